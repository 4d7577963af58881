// The branching rule: chooses the guess when propagation gets stuck.
//
// The rule (the band with the fewest configurations, then a digit with exactly two) is the idea of
// tdoku, by Tom Dillon: github.com/t-dillon/tdoku.
#pragma once

#include "solve9/board.h"
#include "solve9/simd/instruction_sets.h"

namespace jiugong::solver9 {

// Splits a board that is neither solved nor contradictory into two that together have its
// solutions, each with fewer candidates: `board` becomes one, `other` the other. The lines are those
// that the rules have left of the board.
//
// A digit's ways to lie in a band or stack are the permutations of rule 1 (see propagate.cpp).
// Among the six bands and stacks that have a digit with exactly two ways left, the rule takes the
// one with the fewest ways in all; each half keeps one of the digit's ways. If there is no such
// digit, a cell with two candidates, or else any cell, is split into its lowest candidate (`other`)
// and the rest.
template <simd::InstructionSet set = simd::InstructionSet::kBaseline>
void branch(const Lines& lines, Board& board, Board& other);

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, void, branch,
                                 (const Lines& lines, Board& board, Board& other),
                                 ;)

#if JIUGONG_HAS_WIDE
// The same with both halves side by side: first what `board` would become, then `other`.
template <simd::InstructionSet set>
void branch(const Lines& lines, const Board& board, BoardOf<simd::Vec2>& halves);

JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(JIUGONG_SPECIALIZE, void, branch,
                                           (const Lines& lines, const Board& board,
                                            BoardOf<simd::Vec2>& halves),
                                           ;)
#endif

// The maximum number of boards that wait while the search visits the `other` halves, which come
// first: each of these settles a digit in one of six bands and stacks, or a cell, and settled parts
// are not split again. (The rest of a cell may be split eight times, but replaces the board it
// comes from.)
inline constexpr std::size_t kMaxBranches = 6 * 9 + kCellCount;

}  // namespace jiugong::solver9
