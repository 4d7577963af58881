#include "region_jobs.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "arguments.h"
#include "jiugong/region_presets.h"
#include "region_json.h"
#include "solve_jobs.h"

namespace jiugong::bindings {
namespace {

// The number of bytes read in the time of one node.
constexpr std::uint64_t kBytesOfNode = 50;

// Returns nodes × amount, at most UINT64_MAX.
constexpr std::uint64_t times(std::uint64_t nodes, std::uint64_t amount) {
  return nodes > UINT64_MAX / amount ? UINT64_MAX : nodes * amount;
}

constexpr std::uint64_t kFirstPortion = 8;
constexpr std::uint64_t kMaxPortion = 4096;
constexpr std::uint64_t kStepNanoseconds = 500'000;

}  // namespace

void RegionSearchJob::reset() {
  begin();
  stopwatch_.reset();
  portion_ = kFirstPortion;
  reader_.reset();
}

void RegionSearchJob::start_reading(std::string puzzle) {
  reset();
  reader_.emplace(std::move(puzzle));
}

void RegionSearchJob::start_with(const RegionPuzzle& puzzle) {
  reset();
  stopwatch_.start();
  start_search(puzzle);
  stopwatch_.stop();
}

void RegionSearchJob::work(std::uint64_t nodes) {
  if (!reader_) return make_step(nodes);
  if (!reader_->advance(times(nodes, kBytesOfNode))) return;
  const RegionPuzzle puzzle = reader_->take();
  reader_.reset();
  if (const auto mistake = validate(puzzle)) {
    fail(*mistake);
  } else {
    stopwatch_.start();
    start_search(puzzle);
    stopwatch_.stop();
  }
}

void RegionSearchJob::make_step(std::uint64_t nodes) {
  const std::uint64_t begin = stopwatch_.nanoseconds();
  while (nodes != 0) {
    const std::uint64_t portion = std::min(nodes, portion_), before = stopwatch_.nanoseconds();
    stopwatch_.start();
    const bool over = search(portion);
    stopwatch_.stop();
    if (over) {
      end_search();
      finish();
      return;
    }
    nodes -= portion;
    const std::uint64_t now = stopwatch_.nanoseconds();
    if (now - before < kStepNanoseconds / 4) portion_ = std::min(2 * portion_, kMaxPortion);
    if (now - before > kStepNanoseconds) portion_ = std::max<std::uint64_t>(portion_ / 2, 1);
    if (now - begin > kStepNanoseconds) break;
  }
}

namespace {

std::optional<std::vector<int>> unless_empty(const std::vector<int>& solution) {
  return solution.empty() ? std::nullopt : std::optional(solution);
}

// Nothing if a name is unknown. A name that is there twice counts once.
std::optional<std::vector<RegionClue>> clues_named(std::string_view names) {
  std::vector<RegionClue> clues;
  while (!names.empty()) {
    const auto clue = from_name<RegionClue>(take_piece(names));
    if (!clue) return std::nullopt;
    if (std::find(clues.begin(), clues.end(), *clue) == clues.end()) clues.push_back(*clue);
  }
  return clues;
}

}  // namespace

void SolveRegionsJob::start(std::string puzzle, std::uint64_t limit) {
  limit_ = limit;
  solver_.reset();
  start_reading(std::move(puzzle));
}

void SolveRegionsJob::start_search(const RegionPuzzle& puzzle) {
  solver_.emplace().start(puzzle, limit_);
}

bool SolveRegionsJob::search(std::uint64_t nodes) { return solver_->advance(nodes); }

void SolveRegionsJob::end_search() {
  const RegionResult result = solver_->result();
  ObjectWriter(json())
      .add("status", name_of(result.status))
      .add("count", result.count)
      .add("capped", result.capped)
      .add("solution", unless_empty(result.solution))
      .add("second", unless_empty(result.second))
      .add("conflicts", result.conflicts)
      .add("conflictingRules", result.conflicting_rules)
      .add("nodes", result.nodes)
      .add("micros", Micros{nanoseconds()});
  solver_.reset();
}

void ReadRegionsJob::start(std::string text) {
  begin();
  reader_.emplace(std::move(text));
}

void ReadRegionsJob::run(std::uint64_t nodes) {
  if (!reader_->advance(times(nodes, kBytesOfNode))) return;
  const auto read = reader_->take();
  reader_.reset();
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    fail(*error);
  } else {
    write_json(json(), std::get<RegionPuzzle>(read));
  }
  finish();
}

