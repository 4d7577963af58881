// The law of leftovers: k rows and k regions hold every value k times each, so what of the rows lies
// outside the regions holds the same values as what of the regions lies outside the rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "regions/windows.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// Finds up to `limit` pairs of such sets, up to `most` cells each, for neighbouring rows and for neighbouring
// columns, each with the other regions that lie in them for the most part.
class LeftoverSearch {
 public:
  // Cells are numbered below `cells`. `families` stays where it is.
  LeftoverSearch(const HouseFamilies& families, std::size_t cells, std::size_t most,
                 std::size_t limit);

  // Searches until the budget is spent; true when the search is over.
  bool advance(WorkBudget& budget);

  const std::vector<std::pair<Cells, Cells>>& found() const { return found_; }

 private:
  bool over() const { return family_ == lines_.size(); }
  void begin_window(std::size_t first);
  void grow_window();
  bool add_line(const Cells& line);
  void cover(std::size_t region);
  void keep();

  std::array<const std::vector<Cells>*, 2> lines_;
  const std::vector<Cells>& regions_;
  std::vector<std::vector<std::size_t>> regions_of_;  // of each cell
  std::size_t most_, limit_;
  std::size_t family_ = 0;

  // The window, which is lines first_..next_ - 1 without a common cell, and the regions of which more than half lies
  // in it. All counts are updated as it grows.
  std::size_t first_ = 0, next_ = 0;
  std::vector<std::size_t> inside_;           // of each region, how many cells
  std::vector<std::uint8_t> in_window_;       // of each cell
  std::vector<std::uint16_t> times_covered_;  // of each cell, by how many of these regions
  std::size_t covering_ = 0;                  // these regions
  std::size_t overlaps_ = 0;                  // how often one covers a cell that another covers
  std::size_t left_inside_ = 0;               // cells in the window that none covers

  std::uint64_t work_ = 0;
  std::vector<std::pair<Cells, Cells>> found_;
};

}  // namespace jiugong::regions
