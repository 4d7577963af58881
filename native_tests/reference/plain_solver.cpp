#include "reference/plain_solver.h"

#include <array>
#include <bit>
#include <vector>

#include "reference/candidates.h"

namespace jiugong {
namespace {

using reference::BandBits;
using reference::Candidates;

struct Guess {
  Cell cell;
  std::size_t digit;  // 0..8
};

// Returns the first cell with the fewest candidates, and its lowest candidate.
Guess choose(const Candidates& candidates) {
  // The number of candidates of each cell of a band, as binary numbers across four words.
  std::array<std::array<BandBits, 4>, 3> counts{};
  for (const auto& digit : candidates.places) {
    for (std::size_t band = 0; band < 3; ++band) {
      BandBits carry = digit[band];
      for (BandBits& bits : counts[band]) {
        const BandBits sum = bits ^ carry;
        carry &= bits;
        bits = sum;
      }
    }
  }
  for (unsigned wanted = 2; wanted <= 9; ++wanted) {
    for (std::size_t band = 0; band < 3; ++band) {
      BandBits cells = candidates.open[band];
      for (unsigned bit = 0; bit < 4; ++bit) {
        cells &= (wanted >> bit & 1) != 0 ? counts[band][bit] : ~counts[band][bit];
      }
      if (cells == 0) continue;
      const Cell cell = static_cast<Cell>(27 * band) + std::countr_zero(cells);
      std::size_t digit = 0;
      while (!candidates.can_hold(digit, cell)) ++digit;
      return {cell, digit};
    }
  }
  return {};  // unreachable: after propagation an open cell has at least two candidates
}

}  // namespace

std::uint64_t count_plainly(const Marks& marks, std::uint64_t limit) {
  std::vector<Candidates> open{Candidates::all()};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (std::size_t digit = 0; digit < 9; ++digit) {
      const DigitSet digits = marks[static_cast<std::size_t>(cell)];
      if ((digits >> digit & 1) == 0) open[0].remove(digit, cell);
    }
  }
  std::uint64_t found = 0;
  while (!open.empty() && found < limit) {
    Candidates node = open.back();
    open.pop_back();
    if (!node.propagate()) continue;
    if (node.solved()) {
      ++found;
      continue;
    }
    const Guess guess = choose(node);
    open.push_back(node);
    open.back().remove(guess.digit, guess.cell);
    open.push_back(node);
    open.back().place(guess.digit, guess.cell);
  }
  return found;
}

std::uint64_t count_plainly(const Grid& grid, std::uint64_t limit) {
  return clashing_cells(grid).empty() ? count_plainly(marks_of(grid), limit) : 0;
}

}  // namespace jiugong
