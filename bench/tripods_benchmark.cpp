// Benchmarks of nine tripods: time and number of presses over a hundred random boards.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jiugong/grid.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/random.h"

namespace jiugong {
namespace {

// Returns nine of each digit in a random order; all orders are equally likely.
Grid random_tripods(std::uint64_t seed) {
  std::array<Digit, kCellCount> tiles{};
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    tiles[cell] = static_cast<Digit>(cell / 9 + 1);
  }
  Random random(seed);
  random.shuffle(std::span(tiles));
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    grid.set(cell, tiles[static_cast<std::size_t>(cell)]);
  }
  return grid;
}

// Solves a hundred boards, each once; also reports the mean and maximum number of presses.
void nine_tripods_boards(benchmark::State& state, Turns turns, std::uint64_t effort) {
  std::uint64_t board = 0;
  std::size_t total = 0, worst = 0;
  for ([[maybe_unused]] auto _ : state) {
    const Grid grid = random_tripods(seed_of(20261120, board++));
    const std::size_t presses =
        nine_tripods(grid, {.turns = turns, .seed = 1, .effort = effort}).moves.size();
    total += presses;
    worst = std::max(worst, presses);
  }
  state.counters["presses"] =
      benchmark::Counter(static_cast<double>(total), benchmark::Counter::kAvgIterations);
  state.counters["worst"] = static_cast<double>(worst);
}
BENCHMARK_CAPTURE(nine_tripods_boards, clockwise, Turns::kClockwise, 1'000'000)
    ->Name("BM_NineTripods/clockwise/1M")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nine_tripods_boards, quarter, Turns::kQuarter, 1'000'000)
    ->Name("BM_NineTripods/quarter/1M")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nine_tripods_boards, quarter_default, Turns::kQuarter, 0)
    ->Name("BM_NineTripods/quarter/default")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nine_tripods_boards, any, Turns::kAny, 1'000'000)
    ->Name("BM_NineTripods/any/1M")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jiugong
