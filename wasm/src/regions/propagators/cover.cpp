#include "regions/propagators/cover.h"

#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// What was met, and then set i; what leads there by it.
Family met_with(Family met, std::size_t i) { return (met & kSetsWith[i]) | with_thing(met, i); }
Family met_before(Family met, std::size_t i) {
  return (met & kSetsWith[i]) | without_thing(met, i);
}

}  // namespace

CoverFilter::CoverFilter(Cells cells, std::vector<Mask> sets, Seers seers)
    : Propagator(std::move(cells)),
      sets_(std::move(sets)),
      seers_(std::move(seers)),
      before_(scope().size() + 1) {}

bool CoverFilter::filter(Board& board) {
  board.spend(4 * scope().size() * (sets_.size() + 1));
  return narrow(board) && lock(board);
}

bool CoverFilter::narrow(Board& board) {
  Mask covered = 0;
  for (const Mask set : sets_) covered |= set;
  before_[0] = kEmptySet;
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const Mask values = board.candidates(scope()[i]);
    before_[i + 1] = (values & ~covered) != 0 ? before_[i] : 0;
    for (std::size_t set = 0; set < sets_.size(); ++set) {
      if ((values & sets_[set]) != 0) before_[i + 1] |= met_with(before_[i], set);
    }
  }
  Family useful = before_.back() & all_things(sets_.size());
  for (std::size_t i = scope().size(); i-- > 0;) {
    const Mask values = board.candidates(scope()[i]);
    Family earlier = (values & ~covered) != 0 ? before_[i] & useful : 0;
    Mask kept = earlier != 0 ? ~covered : 0;
    for (std::size_t set = 0; set < sets_.size(); ++set) {
      const Family from = before_[i] & met_before(useful, set);
      if ((values & sets_[set]) == 0 || from == 0) continue;
      earlier |= from;
      kept |= sets_[set];
    }
    if (!board.restrict_to(scope()[i], kept)) return false;
    useful = earlier;
  }
  return true;
}

// What is the last value of a set must be in one of the cells.
bool CoverFilter::lock(Board& board) {
  Mask in_some = 0, needed = 0;
  for (const Small cell : scope()) in_some |= board.candidates(cell);
  for (const Mask set : sets_) needed |= is_single(in_some & set) ? in_some & set : 0;
  return seers_.leave(scope(), needed, board);
}

}  // namespace jiugong::regions
