// Benchmarks of the parts of the engine with Google Benchmark: ./dev bench parts.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "jiugong/candidates.h"
#include "jiugong/generate.h"
#include "jiugong/random.h"
#include "jiugong/solve9.h"
#include "solve9/board.h"
#include "solve9/branch.h"
#include "solve9/propagate.h"

namespace jiugong::solver9 {
namespace {

// Solved without guesses.
constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Takes 25 guesses, the most of 30,000 random minimal puzzles.
constexpr std::string_view kHard =
    "8.1........7.5.......1.6..4........513....2....8..9.363...62..9.....38..6.4......";

Grid grid_of(std::string_view line) { return Grid::from_line(line).value_or(Grid()); }

Board board_of(std::string_view line) {
  Board board;
  read_board(grid_of(line), board);
  return board;
}

void BM_FromLine(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(Grid::from_line(kHard));
}
BENCHMARK(BM_FromLine);

void BM_ReadBoard(benchmark::State& state) {
  const Grid grid = grid_of(kHard);
  Board board;
  for ([[maybe_unused]] auto _ : state) {
    read_board(grid, board);
    benchmark::DoNotOptimize(board);
  }
}
BENCHMARK(BM_ReadBoard);

void BM_ReadLine(benchmark::State& state) {
  Board board;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(read_board(kHard, board));
    benchmark::DoNotOptimize(board);
  }
}
BENCHMARK(BM_ReadLine);

// Propagation of a puzzle as read, until it is solved or gets stuck.
void propagate(benchmark::State& state, std::string_view line) {
  const Board start = board_of(line);
  Propagator propagator;
  for ([[maybe_unused]] auto _ : state) {
    Board board = start;
    benchmark::DoNotOptimize(propagator.propagate(board, Origin::kPuzzle));
  }
}
BENCHMARK_CAPTURE(propagate, easy, kEasy)->Name("BM_Propagate/easy");
BENCHMARK_CAPTURE(propagate, hard, kHard)->Name("BM_Propagate/hard");

// One pass over a board at its fixpoint, where the rules find nothing more.
void BM_PropagateOnePass(benchmark::State& state) {
  Board stuck = board_of(kHard);
  Propagator propagator;
  propagator.propagate(stuck, Origin::kPuzzle);
  for ([[maybe_unused]] auto _ : state) {
    Board board = stuck;
    benchmark::DoNotOptimize(propagator.propagate(board, Origin::kGuess));
  }
}
BENCHMARK(BM_PropagateOnePass);

void BM_Branch(benchmark::State& state) {
  Board stuck = board_of(kHard);
  Propagator propagator;
  propagator.propagate(stuck, Origin::kPuzzle);
  for ([[maybe_unused]] auto _ : state) {
    Board board = stuck;
    Board other;
    branch(propagator.lines(), board, other);
    benchmark::DoNotOptimize(board);
    benchmark::DoNotOptimize(other);
  }
}
BENCHMARK(BM_Branch);

void BM_WriteGrid(benchmark::State& state) {
  Board board = board_of(kEasy);
  Propagator().propagate(board, Origin::kPuzzle);
  Grid grid;
  for ([[maybe_unused]] auto _ : state) {
    write_grid(board, grid);
    benchmark::DoNotOptimize(grid);
  }
}
BENCHMARK(BM_WriteGrid);

void solve(benchmark::State& state, std::string_view line) {
  const Grid puzzle = grid_of(line);
  Solver9 solver;
  for ([[maybe_unused]] auto _ : state) {
    solver.start(puzzle);
    solver.advance(UINT64_MAX);
    benchmark::DoNotOptimize(solver.found());
  }
}
BENCHMARK_CAPTURE(solve, easy, kEasy)->Name("BM_Solve/easy");
BENCHMARK_CAPTURE(solve, hard, kHard)->Name("BM_Solve/hard");

// A puzzle with 44,687 solutions: the hard one without three of its givens.
void BM_Candidates(benchmark::State& state) {
  Grid puzzle = grid_of(kHard);
  for (const Cell cell : {0, 36, 74}) puzzle.set(cell, 0);
  TrueCandidates search;
  for ([[maybe_unused]] auto _ : state) {
    search.start(puzzle);
    search.advance(UINT64_MAX);
    benchmark::DoNotOptimize(search.result());
  }
}
BENCHMARK(BM_Candidates);

void BM_GenerateFullGrid(benchmark::State& state) {
  const GridSampler sampler;
  Random random(1);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(sampler.draw(random));
}
BENCHMARK(BM_GenerateFullGrid);

void BM_GenerateMinimalPuzzle(benchmark::State& state) {
  Generator generator;
  std::uint64_t index = 0;
  for ([[maybe_unused]] auto _ : state) {
    generator.start({.seed = seed_of(1, index++)});
    generator.advance(UINT64_MAX);
    benchmark::DoNotOptimize(generator.result());
  }
}
BENCHMARK(BM_GenerateMinimalPuzzle);

}  // namespace
}  // namespace jiugong::solver9

BENCHMARK_MAIN();
