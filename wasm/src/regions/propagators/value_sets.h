// Cells with different values, the set of which is one of some sets.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/families.h"
#include "regions/propagators/lock.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Finds which of `sets` the values of the cells can be, if the cells hold different values and those in `need`. Removes values
// that are in no such set, and puts values that are in every one where their only place is. Returns the values that
// are in every such set, or nothing on a contradiction.
template <typename Set>
std::optional<Mask> narrow_to_sets(std::span<const Small> cells, std::span<const Set> sets,
                                   Mask need, Board& board) {
  Mask once = 0, twice = 0;
  for (const Small cell : cells) {
    const Mask values = board.candidates(cell);
    twice |= once & values;
    once |= values;
  }
  Mask in_some = 0, in_all = ~Mask{0};
  for (const Set entry : sets) {
    const Mask set = entry;
    bool fits = ((set & ~once) | (need & ~set)) == 0;
    for (const Small cell : cells) fits &= (board.candidates(cell) & set) != 0;
    in_some |= fits ? set : 0;
    in_all &= fits ? set : ~Mask{0};
  }
  board.spend(sets.size() + 2 * cells.size());
  if (in_some == 0) return std::nullopt;
  const Mask placed = in_all & ~twice;
  for (const Small cell : cells) {
    const Mask here = board.candidates(cell) & placed;
    if (!is_single(here) || !board.restrict_to(cell, here != 0 ? here : in_some))
      return std::nullopt;
  }
  return in_all;
}

// Exact where few cells are open. What all sets have in common leaves the cells that see its places.
class ValueSetsFilter : public Propagator {
 public:
  ValueSetsFilter(Cells cells, std::vector<Mask> sets, std::vector<Lock> locks, Seers seers);

  bool filter(Board& board) override;

 private:
  std::optional<Mask> narrow_exactly(Mask settled, Board& board);
  bool keep_what_fits(Mask set, bool gains);

  std::vector<Mask> sets_;
  std::vector<Lock> locks_;
  Seers seers_;

  // By filter(), per open cell: its number, its candidates, those in a solution, and what the cells before it may have
  // of a set.
  Cells open_;
  std::vector<Mask> here_, kept_;
  std::vector<Family> before_;
};

}  // namespace jiugong::regions
