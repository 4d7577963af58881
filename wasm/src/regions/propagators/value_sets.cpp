#include "regions/propagators/value_sets.h"

#include <utility>

namespace jiugong::regions {

ValueSetsFilter::ValueSetsFilter(Cells cells, std::vector<Mask> sets, std::vector<Lock> locks)
    : Propagator(std::move(cells)), sets_(std::move(sets)), locks_(std::move(locks)) {}

bool ValueSetsFilter::filter(Board& board) {
  const std::optional<Mask> in_all = narrow_to_sets<Mask>(scope(), sets_, 0, board);
  return in_all && apply_all(locks_, *in_all, board);
}

}  // namespace jiugong::regions
