// Chains that are found among the candidates left in a chain: the hints of one such search.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <vector>

#include "teach/hint.h"
#include "teach/literal.h"

namespace jiugong::teach {

// The order of sort keys in Sudoku Explainer, for hints of equal rating and complexity.
enum SortKey : std::uint8_t {
  kDoubleChain = 1,
  kXLinks = 2,
  kYLinks = 3,
  kXYLinks = 4,
  kCellChain = 5,
  kRegionChain = 6,
  kContradictionChain = 7,
};

// How to find a chain again: runs are deterministic, so it is enough to know where it starts.
struct ChainLocator {
  enum Kind : std::uint8_t {
    kCycle,    // `number` of its closing, counted from the start
    kFromOn,   // on(source) ⇒ off(source)
    kFromOff,  // off(source) ⇒ on(source)
    kClash,    // on or off(source) ⇒ a candidate both on and off; `target` is the opposite
    kDouble,   // on(source) and off(source) ⇒ target
    kCell,     // every digit of the cell `source` ⇒ target
    kRegion,   // every place of the digit `digit` in the house `source` ⇒ target
  };
  Kind kind = kFromOn;
  std::uint8_t links = 0;    // cycles and forcing chains: Links
  std::uint8_t digit = 0;    // kRegion
  std::uint16_t source = 0;  // a candidate, cell or house
  std::uint16_t target = 0;  // a literal
  std::uint32_t number = 0;  // kCycle
};

// What Sudoku Explainer sorts hints by: the least is the best.
struct ChainMerit {
  double rating = std::numeric_limits<double>::max();
  int complexity = 0;
  SortKey key = kXLinks;
  std::uint64_t order = 0;  // of generation

  // NOLINTNEXTLINE(modernize-use-nullptr): no pointers are compared
  friend auto operator<=>(const ChainMerit&, const ChainMerit&) = default;
};

struct NestedHint : ChainMerit {
  std::uint64_t signature = 0;  // equal for chains of the same statements in the same order
  ChainLocator locator;
  // Ranges of the lists that the hints share.
  std::uint32_t first_removal = 0, removal_count = 0;
  std::uint32_t first_premise = 0, premise_count = 0;
};

struct NestedHints {
  std::vector<NestedHint> hints;
  std::vector<Removal> removals;
  std::vector<Premise> premises;

  void clear();

  // Begins a hint; its removals and premises are added to the lists, then end() closes it.
  NestedHint& begin(const ChainMerit& merit, const ChainLocator& locator);
  void end();

  void sort();
  // Sorts the hints, and of those that remove the same keeps the first.
  void sort_and_prune();

 private:
  bool remove_the_same(const NestedHint& a, const NestedHint& b) const;
};

// Brings removals into the order in which a Java hash map goes through its keys, the cells. It decides
// the order of what follows from them.
void sort_as_java(Removal* removals, int count);

// Adds a number to a signature.
constexpr std::uint64_t mix(std::uint64_t signature, std::uint64_t number) {
  signature ^= number + 0x9e3779b97f4a7c15 + (signature << 6) + (signature >> 2);
  signature *= 0xff51afd7ed558ccd;
  return signature ^ (signature >> 32);
}

}  // namespace jiugong::teach
