#include "teach/chain_hint.h"

#include "teach/literal.h"
#include "teach/rating.h"

namespace jiugong::teach {
namespace {

Technique technique_of(const ChainMode& mode, ChainLocator::Kind kind) {
  if (mode.nishio) return Technique::kNishioForcingChains;
  switch (kind) {
    case ChainLocator::kCell:
      return mode.dynamic ? Technique::kDynamicCellForcingChains : Technique::kCellForcingChains;
    case ChainLocator::kRegion:
      return mode.dynamic ? Technique::kDynamicRegionForcingChains
                          : Technique::kRegionForcingChains;
    case ChainLocator::kDouble:
      return Technique::kDynamicDoubleForcingChains;
    default:
      return Technique::kDynamicContradictionForcingChains;
  }
}

}  // namespace

Hint chain_hint(const Candidates& state, const ChainMode& mode, const ChainLocator& locator,
                int complexity) {
  Hint hint;
  hint.name(technique_of(mode, locator.kind), mode.base + added_by_length(complexity), mode.level);
  hint.complexity = complexity;
  const int candidate = candidate_in(locator.target);
  const Cell cell = cell_of(candidate);
  const unsigned digit = 1U << digit_of(candidate);
  if (is_on(locator.target)) {
    hint.place(cell, digit_of(candidate));
    hint.removals.add(cell, state.cells[cell] & ~digit);
  } else {
    hint.removals.add(cell, digit);
  }
  if (locator.kind == ChainLocator::kRegion) {
    hint.pattern.add_house(locator.source);
    hint.pattern.digits = static_cast<DigitSet>(1 << locator.digit);
  } else if (locator.kind == ChainLocator::kCell) {
    hint.pattern.add_cell(locator.source);
    hint.pattern.digits = state.cells[locator.source];
  } else {
    hint.pattern.add_cell(cell_of(locator.source));
    hint.pattern.digits = static_cast<DigitSet>(1 << digit_of(locator.source));
  }
  return hint;
}

}  // namespace jiugong::teach
