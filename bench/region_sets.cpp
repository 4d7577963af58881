#include "bench/region_sets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

#include "jiugong/region_presets.h"

namespace jiugong::bench {
namespace {

constexpr std::uint64_t kSeed = 20261121;

int& at(std::vector<int>& list, int place) { return list[static_cast<std::size_t>(place)]; }
int at(const std::vector<int>& list, int place) { return list[static_cast<std::size_t>(place)]; }

std::vector<int> random_order(Random& random, int count) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span(order));
  return order;
}

// Returns a full grid, not uniformly distributed: the solution for a random first row and a few
// random compatible cells.
std::vector<int> random_grid(RegionPuzzle puzzle, Random& random) {
  const auto first_row = random_order(random, puzzle.cols);
  for (int col = 0; col < puzzle.cols; ++col) {
    puzzle.cells[static_cast<std::size_t>(col)] =
        puzzle.low + first_row[static_cast<std::size_t>(col)];
  }
  const int cells = puzzle.rows * puzzle.cols;
  for (int round = 0; round < puzzle.rows; ++round) {
    int& entry = at(puzzle.cells, puzzle.cols + random.below(cells - puzzle.cols));
    const int before = std::exchange(entry, puzzle.low + random.below(puzzle.cols));
    if (solve_regions(puzzle).status == Status::kNone) entry = before;
  }
  // (The solution that the search shows first: the sets stay the same.)
  std::vector<int> grid = solve_regions(with_void_row(std::move(puzzle))).solution;
  grid.resize(static_cast<std::size_t>(cells));
  return grid;
}

bool is_unique(const RegionPuzzle& puzzle) {
  return solve_regions(puzzle).status == Status::kUnique;
}

// Returns the orthogonal neighbours of `cell` in a 9x9 grid.
std::vector<int> beside(int cell) {
  std::vector<int> cells;
  if (cell >= 9) cells.push_back(cell - 9);
  if (cell % 9 != 0) cells.push_back(cell - 1);
  if (cell % 9 != 8) cells.push_back(cell + 1);
  if (cell < 72) cells.push_back(cell + 9);
  return cells;
}

// Returns cages over a full grid: they grow from random cells by random neighbours with other
// values.
std::vector<Cage> random_cages(const std::vector<int>& grid, Random& random) {
  std::vector<Cage> cages;
  std::vector<int> caged(81, 0);
  for (const int first : random_order(random, 81)) {
    if (at(caged, first) != 0) continue;
    const int size = 2 + random.below(5);
    Cage cage;
    int values = 0;
    const auto take = [&](int cell) {
      at(caged, cell) = 1;
      cage.cells.push_back(cell);
      cage.sum += at(grid, cell);
      values |= 1 << at(grid, cell);
    };
    take(first);
    while (static_cast<int>(cage.cells.size()) < size) {
      std::vector<int> next;
      for (const int cell : cage.cells) {
        for (const int other : beside(cell)) {
          if (at(caged, other) == 0 && (values >> at(grid, other) & 1) == 0) next.push_back(other);
        }
      }
      if (next.empty()) break;
      take(at(next, random.below(static_cast<int>(next.size()))));
    }
    cages.push_back(cage);
  }
  return cages;
}

bool is_connected(const std::vector<int>& labels, int label) {
  std::vector<int> reached(81, 0);
  std::vector<int> border;
  const auto reach = [&](int cell) {
    if (at(labels, cell) != label || std::exchange(at(reached, cell), 1) != 0) return;
    border.push_back(cell);
  };
  reach(static_cast<int>(std::find(labels.begin(), labels.end(), label) - labels.begin()));
  while (!border.empty()) {
    const int cell = border.back();
    border.pop_back();
    for (const int other : beside(cell)) reach(other);
  }
  return std::accumulate(reached.begin(), reached.end(), 0) ==
         static_cast<int>(std::count(labels.begin(), labels.end(), label));
}

