#include "solve9/board.h"

#include "jiugong/geometry.h"

namespace jiugong::solver9 {
namespace {

constexpr auto kPlaces = [] {
  std::array<Place, kCellCount> places{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int row = row_of(cell), column = column_of(cell);
    const int vector = row % 3 * 3 + column % 3, band = row / 3;
    places[static_cast<std::size_t>(cell)] = {static_cast<std::uint8_t>(4 * vector + band),
                                              static_cast<std::uint8_t>(column / 3 * kFieldBits)};
  }
  return places;
}();

// The candidates of a cell by its digit, 0 for a blank, as a field with its guard bit.
using FieldOfDigit = std::array<std::uint32_t, 10>;
constexpr auto kFieldsOfDigits = [] {
  std::array<FieldOfDigit, 3> fields{};
  for (unsigned stack = 0; stack < 3; ++stack) {
    for (unsigned digit = 0; digit <= 9; ++digit) {
      const std::uint32_t digits = digit == 0 ? kFieldDigits : 1u << (digit - 1);
      fields[stack][digit] = (digits | (kFieldDigits + 1)) << kFieldBits * stack;
    }
  }
  return fields;
}();

// Sets the board from field_of(cell, stack), which returns the candidates of each cell in the
// position of its field. Lanes are assembled in registers: loading a vector from memory that was
// just written lane by lane stalls until all of it has arrived there.
template <typename FieldOf>
JIUGONG_INLINE void fill(Board& board, FieldOf field_of) {
  const auto lane_at = [&](std::size_t first) {
    return field_of(first, 0) | field_of(first + 3, 1) | field_of(first + 6, 2);
  };
  const auto vector_at = [&](std::size_t first) {
    return simd::Vec::of(lane_at(first), lane_at(first + 27), lane_at(first + 54), kAllBits);
  };
  for (std::size_t row = 0; row < 3; ++row) {
    board.rows[row] = {vector_at(9 * row), vector_at(9 * row + 1), vector_at(9 * row + 2)};
  }
}

// The digit of a single bit, indexed by the bit's value, and 0 for other sets; a table, since bit
// scans cost three times as much.
constexpr auto kDigitOf = [] {
  std::array<Digit, kFieldDigits + 1> digits{};
  for (unsigned digit = 1; digit <= 9; ++digit)
    digits[1u << (digit - 1)] = static_cast<Digit>(digit);
  return digits;
}();

}  // namespace

Place place_of(Cell cell) { return kPlaces[static_cast<std::size_t>(cell)]; }

void read_board(const Grid& grid, Board& board) {
  const auto& digits = grid.digits();
  fill(board,
       [&](std::size_t cell, std::size_t stack) { return kFieldsOfDigits[stack][digits[cell]]; });
}

void read_board(const Marks& marks, Board& board) {
  fill(board, [&](std::size_t cell, std::size_t stack) {
    return ((marks[cell] & kFieldDigits) | (kFieldDigits + 1)) << kFieldBits * stack;
  });
}

void write_grid(const Board& board, Grid& grid) {
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      for (std::size_t band = 0; band < 3; ++band) {
        const std::uint32_t lane = lane_of(board, 4 * (3 * row + column) + band);
        const auto cell = static_cast<Cell>(27 * band + 9 * row + column);
        for (Cell stack = 0; stack < 3; ++stack) {
          grid.set(cell + 3 * stack, kDigitOf[lane >> kFieldBits * stack & kFieldDigits]);
        }
      }
    }
  }
}

}  // namespace jiugong::solver9
