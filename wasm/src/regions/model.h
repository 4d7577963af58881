// A puzzle in the words of the search: cells, the values each may have, and constraints of a few kinds,
// the primitives. Every rule is translated into these.
//
//   Model model(puzzle);
//   model.post_all_different(puzzle.regions[0]);
//   model.post_sum({{.cell = 0}, {.cell = 1}, {.cell = 2, .coefficient = -1}}, 0);  // a + b = c
//
// A primitive may name a cell more than once unless it says otherwise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "jiugong/region_puzzle.h"
#include "regions/lists.h"

namespace jiugong::regions {

// A set of values: bit v stands for the value low + v.
using Mask = std::uint64_t;

// The summand coefficient × value of a cell.
struct Term {
  int cell = 0;
  int coefficient = 1;

  bool operator==(const Term&) const = default;
};

// A machine that reads values one by one. Several arcs may lead from a state with the same value.
struct Automaton {
  struct Arc {
    int from = 0;
    Mask values = 0;  // the arc can be taken with each of these
    int to = 0;

    bool operator<(const Arc& other) const {
      return std::tie(from, values, to) < std::tie(other.from, other.values, other.to);
    }
  };

  int states = 1;  // numbered from 0
  int start = 0;
  std::vector<Arc> arcs;
  std::vector<int> accept;

  bool operator<(const Automaton& other) const {
    return std::tie(states, start, arcs, accept) <
           std::tie(other.states, other.start, other.arcs, other.accept);
  }
};

// Limits that keep a look at one automaton within some milliseconds. A rule that may exceed them is
// to be refused before it is posted.
inline constexpr int kMaxAutomatonStates = 4096;
inline constexpr std::size_t kMaxAutomatonSteps = 1'000'000;  // cells × arcs
// Arcs of the automata of a puzzle, equal ones counted again: 160 MB while the board is made, then 64 MB.
inline constexpr std::size_t kMaxArcs = 4'000'000;

// Limits of sums whose sets are kept as bits. Equal sums beyond the first are posted as differences.
inline constexpr int kMaxEqualSum = 63;
inline constexpr int kMaxSegmentSum = 60;

// `least`..`most` cells hold one of `values`; with `or_none`, no cell at all is allowed too.
struct Occurrences {
  Mask values = 0;
  int least = 0;
  int most = 0;
  bool or_none = false;
};

// The constraints below name cells by their number in the model. `rule` is the rule that posted them, or
// kNoRule.
inline constexpr int kNoRule = -1;

struct Restriction {
  Small cell = 0;
  Mask values = 0;
  int rule = kNoRule;
};
struct DifferentCells {
  Cells cells;
  int rule = kNoRule;
};
struct LinearSum {
  struct Summand {
    Small cell = 0;
    int coefficient = 1;
  };
  std::vector<Summand> summands = {};  // no cell twice, no coefficient 0
  std::int64_t total = 0;              // of the bit numbers of the values
  int rule = kNoRule;
};
struct EqualSums {
  std::vector<std::vector<LinearSum::Summand>>
      groups;  // in each, no cell twice, positive coefficients
  int rule = kNoRule;
};
struct SegmentSums {
  Cells cells;
  int total = 0;  // of the values
  int rule = kNoRule;
};
struct ValueSets {
  Cells cells;
  std::vector<Mask> sets;
  int rule = kNoRule;
};
struct PairLine {
  Cells cells;
  std::vector<Mask> next;  // per value
  int rule = kNoRule;
};
struct AutomatonLine {
  Cells cells;
  std::shared_ptr<const Automaton> automaton;  // equal ones are shared
  int rule = kNoRule;
};
struct Skyscraper {
  Cells cells;
  int count = 0;
  int rule = kNoRule;
};
// A sandwich, or the sum of the first cells, of different cells.
struct SplitSum {
  Cells cells;
  int total = 0;  // of the values
  bool sandwich = false;
  int rule = kNoRule;
};
struct SameValues {
  Cells a, b;
  int rule = kNoRule;
};
struct OccurrenceCounts {
  Cells cells;
  std::vector<Occurrences> occurrences;
  int rule = kNoRule;
};

class Model {
 public:
  // The cells of `puzzle` that are not void, each with every value. None of its rules are posted, and
  // its givens are ignored.
  explicit Model(const RegionPuzzle& puzzle);

  int low() const { return low_; }
  int high() const { return low_ + (values_ - 1); }  // (which may be the greatest integer)
  int values() const { return values_; }
  Mask all() const { return (Mask{1} << values_) - 1; }

  // The set of the values first..last as far as the puzzle has them, and of one value.
  Mask between(std::int64_t first, std::int64_t last) const;
  Mask value(std::int64_t value) const { return between(value, value); }

  // What is posted from now on belongs to this rule: it is named when it contradicts itself.
  void begin_rule(int rule) { rule_ = rule; }

  // In all that is posted, cells are numbered as in the puzzle and must not be void.

  // The cell has one of these values.
  void restrict(int cell, Mask values);

  // The values are all different; no cell is named twice. Cells that hold each value exactly once, for
  // want of others, are found.
  void post_all_different(std::span<const int> cells);

