#include "regions/propagators/split_sum.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <numeric>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

// The sum of what lies between the smallest and the largest.
int sandwich_of(const Grid& grid, int low) {
  const auto [least, most] = std::minmax_element(grid.begin(), grid.end());
  const auto from = std::min(least, most) + 1, to = std::max(least, most);
  return std::accumulate(from, to, 0) + low * static_cast<int>(to - from);
}

// That of the first cells, as many as the first one says, or -1 if there are not so many.
int first_sum_of(const Grid& grid, int low) {
  const std::ptrdiff_t count = grid[0] + low;
  if (count > std::ssize(grid)) return -1;
  return std::accumulate(grid.begin(), grid.begin() + count, 0) + low * static_cast<int>(count);
}

TEST(RegionPropagators, SplitSum) {
  compare(20, 6000, [](Random& random) {
    const int cells = 2 + random.below(5), values = cells + random.below(3), low = random.below(2);
    const bool sandwich = random.below(2) == 0;
    const int total = random.below(sandwich ? 10 : 15);
    const auto length = static_cast<std::size_t>(cells);
    const auto splits =
        sandwich ? sandwich_splits(length, values) : first_sum_splits(length, low, values);
    return with_different_cells(
        {std::make_unique<SplitSumFilter>(first_cells(cells), total, splits, low,
                                          std::make_shared<const SumTables>(values)),
         [=](const Grid& grid) {
           return (sandwich ? sandwich_of(grid, low) : first_sum_of(grid, low)) == total;
         },
         random_candidates(random, length, values, cells < 5 ? 6 : 4), values});
  });
}

}  // namespace
}  // namespace jiugong::regions
