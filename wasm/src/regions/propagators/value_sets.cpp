#include "regions/propagators/value_sets.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace jiugong::regions {

ValueSetsFilter::ValueSetsFilter(Cells cells, std::vector<Mask> sets, std::vector<Lock> locks,
                                 Seers seers)
    : Propagator(std::move(cells)),
      sets_(std::move(sets)),
      locks_(std::move(locks)),
      seers_(std::move(seers)),
      before_(scope().size() + 1) {}

bool ValueSetsFilter::filter(Board& board) {
  open_.clear();
  here_.clear();
  Mask settled = 0;
  for (const Small cell : scope()) {
    const Mask values = board.candidates(cell);
    if (is_single(values)) {
      if ((settled & values) != 0) return false;
      settled |= values;
    } else {
      open_.push_back(cell);
      here_.push_back(values);
    }
  }
  const bool few = open_.size() <= kMaxInFamily;
  const auto in_all =
      few ? narrow_exactly(settled, board) : narrow_to_sets<Mask>(scope(), sets_, 0, board);
  if (!in_all) return false;
  // (A settled value has left what sees its cell.)
  const Mask locked = *in_all & ~settled;
  return locked == 0 || (seers_.leave(scope(), locked, board) && apply_all(locks_, locked, board));
}

// As narrow_to_sets(), but leaves no value that is in no solution.
std::optional<Mask> ValueSetsFilter::narrow_exactly(Mask settled, Board& board) {
  Mask once = settled, in_all = ~Mask{0};
  for (const Mask values : here_) once |= values;
  kept_.assign(here_.size(), 0);
  std::uint64_t work = scope().size() + sets_.size();
  bool any = false;
  for (const Mask set : sets_) {
    if (((set & ~once) | (settled & ~set)) != 0) continue;
    work += here_.size() * here_.size();
    // (A set that gives no cell a new value, and has all that the sets so far share, tells nothing.)
    Mask gained = 0;
    for (std::size_t i = 0; i < here_.size(); ++i) gained |= here_[i] & set & ~kept_[i];
    if ((gained | (in_all & ~set)) == 0) continue;
    if (!keep_what_fits(set & ~settled, gained != 0)) continue;
    in_all &= set;
    any = true;
  }
  board.spend(work);
  if (!any) return std::nullopt;
  for (std::size_t i = 0; i < here_.size(); ++i) {
    if (!board.restrict_to(open_[i], kept_[i])) return std::nullopt;
  }
  return in_all;
}

// Returns whether the open cells can hold this set; adds what each can then have, if that may be something new.
bool ValueSetsFilter::keep_what_fits(Mask set, bool gains) {
  const std::size_t cells = here_.size();
  const auto for_each = [set](Mask values, const auto& visit) {
    for (Mask left = values & set; left != 0; left &= left - 1) {
      const Mask value = left & -left;
      visit(value, static_cast<std::size_t>(std::popcount(set & (value - 1))));
    }
  };
  before_[0] = kEmptySet;
  for (std::size_t i = 0; i < cells; ++i) {
    Family after = 0;
    for_each(here_[i], [&](Mask, std::size_t thing) { after |= with_thing(before_[i], thing); });
    if (after == 0) return false;
    before_[i + 1] = after;
  }
  if (!gains) return true;
  Family useful = before_[cells];
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
