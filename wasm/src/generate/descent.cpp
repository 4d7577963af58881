#include "generate/descent.h"

#include <algorithm>

namespace jiugong::generator {
namespace {

// One in kStride of the orbits ahead is decided before the next query. Measured in queries and
// solver nodes per puzzle: 29.0 and 151 (4), 30.2 and 146 (5), 31.4 and 141 (6), 34.4 and 137 (8).
constexpr std::size_t kStride = 5;

}  // namespace

void Descent::start(std::span<const Orbit> orbits, std::span<const std::uint8_t> order, int wished,
                    std::size_t hopeful) {
  count_ = order.size();
  wished_ = wished;
  for (std::size_t place = 0; place < count_; ++place) {
    const Orbit& orbit = orbits[order[place]];
    sizes_[place] = static_cast<int>(orbit.size);
    for (const Cell cell : orbit.cells()) {
      place_of_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(place);
    }
    given_.set(static_cast<int>(place));
  }
  known_.clear();
  first_known_.fill(-1);
  horizon_ = hopeful;
  decided_ = 0;
  clues_[0] = kCellCount;
}

void Descent::add(const CellSet& cells) {
  PlaceSet places;
  for (CellSet rest = cells; !rest.empty();) {
    places.set(place_of_[static_cast<std::size_t>(rest.take_lowest())]);
  }
  const auto last = static_cast<std::size_t>(places.highest());
  known_.push_back({places, first_known_[last]});
  first_known_[last] = static_cast<int>(known_.size()) - 1;
  decided_ = std::min(decided_, last);
}

void Descent::decide() {
  for (; decided_ < horizon_; ++decided_) {
    const int left = clues_[decided_] - sizes_[decided_];
    given_.reset(static_cast<int>(decided_));
    const bool keep = left < wished_ || is_needed(decided_);
    if (keep) given_.set(static_cast<int>(decided_));
    clues_[decided_ + 1] = keep ? clues_[decided_] : left;
  }
}

// Whether some set would have no given without this orbit. Sets with a later last place still have
// that one.
bool Descent::is_needed(std::size_t place) const {
  for (int i = first_known_[place]; i >= 0; i = known_[static_cast<std::size_t>(i)].next) {
    if (!known_[static_cast<std::size_t>(i)].places.intersects(given_)) return true;
  }
  return false;
}

bool Descent::go_on() {
  const std::size_t ahead = count_ - horizon_;
  horizon_ += (ahead + kStride - 1) / kStride;
  return ahead != 0;
}

Grid Descent::puzzle(const Grid& solution) const {
  Grid puzzle;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    // (A branch would be foreseen for every other cell only.)
    const int given = is_given(place_of_[static_cast<std::size_t>(cell)]) ? 1 : 0;
    puzzle.set(cell, static_cast<Digit>(given * solution[cell]));
  }
  return puzzle;
}

}  // namespace jiugong::generator
