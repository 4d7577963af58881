#include "region_jobs.h"

#include <utility>
#include <vector>

#include "jiugong/region_presets.h"
#include "region_json.h"
#include "solve_jobs.h"

namespace jiugong::bindings {
namespace {

// The number of bytes read in the time of one node.
constexpr std::uint64_t kTextBytesOfNode = 50;

std::optional<std::vector<int>> unless_empty(const std::vector<int>& solution) {
  return solution.empty() ? std::nullopt : std::optional(solution);
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
  JsonObject(json())
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

State ReadRegionsJob::advance(std::uint64_t nodes) {
  if (state() != State::kWorking || !reader_->advance(times(nodes, kTextBytesOfNode)))
    return state();
  const auto read = reader_->take();
  reader_.reset();
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    fail(*error);
  } else {
    write_json(json(), std::get<RegionPuzzle>(read));
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
  write_json(json(), *preset);
  finish();
}

State RegionPresetJob::advance(std::uint64_t /*nodes*/) { return state(); }

}  // namespace jiugong::bindings
