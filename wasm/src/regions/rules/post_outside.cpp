// Rules of what is written outside the grid or in a cell about others: sandwiches, sums of the first cells,
// skyscrapers, indexing.
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <tuple>
#include <vector>

#include "regions/cage_table.h"
#include "regions/rules/poster.h"

namespace jiugong::regions {

// Whether the cells are all in one region or cage.
bool Poster::all_differ() const {
  const auto are_in = [&](const CellLine& region) {
    return std::all_of(cells_.begin(), cells_.end(), [&](int cell) {
      return std::find(region.begin(), region.end(), cell) != region.end();
    });
  };
  return std::any_of(puzzle_.regions.begin(), puzzle_.regions.end(), are_in) ||
         std::any_of(puzzle_.cages.begin(), puzzle_.cages.end(),
                     [&](const Cage& cage) { return are_in(cage.cells); });
}

// Whether the cells hold each value exactly once.
bool Poster::holds_all_values() const {
  return static_cast<int>(cells_.size()) == model_.values() && all_differ();
}

bool Poster::can_go_by_sets() const {
  return model_.values() <= CageTable::kMaxValues && all_differ();
}

// Of equal smallest values and of equal largest ones, the first counts. The state names both, which
// are guessed at the first cell.
bool Poster::post_sandwich() {
  if (can_go_by_sets() && cells_.size() > 1) {
    if (!only_try_) model_.post_sandwich(cells_, rule_.number);
    return true;
  }
  enum Phase : std::uint8_t { kStart, kBefore, kAfterSmallest, kAfterLargest, kAfterBoth };
  using State = std::tuple<Phase, Value, Value, Value>;  // smallest, largest, what is lacking
  const bool differ = all_differ();
  const auto step = [&](const State& state, Value value, const auto& to) {
    const auto [phase, low, high, lack] = state;
    if (value < low || value > high) return;
    if (differ && value == (phase == kAfterSmallest  ? low
                            : phase == kAfterLargest ? high
                                                     : kNothing))
      return;
    if (differ && phase == kAfterBoth && (value == low || value == high)) return;
    const Value rest = lack - value;
    switch (phase) {
      case kStart:
        break;
      case kBefore:
        to({value == low    ? kAfterSmallest
            : value == high ? kAfterLargest
                            : kBefore,
            low, high, lack});
        break;
      case kAfterSmallest:
        if (value == high && lack == 0) to({kAfterBoth, low, high, 0});
        if (value != high && rest >= 0) to({kAfterSmallest, low, high, rest});
        break;
      case kAfterLargest:
        if (value == low && lack == 0) to({kAfterBoth, low, high, 0});
        if (value != low && rest >= 0) to({kAfterLargest, low, high, rest});
        break;
      case kAfterBoth:
        to(state);
        break;
    }
  };
  // All values may be the same then.
  const bool even = number_ == 0 && (!differ || cells_.size() == 1);
  const bool all_values = holds_all_values();
  return post_machine(
      cells_, State{kStart, 0, 0, 0},
      [&](const State& state, Value value, const auto& to) {
        if (std::get<Phase>(state) != kStart) return step(state, value, to);
        if (even) to({kAfterBoth, value, value, 0});
        for (Value low = model_.low(); low <= value; ++low) {
          for (Value high = std::max(value, low + 1); high <= model_.high(); ++high) {
            if (all_values && (low != model_.low() || high != model_.high())) continue;
            step({kBefore, low, high, number_}, value, to);
          }
        }
      },
      [](const State& state) { return std::get<Phase>(state) == kAfterBoth; });
}

// The state is the number of cells still to be added, and what they have to add up to.
bool Poster::post_x_sum() {
  if (can_go_by_sets()) {
    if (!only_try_) model_.post_first_sum(cells_, rule_.number);
    return true;
  }
  const auto length = static_cast<Value>(cells_.size());
  return post_machine(
      cells_, Pair{kNothing, 0},
      [&](const Pair& state, Value value, const auto& to) {
        if (state.first == 0) return to(state);
        const bool first = state.first == kNothing;
        if (first && value == 0) return number_ == 0 ? to({0, 0}) : void();
        if (first && value > length) return;
        const Value left = first ? value - 1 : state.first - 1;
        const Value lack = (first ? number_ : state.second) - value;
        if (lack >= left * model_.low() && lack <= left * model_.high()) to({left, lack});
      },
      [](const Pair& state) {
        return state == Pair{0, 0};
      });
}

// The state is the height of the highest so far; it has no bound once one is hidden.
bool Poster::post_hidden_skyscraper() {
  constexpr Value kHidden = std::numeric_limits<Value>::max();
  const bool differ = all_differ();
  return post_machine(
      cells_, kNothing,
      [&](Value highest, Value value, const auto& to) {
        // Of different cells only the hidden one has its value, and none the height of another.
        if (differ && (value == highest || (value == number_ && value > highest))) return;
        if (differ && value == number_ && highest == kHidden) return;
        if (highest == kHidden || value >= highest) return to(std::max(highest, value));
        if (value == number_) to(kHidden);
      },
      [&](Value highest) { return highest == kHidden; });
}

// The place that the cell `index` names has the value.
void Poster::post_indexing(int index) {
  const auto length = static_cast<Value>(cells_.size());
  model_.restrict(index, model_.between(1, length));
  for (Value place = 1; place <= length; ++place) {
    const int cell = cells_[static_cast<std::size_t>(place - 1)];
    if (cell == index) {
      if (place != number_) model_.restrict(cell, model_.all() & ~model_.value(place));
    } else if (model_.value(place) != 0) {
      post_pairs({index, cell}, [&](Value a, Value b) { return a != place || b == number_; });
    }
  }
}

}  // namespace jiugong::regions
