#include "regions/propagators/houses.h"

#include <bit>

#include "regions/board.h"

namespace jiugong::regions {

bool HiddenSingles::filter(Board& board) {
  const SmallList cells = scope();
  board.spend(2 * cells.size());
  Mask once = 0, twice = 0, settled = 0;
  for (const Small cell : cells) {
    const Mask values = board.candidates(cell);
    twice |= once & values;
    once |= values;
    settled |= is_single(values) ? values : 0;
  }
  const auto left = static_cast<std::size_t>(std::popcount(once));
  if (left != cells.size()) return left > cells.size();
  const Mask singles = once & ~twice & ~settled;
  if (singles == 0) return true;
  for (const Small cell : cells) {
    const Mask here = board.candidates(cell) & singles;
    if (here == 0) continue;
    if (!is_single(here) || !board.restrict_to(cell, here)) return false;
  }
  return true;
}

bool LockedCandidates::filter(Board& board) {
  const Mask removed = board.take_removed(watched_);
  board.spend(1);
  if (removed == 0) return true;
  Mask open = 0;
  for (const Small cell : scope()) {
    const Mask values = board.candidates(cell);
    open |= is_single(values) ? 0 : values;
  }
  open &= removed;
  board.spend(scope().size());
  if (open == 0) return true;
  board.spend(4 * locks_.size());
  return apply_all(locks_, open, board);
}

}  // namespace jiugong::regions
