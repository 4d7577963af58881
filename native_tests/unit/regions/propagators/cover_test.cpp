#include "regions/propagators/cover.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

TEST(RegionPropagators, Cover) {
  compare(17, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(5);
    std::vector<Mask> sets(1 + static_cast<std::size_t>(random.below(std::min(cells, 4))));
    for (int value = 0; value < values; ++value) {
      const auto set = static_cast<std::size_t>(random.below(static_cast<int>(sets.size()) + 1));
      if (set < sets.size()) sets[set] |= Mask{1} << value;
    }
    const Holds holds = [=](const Grid& grid) {
      return std::all_of(sets.begin(), sets.end(), [&](Mask set) {
        return std::any_of(grid.begin(), grid.end(),
                           [&](int value) { return (set >> value & 1) != 0; });
      });
    };
    return Case{std::make_unique<CoverFilter>(first_cells(cells), sets, without_seers(cells)),
                holds, random_candidates(random, cells, values), values, true};
  });
}

// A value that is the last of its set leaves the cells that see all its places.
TEST(RegionPropagators, CoverLeavesCellsThatSeeThePlaces) {
  const Seers seers(first_cells(3), [](const Cells& some) {
    return some == Cells{0, 1} ? Cells{3} : Cells();
  });
  const auto found = filtered(
      std::make_unique<CoverFilter>(Cells{0, 1, 2}, std::vector<Mask>{0b001, 0b110}, seers),
      {0b111, 0b111, 0b110, 0b111}, 3);
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, (std::vector<Mask>{0b111, 0b111, 0b110, 0b110}));
}

}  // namespace
}  // namespace jiugong::regions
