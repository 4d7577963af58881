#include "regions/propagators/houses.h"

#include <memory>
#include <utility>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

TEST(RegionPropagators, HiddenSingles) {
  compare(1, 3000, [](Random& random) {
    const int cells = 1 + random.below(5), values = cells + random.below(2);
    return Case{std::make_unique<HiddenSingles>(first_cells(cells)), all_differ,
                random_candidates(random, cells, values), values};
  });
}

TEST(RegionPropagators, LockedCandidates) {
  // The cells 0..3 hold each of four values; 2, 3 and 4 differ as well.
  compare(2, 3000, [](Random& random) {
    const Holds holds = [](const Grid& grid) {
      return all_differ({grid[0], grid[1], grid[2], grid[3]}) &&
             all_differ({grid[2], grid[3], grid[4]});
    };
    std::vector<Lock> locks = {{.out = {0, 1}, .others = {4}}};
    Case test{std::make_unique<LockedCandidates>(Cells{0, 1, 2, 3}, std::move(locks), 0), holds,
              random_candidates(random, 5, 4), 4};
    // (It does not look at whether the cells differ.)
    if (is_settled(test.candidates)) test.candidates.assign(5, 15);
    return test;
  });
}

}  // namespace
}  // namespace jiugong::regions
