// What a position holds, and whether it agrees with its solution.
#pragma once

#include "jiugong/solve9.h"
#include "jiugong/teach.h"

namespace jiugong::teach {

// The set of a digit.
constexpr DigitSet set_of(Digit digit) { return static_cast<DigitSet>(1 << (digit - 1)); }

// The givens and what was entered in other cells.
Grid digits_of(const Position& position);

// The marks of a cell that are digits.
DigitSet marks_at(const Position& position, Cell cell);

// The digits that the marks allow: all where there are none.
Marks limits_of(const Position& position);

// check() with the solutions of the givens.
PositionCheck check_with(const Position& position, const Solve9Result& solved);

}  // namespace jiugong::teach
