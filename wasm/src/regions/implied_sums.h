// Sums that follow from cages and houses: the cells of some houses add up to a known number, and so do
// the cages that lie in them or cover them; what is left over or sticks out makes up the difference.
#pragma once

#include <vector>

#include "regions/windows.h"

namespace jiugong::regions {

struct CageSum {
  int total = 0;
  Cells cells;
};

// The sums that follow from `cages` for up to `most` cells, for single houses and some neighbouring
// ones; `house_total` is what the cells of one full house add up to. Cages may overlap. Cells are numbered below
// `cells`.
std::vector<CageSum> implied_sums(const HouseFamilies& families, const std::vector<CageSum>& cages,
                                  std::size_t cells, int house_total, std::size_t most);

}  // namespace jiugong::regions
