#include "teach/nested_hints.h"

#include <algorithm>

namespace jiugong::teach {

void NestedHints::clear() {
  hints.clear();
  removals.clear();
  premises.clear();
}

NestedHint& NestedHints::begin(const ChainMerit& merit, const ChainLocator& locator) {
  NestedHint& hint = hints.emplace_back();
  static_cast<ChainMerit&>(hint) = merit;
  hint.locator = locator;
  hint.first_removal = static_cast<std::uint32_t>(removals.size());
  hint.first_premise = static_cast<std::uint32_t>(premises.size());
  return hint;
}

void NestedHints::end() {
  NestedHint& hint = hints.back();
  hint.removal_count = static_cast<std::uint32_t>(removals.size()) - hint.first_removal;
  hint.premise_count = static_cast<std::uint32_t>(premises.size()) - hint.first_premise;
}

bool NestedHints::remove_the_same(const NestedHint& a, const NestedHint& b) const {
  if (a.removal_count != b.removal_count) return false;
  // Each cell occurs once, but the order may differ.
  const Removal* const begin = removals.data() + b.first_removal;
  const Removal* const end = begin + b.removal_count;
  for (std::uint32_t i = 0; i < a.removal_count; ++i) {
    if (std::find(begin, end, removals[a.first_removal + i]) == end) return false;
  }
  return true;
}

void NestedHints::sort() {
  // (Takes 4 KB less code than std::sort, and pruning takes longer.)
  std::make_heap(hints.begin(), hints.end());
  std::sort_heap(hints.begin(), hints.end());
}

void NestedHints::sort_and_prune() {
  sort();
  std::size_t kept = 0;
  for (const NestedHint& hint : hints) {
    const auto end = hints.begin() + static_cast<std::ptrdiff_t>(kept);
    const bool known = std::any_of(
        hints.begin(), end, [&](const NestedHint& other) { return remove_the_same(hint, other); });
    if (!known) hints[kept++] = hint;
  }
  hints.resize(kept);
}

void sort_as_java(Removal* removals, int count) {
  if (count < 2) return;
  // A hash map of 16 buckets doubles when it is three quarters full; the hash of a cell is its number.
  int buckets = 16;
  while (count > buckets / 4 * 3) buckets *= 2;
  for (int i = 1; i < count; ++i) {
    const Removal removal = removals[i];
    int at = i;
    for (; at > 0 && (removals[at - 1].cell & (buckets - 1)) > (removal.cell & (buckets - 1));
         --at) {
      removals[at] = removals[at - 1];
    }
    removals[at] = removal;
  }
}

}  // namespace jiugong::teach
