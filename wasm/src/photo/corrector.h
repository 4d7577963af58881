// The likeliest readings of a grid that are proper puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/solve9.h"
#include "photo/chances.h"

namespace jiugong::photo {

// Readings cost the logarithm by which they are less likely than the likeliest digit of each cell for
// itself: nats.
struct ProperReading {
  Grid puzzle;
  double cost = 0;
};

// A best-first search. Cells are decided in the order of certainty, the surest first, so that what is
// tried again and again is at the end:
//
//     cell    1st   2nd   …   80th  81st
//     node    5 ──  . ──  …   7 ──  .         decided so far, at the cost so far
//                             1 ──  …         its sibling: the next likely digit of its last cell
//
// A node is dropped where its last digit clashes, and, with more than twelve givens, where it has no
// solution: more givens cannot help.
class Corrector {
 public:
  // What is sought beyond the first proper reading, to see how sure it is.
  static constexpr double kWindow = 7;

  // What is a thousand times less likely than the likeliest of its cell is surely not there and not tried,
  // so that a print with several solutions gets no givens, and one with a clash loses none. None of the 145
  // cells of damaged photos that were corrected rightly cost more.
  static constexpr double kMostCost = 6.9;

  void start(const GridLogs& logs);

  // Looks at up to `nodes` nodes; true when the search is over.
  bool advance(std::uint64_t nodes);

  // The likeliest digit of each cell for itself.
  const Grid& plain() const { return plain_; }

  // Whether `cell` may hold something else than the likeliest digit.
  bool has_choice(Cell cell) const { return options_[static_cast<std::size_t>(cell)].size() > 1; }

  // By falling probability; empty if none was found.
  const std::vector<ProperReading>& proper() const { return proper_; }

  // Whether everything that is likely enough was looked at.
  bool exhausted() const { return exhausted_; }

  // The part of the first reading among all proper ones, and of those that agree with it in `cell`.
  double share() const;
  double share_at(Cell cell) const;

 private:
  struct Option {
    double cost;
    Digit digit;
  };
  struct Node {
    double cost;
    int depth;             // the number of cells decided
    int option;            // of the last of them
    std::uint64_t number;  // of those pushed: so that no two are alike to the heap
    Grid grid;
  };
  struct Costlier {
    bool operator()(const Node& a, const Node& b) const {
      if (a.cost != b.cost) return a.cost > b.cost;
      return a.depth != b.depth ? a.depth < b.depth : a.number > b.number;
    }
  };

  void push(const Grid& grid, double cost, int depth, int option);
  void visit(Node node);
  const std::vector<Option>& options_at(int depth) const {
    return options_[static_cast<std::size_t>(order_[static_cast<std::size_t>(depth - 1)])];
  }

  std::array<std::vector<Option>, kCellCount> options_;  // by rising cost
  std::array<Cell, kCellCount> order_{};
  std::vector<Node> open_;  // a heap, the cheapest first
  Solver9 solver_;
  Grid plain_;
  std::vector<ProperReading> proper_;
  std::uint64_t nodes_ = 0, pushed_ = 0;
  bool exhausted_ = false;
  bool over_ = true;
};

}  // namespace jiugong::photo
