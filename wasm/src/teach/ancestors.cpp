#include "teach/ancestors.h"

#include <algorithm>

namespace jiugong::teach {

int Ancestors::complexity(const RunStore& store, std::span<const Target> targets, int limit) {
  int at_least = 0;
  bool nested = false;
  for (const Target& target : targets) {
    const Run& run = store.run(target.run);
    at_least += store.nodes(run)[target.node].bound;
    nested = nested || run.has_nested;
  }
  if (at_least > limit) return limit + 1;
  int sum = 0;
  for (const Target& target : targets) {
    sum += count(store, target, limit - sum);
    if (sum > limit) return limit + 1;
  }
  return nested ? sum + nested_complexity(store, targets) : sum;
}

int Ancestors::count(const RunStore& store, const Target& target, int limit) {
  const Node* nodes = store.nodes(store.run(target.run));
  if (nodes[target.node].bound > limit) return limit + 1;
  next_stamp();
  int depth = 0, count = 0;
  stack_[depth++] = static_cast<std::uint16_t>(target.node);
  stamps_[nodes[target.node].literal] = stamp_;
  while (depth > 0) {
    const Node& node = nodes[stack_[--depth]];
    if (++count > limit) return count;
    const std::uint16_t* parents = store.parents(node);
    for (int i = 0; i < node.parent_count; ++i) {
      std::uint16_t& stamp = stamps_[nodes[parents[i]].literal];
      if (stamp == stamp_) continue;
      stamp = stamp_;
      stack_[depth++] = parents[i];
    }
  }
  return count;
}

int Ancestors::nested_complexity(const RunStore& store, std::span<const Target> targets) {
  int sum = 0;
  seen_.clear();
  for (const Target& target : targets) {
    if (!store.run(target.run).has_nested) continue;
    for_each(store, target, [&](const Node& node) {
      if (node.nested == kNoNested) return;
      const NestedUse& use = store.nested(node.nested);
      if (std::find(seen_.begin(), seen_.end(), use.signature) != seen_.end()) return;
      seen_.push_back(use.signature);
      sum += use.complexity;
    });
  }
  return sum;
}

void Ancestors::next_stamp() {
  if (++stamp_ != 0) return;
  std::fill(std::begin(stamps_), std::end(stamps_), std::uint16_t{0});
  stamp_ = 1;
}

}  // namespace jiugong::teach
