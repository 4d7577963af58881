#include "cover/regions/implied_sums.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace jiugong::internal {
namespace {

// More houses together leave too many cells over for a sum to rule much out.
constexpr std::size_t kMostHouses = 9;

bool overlap(const Cells& a, const Cells& b) {
  return std::find_first_of(a.begin(), a.end(), b.begin(), b.end()) != a.end();
}

Cells both(const Cells& a, const Cells& b) {
  Cells all;
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
  return all;
}

// The cages of `cages` for which `holds`, without any that overlaps one before.
template <typename Holds>
CageSum united(const std::vector<CageSum>& cages, const Holds& holds) {
  CageSum sum;
  for (const CageSum& cage : cages) {
    if (!holds(cage) || overlap(cage.cells, sum.cells)) continue;
    sum.total += cage.total;
    sum.cells = both(sum.cells, cage.cells);
  }
  return sum;
}

}  // namespace

std::vector<CageSum> implied_sums(const HouseFamilies& families, const std::vector<CageSum>& cages,
                                  int house_total, std::size_t most) {
  std::vector<CageSum> sums;
  const auto keep = [&](int total, Cells cells) {
    if (!cells.empty() && cells.size() <= most) sums.push_back({total, std::move(cells)});
  };
  for (const std::vector<Cells>* family : {&families.rows, &families.columns, &families.others}) {
    for (std::size_t first = 0; first < family->size(); ++first) {
      const std::size_t end = std::min(family->size(), first + kMostHouses);
      for (std::size_t last = first; last < end; ++last) {
        const Cells houses = joined(*family, first, last);
        if (houses.empty()) break;
        const int total = house_total * static_cast<int>(last - first + 1);
        const CageSum within = united(cages, [&](const CageSum& cage) {
          return std::includes(houses.begin(), houses.end(), cage.cells.begin(), cage.cells.end());
        });
        keep(total - within.total, difference(houses, within.cells));
        const CageSum touching =
            united(cages, [&](const CageSum& cage) { return overlap(cage.cells, houses); });
        if (std::includes(touching.cells.begin(), touching.cells.end(), houses.begin(),
                          houses.end())) {
          keep(touching.total - total, difference(touching.cells, houses));
        }
      }
    }
  }
  return sums;
}

}  // namespace jiugong::internal
