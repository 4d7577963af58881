#include "regions/propagators/lines.h"

#include <algorithm>
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

namespace {

Mask above_lowest(Mask values) {
  const Mask lowest = values & -values;
  return values == 0 ? 0 : ~(lowest | (lowest - 1));
}
Mask below_highest(Mask values) { return values == 0 ? 0 : std::bit_floor(values) - 1; }

}  // namespace

SkyscraperFilter::SkyscraperFilter(Cells line, std::size_t count, bool differ)
    : Propagator(std::move(line)),
      count_(count),
      differ_(differ),
      highest_(scope().size() * count),
      useful_(count) {}

// The heights that hide one of these.
Mask SkyscraperFilter::hiding(Mask values) const {
  return differ_ ? above_lowest(values) : ~((values & -values) - 1);
}

void SkyscraperFilter::look_forwards(const Board& board) {
  std::fill(highest_.begin(), highest_.end(), 0);
  highest_[0] = board.candidates(scope()[0]);
  for (std::size_t i = 1; i < scope().size(); ++i) {
    const Mask values = board.candidates(scope()[i]), hiding = this->hiding(values);
    const Mask enough = differ_ ? ~Mask{0} << i : ~Mask{0};
    const Mask* const before = &highest_[(i - 1) * count_];
    Mask* const after = &highest_[i * count_];
    for (std::size_t c = 0; c < std::min(count_, i + 1); ++c) {
      const Mask seen = c == 0 ? 0 : values & above_lowest(before[c - 1]);
      after[c] = ((before[c] & hiding) | seen) & enough;
    }
  }
}

bool SkyscraperFilter::filter(Board& board) {
  const std::size_t length = scope().size();
  board.spend(length * (count_ + 1));
  look_forwards(board);
  std::fill(useful_.begin(), useful_.end(), 0);
  useful_.back() = highest_.back();
  for (std::size_t i = length - 1; i > 0; --i) {
    const Mask values = board.candidates(scope()[i]), hiding = this->hiding(values);
    const Mask* const before = &highest_[(i - 1) * count_];
    Mask kept = 0, seen_next = 0;  // the values seen with one more visible cell
    for (std::size_t c = count_; c-- > 0;) {
      const Mask hidden_by = before[c] & useful_[c] & hiding;
      kept |=
          differ_ || hidden_by == 0 ? below_highest(hidden_by) : 2 * std::bit_floor(hidden_by) - 1;
      const Mask seen = c == 0 ? 0 : values & useful_[c] & above_lowest(before[c - 1]);
      kept |= seen;
      useful_[c] = hidden_by | (before[c] & below_highest(seen_next));
      seen_next = seen;
    }
    if (!board.restrict_to(scope()[i], kept)) return false;
  }
  return board.restrict_to(scope()[0], useful_[0]);
}

}  // namespace jiugong::regions