void WriteRegionsJob::start(std::string puzzle) {
  begin();
  writer_.reset();
  reader_.emplace(std::move(puzzle));
}

void WriteRegionsJob::run(std::uint64_t nodes) {
  if (reader_) {
    if (reader_->advance(times(nodes, kBytesOfNode))) begin_text();
    return;
  }
  const bool done = writer_->advance(nodes);
  write_json_characters(json(), writer_->take());
  if (done) {
    json() += '"';
    writer_.reset();
    puzzle_ = {};
    finish();
  }
}

void WriteRegionsJob::begin_text() {
  puzzle_ = reader_->take();
  reader_.reset();
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
  if (const auto preset = region_preset(name)) return write_json(json(), *preset);
  refuse("preset", name);
}

void GenerateRegionsJob::start(std::string layout, const std::string& preset,
                               const std::string& clues, const std::string& seed, int givens,
                               bool irregular, bool minimal, std::uint64_t attempts) {
  begin();
  generator_ = RegionGenerator();
  const auto number = to_seed(seed);
  const auto named = clues_named(clues);
  const auto known = region_preset(preset);
  if (!number) {
    refuse("seed", seed);
  } else if (!named) {
    refuse("rules", clues);
  } else if (!preset.empty() && (!known || !layout.empty())) {
    refuse("preset", preset);
  } else if (givens < -1) {
    refuse("givens", std::to_string(givens));
  } else {
    options_ = {.seed = *number,
                .clues = *named,
                .givens = givens,
                .irregular = irregular,
                .minimal = minimal,
                .attempts = static_cast<int>(std::min<std::uint64_t>(attempts, INT32_MAX))};
    if (known) {
      start_with(*known);
    } else {
      start_reading(std::move(layout));
    }
  }
}

void GenerateRegionsJob::start_search(const RegionPuzzle& layout) {
  if (options_.irregular && !can_be_irregular(layout)) {
    refuse(
        "Only a square with as many values as rows, without void cells, can have "
        "irregular regions.");
  } else {
    generator_.start(layout, options_);
  }
}

void GenerateRegionsJob::end_search() {
  const GeneratedRegions& made = generator_.result();
  if (made.solution.empty()) {
    refuse(options_.irregular
               ? "No irregular regions were found with which the puzzle has a solution."
               : "The puzzle has no solution.");
  } else {
    ObjectWriter(json())
        .add("puzzle", made.puzzle)
        .add("solution", made.solution)
        .add("givens", made.givens)
        .add("seed", std::to_string(options_.seed))
        .add("reached", made.reached);
  }
  generator_ = RegionGenerator();
}

template <>
void RegionCandidatesJob::end_search() {
  const RegionCandidates found = finder_->result();
  std::vector<std::vector<int>> values;
  values.reserve(found.candidates.size());
  for (std::uint64_t candidates : found.candidates) {
    std::vector<int>& list = values.emplace_back();
    for (; candidates != 0; candidates &= candidates - 1) {
      list.push_back(low_ + std::countr_zero(candidates));
    }
  }
  write_json(json(), values);
  finder_.reset();
}

template <>
void RegionDifferenceJob::end_search() {
  const RegionDifference found = finder_->result();
  if (found.second.empty()) {
    json() += "null";
  } else {
    ObjectWriter(json())
        .add("first", found.first)
        .add("second", found.second)
        .add("differing", found.differing);
  }
  finder_.reset();
}

template <>
void RegionContradictionJob::end_search() {
  const RegionContradiction found = finder_->result();
  if (!found.none) {
    json() += "null";
  } else {
    ObjectWriter(json())
        .add("givens", found.givens)
        .add("regions", found.regions)
        .add("cages", found.cages)
        .add("rules", found.rules)
        .add("diagonals", found.diagonals)
        .add("antiKnight", found.anti_knight)
        .add("antiKing", found.anti_king)
        .add("nonConsecutive", found.non_consecutive)
        .add("minimal", found.minimal);
  }
  finder_.reset();
}

}  // namespace jiugong::bindings
