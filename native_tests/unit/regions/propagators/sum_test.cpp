#include "regions/propagators/sum.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

// A sum of up to `most` cells, of which some are subtracted and some differ.
Case random_sum(Random& random, int most, bool distinct) {
  const int values = std::array{4, 6, 9, 13, 20}[static_cast<std::size_t>(random.below(5))];
  const int count = 1 + random.below(std::min(most, values));
  const auto size = static_cast<std::size_t>(count);
  std::vector<SumFilter::Cell> cells;
  for (const Small cell : first_cells(count)) {
    cells.push_back({.cell = cell, .subtracted = !distinct && random.below(3) == 0});
  }
  // Groups of neighbours with one sign differ.
  SumFilter::Surroundings surroundings;
  surroundings.distinct = distinct;
  surroundings.differs.resize(size);
  for (std::size_t i = 0; i < size; ++i) {
    const bool joins = i != 0 && cells[i].subtracted == cells[i - 1].subtracted &&
                       (distinct || random.below(2) == 0);
    if (!joins) surroundings.groups.emplace_back();
    surroundings.groups.back().push_back(static_cast<std::uint16_t>(i));
  }
  for (const SumFilter::Group& group : surroundings.groups) {
    for (const std::uint16_t a : group) {
      for (const std::uint16_t b : group) {
        if (a != b) surroundings.differs[a] |= std::uint64_t{1} << b;
      }
    }
  }
  Case test;
  test.values = values;
  test.candidates = random_candidates(random, size, values, count <= 3 ? 9 : count <= 5 ? 4 : 3);
  int total = random.below(3);
  for (const SumFilter::Cell& cell : cells) {
    const int value = std::countr_zero(test.candidates[cell.cell] & -test.candidates[cell.cell]);
    total += cell.subtracted ? values - 1 - value : value;
  }
  if (distinct) total += random.below(2 * count);
  test.holds = [=, groups = surroundings.groups](const Grid& grid) {
    int sum = 0;
    for (const SumFilter::Cell& cell : cells)
      sum += cell.subtracted ? values - 1 - grid[cell.cell] : grid[cell.cell];
    return sum == total &&
           std::all_of(groups.begin(), groups.end(), [&](const SumFilter::Group& group) {
             Grid part;
             for (const std::uint16_t place : group) part.push_back(grid[place]);
             return all_differ(part);
           });
  };
  // (Whether settled cells differ is known to the peers of the board alone.)
  if (is_settled(test.candidates)) {
    test.candidates[0] = (Mask{1} << values) - 1;
  }
  test.propagator = std::make_unique<SumFilter>(cells, total, std::move(surroundings),
                                                std::make_shared<const SumTables>(values), values);
  return test;
}

TEST(RegionPropagators, Sum) {
  compare(9, 3000, [](Random& random) { return random_sum(random, 5, false); });
}

TEST(RegionPropagators, SumOfDifferentCells) {
  compare(10, 3000, [](Random& random) { return random_sum(random, 5, true); });
}

}  // namespace
}  // namespace jiugong::regions
