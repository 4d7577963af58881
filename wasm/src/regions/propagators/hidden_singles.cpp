#include "regions/propagators/hidden_singles.h"

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

}  // namespace jiugong::regions
