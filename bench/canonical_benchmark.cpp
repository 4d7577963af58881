// Benchmarks of canonical forms.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "jiugong/canonical.h"
#include "jiugong/generate.h"
#include "jiugong/random.h"
#include "puzzle_sets.h"

namespace jiugong {
namespace {

void find_forms(benchmark::State& state, const std::vector<Grid>& puzzles) {
  for ([[maybe_unused]] auto _ : state) {
    for (const Grid& puzzle : puzzles) benchmark::DoNotOptimize(canonical_form(puzzle));
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(puzzles.size()) * state.iterations());
}

void canonical_minimal(benchmark::State& state) { find_forms(state, bench::make_minimal(1000)); }
BENCHMARK(canonical_minimal)->Name("BM_Canonical/minimal");

void canonical_full(benchmark::State& state) {
  const GridSampler sampler;
  Random random(1);
  std::vector<Grid> grids(1000);
  for (Grid& grid : grids) grid = sampler.draw(random);
  find_forms(state, grids);
}
BENCHMARK(canonical_full)->Name("BM_Canonical/full");

// The puzzles of 17clue.txt in the folder $JIUGONG_DATA.
void canonical_17_clues(benchmark::State& state) {
  const char* const folder = std::getenv("JIUGONG_DATA");
  std::ifstream file(std::string(folder == nullptr ? "." : folder) + "/17clue.txt");
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(file, line);) {
    if (const auto puzzle = Grid::from_line(line)) puzzles.push_back(*puzzle);
  }
  if (puzzles.empty()) return state.SkipWithError("there is no 17clue.txt in $JIUGONG_DATA");
  find_forms(state, puzzles);
}
BENCHMARK(canonical_17_clues)->Name("BM_Canonical/17clue");

}  // namespace
}  // namespace jiugong
