#include "teach/chain_levels.h"

#include <algorithm>

namespace jiugong::teach {
namespace {

// The work of finding all forcing chains, in nodes.
constexpr std::uint64_t kForcingChainsWork = 2000;

// What a cache entry is for: the search and, if dynamic, its level.
int kind_of(NestedSearch search, const ChainMode& outer) {
  const bool dynamic = search == NestedSearch::kDynamicChains;
  return static_cast<int>(search) + (dynamic ? outer.inner_level : 0);
}

}  // namespace

void ChainLevels::start(const Board& board, const ChainMode& mode, ChainSearch::Scope scope,
                        ForcingChains& chains) {
  reset(board, chains);
  searches_[0]->start(board, board, mode, scope, chains);
}

void ChainLevels::start_runs(const Board& board, const Candidates& state, const ChainMode& mode,
                             std::span<const int> literals, ForcingChains& chains,
                             RunNotes& notes) {
  reset(board, chains);
  searches_[0]->start_runs(board, state, mode, literals, notes);
}

void ChainLevels::reset(const Board& board, ForcingChains& chains) {
  board_ = &board;
  chains_ = &chains;
  depth_ = 0;
  cache_.clear();
  if (!searches_[0]) searches_[0] = std::make_unique<ChainSearch>();
}

bool ChainLevels::advance(std::uint64_t& budget) {
  while (budget != 0) {
    switch (searches_[depth_]->advance(budget)) {
      case ChainSearch::Outcome::kPaused:
        return false;
      case ChainSearch::Outcome::kNeedsNested:
        answer_nested(budget);
        break;
      case ChainSearch::Outcome::kDone:
        if (depth_ == 0) return true;
        searches_[depth_]->write_all(hints_);
        --depth_;
        take(cache_.add(searches_[depth_]->nested_state(),
                        kind_of(searches_[depth_]->nested_search(), searches_[depth_]->mode()),
                        hints_));
        break;
    }
  }
  return false;
}

// Hands over the hints that the deepest search asks for, or starts the search for them.
void ChainLevels::answer_nested(std::uint64_t& budget) {
  const ChainSearch& outer = *searches_[depth_];
  const NestedSearch search = outer.nested_search();
  const int kind = kind_of(search, outer.mode());
  if (const auto known = cache_.find(outer.nested_state(), kind)) return take(*known);
  if (search == NestedSearch::kForcingChains) {
    budget -= std::min(budget, kForcingChainsWork);
    chains_->build(outer.nested_state());
    chains_->find_all(hints_);
    return take(cache_.add(outer.nested_state(), kind, hints_));
  }
  auto& inner = searches_[++depth_];
  if (!inner) inner = std::make_unique<ChainSearch>();
  inner->start(*board_, outer.nested_state(), nested_mode(outer.mode(), search),
               ChainSearch::Scope::kAll, *chains_);
}

void ChainLevels::take(std::span<const NestedHint> hints) {
  searches_[depth_]->take_nested(hints, cache_.removals(), cache_.premises());
}

}  // namespace jiugong::teach
