// The law of leftovers: k rows and k regions hold every value k times each, so the cells of the
// rows outside the regions hold the same values as the cells of the regions outside the rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "regions/windows.h"
#include "regions/work_budget.h"

namespace jiugong::regions {

// Finds up to `limit` pairs of such sets of up to `most` cells each, for neighbouring rows and for
// neighbouring columns, each compared with the other regions that lie mostly inside them.
class LeftoverSearch {
 public:
  // Cells are numbered below `cells`. `families` must outlive this object.
  LeftoverSearch(const HouseFamilies& families, std::size_t cells, std::size_t most,
                 std::size_t limit);

  // Searches until the budget is spent; returns true when the search is over.
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
  std::vector<std::vector<std::size_t>> regions_of_;  // per cell
  std::size_t most_, limit_;
  std::size_t family_ = 0;

  // The window consists of the disjoint lines first_..next_ - 1; the regions with more than half of
  // their cells in it cover it. All counts are updated as it grows.
  std::size_t first_ = 0, next_ = 0;
  std::vector<std::size_t> inside_;           // per region, its cells in the window
  std::vector<std::uint8_t> in_window_;       // per cell
  std::vector<std::uint16_t> times_covered_;  // per cell, the number of covering regions that
                                              // contain it
  std::size_t covering_ = 0;                  // number of covering regions
  std::size_t overlaps_ = 0;                  // number of times a region covers a cell that another
                                              // covers too
  std::size_t left_inside_ = 0;               // uncovered cells of the window

  std::uint64_t work_ = 0;
  std::vector<std::pair<Cells, Cells>> found_;
};

}  // namespace jiugong::regions
