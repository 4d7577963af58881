#include "solve9/board.h"

#include <bit>
#include <cstring>

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

using simd::look_up;
using simd::shift_left;
using simd::shift_right;
using simd::to_float;
using simd::Vec;

// Sixteen bytes, for simd::load.
using Bytes = std::array<std::uint8_t, 16>;

constexpr std::uint8_t kNoEntry = 0x80;  // an entry that no table has

// The next two functions take 16 cells at once, a byte each. The low four bits of a byte are the
// digit, or 0 or 14 for a blank cell: '1' is 0x31, '0' is 0x30, '.' is 0x2e.
constexpr Bytes kLowFourBits = {15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15};

bool are_digits_and_blanks(const std::uint8_t* characters) {
  constexpr Bytes kCharacters = {'0', '1', '2', '3', '4', '5', '6', '7',
                                 '8', '9', 0,   0,   0,   0,   '.', 0};
  const Vec expected = simd::load(kCharacters.data()), low_four = simd::load(kLowFourBits.data());
  Vec bad = simd::splat(0);
  const auto check = [&](std::size_t at) JIUGONG_INLINED {
    const Vec found = simd::load(characters + at);
    bad = bad | (found ^ look_up(expected, found & low_four));
  };
  for (std::size_t at = 0; at + 16 <= kCellCount; at += 16) check(at);
  check(kCellCount - 16);
  return !any(bad);
}

// Sets the board from 81 cells. Those of a vector are brought into this order:
//
//     bytes        0  1    2  3    4  5    6  7     8  9   10 11   12 13   14 15
//     band          0       1       2      inert     0       1       2     inert
//     stack        0  1    0  1    0  1    -  -     2  -    2  -    2  -    -  -
//
// Two look-ups give the low and the high byte of each field. Interleaved, the first eight are the
// fields of stacks 0 and 1, and the last eight those of stack 2, in halves of lanes.
// (Not inlined: every module would have two copies.)
[[gnu::noinline]] void read_cells(const std::uint8_t* cells, Board& board) {
  constexpr std::uint8_t _ = kNoEntry;
  constexpr Bytes kOfBand0 = {0, 3, _, _, _, _, _, _, 6, _, _, _, _, _, _, _};
  constexpr Bytes kOfBand1 = {_, _, 0, 3, _, _, _, _, _, _, 6, _, _, _, _, _};
  // (Loaded 9 cells before, so that no load goes beyond the last cell.)
  constexpr Bytes kOfBand2 = {_, _, _, _, 9, 12, _, _, _, _, _, _, 15, _, _, _};
  constexpr Bytes kLowBytes = {255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 255, 0};
  constexpr Bytes kHighBytes = {3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 0, 0, 0, 0, 3, 0};
  const Vec of_band0 = simd::load(kOfBand0.data()), of_band1 = simd::load(kOfBand1.data()),
            of_band2 = simd::load(kOfBand2.data()), low_four = simd::load(kLowFourBits.data()),
            low_bytes = simd::load(kLowBytes.data()), high_bytes = simd::load(kHighBytes.data());
  const auto vector_at = [&](std::size_t first) JIUGONG_INLINED {
    const std::uint8_t* const at = cells + first;
    const Vec digits = (look_up(simd::load(at), of_band0) | look_up(simd::load(at + 27), of_band1) |
                        look_up(simd::load(at + 54 - 9), of_band2)) &
                       low_four;
    const Vec low = look_up(low_bytes, digits), high = look_up(high_bytes, digits);
    const Vec stacks01 = interleave_low(low, high), stack2 = interleave_high(low, high);
    return shift_right<16>(shift_left<16>(stacks01)) |
           shift_left<kFieldBits>(shift_right<16>(stacks01)) | shift_left<2 * kFieldBits>(stack2);
  };
  for (std::size_t row = 0; row < 3; ++row) {
    board.rows[row] = {vector_at(9 * row), vector_at(9 * row + 1), vector_at(9 * row + 2)};
  }
}

}  // namespace

Place place_of(Cell cell) { return kPlaces[static_cast<std::size_t>(cell)]; }

void read_board(const Grid& grid, Board& board) { read_cells(grid.digits().data(), board); }

