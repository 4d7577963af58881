// Bidirectional cycles: on(s) ⇒ off ⇒ on ⇒ … ⇒ on(s), true in both directions.
#pragma once

#include <algorithm>

#include "teach/chain_graph.h"
#include "teach/hint.h"

namespace jiugong::teach {

template <int W>
class CycleSearch {
 public:
  using Graph = ChainGraph<W>;
  using Set = typename Graph::Set;

  // A cycle is a path from its start over alternating nodes, and the off node that closes it.
  struct Closing {
    int last;           // the on node before the closing off node, in the search
    int node;           // the closing off node
    LinkReason weak;    // why it is off
    LinkReason strong;  // why the start is on
    int length;         // the number of nodes
  };

  explicit CycleSearch(Graph& graph) : graph_(graph) {}

  // Searches breadth-first for cycles through the node `start` of at most `max_length` nodes and calls
  // `visit(closing)` for each in turn; it returns the new maximum length. An on node is entered once. An
  // off node is skipped only if it is on the way already: that is what Sudoku Explainer does, and it
  // decides which cycles are found.
  template <typename Visit>
  void search(Links links, int start, int max_length, Visit visit) {
    links_ = links;
    start_ = start;
    lists_ = graph_.weak_lists();
    const Set* weak = graph_.weak(links);
    seen_.clear();
    seen_.set(start);
    find_useful();
    find_ways_back(max_length / 2 - 2);
    count_ = 0;
    steps_[count_++] = {start, -1, 0, LinkReason::kAssumption, LinkReason::kAssumption};
    int begin = 0;
    for (int length = 2; begin < count_ && length <= max_length; length += 2) {
      // A node that cannot get back in time is on no cycle, and neither is what lies behind it.
      const int left = (max_length - length) / 2;
      const Set& returning = ways_back_[std::min(left, way_count_ - 1)];
      for (const int end = count_; begin < end; ++begin) {
        const int from = steps_[begin].node;
        if (!weak[from].intersects(useful_)) continue;
        const auto& list = lists_[from];
        for (int k = links == Links::kX ? list.in_cell : 0; k < list.count; ++k) {
          const int q = list.links[k].node;
          if (!useful_.test(q) || is_on_way(begin, q)) continue;
          graph_.for_each_strong(q, links, [&](int to, LinkReason reason) {
            if (to == start) {
              if (length >= 4)
                max_length = visit(Closing{begin, q, list.links[k].reason, reason, length});
            } else if (!seen_.test(to) && returning.test(to)) {
              enter({to, begin, q, reason, list.links[k].reason});
            }
            return false;
          });
        }
      }
    }
  }

  // Calls `visit(node, whether it is on, why)` along the cycle from its end: the start, the off node that
  // closes it, and then on and off nodes in turn back to the first after the start.
  template <typename Visit>
  void for_each_node(const Closing& closing, Visit visit) const {
    visit(start_, true, closing.strong);
    visit(closing.node, false, closing.weak);
    for (int i = closing.last; i > 0; i = steps_[i].parent) {
      visit(steps_[i].node, true, steps_[i].strong);
      visit(steps_[i].off_node, false, steps_[i].weak);
    }
  }

  // What the cycle removes: candidates outside its cells that see an on and an off node of their digit.
  // They come in the order in which Sudoku Explainer finds them.
  void find_removals(const Closing& closing, Removals& removals) const {
    removals.clear();
    CellSet cells, seen_by_on[9], seen_by_off[9];
    unsigned digits = 0;
    for_each_node(closing, [&](int node, bool is_on, LinkReason) {
      const int candidate = graph_.candidate(node), digit = digit_of(candidate);
      CellSet& seen = (is_on ? seen_by_on : seen_by_off)[digit];
      cells.set(cell_of(candidate));
      digits |= 1U << digit;
      seen = seen | peers_of(cell_of(candidate));
    });
    CellSet removed[9];
    bool any = false;
    for (const int digit : bits(digits)) {
      for (CellSet rest = (seen_by_on[digit] & seen_by_off[digit]) - cells; !rest.empty();) {
        const Cell cell = rest.take_lowest();
        if (!graph_.candidates().has(cell, digit)) continue;
        removed[digit].set(cell);
        any = true;
      }
    }
    if (!any) return;
    for_each_node(closing, [&](int node, bool is_on, LinkReason) {
      if (!is_on) return;
      const int candidate = graph_.candidate(node), digit = digit_of(candidate);
      CellSet seen = removed[digit] & peers_of(cell_of(candidate));
      removed[digit] = removed[digit] - seen;
      while (!seen.empty()) removals.merge(seen.take_lowest(), 1U << digit);
    });
  }

  // The number of cells of the cycle.
  int cell_count(const Closing& closing) const {
    CellSet cells;
    for_each_node(closing,
                  [&](int node, bool, LinkReason) { cells.set(cell_of(graph_.candidate(node))); });
    return cells.size();
  }

 private:
  // An on node, and the off node between it and its parent.
  struct Step {
    int node, parent, off_node;
    LinkReason strong, weak;
  };

  // Off nodes from which a node is reached that has not been seen.
  void find_useful() {
    const Set* strong = graph_.strong(links_);
    useful_.clear();
    for (int n = 0; n < graph_.size(); ++n) {
      if (strong[n].any()) useful_.set(n);
    }
  }

  // Finds the nodes from which the start is reached, in so many steps of a weak and a strong link; the
  // last set has all.
  void find_ways_back(int steps) {
    const Set* weak = graph_.weak(links_);
    const Set* strong = graph_.strong(links_);
    way_count_ = 0;
    Set reached;
    reached.set(start_);
    while (way_count_ < std::min(steps + 1, kMaxWays - 1)) {
      ways_back_[way_count_++] = reached;
      Set before;
      reached.for_each([&](int n) { before |= strong[n]; });
      before.for_each([&](int q) { reached |= weak[q]; });
    }
    // Without a limit: those that reach the start and are reached from it, over any links.
    Set component = graph_.reach(start_);
    component.for_each([&](int n) {
      if (graph_.component_of(n) != graph_.component_of(start_)) component.reset(n);
    });
    ways_back_[way_count_++] = component;
  }

  bool is_on_way(int step, int off_node) const {
    for (int i = step; i > 0; i = steps_[i].parent) {
      if (steps_[i].off_node == off_node) return true;
    }
    return false;
  }

  void enter(const Step& step) {
    seen_.set(step.node);
    steps_[count_++] = step;
    const Set* strong = graph_.strong(links_);
    strong[step.node].for_each([&](int neighbour) {
      Set unseen = strong[neighbour];
      unseen -= seen_;
      if (!unseen.any() && !strong[start_].test(neighbour)) useful_.reset(neighbour);
    });
  }

  Graph& graph_;
  const typename Graph::WeakList* lists_ = nullptr;
  Links links_ = Links::kXY;
  int start_ = 0;
  Set seen_, useful_;
  static constexpr int kMaxWays = 6;
  Set ways_back_[kMaxWays];
  int way_count_ = 0;
  Step steps_[Graph::kMaxSize + 1];
  int count_ = 0;
};

}  // namespace jiugong::teach
