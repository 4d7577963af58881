// Symmetries of a puzzle with few givens: exchanges that turn each of its solutions into another one.
// Of solutions that arise from each other in this way one is visited, and the others are counted.
//
// Digits without givens can be exchanged with each other: n of them divide the solutions into groups
// of n!. So can two rows of a band, or two columns of a stack, that have no givens; their third line
// has some, and they divide the solutions into pairs. These exchanges do not depend on each other:
// one rule below restricts where digits with givens are in a box, to a row or column, and the other
// which digit without givens is in a cell.
#pragma once

#include "solve9/board.h"

namespace jiugong::solver9 {

// Returns the digits that are not among `givens` if they are two or more, and otherwise none.
DigitSet interchangeable_digits(const Grid& givens);

// Removes candidates from the board of a puzzle so that one of each group of solutions remains that
// arise from each other by exchanges of rows and of columns. Returns the size of a group: 1 if no
// lines can be exchanged.
std::uint64_t fix_blank_lines(const Grid& givens, Board& board);

// Splits a board in which `digits`, two or more, are open and interchangeable, by a cell that can
// hold them: in `other` it holds the lowest of them, in `board` none. Solutions with another of them
// in the cell arise from those of `other` by exchanges. Returns false if the cell can hold nothing
// else, so that `board` has no solution.
bool split_interchangeable(DigitSet digits, Board& board, Board& other);

}  // namespace jiugong::solver9
