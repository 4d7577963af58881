// Compares a propagator with brute force: on random candidates it removes no value that is in a solution;
// where it promises so, it removes every other; and it knows whether settled cells hold, also where
// it settled them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "regions/board.h"
#include "regions/propagators/lock.h"

namespace jiugong::regions {

using Grid = std::vector<int>;  // a bit number a cell
using Holds = std::function<bool(const Grid&)>;

inline Cells first_cells(int count) {
  Cells cells(static_cast<std::size_t>(count));
  std::iota(cells.begin(), cells.end(), Small{0});
  return cells;
}

inline bool is_settled(const std::vector<Mask>& candidates) {
  return std::all_of(candidates.begin(), candidates.end(), is_single);
}

// Up to `most` values a cell; without it a mixture of settled cells and of cells with many values.
inline std::vector<Mask> random_candidates(Random& random, std::integral auto cells, int values,
                                           int most = 0) {
  if (most == 0) most = std::array{1, 3, 6}[static_cast<std::size_t>(random.below(3))];
  std::vector<Mask> candidates;
  for (auto left = cells; left > 0; --left) {
    Mask mask = 0;
    const int count = 1 + random.below(most);
    for (int i = 0; i < count; ++i) mask |= Mask{1} << random.below(values);
    candidates.push_back(mask);
  }
  return candidates;
}

// The values of each cell in the grids that hold, or nothing if there is none.
inline std::optional<std::vector<Mask>> supported(const std::vector<Mask>& candidates,
                                                  const Holds& holds) {
  std::vector<Mask> result(candidates.size());
  Grid grid(candidates.size());
  bool any = false;
  const auto fill = [&](const auto& self, std::size_t cell) -> void {
    if (cell == grid.size()) {
      if (!holds(grid)) return;
      any = true;
      for (std::size_t i = 0; i < grid.size(); ++i) result[i] |= Mask{1} << grid[i];
      return;
    }
    for (Mask left = candidates[cell]; left != 0; left &= left - 1) {
      grid[cell] = std::countr_zero(left);
      self(self, cell + 1);
    }
  };
  fill(fill, 0);
  if (!any) return std::nullopt;
  return result;
}

// What the propagator leaves of the candidates, or nothing if it finds a contradiction.
inline std::optional<std::vector<Mask>> filtered(std::unique_ptr<Propagator> propagator,
                                                 std::vector<Mask> candidates, int values) {
  Network network;
  network.cells = candidates.size();
  network.values = values;
  network.all = (Mask{1} << values) - 1;
  network.allowed = std::move(candidates);
  network.peers = Lists(std::vector<std::uint32_t>(network.cells));
  network.watched_houses.add(first_cells(static_cast<int>(network.cells)));
  network.propagators.push_back(std::move(propagator));
  network.rule_of.push_back(kNoRule);
  Board board(std::move(network));
  WorkBudget budget(std::numeric_limits<std::uint64_t>::max());
  if (!board.propagate(budget)) return std::nullopt;
  return board.state();
}

struct Case {
  std::unique_ptr<Propagator> propagator;
  Holds holds;
  std::vector<Mask> candidates;
  int values = 0;
  bool exact = false;
};

inline bool all_differ(const Grid& grid) {
  Mask seen = 0;
  for (const int value : grid) {
    if ((seen >> value & 1) != 0) return false;
    seen |= Mask{1} << value;
  }
  return true;
}

inline Grid grid_of(const std::vector<Mask>& settled) {
  Grid grid;
  for (const Mask candidates : settled) grid.push_back(std::countr_zero(candidates));
  return grid;
}

// Runs `make` with random numbers and compares.
inline void compare(std::uint64_t seed, int rounds, const std::function<Case(Random&)>& make) {
  Random random(seed);
  int possible = 0, impossible = 0;
  for (int round = 0; round < rounds; ++round) {
    Case test = make(random);
    const auto expected = supported(test.candidates, test.holds);
    const bool settled = is_settled(test.candidates);
    const auto found = filtered(std::move(test.propagator), test.candidates, test.values);
    ++(expected ? possible : impossible);
    // (Whether cells differ, the peers of a board tell.)
    const bool wrong = !expected && found && is_settled(*found) && all_differ(grid_of(*found));
    ASSERT_FALSE(wrong) << round;
    ASSERT_TRUE(found.has_value() == expected.has_value() || !(test.exact || settled)) << round;
    if (!expected) continue;
    ASSERT_TRUE(found.has_value()) << round;
    for (std::size_t cell = 0; cell < expected->size(); ++cell) {
      ASSERT_EQ((*expected)[cell] & ~(*found)[cell], 0U) << round;
      ASSERT_TRUE(!test.exact || (*found)[cell] == (*expected)[cell]) << round;
    }
  }
  EXPECT_GT(possible, rounds / 20);
  EXPECT_GT(impossible, rounds / 20);
}

inline Seers without_seers(int cells) {
  return {first_cells(cells), [](const Cells&) { return Cells(); }};
}

// Makes the settled cells of a test differ, as the peers of the board do.
inline Case with_different_cells(Case test) {
  test.holds = [holds = test.holds](const Grid& grid) { return all_differ(grid) && holds(grid); };
  const bool settled = is_settled(test.candidates);
  if (settled && !all_differ(grid_of(test.candidates)))
    test.candidates.assign(test.candidates.size(), (Mask{1} << test.values) - 1);
  return test;
}

}  // namespace jiugong::regions