  // Two cells differ: for rules such as anti-knight, which have many pairs.
  void post_different(int a, int b);

  // The summands, values times coefficients, add up to `total`.
  void post_sum(std::span<const Term> terms, std::int64_t total);

  // The summands of each group add up to the same. Coefficients are positive.
  void post_equal_sums(std::span<const std::vector<Term>> groups);

  // The line can be cut into pieces whose values add up to `total` each. Only for lines of which this is said
  // to be possible: no value is 0, and the total is positive and small.
  bool can_post_segment_sums(int total) const;
  void post_segment_sums(std::span<const int> cells, int total);

  // The values are all different, and the set of them is one of `sets`, each of as many values as there are cells; no cell
  // is named twice.
  void post_value_sets(std::span<const int> cells, std::span<const Mask> sets);

  // After a cell with the bit number v, the next of the line has a value of next[v].
  void post_pairs(std::span<const int> cells, std::span<const Mask> next);

  // The automaton, fed with the values in this order, can end in an accepting state.
  void post_automaton(std::span<const int> cells, Automaton automaton);

  // `count` cells are higher than all before them. No cell is named twice.
  void post_skyscraper(std::span<const int> cells, int count);

  // Of cells that all differ: what lies between the smallest and the largest value adds up to `total`; the first cells, as
  // many as the value of the first, do. No more than CageTable::kMaxValues values.
  void post_sandwich(std::span<const int> cells, int total);
  void post_first_sum(std::span<const int> cells, int total);

  // All groups hold the same values, each as often.
  void post_same_values(std::span<const std::vector<int>> groups);

  // All of these hold at once. The sets of values may overlap.
  void post_counts(std::span<const int> cells, std::span<const Occurrences> occurrences);

  // The rule can never hold.
  void post_contradiction();

  // The grid, with its void cells.
  int rows() const { return rows_; }
  int cols() const { return cols_; }

  // What was posted, in order.
  std::size_t cells() const { return grid_cell_.size(); }
  const std::vector<int>& grid_cells() const { return grid_cell_; }
  int number_of(int grid_cell) const { return number_of_[static_cast<std::size_t>(grid_cell)]; }
  const std::vector<Restriction>& restrictions() const { return restrictions_; }
  const std::vector<DifferentCells>& different_cells() const { return different_cells_; }
  const std::vector<std::pair<Small, Small>>& different_pairs() const { return different_pairs_; }
  const std::vector<LinearSum>& sums() const { return sums_; }
  const std::vector<EqualSums>& equal_sums() const { return equal_sums_; }
  const std::vector<SegmentSums>& segment_sums() const { return segment_sums_; }
  const std::vector<ValueSets>& value_sets() const { return value_sets_; }
  const std::vector<PairLine>& pair_lines() const { return pair_lines_; }
  const std::vector<AutomatonLine>& automata() const { return automata_; }
  const std::vector<Skyscraper>& skyscrapers() const { return skyscrapers_; }
  const std::vector<SplitSum>& split_sums() const { return split_sums_; }
  const std::vector<SameValues>& same_values() const { return same_values_; }
  const std::vector<OccurrenceCounts>& counts() const { return counts_; }
  const std::vector<int>& contradictions() const { return contradictions_; }

  // Whether all that was posted are restrictions, cells that differ, pairs and sets of values.
  bool has_only_pairs_and_sets() const {
    return sums_.empty() && equal_sums_.empty() && segment_sums_.empty() && automata_.empty() &&
           skyscrapers_.empty() && split_sums_.empty() && same_values_.empty() && counts_.empty();
  }

  // Whether nothing that was posted tells one value from another.
  bool values_interchangeable() const { return values_interchangeable_; }

 private:
  struct ByContent {
    bool operator()(const std::shared_ptr<const Automaton>& a,
                    const std::shared_ptr<const Automaton>& b) const {
      return *a < *b;
    }
  };

  Cells numbered(std::span<const int> grid_cells) const;
  std::vector<LinearSum::Summand> summands(std::span<const Term> terms) const;

  int low_ = 0, values_ = 0;
  std::vector<int> grid_cell_;  // per cell, its number in the grid
  std::vector<int> number_of_;  // per cell of the grid, its number here, or -1
  int rule_ = kNoRule;
  bool values_interchangeable_ = true;

  std::vector<Restriction> restrictions_;
  std::vector<DifferentCells> different_cells_;
  std::vector<std::pair<Small, Small>> different_pairs_;
  std::vector<LinearSum> sums_;
  std::vector<EqualSums> equal_sums_;
  std::vector<SegmentSums> segment_sums_;
  std::vector<ValueSets> value_sets_;
  std::vector<PairLine> pair_lines_;
  std::vector<AutomatonLine> automata_;
  std::set<std::shared_ptr<const Automaton>, ByContent> different_automata_;
  std::vector<Skyscraper> skyscrapers_;
  std::vector<SplitSum> split_sums_;
  std::vector<SameValues> same_values_;
  std::vector<OccurrenceCounts> counts_;
  std::vector<int> contradictions_;  // rules

  int rows_ = 0, cols_ = 0;
};

}  // namespace jiugong::regions
