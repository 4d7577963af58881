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

// The number of numbers or bytes read in the time of one node.
constexpr std::uint64_t kNumbersOfNode = 50;
constexpr std::uint64_t kTextBytesOfNode = 50;

// Returns nodes × amount, at most UINT64_MAX.
std::uint64_t times(std::uint64_t nodes, std::uint64_t amount) {
  return nodes > UINT64_MAX / amount ? UINT64_MAX : nodes * amount;
}

// The cells of a puzzle, written with null for open cells.
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

// Returns the next number, or 0 at the end or for text that is not a number.
int RegionNumbers::next() {
  int number = 0;
  const auto [rest, error] = std::from_chars(at_, end_, number);
  at_ = error != std::errc() || rest == end_ ? end_ : rest + 1;
  return number;
}

bool RegionNumbers::advance(std::uint64_t count) {
  for (; count != 0 && part_ != Part::kEnd; --count) step();
  return part_ == Part::kEnd;
}

void RegionNumbers::step() {
  switch (part_) {
    case Part::kHead:
      read_head();
      begin_list(puzzle_.cells, Part::kCells);
      break;
    case Part::kCells:
      read_item(Part::kRegions);
      if (part_ == Part::kRegions) lists_ = next();
      break;
    case Part::kRegions:
      if (begin_region()) break;
      part_ = Part::kCages;
      lists_ = next();
      break;
    case Part::kRegion:
      read_item(Part::kRegions);
      break;
    case Part::kCages:
      if (!begin_cage()) part_ = Part::kEnd;
      break;
    case Part::kCage:
      read_item(Part::kCages);
      break;
    case Part::kEnd:
      break;
  }
}

void RegionNumbers::read_head() {
  puzzle_.rows = next();
  puzzle_.cols = next();
  puzzle_.low = next();
  puzzle_.high = next();
  const int rules = next();
  puzzle_.diagonals = (rules & kDiagonals) != 0;
  puzzle_.anti_knight = (rules & kAntiKnight) != 0;
  puzzle_.anti_king = (rules & kAntiKing) != 0;
  puzzle_.non_consecutive = (rules & kNonConsecutive) != 0;
}

// A list is a count followed by that many numbers.
void RegionNumbers::begin_list(std::vector<int>& list, Part part) {
  part_ = part;
  list_ = &list;
  items_ = next();
}

void RegionNumbers::read_item(Part after) {
  if (items_ > 0 && at_ != end_) {
    list_->push_back(next());
    --items_;
  } else {
    part_ = after;
  }
}

// Returns false if there are no more regions.
bool RegionNumbers::begin_region() {
  if (lists_ <= 0 || at_ == end_) return false;
  --lists_;
  begin_list(puzzle_.regions.emplace_back(), Part::kRegion);
  return true;
}

bool RegionNumbers::begin_cage() {
  if (lists_ <= 0 || at_ == end_) return false;
  --lists_;
  Cage& cage = puzzle_.cages.emplace_back();
  cage.sum = next();
  begin_list(cage.cells, Part::kCage);
  return true;
}

RegionPuzzle region_puzzle_of(const std::string& puzzle) {
  RegionNumbers numbers(puzzle);
  numbers.advance(UINT64_MAX);
  return numbers.take();
}

void SolveRegionsJob::start(std::string puzzle, std::uint64_t limit) {
  begin();
  stopwatch_.reset();
  portion_ = kFirstPortion;
  limit_ = limit;
  solver_.reset();
  numbers_.emplace(std::move(puzzle));
}

State SolveRegionsJob::advance(std::uint64_t nodes) {
  if (state() != State::kWorking) return state();
  if (solver_) {
    search(nodes);
  } else if (numbers_->advance(times(nodes, kNumbersOfNode))) {
    const RegionPuzzle puzzle = numbers_->take();
    numbers_.reset();
    if (const auto mistake = validate(puzzle)) {
      fail(*mistake);
    } else {
      stopwatch_.start();
      solver_.emplace().start(puzzle, limit_);
      stopwatch_.stop();
    }
  }
  return state();
}

void SolveRegionsJob::search(std::uint64_t nodes) {
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
  // It may be large, and finished jobs are kept for the next call.
  solver_.reset();
}

void ReadRegionsJob::start(std::string text) {
  begin();
  reader_.emplace(std::move(text));
}

State ReadRegionsJob::advance(std::uint64_t nodes) {
  if (state() != State::kWorking || !reader_->advance(times(nodes, kTextBytesOfNode)))
    return state();
  const auto read = reader_->take();
  reader_.reset();
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    fail(*error);
  } else {
    const auto& puzzle = std::get<RegionPuzzle>(read);
    write_json(json(), puzzle, outline_of(puzzle));
    finish();
  }
  return state();
}

void WriteRegionsJob::start(std::string puzzle) {
  begin();
  writer_.reset();
  numbers_.emplace(std::move(puzzle));
}

State WriteRegionsJob::advance(std::uint64_t nodes) {
  if (state() != State::kWorking) return state();
  if (numbers_) {
    if (numbers_->advance(times(nodes, kNumbersOfNode))) begin_text();
    return state();
  }
  const bool done = writer_->advance(nodes);
  write_json_characters(json(), writer_->take());
  if (done) {
    json() += '"';
    writer_.reset();
    puzzle_ = {};
    finish();
  }
  return state();
}

void WriteRegionsJob::begin_text() {
  puzzle_ = numbers_->take();
  numbers_.reset();
  if (const auto mistake = validate(puzzle_)) {
    fail(*mistake);
    puzzle_ = {};
    return;
  }
  writer_.emplace(puzzle_);
  json() += '"';
}

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
