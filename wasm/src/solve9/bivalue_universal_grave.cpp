#include "solve9/bivalue_universal_grave.h"

#include <bit>

#include "solve9/simd/lanes.h"

namespace jiugong::solver9 {
namespace {

using simd::Trio;
using simd::Vec;

// For each of three lines of a box (its minirows or its minicolumns): the digits with at least one,
// two or three places in it, and those that are alone in one of its cells.
struct LineCounts {
  Trio one, two, three, alone;
};

// Returns the digits with more than two places in the houses that consist of `lines` and two others
// each, and those that are alone in a cell but have another place there.
JIUGONG_INLINE Vec crowded(const LineCounts& lines, const Trio& other, const Trio& third) {
  const Trio elsewhere = other | third;
  return any_of((lines.alone & (lines.two | elsewhere)) | lines.three | (lines.two & elsewhere) |
                (lines.one & other & third));
}

// Adds cells, one of each line, to their lines.
JIUGONG_INLINE void add(const Trio& cells, const Trio& alone, LineCounts& lines) {
  lines.three = lines.three | (lines.two & cells);
  lines.two = lines.two | (lines.one & cells);
  lines.one = lines.one | cells;
  lines.alone = lines.alone | alone;
}

template <typename Function>
JIUGONG_INLINE Trio each(const Trio& x, Function function) {
  return {function(x.a), function(x.b), function(x.c)};
}

JIUGONG_INLINE int open_cells_if_grave(const Board& board) {
  const Vec low = simd::splat(kLowBits), guard = simd::splat(kGuardBits);
  const Vec digits =
      Vec::of(kAllBits & ~kGuardBits, kAllBits & ~kGuardBits, kAllBits & ~kGuardBits, 0);
  std::array<Trio, 3> cells, alone;
  Vec third_candidates = simd::splat(0);
  for (std::size_t row = 0; row < 3; ++row) {
    cells[row] = board.rows[row] & digits;
    const Trio rest = cells[row] & ((cells[row] | guard) - low);  // without the lowest candidate
    const Trio more = (rest | guard) - low;
    third_candidates = third_candidates | any_of(rest & more);
    alone[row] = cells[row] & digits_of_fields(without(guard, more));
  }
  if (any(third_candidates)) return 0;

  const Trio none = simd::thrice(simd::splat(0));
  LineCounts minirows = {none, none, none, none}, minicolumns = minirows;
  for (std::size_t row = 0; row < 3; ++row) add(cells[row], alone[row], minicolumns);
  add({cells[0].a, cells[1].a, cells[2].a}, {alone[0].a, alone[1].a, alone[2].a}, minirows);
  add({cells[0].b, cells[1].b, cells[2].b}, {alone[0].b, alone[1].b, alone[2].b}, minirows);
  add({cells[0].c, cells[1].c, cells[2].c}, {alone[0].c, alone[1].c, alone[2].c}, minirows);
  const Trio& rows = minirows.one;
  const Trio& columns = minicolumns.one;
  const Vec bad = crowded(minirows, each(rows, next_stack), each(rows, previous_stack)) |
                  crowded(minicolumns, each(columns, next_band), each(columns, previous_band)) |
                  crowded(minirows, {rows.b, rows.c, rows.a}, {rows.c, rows.a, rows.b});
  if (any(bad)) return 0;

  const Vec solved = any_of(minirows.alone);
  int open = static_cast<int>(kCellCount);
  for (std::size_t band = 0; band < 3; ++band) open -= std::popcount(simd::lane(solved, band));
  return open;
}

}  // namespace

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, int, bivalue_universal_grave_cells,
                                 (const Board& board), { return open_cells_if_grave(board); })

}  // namespace jiugong::solver9
