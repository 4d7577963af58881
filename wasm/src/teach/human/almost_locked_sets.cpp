#include "teach/human/almost_locked_sets.h"

#include <utility>

#include "teach/subsets.h"

namespace jiugong::teach::human {
namespace {

// The cells of a set with a digit.
CellSet places_in(const Candidates& state, CellSet cells, int digit) {
  CellSet places;
  while (!cells.empty()) {
    const Cell cell = cells.take_lowest();
    if (state.has(cell, digit)) places.set(cell);
  }
  return places;
}

// Whether the cells of a box lie on one line, in which they have been found.
bool on_one_line(CellSet cells) {
  std::uint32_t houses = kAllHouses & ~0x1ffU;
  while (!cells.empty()) houses &= houses_of(cells.take_lowest());
  return houses != 0;
}

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Candidates& state) {
  std::vector<AlmostLockedSet> sets;
  for (int size = 1; size <= kMaxAlmostLockedCells; ++size) {
    // Lines come before blocks.
    for (int number = 9; number < kHouseCount + 9; ++number) {
      const int house = number % kHouseCount;
      for_each_subset(size, 9, [&](unsigned places) {
        AlmostLockedSet set;
        unsigned digits = 0;
        for (const int place : bits(places)) {
          const Cell cell = cell_at(house, place);
          if (state.cells[cell] == 0) return false;
          set.cells.set(cell);
          digits |= state.cells[cell];
        }
        if (std::popcount(digits) != size + 1) return false;
        // A cell alone is told in its row.
        if (size == 1 ? type_of(house) != kRow : house < 9 && on_one_line(set.cells)) return false;
        set.digits = static_cast<DigitSet>(digits);
        for (const int digit : bits(digits)) {
          set.seen[digit] = common_peers(places_in(state, set.cells, digit));
        }
        sets.push_back(std::move(set));
        return false;
      });
    }
  }
  return sets;
}

}  // namespace jiugong::teach::human
