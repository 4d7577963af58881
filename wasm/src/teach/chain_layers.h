// The shortest forcing chains of all starts at once.
#pragma once

#include "teach/chain_graph.h"

namespace jiugong::teach {

// After k steps of one weak and one strong link each, reached[n] has the nodes that are on if n is on.
// A chain of 2k + 2 statements on(x) ⇒ off(x) ends beside one of them.
//
//     on(x) ⇒ off(q) ⇒ on(b) ⇒ off(x)     k = 1, four statements
//     off(x) ⇒ on(a) ⇒ off(q) ⇒ on(x)     k = 0, four statements: 2k + 4 in general
template <int W>
class ChainLayers {
 public:
  using Graph = ChainGraph<W>;
  using Set = typename Graph::Set;

  void start(const Graph& graph, Links links) {
    graph_ = &graph;
    weak_ = graph.weak(links);
    strong_ = graph.strong(links);
    links_ = links;
    steps_ = 0;
    stable_ = false;
    for (int n = 0; n < graph.size(); ++n) {
      reached_[n].clear();
      reached_[n].set(n);
    }
    spread_off();
  }

  int steps() const { return steps_; }

  // Whether further steps reach nothing new.
  bool stable() const { return stable_; }

  void step() {
    bool changed = false;
    for (int n = 0; n < graph_->size(); ++n) {
      Set set = reached_[n];
      weak_[n].for_each([&](int q) { set |= from_off_[q]; });
      changed = changed || !(set == reached_[n]);
      reached_[n] = set;
    }
    ++steps_;
    stable_ = !changed;
  }

  // Makes the step complete; what has been reached before it serves reached_by() and ends_on() first.
  void spread_off() {
    for (int n = 0; n < graph_->size(); ++n) {
      Set set;
      strong_[n].for_each([&](int p) { set |= reached_[p]; });
      from_off_[n] = set;
    }
  }

  // The nodes that are on if the candidate is on, without itself unless it is a node.
  Set reached_by(int candidate) const {
    const int n = graph_->node(candidate);
    if (n >= 0) return reached_[n];
    Set set;
    graph_->weak_of(candidate, links_).for_each([&](int q) { set |= from_off_[q]; });
    return set;
  }

  // Whether on(candidate) ⇒ off(candidate) within the steps.
  bool ends_off(int candidate) const {
    return reached_by(candidate).intersects(graph_->weak_of(candidate, links_));
  }

  // Whether off(n) ⇒ on(n) within the steps before the last spread_off().
  bool ends_on(int n) const {
    Set ends;
    strong_[n].for_each([&](int z) { ends |= weak_[z]; });
    return from_off_[n].intersects(ends);
  }

 private:
  const Graph* graph_ = nullptr;
  const Set* weak_ = nullptr;
  const Set* strong_ = nullptr;
  Links links_ = Links::kXY;
  int steps_ = 0;
  bool stable_ = false;
  Set reached_[Graph::kMaxSize];   // if a node is on
  Set from_off_[Graph::kMaxSize];  // if a node is off; of the layer before, between step and spread
};

}  // namespace jiugong::teach
