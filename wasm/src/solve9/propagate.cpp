#include "solve9/propagate.h"

namespace jiugong::internal {
namespace {

using simd::all_of;
using simd::any;
using simd::any_of;
using simd::others_of;
using simd::shift_right;
using simd::Trio;
using simd::two_of;
using simd::Vec;

// Rule 1: a digit lies in a band once a row and once a box, so its three minirows are a permutation
// of the 3×3 minirows (rows × stacks). What no permutation runs through goes:
//
//         stack    s   s+1  s+2
//     row i        x                x stays if the digit can be in both of a, or in both of b
//     row i+1           a    b
//     row i+2           b    a
//
// This one formula contains pointing and claiming, hidden singles in rows, and the removal of a
// placed digit from the rest of its row. The same with bands for stacks serves the columns.
template <typename Next, typename Last>
JIUGONG_INLINE Trio permutable(const Trio& lines, Next next, Last last) {
  const Vec a1 = next(lines.a), a2 = last(lines.a);
  const Vec b1 = next(lines.b), b2 = last(lines.b);
  const Vec c1 = next(lines.c), c2 = last(lines.c);
  return {lines.a & ((b1 & c2) | (c1 & b2)), lines.b & ((c1 & a2) | (a1 & c2)),
          lines.c & ((a1 & b2) | (b1 & a2))};
}
JIUGONG_INLINE Trio permutable_rows(const Trio& minirows) {
  return permutable(minirows, next_stack, last_stack);
}
JIUGONG_INLINE Trio permutable_columns(const Trio& minicolumns) {
  return permutable(minicolumns, next_band, last_band);
}

// All digits of the fields whose guard is set in `guards`, which has no other bits.
template <typename Vectors>
JIUGONG_INLINE Vectors digits_of_fields(const Vectors& guards) {
  return guards - shift_right<9>(guards);
}

// Rule 2: three digits whose only minirow in a box is the same one fill it.
JIUGONG_INLINE Vec forced_triple(Vec minirow, Vec forced, const FieldConstants& fields) {
  const Vec guarded = forced | fields.guard;
  Vec rest = forced & (guarded - fields.low);  // without the lowest digit, and without the next
  rest = rest & ((rest | fields.guard) - fields.low);
  const Vec fewer = digits_of_fields((fields.guard - rest) & fields.guard);
  return minirow & (fewer | guarded);
}
JIUGONG_INLINE Trio keep_forced_triples(const Trio& lines, const FieldConstants& fields) {
  const Trio others = others_of(lines);
  const Vec every = others.c | lines.c;
  return {forced_triple(lines.a, every ^ others.a, fields),
          forced_triple(lines.b, every ^ others.b, fields),
          forced_triple(lines.c, every ^ others.c, fields)};
}

// Rule 3: a cell that is the only place of a digit in its box holds it. `hidden` are the digits
// with one place in their box.
JIUGONG_INLINE Trio keep_hidden_singles(const Trio& cells, Vec hidden,
                                        const FieldConstants& fields) {
  const Trio held = cells & hidden;
  const Trio none = digits_of_fields((fields.guard - held) & fields.guard);
  return cells & (none | (hidden | fields.guard));
}

// Rule 4, the first half: the digits that are alone in their cell. `nonempty` loses its guard bits
// where a cell has no candidate.
JIUGONG_INLINE Trio naked_singles(const Trio& cells, Vec& nonempty, const FieldConstants& fields) {
  const Trio rest = cells & (cells - fields.low);  // without the lowest candidate
  nonempty = nonempty & all_of(rest);
  return cells & digits_of_fields(without(fields.guard, rest - fields.low));
}

// The digits that have one place left in their box: one minirow and one minicolumn.
JIUGONG_INLINE Vec digits_with_one_place(const Trio& minirows, const Trio& minicolumns,
                                         const FieldConstants& fields) {
  return fields.all ^ (two_of(minirows) | two_of(minicolumns));
}

}  // namespace

Propagator::Propagator()
    : fields_{simd::splat(kLowBits), simd::splat(kGuardBits), simd::splat(kAllBits),
              Vec::of(kAllBits, kAllBits, kAllBits, 0)} {}

// The light step: where digits can be, seen from rows and columns, and hidden singles.
JIUGONG_INLINE Propagator::Step Propagator::confine(Board& board, Carry& carry, bool is_child,
                                                    bool may_stop) {
  const Trio before = {any_of(board.rows[0]), any_of(board.rows[1]), any_of(board.rows[2])};
  Trio minirows = permutable_rows(before);
  if (is_child) minirows = keep_forced_triples(minirows, fields_);
  const Vec rows_changed = any_of(before ^ minirows);
  simd::reload();
  cells_[0] = board.rows[0] & minirows.a;
  Trio minicolumns = cells_[0];
  simd::reload();
  cells_[1] = board.rows[1] & minirows.b;
  minicolumns = minicolumns | cells_[1];
  simd::reload();
  cells_[2] = board.rows[2] & minirows.c;
  minicolumns = minicolumns | cells_[2];
  simd::reload();
  minicolumns = permutable_columns(minicolumns);
  // A digit without a place in some box. To leave here is worth 10%.
  if (any(fields_.all ^ any_of(minicolumns))) return Step::kContradiction;
  simd::reload();
  carry.hidden = digits_with_one_place(minirows, minicolumns, fields_);
  if (may_stop && !any(rows_changed | without(carry.hidden, carry.naked)) &&
      any(without(fields_.real, carry.naked | fields_.guard))) {
    minirows_ = minirows;
    minicolumns_ = minicolumns;
    return Step::kStuck;
  }
  board.rows[0] = keep_hidden_singles(cells_[0] & minicolumns, carry.hidden, fields_);
  simd::reload();
  board.rows[1] = keep_hidden_singles(cells_[1] & minicolumns, carry.hidden, fields_);
  simd::reload();
  board.rows[2] = keep_hidden_singles(cells_[2] & minicolumns, carry.hidden, fields_);
  return Step::kProgress;
}

// The full step: the same, and naked singles.
JIUGONG_INLINE Propagator::Step Propagator::place(Board& board, Carry& carry, bool is_child) {
  const Trio before = {any_of(board.rows[0]), any_of(board.rows[1]), any_of(board.rows[2])};
  Trio minirows = permutable_rows(before);
  simd::reload();
  Vec nonempty = fields_.all;
  Trio in_row, in_column, minicolumns;  // naked singles by minirow and minicolumn
  {
    cells_[0] = board.rows[0] & minirows.a;
    minicolumns = cells_[0];
    in_column = naked_singles(cells_[0], nonempty, fields_);
    in_row.a = any_of(in_column);
    simd::reload();
    cells_[1] = board.rows[1] & minirows.b;
    minicolumns = minicolumns | cells_[1];
    const Trio second = naked_singles(cells_[1], nonempty, fields_);
    in_column = in_column | second;
    in_row.b = any_of(second);
    simd::reload();
    cells_[2] = board.rows[2] & minirows.c;
    minicolumns = minicolumns | cells_[2];
    const Trio third = naked_singles(cells_[2], nonempty, fields_);
    in_column = in_column | third;
    in_row.c = any_of(third);
    simd::reload();
  }
  carry.naked = any_of(in_row);
  const Trio columns_before = minicolumns;
  // Rule 4, the second half: they go from the other minirows and minicolumns of their box. A digit
  // that is alone in two cells of a box goes from it altogether, which is the contradiction below.
  minirows = without(minirows, others_of(in_row));
  minicolumns = permutable_columns(without(minicolumns, others_of(in_column)));
  const Vec bad = (fields_.all ^ (any_of(minirows) & any_of(minicolumns))) |
                  ((nonempty & fields_.guard) ^ fields_.guard) |
                  // Hidden singles that are not alone by now: two digits with the same only cell.
                  without(carry.hidden, carry.naked);
  simd::reload();
  if (any(bad)) return Step::kContradiction;
  if (is_child) minicolumns = keep_forced_triples(minicolumns, fields_);
  simd::reload();
  Vec hidden = digits_with_one_place(minirows, minicolumns, fields_);
  Vec changes = any_of(before ^ minirows) | any_of(columns_before ^ minicolumns) |
                without(hidden, carry.naked);
  if (!any(changes)) {
    if (!any(without(fields_.real, carry.naked | fields_.guard))) return Step::kSolved;
    if (!is_child) {
      minirows = keep_forced_triples(minirows, fields_);
      minicolumns = keep_forced_triples(minicolumns, fields_);
      changes = any_of(before ^ minirows) | any_of(columns_before ^ minicolumns);
      hidden = digits_with_one_place(minirows, minicolumns, fields_);
    }
    if (!any(changes)) {
      minirows_ = minirows;
      minicolumns_ = minicolumns;
      return Step::kStuck;
    }
  }
  simd::reload();
  board.rows[0] = keep_hidden_singles(cells_[0] & (minicolumns & minirows.a), hidden, fields_);
  simd::reload();
  board.rows[1] = keep_hidden_singles(cells_[1] & (minicolumns & minirows.b), hidden, fields_);
  simd::reload();
  board.rows[2] = keep_hidden_singles(cells_[2] & (minicolumns & minirows.c), hidden, fields_);
  return Step::kProgress;
}

Outcome Propagator::propagate(Board& board, bool first) {
  Carry carry{simd::splat(0), simd::splat(0)};
  const bool is_child = !first;
  // One copy of each step in one loop: V8 is 20% slower with more.
  for (bool skip = first, may_stop = false;; skip = false, may_stop = is_child) {
    simd::reload();
    Step step = skip ? Step::kProgress : confine(board, carry, is_child, may_stop);
    simd::reload();
    if (step == Step::kProgress) step = place(board, carry, is_child);
    switch (step) {
      case Step::kContradiction:
        return Outcome::kContradiction;
      case Step::kSolved:
        return Outcome::kSolved;
      case Step::kStuck:
        return Outcome::kStuck;
      case Step::kProgress:
        break;
    }
  }
}

}  // namespace jiugong::internal
