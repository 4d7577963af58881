#include "reference/candidates.h"

#include <bit>

#include "jiugong/geometry.h"

namespace jiugong::reference {
namespace {

constexpr std::size_t band_of(Cell cell) { return static_cast<std::size_t>(cell / 27); }
constexpr BandBits bit_of(Cell cell) { return BandBits{1} << cell % 27; }

// The cells of each band that can keep a digit after it is placed in the cell: all except its
// peers.
constexpr auto kKept = [] {
  std::array<CellSet, kCellCount> kept{};
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    CellSet& bands = kept[static_cast<std::size_t>(cell)];
    bands = {kBand, kBand, kBand};
    for (Cell other = 0; other < kCellCount; ++other) {
      if (are_peers(cell, other)) bands[band_of(other)] &= ~bit_of(other);
    }
  }
  return kept;
}();

constexpr Cell cell_at(std::size_t band, BandBits bits) {
  return static_cast<Cell>(27 * band) + std::countr_zero(bits);
}

// `bits` if it is a single bit, otherwise 0.
constexpr BandBits only_bit(BandBits bits) { return (bits & (bits - 1)) == 0 ? bits : 0; }

}  // namespace

Candidates Candidates::all() {
  Candidates candidates{};
  for (CellSet& digit : candidates.places) digit = {kBand, kBand, kBand};
  candidates.open = {kBand, kBand, kBand};
  return candidates;
}

void Candidates::place(std::size_t digit, Cell cell) {
  const std::size_t band = band_of(cell);
  const BandBits bit = bit_of(cell);
  const CellSet& kept = kKept[static_cast<std::size_t>(cell)];
  const BandBits before = places[digit][band];
  for (CellSet& other : places) other[band] &= ~bit;
  places[digit][band] = before;
  for (std::size_t b = 0; b < 3; ++b) places[digit][b] &= kept[b];
  open[band] &= ~bit;
}

void Candidates::remove(std::size_t digit, Cell cell) {
  places[digit][band_of(cell)] &= ~bit_of(cell);
}

bool Candidates::can_hold(std::size_t digit, Cell cell) const {
  return (places[digit][band_of(cell)] & bit_of(cell)) != 0;
}

Grid Candidates::grid() const {
  Grid grid;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    for (std::size_t band = 0; band < 3; ++band) {
      for (BandBits rest = places[digit][band] & ~open[band]; rest != 0; rest &= rest - 1) {
        grid.set(cell_at(band, rest), static_cast<Digit>(digit + 1));
      }
    }
  }
  return grid;
}

bool Candidates::propagate() {
  for (;;) {
    Step step = place_naked_singles();
    if (step == Step::kNothing) step = place_hidden_singles();
    if (step == Step::kContradiction) return false;
    if (step == Step::kNothing) return true;
  }
}

Candidates::Step Candidates::place_naked_singles() {
  Step step = Step::kNothing;
  for (std::size_t band = 0; band < 3; ++band) {
    BandBits once = 0, twice = 0;
    for (const CellSet& digit : places) {
      twice |= once & digit[band];
      once |= digit[band];
    }
    if (once != kBand) return Step::kContradiction;
    for (BandBits singles = once & ~twice & open[band]; singles != 0; singles &= singles - 1) {
      const Cell cell = cell_at(band, singles);
      std::size_t digit = 0;
      while (digit < 9 && !can_hold(digit, cell)) ++digit;
      // A single that was just placed may have removed the only candidate of this cell.
      if (digit == 9) return Step::kContradiction;
      place(digit, cell);
      step = Step::kProgress;
    }
  }
  return step;
}

Candidates::Step Candidates::place_hidden_singles() {
  Step step = Step::kNothing;
  for (std::size_t digit = 0; digit < 9; ++digit) {
    for (const Step part :
         {place_singles_in_rows_and_boxes(digit), place_singles_in_columns(digit)}) {
      if (part == Step::kContradiction) return part;
      if (part == Step::kProgress) step = part;
    }
  }
  return step;
}

Candidates::Step Candidates::place_singles_in_rows_and_boxes(std::size_t digit) {
  Step step = Step::kNothing;
  for (std::size_t band = 0; band < 3; ++band) {
    const BandBits here = places[digit][band];
    // Without a branch per house: which of them contains the only place is hard to predict.
    BandBits singles = 0;
    bool impossible = false;
    for (int i = 0; i < 3; ++i) {
      const BandBits row = here & kRow << 9 * i, box = here & kBox << 3 * i;
      singles |= only_bit(row) | only_bit(box);
      impossible |= row == 0 || box == 0;
    }
    if (impossible) return Step::kContradiction;
    for (singles &= open[band]; singles != 0; singles &= singles - 1) {
      place(digit, cell_at(band, singles));
      step = Step::kProgress;
    }
  }
  return step;
}

Candidates::Step Candidates::place_singles_in_columns(std::size_t digit) {
  BandBits once = 0, twice = 0;
  for (const BandBits band : places[digit]) {
    for (int row = 0; row < 3; ++row) {
      const BandBits columns = band >> 9 * row & kRow;
      twice |= once & columns;
      once |= columns;
    }
  }
  if (once != kRow) return Step::kContradiction;
  Step step = Step::kNothing;
  for (BandBits singles = once & ~twice; singles != 0; singles &= singles - 1) {
    const BandBits column = (singles & -singles) * (1 | 1 << 9 | 1 << 18);
    for (std::size_t band = 0; band < 3; ++band) {
      const BandBits here = places[digit][band] & column & open[band];
      if (here == 0) continue;
      place(digit, cell_at(band, here));
      step = Step::kProgress;
    }
  }
  return step;
}

}  // namespace jiugong::reference
