#include "solve9/propagate.h"

namespace jiugong::solver9 {
using simd::any;
using simd::any_of;
using simd::others_of;
using simd::TrioOf;
using simd::Vec;

template <typename V>
Rules<V>::Rules() {
  fill(fields_.low, simd::splat(kLowBits));
  fill(fields_.guard, simd::splat(kGuardBits));
  fill(fields_.all, simd::splat(kAllBits));
  fill(fields_.digits, Vec::of(kDigitBits, kDigitBits, kDigitBits, 0));
}

template Rules<Vec>::Rules();
#if JIUGONG_HAS_WIDE
template Rules<simd::Vec2>::Rules();
#endif

// Applies the rules for minirows and minicolumns, and hidden singles.
template <typename V>
template <typename End>
JIUGONG_INLINE bool Rules<V>::light_step(BoardOf<V>& board, Carry& carry, End end) {
  const TrioOf<V> before = {any_of(board.rows[0]), any_of(board.rows[1]), any_of(board.rows[2])};
  TrioOf<V> minirows = permutable_rows(before);
  if (carry.is_child) minirows = keep_forced_triples(minirows, fields_);
  simd::compiler_barrier();
  const auto restrict = [&](std::size_t row, const V& minirow) JIUGONG_INLINED {
    cells_[row] = board.rows[row] & minirow;
    return cells_[row];
  };
  TrioOf<V> minicolumns =
      restrict(0, minirows.a) | restrict(1, minirows.b) | restrict(2, minirows.c);
  minicolumns = permutable_columns(minicolumns);
  // A digit without a place in some box. Leaving here gains 10%.
  if (end(Ends{.contradictory = which(fields_.all ^ any_of(minicolumns))})) return false;
  lines_.minirows = minirows;
  lines_.minicolumns = minicolumns;
  simd::compiler_barrier();
  carry.hidden = digits_with_one_place(minirows, minicolumns, fields_);
  if (end(Ends{.solved = boards_with_all(carry.hidden)})) return false;
  const auto settle = [&](std::size_t row) JIUGONG_INLINED {
    board.rows[row] = keep_hidden_singles(cells_[row] & minicolumns, carry.hidden, fields_);
    simd::compiler_barrier();
  };
  settle(0);
  settle(1);
  settle(2);
  return true;
}

// Applies the same rules, and naked singles.
template <typename V>
template <typename End>
JIUGONG_INLINE bool Rules<V>::full_step(BoardOf<V>& board, Carry& carry, End end) {
  const TrioOf<V> before = {any_of(board.rows[0]), any_of(board.rows[1]), any_of(board.rows[2])};
  TrioOf<V> minirows = permutable_rows(before);
  simd::compiler_barrier();
  V nonempty = fields_.all;
  const auto singles_of = [&](std::size_t row, const V& minirow) JIUGONG_INLINED {
    cells_[row] = board.rows[row] & minirow;
    const TrioOf<V> singles = naked_singles(cells_[row], nonempty, fields_);
    simd::compiler_barrier();
    return singles;
  };
  const TrioOf<V> first = singles_of(0, minirows.a);
  const TrioOf<V> second = singles_of(1, minirows.b);
  const TrioOf<V> third = singles_of(2, minirows.c);
  const TrioOf<V> in_row = {any_of(first), any_of(second), any_of(third)};  // naked singles
  const TrioOf<V> in_column = first | second | third;
  const V naked = any_of(in_row);
  const TrioOf<V> columns_before = cells_[0] | cells_[1] | cells_[2];
  // Rule 4, second half: removes them from the other minirows and minicolumns of their box. A digit
  // that is alone in two cells of a box is removed from it altogether, which is the contradiction
  // below.
  minirows = without(minirows, others_of(in_row));
  TrioOf<V> minicolumns = permutable_columns(without(columns_before, others_of(in_column)));
  const V bad = (fields_.all ^ (any_of(minirows) & any_of(minicolumns))) |
                ((nonempty & fields_.guard) ^ fields_.guard) |
                // Hidden singles that are not naked by now: two digits with the same only cell.
                without(carry.hidden, naked);
  simd::compiler_barrier();
  if (end(Ends{.contradictory = which(bad)})) return false;
  if (carry.is_child) minicolumns = keep_forced_triples(minicolumns, fields_);
  lines_.minirows = minirows;
  lines_.minicolumns = minicolumns;
  simd::compiler_barrier();
  V hidden = digits_with_one_place(minirows, minicolumns, fields_);
  const auto unchanged = [&]() JIUGONG_INLINED {
    return boards_without(any_of(before ^ minirows) | any_of(columns_before ^ minicolumns) |
                          without(hidden, naked));
  };
  Ends ends{.solved = boards_with_all(hidden), .stuck = unchanged()};
  if (!carry.is_child && ends.stuck != 0 && ends.solved == 0) {
    lines_.minirows = minirows = keep_forced_triples(minirows, fields_);
    lines_.minicolumns = minicolumns = keep_forced_triples(minicolumns, fields_);
    hidden = digits_with_one_place(minirows, minicolumns, fields_);
    ends.stuck = unchanged();
  }
  if (end(ends)) return false;
  simd::compiler_barrier();
  const auto settle = [&](std::size_t row, const V& minirow) JIUGONG_INLINED {
    board.rows[row] = keep_hidden_singles(cells_[row] & (minicolumns & minirow), hidden, fields_);
    simd::compiler_barrier();
  };
  settle(0, minirows.a);
  settle(1, minirows.b);
  settle(2, minirows.c);
  return true;
}

template <typename V>
JIUGONG_INLINE BoardSet Rules<V>::boards_with_all(const V& digits) const {
  return boards_without(without(fields_.digits, digits));
}

template <typename V>
JIUGONG_INLINE BoardSet Rules<V>::finish(BoardOf<V>& board) const {
  V nonempty = fields_.all;
  const auto settle = [&](std::size_t row, const V& minirow) JIUGONG_INLINED {
    board.rows[row] = cells_[row] & (lines_.minicolumns & minirow);
    nonempty = nonempty & all_of(board.rows[row] - fields_.low);
  };
  settle(0, lines_.minirows.a);
  settle(1, lines_.minirows.b);
  settle(2, lines_.minirows.c);
  const V bad = without(fields_.guard, nonempty) |
                any_of(lines_.minirows ^ permutable_rows(lines_.minirows)) |
                any_of(lines_.minicolumns ^ permutable_columns(lines_.minicolumns));
  return which(bad);
}

JIUGONG_INLINE Outcome Propagator::apply_rules(Board& board, Origin origin) {
  const bool is_child = origin == Origin::kGuess;
  if (!is_child) remove_from_peers(board, fields_);
  Carry carry{{}, is_child};
  Outcome outcome = Outcome::kUndecided;
  const auto end = [&](const Ends& ends) JIUGONG_INLINED {
    if (ends.contradictory != 0) {
      outcome = Outcome::kContradiction;
    } else if (ends.solved != 0) {
      outcome = Outcome::kSolved;
    } else if (ends.stuck != 0) {
      outcome = Outcome::kStuck;
    }
    return outcome != Outcome::kUndecided;
  };
  // One copy of each step in one loop: V8 is 20% slower with more.
  while (light_step(board, carry, end) && full_step(board, carry, end)) {
  }
  if (outcome != Outcome::kSolved) return outcome;
  return finish(board) != 0 ? Outcome::kContradiction : Outcome::kSolved;
}

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, Outcome, Propagator::propagate,
                                 (Board & board, Origin origin),
                                 { return apply_rules(board, origin); })

