// Rules of clues outside the grid or in a cell about others: sandwiches, sums of the first cells,
// skyscrapers, indexing.
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <numeric>
#include <tuple>
#include <vector>

#include "regions/cage_table.h"
#include "regions/rules/rule_row.h"

namespace jiugong::regions {
namespace {

using enum RuleField;

// Whether the cells are all in one region or cage.
bool all_differ(const Poster& poster) {
  const auto are_in = [&](const CellLine& region) {
    return std::all_of(poster.cells.begin(), poster.cells.end(), [&](int cell) {
      return std::find(region.begin(), region.end(), cell) != region.end();
    });
  };
  return std::any_of(poster.puzzle.regions.begin(), poster.puzzle.regions.end(), are_in) ||
         std::any_of(poster.puzzle.cages.begin(), poster.puzzle.cages.end(),
                     [&](const Cage& cage) { return are_in(cage.cells); });
}

// Whether the cells hold each value exactly once.
bool holds_all_values(const Poster& poster) {
  return static_cast<int>(poster.cells.size()) == poster.model.values() && all_differ(poster);
}

bool can_go_by_sets(const Poster& poster) {
  return poster.model.values() <= CageTable::kMaxValues && all_differ(poster);
}

// Of equal smallest values and of equal largest ones, the first counts. The state names both, which
// are guessed at the first cell.
void post_sandwich(Poster& poster) {
  if (can_go_by_sets(poster) && poster.cells.size() > 1) {
    if (!poster.only_try) poster.model.post_sandwich(poster.cells, poster.rule.number);
    return;
  }
  enum Phase : std::uint8_t { kBegin, kBefore, kAfterSmallest, kAfterLargest, kAfterBoth };
  using State = std::tuple<Phase, Value, Value, Value>;  // smallest, largest, what is lacking
  const bool differ = all_differ(poster);
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
      case kBegin:
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
  const bool even = poster.number == 0 && (!differ || poster.cells.size() == 1);
  const bool all_values = holds_all_values(poster);
  poster.post_automaton(
      poster.cells, State{kBegin, 0, 0, 0},
      [&](const State& state, Value value, const auto& to) {
        if (std::get<Phase>(state) != kBegin) return step(state, value, to);
        if (even) to({kAfterBoth, value, value, 0});
        for (Value low = poster.model.low(); low <= value; ++low) {
          for (Value high = std::max(value, low + 1); high <= poster.model.high(); ++high) {
            if (all_values && (low != poster.model.low() || high != poster.model.high())) continue;
            step({kBefore, low, high, poster.number}, value, to);
          }
        }
      },
      [](const State& state) { return std::get<Phase>(state) == kAfterBoth; });
}

// The state is the number of cells still to be added, and what they have to add up to.
void post_x_sum(Poster& poster) {
  if (can_go_by_sets(poster)) {
    if (!poster.only_try) poster.model.post_first_sum(poster.cells, poster.rule.number);
    return;
  }
  const auto length = static_cast<Value>(poster.cells.size());
  poster.post_automaton(
      poster.cells, Pair{kNothing, 0},
      [&](const Pair& state, Value value, const auto& to) {
        if (state.first == 0) return to(state);
        const bool first = state.first == kNothing;
        if (first && value == 0) return poster.number == 0 ? to({0, 0}) : void();
        if (first && value > length) return;
        const Value left = first ? value - 1 : state.first - 1;
        const Value lack = (first ? poster.number : state.second) - value;
        if (lack >= left * poster.model.low() && lack <= left * poster.model.high())
          to({left, lack});
      },
      [](const Pair& state) {
        return state == Pair{0, 0};
      });
}

// The state is the height of the highest so far; it has no bound once one is hidden.
void post_hidden_skyscraper(Poster& poster) {
  constexpr Value kHidden = std::numeric_limits<Value>::max();
  const bool differ = all_differ(poster);
  poster.post_automaton(
      poster.cells, kNothing,
      [&](Value highest, Value value, const auto& to) {
        // Of different cells only the hidden one has its value, and none the height of another.
        if (differ && (value == highest || (value == poster.number && value > highest))) return;
        if (differ && value == poster.number && highest == kHidden) return;
        if (highest == kHidden || value >= highest) return to(std::max(highest, value));
        if (value == poster.number) to(kHidden);
      },
      [&](Value highest) { return highest == kHidden; });
}

// The place that the cell `index` names has the value.
void post_place(Poster& poster, int index) {
  const auto length = static_cast<Value>(poster.cells.size());
  poster.model.restrict(index, poster.model.between(1, length));
  for (Value place = 1; place <= length; ++place) {
    const int cell = poster.cells[static_cast<std::size_t>(place - 1)];
    if (cell == index) {
      if (place != poster.number)
        poster.model.restrict(cell, poster.model.all() & ~poster.model.value(place));
    } else if (poster.model.value(place) != 0) {
      poster.post_pairs({index, cell},
                        [&](Value a, Value b) { return a != place || b == poster.number; });
    }
  }
}

bool sandwich_holds(const FilledRule& filled) {
  const Values& line = filled.line;
  auto smallest = std::min_element(line.begin(), line.end());
  auto largest = std::max_element(line.begin(), line.end());
  if (largest < smallest) std::swap(smallest, largest);
  if (smallest == largest) return filled.number == 0;
  return std::accumulate(smallest + 1, largest, Value{0}) == filled.number;
}

int states_of_sandwich(const Poster& poster) {
  const Value values = poster.model.values(), cells = std::ssize(poster.cells);
  if (can_go_by_sets(poster)) return bounded(cells * cells);  // ways to lie between the ends
  return bounded((holds_all_values(poster) ? 1 : values * values / 2) * 2 * (poster.number + 3));
}

bool x_sum_holds(const FilledRule& filled) {
  const Value first = filled.line[0];
  if (first > std::ssize(filled.line)) return false;
  return sum_of(std::span(filled.line).first(static_cast<std::size_t>(first))) == filled.number;
}

int states_of_x_sum(const Poster& poster) {
  const Value cells = std::ssize(poster.cells);
  return bounded(can_go_by_sets(poster) ? cells : 2 + cells * (poster.number + 1));
}

bool skyscraper_holds(const FilledRule& filled) {
  Value seen = 0, highest = -1;
  for (const Value value : filled.line) {
    if (value > highest) ++seen;
    highest = std::max(highest, value);
  }
  return seen == filled.number;
}

bool hidden_skyscraper_holds(const FilledRule& filled) {
  const auto hidden = std::is_sorted_until(filled.line.begin(), filled.line.end());
  return hidden != filled.line.end() && *hidden == filled.number;
}

void post_skyscraper(Poster& poster) {
  poster.model.post_skyscraper(poster.cells, poster.rule.number);
}

int states_of_heights(const Poster& poster) { return poster.model.values() + 2; }

// Whether the place-th cell, counted from 1, has the value.
bool has_at(const FilledRule& filled, Value place) {
  return place >= 1 && place <= std::ssize(filled.line) &&
         filled.line[static_cast<std::size_t>(place - 1)] == filled.number;
}

bool room_holds(const FilledRule& filled) { return has_at(filled, filled.line[0]); }
void post_room(Poster& poster) { post_place(poster, poster.cells[0]); }

bool indexing_holds(const FilledRule& filled) {
  return has_at(filled, filled.at(filled.rule.index));
}
void post_indexing(Poster& poster) { post_place(poster, poster.rule.index); }

constexpr RuleRow kClues[] = {
    RuleRow({RuleKind::kSandwich, "sandwich", {kSum, kCells}}, sandwich_holds, post_sandwich,
            states_of_sandwich),
    RuleRow({RuleKind::kXSum, "x-sum", {kSum, kCells}}, x_sum_holds, post_x_sum, states_of_x_sum),
    RuleRow({RuleKind::kSkyscraper, "skyscraper", {kCount, kCells}}, skyscraper_holds,
            post_skyscraper, states_of_heights),
    RuleRow({RuleKind::kHiddenSkyscraper, "hidden-skyscraper", {kValue, kCells}},
            hidden_skyscraper_holds, post_hidden_skyscraper, states_of_heights),
    RuleRow({RuleKind::kNumberedRoom, "numbered-room", {kValue, kCells}}, room_holds, post_room),
    RuleRow({RuleKind::kIndexing, "indexing", {kValue, kIndex, kCells}}, indexing_holds,
            post_indexing),
};

}  // namespace

std::span<const PostedRule> clue_rules() { return kPosted<kClues>; }
std::span<const RuleRow> clue_definitions() { return kClues; }

}  // namespace jiugong::regions
