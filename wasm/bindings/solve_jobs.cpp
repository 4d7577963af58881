#include "solve_jobs.h"

#include <cstddef>
#include <optional>

namespace jiugong::bindings {
namespace {

// The candidates of a text that write_candidates() wrote.
std::optional<Marks> marks_of(std::string_view text) {
  constexpr std::size_t kDigits = 9;
  Marks marks{};
  if (text.size() != marks.size() * kDigits) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') marks[i / kDigits] |= static_cast<DigitSet>(1U << (i % kDigits));
  }
  return marks;
}

}  // namespace

void add_members(ObjectWriter& object, const Solve9Result& result, std::uint64_t nanoseconds) {
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
  if (const auto marks = marks_of(puzzle)) {
    solver_.start(*marks, limit);
  } else if (const auto grid = read(puzzle)) {
    solver_.start(*grid, limit);
  }
}

void SearchJob::run(std::uint64_t nodes) {
  stopwatch_.start();
  const bool over = solver_.advance(nodes);
  stopwatch_.stop();
  if (!over) return;
  write(solver_.result(), stopwatch_.nanoseconds());
  finish();
}

void SolveJob::write(const Solve9Result& result, std::uint64_t nanoseconds) {
  ObjectWriter object(json());
  add_members(object, result, nanoseconds);
}

void CountJob::write(const Solve9Result& result, std::uint64_t /*nanoseconds*/) {
  ObjectWriter(json()).add("count", result.count).add("capped", result.capped);
}

}  // namespace jiugong::bindings
