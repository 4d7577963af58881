// For every candidate, those that are off if it is on, over links that do not change.
#pragma once

#include "teach/chain_graph.h"

namespace jiugong::teach {

// Where all candidates of a cell or house have one in common there is a cell or region chain. (A common
// on candidate comes with a common off one: another digit of its cell.)
template <int W>
class StaticEnds {
 public:
  using Graph = ChainGraph<W>;
  using Set = typename Graph::Set;
  using Ends = Row<12>;  // a bit a candidate

  // `graph` must be closed.
  void find(const Graph& graph) {
    graph_ = &graph;
    find_seen();
    close_components();
    follow_others();
  }

  const Ends& of(int candidate) const { return ends_[candidate]; }

 private:
  template <typename Visit>
  void for_each_candidate(Visit visit) const {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      for (const int digit : bits(graph_->candidates().cells[cell])) {
        visit(cell, digit, candidate_of(cell, digit));
      }
    }
  }

  void clear_groups() {
    std::fill(std::begin(cells_), std::end(cells_), Ends());
    for (auto& house : houses_) std::fill(std::begin(house), std::end(house), Ends());
  }

  // The groups that a candidate belongs to: its cell, and its digit in three houses.
  Ends of_groups(Cell cell, int digit) const {
    const auto& in = kTables.houses[cell];
    return cells_[cell] | houses_[in[0]][digit] | houses_[in[1]][digit] | houses_[in[2]][digit];
  }

  // What each candidate sees.
  void find_seen() {
    clear_groups();
    for_each_candidate([&](Cell cell, int digit, int candidate) {
      cells_[cell].set(candidate);
      for (const int house : kTables.houses[cell]) houses_[house][digit].set(candidate);
    });
    for_each_candidate([&](Cell cell, int digit, int candidate) {
      ends_[candidate] = of_groups(cell, digit);
      ends_[candidate].reset(candidate);
    });
  }

  // Nodes of a component reach the same, and components only earlier ones.
  void close_components() {
    const int count = graph_->component_count();
    std::fill(closed_, closed_ + count, Ends());
    for (int n = 0; n < graph_->size(); ++n) {
      const int component = graph_->component_of(n);
      closed_[component] |= ends_[graph_->candidate(n)];
      member_[component] = n;
    }
    for (int component = 0; component < count; ++component) {
      Set rest = graph_->reach(member_[component]);
      for (int n = rest.lowest(); n >= 0; n = rest.lowest()) {
        rest.reset(n);
        if (graph_->component_of(n) == component) continue;
        closed_[component] |= closed_[graph_->component_of(n)];
        rest -= graph_->reach(n);
      }
    }
    for (int n = 0; n < graph_->size(); ++n) {
      ends_[graph_->candidate(n)] = closed_[graph_->component_of(n)];
    }
  }

  // Candidates without strong links reach what the nodes beside them reach when these are off.
  void follow_others() {
    clear_groups();
    const Set* strong = graph_->strong(Links::kXY);
    for (int n = 0; n < graph_->size(); ++n) {
      Ends from_off;
      strong[n].for_each([&](int p) { from_off |= closed_[graph_->component_of(p)]; });
      const Cell cell = cell_of(graph_->candidate(n));
      const int digit = digit_of(graph_->candidate(n));
      cells_[cell] |= from_off;
      for (const int house : kTables.houses[cell]) houses_[house][digit] |= from_off;
    }
    for_each_candidate([&](Cell cell, int digit, int candidate) {
      if (graph_->node(candidate) < 0) ends_[candidate] |= of_groups(cell, digit);
    });
  }

  const Graph* graph_ = nullptr;
  Ends cells_[kCellCount], houses_[kHouseCount][9];  // groups of candidates
  Ends ends_[kCandidateCount];
  Ends closed_[Graph::kMaxSize];  // of a component
  int member_[Graph::kMaxSize];
};

}  // namespace jiugong::teach
