#include "bench/jobs.h"

#include <array>
#include <memory>

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

constexpr std::array<Job, 2> kJobs{{
    {"full-grids", draw_full_grids},
    {"minimal-puzzles", generate_minimal_puzzles},
}};

}  // namespace

std::span<const Job> jobs() { return kJobs; }

}  // namespace jiugong::bench
