#include "region_jobs.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>
#include <vector>

#include "jiugong/region_presets.h"
#include "region_outline.h"
#include "solve_jobs.h"

namespace jiugong::bindings {
namespace {

enum Rule { kDiagonals = 1, kAntiKnight = 2, kAntiKing = 4, kNonConsecutive = 8 };

constexpr std::uint64_t kFirstPortion = 8;
constexpr std::uint64_t kMaxPortion = 4096;
constexpr std::uint64_t kStepNanoseconds = 500'000;

// Numbers with commas between them, one after another.
class Numbers {
 public:
  explicit Numbers(const std::string& text) : at_(text.data()), end_(at_ + text.size()) {}

  // 0 at the end, as it is of whatever else is no number.
  int next() {
    int number = 0;
    const auto [rest, error] = std::from_chars(at_, end_, number);
    at_ = error != std::errc() || rest == end_ ? end_ : rest + 1;
    return number;
  }

  // A number of numbers, and they.
  std::vector<int> next_list() {
    std::vector<int> list;
    for (int count = next(); count > 0 && at_ != end_; --count) list.push_back(next());
    return list;
  }

  bool at_end() const { return at_ == end_; }

 private:
  const char* at_;
  const char* end_;
};

// The cells of a puzzle, to be written with null for open ones.
struct Cells {
  const std::vector<int>& cells;
};

void write_json(Json& out, const Cells& cells) {
  out += '[';
  for (const int& cell : cells.cells) {
    if (&cell != cells.cells.data()) out += ',';
    if (cell == kOpenCell) {
      out += "null";
    } else {
      bindings::write_json(out, cell);
    }
  }
  out += ']';
}

void write_json(Json& out, const RegionPuzzle& puzzle, const RegionOutline& outline) {
  JsonObject object(out);
  object.add("rows", puzzle.rows)
      .add("cols", puzzle.cols)
      .add("low", puzzle.low)
      .add("high", puzzle.high)
      .add("cells", Cells{puzzle.cells})
      .add("regions", puzzle.regions)
      .add("cages", puzzle.cages)
      .add("diagonals", puzzle.diagonals)
      .add("antiKnight", puzzle.anti_knight)
      .add("antiKing", puzzle.anti_king)
      .add("nonConsecutive", puzzle.non_consecutive)
      .add("areas", outline.areas)
      .add("extras", outline.extras);
}

std::optional<int> unless_missing(int number) {
  return number < 0 ? std::nullopt : std::optional(number);
}

std::optional<std::vector<int>> unless_empty(const std::vector<int>& solution) {
  return solution.empty() ? std::nullopt : std::optional(solution);
}

}  // namespace

void write_json(Json& out, const Cage& cage) {
  JsonObject(out).add("sum", cage.sum).add("cells", cage.cells);
}

void write_json(Json& out, const RegionError& error) {
  JsonObject(out)
      .add("code", name_of(error.code))
      .add("message", error.message())
      .add("line", 0)
      .add("column", 0)
      .add("found", error.found)
      .add("expected", error.expected)
      .add("cell", unless_missing(error.cell))
      .add("region", unless_missing(error.region))
      .add("cage", unless_missing(error.cage));
}

void write_json(Json& out, const RegionTextError& error) {
  JsonObject(out)
      .add("code", name_of(error))
      .add("message", error.message())
      .add("line", error.line)
      .add("column", error.column)
      .add("found", error.found)
      .add("expected", error.expected);
}

RegionPuzzle region_puzzle_of(const std::string& puzzle) {
  RegionPuzzle made;
  Numbers numbers(puzzle);
  made.rows = numbers.next();
  made.cols = numbers.next();
  made.low = numbers.next();
  made.high = numbers.next();
  const int rules = numbers.next();
  made.diagonals = (rules & kDiagonals) != 0;
  made.anti_knight = (rules & kAntiKnight) != 0;
  made.anti_king = (rules & kAntiKing) != 0;
  made.non_consecutive = (rules & kNonConsecutive) != 0;
  made.cells = numbers.next_list();
  for (int count = numbers.next(); count > 0 && !numbers.at_end(); --count) {
    made.regions.push_back(numbers.next_list());
  }
  for (int count = numbers.next(); count > 0 && !numbers.at_end(); --count) {
    const int sum = numbers.next();
    made.cages.push_back({.sum = sum, .cells = numbers.next_list()});
  }
  return made;
}

void SolveRegionsJob::start(const std::string& puzzle, std::uint64_t limit) {
  begin();
  stopwatch_.reset();
  portion_ = kFirstPortion;
  solver_.reset();
  const RegionPuzzle made = region_puzzle_of(puzzle);
  if (const auto error = validate(made)) {
    fail(*error);
    return;
  }
  stopwatch_.start();
  solver_.emplace().start(made, limit);
  stopwatch_.stop();
}

State SolveRegionsJob::advance(std::uint64_t nodes) {
  const std::uint64_t begin = stopwatch_.nanoseconds();
  while (state() == State::kWorking && nodes != 0) {
    const std::uint64_t portion = std::min(nodes, portion_), before = stopwatch_.nanoseconds();
    stopwatch_.start();
    const bool over = solver_->advance(portion);
    stopwatch_.stop();
    nodes -= portion;
    if (over) end();
    const std::uint64_t now = stopwatch_.nanoseconds();
    if (now - before < kStepNanoseconds / 4) portion_ = std::min(2 * portion_, kMaxPortion);
    if (now - before > kStepNanoseconds) portion_ = std::max<std::uint64_t>(portion_ / 2, 1);
    if (now - begin > kStepNanoseconds) break;
  }
  return state();
}

void SolveRegionsJob::end() {
  const RegionResult result = solver_->result();
  JsonObject(json())
      .add("status", name_of(result.status))
      .add("count", result.count)
      .add("capped", result.capped)
      .add("solution", unless_empty(result.solution))
      .add("second", unless_empty(result.second))
      .add("conflicts", result.conflicts)
      .add("nodes", result.nodes)
      .add("micros", Micros{stopwatch_.nanoseconds()});
  finish();
  // It may hold much, and jobs that are over are kept for the next call.
  solver_.reset();
}

void ReadRegionsJob::start(const std::string& text) {
  begin();
  const auto read = read_regions(text);
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    fail(*error);
    return;
  }
  const auto& puzzle = std::get<RegionPuzzle>(read);
  write_json(json(), puzzle, outline_of(puzzle));
  finish();
}

State ReadRegionsJob::advance(std::uint64_t /*nodes*/) { return state(); }

void WriteRegionsJob::start(const std::string& puzzle) {
  begin();
  const RegionPuzzle made = region_puzzle_of(puzzle);
  if (const auto error = validate(made)) {
    fail(*error);
    return;
  }
  write_json(json(), write_regions(made));
  finish();
}

State WriteRegionsJob::advance(std::uint64_t /*nodes*/) { return state(); }

void RegionPresetJob::start(const std::string& name) {
  begin();
  const auto preset = region_preset(name);
  if (!preset) {
    refuse("preset", name);
    return;
  }
  write_json(json(), *preset, outline_of(*preset));
  finish();
}

State RegionPresetJob::advance(std::uint64_t /*nodes*/) { return state(); }

}  // namespace jiugong::bindings
