#include "regions/propagators/segment_sums.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// Cells on each side that matter where the line cannot be cut: those of about two pieces.
constexpr std::size_t kBlamed = 3;

}  // namespace

SegmentSumsFilter::SegmentSumsFilter(Cells line, int total, int low)
    : Propagator(std::move(line)), total_(total), low_(low), sums_(scope().size() + 1) {}

bool SegmentSumsFilter::filter(Board& board) {
  const SmallList line = scope();
  const std::uint64_t unfinished = (std::uint64_t{1} << total_) - 1;
  board.spend(8 * line.size());
  sums_[0] = 1;
  for (std::size_t i = 0; i < line.size(); ++i) {
    std::uint64_t after = 0;
    for (Mask left = board.candidates(line[i]); left != 0; left &= left - 1) {
      const int value = low_ + std::countr_zero(left);
      if (value > total_) break;
      after |= sums_[i] << value;
    }
    // A whole piece leaves nothing.
    sums_[i + 1] = (after & unfinished) | (after >> total_ & 1);
    if (sums_[i + 1] == 0) return blame(i);
  }
  std::uint64_t wanted = sums_.back() & 1;
  if (wanted == 0) return blame(line.size() - 1);
  for (std::size_t i = line.size(); i-- > 0;) {
    const std::uint64_t after = (wanted & ~std::uint64_t{1}) | (wanted & 1) << total_;
    Mask kept = 0;
    wanted = 0;
    for (Mask left = board.candidates(line[i]); left != 0; left &= left - 1) {
      const int value = low_ + std::countr_zero(left);
      if (value > total_) break;
      const std::uint64_t before = after >> value & sums_[i];
      if (before == 0) continue;
      kept |= left & -left;
      wanted |= before;
    }
    if (!board.restrict_to(line[i], kept)) return blame(i);
  }
  return true;
}

bool SegmentSumsFilter::blame(std::size_t place) {
  const SmallList line = scope();
  const std::size_t first = place - std::min(place, kBlamed);
  const std::size_t end = std::min(line.size(), place + kBlamed);
  blamed_.assign(line.begin() + static_cast<std::ptrdiff_t>(first),
                 line.begin() + static_cast<std::ptrdiff_t>(end));
  return false;
}

}  // namespace jiugong::regions
