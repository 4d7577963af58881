#include "bench/jobs.h"

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "bench/region_sets.h"
#include "jiugong/candidates.h"
#include "jiugong/generate.h"
#include "jiugong/grid.h"
#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::bench {

namespace {

constexpr std::uint64_t kSeed = 20261121;

// Returns the first row as a number.
std::uint64_t digest(const Grid& grid) {
  std::uint64_t number = 0;
  for (Cell cell = 0; cell < 9; ++cell) number = 10 * number + grid[cell];
  return number;
}

Work draw_full_grids() {
  return [sampler = std::make_shared<GridSampler>()](std::uint64_t index) {
    Random random(seed_of(kSeed, index));
    return digest(sampler->draw(random));
  };
}

Work generate_minimal_puzzles() {
  return [generator = std::make_shared<Generator>()](std::uint64_t index) {
    generator->start({.seed = seed_of(kSeed, index)});
    generator->advance(UINT64_MAX);
    return digest(generator->result().puzzle);
  };
}

// Random minimal puzzles without three of their givens have hundreds to thousands of solutions.
Work find_true_candidates() {
  struct State {
    std::vector<Grid> boards;
    TrueCandidates search;
  };
  auto state = std::make_shared<State>();
  Generator generator;
  for (std::uint64_t i = 0; i < 200; ++i) {
    generator.start({.seed = seed_of(kSeed, i)});
    generator.advance(UINT64_MAX);
    Grid board = generator.result().puzzle;
    Random random(seed_of(kSeed + 1, i));
    for (int removed = 0; removed < 3;) {
      const Cell cell = random.below(kCellCount);
      if (board[cell] == 0) continue;
      board.set(cell, 0);
      ++removed;
    }
    state->boards.push_back(board);
  }
  return [state](std::uint64_t index) {
    state->search.start(state->boards[static_cast<std::size_t>(index % state->boards.size())]);
    state->search.advance(UINT64_MAX);
    std::uint64_t number = 0;
    for (const DigitSet digits : state->search.result()) number = 31 * number + digits;
    return number;
  };
}

// Solves one puzzle of a list per item.
Work solve_regions_of(std::vector<RegionPuzzle> puzzles) {
  struct State {
    std::vector<RegionPuzzle> puzzles;
    RegionSolver solver;
  };
  auto state = std::make_shared<State>(State{std::move(puzzles), {}});
  return [state](std::uint64_t index) {
    state->solver.start(state->puzzles[static_cast<std::size_t>(index % state->puzzles.size())]);
    state->solver.advance(UINT64_MAX);
    return state->solver.nodes() + state->solver.found();
  };
}

Work fill_25x25() { return solve_regions_of({*region_preset("25x25")}); }
Work solve_16x16() { return solve_regions_of(make_16x16(4)); }
Work solve_killers() { return solve_regions_of(make_killers(8)); }
Work fill_jigsaws() { return solve_regions_of(make_jigsaws(30)); }
Work refute_jigsaws() { return solve_regions_of(make_impossible_jigsaws(10)); }

constexpr std::array<Job, 8> kJobs{{
    {"full-grids", draw_full_grids},
    {"minimal-puzzles", generate_minimal_puzzles},
    {"true-candidates", find_true_candidates},
    {"empty-25x25", fill_25x25},
    {"16x16", solve_16x16},
    {"killers", solve_killers},
    {"blank-jigsaws", fill_jigsaws},
    {"impossible-jigsaws", refute_jigsaws},
}};

}  // namespace

std::span<const Job> jobs() { return kJobs; }

}  // namespace jiugong::bench
