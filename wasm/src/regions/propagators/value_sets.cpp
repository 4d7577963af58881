#include "regions/propagators/value_sets.h"

#include <algorithm>
#include <utility>

namespace jiugong::regions {

ValueSetsFilter::ValueSetsFilter(Cells cells, std::vector<Mask> sets, std::vector<Lock> locks,
                                 Seers seers)
    : Propagator(std::move(cells)),
      sets_(std::move(sets)),
      locks_(std::move(locks)),
      seers_(std::move(seers)),
      here_(scope().size()),
      kept_(scope().size()),
      before_(scope().size() + 1) {}

bool ValueSetsFilter::filter(Board& board) {
  const bool few = scope().size() <= kMaxInFamily;
  const auto in_all = few ? narrow_exactly(board) : narrow_to_sets<Mask>(scope(), sets_, 0, board);
  return in_all && seers_.leave(scope(), *in_all, board) && apply_all(locks_, *in_all, board);
}

// As narrow_to_sets(), but leaves no value that is in no solution.
std::optional<Mask> ValueSetsFilter::narrow_exactly(Board& board) {
  Mask once = 0, in_all = ~Mask{0};
  for (std::size_t i = 0; i < here_.size(); ++i) once |= here_[i] = board.candidates(scope()[i]);
  std::fill(kept_.begin(), kept_.end(), 0);
  std::uint64_t work = here_.size() + sets_.size();
  bool any = false;
  for (const Mask set : sets_) {
    if ((set & ~once) != 0) continue;
    work += here_.size() * here_.size();
    if (!keep_what_fits(set)) continue;
    in_all &= set;
    any = true;
  }
  board.spend(work);
  if (!any) return std::nullopt;
  for (std::size_t i = 0; i < here_.size(); ++i) {
    if (!board.restrict_to(scope()[i], kept_[i])) return std::nullopt;
  }
  return in_all;
}

// Adds what each cell can have where the cells hold this set; returns whether they can.
bool ValueSetsFilter::keep_what_fits(Mask set) {
  const std::size_t cells = here_.size();
  const auto for_each = [set](Mask values, const auto& visit) {
    std::size_t thing = 0;
    for (Mask left = set; left != 0; left &= left - 1, ++thing) {
      if ((values & left & -left) != 0) visit(left & -left, thing);
    }
  };
  before_[0] = kEmptySet;
  for (std::size_t i = 0; i < cells; ++i) {
    Family after = 0;
    for_each(here_[i], [&](Mask, std::size_t thing) { after |= with_thing(before_[i], thing); });
    before_[i + 1] = after;
  }
  Family useful = before_[cells];
  if (useful == 0) return false;
  for (std::size_t i = cells; i-- > 0;) {
    Family earlier = 0;
    for_each(here_[i], [&](Mask value, std::size_t thing) {
      const Family from = before_[i] & without_thing(useful, thing);
      earlier |= from;
      kept_[i] |= from != 0 ? value : 0;
    });
    useful = earlier;
  }
  return true;
}

}  // namespace jiugong::regions
