#include "regions/propagators/same_values.h"

#include <algorithm>
#include <memory>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

TEST(RegionPropagators, SameValues) {
  compare(5, 3000, [](Random& random) {
    const int size = 1 + random.below(3), values = 2 + random.below(4);
    const Holds holds = [size](const Grid& grid) {
      Grid a(grid.begin(), grid.begin() + size), b(grid.begin() + size, grid.end());
      std::sort(a.begin(), a.end());
      std::sort(b.begin(), b.end());
      return a == b;
    };
    Cells a = first_cells(size), b = first_cells(2 * size);
    b.erase(b.begin(), b.begin() + size);
    return Case{std::make_unique<SameValuesFilter>(a, b), holds,
                random_candidates(random, 2 * size, values), values, size == 1};
  });
}

}  // namespace
}  // namespace jiugong::regions
