#include "analysis/deletion.h"

#include <algorithm>
#include <array>

#include "analysis/sort_descending.h"
#include "jiugong/geometry.h"

namespace jiugong::analysis {

void Deletion::start(const Order& order) {
  order_ = order;
  rest_.clear();
  for (const Cell cell : order) rest_.set(cell);
  next_ = necessary_ = postponed_ = 0;
  run_ = 1;
}

CellSet Deletion::trial() const {
  CellSet givens = rest_;
  for (std::size_t i = next_; i < next_ + run_; ++i) givens.reset(order_[i]);
  return givens;
}

void Deletion::answer(bool solvable) {
  if (!solvable) {
    rest_ = trial();
    next_ += run_;
    run_ *= 2;
    postponed_ = 0;
  } else if (run_ == 1) {
    ++necessary_;
    ++next_;
  } else {
    run_ /= 2;
  }
  run_ = std::clamp<std::size_t>(run_, 1, std::max<std::size_t>(order_.size() - next_, 1));
}

void Deletion::postpone() {
  if (run_ == 1) {
    const auto first = order_.begin() + static_cast<std::ptrdiff_t>(next_);
    std::rotate(first, first + 1, order_.end());
    ++postponed_;
  } else {
    run_ /= 2;
  }
}

namespace {

// The digits that each cell may hold: its own, or those that no given excludes.
Marks possible_in(const Grid& puzzle) {
  Marks possible = marks_of(puzzle);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (Cell given = 0; puzzle[cell] == 0 && given < kCellCount; ++given) {
      if (puzzle[given] == 0 || !are_peers(cell, given)) continue;
      DigitSet& digits = possible[static_cast<std::size_t>(cell)];
      digits = static_cast<DigitSet>(digits & ~(1 << (puzzle[given] - 1)));
    }
  }
  return possible;
}

}  // namespace

std::vector<Order> deletion_orders(const Grid& puzzle) {
  const Marks possible = possible_in(puzzle);
  Order givens;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] != 0) givens.push_back(cell);
  }
  std::vector<Order> orders;
  // Adds the order in which the most distant givens come first, equally distant ones by cell.
  const auto add = [&](const auto& distance) {
    std::array<int, kCellCount> distances{};
    for (const Cell given : givens) distances[static_cast<std::size_t>(given)] = distance(given);
    sort_descending(orders.emplace_back(givens), distances);
  };
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (possible[static_cast<std::size_t>(cell)] != 0) continue;
    add([cell](Cell given) { return are_peers(given, cell) ? 0 : 1; });
  }
  for (const auto& house : kHouses) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      const auto holds = [&](Cell cell) {
        return (possible[static_cast<std::size_t>(cell)] >> (digit - 1) & 1) != 0;
      };
      if (std::any_of(house.begin(), house.end(), holds)) continue;
      add([&](Cell given) {
        const bool inside = std::find(house.begin(), house.end(), given) != house.end();
        return inside || puzzle[given] == digit ? 0 : 1;
      });
    }
  }
  for (int box = 0; box < 9; ++box) {
    add([box](Cell given) {
      return (box_of(given) / 3 != box / 3 ? 1 : 0) + (box_of(given) % 3 != box % 3 ? 1 : 0);
    });
  }
  return orders;
}

}  // namespace jiugong::analysis
