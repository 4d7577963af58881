#include "bench/puzzle_sets.h"

#include <array>
#include <numeric>

#include "jiugong/generate.h"
#include "jiugong/random.h"
#include "jiugong/solve9.h"

namespace jiugong::bench {

namespace {

constexpr std::uint64_t kSeed = 20261120;
constexpr int kEasyClues = 32;
constexpr int kMinSparseGivens = 10;
constexpr int kMaxSparseGivens = 16;

constexpr std::array<PuzzleSet, 3> kSets{{
    {"easy", 3000, 2, make_easy},
    {"minimal", 3000, 2, make_minimal},
    {"sparse", 500, 1000, make_sparse},
}};

Grid generated(Generator& generator, const GenerateOptions& options) {
  generator.start(options);
  generator.advance(UINT64_MAX);
  return generator.result().puzzle;
}

}  // namespace

std::span<const PuzzleSet> puzzle_sets() { return kSets; }

std::vector<Grid> make_easy(std::size_t size) {
  Generator generator;
  Solver9 solver;
  std::vector<Grid> puzzles;
  for (std::uint64_t i = 0; puzzles.size() < size; ++i) {
    const Grid puzzle = generated(generator, {.seed = seed_of(kSeed, i), .clues = kEasyClues});
    solver.start(puzzle);
    solver.advance(UINT64_MAX);
    if (solver.result().guesses == 0) puzzles.push_back(puzzle);
  }
  return puzzles;
}

std::vector<Grid> make_minimal(std::size_t size) {
  Generator generator;
  std::vector<Grid> puzzles;
  for (std::uint64_t i = 0; i < size; ++i) {
    puzzles.push_back(generated(generator, {.seed = seed_of(kSeed, i)}));
  }
  return puzzles;
}

std::vector<Grid> make_sparse(std::size_t size) {
  const GridSampler sampler;
  Random random(kSeed);
  std::array<Cell, kCellCount> cells;
  std::iota(cells.begin(), cells.end(), 0);
  std::vector<Grid> puzzles;
  while (puzzles.size() < size) {
    const Grid full = sampler.draw(random);
    random.shuffle(std::span(cells));
    const int clues = kMinSparseGivens + random.below(kMaxSparseGivens - kMinSparseGivens + 1);
    Grid puzzle;
    for (const Cell cell : std::span(cells).first(static_cast<std::size_t>(clues))) {
      puzzle.set(cell, full[cell]);
    }
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

}  // namespace jiugong::bench
