#include "regions/propagators/value_sets.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

// Cells that differ and have one of random sets of values.
Case random_value_sets(Random& random, int cells, int values) {
  std::vector<Mask> sets;
  for (Mask set = 0; set < Mask{1} << values; ++set) {
    if (std::popcount(set) == cells && random.below(3) == 0) sets.push_back(set);
  }
  const Holds holds = [=](const Grid& grid) {
    Mask set = 0;
    for (const int value : grid) set |= Mask{1} << value;
    return all_differ(grid) && std::find(sets.begin(), sets.end(), set) != sets.end();
  };
  return {std::make_unique<ValueSetsFilter>(first_cells(cells), sets, std::vector<Lock>(),
                                            without_seers(cells)),
          holds, std::vector<Mask>(), values, true};
}

TEST(RegionPropagators, ValueSets) {
  compare(7, 3000, [](Random& random) {
    const int cells = 1 + random.below(4), values = cells + random.below(4);
    Case test = random_value_sets(random, cells, values);
    test.candidates = random_candidates(random, cells, values);
    return test;
  });
}

// Also where there are more cells, while few are open.
TEST(RegionPropagators, ValueSetsOfManyCells) {
  compare(25, 300, [](Random& random) {
    const int cells = 7 + random.below(2), values = 9, settled = cells - 4 + random.below(2);
    Case test = random_value_sets(random, cells, values);
    test.candidates = random_candidates(random, cells, values, 6);
    for (int i = 0; i < settled; ++i)
      test.candidates[static_cast<std::size_t>(i)] = Mask{1} << (values - 1 - i);
    return test;
  });
}

}  // namespace
}  // namespace jiugong::regions
