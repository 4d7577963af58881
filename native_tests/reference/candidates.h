// The state of a 9×9 search and its propagation; branching is elsewhere.
#pragma once

#include <array>
#include <cstdint>

#include "jiugong/grid.h"

namespace jiugong::reference {

// One bit per cell of a band (three rows of nine), so that a word represents 27 cells at once:
//
//     bits 26..18   row 2 of the band, column 8 at the top bit
//     bits 17..9    row 1
//     bits  8..0    row 0, column 0 at bit 0
using BandBits = std::uint32_t;

inline constexpr BandBits kRow = 0x1ff;                 // the first row of a band
inline constexpr BandBits kBox = 7 | 7 << 9 | 7 << 18;  // the first box of a band
inline constexpr BandBits kBand = 0x7ffffff;            // the whole band

// One bit per cell of the grid: a word for each band.
using CellSet = std::array<BandBits, 3>;

// The possible digits of each cell, as nine boards of 81 bits.
struct Candidates {
  std::array<CellSet, 9> places;  // places[digit - 1][band]: the cells that can hold the digit
  CellSet open;                   // cells without a placed digit

  // Every digit everywhere.
  static Candidates all();

  // Places the digit (0..8 here) in the cell and removes it from the cell's peers. If it was not a
  // candidate of the cell, the cell has no candidates afterwards, which propagate() detects.
  void place(std::size_t digit, Cell cell);

  // Removes the digit (0..8 here) from the cell.
  void remove(std::size_t digit, Cell cell);

  bool can_hold(std::size_t digit, Cell cell) const;

  // Whether every cell has its digit.
  bool solved() const { return (open[0] | open[1] | open[2]) == 0; }

  // Returns the grid of placed digits.
  Grid grid() const;

  // Places naked and hidden singles until there are none; returns false if a cell has no candidate
  // left or a house no place for a digit.
  bool propagate();

 private:
  enum class Step { kContradiction, kNothing, kProgress };
  Step place_naked_singles();
  Step place_hidden_singles();
  Step place_singles_in_rows_and_boxes(std::size_t digit);
  Step place_singles_in_columns(std::size_t digit);
};

}  // namespace jiugong::reference
