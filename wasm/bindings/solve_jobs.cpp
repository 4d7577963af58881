#include "solve_jobs.h"

namespace jiugong::bindings {

void add_members(JsonObject& object, const Solve9Result& result, std::uint64_t nanoseconds) {
  object.add("status", name_of(result.status))
      .add("count", result.count)
      .add("capped", result.capped)
      .add("solution", result.solution)
      .add("second", result.second)
      .add("conflicts", result.conflicts)
      .add("guesses", result.guesses)
      .add("micros", Micros{nanoseconds});
}

void SearchJob::start(const std::string& puzzle, std::uint64_t limit) {
  begin();
  stopwatch_.reset();
  auto read = read_any_puzzle(puzzle);
  if (const auto* const error = std::get_if<TextError>(&read)) return fail(*error);
  const auto& one = std::get<TextPuzzle>(read);
  one.candidates ? solver_.start(*one.candidates, limit) : solver_.start(one.grid, limit);
}

bool SearchJob::search(std::uint64_t nodes) {
  if (state() != State::kWorking) return false;
  stopwatch_.start();
  const bool over = solver_.advance(nodes);
  stopwatch_.stop();
  return over;
}

State SolveJob::advance(std::uint64_t nodes) {
  if (search(nodes)) {
    JsonObject object(json());
    add_members(object, result(), nanoseconds());
    finish();
  }
  return state();
}

State CountJob::advance(std::uint64_t nodes) {
  if (search(nodes)) {
    const Solve9Result found = result();
    JsonObject(json()).add("count", found.count).add("capped", found.capped);
    finish();
  }
  return state();
}

}  // namespace jiugong::bindings
