#include "teach/chain_graph.h"

namespace jiugong::teach {

StrongCandidates::StrongCandidates(const Candidates& candidates) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (std::popcount(candidates.cells[cell]) == 2) cells[cell] = candidates.cells[cell];
  }
  for (int house = 0; house < kHouseCount; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = candidates.places[house][digit];
      if (std::popcount(places) != 2) continue;
      for (const int place : bits(places)) {
        DigitSet& digits = cells[cell_at(house, place)];
        digits = static_cast<DigitSet>(digits | 1 << digit);
      }
    }
  }
  for (const DigitSet digits : cells) count += std::popcount(digits);
}

}  // namespace jiugong::teach
