// The branching rule: selects the cell and value to try next by dom/wdeg (Boussemart, Hemery,
// Lecoutre, Sais, "Boosting systematic search by weighting constraints", 2004), with weights of cells,
// over cells and over values with two places in a house. Half the failures of the value that fails most add to the weight of
// the cells that may have it (which values fail is counted by Interactive Sudoku Solver, too).
#pragma once

#include <optional>
#include <span>

#include "regions/board.h"

namespace jiugong::regions {

// A cell and one of its values, or several interchangeable ones.
struct Branch {
  Small cell = 0;
  Mask value = 0;         // the value to try
  Mask alternatives = 0;  // it and the values interchangeable with it
};

// Returns the next branch for a stable board, or nothing if every cell has its value. The values in
// `alike` are interchangeable; those in `preferred`, a word a cell or nothing, are tried first.
std::optional<Branch> choose_branch(const Board& board, Mask alike,
                                    std::span<const Mask> preferred = {});

}  // namespace jiugong::regions
