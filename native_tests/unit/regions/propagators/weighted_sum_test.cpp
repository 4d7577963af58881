#include "regions/propagators/weighted_sum.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

std::vector<WeightedSumFilter::Group> one_by_one(int count) {
  std::vector<WeightedSumFilter::Group> groups;
  for (int i = 0; i < count; ++i) groups.push_back({static_cast<std::uint16_t>(i)});
  return groups;
}

std::int64_t total_of(const LinearSum& sum, const auto& value_of) {
  std::int64_t total = 0;
  for (const LinearSum::Summand& summand : sum.summands) {
    total += std::int64_t{summand.coefficient} * value_of(summand.cell);
  }
  return total;
}

// That of the lowest candidates.
std::int64_t least_total_of(const LinearSum& sum, const std::vector<Mask>& candidates) {
  return total_of(sum, [&](Small cell) { return std::countr_zero(candidates[cell]); });
}

bool adds_up(const LinearSum& sum, const Grid& grid) {
  return total_of(sum, [&](Small cell) { return grid[cell]; }) == sum.total;
}

TEST(RegionPropagators, WeightedSum) {
  compare(8, 4000, [](Random& random) {
    const int cells = 1 + random.below(4), values = 2 + random.below(6);
    // Coefficients as those of a number with several digits make the sums lie far apart.
    const int scale = std::array{1, 12, 1000}[static_cast<std::size_t>(random.below(3))];
    LinearSum sum;
    for (const Small cell : first_cells(cells)) {
      const int coefficient = (1 + random.below(3)) * (random.below(2) == 0 ? scale : 1);
      sum.summands.push_back({cell, random.below(2) == 0 ? coefficient : -coefficient});
    }
    const std::vector<Mask> candidates = random_candidates(random, cells, values);
    sum.total = least_total_of(sum, candidates) + random.below(3);
    const Holds holds = [=](const Grid& grid) { return adds_up(sum, grid); };
    return Case{std::make_unique<WeightedSumFilter>(sum, one_by_one(cells), values), holds,
                candidates, values, scale != 1000};
  });
}

// Cells with one coefficient that differ.
TEST(RegionPropagators, WeightedSumOfDifferentCells) {
  compare(15, 3000, [](Random& random) {
    const int values = 5 + random.below(4);
    LinearSum sum;
    for (const Small cell : first_cells(5)) sum.summands.push_back({cell, cell < 2 ? 10 : -3});
    std::vector<Mask> candidates = random_candidates(random, 5, values, 3);
    sum.total = least_total_of(sum, candidates);
    // (Whether settled cells differ is known to the peers of the board alone.)
    if (is_settled(candidates)) candidates[0] = 31;
    const Holds holds = [=](const Grid& grid) {
      return adds_up(sum, grid) && grid[0] != grid[1] && all_differ({grid[2], grid[3], grid[4]});
    };
    std::vector<WeightedSumFilter::Group> groups = {{0, 1}, {2, 3, 4}};
    return Case{std::make_unique<WeightedSumFilter>(sum, std::move(groups), values), holds,
                candidates, values};
  });
}

}  // namespace
}  // namespace jiugong::regions
