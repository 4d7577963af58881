#include "teach/hint.h"

#include <algorithm>

namespace jiugong::teach {
namespace {

// Each cell occurs once in removals, but their order may differ.
bool do_the_same(const Hint& a, const Hint& b) {
  return a.technique == b.technique && a.cell == b.cell && a.digit == b.digit &&
         a.removals.size() == b.removals.size() &&
         std::is_permutation(a.removals.begin(), a.removals.end(), b.removals.begin());
}

}  // namespace

void Pattern::add_group(CellSet group, unsigned set) {
  CellSet rest = group;
  for (const PatternGroup& before : groups) rest = rest - before.cells;
  groups.push_back({group, static_cast<DigitSet>(set)});
  while (!rest.empty()) add_cell(rest.take_lowest());
}

bool HintSink::take() {
  if (all_ == nullptr) return true;
  const bool known = std::any_of(all_->begin(), all_->end(),
                                 [&](const Hint& other) { return do_the_same(hint, other); });
  if (!known) all_->push_back(hint);
  hint = Hint();
  return false;
}

}  // namespace jiugong::teach
