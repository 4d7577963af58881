// What a run of level 1 or more uses when it has come to rest: locked candidates, hidden pairs, naked
// pairs, X-wings among the candidates left. Of the first rule that yields something all patterns count.
// A pattern must rely on a candidate that is gone since the start of the run. (Sudoku Explainer counts
// open cells and placed digits as they are on the board.)
#include "teach/locked.h"
#include "teach/runner.h"
#include "teach/subsets.h"

namespace jiugong::teach {

bool Runner::use_patterns() {
  return use_locked() || use_hidden_pairs() || use_naked_pairs() || use_fish();
}

void Runner::rely_on(Cell cell, unsigned digits) {
  for (const int digit : bits(digits)) {
    const int candidate = candidate_of(cell, digit);
    if (relied_on_set_.test(candidate)) continue;
    relied_on_set_.set(candidate);
    relied_on_[relied_on_count_++] = static_cast<std::uint16_t>(candidate);
  }
}

void Runner::rely_on_places(int house, int digit, unsigned places) {
  for (const int place : bits(places)) rely_on(cell_at(house, place), 1U << digit);
}

// Enters the removed candidates that are not known to be off; all that is relied on is their parent.
// The first rule or chain that claims a candidate gives its parents.
void Runner::remove(const Removal* removals, int count, LinkReason reason, std::uint32_t nested) {
  for (int i = 0; i < count; ++i) {
    for (const int digit : bits(removals[i].digits)) {
      const int literal = off(candidate_of(removals[i].cell, digit));
      if (index_[literal] >= 0) continue;
      store_->reserve_parents(parent_end_, static_cast<std::size_t>(relied_on_count_));
      parents_ = store_->parent_list();
      Node& node = add_node(literal, reason);
      node.nested = nested;
      for (int k = 0; k < relied_on_count_; ++k) add_parent(node, index_[off(relied_on_[k])]);
      enter(literal);
    }
  }
}

// The rule of a pattern fills removals_ and what it relies on; returns whether it counts.
// `describe(pattern)` tells what it looks like, for notes.
template <typename Describe>
bool Runner::take_pattern(Technique technique, Describe describe) {
  if (removals_.empty() || relied_on_count_ == 0) return false;
  sort_as_java(removals_.begin(), removals_.size());
  std::uint32_t note = kNoNested;
  if (notes_ != nullptr) {
    note = static_cast<std::uint32_t>(notes_->patterns.size());
    Hint& hint = notes_->patterns.emplace_back(RunNotes::UsedPattern{{}, rest_size_}).hint;
    hint.technique = technique;
    hint.removals = removals_;
    describe(hint.pattern);
  }
  remove(removals_.begin(), removals_.size(), LinkReason::kPattern, note);
  return true;
}

void Runner::start_pattern() {
  removals_.clear();
  relied_on_count_ = 0;
  relied_on_set_.clear();
}

bool Runner::use_locked() {
  bool yields = false;
  for (const auto& [first_type, second_type] : kCrossings) {
    for (int digit = 0; digit < 9; ++digit) {
      for (int house = 9 * first_type; house < 9 * first_type + 9; ++house) {
        const PlaceSet places = now_->places[house][digit];
        const unsigned gone = before_->places[house][digit] & ~unsigned{places};
        const int number = locked_segment(house, second_type, places);
        if (gone == 0 || number == 3) continue;
        const Segment segment = segment_of(house, second_type, number);
        start_pattern();
        for (const int place : bits(now_->places[segment.house][digit])) {
          const Cell cell = cell_at(segment.house, place);
          if (house_of(cell, first_type) != house) removals_.add(cell, 1U << digit);
        }
        rely_on_places(house, digit, gone & ~unsigned{segment.places});
        const auto technique = first_type == kBlock ? Technique::kPointing : Technique::kClaiming;
        yields |= take_pattern(technique, [&](Pattern& pattern) {
          pattern.add_house(house);
          pattern.add_house(segment.house);
          pattern.digits = static_cast<DigitSet>(1 << digit);
          for (const int place : bits(places)) pattern.add_cell(cell_at(house, place));
        });
      }
    }
  }
  return yields;
}

bool Runner::use_hidden_pairs() {
  bool yields = false;
  for (const int type : kSetOrder) {
    for (int house = 9 * type; house < 9 * type + 9; ++house) {
      if (board_->open_cells(house) <= 4) continue;
      for_each_closed_set(now_->places[house], 2, [&](unsigned pair, unsigned places) {
        start_pattern();
        for (const int place : bits(places)) {
          const Cell cell = cell_at(house, place);
          removals_.add(cell, now_->cells[cell] & ~pair);
        }
        for (const int place : bits(0x1ffU & ~places)) {
          const Cell cell = cell_at(house, place);
          rely_on(cell, before_->cells[cell] & pair);
        }
        yields |= take_pattern(Technique::kHiddenPair, [&](Pattern& pattern) {
          pattern.add_house(house);
          pattern.digits = static_cast<DigitSet>(pair);
          for (const int place : bits(places)) pattern.add_cell(cell_at(house, place));
        });
        return false;
      });
    }
  }
  return yields;
}

bool Runner::use_naked_pairs() {
  bool yields = false;
  for (const int type : kSetOrder) {
    for (int house = 9 * type; house < 9 * type + 9; ++house) {
      if (board_->open_cells(house) < 4) continue;
      DigitSet cells[9];
      for (int place = 0; place < 9; ++place) cells[place] = now_->cells[cell_at(house, place)];
      for_each_closed_set(cells, 2, [&](unsigned places, unsigned pair) {
        start_pattern();
        for (const int place : bits(0x1ffU & ~places)) {
          removals_.add(cell_at(house, place), cells[place] & pair);
        }
        for (const int place : bits(places)) {
          const Cell cell = cell_at(house, place);
          rely_on(cell, before_->cells[cell] & ~pair);
        }
        yields |= take_pattern(Technique::kNakedPair, [&](Pattern& pattern) {
          pattern.add_house(house);
          pattern.digits = static_cast<DigitSet>(pair);
          for (const int place : bits(places)) pattern.add_cell(cell_at(house, place));
        });
        return false;
      });
    }
  }
  return yields;
}

bool Runner::use_fish() {
  bool yields = false;
  for (const int base_type : {kColumn, kRow}) {
    const int first_cover = 9 * (kRow + kColumn - base_type);
    for (int high = 1; high < 9; ++high) {
      for (int low = 0; low < high; ++low) {
        for (int digit = 0; digit < 9; ++digit) {
          const int first = 9 * base_type + low, second = 9 * base_type + high;
          const PlaceSet places = now_->places[first][digit];
          if (!is_pair(places) || now_->places[second][digit] != places) continue;
          if (board_->placed_count(digit) + 4 > 9) continue;
          start_pattern();
          for (const int line : bits(places)) {
            const int cover = first_cover + line;
            const unsigned lines = 1U << low | 1U << high;
            for (const int place : bits(now_->places[cover][digit] & ~lines)) {
              removals_.add(cell_at(cover, place), 1U << digit);
            }
          }
          for (const int base : {first, second}) {
            rely_on_places(base, digit, before_->places[base][digit] & ~unsigned{places});
          }
          yields |= take_pattern(Technique::kXWing, [&](Pattern& pattern) {
            pattern.digits = static_cast<DigitSet>(1 << digit);
            for (const int base : {first, second}) {
              pattern.add_house(base);
              for (const int place : bits(places)) pattern.add_cell(cell_at(base, place));
            }
            for (const int line : bits(places)) pattern.add_house(first_cover + line);
          });
        }
      }
    }
  }
  return yields;
}

}  // namespace jiugong::teach
