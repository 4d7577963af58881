#include "regions/propagators/small_sums.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

// All at once finds the same values, and the same values in every solution, as one grid after another.
template <std::size_t kCells>
void compare_small_sums(std::uint64_t seed) {
  Random random(seed);
  int locked = 0;
  for (int round = 0; round < 2000; ++round) {
    const int values = 4 + random.below(7);
    const SumTables tables(values);
    SmallSum<kCells> sum;
    const std::vector<Mask> candidates = random_candidates(random, kCells, values, 4);
    std::copy(candidates.begin(), candidates.end(), sum.cells.begin());
    sum.differ = static_cast<unsigned>(random.below(1 << (kCells * (kCells - 1) / 2)));
    sum.total = random.below(3 * static_cast<int>(kCells) + values);
    if (random.below(3) == 0) sum.need = Mask{1} << random.below(values);
    Mask common = ~Mask{0};
    const auto expected = supported(candidates, [&](const Grid& grid) {
      unsigned bit = 0;
      Mask held = 0;
      for (std::size_t i = 0; i < kCells; ++i) {
        held |= Mask{1} << grid[i];
        for (std::size_t j = i + 1; j < kCells; ++j, ++bit) {
          if ((sum.differ >> bit & 1) != 0 && grid[i] == grid[j]) return false;
        }
      }
      if (std::accumulate(grid.begin(), grid.end(), 0) != sum.total || (sum.need & ~held) != 0)
        return false;
      common &= held;
      return true;
    });
    SmallSumValues<kCells> found;
    ASSERT_EQ(SmallSums(tables).collect(sum, found), expected.has_value()) << round;
    if (!expected) continue;
    for (std::size_t i = 0; i < kCells; ++i) ASSERT_EQ(found.cells[i], (*expected)[i]) << round;
    ASSERT_EQ(found.common & ~common, 0U) << round;
    // (Two cells that may be equal have more in common than is looked for.)
    const bool all_pairs = sum.differ == (1U << (kCells * (kCells - 1) / 2)) - 1;
    ASSERT_TRUE(!all_pairs || found.common == common) << round;
    if (common != 0) ++locked;
  }
  EXPECT_GT(locked, 50);
}

TEST(RegionPropagators, SmallSums) {
  compare_small_sums<2>(11);
  compare_small_sums<3>(12);
  compare_small_sums<4>(13);
  compare_small_sums<5>(14);
}

}  // namespace
}  // namespace jiugong::regions
