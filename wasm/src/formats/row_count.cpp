#include "formats/row_count.h"

#include <algorithm>

namespace jiugong::formats {
namespace {

// What speaks against a reading of the rows. (Where rows are missing or too many, several bad grids are less than one such
// fault more.)
constexpr unsigned kBadGrid = 1, kRepeatedRow = 4, kFault = 5, kNone = 10'000;

}  // namespace

bool clashes(const Digit* digits) {
  std::array<unsigned, 27> houses{};
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column, ++digits) {
      if (*digits == 0) continue;
      unsigned &first = houses[row], &second = houses[9 + column],
               &third = houses[18 + row / 3 * 3 + column / 3];
      const unsigned digit = 1U << *digits;
      if (((first | second | third) & digit) != 0) return true;
      first |= digit;
      second |= digit;
      third |= digit;
    }
  }
  return false;
}

void RowWindow::add(const std::array<Digit, 9>& row, Between above, bool bad) {
  std::copy(row.begin(), row.end(), &digits_[9 * size_]);
  bad_[size_] = bad;
  above_[size_++] = above;
}

bool RowWindow::is_sound() const {
  if (size_ != 9 * kSoundGrids) return false;
  for (std::size_t begin = 0; begin != size_; begin += 9) {
    if (!is_grid(begin)) return false;
  }
  return true;
}

// Whether the nine rows from this one on may be a grid.
bool RowWindow::is_grid(std::size_t begin) const {
  const Between rows = above_[begin + 1], boxes = above_[begin + 3];
  for (std::size_t row = 0; row < 9; ++row) {
    if (bad_[begin + row]) return false;
    if (row != 0 && above_[begin + row] != (row % 3 == 0 ? boxes : rows)) return false;
  }
  return boxes >= rows && !clashes(&digits_[9 * begin]);
}

bool RowWindow::is_blank(std::size_t row) const {
  return std::all_of(&digits_[9 * row], &digits_[9 * row] + 9,
                     [](Digit digit) { return digit == 0; });
}

// The first of ten rows that repeats another with a digit; 0 if there is none.
std::size_t RowWindow::repeated_row(std::size_t begin) const {
  for (std::size_t row = begin + 1; row < begin + 10; ++row) {
    if (is_blank(row)) continue;
    for (std::size_t above = begin; above < row; ++above) {
      if (std::equal(&digits_[9 * row], &digits_[9 * row] + 9, &digits_[9 * above])) return row;
    }
  }
  return 0;
}

// Calls `visit` with how many rows from this one on may be those of a grid, or the rest, and with what speaks against that.
template <typename Visit>
void RowWindow::read_rows(std::size_t begin, bool ended, Visit visit) const {
  const std::size_t left = size_ - begin;
  if (left >= 9) visit(9, is_grid(begin) ? 0 : kBadGrid);
  if (left >= 10) {
    const bool bad = std::any_of(&bad_[begin], &bad_[begin] + 10, [](bool row) { return row; });
    visit(10, bad ? kFault + 1 : repeated_row(begin) != 0 ? kRepeatedRow : kFault);
  }
  for (std::size_t count = 1; count < 9 && count <= left; ++count) {
    visit(count, count == left && !ended ? 0 : kFault);
  }
}

RowCount RowWindow::count(bool ended) const {
  if (size_ <= 9) return {size_};
  if (is_sound() || (ended && size_ % 9 == 0)) return {9};
  std::array<unsigned, kMost + 1> costs{};  // of the rows from this one on
  std::size_t rows = 0, readings = 0;       // that cost as little
  for (std::size_t begin = size_; begin-- != 0;) {
    unsigned least = kNone;
    read_rows(begin, ended, [&](std::size_t count, unsigned cost) {
      cost += costs[begin + count];
      if (cost < least) {
        least = cost;
        rows = count;
        readings = 0;
      }
      if (cost == least) ++readings;
    });
    costs[begin] = least;
  }
  // Where several are as good, which grid is bad is not known: none of those up to where they agree is read.
  std::array<bool, kMost + 1> reached{true};
  std::size_t agreed = 0, furthest = readings > 1 ? 1 : 0;
  while (agreed != furthest) {
    if (reached[agreed]) {
      read_rows(agreed, ended, [&](std::size_t count, unsigned cost) {
        if (cost + costs[agreed + count] != costs[agreed]) return;
        reached[agreed + count] = true;
        furthest = std::max(furthest, agreed + count);
      });
    }
    ++agreed;
  }
  if (agreed != 0 && (ended || agreed != size_)) rows = agreed;
  if (rows <= 9) return {rows};
  const std::size_t repeated = rows == 10 ? repeated_row(0) : 0;
  return {rows, repeated != 0 ? repeated : 9};
}

}  // namespace jiugong::formats
