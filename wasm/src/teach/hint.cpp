#include "teach/hint.h"

#include <algorithm>

namespace jiugong::teach {
namespace {

// Each cell occurs once in removals, but their order may differ.
bool do_the_same(const Hint& a, const Hint& b) {
  return a.cell == b.cell && a.digit == b.digit && a.removals.size() == b.removals.size() &&
         std::is_permutation(a.removals.begin(), a.removals.end(), b.removals.begin());
}

}  // namespace

void Pattern::add_group(CellSet group, unsigned set, unsigned links) {
  groups[group_count++] = {static_cast<std::uint8_t>(group.size()), static_cast<DigitSet>(set),
                           static_cast<DigitSet>(links)};
  while (!group.empty()) add_cell(group.take_lowest());
}

void Hint::remove_from(const Candidates& state, CellSet from, unsigned digits) {
  while (!from.empty()) {
    const Cell at = from.take_lowest();
    removals.merge(at, state.cells[at] & digits);
  }
}

bool HintSink::take() {
  if (all_ == nullptr) return true;
  const bool known = std::any_of(all_->begin(), all_->end(), [&](const Hint& other) {
    return (by_effect_ || hint.technique == other.technique) && do_the_same(hint, other);
  });
  if (!known && all_->size() < kMaxAllSteps) all_->push_back(hint);
  hint = Hint();
  return all_->size() == kMaxAllSteps;
}

}  // namespace jiugong::teach
