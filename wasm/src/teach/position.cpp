// Checks a position against the solution of its givens.
#include "teach/position.h"

#include <bit>
#include <cstdint>

#include "jiugong/geometry.h"

namespace jiugong {
namespace teach {

Grid digits_of(const Position& position) {
  Grid digits = position.givens;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (digits[cell] == 0) digits.set(cell, position.entered[cell]);
  }
  return digits;
}

DigitSet marks_at(const Position& position, Cell cell) {
  return position.marks[static_cast<std::size_t>(cell)] & kAllDigits;
}

Marks limits_of(const Position& position) {
  Marks limits;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const DigitSet marks = marks_at(position, cell);
    limits[static_cast<std::size_t>(cell)] = marks == 0 ? kAllDigits : marks;
  }
  return limits;
}

std::optional<Marks> candidates_in(const Position& position) {
  const Grid digits = digits_of(position);
  Marks candidates = limits_of(position);
  bool marked = false;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    marked |= digits[cell] == 0 && marks_at(position, cell) != 0;
    if (digits[cell] != 0) candidates[static_cast<std::size_t>(cell)] = set_of(digits[cell]);
  }
  return marked ? std::optional(candidates) : std::nullopt;
}

PositionCheck check_with(const Position& position, const Solve9Result& solved, bool with_marks) {
  const Grid digits = digits_of(position);
  PositionCheck wrong = {Verdict::kWrongDigit, {}}, missing = {Verdict::kMissingMark, {}};
  if (solved.status == Status::kUnique) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const Digit digit = (*solved.solution)[cell];
      const DigitSet marks = marks_at(position, cell);
      if (digits[cell] != 0 && digits[cell] != digit) wrong.cells.push_back(cell);
      if (digits[cell] != 0 || marks == 0) continue;
      if ((marks >> (digit - 1) & 1) == 0) missing.cells.push_back(cell);
    }
    // Digits of a solution do not clash.
    if (wrong.cells.empty()) return missing.cells.empty() ? PositionCheck() : missing;
  }
  if (auto clashing = clashing_cells(digits); !clashing.empty()) {
    return {Verdict::kClash, std::move(clashing)};
  }
  if (solved.status == Status::kUnique) return wrong;
  // (Where something was entered, it is the person's digits and marks that leave none, not the puzzle.)
  const bool none = solved.status == Status::kNone && (!with_marks || digits == position.givens);
  return {none ? Verdict::kNoSolution : Verdict::kSeveralSolutions, {}};
}

}  // namespace teach

Position position_of(const Marks& candidates) {
  Position position;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const DigitSet digits = candidates[static_cast<std::size_t>(cell)] & kAllDigits;
    if (std::has_single_bit(digits)) {
      position.givens.set(cell, static_cast<Digit>(std::countr_zero(digits) + 1));
    } else {
      position.marks[static_cast<std::size_t>(cell)] = digits;
    }
  }
  return position;
}

PositionCheck check(const Position& position) {
  Solver9 solver;
  solver.start(position.givens);
  solver.advance(UINT64_MAX);
  const auto candidates = solver.found() > 1 ? teach::candidates_in(position) : std::nullopt;
  if (candidates) {
    solver.start(*candidates);
    solver.advance(UINT64_MAX);
  }
  return teach::check_with(position, solver.result(), candidates.has_value());
}

}  // namespace jiugong
