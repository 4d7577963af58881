#include "bench/jobs.h"

#include <array>
#include <memory>
#include <vector>

#include "jiugong/candidates.h"
#include "jiugong/generate.h"
#include "jiugong/grid.h"
#include "jiugong/random.h"

namespace jiugong::bench {

namespace {

constexpr std::uint64_t kSeed = 20261121;

// The first row as a number.
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

// Random minimal puzzles with three givens removed have hundreds to thousands of solutions.
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

constexpr std::array<Job, 3> kJobs{{
    {"full-grids", draw_full_grids},
    {"minimal-puzzles", generate_minimal_puzzles},
    {"true-candidates", find_true_candidates},
}};

}  // namespace

std::span<const Job> jobs() { return kJobs; }

}  // namespace jiugong::bench
