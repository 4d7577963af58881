// Checks boards that seem solved, in which each digit has one place in each box, and writes them as digits: a vector of
// boards at once, which costs as much as one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "jiugong/grid.h"
#include "solve_lanes/lanes.h"
#include "solve_lanes/puzzles.h"

namespace jiugong::solve_lanes {

// The lanes whose boards are no solutions: a cell may be empty, because two digits have their only place in another one;
// and a digit may be in two boxes of the same row or column.
template <typename V, typename Bands>
JIUGONG_INLINE unsigned lanes_without_solution(const Bands& bands,
                                               const solver9::FieldConstants<V>& fields) {
  V whole = fields.all, nonempty = fields.all;
  for (const auto& band : bands) {
    for (const TrioOf<V>& cells : band.cells) {
      const V minirow = any_of(cells);
      whole = whole & (minirow | next_stack(minirow) | previous_stack(minirow));
      nonempty = nonempty & all_of(cells - fields.low);
    }
  }
  const auto minicolumns = [](const auto& band) JIUGONG_INLINED {
    return band.cells[0] | band.cells[1] | band.cells[2];
  };
  whole = whole & all_of(minicolumns(bands[0]) | minicolumns(bands[1]) | minicolumns(bands[2]));
  return ~zero_lanes(without(fields.digits, whole) | without(fields.guard, nonempty));
}

// The digits of the 27 minirows of a vector of boards, in the order of the cells: three bytes of a lane each.
template <typename V>
class Digits {
 public:
  template <typename Bands>
  JIUGONG_INLINE explicit Digits(const Bands& bands) {
    put_stack<0>(bands);
    put_stack<1>(bands);
    put_stack<2>(bands);
  }

  // Four bytes are copied at once: the first digit of the next minirow overwrites the last one.
  JIUGONG_INLINE void write(std::size_t lane, Grid& grid) const {
    const char* const from =
        reinterpret_cast<const char*>(&minirows_) + sizeof(std::uint32_t) * lane;
    Digit* const to = grid.digits().data();
    const auto copy = [&](std::size_t minirow, std::size_t size) JIUGONG_INLINED {
      std::memcpy(to + 3 * minirow, from + sizeof(V) * minirow, size);
    };
    // (GCC unrolls inner loops of up to 16 rounds.)
    for (std::size_t two = 0; two < 2; ++two) {
      for (std::size_t minirow = 0; minirow < 13; ++minirow) copy(13 * two + minirow, 4);
    }
    copy(26, 3);
  }

 private:
  // (As in write_grid() of solve9, a digit is the exponent of its bit as a number.)
  template <int stack, typename Bands>
  JIUGONG_INLINE void put_stack(const Bands& bands) {
    constexpr int kShift = solver9::kFieldBits * stack;
    V field, offset;
    fill(field, solver9::simd::splat(solver9::kFieldDigits << kShift));
    fill(offset, solver9::simd::splat((127 + kShift - 1) * 0x01'01'01u));
    for (std::size_t band = 0; band < 3; ++band) {
      for (std::size_t row = 0; row < 3; ++row) {
        const auto& [a, b, c] = bands[band].cells[row];
        const V exponents = shift_right<23>(to_float(a & field)) |
                            shift_right<15>(to_float(b & field)) |
                            shift_right<7>(to_float(c & field));
        store(exponents - offset, minirows_[9 * band + 3 * row + stack]);
      }
    }
  }

  std::array<V, 27> minirows_;
};

// Gives the boards that have been collected to their puzzles.
template <typename L>
JIUGONG_INLINE void write_solutions(L& lanes, Puzzles& puzzles) {
  const unsigned wrong = lanes_without_solution(lanes.solved, lanes.fields);
  const Digits<typename L::Vector> digits(lanes.solved);
  for (std::size_t number = 0; number < lanes.solved_count; ++number) {
    const Owner& owner = lanes.solved_owners[number];
    Puzzle& puzzle = puzzles[owner.puzzle];
    --puzzle.boards;
    if ((wrong >> number & 1) != 0) continue;
    if (puzzle.found == 0) digits.write(number, puzzle.solution);
    puzzles.add_solutions(puzzle, owner.weight);
  }
  lanes.solved_count = 0;
}

}  // namespace jiugong::solve_lanes
