// Counts and visits the ancestors of statements, which the rating of a chain rests on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "teach/run_store.h"

namespace jiugong::teach {

// A statement that a hint leads to.
struct Target {
  int run = 0;
  int node = 0;
};

class Ancestors {
 public:
  // The complexity of a hint: the number of different statements that each target follows from, the
  // target included, added up; and that of every different nested chain among them. More than `limit`
  // if it is known to exceed that.
  int complexity(const RunStore& store, std::span<const Target> targets, int limit);

  // Calls `visit(node)` for the ancestors of a target and itself, layer by layer and each statement
  // once: the order in which Sudoku Explainer compares chains.
  template <typename Visit>
  void for_each(const RunStore& store, const Target& target, Visit visit) {
    next_stamp();
    const Run& run = store.run(target.run);
    const Node* nodes = store.nodes(run);
    layer_.assign(1, static_cast<std::uint16_t>(target.node));
    while (!layer_.empty()) {
      above_.clear();
      for (const int number : layer_) {
        const Node& node = nodes[number];
        if (stamps_[node.literal] == stamp_) continue;
        stamps_[node.literal] = stamp_;
        visit(node);
        const std::uint16_t* parents = store.parents(node);
        above_.insert(above_.end(), parents, parents + node.parent_count);
      }
      layer_.swap(above_);
    }
  }

 private:
  void next_stamp();
  int count(const RunStore& store, const Target& target, int limit);
  int nested_complexity(const RunStore& store, std::span<const Target> targets);

  // Statements are told apart by what they say: a contradiction can have an ancestor that says the same.
  std::uint16_t stamps_[kLiteralCount] = {};
  std::uint16_t stamp_ = 0;
  std::uint16_t stack_[kLiteralCount];
  std::vector<std::uint16_t> layer_, above_;
  std::vector<std::uint64_t> seen_;
};

}  // namespace jiugong::teach
