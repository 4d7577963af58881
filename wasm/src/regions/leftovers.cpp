#include "regions/leftovers.h"

#include <cstddef>

namespace jiugong::regions {
namespace {

// Neighbouring lines, grown line by line, and how much of each region lies in them.
class Window {
 public:
  Window(const std::vector<Cells>& lines, const std::vector<Cells>& regions,
         const std::vector<std::vector<std::size_t>>& regions_of, std::size_t first)
      : lines_(lines),
        regions_(regions),
        regions_of_(regions_of),
        first_(first),
        next_(first),
        inside_(regions.size()) {}

  void grow() {
    for (const Small cell : lines_[next_++]) {
      for (const std::size_t region : regions_of_[cell]) ++inside_[region];
    }
  }

  std::size_t lines() const { return next_ - first_; }
  Cells cells() const { return joined(lines_, first_, next_ - 1); }

  // The cells of the regions of which more than half lies inside, if these are as many as the lines and
  // have no cell in common; else none.
  Cells covered() const {
    std::vector<Cells> most;
    for (std::size_t region = 0; region < regions_.size(); ++region) {
      if (2 * inside_[region] <= regions_[region].size()) continue;
      if (most.size() == lines()) return {};
      most.push_back(regions_[region]);
    }
    return most.size() == lines() ? joined(most, 0, most.size() - 1) : Cells();
  }

 private:
  const std::vector<Cells>& lines_;
  const std::vector<Cells>& regions_;
  const std::vector<std::vector<std::size_t>>& regions_of_;
  std::size_t first_, next_;
  std::vector<std::size_t> inside_;  // of each region, how many cells
};

}  // namespace

std::vector<std::pair<Cells, Cells>> leftovers(const HouseFamilies& families, std::size_t cells,
                                               std::size_t most) {
  std::vector<std::pair<Cells, Cells>> found;
  std::vector<std::vector<std::size_t>> regions_of(cells);
  for (std::size_t region = 0; region < families.others.size(); ++region) {
    for (const Small cell : families.others[region]) regions_of[cell].push_back(region);
  }
  for (const std::vector<Cells>* lines : {&families.rows, &families.columns}) {
    for (std::size_t first = 0; first < lines->size(); ++first) {
      Window window(*lines, families.others, regions_of, first);
      while (first + window.lines() < lines->size()) {
        window.grow();
        const Cells within = window.cells(), covered = window.covered();
        if (within.empty() || covered.empty()) continue;
        Cells inside = difference(within, covered), outside = difference(covered, within);
        if (!inside.empty() && inside.size() <= most) {
          found.emplace_back(std::move(inside), std::move(outside));
        }
      }
    }
  }
  return found;
}

}  // namespace jiugong::regions
