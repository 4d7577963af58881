#include "regions/branch.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace jiugong::regions {
namespace {

// A possible branch: what divides its weight, and twice the weight of its cell.
struct Choice {
  std::uint64_t ways = 0;
  std::uint64_t weight = 0;

  // Whether this choice promises the smaller search: fewer ways relative to its failures.
  bool before(const Choice& other) const {
    return ways * (other.weight + 2) < other.ways * (weight + 2);
  }
};

std::uint64_t twice_weight(const Board& board, std::size_t cell) {
  return 2 * std::uint64_t{board.weight(cell)};
}

}  // namespace

std::optional<Branch> choose_branch(const Board& board, Mask alike,
                                    std::span<const Mask> preferred) {
  const Network& network = board.network();
  std::optional<Branch> best;
  Choice best_choice;
  std::uint64_t most_weight = 0;  // of open cells, twice
  const Board::FailingValue failing = board.failing_value();
  for (std::size_t cell = 0; cell < network.cells; ++cell) {
    const Mask values = board.candidates(cell);
    if (is_single(values)) continue;
    const std::uint64_t weight = twice_weight(board, cell);
    most_weight = std::max(most_weight, weight);
    const Mask equal = values & alike, distinct = values & ~alike;
    const Choice choice{
        .ways = static_cast<std::uint64_t>(std::popcount(distinct)) + (equal != 0 ? 1U : 0U),
        .weight = weight + ((values & failing.value) != 0 ? failing.failures : 0)};
    if (best && !choice.before(best_choice)) continue;
    const Mask wanted = preferred.empty() ? 0 : distinct & preferred[cell];
    const Mask first = wanted != 0 ? wanted : distinct != 0 ? distinct : equal;
    const Mask value = first & -first;
    best = {.cell = static_cast<Small>(cell),
            .value = value,
            .alternatives = distinct != 0 ? value : equal};
    best_choice = choice;
  }
  if (!best || std::popcount(board.candidates(best->cell)) == 2) return best;

  // A value with two places in a house. Where sums decide, it tells less than a cell with two values.
  best_choice.weight = twice_weight(board, best->cell);
  const std::uint64_t ways = network.sums_decide ? 4 : 2;
  if (!Choice{.ways = ways, .weight = most_weight}.before(best_choice)) return best;
  for (std::size_t house = 0; house < network.full_houses.size(); ++house) {
    const SmallList cells = network.full_houses[house];
    Mask once = 0, twice = 0, more = 0;
    for (const Small cell : cells) {
      const Mask values = board.candidates(cell);
      more |= twice & values;
      twice |= once & values;
      once |= values;
    }
    for (Mask pairs = twice & ~more; pairs != 0; pairs &= pairs - 1) {
      const Mask value = pairs & -pairs;
      std::optional<Small> heavier;
      for (const Small cell : cells) {
        if ((board.candidates(cell) & value) == 0) continue;
        if (!heavier || board.weight(cell) >= board.weight(*heavier)) heavier = cell;
      }
      const Choice choice{.ways = ways, .weight = twice_weight(board, *heavier)};
      if (!choice.before(best_choice)) continue;
      best = {.cell = *heavier, .value = value, .alternatives = value};
      best_choice = choice;
    }
  }
  return best;
}

}  // namespace jiugong::regions
