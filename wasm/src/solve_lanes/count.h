// What a count of several solutions need not visit, as in solve9 (bivalue_universal_grave.h, symmetry.h): solutions that come
// in pairs, and those that arise from each other.
#pragma once

#include <bit>

#include "solve9/bivalue_universal_grave.h"
#include "solve9/symmetry.h"
#include "solve_lanes/lanes.h"

namespace jiugong::solve_lanes {

// The lanes that have a bivalue universal grave, if they are stuck: where no cell has a third candidate.
template <typename L>
JIUGONG_INLINE LaneSet lanes_with_graves(L& lanes) {
  const auto& fields = lanes.fields;
  return lanes.lanes_of_groups([&](auto& group) JIUGONG_INLINED {
    auto third = fields.all ^ fields.all;
    for (const auto& band : group.bands) {
      for (const auto& cells : band.cells) {
        const auto rest = cells & (cells - fields.low);  // without the lowest candidate
        third = third | any_of(rest & (rest - fields.low));
      }
    }
    return zero_lanes(third & fields.digits);
  });
}

// The number of open cells of a lane that is stuck.
template <typename L>
JIUGONG_INLINE int open_cells(const L& lanes, std::size_t lane) {
  int open = kCellCount;
  for (const auto& band : lanes.groups[lane / L::kWidth].bands) {
    open -= std::popcount(L::lane_of(band.naked, lane));
  }
  return open;
}

}  // namespace jiugong::solve_lanes
