// The position that the techniques look at: candidates by cell and by house, placed digits.
// Digits are 0..8 here, 1..9 outside.
#pragma once

#include <bit>
#include <cstdint>

#include "jiugong/grid.h"
#include "teach/bits.h"
#include "teach/houses.h"

namespace jiugong::teach {

// A candidate as a number, 9 * cell + digit: 0..728.
inline constexpr int kCandidateCount = 9 * kCellCount;
constexpr int candidate_of(Cell cell, int digit) { return 9 * cell + digit; }
constexpr Cell cell_of(int candidate) { return candidate / 9; }
constexpr int digit_of(int candidate) { return candidate % 9; }

// Whether not both candidates are true because they are in one cell, or of one digit in a house.
constexpr bool sees(int a, int b) {
  const Cell first = cell_of(a), second = cell_of(b);
  if (first == second) return a != b;
  return digit_of(a) == digit_of(b) && peers_of(first).test(second);
}

// Candidates alone: chains remove some from a copy. The two views agree with each other:
//
//     cells[cell]           bit d: the cell may hold digit d
//     places[house][digit]  bit p: the digit may be at place p of the house
struct Candidates {
  DigitSet cells[kCellCount] = {};
  PlaceSet places[kHouseCount][9] = {};

  bool has(Cell cell, int digit) const { return has_bit(cells[cell], digit); }

  void remove(Cell cell, int digit) {
    cells[cell] = static_cast<DigitSet>(cells[cell] & ~(1 << digit));
    for (int type = 0; type < 3; ++type) {
      PlaceSet& set = places[house_of(cell, type)][digit];
      set = static_cast<PlaceSet>(set & ~(1 << place_of(cell, type)));
    }
  }

  // The cells with a digit.
  CellSet cells_with(int digit) const {
    CellSet found;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (has(cell, digit)) found.set(cell);
    }
    return found;
  }

  int count() const {
    int count = 0;
    for (const DigitSet digits : cells) count += std::popcount(digits);
    return count;
  }

  friend bool operator==(const Candidates&, const Candidates&) = default;
};

// What has changed since some moment. A search that found nothing then need look only at patterns
// with something in it: fewer candidates elsewhere make no new pattern.
struct Changes {
  CellSet cells;
  std::uint32_t houses = 0;  // bit h: house h
  DigitSet digits = 0;

  static Changes everything();
  void add(Cell cell, int digit) {
    cells.set(cell);
    houses |= houses_of(cell);
    digits = static_cast<DigitSet>(digits | 1 << digit);
  }
  void add(const Changes& other);
};

class Board : public Candidates {
 public:
  // Starts with `digits` and the candidates that they and `marks` allow.
  void start(const Grid& digits, const Marks& marks);

  // Places a digit, or removes a candidate, which must be there.
  void place(Cell cell, int digit);
  void remove(Cell cell, int digit);

  // For a copy.
  const Candidates& candidates() const { return *this; }

  bool solved() const { return open_ == 0; }
  bool is_open(Cell cell) const { return !placed_.test(cell); }
  int open_cells(int house) const { return open_in_[house]; }
  // The houses with one open cell, as bits.
  std::uint32_t nearly_full() const { return nearly_full_; }
  int placed_count(int digit) const { return count_of_[digit]; }
  Digit digit_at(Cell cell) const { return digits_[cell]; }

  // Returns what has changed since start() or the last call.
  Changes take_changes();

 private:
  void settle(Cell cell, int digit);

  CellSet placed_;
  Digit digits_[kCellCount] = {};
  std::uint8_t open_in_[kHouseCount] = {};
  std::uint32_t nearly_full_ = 0;
  std::uint8_t count_of_[9] = {};
  int open_ = 0;
  Changes changes_;
};

}  // namespace jiugong::teach
