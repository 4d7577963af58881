#include "regions/board.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace jiugong::regions {
namespace {

constexpr bool is_single(Mask values) { return (values & (values - 1)) == 0; }

}  // namespace

Board::Board(Layout layout) : layout_(std::move(layout)) {
  houses_.resize(layout_.houses.size());
  crossings_.resize(layout_.houses.size());
  leftovers_.resize(layout_.leftovers.size());
  sums_.resize(layout_.sums.size());
  narrow_.resize(layout_.neighbours.size());
  for (std::size_t cell = 0; cell < layout_.cells; ++cell) {
    work_of_change_.push_back(static_cast<std::uint32_t>(layout_.houses_of[cell].size() +
                                                         layout_.sums_of[cell].size() +
                                                         layout_.leftovers_of[cell].size()));
  }
  if (!layout_.sums.empty() && layout_.values <= CageTable::kMaxValues) {
    cage_table_ = CageTable(layout_.values);
  }
  reset();
}

void Board::reset() {
  candidates_.assign(layout_.cells, layout_.all);
  changes_.clear();
  kept_at_.assign(layout_.cells, 0);
  moment_ = 0;
  cell_weight_.assign(layout_.cells, 0);
  house_weight_.assign(layout_.houses.size(), 0);
  forget_work();
  for (WorkList* work : {&houses_, &sums_, &leftovers_}) work->add_all();
  // (If there is only one value, every cell has it from the start.)
  for (std::size_t cell = 0; cell < layout_.cells && is_single(layout_.all); ++cell) {
    singles_.push_back(static_cast<Small>(cell));
  }
}

bool Board::restrict_to(Small cell, Mask values) {
  const Mask before = candidates_[cell];
  const Mask after = before & values;
  if (after == before) return true;
  if (after == 0) return fail_at_cell(cell);
  if (kept_at_[cell] != moment_) {
    kept_at_[cell] = moment_;
    changes_.push_back({cell, before});
  }
  candidates_[cell] = after;
  if (is_single(after)) singles_.push_back(cell);
  for (const Small house : layout_.houses_of[cell]) houses_.add(house);
  if (!layout_.sums.empty()) {
    for (const Small sum : layout_.sums_of[cell]) sums_.add(sum);
  }
  if (!layout_.leftovers.empty()) {
    for (const Small leftover : layout_.leftovers_of[cell]) leftovers_.add(leftover);
  }
  work_ += work_of_change_[cell];
  if (layout_.neighbours.size() != 0 && std::popcount(after) <= 3) narrow_.add(cell);
  return true;
}

bool Board::restrict_all(SmallList cells, Mask values) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Small cell) { return restrict_to(cell, values); });
}

Mask Board::union_of(SmallList cells) const {
  Mask values = 0;
  for (const Small cell : cells) values |= candidates_[cell];
  return values;
}

bool Board::is_stable() const {
  return singles_.empty() && narrow_.empty() && houses_.empty() && sums_.empty() &&
         crossings_.empty() && leftovers_.empty();
}

bool Board::propagate(WorkBudget& budget) {
  const bool possible = follow_rules(budget.left());
  budget.spend(std::exchange(work_, 0));
  return possible;
}

bool Board::follow_rules(std::uint64_t max_work) {
  while (work_ < max_work) {
    bool possible = true;
    // The cheap rules run first.
    if (!singles_.empty()) {
      const Small cell = singles_.back();
      singles_.pop_back();
      possible = settle(cell);
    } else if (!narrow_.empty()) {
      possible = settle_neighbours(narrow_.take());
    } else if (!houses_.empty()) {
      const Small house = houses_.take();
      crossings_.add(house);
      possible = place_hidden_singles(house);
    } else if (!sums_.empty()) {
      possible = look_at_sum(sums_.take());
    } else if (!crossings_.empty()) {
      possible = look_at_crossings(crossings_.take());
    } else if (!leftovers_.empty()) {
      possible = look_at_leftover(leftovers_.take());
    } else {
      return true;
    }
    if (!possible) {
      forget_work();
      return false;
    }
  }
  return true;
}

