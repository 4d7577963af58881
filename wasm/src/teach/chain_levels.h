// A search for chains with the searches inside it, in portions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "teach/board.h"
#include "teach/chain_search.h"
#include "teach/nested_hints.h"

namespace jiugong::teach {

// Remembers what searches among candidates inside a chain have found: a tenth to a fifth of the states
// come again.
class NestedCache {
 public:
  NestedCache();

  void clear();

  // The hints of the search of this kind among `state`, if they are known. They are valid until the
  // next call of add().
  std::optional<std::span<const NestedHint>> find(const Candidates& state, int kind) const;

  // Keeps hints. (It forgets all others first if they have become too many.)
  std::span<const NestedHint> add(const Candidates& state, int kind, const NestedHints& hints);

  // The lists that the hints refer to.
  const Removal* removals() const { return kept_.removals.data(); }
  const Premise* premises() const { return kept_.premises.data(); }

 private:
  struct Entry {
    DigitSet cells[kCellCount];
    std::uint8_t kind;
    std::uint32_t first, count;  // of the hints
  };

  std::size_t slot_of(const Candidates& state, int kind) const;

  std::vector<std::uint16_t> slots_;  // hash table of entries, by number + 1
  std::vector<Entry> entries_;
  NestedHints kept_;
};

// Searches lie on a stack: when a run comes to rest and asks for the chains among the candidates left,
// these are looked up, found at once (forcing chains), or searched one level deeper.
//
//     depth 0: levels 0 to 4     depth 1: dynamic chains of levels 0 to 3, or cell and region chains
//     depth 2: cell and region chains
class ChainLevels {
 public:
  // `board` must outlive the search.
  void start(const Board& board, const ChainMode& mode, ChainSearch::Scope scope,
             ForcingChains& chains);

  // Follows assumptions again, as ChainSearch::start_runs().
  void start_runs(const Board& board, const Candidates& state, const ChainMode& mode,
                  std::span<const int> literals, ForcingChains& chains, RunNotes& notes);
  const RunStore& runs() const { return searches_[0]->store(); }

  // Goes on for about `budget` nodes and takes them from it; returns whether the search is over.
  bool advance(std::uint64_t& budget);

  // What has been found, once the search is over: the best hint, or all.
  const ChainSearch::Best& best() const { return searches_[0]->best(); }
  void write_all(NestedHints& hints) { searches_[0]->write_all(hints); }

  double progress() const { return searches_[0]->progress(); }

 private:
  void reset(const Board& board, ForcingChains& chains);
  void answer_nested(std::uint64_t& budget);
  void take(std::span<const NestedHint> hints);

  static constexpr int kMaxDepth = 3;

  const Board* board_ = nullptr;
  ForcingChains* chains_ = nullptr;
  std::unique_ptr<ChainSearch> searches_[kMaxDepth];  // made when they are needed
  int depth_ = 0;
  NestedCache cache_;
  NestedHints hints_;  // of the search inside that is over
};

}  // namespace jiugong::teach
