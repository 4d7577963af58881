// The law of leftovers: k rows and k regions hold every value k times each, so what of the rows lies
// outside the regions holds the same values as what of the regions lies outside the rows.
#pragma once

#include <utility>
#include <vector>

#include "regions/windows.h"

namespace jiugong::regions {

// Pairs of such sets, up to `most` cells each, for neighbouring rows and for neighbouring columns, each
// with the other regions that lie in them for the most part. Cells are numbered below `cells`.
std::vector<std::pair<Cells, Cells>> leftovers(const HouseFamilies& families, std::size_t cells,
                                               std::size_t most);

}  // namespace jiugong::regions
