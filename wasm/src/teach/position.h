// What a position holds, and whether it agrees with its solution.
#pragma once

#include <optional>

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

// What each cell may hold by its digit, or else by its marks; nothing where there are no marks.
std::optional<Marks> candidates_in(const Position& position);

// check() with the solutions of the givens, or, `with_marks`, of candidates_in() where these have several.
PositionCheck check_with(const Position& position, const Solve9Result& solved, bool with_marks);

}  // namespace jiugong::teach
