#include "solve9/symmetry.h"

#include <bit>

namespace jiugong::solver9 {
namespace {

void remove(Board& board, Cell cell, std::uint32_t digits) {
  const Place place = place_of(cell);
  set_lane(board, place.lane, lane_of(board, place.lane) & ~(digits << place.shift));
}

}  // namespace

DigitSet interchangeable_digits(const Grid& givens) {
  std::uint32_t digits = kFieldDigits;
  for (const Digit digit : givens.digits()) {
    if (digit != 0) digits &= ~(1u << (digit - 1));
  }
  return static_cast<DigitSet>(std::popcount(digits) >= 2 ? digits : 0);
}

// If the lines i and j are blank and the third has a digit as a given, the digit is in i or j in
// each other box of the band: each pair of solutions has one without it in j.
std::uint64_t fix_blank_lines(const Grid& givens, Board& board) {
  std::uint64_t group = 1;
  for (const bool columns : {false, true}) {
    const auto cell_at = [&](int line, int i) { return columns ? 9 * i + line : 9 * line + i; };
    for (int first = 0; first < 9; first += 3) {
      int blank_lines = 0, blank = 0, box = 0;
      Digit digit = 0;  // a given of another line, which lies in the box before `box`
      for (int line = first; line < first + 3; ++line) {
        int i = 0;
        while (i < 9 && givens[cell_at(line, i)] == 0) ++i;
        if (i == 9) {
          ++blank_lines;
          blank = line;
        } else {
          digit = givens[cell_at(line, i)];
          box = (i / 3 + 1) % 3;
        }
      }
      if (blank_lines != 2) continue;
      for (int i = 3 * box; i < 3 * box + 3; ++i) {
        remove(board, cell_at(blank, i), 1u << (digit - 1));
      }
      group *= 2;
    }
  }
  return group;
}

bool split_interchangeable(DigitSet digits, Board& board, Board& other) {
  Cell best = 0;
  int fewest = 10;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const std::uint32_t candidates = candidates_of(board, cell);
    const int number = std::popcount(candidates);
    if ((candidates & digits) == 0 || number >= fewest) continue;
    fewest = number;
    best = cell;
  }
  other = board;
  const std::uint32_t lowest = digits & -std::uint32_t{digits};
  remove(other, best, kFieldDigits & ~lowest);
  remove(board, best, digits);
  return candidates_of(board, best) != 0;
}

}  // namespace jiugong::solver9
