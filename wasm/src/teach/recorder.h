// Makes the full record of a step, in portions.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "teach/board.h"
#include "teach/chain_levels.h"
#include "teach/forcing_chains.h"
#include "teach/hint.h"

namespace jiugong::teach {

// Ratings need no explanations, so nothing is written down while they are searched. The assumptions of
// the chain that was chosen are followed once more, which gives the same statements again; then those
// of the chains inside it, among the candidates that were left at their moment, and so on.
class Recorder {
 public:
  // The searches are those that have found the hint; they are over, and lend their memory.
  Recorder(ForcingChains& chains, ChainLevels& levels) : chains_(chains), levels_(levels) {}

  // Starts the record of a hint, and takes the work from `budget`. If it is a chain, `locator` says how to
  // find it, by the search number `mode` of kChainModes (-1: by forcing chains). `board` is as before the
  // step and must not change.
  void start(const Board& board, const Hint& hint, const ChainLocator& locator, int mode,
             std::uint64_t& budget);

  // Goes on for about `budget` nodes and takes them from it; returns whether the record is complete.
  bool advance(std::uint64_t& budget);

  Step take() { return std::move(step_); }

 private:
  // A chain whose trees are not made yet. Steps inside a step get their place before their trees.
  struct Task {
    Step* step;
    Candidates state;
    ChainMode mode;
    bool forcing;  // whether it is a cycle or forcing chain
    ChainLocator locator;
  };

  void start_runs(const Task& task);
  void record_forcing(const Task& task);
  void record_runs(const Task& task);
  void add_tree(const Run& run, int target, Step& step);
  void add_nested(const Task& task);

  ForcingChains& chains_;
  ChainLevels& levels_;
  const Board* board_ = nullptr;
  Step step_;
  std::vector<Task> tasks_;
  bool running_ = false;
  RunNotes notes_;

  // What the nodes of the trees of the present task refer to, in the order of Step::nested.
  struct Reference {
    LinkReason reason;
    std::uint32_t number;  // in RunNotes or RunStore
    const Run* run;
  };
  std::vector<Reference> references_;
};

}  // namespace jiugong::teach
