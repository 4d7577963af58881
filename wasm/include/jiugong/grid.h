// A 9×9 sudoku grid: 81 cells, each blank or holding a digit.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/checks.h"

namespace jiugong {

// A cell, 0..80 in row-major order: cell = 9 * row + column.
using Cell = int;

// A digit, 1..9, or 0 for a blank cell.
using Digit = std::uint8_t;

inline constexpr int kCellCount = 81;

// A set of digits: bit d - 1 stands for digit d.
using DigitSet = std::uint16_t;

inline constexpr DigitSet kAllDigits = 0x1ff;

// The digits that each cell may hold: the pencil marks of a puzzle.
using Marks = std::array<DigitSet, kCellCount>;

// A value type that can be copied and compared. A default-constructed grid is blank.
//
//   std::optional<Grid> grid = Grid::from_line(
//       "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
//   (*grid)[0];            // 5
//   grid->set(2, 4);       // row 1, column 3
//   grid->clue_count();    // 31
class Grid {
 public:
  constexpr Grid() = default;

  // Parses exactly 81 characters, `1`..`9` for digits and `.` or `0` for blank cells; returns
  // nothing for any other text. formats.h reads the formats that people use.
  static std::optional<Grid> from_line(std::string_view line);

  // The digit at `cell` (0..80), or 0 for a blank cell.
  constexpr Digit operator[](Cell cell) const {
    JIUGONG_REQUIRE(cell >= 0 && cell < kCellCount, "a cell outside 0..80");
    return digits_[static_cast<std::size_t>(cell)];
  }

  // Sets `cell` (0..80) to `digit` (0..9).
  constexpr void set(Cell cell, Digit digit) {
    JIUGONG_REQUIRE(cell >= 0 && cell < kCellCount, "a cell outside 0..80");
    JIUGONG_REQUIRE(digit <= 9, "a digit outside 0..9");
    digits_[static_cast<std::size_t>(cell)] = digit;
  }

  // The digits of all cells in row-major order, 0 for blank cells.
  constexpr const std::array<Digit, kCellCount>& digits() const { return digits_; }
  constexpr std::array<Digit, kCellCount>& digits() { return digits_; }

  // Returns 81 characters, with `blank` for blank cells.
  std::string to_line(char blank = '.') const;

  // The number of cells that hold a digit.
  int clue_count() const;

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<Digit, kCellCount> digits_{};
};

// Returns the marks of a puzzle: for a given its digit alone, for a blank cell all nine digits.
Marks marks_of(const Grid& grid);

// Returns, in ascending order, the cells whose digit occurs twice in a row, column or box.
std::vector<Cell> clashing_cells(const Grid& grid);

// Whether every cell holds a digit and no digits clash.
bool is_solved(const Grid& grid);

// Whether `grid` holds every digit of `puzzle` in the same cell.
bool extends(const Grid& grid, const Grid& puzzle);

}  // namespace jiugong
