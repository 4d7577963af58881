// Random grids of every kind for the tests of the analyses.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/grid.h"
#include "support.h"

namespace jiugong {

// Random solutions, minimal puzzles and grids derived from them; the same on every platform. The
// engine's own sampler and generator draw them; the tests check the analyses independently.
class RandomGrids {
 public:
  explicit RandomGrids(std::uint64_t seed)
      : random_(seed), sampler_(std::make_shared<const GridSampler>()), generator_(sampler_) {}

  int below(int bound) { return random_.below(bound); }
  Grid solved() { return sampler_->draw(random_); }
  Grid minimal();                       // a unique puzzle that needs each of its givens
  Grid without(Grid grid, int givens);  // without this number of its givens
  Grid with_clues(int clues);           // a part of a solved grid

  // A minimal puzzle with one more digit, which clashes with no given and differs from the
  // solution.
  Grid contradictory();

 private:
  Random random_;
  std::shared_ptr<const GridSampler> sampler_;
  Generator generator_;
};

// Expects that a search finds the same at the same cost, whatever puzzle it had before.
template <typename Search>
void expect_like_new(const std::vector<Grid>& puzzles, const auto& expect_same) {
  Search used;
  for (const Grid& puzzle : puzzles) {
    Search fresh;
    fresh.start(puzzle);
    ASSERT_TRUE(fresh.advance(UINT64_MAX));
    for (const Grid& before : puzzles) {
      used.start(before);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      used.start(puzzle);
      ASSERT_TRUE(used.advance(UINT64_MAX));
      expect_same(used.result(), fresh.result());
      EXPECT_EQ(used.solves(), fresh.solves());
      EXPECT_EQ(used.nodes(), fresh.nodes());
    }
  }
}

// The cells that hold a digit.
std::vector<Cell> givens_of(const Grid& grid);

// Whether the grid has a solution.
bool has_solution(const Grid& grid);

}  // namespace jiugong
