// Benchmarks of sorting tiles: time and number of presses over seeded random boards.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/untwist.h"
#include "twist/sort/layers.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {
namespace {

constexpr std::uint64_t kSeed = 20261121;

template <typename Number>
std::vector<Number> board_of(int side, std::uint64_t index) {
  std::vector<Number> tiles(static_cast<std::size_t>(side * side));
  std::iota(tiles.begin(), tiles.end(), Number{0});
  Random random(seed_of(kSeed, index));
  random.shuffle(std::span(tiles));
  return tiles;
}

// Every iteration sorts another board; `presses` is the mean, `longest` the maximum.
void report(benchmark::State& state, std::size_t presses, std::size_t longest) {
  state.counters["presses"] =
      benchmark::Counter(static_cast<double>(presses), benchmark::Counter::kAvgIterations);
  state.counters["longest"] = static_cast<double>(longest);
}

void BM_Untwist(benchmark::State& state) {
  const int side = static_cast<int>(state.range(0));
  const auto turns = static_cast<Turns>(state.range(1));
  Untwister untwister;
  std::uint64_t index = 0;
  std::size_t presses = 0, longest = 0;
  for ([[maybe_unused]] auto _ : state) {
    UntwistProblem problem = {.rows = side, .cols = side, .turns = turns};
    problem.tiles = board_of<int>(side, index++);
    untwister.start(problem);
    while (!untwister.advance(UINT64_MAX)) {
    }
    presses += untwister.result().moves.size();
    longest = std::max(longest, untwister.result().moves.size());
  }
  report(state, presses, longest);
}
BENCHMARK(BM_Untwist)
    ->ArgNames({"side", "turns"})
    ->ArgsProduct({{4, 5, 6, 8, 10}, {0, 1, 2}})
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Untwist)
    ->ArgNames({"side", "turns"})
    ->ArgsProduct({{3}, {0, 1, 2}})
    ->Iterations(10'000);

void BM_LayerSort(benchmark::State& state) {
  const int side = static_cast<int>(state.range(0));
  const SortShape shape(side, side, Turns::kQuarter);
  std::vector<Tile> sorted(shape.cells());
  std::iota(sorted.begin(), sorted.end(), Tile{0});
  LayerSort layers;
  std::uint64_t index = 0;
  std::size_t presses = 0, longest = 0;
  for ([[maybe_unused]] auto _ : state) {
    layers.start(shape, board_of<Tile>(side, index++), sorted);
    layers.advance(UINT64_MAX);
    presses += layers.moves().size();
    longest = std::max(longest, layers.moves().size());
  }
  report(state, presses, longest);
}
BENCHMARK(BM_LayerSort)->ArgName("side")->Arg(4)->Arg(5)->Arg(6)->Arg(8)->Iterations(100);

void BM_UntwistTable(benchmark::State& state) {
  const auto turns = static_cast<Turns>(state.range(0));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(UntwistTable(turns));
}
BENCHMARK(BM_UntwistTable)->ArgName("turns")->DenseRange(0, 2)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jiugong::twist::sort
