#include "regions/propagators/same_values.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

Cells joined(const Cells& a, const Cells& b) {
  Cells cells = a;
  cells.insert(cells.end(), b.begin(), b.end());
  return cells;
}

Mask union_of(const Cells& cells, const Board& board) {
  Mask values = 0;
  for (const Small cell : cells) values |= board.candidates(cell);
  return values;
}

bool restrict_all(const Cells& cells, Mask values, Board& board) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Small cell) { return board.restrict_to(cell, values); });
}

// How many cells hold a value for certain, and how many at most.
struct Range {
  std::size_t least = 0, most = 0;
};

Range times_of(Mask value, const Cells& cells, const Board& board) {
  Range range;
  for (const Small cell : cells) {
    const Mask values = board.candidates(cell);
    if ((values & value) == 0) continue;
    ++range.most;
    if (values == value) ++range.least;
  }
  return range;
}

// Narrows the cells to those ways in which the value occurs `times`.
bool force(Mask value, const Cells& cells, Range now, Range times, Board& board) {
  if (now.least > times.most || now.most < times.least) return false;
  if (now.least == now.most) return true;
  for (const Small cell : cells) {
    const Mask values = board.candidates(cell);
    if ((values & value) == 0 || values == value) continue;
    if (now.most == times.least && !board.restrict_to(cell, value)) return false;
    if (now.least == times.most && !board.restrict_to(cell, ~value)) return false;
  }
  return true;
}

}  // namespace

SameValuesFilter::SameValuesFilter(Cells a, Cells b)
    : Propagator(joined(a, b)), a_(std::move(a)), b_(std::move(b)) {}

bool SameValuesFilter::filter(Board& board) {
  board.spend(2 * scope().size());
  const Mask in_a = union_of(a_, board), in_b = union_of(b_, board);
  if (!restrict_all(a_, in_b, board) || !restrict_all(b_, in_a, board)) return false;
  if (a_.size() == 1) return true;
  const Mask in_both = in_a & in_b;
  board.spend(2 * scope().size() * static_cast<std::size_t>(std::popcount(in_both)));
  for (Mask left = in_both; left != 0; left &= left - 1) {
    const Mask value = left & -left;
    const Range a = times_of(value, a_, board), b = times_of(value, b_, board);
    const Range both = {std::max(a.least, b.least), std::min(a.most, b.most)};
    if (!force(value, a_, a, both, board) || !force(value, b_, b, both, board)) return false;
  }
  return true;
}

}  // namespace jiugong::regions
