#include "solve9/bivalue_universal_grave.h"

#include <bit>

#include "solve9/simd/vec.h"

namespace jiugong::solver9 {
namespace {

using simd::Trio;
using simd::Vec;

JIUGONG_INLINE int open_cells_if_grave(const Board& board) {
  const Vec low = simd::splat(kLowBits), guard = simd::splat(kGuardBits);
  Vec third_candidates = simd::splat(0), alone = third_candidates;
  for (const Trio& row : board.rows) {
    const Trio rest = row & (row - low);  // without the lowest candidate
    third_candidates = third_candidates | any_of(rest & (rest - low));
    alone = alone | any_of(row & digits_of_fields(without(guard, rest - low)));
  }
  if (any(third_candidates & Vec::of(kDigitBits, kDigitBits, kDigitBits, 0))) return 0;
  int open = kCellCount;
  for (std::size_t band = 0; band < 3; ++band) open -= std::popcount(simd::lane(alone, band));
  return open;
}

}  // namespace

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, int, bivalue_universal_grave_cells,
                                 (const Board& board), { return open_cells_if_grave(board); })

}  // namespace jiugong::solver9
