#include "regions/propagators/beyond.h"

#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

Cells joined(Small cell, Cells others) {
  others.push_back(cell);
  return others;
}

}  // namespace

BeyondFilter::BeyondFilter(Small cell, Cells others, bool above)
    : Propagator(joined(cell, others)), cell_(cell), others_(std::move(others)), above_(above) {}

bool BeyondFilter::filter(Board& board) {
  board.spend(4 * others_.size());
  // Different values that are the least, or the greatest, the others can have.
  Mask taken = 0;
  if (above_) {
    for (const Small other : others_) {
      const Mask free = ~taken & (~Mask{0} << std::countr_zero(board.candidates(other)));
      taken |= free & -free;
    }
    return board.restrict_to(cell_, ~((std::bit_floor(taken) << 1) - 1));
  }
  for (const Small other : others_) {
    const Mask values = board.candidates(other);
    const Mask free = ~taken & ((Mask{2} << (63 - std::countl_zero(values))) - 1);
    if (free == 0) return false;
    taken |= std::bit_floor(free);
  }
  return board.restrict_to(cell_, (taken & -taken) - 1);
}

}  // namespace jiugong::regions
