// Benchmarks of rotating sudoku: all arrangements of published and of random puzzles.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "jiugong/generate.h"
#include "jiugong/geometry.h"
#include "jiugong/grid.h"
#include "jiugong/random.h"
#include "jiugong/rotate_sudoku.h"
#include "twist/boxes/class_solver.h"

namespace jiugong::twist::boxes {
namespace {

constexpr std::uint64_t kSeed = 20261121;

// The first two have one solvable class of arrangements, the last has none.
constexpr std::array<std::string_view, 3> kPublished = {
    "37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138",
    "...7.4.5.25.6...7..87..5..97..1965..146348.97.5..72...42798.3626.574...181.2.69.4",
    "...25..877.46....5.5..7...97..146.5.196348.725...97...4276.581.98.74.2.6362..19.4"};

void BM_RotateSudoku(benchmark::State& state) {
  const auto puzzle = Grid::from_line(kPublished[static_cast<std::size_t>(state.range(0))]);
  const RotateSudokuOptions options = {.turns = static_cast<Turns>(state.range(1))};
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(rotate_sudoku(puzzle.value_or(Grid()), options));
  }
}
BENCHMARK(BM_RotateSudoku)
    ->ArgNames({"puzzle", "turns"})
    ->ArgsProduct({{0, 1, 2}, {0, 1, 2}})
    ->Unit(benchmark::kMillisecond);

// Returns a random puzzle with this many clues, minimal if possible, with its boxes in random
// places.
Grid scrambled_puzzle(int clues, std::uint64_t index) {
  const Grid puzzle = generate({.seed = seed_of(kSeed, index), .clues = clues}).puzzle;
  Random random(seed_of(kSeed + 1, index));
  Order3x3 boxes = order_numbered(0);
  random.shuffle(std::span(boxes));
  return with_boxes(puzzle, boxes);
}

// Every iteration solves another puzzle; also reports the longest time in ms.
void BM_RotateRandomSudoku(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  const int clues = static_cast<int>(state.range(0));
  std::uint64_t index = 0;
  Clock::duration longest{};
  for ([[maybe_unused]] auto _ : state) {
    state.PauseTiming();
    const Grid puzzle = scrambled_puzzle(clues, index++);
    state.ResumeTiming();
    const Clock::time_point start = Clock::now();
    benchmark::DoNotOptimize(rotate_sudoku(puzzle));
    longest = std::max(longest, Clock::now() - start);
  }
  state.counters["longest"] = std::chrono::duration<double, std::milli>(longest).count();
}
BENCHMARK(BM_RotateRandomSudoku)
    ->ArgName("clues")
    ->Arg(24)
    ->Arg(26)
    ->Arg(28)
    ->Arg(30)
    ->Arg(34)
    ->Iterations(60)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jiugong::twist::boxes
