#include "teach/chain_hint.h"

#include "teach/literal.h"
#include "teach/rating.h"

namespace jiugong::teach {
namespace {

Technique technique_of(const ChainMode& mode, Recipe::Kind kind) {
  if (mode.nishio) return Technique::kNishioForcingChains;
  switch (kind) {
    case Recipe::kCell:
      return mode.dynamic ? Technique::kDynamicCellForcingChains : Technique::kCellForcingChains;
    case Recipe::kRegion:
      return mode.dynamic ? Technique::kDynamicRegionForcingChains
                          : Technique::kRegionForcingChains;
    case Recipe::kDouble:
      return Technique::kDynamicDoubleForcingChains;
    default:
      return Technique::kDynamicContradictionForcingChains;
  }
}

}  // namespace

Hint chain_hint(const Candidates& state, const ChainMode& mode, const Recipe& recipe,
                int complexity) {
  Hint hint;
  hint.name(technique_of(mode, recipe.kind), mode.base + added_by_length(complexity), mode.level);
  hint.complexity = complexity;
  const int candidate = candidate_in(recipe.target);
  const Cell cell = cell_of(candidate);
  const unsigned digit = 1U << digit_of(candidate);
  if (is_on(recipe.target)) {
    hint.place(cell, digit_of(candidate));
    hint.removals.add(cell, state.cells[cell] & ~digit);
  } else {
    hint.removals.add(cell, digit);
  }
  if (recipe.kind == Recipe::kRegion) {
    hint.pattern.add_house(recipe.source);
    hint.pattern.digits = static_cast<DigitSet>(1 << recipe.digit);
  } else if (recipe.kind == Recipe::kCell) {
    hint.pattern.add_cell(recipe.source);
    hint.pattern.digits = state.cells[recipe.source];
  } else {
    hint.pattern.add_cell(cell_of(recipe.source));
    hint.pattern.digits = static_cast<DigitSet>(1 << digit_of(recipe.source));
  }
  return hint;
}

}  // namespace jiugong::teach
