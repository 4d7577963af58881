#include "generate/descent.h"

#include <algorithm>

namespace jiugong::generator {
namespace {

// One in kStride of the orbits ahead is decided before the next query. Measured in queries and
// solver nodes per puzzle: 22.8 and 123 (5), 22.9 and 116 (6), 23.4 and 115 (7).
constexpr std::size_t kStride = 6;

}  // namespace

void Descent::start(const Grid& solution, std::span<const Orbit> orbits,
                    std::span<const std::uint8_t> order, int least, std::size_t hopeful) {
  solution_ = puzzle_ = solution;
  count_ = order.size();
  least_ = least;
  given_.clear();
  for (std::size_t place = 0; place < count_; ++place) {
    before_[place] = given_;
    cells_[place].clear();
    for (const Cell cell : orbits[order[place]].cells()) cells_[place].set(cell);
    given_ = given_ | cells_[place];
  }
  std::fill(before_.begin() + static_cast<std::ptrdiff_t>(count_), before_.end(), given_);
  known_.clear();
  first_known_.fill(-1);
  horizon_ = hopeful;
  decided_ = 0;
  givens_[0] = unique_ = kCellCount;
}

void Descent::add(const CellSet& cells) {
  const std::size_t last = last_place_of(cells);
  known_.push_back({cells, first_known_[last]});
  first_known_[last] = static_cast<int>(known_.size()) - 1;
  decided_ = std::min(decided_, last);
}

// A binary search without branches: a set has some ten cells, whose places would take longer to compare.
std::size_t Descent::last_place_of(const CellSet& cells) const {
  std::size_t last = 0;
  for (std::size_t step = before_.size() / 2; step != 0; step /= 2) {
    last += cells.is_subset_of(before_[last + step]) ? 0 : step;
  }
  return last;
}

void Descent::decide() {
  for (; decided_ < horizon_; ++decided_) {
    const CellSet& cells = cells_[decided_];
    const int left = givens_[decided_] - cells.size();
    given_ = given_ - cells;
    const bool keep = left < least_ || is_needed(decided_);
    if (keep) given_ = given_ | cells;
    givens_[decided_ + 1] = keep ? givens_[decided_] : left;
    for (CellSet rest = cells; !rest.empty();) {
      const Cell cell = rest.take_lowest();
      puzzle_.set(cell, keep ? solution_[cell] : Digit{0});
    }
  }
}

// Whether some set would have no given without this orbit. Sets with a later last place still have
// that one.
bool Descent::is_needed(std::size_t place) const {
  for (int i = first_known_[place]; i >= 0; i = known_[static_cast<std::size_t>(i)].next) {
    if (!known_[static_cast<std::size_t>(i)].cells.intersects(given_)) return true;
  }
  return false;
}

// Nothing is asked about again. The puzzle known to be unique gives a cell of every unavoidable set, so no set changes what was
// decided up to its horizon: later puzzles have some of its givens, and one with as many is the same.
bool Descent::go_on() {
  for (decide(); givens_[horizon_] == unique_; decide()) {
    if (horizon_ == count_) return false;
    const std::size_t ahead = count_ - horizon_;
    horizon_ += (ahead + kStride - 1) / kStride;
  }
  return true;
}

}  // namespace jiugong::generator
