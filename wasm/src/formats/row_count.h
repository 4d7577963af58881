// How many of the rows that stand below one another, without a gap or a title, are those of the first grid.
//
//   53..7....       9 rows as a rule. Where the grids that these make clash, or have borders within their boxes, and those
//   6..195...       do not which a row more or less would make, the first has a row too few or too many.
#pragma once

#include <array>
#include <cstddef>

#include "jiugong/grid.h"

namespace jiugong::formats {

// Whether a digit is twice in a house; `digits` are those of 81 cells.
bool clashes(const Digit* digits);

struct RowCount {
  // 9, or those of a bad grid, or of several one of which is bad: which of them is not known.
  std::size_t rows;
  // Of more than nine the one that is too many: that repeats another, or the tenth.
  std::size_t extra = 0;
};

// What is between a row and the one above it.
enum class Between : unsigned char { kNothing, kBorder, kGap };

// The rows from the first of a grid on.
class RowWindow {
 public:
  // Thirty grids, and a row too many. (What is decided by them stays so where the text is cut behind a grid: rows of whole
  // grids alone are always taken for these.)
  static constexpr std::size_t kMost = 271;
  // So many grids that do not clash are taken for what they are.
  static constexpr std::size_t kSoundGrids = 3;

  // Adds a row with the digits of its cells; a `bad` one has not nine.
  void add(const std::array<Digit, 9>& row, Between above, bool bad = false);

  std::size_t size() const { return size_; }

  // Whether these are kSoundGrids grids.
  bool is_sound() const;

  // `ended`: no row follows. (Where the rows are a multiple of nine, they are read as they stand.)
  RowCount count(bool ended) const;

 private:
  template <typename Visit>
  void read_rows(std::size_t begin, bool ended, Visit visit) const;
  bool is_grid(std::size_t begin) const;
  bool is_blank(std::size_t row) const;
  std::size_t repeated_row(std::size_t begin) const;

  std::size_t size_ = 0;
  std::array<Digit, 9 * kMost> digits_{};
  std::array<Between, kMost> above_{};
  std::array<bool, kMost> bad_{};
};

}  // namespace jiugong::formats
