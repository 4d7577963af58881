#include "fuzz/region_puzzles.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_rule_kinds.h"
#include "random_rules.h"

namespace jiugong::fuzz {
namespace {

int count_values(const RegionPuzzle& puzzle) { return puzzle.high - puzzle.low + 1; }

// Adds regions, unless one of them would be too large.
template <typename Add>
void add_if_good(RegionPuzzle& puzzle, const Add& add) {
  const std::size_t before = puzzle.regions.size();
  add();
  const auto most = static_cast<std::size_t>(count_values(puzzle));
  const bool good =
      std::all_of(puzzle.regions.begin() + static_cast<std::ptrdiff_t>(before),
                  puzzle.regions.end(), [&](const auto& cells) { return cells.size() <= most; });
  if (!good) puzzle.regions.resize(before);
}

void add_houses(FuzzInput& input, RegionPuzzle& puzzle) {
  const int houses = input.byte();
  if ((houses & 1) == 0) add_if_good(puzzle, [&] { add_rows(puzzle); });
  if ((houses & 2) == 0) add_if_good(puzzle, [&] { add_columns(puzzle); });
  if ((houses & 4) == 0) {
    const int box_rows = input.between(1, std::min(puzzle.rows, 6));
    const int box_cols = input.between(1, std::min(puzzle.cols, 6));
    add_if_good(puzzle, [&] { add_boxes(puzzle, box_rows, box_cols); });
  }
  if ((houses & 8) != 0) {
    std::string labels;
    for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
      constexpr std::array<char, 6> kLabels = {'.', 'A', 'B', 'z', '0', 'C'};
      labels += input.one_of(kLabels);
    }
    add_if_good(puzzle, [&] { add_labelled(puzzle, labels); });
  }
}

void add_rules(FuzzInput& input, RegionPuzzle& puzzle) {
  const int rules = input.byte();
  puzzle.anti_knight = (rules & 1) != 0;
  puzzle.anti_king = (rules & 2) != 0;
  puzzle.non_consecutive = (rules & 4) != 0;
  puzzle.diagonals = (rules & 8) != 0;
  if (validate(puzzle)) puzzle.diagonals = false;
}

void add_cells(FuzzInput& input, RegionPuzzle& puzzle) {
  const int voids = input.below(4), givens = input.below(8);
  const auto any_cell = [&]() -> int& {
    return puzzle.cells[static_cast<std::size_t>(input.two_bytes()) % puzzle.cells.size()];
  };
  for (int i = 0; i < givens; ++i) any_cell() = puzzle.low + input.below(count_values(puzzle));
  for (int i = 0; i < voids; ++i) any_cell() = kVoidCell;
  // At least one cell is not void.
  if (puzzle.cells[0] == kVoidCell) puzzle.cells[0] = kOpenCell;
}

}  // namespace

std::vector<int> some_cells(FuzzInput& input, const RegionPuzzle& puzzle, int most) {
  std::vector<int> cells;
  // Mostly the next cell to the right or below, as in real cages, and occasionally another one.
  auto at = static_cast<std::size_t>(input.two_bytes());
  for (int size = input.between(1, most); size != 0; --size) {
    at %= puzzle.cells.size();
    const int cell = static_cast<int>(at);
    if (puzzle.cells[at] != kVoidCell && std::find(cells.begin(), cells.end(), cell) == cells.end())
      cells.push_back(cell);
    const int step = input.byte();
    at += step % 3 == 0   ? 1
          : step % 3 == 1 ? static_cast<std::size_t>(puzzle.cols)
                          : static_cast<std::size_t>(step);
  }
  return cells;
}

void add_some_rules(FuzzInput& input, RegionPuzzle& puzzle) {
  const auto cells = static_cast<int>(std::count_if(puzzle.cells.begin(), puzzle.cells.end(),
                                                    [](int entry) { return entry != kVoidCell; }));
  constexpr int kMostCells = 5;
  for (int rules = input.below(4); rules > 0; --rules) {
    const auto kinds = rule_kinds();
    const RuleFacts& facts =
        kinds[static_cast<std::size_t>(input.below(static_cast<int>(kinds.size())))];
    Random random(static_cast<std::uint64_t>(input.two_bytes()));
    if (cells <= std::max(facts.least_cells, 2)) continue;
    puzzle.rules.push_back(random_rule(random, facts.kind, puzzle, kMostCells));
  }
}

RegionPuzzle region_puzzle_of(FuzzInput& input, const RegionBounds& bounds) {
  const int rows = input.between(1, bounds.side), cols = input.between(1, bounds.side);
  const int values = input.between(1, bounds.values), low = input.below(4);
  RegionPuzzle puzzle = open_grid(rows, cols, low, low + values - 1);
  add_cells(input, puzzle);
  add_houses(input, puzzle);
  add_rules(input, puzzle);
  for (int regions = input.below(bounds.lists); regions > 0; --regions) {
    std::vector<int> cells = some_cells(input, puzzle, values);
    if (!cells.empty()) puzzle.regions.push_back(std::move(cells));
  }
  for (int cages = input.below(bounds.lists); cages > 0; --cages) {
    const int sum = input.byte();
    std::vector<int> cells = some_cells(input, puzzle, values);
    if (!cells.empty()) puzzle.cages.push_back({.sum = sum, .cells = std::move(cells)});
  }
  return puzzle;
}

}  // namespace jiugong::fuzz
