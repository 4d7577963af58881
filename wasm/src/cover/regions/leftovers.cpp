#include "cover/regions/leftovers.h"

#include <algorithm>
#include <iterator>

namespace jiugong::internal {
namespace {

Cells difference(const Cells& a, const Cells& b) {
  Cells rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}

// The regions of which more than half lies in `cells`.
std::vector<Cells> mostly_in(const std::vector<Cells>& regions, const Cells& cells) {
  std::vector<Cells> most;
  for (const Cells& region : regions) {
    if (2 * difference(region, cells).size() < region.size()) most.push_back(region);
  }
  return most;
}

}  // namespace

std::vector<std::pair<Cells, Cells>> leftovers(const HouseFamilies& families, std::size_t most) {
  std::vector<std::pair<Cells, Cells>> found;
  for (const std::vector<Cells>* lines : {&families.rows, &families.columns}) {
    for (std::size_t first = 0; first < lines->size(); ++first) {
      for (std::size_t last = first; last < lines->size(); ++last) {
        const Cells window = joined(*lines, first, last);
        const std::vector<Cells> regions = mostly_in(families.others, window);
        if (window.empty() || regions.size() != last - first + 1) continue;
        const Cells covered = joined(regions, 0, regions.size() - 1);
        if (covered.empty()) continue;
        Cells inside = difference(window, covered), outside = difference(covered, window);
        if (!inside.empty() && inside.size() <= most) {
          found.emplace_back(std::move(inside), std::move(outside));
        }
      }
    }
  }
  return found;
}

}  // namespace jiugong::internal
