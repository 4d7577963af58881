#include "analysis/deletion.h"

#include <algorithm>
#include <array>
#include <utility>

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

bool sees(const Grid& puzzle, Cell cell, Digit digit) {
  for (Cell other = 0; other < kCellCount; ++other) {
    if (puzzle[other] == digit && are_peers(cell, other)) return true;
  }
  return false;
}

// can_hold[cell][digit]: whether no given excludes the digit.
using Possible = std::array<std::array<bool, 10>, kCellCount>;

Possible possible_in(const Grid& puzzle) {
  Possible possible{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      possible[static_cast<std::size_t>(cell)][digit] =
          puzzle[cell] == digit || (puzzle[cell] == 0 && !sees(puzzle, cell, digit));
    }
  }
  return possible;
}

// Makes orders of the givens of one puzzle in which few that are close together remain.
class OrderMaker {
 public:
  explicit OrderMaker(const Grid& puzzle) : puzzle_(puzzle), possible_(possible_in(puzzle)) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (puzzle[cell] != 0) givens_.push_back(cell);
    }
  }

  void add_cells_without_candidate() {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const auto& digits = possible_[static_cast<std::size_t>(cell)];
      if (std::find(digits.begin(), digits.end(), true) != digits.end()) continue;
      add([cell](Cell given) { return are_peers(given, cell) ? 0 : 1; });
    }
  }

  void add_digits_without_place() {
    for (const auto& house : kHouses) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        const auto holds = [&](Cell cell) {
          return possible_[static_cast<std::size_t>(cell)][digit];
        };
        if (std::any_of(house.begin(), house.end(), holds)) continue;
        add([&, this](Cell given) {
          const bool inside = std::find(house.begin(), house.end(), given) != house.end();
          return inside || puzzle_[given] == digit ? 0 : 1;
        });
      }
    }
  }

  void add_boxes() {
    for (int box = 0; box < 9; ++box) {
      add([box](Cell given) {
        return (box_of(given) / 3 != box / 3 ? 1 : 0) + (box_of(given) % 3 != box % 3 ? 1 : 0);
      });
    }
  }

  std::vector<Order> take() { return std::move(orders_); }

 private:
  // Adds the order in which the most distant givens come first, equally distant ones by cell.
  template <typename Distance>
  void add(Distance distance) {
    std::array<int, kCellCount> distances{};
    for (const Cell given : givens_) distances[static_cast<std::size_t>(given)] = distance(given);
    Order order = givens_;
    sort_descending(order, distances);
    orders_.push_back(std::move(order));
  }

  const Grid& puzzle_;
  Possible possible_;
  Order givens_;
  std::vector<Order> orders_;
};

}  // namespace

std::vector<Order> deletion_orders(const Grid& puzzle) {
  OrderMaker maker(puzzle);
  maker.add_cells_without_candidate();
  maker.add_digits_without_place();
  maker.add_boxes();
  return maker.take();
}

}  // namespace jiugong::analysis