// Moves `cell` to the region of `neighbour`, and that region's first fitting cell back in exchange.
void exchange(std::vector<int>& labels, int cell, int neighbour, Random& random) {
  const int from = at(labels, cell), to = at(labels, neighbour);
  if (from == to) return;
  at(labels, cell) = to;
  for (const int back : random_order(random, 81)) {
    if (back == cell || at(labels, back) != to) continue;
    at(labels, back) = from;
    if (is_connected(labels, from) && is_connected(labels, to)) return;
    at(labels, back) = to;
  }
  at(labels, cell) = from;
}

RegionPuzzle jigsaw_of(const std::vector<int>& labels) {
  RegionPuzzle puzzle = open_grid(9, 9, 1, 9);
  add_rows(puzzle);
  add_columns(puzzle);
  std::vector<std::vector<int>> regions(9);
  for (int cell = 0; cell < 81; ++cell)
    regions[static_cast<std::size_t>(at(labels, cell))].push_back(cell);
  puzzle.regions.insert(puzzle.regions.end(), regions.begin(), regions.end());
  return puzzle;
}

// Returns the first `size` puzzles of a series for which `wanted` is true.
template <typename Next, typename Wanted>
std::vector<RegionPuzzle> first_of(std::size_t size, const Next& next, const Wanted& wanted) {
  std::vector<RegionPuzzle> puzzles;
  for (std::uint64_t index = 0; puzzles.size() < size; ++index) {
    Random random(seed_of(kSeed, index));
    RegionPuzzle puzzle = next(random);
    if (wanted(puzzle)) puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

}  // namespace

RegionPuzzle with_void_row(RegionPuzzle puzzle) {
  ++puzzle.rows;
  puzzle.cells.resize(puzzle.cells.size() + static_cast<std::size_t>(puzzle.cols), kVoidCell);
  return puzzle;
}

std::vector<RegionPuzzle> make_16x16(std::size_t size) {
  const auto next = [](Random& random) {
    RegionPuzzle puzzle = *region_preset("16x16");
    puzzle.cells = random_grid(puzzle, random);
    int givens = 256;
    for (const int cell : random_order(random, 256)) {
      if (givens == 100) break;
      const int before = std::exchange(at(puzzle.cells, cell), kOpenCell);
      if (is_unique(puzzle)) {
        --givens;
      } else {
        at(puzzle.cells, cell) = before;
      }
    }
    return puzzle;
  };
  return first_of(size, next, [](const RegionPuzzle& puzzle) {
    return std::count(puzzle.cells.begin(), puzzle.cells.end(), kOpenCell) == 156;
  });
}

std::vector<RegionPuzzle> make_killers(std::size_t size) {
  const auto next = [](Random& random) {
    RegionPuzzle puzzle = *region_preset("killer");
    puzzle.cages = random_cages(random_grid(puzzle, random), random);
    return puzzle;
  };
  return first_of(size, next, is_unique);
}

std::vector<int> random_jigsaw(Random& random) {
  std::vector<int> labels(81);
  for (int cell = 0; cell < 81; ++cell) at(labels, cell) = cell / 27 * 3 + cell % 9 / 3;
  for (int step = 0; step < 300; ++step) {
    const int cell = random.below(81);
    const std::vector<int> others = beside(cell);
    exchange(labels, cell, at(others, random.below(static_cast<int>(others.size()))), random);
  }
  return labels;
}

std::vector<RegionPuzzle> make_jigsaws(std::size_t size) {
  return first_of(
      size, [](Random& random) { return jigsaw_of(random_jigsaw(random)); },
      [](const RegionPuzzle& puzzle) { return solve_regions(puzzle).status != Status::kNone; });
}

std::vector<RegionPuzzle> make_impossible_jigsaws(std::size_t size) {
  return first_of(
      size, [](Random& random) { return jigsaw_of(random_jigsaw(random)); },
      [](const RegionPuzzle& puzzle) { return solve_regions(puzzle).status == Status::kNone; });
}

}  // namespace jiugong::bench
