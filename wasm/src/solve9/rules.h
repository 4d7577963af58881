// The rules of propagation, one function each, for vectors with the fields of board.h: of one board or two side by side
// (propagate.cpp), or of one cell of many boards (src/solve_lanes/).
#pragma once

#include "solve9/board.h"

namespace jiugong::solver9 {

// Masks of the parts of every field.
template <typename V>
struct FieldConstants {
  V low;     // the lowest bit
  V guard;   // the guard bit
  V all;     // every bit
  V digits;  // every digit bit, except in the inert lane
};

// Rule 1: a digit occurs in a band once per row and once per box, so its three minirows are a
// permutation of the 3×3 minirows (rows × stacks). Candidates that are in no permutation are
// removed:
//
//         stack    s   s+1  s+2
//     row i        x                x stays if the digit can be in both of a, or in both of b
//     row i+1           a    b
//     row i+2           b    a
//
// This formula subsumes pointing and claiming, hidden singles in rows, and the removal of a placed
// digit from the rest of its row. The same with bands in place of stacks handles the columns.
template <typename V, typename Next, typename Last>
JIUGONG_INLINE simd::TrioOf<V> permutable(const simd::TrioOf<V>& lines, Next next, Last last) {
  const V a1 = next(lines.a), a2 = last(lines.a);
  const V b1 = next(lines.b), b2 = last(lines.b);
  const V c1 = next(lines.c), c2 = last(lines.c);
  return {lines.a & ((b1 & c2) | (c1 & b2)), lines.b & ((c1 & a2) | (a1 & c2)),
          lines.c & ((a1 & b2) | (b1 & a2))};
}
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> permutable_rows(const simd::TrioOf<V>& minirows) {
  return permutable(minirows, next_stack, previous_stack);
}
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> permutable_columns(const simd::TrioOf<V>& minicolumns) {
  return permutable(minicolumns, next_band, previous_band);
}

// What rule 1 removes from each minirow (or minicolumn) because of digits whose place in one is
// known: they are not in the other minirows of their box, nor in the rest of their row.
template <typename V, typename Next, typename Last>
JIUGONG_INLINE simd::TrioOf<V> seen_from(const simd::TrioOf<V>& lines, Next next, Last last) {
  const simd::TrioOf<V> others = others_of(lines);
  return {others.a | next(lines.a) | last(lines.a), others.b | next(lines.b) | last(lines.b),
          others.c | next(lines.c) | last(lines.c)};
}
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> seen_in_rows(const simd::TrioOf<V>& minirows) {
  return seen_from(minirows, next_stack, previous_stack);
}
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> seen_in_columns(const simd::TrioOf<V>& minicolumns) {
  return seen_from(minicolumns, next_band, previous_band);
}

// Rule 2: three digits whose only minirow in a box is the same one fill it.
template <typename V>
JIUGONG_INLINE V forced_triple(const V& minirow, const V& forced, const FieldConstants<V>& fields) {
  const V guarded = forced | fields.guard;
  V rest = forced & (guarded - fields.low);  // without the lowest digit; then without the next
  rest = rest & ((rest | fields.guard) - fields.low);
  const V fewer = digits_of_fields((fields.guard - rest) & fields.guard);
  return minirow & (fewer | guarded);
}
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> keep_forced_triples(const simd::TrioOf<V>& lines,
                                                   const FieldConstants<V>& fields) {
  const simd::TrioOf<V> others = others_of(lines);
  const V every = others.c | lines.c;
  return {forced_triple(lines.a, every ^ others.a, fields),
          forced_triple(lines.b, every ^ others.b, fields),
          forced_triple(lines.c, every ^ others.c, fields)};
}

// Rule 3: a cell that is the only place of a digit in its box holds it. `hidden` are the digits
// with one place in their box.
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> keep_hidden_singles(const simd::TrioOf<V>& cells, const V& hidden,
                                                   const FieldConstants<V>& fields) {
  const simd::TrioOf<V> held = cells & hidden;
  const simd::TrioOf<V> none = digits_of_fields((fields.guard - held) & fields.guard);
  return cells & (none | (hidden | fields.guard));
}

// Rule 4, first half: the digits that are alone in their cell. `nonempty` loses its guard bits
// where a cell has no candidate.
template <typename V>
JIUGONG_INLINE simd::TrioOf<V> naked_singles(const simd::TrioOf<V>& cells, V& nonempty,
                                             const FieldConstants<V>& fields) {
  const simd::TrioOf<V> rest = cells & (cells - fields.low);  // without the lowest candidate
  nonempty = nonempty & all_of(rest);
  return cells & digits_of_fields(without(fields.guard, rest - fields.low));
}

// The digits with one place left in their box: one minirow and one minicolumn.
template <typename V>
JIUGONG_INLINE V digits_with_one_place(const simd::TrioOf<V>& minirows,
                                       const simd::TrioOf<V>& minicolumns,
                                       const FieldConstants<V>& fields) {
  return fields.all ^ (two_of(minirows) | two_of(minicolumns));
}

// Removes the digits that are alone in a cell from the peers of the cell: the first step of a
// puzzle, which has many such cells.
template <typename V>
JIUGONG_INLINE void remove_from_peers(BoardOf<V>& board, const FieldConstants<V>& fields) {
  simd::TrioOf<V> in_row, in_column = {};  // digits that are alone in a cell
  const auto singles_of = [&](std::size_t row) JIUGONG_INLINED {
    const simd::TrioOf<V>& cells = board.rows[row];
    const simd::TrioOf<V> rest = cells & (cells - fields.low);  // without the lowest candidate
    const simd::TrioOf<V> singles =
        cells & digits_of_fields(without(fields.guard, rest - fields.low));
    simd::compiler_barrier();
    in_column = in_column | singles;
    return any_of(singles);
  };
  in_row.a = singles_of(0);
  in_row.b = singles_of(1);
  in_row.c = singles_of(2);
  const simd::TrioOf<V> rows = seen_in_rows(in_row), columns = seen_in_columns(in_column);
  const auto remove = [&](std::size_t row, const V& seen) JIUGONG_INLINED {
    board.rows[row] = without(without(board.rows[row], columns), simd::thrice(seen));
    simd::compiler_barrier();
  };
  remove(0, rows.a);
  remove(1, rows.b);
  remove(2, rows.c);
}

}  // namespace jiugong::solver9
