// The search for one forcing chain with all its statements.
#pragma once

#include "teach/chain_graph.h"
#include "teach/forcing_chains.h"

namespace jiugong::teach {

// Why one candidate being on makes the other off.
inline LinkReason weak_reason(int a, int b) {
  const Cell first = cell_of(a), second = cell_of(b);
  if (first == second) return LinkReason::kCell;
  if (box_of(first) == box_of(second)) return LinkReason::kBox;
  return row_of(first) == row_of(second) ? LinkReason::kRow : LinkReason::kColumn;
}

// A breadth-first search for one forcing chain, as Sudoku Explainer does it: each node is entered once
// on and once off.
template <int W>
class PathSearch {
 public:
  using Graph = ChainGraph<W>;
  using Set = typename Graph::Set;

  explicit PathSearch(Graph& graph) : graph_(graph) {}

  // Writes the statements of the chain from `start` to its negation, the negation first; returns their
  // number, or 0 if there is none.
  int find(Links links, int start, bool from_on, ChainStatement* path) {
    links_ = links;
    start_ = start;
    entered_on_.clear();
    entered_off_.clear();
    on_count_ = off_count_ = 0;
    int on_begin = 0, off_begin = 0;
    const int node = graph_.node(start);
    if (from_on) {
      on_queue_[on_count_++] = {start, node, -1, LinkReason::kAssumption};
      if (node >= 0) entered_on_.set(node);
    } else {
      off_queue_[off_count_++] = {start, node, -1, LinkReason::kAssumption};
      entered_off_.set(node);
    }
    while (on_begin < on_count_ || off_begin < off_count_) {
      for (; on_begin < on_count_; ++on_begin) {
        if (spread_on(on_begin, from_on)) {
          return trace(false, on_begin, weak_reason(on_queue_[on_begin].candidate, start), path);
        }
      }
      for (; off_begin < off_count_; ++off_begin) {
        const LinkReason reason = spread_off(off_begin, from_on);
        if (reason != LinkReason::kAssumption) return trace(true, off_begin, reason, path);
      }
    }
    return 0;
  }

 private:
  struct Entry {
    int candidate, node, parent;
    LinkReason reason;
  };

  // Enters what an on candidate makes off; returns whether it makes the start off.
  bool spread_on(int at, bool from_on) {
    const int candidate = on_queue_[at].candidate;
    const bool linked = links_ != Links::kX || digit_of(candidate) == digit_of(start_);
    if (from_on && linked && sees(candidate, start_)) return true;
    graph_.for_each_weak(candidate, links_, [&](int q, LinkReason reason) {
      if (entered_off_.test(q)) return;
      entered_off_.set(q);
      off_queue_[off_count_++] = {graph_.candidate(q), q, at, reason};
    });
    return false;
  }

  // Enters what an off node makes on; returns why it makes the start on, if it does.
  LinkReason spread_off(int at, bool from_on) {
    LinkReason found = LinkReason::kAssumption;
    graph_.for_each_strong(off_queue_[at].node, links_, [&](int p, LinkReason reason) {
      if (!from_on && graph_.candidate(p) == start_) {
        found = reason;
        return true;
      }
      if (!entered_on_.test(p)) {
        entered_on_.set(p);
        on_queue_[on_count_++] = {graph_.candidate(p), p, at, reason};
      }
      return false;
    });
    return found;
  }

  int trace(bool is_on, int parent, LinkReason reason, ChainStatement* path) const {
    int length = 0;
    path[length++] = {static_cast<std::uint16_t>(start_), is_on, reason};
    for (int at = parent; at >= 0;) {
      is_on = !is_on;
      const Entry& entry = is_on ? on_queue_[at] : off_queue_[at];
      path[length++] = {static_cast<std::uint16_t>(entry.candidate), is_on, entry.reason};
      at = entry.parent;
    }
    return length;
  }

  Graph& graph_;
  Links links_ = Links::kXY;
  int start_ = 0;
  Set entered_on_, entered_off_;
  Entry on_queue_[Graph::kMaxSize + 1], off_queue_[Graph::kMaxSize + 1];
  int on_count_ = 0, off_count_ = 0;
};

}  // namespace jiugong::teach
