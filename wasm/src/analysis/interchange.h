// Trivial symmetries of a puzzle: digits and lines without givens are interchangeable.
#pragma once

#include <array>
#include <cstddef>

#include "jiugong/grid.h"

namespace jiugong::analysis {

// Digits that no given holds may be renamed into each other in any solution, and blank rows of one
// band, blank bands, blank columns of one stack and blank stacks may be exchanged: the result is a
// solution again. A property of one candidate therefore holds for its whole orbit, the product of a
// set of rows, a set of columns and a set of digits.
class Interchange {
 public:
  explicit Interchange(const Grid& puzzle);

  // Adds to `candidates` the orbits of its candidates.
  void spread(Marks& candidates) const;

  // Returns the solution with every digit that no given holds renamed to the next such digit, which
  // is another solution if there are at least two of them.
  Grid with_digits_renamed(const Grid& solution) const;

 private:
  // For each line, the first line with which it can be exchanged.
  using Lines = std::array<std::size_t, 9>;

  static Lines classes_of(const std::array<bool, 9>& blank);
  void spread_over_lines(Marks& candidates) const;

  DigitSet absent_ = kAllDigits;
  Lines row_{};
  Lines column_{};
  bool lines_ = false;  // whether any line can be exchanged
};

}  // namespace jiugong::analysis