bool read_board(std::string_view line, Board& board) {
  if (line.size() != kCellCount) return false;
  const auto* const characters = reinterpret_cast<const std::uint8_t*>(line.data());
  if (!are_digits_and_blanks(characters)) return false;
  read_cells(characters, board);
  return true;
}

// Each vector of cells has a bit in the bytes of `givens`.
int count_givens(std::string_view line) {
  constexpr Bytes kIsGiven = {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
  const Vec is_given = simd::load(kIsGiven.data()), low_four = simd::load(kLowFourBits.data());
  const auto* const cells = reinterpret_cast<const std::uint8_t*>(line.data());
  const auto givens_at = [&](std::size_t at) JIUGONG_INLINED {
    return look_up(is_given, simd::load(cells + at) & low_four);
  };
  const Vec givens = givens_at(0) | shift_left<1>(givens_at(16)) | shift_left<2>(givens_at(32)) |
                     shift_left<3>(givens_at(48)) | shift_left<4>(givens_at(64));
  std::array<std::uint64_t, 2> words{};
  std::memcpy(words.data(), &givens, sizeof words);
  return std::popcount(words[0]) + std::popcount(words[1]) + kIsGiven[cells[kCellCount - 1] & 15];
}

// Lanes are assembled in registers: loading a vector from memory that was just written lane by lane
// stalls until all of it has arrived there.
void read_board(const Marks& marks, Board& board) {
  const auto field_of = [&](std::size_t cell, std::size_t stack) {
    return ((marks[cell] & kFieldDigits) | (kFieldDigits + 1)) << kFieldBits * stack;
  };
  const auto lane_at = [&](std::size_t first) {
    return field_of(first, 0) | field_of(first + 3, 1) | field_of(first + 6, 2);
  };
  const auto vector_at = [&](std::size_t first) {
    return Vec::of(lane_at(first), lane_at(first + 27), lane_at(first + 54), kAllBits);
  };
  for (std::size_t row = 0; row < 3; ++row) {
    board.rows[row] = {vector_at(9 * row), vector_at(9 * row + 1), vector_at(9 * row + 2)};
  }
}

Grid givens_of(const Board& board) {
  Grid givens;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const std::uint32_t candidates = candidates_of(board, cell);
    if (std::has_single_bit(candidates)) {
      givens.set(cell, static_cast<Digit>(std::bit_width(candidates)));
    }
  }
  return givens;
}

// A digit is the exponent of its bit as a number: in a float, bits 23 to 30, which are 127 + n for 2^n.
// The three digits of a minirow are brought into one lane, a byte each:
//
//     bits         31..24   23..16   15..8    7..0
//     column                c        b        a
void write_grid(const Board& board, Grid& grid) {
  std::array<std::uint8_t, 9 * sizeof(Vec)> minirows;  // by row in the box, stack and band
  const auto unpack = [&]<int stack>(std::size_t row) JIUGONG_INLINED {
    const auto& [a, b, c] = board.rows[row];
    constexpr int kShift = kFieldBits * stack;
    const Vec field = simd::splat(kFieldDigits << kShift);
    const Vec digits =
        (shift_right<23>(to_float(a & field)) | shift_right<15>(to_float(b & field)) |
         shift_right<7>(to_float(c & field))) -
        simd::splat((127 + kShift - 1) * 0x01'01'01u);
    simd::store(digits, minirows.data() + sizeof digits * (3 * row + stack));
  };
  for (std::size_t row = 0; row < 3; ++row) {
    unpack.operator()<0>(row);
    unpack.operator()<1>(row);
    unpack.operator()<2>(row);
  }
  // Four bytes are copied at once: the first digit of the next minirow overwrites the last one.
  Digit* const digits = grid.digits().data();
  for (std::size_t band = 0; band < 3; ++band) {
    for (std::size_t minirow = 0; minirow < 9; ++minirow) {
      const std::size_t cell = 27 * band + 3 * minirow;
      std::memcpy(digits + cell, minirows.data() + 16 * minirow + 4 * band,
                  cell + 4 <= kCellCount ? 4 : 3);
    }
  }
}

}  // namespace jiugong::solver9
