#include "regions/propagators/skyscraper.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
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