bool Board::settle(Small cell) {
  const SmallList peers = layout_.peers[cell];
  work_ += peers.size() + 1;
  return restrict_all(peers, ~candidates_[cell]);
}

bool Board::settle_neighbours(Small cell) {
  // A value is ruled out in a neighbour if each value of the cell is consecutive with it, or equal
  // to it where the two cells must differ.
  const Mask values = candidates_[cell];
  const int lowest = std::countr_zero(values);
  work_ += 8;
  Mask ruled_out = 0;
  for (int value = lowest - 1; value <= lowest + 1; ++value) {
    if (value < 0 || value >= layout_.values) continue;
    const Mask at = Mask{1} << value;
    const Mask rivals = at << 1 | at >> 1 | (layout_.neighbours_differ ? at : 0);
    if ((values & ~rivals) == 0) ruled_out |= at;
  }
  return ruled_out == 0 || restrict_all(layout_.neighbours[cell], ~ruled_out);
}

bool Board::place_hidden_singles(Small house) {
  const SmallList cells = layout_.houses[house];
  work_ += 2 * cells.size();
  Mask once = 0, twice = 0;
  for (const Small cell : cells) {
    twice |= once & candidates_[cell];
    once |= candidates_[cell];
  }
  if (!layout_.full[house]) {
    return static_cast<std::size_t>(std::popcount(once)) >= cells.size() || fail_in_house(house);
  }
  if (once != layout_.all) return fail_in_house(house);
  const Mask singles = once & ~twice;
  if (singles == 0) return true;
  for (const Small cell : cells) {
    const Mask here = candidates_[cell] & singles;
    if (here == 0) continue;
    if (!is_single(here)) return fail_in_house(house);
    if (!restrict_to(cell, here)) return false;
  }
  return true;
}

bool Board::look_at_crossings(Small house) {
  const SmallList crossings = layout_.crossings_from[house];
  // (The sets of a crossing have at most twice as many cells as its first house.)
  work_ += 1 + 2 * crossings.size() * layout_.houses[house].size();
  return std::all_of(crossings.begin(), crossings.end(), [&](Small number) {
    const Crossing& crossing = layout_.crossings[number];
    const Mask locked = union_of(layout_.cell_sets[crossing.shared]) &
                        ~union_of(layout_.cell_sets[crossing.rest_of_first]);
    return locked == 0 || restrict_all(layout_.cell_sets[crossing.rest_of_second], ~locked);
  });
}

bool Board::look_at_leftover(Small leftover) {
  const SmallList inside = layout_.cell_sets[layout_.leftovers[leftover].inside];
  const SmallList outside = layout_.cell_sets[layout_.leftovers[leftover].outside];
  work_ += 2 * (inside.size() + outside.size());
  return restrict_all(outside, union_of(inside)) && restrict_all(inside, union_of(outside));
}

bool Board::fail_in_house(std::size_t house) {
  ++house_weight_[house];
  for (const Small cell : layout_.houses[house]) ++cell_weight_[cell];
  return false;
}

bool Board::fail_at_cell(Small cell) {
  ++cell_weight_[cell];
  for (const Small house : layout_.houses_of[cell]) ++house_weight_[house];
  return false;
}

void Board::forget_work() {
  singles_.clear();
  for (WorkList* work : {&houses_, &crossings_, &leftovers_, &sums_, &narrow_}) work->clear();
}

std::size_t Board::mark() {
  ++moment_;
  return changes_.size();
}

void Board::back_to(std::size_t moment) {
  for (; changes_.size() > moment; changes_.pop_back()) {
    candidates_[changes_.back().cell] = changes_.back().before;
  }
  ++moment_;
  forget_work();
}

}  // namespace jiugong::regions
