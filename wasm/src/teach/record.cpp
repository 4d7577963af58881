#include "teach/record.h"

#include <algorithm>

#include "teach/rating.h"

namespace jiugong::teach {

Step record_of(const Board& board, const Hint& hint) {
  Step step;
  step.technique = hint.technique;
  step.variant = hint.variant;
  step.rating = in_tenths(hint.rating);
  step.complexity = hint.complexity;
  if (hint.cell >= 0) step.placement = {hint.cell, static_cast<Digit>(hint.digit + 1)};
  for (const Removal& removal : hint.removals) {
    step.eliminations.push_back({removal.cell, removal.digits});
  }
  std::sort(step.eliminations.begin(), step.eliminations.end(),
            [](const Elimination& a, const Elimination& b) { return a.cell < b.cell; });
  const Pattern& pattern = hint.pattern;
  step.cells.assign(pattern.cells, pattern.cells + pattern.cell_count);
  step.extra_cells.assign(pattern.extra_cells, pattern.extra_cells + pattern.extra_cell_count);
  step.digits = pattern.digits;
  step.extra_digits = pattern.extra_digits;
  for (int i = 0; i < pattern.house_count; ++i) {
    step.houses.push_back(public_house(pattern.houses[i]));
  }
  (void)board;
  return step;
}

}  // namespace jiugong::teach
