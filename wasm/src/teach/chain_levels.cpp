#include "teach/chain_levels.h"

#include <algorithm>

namespace jiugong::teach {
namespace {

// Together less than 1.5 MB.
constexpr std::size_t kSlots = 4096, kMaxEntries = 2048;
constexpr std::size_t kMaxHints = 8192, kMaxRemovals = 32768, kMaxPremises = 98304;

// The work of finding all forcing chains, in nodes.
constexpr std::uint64_t kForcingChainsWork = 2000;

// What a cache entry is for: the search and, if dynamic, its level.
int kind_of(NestedSearch search, const ChainMode& outer) {
  const bool dynamic = search == NestedSearch::kDynamicChains;
  return static_cast<int>(search) + (dynamic ? outer.inner_level : 0);
}

}  // namespace

NestedCache::NestedCache() : slots_(kSlots) {}

void NestedCache::clear() {
  if (entries_.empty()) return;
  std::fill(slots_.begin(), slots_.end(), std::uint16_t{0});
  entries_.clear();
  kept_.clear();
}

std::size_t NestedCache::slot_of(const Candidates& state, int kind) const {
  auto hash = static_cast<std::uint64_t>(kind);
  for (const DigitSet digits : state.cells) hash = mix(hash, digits);
  for (auto slot = static_cast<std::size_t>(hash % kSlots);; slot = (slot + 1) % kSlots) {
    if (slots_[slot] == 0) return slot;
    const Entry& entry = entries_[slots_[slot] - 1U];
    if (entry.kind == kind && std::equal(entry.cells, entry.cells + kCellCount, state.cells)) {
      return slot;
    }
  }
}

std::optional<std::span<const NestedHint>> NestedCache::find(const Candidates& state,
                                                             int kind) const {
  const std::size_t number = slots_[slot_of(state, kind)];
  if (number == 0) return std::nullopt;
  const Entry& entry = entries_[number - 1];
  return std::span(kept_.hints.data() + entry.first, entry.count);
}

std::span<const NestedHint> NestedCache::add(const Candidates& state, int kind,
                                             const NestedHints& hints) {
  if (entries_.size() == kMaxEntries || kept_.hints.size() + hints.hints.size() > kMaxHints ||
      kept_.removals.size() + hints.removals.size() > kMaxRemovals ||
      kept_.premises.size() + hints.premises.size() > kMaxPremises) {
    clear();
  }
  Entry& entry = entries_.emplace_back();
  std::copy(std::begin(state.cells), std::end(state.cells), entry.cells);
  entry.kind = static_cast<std::uint8_t>(kind);
  entry.first = static_cast<std::uint32_t>(kept_.hints.size());
  entry.count = static_cast<std::uint32_t>(hints.hints.size());
  for (const NestedHint& hint : hints.hints) {
    NestedHint& copy = kept_.hints.emplace_back(hint);
    copy.first_removal = static_cast<std::uint32_t>(kept_.removals.size());
    copy.first_premise = static_cast<std::uint32_t>(kept_.premises.size());
    const Removal* const removals = hints.removals.data() + hint.first_removal;
    kept_.removals.insert(kept_.removals.end(), removals, removals + hint.removal_count);
    const Premise* const premises = hints.premises.data() + hint.first_premise;
    kept_.premises.insert(kept_.premises.end(), premises, premises + hint.premise_count);
  }
  slots_[slot_of(state, kind)] = static_cast<std::uint16_t>(entries_.size());
  return std::span(kept_.hints.data() + entry.first, entry.count);
}

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
