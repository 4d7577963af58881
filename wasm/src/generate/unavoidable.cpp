#include "generate/unavoidable.h"

#include <bit>
#include <cstdint>
#include <cstring>

namespace jiugong::generator {
namespace {

// Returns, for eight cells of each grid from `cell` on, which differ, as the lowest bits.
std::uint64_t differing_of_eight(const Grid& one, const Grid& other, std::size_t cell) {
  std::uint64_t bytes = 0, others = 0;
  std::memcpy(&bytes, one.digits().data() + cell, sizeof bytes);
  std::memcpy(&others, other.digits().data() + cell, sizeof others);
  // Digits have four bits. The lowest of each byte tells whether any of them differs.
  bytes ^= others;
  bytes |= bytes >> 2;
  bytes |= bytes >> 1;
  bytes &= 0x0101010101010101;
  // The product has them side by side in its highest byte.
  constexpr bool kLittle = std::endian::native == std::endian::little;
  return bytes * (kLittle ? 0x0102040810204080 : 0x8040201008040201) >> 56;
}

// Returns the cells in which two grids differ.
CellSet differing(const Grid& one, const Grid& other) {
  std::array<std::uint64_t, 2> words{};
  for (std::size_t cell = 0; cell < 80; cell += 8) {
    words[cell / 64] |= differing_of_eight(one, other, cell) << cell % 64;
  }
  return CellSet(words) | CellSet::of(80, one[80] != other[80]);
}

}  // namespace

void UnavoidableSets::start(const Grid& grid) {
  grid_ = grid;
  sets_.clear();
  for (std::uint8_t row = 0; row < 9; ++row) {
    for (std::uint8_t column = 0; column < 9; ++column) {
      const Digit digit = grid[9 * row + column];
      across_[digit][row] = column;
      across_[digit][9U + column] = row;
      row_in_box_[digit][row / 3 * 3U + column / 3U] = row;
    }
  }
  for (Digit a = 1; a <= 9; ++a) {
    for (auto b = static_cast<Digit>(a + 1); b <= 9; ++b) add_exchanged_digits(a, b);
  }
  // Each line with the next one of its band or stack.
  for (std::size_t line = 0; line < 18; ++line) {
    add_exchanged_lines(line, line / 3 * 3 + (line + 1) % 3);
  }
}

// A row exchanges its digits with those that have the other digit in the column or the box of the first. (These
// lead around two permutations of the rows, so a part is whole without the way back.)
void UnavoidableSets::add_exchanged_digits(Digit a, Digit b) {
  const auto &across_a = across_[a], &across_b = across_[b];
  for (unsigned left = 0x1ff; left != 0;) {
    CellSet part;
    for (unsigned open = left & -left; open != 0;) {
      const auto row = static_cast<unsigned>(std::countr_zero(open));
      const unsigned column = across_a[row];
      left &= ~(1U << row);
      open |= 1U << across_b[9 + column] | 1U << row_in_box_[b][row / 3 * 3 + column / 3];
      open &= left;
      part.set(static_cast<Cell>(9 * row + column));
      part.set(static_cast<Cell>(9 * row + across_b[row]));
    }
    sets_.push_back(part);
  }
}

// The pairs of cells that face each other in two lines fall into cycles, each with the same digits in both.
void UnavoidableSets::add_exchanged_lines(std::size_t line, std::size_t other) {
  const auto& cells = kHouses[line];
  const auto& others = kHouses[other];
  for (unsigned left = 0x1ff; left != 0;) {
    CellSet part;
    for (auto k = static_cast<std::size_t>(std::countr_zero(left)); (left >> k & 1) != 0;) {
      left &= ~(1U << k);
      part.set(cells[k]);
      part.set(others[k]);
      k = across_[grid_[others[k]]][line];
    }
    sets_.push_back(part);
  }
}

void UnavoidableSets::add(const Grid& other) {
  const CellSet set = differing(grid_, other);
  if (!set.empty()) sets_.push_back(set);
}

}  // namespace jiugong::generator
