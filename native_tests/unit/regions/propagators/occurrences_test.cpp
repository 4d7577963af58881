#include "regions/propagators/occurrences.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

bool occurs_as_often(const Grid& grid, const std::vector<Occurrences>& occurrences) {
  return std::all_of(occurrences.begin(), occurrences.end(), [&](const Occurrences& of) {
    const auto times = std::count_if(grid.begin(), grid.end(),
                                     [&](int value) { return (of.values >> value & 1) != 0; });
    return (times >= of.least && times <= of.most) || (of.or_none && times == 0);
  });
}

TEST(RegionPropagators, Occurrences) {
  compare(6, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(4);
    std::vector<Occurrences> occurrences;
    if (random.below(2) == 0) {
      // A value v occurs in as many cells as it says, or in none.
      for (int value = 0; value < values; ++value) {
        occurrences.push_back(
            {.values = Mask{1} << value, .least = value + 1, .most = value + 1, .or_none = true});
      }
    } else {
      for (int i = 0; i < 2; ++i) {
        const int least = random.below(cells + 1);
        occurrences.push_back({.values = static_cast<Mask>(random.below(1 << values)),
                               .least = least,
                               .most = least + random.below(2),
                               .or_none = random.below(3) == 0});
      }
    }
    const Holds holds = [=](const Grid& grid) { return occurs_as_often(grid, occurrences); };
    return Case{std::make_unique<OccurrencesFilter>(first_cells(cells), occurrences,
                                                    (Mask{1} << values) - 1),
                holds, random_candidates(random, cells, values), values};
  });
}

// Counts along groups of cells that differ, of which the last may be the open rest of a house.
TEST(RegionPropagators, OccurrencesInGroups) {
  compare(16, 4000, [](Random& random) {
    const int cells = 3 + random.below(3), values = 3 + random.below(2);
    const int cut = 1 + random.below(cells - 1);
    const bool full = random.below(2) == 0 && values > cells - cut;
    // The group from `cut` on is part of a full house, whose other cells come last.
    const int rest = full ? values - (cells - cut) : 0;
    std::vector<Occurrences> occurrences;
    for (int value = 0; value < values; ++value) {
      const int least = random.below(3);
      occurrences.push_back({.values = Mask{1} << value,
                             .least = least,
                             .most = least + random.below(2),
                             .or_none = random.below(2) == 0});
    }
    const Holds holds = [=](const Grid& grid) {
      return all_differ({grid.begin(), grid.begin() + cut}) &&
             all_differ({grid.begin() + cut, grid.end()}) &&
             occurs_as_often({grid.begin(), grid.begin() + cells}, occurrences);
    };
    OccurrencesFilter::Groups groups(2);
    for (int cell = 0; cell < cells + rest; ++cell) {
      const auto number = static_cast<Small>(cell);
      if (cell < cells) groups[cell < cut ? 0 : 1].cells.push_back(number);
    }
    if (full) {
      groups[1].rests.emplace_back();
      for (int cell = cells; cell < cells + rest; ++cell) {
        groups[1].rests[0].push_back(static_cast<Small>(cell));
        groups[1].seers.push_back(static_cast<Small>(cell));
      }
    }
    Case test{std::make_unique<OccurrencesFilter>(first_cells(cells), occurrences,
                                                  (Mask{1} << values) - 1,
                                                  std::vector<OccurrencesFilter::Groups>{groups}),
              holds, random_candidates(random, cells + rest, values), values};
    // (It does not look at whether the cells differ.)
    if (is_settled(test.candidates))
      test.candidates.assign(test.candidates.size(), (Mask{1} << values) - 1);
    return test;
  });
}

}  // namespace
}  // namespace jiugong::regions
