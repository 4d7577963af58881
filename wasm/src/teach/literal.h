// Statements about candidates, and why one follows from another.
#pragma once

#include "jiugong/teach.h"
#include "teach/board.h"

namespace jiugong::teach {

// A candidate that is true ("on") or false ("off"), as a number: 2 * candidate + 1 if on.
inline constexpr int kLiteralCount = 2 * kCandidateCount;
constexpr int on(int candidate) { return 2 * candidate + 1; }
constexpr int off(int candidate) { return 2 * candidate; }
constexpr int candidate_in(int literal) { return literal / 2; }
constexpr bool is_on(int literal) { return literal % 2 != 0; }

constexpr LinkReason reason_of_type(int house_type) {
  constexpr LinkReason kReasons[3] = {LinkReason::kBox, LinkReason::kRow, LinkReason::kColumn};
  return kReasons[house_type];
}

// The house type of a reason kBox, kRow or kColumn.
constexpr int type_of_reason(LinkReason reason) {
  return static_cast<int>(reason) - static_cast<int>(LinkReason::kBox);
}

// Where a candidate became true because others had gone: a cell, or a house for a digit. A chain
// within a chain relies on the candidates that are gone there.
struct Premise {
  static constexpr std::uint8_t kNoDigit = 9;
  std::uint8_t where = 0;  // a cell if there is no digit, else a house
  std::uint8_t digit = kNoDigit;
};

constexpr Premise premise_of(int candidate, LinkReason reason) {
  const Cell cell = cell_of(candidate);
  if (reason == LinkReason::kCell) {
    return {static_cast<std::uint8_t>(cell), Premise::kNoDigit};
  }
  const int house = house_of(cell, type_of_reason(reason));
  return {static_cast<std::uint8_t>(house), static_cast<std::uint8_t>(digit_of(candidate))};
}

}  // namespace jiugong::teach
