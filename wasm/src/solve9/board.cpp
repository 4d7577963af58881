#include "solve9/board.h"

#include <bit>

#include "grid/geometry.h"

namespace jiugong::internal {
namespace {

constexpr auto kPlaces = [] {
  std::array<Place, kCellCount> places{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int row = row_of(cell), column = column_of(cell);
    const int vector = row % 3 * 3 + column % 3, lane = row / 3;
    places[static_cast<std::size_t>(cell)] = {static_cast<std::uint8_t>(4 * vector + lane),
                                              static_cast<std::uint8_t>(column / 3 * kFieldBits)};
  }
  return places;
}();

void keep_only(Board& board, std::size_t cell, std::uint32_t digits) {
  const Place& place = kPlaces[cell];
  const std::uint32_t gone = (kFieldDigits & ~digits) << place.shift;
  set_word(board, place.word, word_of(board, place.word) & ~gone);
}

void fill(Board& board) { board.rows.fill(simd::thrice(simd::splat(kAllBits))); }

// The digit of a single bit, at the bit's value, and 0 for other sets; a table, since bit scans
// cost three times as much.
constexpr auto kDigitOf = [] {
  std::array<Digit, kFieldDigits + 1> digits{};
  for (unsigned digit = 1; digit <= 9; ++digit)
    digits[1u << (digit - 1)] = static_cast<Digit>(digit);
  return digits;
}();

}  // namespace

Place place_of(Cell cell) { return kPlaces[static_cast<std::size_t>(cell)]; }

void read_board(const Grid& grid, Board& board) {
  fill(board);
  const std::uint8_t* digits = grid.digits().data();
  // Only the givens are visited: most cells of a puzzle are blank.
  const auto visit = [&](std::uint64_t givens, std::size_t first) {
    for (; givens != 0; givens &= givens - 1) {
      const std::size_t cell = first + static_cast<std::size_t>(std::countr_zero(givens));
      keep_only(board, cell, 1u << (digits[cell] - 1));
    }
  };
  std::uint64_t head = 0;
  for (unsigned i = 0; i < 4; ++i) {
    head |= std::uint64_t{simd::nonzero_bytes(digits + std::size_t{16} * i)} << 16 * i;
  }
  visit(head, 0);
  visit(simd::nonzero_bytes(digits + 64) | (digits[80] != 0 ? 1u << 16 : 0u), 64);
}

void read_board(const Marks& marks, Board& board) {
  fill(board);
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    if (marks[cell] != kAllDigits) keep_only(board, cell, marks[cell]);
  }
}

void write_grid(const Board& board, Grid& grid) {
  for (std::size_t position = 0; position < 9; ++position) {
    for (std::size_t band = 0; band < 3; ++band) {
      const std::uint32_t word = word_of(board, 4 * position + band);
      const auto cell = static_cast<Cell>(27 * band + 9 * (position / 3) + position % 3);
      for (Cell stack = 0; stack < 3; ++stack) {
        grid.set(cell + 3 * stack, kDigitOf[word >> kFieldBits * stack & kFieldDigits]);
      }
    }
  }
}

}  // namespace jiugong::internal
