// Follows an assumption.
//
// Two queues, of candidates that are on and off. While one is on, all that it makes off is entered;
// else one that is off, and what it makes on. The first contradiction ends the run, and what has been
// found stays of use. In dynamic runs candidates that are off are removed, so that new strong links
// appear; when both queues are empty, level 1 and higher look for patterns and for chains among the
// candidates left. All this, order included, is as in Sudoku Explainer: it decides the ratings.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "teach/board.h"
#include "teach/chain_mode.h"
#include "teach/hint.h"
#include "teach/nested_hints.h"
#include "teach/run_store.h"

namespace jiugong::teach {

// The patterns that a run uses, for explanations; Node::nested of what follows is the place here.
struct RunNotes {
  struct UsedPattern {
    Hint hint;
    int rest;  // as NestedUse::rest
  };
  std::vector<UsedPattern> patterns;
};

class Runner {
 public:
  // Starts with a literal; the run is the last of `store`. Runs of level 0 stop when nothing can follow
  // any more that has fewer than `bound` ancestors. `board` and `before` must outlive the run.
  void start(const Board& board, const Candidates& before, const ChainMode& mode, int literal,
             int bound, RunStore& store, RunNotes* notes = nullptr);

  // Goes on until the run is over (nothing is returned) or needs the hints of a search among now(),
  // which take() then expects.
  std::optional<NestedSearch> advance();

  // The candidates left.
  const Candidates& now() const { return *now_; }

  void take(std::span<const NestedHint> hints, const Removal* removals, const Premise* premises,
            NestedSearch search);

  // Nodes followed since the last call, and other work in such units.
  std::uint64_t take_work();

 private:
  enum class State : std::uint8_t {
    kFollowing,
    kNeedsForcingChains,  // from here on: at rest, for the hints of a search
    kNeedsMultipleChains,
    kNeedsDynamicChains,
    kOver,
  };

  bool follow();
  bool follow_on(int number);
  bool follow_off(int number);
  bool turn_off(int candidate, LinkReason reason, int parent);
  bool turn_on(int candidate, LinkReason reason, int parent);
  Node& add_node(int literal, LinkReason reason);
  void add_parent(Node& node, int parent);
  void add_gone_parents(Node& node, int candidate, LinkReason reason);
  void enter(int literal);
  void rest();
  void settle();
  void end();

  bool use_patterns();
  bool use_locked();
  bool use_hidden_pairs();
  bool use_naked_pairs();
  bool use_fish();
  void start_pattern();
  template <typename Describe>
  bool take_pattern(Technique technique, Describe describe);
  void remove(const Removal* removals, int count, LinkReason reason, std::uint32_t nested);

  // The candidates that a pattern relies on: those that are gone since the start of the run.
  void rely_on(Cell cell, unsigned digits);
  void rely_on_places(int house, int digit, unsigned places);

  const Board* board_ = nullptr;
  const Candidates* before_ = nullptr;
  const Candidates* now_ = nullptr;  // own_ in dynamic runs
  Candidates own_;
  ChainMode mode_;
  RunStore* store_ = nullptr;
  Run* run_ = nullptr;
  RunNotes* notes_ = nullptr;

  std::int16_t index_[kLiteralCount];  // the node of each literal, or -1
  Node* nodes_ = nullptr;              // of the run, as in the store
  std::uint16_t* parents_ = nullptr;
  std::uint32_t parent_end_ = 0;
  int size_ = 0;

  // Node numbers, each once.
  std::uint16_t on_queue_[kCandidateCount], off_queue_[kCandidateCount];
  int on_begin_ = 0, on_end_ = 0, off_begin_ = 0, off_end_ = 0;

  // Whether the run may stop early, and how many nodes in the queues are below the limit.
  bool cuts_ = false;
  int limit_ = 0, useful_ = 0;

  State state_ = State::kOver;
  int rest_size_ = 0;  // the size when the queues became empty

  Removals removals_;
  std::uint16_t relied_on_[kCandidateCount];
  int relied_on_count_ = 0;
  Row<12> relied_on_set_;

  std::uint64_t work_ = 0;
};

}  // namespace jiugong::teach
