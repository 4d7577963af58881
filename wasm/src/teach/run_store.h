// What follows from assumptions: the runs of one search.
#pragma once

#include <cstdint>
#include <vector>

#include "teach/chain_mode.h"
#include "teach/literal.h"
#include "teach/nested_hints.h"
#include "teach/row.h"

namespace jiugong::teach {

inline constexpr std::uint32_t kNoNested = 0xffffffff;

// A statement of a run. Parents are numbers of earlier nodes of the run.
struct Node {
  std::uint16_t literal = 0;
  std::uint16_t bound = 1;  // it has at least so many ancestors, itself included
  std::uint32_t first_parent = 0;
  std::uint16_t parent_count = 0;
  LinkReason reason = LinkReason::kAssumption;
  std::uint32_t nested = kNoNested;  // in RunStore::nested
};

// A chain within the chain: what ratings need, and how to find it again. It lies among the candidates
// left after the off nodes before number `rest`.
struct NestedUse {
  std::uint64_t signature = 0;
  int complexity = 0;
  ChainLocator locator;
  NestedSearch search = NestedSearch::kForcingChains;
  int rest = 0;
};

struct Run {
  std::uint32_t first_node = 0, first_parent = 0;
  int size = 0;  // nodes, without a clash
  bool contradiction = false, has_nested = false;
  // Of a contradiction: the candidate that is both on and off. One of the nodes is number `size`.
  int clash_on = 0, clash_off = 0;
  Row<12> on, off;  // a bit a candidate
};

// All runs of a search, packed one after another. A run is written at the end.
class RunStore {
 public:
  void clear();

  // Starts a run, which is written at space() and finished with the number of its parents.
  int begin();
  void finish(std::uint32_t parent_end) { parent_end_ = parent_end; }

  int last() const { return static_cast<int>(runs_.size()) - 1; }

  // Forgets the last run.
  void drop_last();

  Run& run(int i) { return runs_[static_cast<std::size_t>(i)]; }
  const Run& run(int i) const { return runs_[static_cast<std::size_t>(i)]; }

  const Node* nodes(const Run& run) const { return nodes_.data() + run.first_node; }
  const std::uint16_t* parents(const Node& node) const {
    return parents_.data() + node.first_parent;
  }

  // Where the nodes of the last run are written: there is room for a node a literal and a clash. And
  // the list of parents, of which it writes those from the returned number on; there is room for those
  // of all links.
  Node* space() { return nodes_.data() + runs_.back().first_node; }
  std::uint16_t* parent_list() { return parents_.data(); }
  std::uint32_t parent_end() const { return parent_end_; }

  // Makes room for `count` parents more behind `end`, the number in the list so far.
  void reserve_parents(std::uint32_t end, std::size_t count);

  // Finds the node of a literal that the run has.
  int find(const Run& run, int literal) const;

  // Nested chains that nodes refer to by their number.
  std::uint32_t nested_count() const { return static_cast<std::uint32_t>(nested_.size()); }
  void add_nested(const NestedUse& use) { nested_.push_back(use); }
  const NestedUse& nested(std::uint32_t i) const { return nested_[i]; }

 private:
  std::vector<Node> nodes_;
  std::vector<std::uint16_t> parents_;
  std::uint32_t parent_end_ = 0;
  std::vector<Run> runs_;
  std::vector<NestedUse> nested_;
};

}  // namespace jiugong::teach
