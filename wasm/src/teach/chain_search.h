// Nishio, cell, region, contradiction and double chains: the conclusions of all assumptions of a state.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "teach/chain_mode.h"
#include "teach/forcing_chains.h"
#include "teach/nested_hints.h"
#include "teach/run_store.h"
#include "teach/runner.h"

namespace jiugong::teach {

// A statement that a hint leads to.
struct Target {
  int run = 0;
  int node = 0;
};

// Counts and visits the ancestors of statements, which the rating of a chain rests on.
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

// For each candidate in turn: a contradiction if it is on, or off; what follows from both; and where it
// is the first place of its digit in a house, what follows from all places. For each cell: what follows
// from all its digits. Each candidate is assumed on at most once.
class ChainSearch {
 public:
  enum class Scope : std::uint8_t {
    kBest,  // the hint that Sudoku Explainer would choose
    kAll,   // all, of equal removals only the best
  };
  enum class Outcome : std::uint8_t { kPaused, kNeedsNested, kDone };

  // The best hint so far.
  struct Best {
    int complexity = std::numeric_limits<int>::max() / 2;
    SortKey key = kContradictionChain;
    ChainLocator locator;
    bool found = false;
  };

  // `board` must outlive the search. `chains` finds out which assumptions of static searches are of use.
  void start(const Board& board, const Candidates& state, const ChainMode& mode, Scope scope,
             ForcingChains& chains);

  // Follows up to nine assumptions again, literals, for the record of a chain; notes what they use.
  // Their runs are numbers 0, 1 … of store().
  void start_runs(const Board& board, const Candidates& state, const ChainMode& mode,
                  std::span<const int> literals, RunNotes& notes);
  const RunStore& store() const { return store_; }

  // Goes on, and takes from `budget` about a unit a node. If it needs the hints of a search inside,
  // nested_search() and nested_state() say which, and take_nested() expects them.
  Outcome advance(std::uint64_t& budget);
  NestedSearch nested_search() const { return nested_search_; }
  const Candidates& nested_state() const { return runner_.now(); }
  void take_nested(std::span<const NestedHint> hints, const Removal* removals,
                   const Premise* premises) {
    runner_.take(hints, removals, premises, nested_search_);
  }

  const ChainMode& mode() const { return mode_; }
  const Candidates& state() const { return state_; }
  double progress() const { return static_cast<double>(cell_) / kCellCount; }

  const Best& best() const { return best_; }

  // Writes all hints, sorted.
  void write_all(NestedHints& hints);

 private:
  enum class Stage : std::uint8_t { kCellStart, kDigitStart, kOn, kOff, kRegions, kCellEnd, kRuns };

  // A hint of kAll.
  struct Found {
    int complexity = 0;
    SortKey key = kXLinks;
    std::uint64_t order = 0;
    ChainLocator locator;
    DigitSet removed = 0;
    Target targets[9];
    int target_count = 0;
  };

  void reset(const Board& board, const Candidates& state, const ChainMode& mode);
  void step();
  void start_cell();
  void start_digit();
  void assess_on();
  void assess_off();
  void assess_regions();
  void assess_cell();
  void next_digit();

  bool has_run_on(int candidate);
  void start_run(int literal);
  bool is_promising(int digit) const;

  void take_contradiction(int number, int conclusion);
  void take_common(SortKey key, const ChainLocator& locator);
  void take(std::span<const Target> targets, SortKey key, int conclusion, ChainLocator locator);
  void keep(std::span<const Target> targets, SortKey key, const ChainLocator& locator,
            unsigned removed);
  void write(const Found& found, NestedHints& hints);

  const Board* board_ = nullptr;
  Candidates state_;
  ChainMode mode_;
  Scope scope_ = Scope::kBest;
  ForcingChains::Promising promising_;

  Cell cell_ = 0;
  int digit_ = 0;
  Stage stage_ = Stage::kCellStart;

  RunStore store_;
  Runner runner_;
  bool running_ = false;
  NestedSearch nested_search_ = NestedSearch::kForcingChains;
  std::int16_t runs_on_[kCandidateCount];  // the run of each candidate, or -1
  int run_off_ = -1;                       // of the present candidate

  // Of start_runs().
  int literals_[9];
  int literal_count_ = 0, next_literal_ = 0;
  RunNotes* notes_ = nullptr;

  int sources_[9];  // the runs that a conclusion has to be common to
  int source_count_ = 0;

  Ancestors ancestors_;
  Best best_;
  std::vector<Found> all_;
  std::int16_t found_at_[2][kCandidateCount];  // in all_: for one removed digit, for all but one
  std::uint64_t order_ = 0;
};

}  // namespace jiugong::teach
