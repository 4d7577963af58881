// What to guess when logic gets stuck: the order of the search, and nothing else.
//
// The rule (the band with the fewest configurations, then a digit with exactly two) is the idea of tdoku, by Tom
// Dillon: github.com/t-dillon/tdoku.
#pragma once

#include "solve9/board.h"

namespace jiugong::solver9 {

// Splits a board that is neither solved nor contradictory into two that together have its
// solutions, each with fewer candidates: `board` becomes one, `other` the other. The minirows and
// minicolumns are those the Propagator left.
//
// The digits' ways to lie in a band or stack are the permutations of formula 1 (see propagate.cpp).
// Among the six bands and stacks, the one with the fewest ways in all is taken that has a digit
// with exactly two ways left; each half keeps one of them. Without such a digit, a cell with two
// candidates, or else any cell, is split into its lowest candidate (`other`) and the rest.
void branch(const simd::Trio& minirows, const simd::Trio& minicolumns, Board& board, Board& other);

// How many boards can wait for their turn while the search is in the `other` halves, which it visits
// first: each of these settles a digit in one of six bands and stacks, or a cell, and what is settled
// is not split again. (The rest of a cell may be split eight times over, but takes the place of the
// board it comes from.)
inline constexpr std::size_t kMaxBranches = 6 * 9 + kCellCount;

}  // namespace jiugong::solver9
