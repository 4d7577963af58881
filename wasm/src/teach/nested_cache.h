// Remembers what searches among candidates inside a chain have found: a tenth to a fifth of the states
// come again.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "teach/board.h"
#include "teach/nested_hints.h"

namespace jiugong::teach {

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

}  // namespace jiugong::teach
