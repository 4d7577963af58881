#include "regions/propagators/segment_sums.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// Cells on each side that matter where the line cannot be cut: those of about two pieces.
constexpr std::size_t kBlamed = 6;

constexpr std::size_t kMaxFound = 32;  // at most kept, a few for each value that the search tries

}  // namespace

SegmentSumsFilter::SegmentSumsFilter(Cells line, PieceStates pieces)
    : Propagator(std::move(line)), pieces_(std::move(pieces)) {
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  found_.emplace_back(scope().size(), Place{.values = kAll, .before = kAll, .after = kAll});
}

// Goes back to what was found while all of the present candidates were there.
void SegmentSumsFilter::forget(const Board& board) {
  const SmallList line = scope();
  const auto holds = [&](const Places& places) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      if ((board.candidates(line[i]) & ~places[i].values) != 0) return false;
    }
    return true;
  };
  while (!holds(found_[last_])) --last_;
}

// The states after a cell with these values.
std::uint64_t SegmentSumsFilter::after(std::size_t cell, std::uint64_t states, Mask values) const {
  std::uint64_t result = 0;
  for (; states != 0; states &= states - 1) {
    const auto state = static_cast<std::size_t>(std::countr_zero(states));
    const std::uint8_t* next = pieces_.after(cell, state);
    for (Mask left = values & pieces_.values(cell, state); left != 0; left &= left - 1) {
      result |= std::uint64_t{1} << next[std::countr_zero(left)];
    }
  }
  return result;
}

// Removes the values and the states before the cell that do not lead to those after it.
void SegmentSumsFilter::narrow(std::size_t cell, Place& place) const {
  Mask kept = 0;
  std::uint64_t before = 0;
  for (std::uint64_t states = place.before; states != 0; states &= states - 1) {
    const auto state = static_cast<std::size_t>(std::countr_zero(states));
    const std::uint8_t* next = pieces_.after(cell, state);
    const Mask values = place.values & pieces_.values(cell, state);
    const auto leads_on = [&](Mask left) {
      return (place.after >> next[std::countr_zero(left)] & 1) != 0;
    };
    Mask going_on = 0;
    for (Mask left = values & ~kept; left != 0; left &= left - 1) {
      if (leads_on(left)) going_on |= left & -left;
    }
    kept |= going_on;
    for (Mask left = values & kept; left != 0 && going_on == 0; left &= left - 1) {
      if (leads_on(left)) going_on = left;
    }
    if (going_on != 0) before |= states & -states;
  }
  place.values = kept;
  place.before = before;
}

bool SegmentSumsFilter::filter(Board& board) {
  const SmallList line = scope();
  forget(board);
  if (last_ + 1 == found_.size()) found_.push_back(found_.back());
  const Places& known = found_[last_];
  Places& found = found_[last_ + 1];
  std::size_t looked = line.size();
  // Forwards: the states that can be reached.
  std::uint64_t reached = 1;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Mask values = board.candidates(line[i]);
    found[i] = {.values = values, .before = reached, .after = known[i].after};
    if (values != known[i].values || reached != known[i].before) {
      found[i].after &= after(i, reached, values);
      looked += 4 * static_cast<std::size_t>(std::popcount(reached));
      if (found[i].after == 0) return blame(i);
    }
    reached = found[i].after;
  }
  // Backwards: of these, the states from which the end can be reached.
  std::uint64_t wanted = reached & 1;
  if (wanted == 0) return blame(line.size() - 1);
  for (std::size_t i = line.size(); i-- > 0;) {
    Place& place = found[i];
    place.after = wanted;
    if (place != known[i]) {
      narrow(i, place);
      looked += 4 * static_cast<std::size_t>(std::popcount(place.before));
      if (!board.restrict_to(line[i], place.values)) return blame(i);
    }
    wanted = place.before;
  }
  board.spend(looked);
  if (last_ == kMaxFound)
    std::swap(found_[last_], found_[last_ + 1]);
  else
    ++last_;
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
