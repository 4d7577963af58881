#include "generate_regions_job.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arguments.h"
#include "jiugong/region_presets.h"
#include "region_json.h"

namespace jiugong::bindings {
namespace {

// Nothing if a name is unknown. A name that is there twice counts once.
std::optional<std::vector<RegionClue>> clues_named(std::string_view names) {
  std::vector<RegionClue> clues;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(','), names.size());
    const auto clue = from_name<RegionClue>(names.substr(0, end));
    if (!clue) return std::nullopt;
    if (std::find(clues.begin(), clues.end(), *clue) == clues.end()) clues.push_back(*clue);
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return clues;
}

}  // namespace

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
    JsonObject(json())
        .add("puzzle", made.puzzle)
        .add("solution", made.solution)
        .add("givens", made.givens)
        .add("seed", std::to_string(options_.seed))
        .add("reached", made.reached);
  }
  generator_ = RegionGenerator();
}

}  // namespace jiugong::bindings
