// The bivalue universal grave: a board whose solutions come in pairs, so that half of them need
// only be counted.
//
// In such a board every open cell (one with more than one candidate) has exactly two candidates,
// and every open digit of a house has exactly two places in it. Solvers know it as a technique
// (BUG): a puzzle with one solution never leads to it. Here it counts solutions.
#pragma once

#include "solve9/board.h"
#include "solve9/simd/instruction_sets.h"

namespace jiugong::solver9 {

// Returns the number of open cells if a board that is stuck is a bivalue universal grave, otherwise 0. (No such
// board has one to three open cells.)
//
// It is one if no cell has a third candidate. A house with n open cells then has 2 n places for its n open digits, and none of
// these has fewer than two: the rules have found what has one place in a house, or none.
//
// Giving each open cell its other candidate turns a solution into another one: in every house a
// solution takes one of the two places of each digit and leaves the other. So if a digit has
// exactly two ways to lie in a band, each way has the same number of solutions.
//
// With four or six open cells there are exactly two solutions. A digit has two places in every row,
// column and box where it is open, so it is open in at least four cells, and if it is open in four
// they are the corners of a rectangle, of which it takes one diagonal. Four open cells are a
// rectangle with two digits. Six have three digits in four cells each, which are three rows in two
// columns or vice versa, and the diagonals always agree; or two digits in a ring of six cells, each
// of which takes every other one.
template <simd::InstructionSet set = simd::InstructionSet::kBaseline>
int bivalue_universal_grave_cells(const Board& board);

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, int, bivalue_universal_grave_cells,
                                 (const Board& board),
                                 ;)

// With at most this many open cells a bivalue universal grave has exactly two solutions.
inline constexpr int kMaxCellsWithTwoSolutions = 6;

}  // namespace jiugong::solver9
