// Naked sets, k cells of a house with k digits together, and hidden sets, k digits with k places together.
#include "teach/subsets.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

void describe(int house, unsigned digits, unsigned places, Hint& hint) {
  hint.pattern.add_house(house);
  hint.pattern.digits = static_cast<DigitSet>(digits);
  for (const int place : bits(places)) hint.pattern.add_cell(cell_at(house, place));
}

// Calls `find(house)` for the changed houses with more than `open` open cells, until it returns true.
template <typename Find>
bool find_in_houses(const Board& board, Changes& changes, int open, Find find) {
  for (const int type : kSetOrder) {
    for (const int house : bits(changes.houses & 0x1ffU << 9 * type)) {
      if (board.open_cells(house) > open && find(house)) return true;
      changes.houses &= ~(1U << house);
    }
  }
  return false;
}

}  // namespace

bool find_direct_hidden_set(const Board& board, Changes& changes, int size, HintSink& sink) {
  Hint& hint = sink.hint;
  return find_in_houses(board, changes, size, [&](int house) {
    const auto& places = board.places[house];
    return for_each_closed_set(places, size, [&](unsigned digits, unsigned set) {
      for (const int digit : bits(kAllDigits & ~digits)) {
        const unsigned left = places[digit] & ~set;
        if (!has_several(places[digit]) || !is_single(left)) continue;
        const bool pair = size == 2;
        hint.name(pair ? Technique::kDirectHiddenPair : Technique::kDirectHiddenTriplet,
                  pair ? 2.0 : 2.5);
        hint.place(cell_at(house, lowest_bit(left)), digit);
        describe(house, digits, set, hint);
        if (sink.take()) return true;
      }
      return false;
    });
  });
}

bool find_hidden_set(const Board& board, Changes& changes, int size, HintSink& sink) {
  Hint& hint = sink.hint;
  return find_in_houses(board, changes, 2 * size, [&](int house) {
    return for_each_closed_set(board.places[house], size, [&](unsigned digits, unsigned set) {
      for (const int place : bits(set)) {
        const Cell cell = cell_at(house, place);
        hint.removals.add(cell, board.cells[cell] & ~digits);
      }
      if (hint.removals.empty()) return false;
      if (size == 2) hint.name(Technique::kHiddenPair, 3.4);
      if (size == 3) hint.name(Technique::kHiddenTriplet, 4.0);
      if (size == 4) hint.name(Technique::kHiddenQuad, 5.4);
      describe(house, digits, set, hint);
      return sink.take();
    });
  });
}

bool find_naked_set(const Board& board, Changes& changes, int size, HintSink& sink) {
  Hint& hint = sink.hint;
  return find_in_houses(board, changes, 2 * size - 1, [&](int house) {
    DigitSet cells[9];
    for (int place = 0; place < 9; ++place) cells[place] = board.cells[cell_at(house, place)];
    return for_each_closed_set(cells, size, [&](unsigned set, unsigned digits) {
      for (const int place : bits(0x1ffU & ~set)) {
        hint.removals.add(cell_at(house, place), cells[place] & digits);
      }
      if (hint.removals.empty()) return false;
      if (size == 2) hint.name(Technique::kNakedPair, 3.0);
      if (size == 3) hint.name(Technique::kNakedTriplet, 3.6);
      if (size == 4) hint.name(Technique::kNakedQuad, 5.0);
      describe(house, digits, set, hint);
      return sink.take();
    });
  });
}

}  // namespace jiugong::teach