#if JIUGONG_HAS_WIDE
JIUGONG_INLINE void HalvesPropagator::put(BoardSet ended, const BoardOf<simd::Vec2>& boards,
                                          Outcome outcome, Node& first, Node& second) const {
  const auto put_half = [&]<int i>(Node& node) JIUGONG_INLINED {
    for (std::size_t row = 0; row < 3; ++row) node.board.rows[row] = half<i>(boards.rows[row]);
    node.outcome = outcome;
    node.lines = {half<i>(lines_.minirows), half<i>(lines_.minicolumns)};
  };
  if ((ended & simd::kFirstHalf) != 0) put_half.template operator()<0>(first);
  if ((ended & simd::kSecondHalf) != 0) put_half.template operator()<1>(second);
}

JIUGONG_INLINE void HalvesPropagator::apply_rules(Node& first, Node& second) {
  Carry carry{{}, true};
  first.outcome = second.outcome = Outcome::kContradiction;
  BoardSet open = kAllBoards;  // those that have not ended
  const auto end = [&](const Ends& ends) JIUGONG_INLINED {
    open &= ~ends.contradictory;
    const BoardSet solved = ends.solved & open, stuck = ends.stuck & open & ~solved;
    open &= ~(solved | stuck);
    if (stuck != 0) put(stuck, halves_, Outcome::kStuck, first, second);
    if (solved != 0) {
      BoardOf<simd::Vec2> board;
      const BoardSet contradictory = finish(board);
      put(solved & ~contradictory, board, Outcome::kSolved, first, second);
    }
    return open == 0;
  };
  while (light_step(halves_, carry, end) && full_step(halves_, carry, end)) {
  }
}

JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(JIUGONG_SPECIALIZE, void, HalvesPropagator::propagate,
                                           (Node & first, Node& second),
                                           { apply_rules(first, second); })
#endif

}  // namespace jiugong::solver9
