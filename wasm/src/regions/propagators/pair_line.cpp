#include "regions/propagators/pair_line.h"

#include <bit>
#include <cstddef>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// Those of `wanted` that may stand beside one of `values`; beside an equal one only if it is in `equal`.
Mask beside(Mask wanted, Mask values, const std::vector<Mask>& table, Mask equal) {
  Mask missing = wanted;
  for (; values != 0 && missing != 0; values &= values - 1) {
    const Mask value = values & -values;
    missing &= ~(table[static_cast<std::size_t>(std::countr_zero(values))] & (~value | equal));
  }
  return wanted & ~missing;
}

}  // namespace

PairLineFilter::PairLineFilter(Cells line, std::vector<Mask> next, const std::vector<bool>& differ,
                               Lists seers)
    : Propagator(std::move(line)),
      next_(std::move(next)),
      previous_(next_.size()),
      seers_(std::move(seers)) {
  for (std::size_t a = 0; a < next_.size(); ++a) {
    for (std::size_t b = 0; b < next_.size(); ++b) {
      if ((next_[a] >> b & 1) != 0) previous_[b] |= Mask{1} << a;
    }
  }
  for (const bool differs : differ) equal_.push_back(differs ? 0 : ~Mask{0});
  reached_.resize(scope().size());
}

bool PairLineFilter::filter(Board& board) {
  const SmallList line = scope();
  board.spend(4 * line.size() * next_.size());
  Mask reached = board.candidates(line[0]);
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    reached_[i] = reached;
    reached = beside(board.candidates(line[i + 1]), reached, next_, equal_[i]);
    if (reached == 0) return false;
  }
  for (std::size_t i = line.size(); i-- > 0;) {
    if (!board.restrict_to(line[i], reached)) return false;
    if (i != 0) reached = beside(reached_[i - 1], reached, previous_, equal_[i - 1]);
  }
  return seers_.size() == 0 || exclude_needed(board);
}

// A value without which two neighbours have no values left leaves the cells that see both.
bool PairLineFilter::exclude_needed(Board& board) const {
  const SmallList line = scope();
  for (std::size_t i = 0; i < seers_.size(); ++i) {
    if (seers_[i].empty()) continue;
    const Mask first = board.candidates(line[i]), second = board.candidates(line[i + 1]);
    if (is_single(first) || is_single(second)) continue;
    for (Mask left = first & second; left != 0; left &= left - 1) {
      const Mask value = left & -left;
      const Mask others = second & ~value;
      bool needed = true;
      for (Mask rest = first & ~value; rest != 0 && needed; rest &= rest - 1) {
        const Mask next = next_[static_cast<std::size_t>(std::countr_zero(rest))];
        needed = (others & next & (~(rest & -rest) | equal_[i])) == 0;
      }
      if (!needed) continue;
      for (const Small cell : seers_[i]) {
        if (!board.restrict_to(cell, ~value)) return false;
      }
    }
  }
  return true;
}

}  // namespace jiugong::regions
