#include "regions/branch.h"

#include <array>
#include <bit>
#include <cstdint>

namespace jiugong::regions {
namespace {

// A possible branch: the number of alternatives, and how often it (or a similar one) has failed.
struct Choice {
  std::uint32_t ways = 0;
  std::uint32_t weight = 0;

  // Whether this choice promises the smaller search: fewer ways relative to its failures.
  bool before(const Choice& other) const {
    return std::uint64_t{ways} * (other.weight + 1) < std::uint64_t{other.ways} * (weight + 1);
  }
};

// Counts for all values in parallel how many sets contain each: bit i of the counts is in plane i.
class ValueCounts {
 public:
  void add(Mask values) {
    for (std::size_t plane = 0; values != 0; ++plane) {
      const Mask carry = planes_[plane] & values;
      planes_[plane] ^= values;
      values = carry;
    }
  }
  // Returns those of `values` that are in the fewest sets, and the number of these sets.
  std::pair<Mask, std::uint32_t> fewest(Mask values) const {
    std::uint32_t count = 0;
    for (std::size_t plane = planes_.size(); plane-- > 0;) {
      const Mask without = values & ~planes_[plane];
      if (without != 0) {
        values = without;
      } else {
        count |= std::uint32_t{1} << plane;
      }
    }
    return {values, count};
  }

 private:
  std::array<Mask, 6> planes_{};  // counts up to 63
};

}  // namespace

std::optional<Branch> choose_branch(const Board& board, Mask alike) {
  const Layout& layout = board.layout();
  std::optional<Branch> best;
  Choice best_choice;
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    const Mask values = board.candidates(cell);
    if ((values & (values - 1)) == 0) continue;
    const Mask equal = values & alike;
    const Choice choice{
        .ways = static_cast<std::uint32_t>(std::popcount(values & ~alike) + (equal != 0 ? 1 : 0)),
        .weight = board.cell_weight(cell)};
    if (best && !choice.before(best_choice)) continue;
    const Mask distinct = values & ~alike;
    const Mask value = distinct != 0 ? distinct & -distinct : equal & -equal;
    best = {.cell = static_cast<Small>(cell),
            .value = value,
            .alternatives = distinct != 0 ? value : equal};
    best_choice = choice;
  }
  if (!best) return best;

  for (std::size_t house = 0; house < layout.houses.size(); ++house) {
    if (!layout.full[house]) continue;
    ValueCounts places;
    Mask settled = 0;
    for (const Small cell : layout.houses[house]) {
      const Mask values = board.candidates(cell);
      places.add(values);
      if ((values & (values - 1)) == 0) settled |= values;
    }
    if (settled == layout.all) continue;
    const auto [values, ways] = places.fewest(layout.all & ~settled);
    const Choice choice{.ways = ways, .weight = board.house_weight(house)};
    if (!choice.before(best_choice)) continue;
    const Mask value = values & -values;
    for (const Small cell : layout.houses[house]) {
      if ((board.candidates(cell) & value) == 0) continue;
      best = {.cell = cell, .value = value, .alternatives = value};
      break;
    }
    best_choice = choice;
  }
  return best;
}

}  // namespace jiugong::regions
