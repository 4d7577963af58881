// The links between candidates as bit rows, and what can be reached over them.
//
// Only candidates with a strong link (in a bivalue cell, or one of two places of a digit in a house)
// can be inside a chain; these *nodes* are numbered 0..size-1 in the order of candidates, often half as
// many. Any candidate can be the start of a chain, and so its end.
//
//     on(a) ─weak→ off(q) ─strong→ on(b)      a: any; q and b: nodes
#pragma once

#include <algorithm>
#include <cstdint>

#include "teach/literal.h"
#include "teach/row.h"

namespace jiugong::teach {

// Which links a search uses: those of one digit; strong ones in cells only; all.
enum class Links : std::uint8_t { kX, kY, kXY };

// The digits of each cell that have a strong link.
struct StrongCandidates {
  DigitSet cells[kCellCount] = {};
  int count = 0;

  explicit StrongCandidates(const Candidates& candidates);
};

template <int W>
class ChainGraph {
 public:
  using Set = Row<W>;
  static constexpr int kMaxSize = 64 * W;

  // A neighbour in the order in which Sudoku Explainer goes through them.
  struct Link {
    std::uint16_t node;
    LinkReason reason;
  };

  // `candidates` must outlive the use of the graph.
  void build(const Candidates& candidates, const StrongCandidates& strong) {
    candidates_ = &candidates;
    number(strong);
    link_strongly();
    link_weakly();
    has_lists_ = is_closed_ = false;
  }

  const Candidates& candidates() const { return *candidates_; }
  int size() const { return size_; }
  int candidate(int node) const { return candidate_[node]; }
  int node(int candidate) const { return node_[candidate]; }  // -1 without strong links

  const Set* weak(Links links) const { return links == Links::kX ? weak_x_ : weak_xy_; }
  const Set* strong(Links links) const {
    return links == Links::kX ? strong_x_ : links == Links::kY ? strong_y_ : strong_xy_;
  }

  // The nodes that a candidate sees.
  Set weak_of(int candidate, Links links) const {
    const int n = node_[candidate];
    if (n >= 0) return weak(links)[n];
    const Cell cell = cell_of(candidate);
    Set set = seen_in_houses(cell, digit_of(candidate));
    if (links != Links::kX) set |= in_cell_[cell];
    return set;
  }

  // Calls `visit(node, reason)` for the nodes that a candidate sees, in order: other digits of its
  // cell, then its block, row and column, each node once.
  template <typename Visit>
  void for_each_weak(int candidate, Links links, Visit visit) const {
    const Cell cell = cell_of(candidate);
    const int digit = digit_of(candidate);
    if (links != Links::kX) {
      for (const int other : bits(candidates_->cells[cell] & ~(1U << digit))) {
        const int n = node_[candidate_of(cell, other)];
        if (n >= 0) visit(n, LinkReason::kCell);
      }
    }
    for (int type = 0; type < 3; ++type) {
      const int house = house_of(cell, type), place = place_of(cell, type);
      // The places of the line in the block of the cell have been visited.
      const int visited = type == kBlock ? 1 << place : 7 << place / 3 * 3;
      for (const int other : bits(candidates_->places[house][digit] & ~unsigned(visited))) {
        const int n = node_[candidate_of(cell_at(house, other), digit)];
        if (n >= 0) visit(n, reason_of_type(type));
      }
    }
  }

  // Calls `visit(node, reason)` for the strong links of a node, in order: the cell, then block, row and
  // column, each node once; until it returns true. Returns whether it did.
  template <typename Visit>
  bool for_each_strong(int n, Links links, Visit visit) const {
    if (links != Links::kX && partner_[n] >= 0 && visit(partner_[n], LinkReason::kCell))
      return true;
    if (links == Links::kY) return false;
    for (int i = 0; i < strong_count_[n]; ++i) {
      if (visit(strong_list_[n][i].node, strong_list_[n][i].reason)) return true;
    }
    return false;
  }

  // The weak links of a node as a list, those of its cell first.
  struct WeakList {
    Link links[28];
    std::uint8_t in_cell = 0, count = 0;
  };
  const WeakList* weak_lists() {
    if (!has_lists_) list_weak_links();
    return weak_list_;
  }

  // The nodes that are on if a node is on: those over at least one strong link.
  const Set& reach(int n) const { return reach_[n]; }
  // The nodes that are on if a node is off.
  const Set& reach_from_off(int n) const { return reach_from_off_[n]; }

  // Finds what is reached over all links, and the candidates where a chain begins that ends in its own
  // negation. Components of the graph share what they reach (Tarjan's algorithm).
  void close() {
    if (is_closed_) return;
    is_closed_ = true;
    find_steps();
    find_components();
    find_starts();
  }

