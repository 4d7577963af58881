#include "untwist_job.h"

#include <array>
#include <charconv>
#include <memory>
#include <string_view>
#include <system_error>

#include "count.h"
#include "twist_json.h"

namespace jiugong::bindings {
namespace {

// The tables, which all jobs share: making one takes longer than all answers a page will ever ask
// of it. Null until a job has made it.
std::shared_ptr<const UntwistTable>& shared_table(Turns turns) {
  static std::array<std::shared_ptr<const UntwistTable>, 3> tables;
  return tables[static_cast<std::size_t>(turns)];
}

// Parses numbers separated by commas. The API sends nothing else, so other text is ignored.
std::vector<int> to_numbers(std::string_view text) {
  std::vector<int> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    int number = 0;
    const auto [rest, error] = std::from_chars(at, end, number);
    if (error != std::errc()) break;
    numbers.push_back(number);
    at = rest == end ? end : rest + 1;
  }
  return numbers;
}

}  // namespace

void write_json(Json& out, const UntwistError& error) {
  JsonObject(out)
      .add("code", name_of(error.code))
      .add("message", error.message())
      .add("line", error.row)
      .add("column", error.col)
      .add("found", error.found)
      .add("expected", error.expected);
}

void UntwistJob::start(int rows, int cols, const std::string& tiles, const std::string& goal,
                       const std::string& turns, const std::string& seed, double effort) {
  begin();
  const UntwistProblem problem = {.rows = rows,
                                  .cols = cols,
                                  .tiles = to_numbers(tiles),
                                  .goal = to_numbers(goal),
                                  .turns = from_name<Turns>(turns).value_or(Turns::kQuarter),
                                  .effort = to_count(effort),
                                  .seed = seed_from(seed)};
  if (const auto error = validate(problem)) {
    fail(*error);
    return;
  }
  turns_ = problem.turns;
  untwister_.start(problem, shared_table(turns_));
}

State UntwistJob::advance(std::uint64_t nodes) {
  if (state() == State::kWorking && untwister_.advance(nodes)) {
    const auto table = untwister_.table();
    if (table && table->turns() == turns_) shared_table(turns_) = table;
    const UntwistResult& result = untwister_.result();
    JsonObject(json())
        .add("status", result.status == UntwistStatus::kSolved ? "solved" : "unreachable")
        .add("moves", result.moves)
        .add("optimal", result.optimal)
        .add("goal", result.goal)
        .add("nodes", result.nodes);
    finish();
  }
  return state();
}

}  // namespace jiugong::bindings
