#include "regions/propagators/locked_candidates.h"

namespace jiugong::regions {

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