  // The candidates x with a chain on(x) ⇒ off(x), and the nodes with one off(x) ⇒ on(x), ascending.
  int off_start_count() const { return off_start_count_; }
  int off_start(int i) const { return off_starts_[i]; }
  int on_start_count() const { return on_start_count_; }
  int on_start(int i) const { return on_starts_[i]; }

  // Components in the order in which they were completed: a component reaches only earlier ones.
  int component_of(int n) const { return component_[n]; }
  int component_count() const { return component_count_; }

 private:
  void number(const StrongCandidates& strong) {
    size_ = 0;
    std::fill(std::begin(node_), std::end(node_), std::int16_t{-1});
    std::fill(std::begin(in_cell_), std::end(in_cell_), Set());
    for (auto& house : in_house_) std::fill(std::begin(house), std::end(house), Set());
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      for (const int digit : bits(strong.cells[cell])) {
        const int candidate = candidate_of(cell, digit);
        node_[candidate] = static_cast<std::int16_t>(size_);
        candidate_[size_] = static_cast<std::uint16_t>(candidate);
        in_cell_[cell].set(size_);
        for (const int house : kTables.houses[cell]) in_house_[house][digit].set(size_);
        ++size_;
      }
    }
  }

  void link_strongly() {
    for (int n = 0; n < size_; ++n) {
      strong_x_[n].clear();
      strong_y_[n].clear();
      partner_[n] = -1;
      strong_count_[n] = 0;
      const Cell cell = cell_of(candidate_[n]);
      const unsigned digits = candidates_->cells[cell];
      if (std::popcount(digits) != 2) continue;
      const int other = lowest_bit(digits & ~(1U << digit_of(candidate_[n])));
      partner_[n] = node_[candidate_of(cell, other)];
      strong_y_[n].set(partner_[n]);
    }
    // Houses in this order: blocks, rows, columns.
    for (int house = 0; house < kHouseCount; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = candidates_->places[house][digit];
        if (std::popcount(places) != 2) continue;
        int ends[2] = {}, count = 0;
        for (const int place : bits(places)) {
          ends[count++] = node_[candidate_of(cell_at(house, place), digit)];
        }
        link_strongly(ends[0], ends[1], reason_of_type(type_of(house)));
        link_strongly(ends[1], ends[0], reason_of_type(type_of(house)));
      }
    }
    for (int n = 0; n < size_; ++n) strong_xy_[n] = strong_x_[n] | strong_y_[n];
  }

  void link_strongly(int from, int to, LinkReason reason) {
    if (strong_x_[from].test(to)) return;
    strong_x_[from].set(to);
    strong_list_[from][strong_count_[from]++] = {static_cast<std::uint16_t>(to), reason};
  }

  void link_weakly() {
    for (int n = 0; n < size_; ++n) {
      const Cell cell = cell_of(candidate_[n]);
      weak_x_[n] = seen_in_houses(cell, digit_of(candidate_[n]));
      weak_xy_[n] = weak_x_[n] | in_cell_[cell];
      weak_x_[n].reset(n);
      weak_xy_[n].reset(n);
    }
  }

  // The nodes of a digit in the houses of a cell.
  Set seen_in_houses(Cell cell, int digit) const {
    const auto& houses = kTables.houses[cell];
    return in_house_[houses[0]][digit] | in_house_[houses[1]][digit] | in_house_[houses[2]][digit];
  }

  void list_weak_links() {
    has_lists_ = true;
    for (int n = 0; n < size_; ++n) {
      WeakList& list = weak_list_[n];
      list.in_cell = list.count = 0;
      for_each_weak(candidate_[n], Links::kXY, [&](int other, LinkReason reason) {
        list.links[list.count++] = {static_cast<std::uint16_t>(other), reason};
        if (reason == LinkReason::kCell) ++list.in_cell;
      });
    }
  }

  void find_steps() {
    for (int n = 0; n < size_; ++n) {
      step_[n].clear();
      weak_xy_[n].for_each([&](int q) { step_[n] |= strong_xy_[q]; });
    }
  }

  // Tarjan's algorithm with its own stack.
  void find_components() {
    Set unvisited, open;  // open: in a component that is not complete
    for (int n = 0; n < size_; ++n) unvisited.set(n);
    component_count_ = 0;
    int visited = 0, path_length = 0, open_count = 0;
    for (int root = 0; root < size_; ++root) {
      if (!unvisited.test(root)) continue;
      path_[path_length++] = static_cast<std::uint16_t>(root);
      while (path_length > 0) {
        const int n = path_[path_length - 1];
        if (unvisited.test(n)) {
          unvisited.reset(n);
          open.set(n);
          low_[n] = order_[n] = static_cast<std::uint16_t>(visited++);
          open_list_[open_count++] = static_cast<std::uint16_t>(n);
        }
        const int next = (step_[n] & unvisited).lowest();
        if (next >= 0) {
          path_[path_length++] = static_cast<std::uint16_t>(next);
          continue;
        }
        (step_[n] & open).for_each([&](int m) { low_[n] = std::min(low_[n], low_[m]); });
        --path_length;
        if (low_[n] == order_[n]) open_count = complete_component(n, open_count, open);
      }
    }
  }

  // Completes the component of the nodes from `root` on in the list; returns its new length.
  int complete_component(int root, int open_count, Set& open) {
    int first = open_count;
    Set reached, members;
    do {
      const int n = open_list_[--first];
      members.set(n);
      reached |= step_[n];
    } while (open_list_[first] != root);
    Set rest = reached;
    rest -= members;
    for (int n = rest.lowest(); n >= 0; n = rest.lowest()) {
      rest.reset(n);
      reached |= reach_[n];
      rest -= reach_[n];
    }
    members.for_each([&](int n) {
      reach_[n] = reached;
      component_[n] = static_cast<std::uint16_t>(component_count_);
    });
    open -= members;
    ++component_count_;
    return first;
  }

  void find_starts() {
    for (int n = 0; n < size_; ++n) {
      Set& reached = reach_from_off_[n];
      reached = strong_xy_[n];
      strong_xy_[n].for_each([&](int p) { reached |= reach_[p]; });
    }
    on_start_count_ = off_start_count_ = 0;
    for (int n = 0; n < size_; ++n) {
      if (!has_several(candidates_->cells[cell_of(candidate_[n])])) continue;
      Set ends;  // what is seen by the candidates next to the end
      strong_xy_[n].for_each([&](int z) { ends |= weak_xy_[z]; });
      if (ends.intersects(reach_from_off_[n])) {
        on_starts_[on_start_count_++] = static_cast<std::uint16_t>(n);
      }
    }
    // What is reached from what a candidate sees is the same for all candidates that are no nodes, of a
    // digit in a house, or in a cell.
    for (Cell cell = 0; cell < kCellCount; ++cell)
      from_cell_[cell] = union_from_off(in_cell_[cell]);
    for (int house = 0; house < kHouseCount; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        from_house_[house][digit] = union_from_off(in_house_[house][digit]);
      }
    }
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (!has_several(candidates_->cells[cell])) continue;
      for (const int digit : bits(candidates_->cells[cell])) {
        const int candidate = candidate_of(cell, digit), n = node_[candidate];
        const bool starts =
            n >= 0 ? reach_[n].intersects(weak_xy_[n])
                   : reach_of_other(cell, digit).intersects(weak_of(candidate, Links::kXY));
        if (starts) off_starts_[off_start_count_++] = static_cast<std::uint16_t>(candidate);
      }
    }
  }

  Set union_from_off(const Set& nodes) const {
    Set reached;
    nodes.for_each([&](int n) { reached |= reach_from_off_[n]; });
    return reached;
  }

  Set reach_of_other(Cell cell, int digit) const {
    const auto& houses = kTables.houses[cell];
    return from_cell_[cell] | from_house_[houses[0]][digit] | from_house_[houses[1]][digit] |
           from_house_[houses[2]][digit];
  }

  const Candidates* candidates_ = nullptr;
  int size_ = 0;
  std::int16_t node_[kCandidateCount];
  std::uint16_t candidate_[kMaxSize];

  Set in_cell_[kCellCount], in_house_[kHouseCount][9];
  Set weak_x_[kMaxSize], weak_xy_[kMaxSize];
  Set strong_x_[kMaxSize], strong_y_[kMaxSize], strong_xy_[kMaxSize];
  std::int16_t partner_[kMaxSize];  // the other digit of a bivalue cell, or -1
  Link strong_list_[kMaxSize][3];   // in houses
  std::uint8_t strong_count_[kMaxSize];

  bool has_lists_ = false;
  WeakList weak_list_[kMaxSize];

  bool is_closed_ = false;
  Set step_[kMaxSize];  // over one weak and one strong link
  Set reach_[kMaxSize], reach_from_off_[kMaxSize];
  Set from_cell_[kCellCount], from_house_[kHouseCount][9];
  std::uint16_t component_[kMaxSize];
  int component_count_ = 0;
  std::uint16_t off_starts_[kCandidateCount], on_starts_[kMaxSize];
  int off_start_count_ = 0, on_start_count_ = 0;

  // Of Tarjan's algorithm.
  std::uint16_t order_[kMaxSize], low_[kMaxSize], path_[kMaxSize], open_list_[kMaxSize];
};

}  // namespace jiugong::teach
