// The state of a 9×9 search: the candidates of each cell, laid out for vectors.
//
// A vector is one *position in the box* (row 0..2, column 0..2), so nine vectors hold the board. In
// each, a 32-bit lane is a *band* and a 10-bit field in the lane is a *stack*, so that one
// operation processes the same position of all nine boxes, and all nine digits, at once:
//
//     rows[r].a .b .c     the cells in row r, column 0, 1, 2 of their boxes
//
//     a vector            lane 0: band 0 | lane 1: band 1 | lane 2: band 2 | lane 3: all ones, inert
//
//     a lane              bits 31..30  29..20          19..10          9..0
//                         0            [G|987654321]   [G|987654321]   [G|987654321]
//                                      stack 2         stack 1         stack 0
//
// The guard bit G of a field is always 1. Subtracting one from a field therefore never borrows from
// the next field, and one 32-bit subtraction processes three fields.
//
// OR over the three cells of a minirow (the part of a row inside one box) is an OR of registers,
// the next band is a rotation of lanes, the next stack a rotation of fields.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "jiugong/grid.h"
#include "solve9/simd/wide.h"

namespace jiugong::solver9 {

// A board in vectors of type V: one in those of type Vec, two side by side in those of type Vec2.
template <typename V>
struct BoardOf {
  std::array<simd::TrioOf<V>, 3> rows;
};
using Board = BoardOf<simd::Vec>;

// For each box, the possible digits of its three minirows and three minicolumns.
template <typename V>
struct LinesOf {
  simd::TrioOf<V> minirows, minicolumns;
};
using Lines = LinesOf<simd::Vec>;

inline constexpr int kFieldBits = 10;
inline constexpr std::uint32_t kFieldDigits = 0x1ff;  // of the first field
inline constexpr std::uint32_t kLowBits =
    1u | 1u << kFieldBits | 1u << 2 * kFieldBits;  // of each field
inline constexpr std::uint32_t kGuardBits = kLowBits << 9;
inline constexpr std::uint32_t kAllBits = 0x3fffffff;
inline constexpr std::uint32_t kDigitBits = kAllBits & ~kGuardBits;

// Moves to each lane the field of the next stack, or of the one after it; to each field the lane of
// the next band, or of the one after it. (The third is next to the first.)
inline constexpr auto next_stack = [](const auto& x) JIUGONG_INLINED {
  return shift_right<kFieldBits>(x) | shift_left<2 * kFieldBits>(x);
};
inline constexpr auto previous_stack = [](const auto& x) JIUGONG_INLINED {
  return shift_right<2 * kFieldBits>(x) | shift_left<kFieldBits>(x);
};
inline constexpr auto next_band = [](const auto& x) JIUGONG_INLINED { return rotate1(x); };
inline constexpr auto previous_band = [](const auto& x) JIUGONG_INLINED { return rotate2(x); };

// Returns all digit bits of the fields whose guard is set in `guards`, which has no other bits.
template <typename Vectors>
JIUGONG_INLINE Vectors digits_of_fields(const Vectors& guards) {
  return guards - shift_right<9>(guards);
}

// The lane and field of a cell.
struct Place {
  std::uint8_t lane;   // 0..35: one of the board's 36 lanes
  std::uint8_t shift;  // of the field in the lane
};

Place place_of(Cell cell);

// Reads or writes one lane of the board. It is addressed as bytes of the whole object, since an
// index beyond the lanes of one vector must not be applied to that vector.
static_assert(sizeof(Board) == 36 * sizeof(std::uint32_t));
inline std::uint32_t lane_of(const Board& board, std::size_t lane) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, reinterpret_cast<const char*>(&board) + sizeof bits * lane, sizeof bits);
  return bits;
}
inline void set_lane(Board& board, std::size_t lane, std::uint32_t bits) {
  std::memcpy(reinterpret_cast<char*>(&board) + sizeof bits * lane, &bits, sizeof bits);
}

inline std::uint32_t candidates_of(const Board& board, Cell cell) {
  const Place place = place_of(cell);
  return lane_of(board, place.lane) >> place.shift & kFieldDigits;
}

// Sets the board to the givens of `grid`, with every digit possible in blank cells. Nothing is
// propagated yet; the peers of a given still have its digit as a candidate.
void read_board(const Grid& grid, Board& board);

// The same for a text of 81 characters as Grid::from_line() takes it; returns false for any other.
bool read_board(std::string_view line, Board& board);

// The number of givens of a text that read_board() takes.
int count_givens(std::string_view line);

// Sets the board to marks.
void read_board(const Marks& marks, Board& board);

// Returns the digits of the cells with one candidate; the others are blank.
Grid givens_of(const Board& board);

// Sets `grid` to the digits of a board on which each cell has one candidate.
void write_grid(const Board& board, Grid& grid);

}  // namespace jiugong::solver9
