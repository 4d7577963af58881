#include "teach/nested_cache.h"

#include <algorithm>

namespace jiugong::teach {
namespace {

// Together less than 1.5 MB.
constexpr std::size_t kSlots = 4096, kMaxEntries = 2048;
constexpr std::size_t kMaxHints = 8192, kMaxRemovals = 32768, kMaxPremises = 98304;

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

}  // namespace jiugong::teach
