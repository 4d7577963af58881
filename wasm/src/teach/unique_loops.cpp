#include "teach/unique_loops.h"

#include <algorithm>
#include <iterator>

#include "teach/rating.h"
#include "teach/subsets.h"

namespace jiugong::teach {
namespace {

// The work of looking on from a cell of a path, in nodes.
constexpr std::uint64_t kCellWork = 8;

void describe_set(int house, unsigned places, unsigned digits, Hint& hint) {
  hint.pattern.add_house(house);
  hint.pattern.extra_digits = static_cast<DigitSet>(digits);
  for (const int place : bits(places)) hint.pattern.add_extra_cell(cell_at(house, place));
}

}  // namespace

void UniqueLoops::start(const Board& board) {
  board_ = &board;
  next_start_ = 0;
  length_ = 0;
  on_path_.clear();
  found_ = false;
}

bool UniqueLoops::advance(std::uint64_t& budget, HintSink& sink) {
  sink_ = &sink;
  while (budget != 0) {
    if (length_ == 0 && !begin_path()) return true;
    if (length_ != 0) look_on();
    budget -= std::min(budget, kCellWork);
  }
  return false;
}

bool UniqueLoops::take_best(HintSink& sink) const {
  if (!found_) return false;
  sink.hint = best_;
  return sink.take();
}

unsigned UniqueLoops::places_of_both(int house) const {
  return unsigned{board_->places[house][low_]} & board_->places[house][high_];
}

// Begins with the next cell that a loop can start from; returns whether there is one.
bool UniqueLoops::begin_path() {
  while (next_start_ < kCellCount) {
    const Cell cell = next_start_++;
    pair_ = board_->cells[cell];
    if (!is_pair(pair_)) continue;
    low_ = lowest_bit(pair_);
    high_ = lowest_bit(pair_ & (pair_ - 1));
    if (!may_start(cell)) continue;
    find_core();
    if (!core_.test(cell)) continue;
    enter({.cell = static_cast<std::uint8_t>(cell), .allowed = 2, .last_type = kNoType});
    return true;
  }
  return false;
}

// Whether each house of the start has another cell for the loop to go through. Few starts pass.
bool UniqueLoops::may_start(Cell start) const {
  const auto& houses = kTables.houses[start];
  return std::all_of(std::begin(houses), std::end(houses),
                     [&](int house) { return has_several(places_of_both(house)); });
}

// Finds the cells that can be on a valid loop, which has another cell in each house of each cell.
void UniqueLoops::find_core() {
  core_.clear();
  for (int row = 9; row < 18; ++row) {
    for (const int place : bits(places_of_both(row))) core_.set(cell_at(row, place));
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (CellSet rest = core_; !rest.empty();) {
      const Cell cell = rest.take_lowest();
      for (const int house : kTables.houses[cell]) {
        if ((core_ & cells_of(house)).size() > 1) continue;
        core_.reset(cell);
        changed = true;
        break;
      }
    }
  }
}

// Adds a cell to the path.
void UniqueLoops::enter(Visit visit) {
  visit.same |= houses_of(visit.cell);
  visit.type = visit.last_type == 0 ? 1 : 0;
  visit.rest = places_of_both(house_of(visit.cell, visit.type));
  path_[length_++] = visit;
  on_path_.set(visit.cell);
  if (!may_close(visit.same ^ visit.other)) leave();
}

void UniqueLoops::leave() { on_path_.reset(path_[--length_].cell); }

// Goes on from the last cell of the path until another is entered, or it is left.
void UniqueLoops::look_on() {
  Visit& last = path_[length_ - 1];
  const std::uint32_t same = last.same, other = last.other;
  unsigned rest = last.rest, extra = last.extra;
  while (true) {
    while (rest == 0) {
      ++last.type;
      if (last.type == last.last_type) ++last.type;
      if (last.type >= 3) return leave();
      rest = places_of_both(house_of(last.cell, last.type));
    }
    const Cell next = cell_at(house_of(last.cell, last.type), lowest_bit(rest));
    rest &= rest - 1;
    if (next == path_[0].cell && length_ >= 4) {
      if (same == other) take_loop();
      continue;
    }
    if (on_path_.test(next)) continue;
    extra = (extra | board_->cells[next]) & ~pair_;
    const bool bivalue = is_pair(board_->cells[next]);
    if (!bivalue && !is_single(extra) && last.allowed <= 0) continue;
    if ((other & houses_of(next)) != 0 || !core_.test(next)) continue;
    last.rest = rest;
    last.extra = extra;
    return enter({.cell = static_cast<std::uint8_t>(next),
                  .allowed = static_cast<std::int8_t>(bivalue ? last.allowed : last.allowed - 1),
                  .last_type = last.type,
                  .extra = extra,
                  .same = other,
                  .other = same});
  }
}

// Whether each of the houses, which are visited with one parity, has another cell to visit.
bool UniqueLoops::may_close(std::uint32_t houses) const {
  const CellSet rest = core_ - on_path_;
  while (houses != 0 && rest.intersects(cells_of(lowest_bit(houses)))) houses &= houses - 1;
  return houses == 0;
}

void UniqueLoops::take_loop() {
  base_ = 4.5;
  if (length_ >= 10) base_ += 0.3;
  if (length_ >= 8) {
    base_ += 0.2;
  } else if (length_ >= 6) {
    base_ += 0.1;
  }
  extra_cells_.clear();
  extra_digits_ = 0;
  for (int i = 0; i < length_; ++i) {
    if (is_pair(board_->cells[path_[i].cell])) continue;
    extra_cells_.set(path_[i].cell);
    extra_digits_ |= board_->cells[path_[i].cell] & ~pair_;
  }
  const int extras = extra_cells_.size();
  if (extras == 1) take_type1();
  if (extras > 2 || (extras == 2 && is_single(extra_digits_))) take_type2();
  if (extras == 2) {
    first_ = first_extra_on_path();
    second_ = (extra_cells_ - CellSet::of(first_)).lowest();
    if (has_several(extra_digits_)) take_type3();
    take_type4();
  }
}

Cell UniqueLoops::first_extra_on_path() const {
  int i = 0;
  while (!extra_cells_.test(path_[i].cell)) ++i;
  return path_[i].cell;
}

Hint UniqueLoops::hint_of(int type, double rating) const {
  Hint hint;
  hint.name(length_ == 4 ? Technique::kUniqueRectangle : Technique::kUniqueLoop, rating, type);
  for (int i = 0; i < length_; ++i) hint.pattern.add_cell(path_[i].cell);
  hint.pattern.digits = static_cast<DigitSet>(pair_);
  hint.pattern.extra_digits = static_cast<DigitSet>(extra_digits_);
  return hint;
}

// Of the hints that remove something, the first with the lowest rating and type is the best.
void UniqueLoops::take(const Hint& hint) {
  if (hint.removals.empty()) return;
  if (sink_->wants_all()) {
    sink_->hint = hint;
    sink_->take();
    return;
  }
  if (found_ && (hint.rating > best_.rating ||
                 (hint.rating == best_.rating && hint.variant >= best_.variant))) {
    return;
  }
  found_ = true;
  best_ = hint;
}

void UniqueLoops::take_type1() {
  Hint hint = hint_of(1, base_);
  hint.pattern.add_extra_cell(extra_cells_.lowest());
  hint.removals.add(extra_cells_.lowest(), pair_);
  take(hint);
}

// One of the extra cells has the extra digit. (Where they have several, Sudoku Explainer takes the
// lowest of the first extra cell; the search lets such loops pass only with a common one.)
void UniqueLoops::take_type2() {
  Hint hint = hint_of(2, base_);
  const int digit = lowest_bit(board_->cells[first_extra_on_path()] & ~pair_);
  hint.pattern.add_extra_cells(extra_cells_);
  hint.remove_from(*board_, common_peers(extra_cells_) - extra_cells_, 1U << digit);
  take(hint);
}

// One of the two extra cells has an extra digit: together they are a cell of a naked or hidden set.
void UniqueLoops::take_type3() {
  for (int size = std::popcount(extra_digits_); size <= 7; ++size) {
    for (const int house : bits(houses_of(first_) & houses_of(second_))) {
      if (2 * size <= board_->open_cells(house)) take_naked_sets(house, size);
      if (2 * size < board_->open_cells(house)) take_hidden_sets(house, size);
    }
  }
}

void UniqueLoops::take_naked_sets(int house, int size) {
  const int type = type_of(house);
  const int first = place_of(first_, type), second = place_of(second_, type);
  for_each_subset(size, 9, [&](unsigned set) {
    if (!has_bit(set, first) || has_bit(set, second)) return false;
    const unsigned others = set & ~(1U << first);
    unsigned own = extra_digits_ & board_->cells[first_] & board_->cells[second_];
    unsigned all = extra_digits_;
    for (const int place : bits(others)) {
      const unsigned digits = board_->cells[cell_at(house, place)];
      if (!has_several(digits)) return false;
      own |= digits;
      all |= digits;
    }
    if (std::popcount(own) != size || std::popcount(all) != size) return false;
    Hint hint = hint_of(3, base_ + kTenths.product[size - 1]);
    for (const int place : bits(0x1ffU & ~set & ~(1U << second))) {
      const Cell cell = cell_at(house, place);
      hint.removals.add(cell, board_->cells[cell] & all);
    }
    describe_set(house, others, all, hint);
    take(hint);
    return false;
  });
}

void UniqueLoops::take_hidden_sets(int house, int size) {
  const int type = type_of(house);
  const unsigned first = 1U << place_of(first_, type), second = 1U << place_of(second_, type);
  int rest[9] = {}, rest_count = 0;
  for (const int digit : bits(kAllDigits & ~pair_ & ~extra_digits_)) rest[rest_count++] = digit;
  for_each_subset(size - 2, rest_count, [&](unsigned chosen) {
    unsigned digits = pair_, set = 0;
    for (const int i : bits(chosen)) digits |= 1U << rest[i];
    for (const int digit : bits(digits)) {
      const unsigned places = board_->places[house][digit] & ~second;
      if (places == 0) return false;
      set |= places;
    }
    if (std::popcount(set) != size) return false;
    set &= ~(first | second);
    Hint hint = hint_of(3, base_ + kTenths.product[std::popcount(set) - 1]);
    for (const int place : bits(set)) {
      const Cell cell = cell_at(house, place);
      hint.removals.add(cell, board_->cells[cell] & ~digits);
    }
    describe_set(house, set, digits, hint);
    take(hint);
    return false;
  });
}

// One digit of the loop is locked to the two extra cells, so the other cannot be there.
void UniqueLoops::take_type4() {
  for (const int locked : {low_, high_}) {
    for (const int house : bits(houses_of(first_) & houses_of(second_))) {
      const int type = type_of(house);
      const int ours = 1 << place_of(first_, type) | 1 << place_of(second_, type);
      if ((board_->places[house][locked] & ~ours) != 0) continue;
      Hint hint = hint_of(4, base_);
      const unsigned removed = pair_ & ~(1U << locked);
      for (const Cell cell : {first_, second_}) {
        hint.pattern.add_extra_cell(cell);
        hint.removals.add(cell, removed);
      }
      hint.pattern.add_house(house);
      hint.pattern.extra_digits = static_cast<DigitSet>(1 << locked);
      take(hint);
      return;
    }
  }
}

}  // namespace jiugong::teach
