#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "regions/propagators/occurrences.h"
#include "regions/propagators/same_values.h"
#include "regions/propagators/segment_sums.h"
#include "regions/propagators/small_sums.h"
#include "regions/propagators/split_sum.h"
#include "regions/propagators/sum.h"
#include "regions/propagators/value_sets.h"
#include "regions/propagators/weighted_sum.h"
#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

TEST(RegionPropagators, SameValues) {
  compare(5, 3000, [](Random& random) {
    const int size = 1 + random.below(3), values = 2 + random.below(4);
    const Holds holds = [size](const Grid& grid) {
      Grid a(grid.begin(), grid.begin() + size), b(grid.begin() + size, grid.end());
      std::sort(a.begin(), a.end());
      std::sort(b.begin(), b.end());
      return a == b;
    };
    Cells a = first_cells(size), b = first_cells(2 * size);
    b.erase(b.begin(), b.begin() + size);
    return Case{std::make_unique<SameValuesFilter>(a, b), holds,
                random_candidates(random, 2 * size, values), values, size == 1};
  });
}

bool occurs_as_often(const Grid& grid, const std::vector<Occurrences>& occurrences) {
  return std::all_of(occurrences.begin(), occurrences.end(), [&](const Occurrences& of) {
    const auto times = std::count_if(grid.begin(), grid.end(),
                                     [&](int value) { return (of.values >> value & 1) != 0; });
    return (times >= of.least && times <= of.most) || (of.or_none && times == 0);
  });
}

TEST(RegionPropagators, Occurrences) {
  compare(6, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(4);
    std::vector<Occurrences> occurrences;
    if (random.below(2) == 0) {
      // A value v occurs in as many cells as it says, or in none.
      for (int value = 0; value < values; ++value) {
        occurrences.push_back(
            {.values = Mask{1} << value, .least = value + 1, .most = value + 1, .or_none = true});
      }
    } else {
      for (int i = 0; i < 2; ++i) {
        const int least = random.below(cells + 1);
        occurrences.push_back({.values = static_cast<Mask>(random.below(1 << values)),
                               .least = least,
                               .most = least + random.below(2),
                               .or_none = random.below(3) == 0});
      }
    }
    const Holds holds = [=](const Grid& grid) { return occurs_as_often(grid, occurrences); };
    return Case{std::make_unique<OccurrencesFilter>(first_cells(cells), occurrences,
                                                    (Mask{1} << values) - 1),
                holds, random_candidates(random, cells, values), values};
  });
}

// Counts along groups of cells that differ, of which the last may be the open rest of a house.
TEST(RegionPropagators, OccurrencesInGroups) {
  compare(16, 4000, [](Random& random) {
    const int cells = 3 + random.below(3), values = 3 + random.below(2);
    const int cut = 1 + random.below(cells - 1);
    const bool full = random.below(2) == 0 && values > cells - cut;
    // The group from `cut` on is part of a full house, whose other cells come last.
    const int rest = full ? values - (cells - cut) : 0;
    std::vector<Occurrences> occurrences;
    for (int value = 0; value < values; ++value) {
      const int least = random.below(3);
      occurrences.push_back({.values = Mask{1} << value,
                             .least = least,
                             .most = least + random.below(2),
                             .or_none = random.below(2) == 0});
    }
    const Holds holds = [=](const Grid& grid) {
      return all_differ({grid.begin(), grid.begin() + cut}) &&
             all_differ({grid.begin() + cut, grid.end()}) &&
             occurs_as_often({grid.begin(), grid.begin() + cells}, occurrences);
    };
    OccurrencesFilter::Groups groups(2);
    for (int cell = 0; cell < cells + rest; ++cell) {
      const auto number = static_cast<Small>(cell);
      if (cell < cells) groups[cell < cut ? 0 : 1].cells.push_back(number);
    }
    if (full) {
      groups[1].rests.emplace_back();
      for (int cell = cells; cell < cells + rest; ++cell) {
        groups[1].rests[0].push_back(static_cast<Small>(cell));
        groups[1].seers.push_back(static_cast<Small>(cell));
      }
    }
    Case test{std::make_unique<OccurrencesFilter>(first_cells(cells), occurrences,
                                                  (Mask{1} << values) - 1,
                                                  std::vector<OccurrencesFilter::Groups>{groups}),
              holds, random_candidates(random, cells + rest, values), values};
    // (It does not look at whether the cells differ.)
    if (is_settled(test.candidates))
      test.candidates.assign(test.candidates.size(), (Mask{1} << values) - 1);
    return test;
  });
}

// The sum of what lies between the smallest and the largest.
int sandwich_of(const Grid& grid, int low) {
  const auto [least, most] = std::minmax_element(grid.begin(), grid.end());
  const auto from = std::min(least, most) + 1, to = std::max(least, most);
  return std::accumulate(from, to, 0) + low * static_cast<int>(to - from);
}

// That of the first cells, as many as the first one says, or -1 if there are not so many.
int first_sum_of(const Grid& grid, int low) {
  const std::ptrdiff_t count = grid[0] + low;
  if (count > std::ssize(grid)) return -1;
  return std::accumulate(grid.begin(), grid.begin() + count, 0) + low * static_cast<int>(count);
}

TEST(RegionPropagators, SplitSum) {
  compare(20, 6000, [](Random& random) {
    const int cells = 2 + random.below(5), values = cells + random.below(3), low = random.below(2);
    const bool sandwich = random.below(2) == 0;
    const int total = random.below(sandwich ? 10 : 15);
    const auto length = static_cast<std::size_t>(cells);
    const auto splits =
        sandwich ? sandwich_splits(length, values) : first_sum_splits(length, low, values);
    return with_different_cells(
        {std::make_unique<SplitSumFilter>(first_cells(cells), total, splits, low,
                                          std::make_shared<const SumTables>(values)),
         [=](const Grid& grid) {
           return (sandwich ? sandwich_of(grid, low) : first_sum_of(grid, low)) == total;
         },
         random_candidates(random, length, values, cells < 5 ? 6 : 4), values});
  });
}

// Cells that differ and have one of random sets of values.
Case random_value_sets(Random& random, int cells, int values) {
  std::vector<Mask> sets;
  for (Mask set = 0; set < Mask{1} << values; ++set) {
    if (std::popcount(set) == cells && random.below(3) == 0) sets.push_back(set);
  }
  const Holds holds = [=](const Grid& grid) {
    Mask set = 0;
    for (const int value : grid) set |= Mask{1} << value;
    return all_differ(grid) && std::find(sets.begin(), sets.end(), set) != sets.end();
  };
  return {std::make_unique<ValueSetsFilter>(first_cells(cells), sets, std::vector<Lock>(),
                                            without_seers(cells)),
          holds, std::vector<Mask>(), values, true};
}

TEST(RegionPropagators, ValueSets) {
  compare(7, 3000, [](Random& random) {
    const int cells = 1 + random.below(4), values = cells + random.below(4);
    Case test = random_value_sets(random, cells, values);
    test.candidates = random_candidates(random, cells, values);
    return test;
  });
}

// Also where there are more cells, while few are open.
TEST(RegionPropagators, ValueSetsOfManyCells) {
  compare(25, 300, [](Random& random) {
    const int cells = 7 + random.below(2), values = 9, settled = cells - 4 + random.below(2);
    Case test = random_value_sets(random, cells, values);
    test.candidates = random_candidates(random, cells, values, 6);
    for (int i = 0; i < settled; ++i)
      test.candidates[static_cast<std::size_t>(i)] = Mask{1} << (values - 1 - i);
    return test;
  });
}

std::vector<WeightedSumFilter::Group> one_by_one(int count) {
  std::vector<WeightedSumFilter::Group> groups;
  for (int i = 0; i < count; ++i) groups.push_back({static_cast<std::uint16_t>(i)});
  return groups;
}

std::int64_t total_of(const LinearSum& sum, const auto& value_of) {
  std::int64_t total = 0;
  for (const LinearSum::Summand& summand : sum.summands) {
    total += std::int64_t{summand.coefficient} * value_of(summand.cell);
  }
  return total;
}

// That of the lowest candidates.
std::int64_t least_total_of(const LinearSum& sum, const std::vector<Mask>& candidates) {
  return total_of(sum, [&](Small cell) { return std::countr_zero(candidates[cell]); });
}

bool adds_up(const LinearSum& sum, const Grid& grid) {
  return total_of(sum, [&](Small cell) { return grid[cell]; }) == sum.total;
}

TEST(RegionPropagators, WeightedSum) {
  compare(8, 4000, [](Random& random) {
    const int cells = 1 + random.below(4), values = 2 + random.below(6);
    // Coefficients as those of a number with several digits make the sums lie far apart.
    const int scale = std::array{1, 12, 1000}[static_cast<std::size_t>(random.below(3))];
    LinearSum sum;
    for (const Small cell : first_cells(cells)) {
      const int coefficient = (1 + random.below(3)) * (random.below(2) == 0 ? scale : 1);
      sum.summands.push_back({cell, random.below(2) == 0 ? coefficient : -coefficient});
    }
    const std::vector<Mask> candidates = random_candidates(random, cells, values);
    sum.total = least_total_of(sum, candidates) + random.below(3);
    const Holds holds = [=](const Grid& grid) { return adds_up(sum, grid); };
    return Case{std::make_unique<WeightedSumFilter>(sum, one_by_one(cells), values), holds,
                candidates, values, scale != 1000};
  });
}

// Cells with one coefficient that differ.
TEST(RegionPropagators, WeightedSumOfDifferentCells) {
  compare(15, 3000, [](Random& random) {
    const int values = 5 + random.below(4);
    LinearSum sum;
    for (const Small cell : first_cells(5)) sum.summands.push_back({cell, cell < 2 ? 10 : -3});
    std::vector<Mask> candidates = random_candidates(random, 5, values, 3);
    sum.total = least_total_of(sum, candidates);
    // (Whether settled cells differ is known to the peers of the board alone.)
    if (is_settled(candidates)) candidates[0] = 31;
    const Holds holds = [=](const Grid& grid) {
      return adds_up(sum, grid) && grid[0] != grid[1] && all_differ({grid[2], grid[3], grid[4]});
    };
    std::vector<WeightedSumFilter::Group> groups = {{0, 1}, {2, 3, 4}};
    return Case{std::make_unique<WeightedSumFilter>(sum, std::move(groups), values), holds,
                candidates, values};
  });
}

// A line in pieces, and which of its cells differ: cells of one piece that do so are never equal.
struct SegmentedLine {
  Cells line;
  std::vector<std::uint16_t> differs;
  int total = 0, low = 1, values = 0;

  bool differ(std::size_t a, std::size_t b) const { return (differs[a] >> (b - a - 1) & 1) != 0; }

  bool holds(const Grid& grid) const {
    int sum = 0;
    std::size_t first = 0;  // of the piece
    for (std::size_t i = 0; i < line.size(); ++i) {
      for (std::size_t before = first; before < i; ++before) {
        if (differ(before, i) && grid[line[before]] == grid[line[i]]) return false;
      }
      sum += low + grid[line[i]];
      if (sum > total) return false;
      if (sum < total) continue;
      sum = 0;
      first = i + 1;
    }
    return sum == 0;
  }

  std::unique_ptr<SegmentSumsFilter> filter() const {
    const std::vector<int> unknown(line.size() + 1, -1);
    return std::make_unique<SegmentSumsFilter>(line,
                                               PieceStates(differs, unknown, total, low, values));
  }
};

SegmentedLine random_segmented_line(Random& random, int most_cells) {
  SegmentedLine of;
  of.values = 3 + random.below(7);
  of.low = 1 + random.below(2);
  of.line = first_cells(1 + random.below(most_cells));
  of.total = of.low + random.below(2 * of.values);
  const int one_in = 1 + random.below(3);
  for (std::size_t i = 0; i < of.line.size(); ++i) {
    std::uint16_t& differs = of.differs.emplace_back(std::uint16_t{0});
    for (std::size_t d = 0; i + 1 + d < of.line.size(); ++d) {
      if (random.below(one_in) == 0) differs |= static_cast<std::uint16_t>(1U << d);
    }
  }
  return of;
}

TEST(RegionPropagators, SegmentSums) {
  compare(18, 3000, [](Random& random) {
    SegmentedLine of = random_segmented_line(random, 7);
    const std::size_t size = of.line.size();
    const std::vector<Mask> candidates =
        random_candidates(random, size, of.values, size < 6 ? 0 : 3);
    // (A line that crosses itself, where the cell that it meets again differs from none.)
    const bool crosses = size > 2 && random.below(4) == 0;
    if (crosses) {
      of.line.push_back(0);
      of.differs.assign(size + 1, 0);
    }
    return Case{of.filter(), [of](const Grid& grid) { return of.holds(grid); }, candidates,
                of.values, !crosses && of.total <= 10};
  });
}

// What was found for other candidates makes no difference.
TEST(RegionPropagators, SegmentSumsAgain) {
  Random random(19);
  for (int round = 0; round < 100; ++round) {
    const SegmentedLine of = random_segmented_line(random, 14);
    const std::size_t size = of.line.size();
    std::vector<std::vector<Mask>> states = {random_candidates(random, size, of.values, 12)};
    const std::unique_ptr<SegmentSumsFilter> kept = of.filter();
    for (int step = 0; step < 60; ++step) {
      // A step back, or a value less in a cell.
      while (states.size() > 1 && random.below(3) == 0) states.pop_back();
      std::vector<Mask> next = states.back();
      Mask& cell = next[static_cast<std::size_t>(random.below(static_cast<int>(size)))];
      if (!is_single(cell)) cell &= cell - 1;
      struct Again : Propagator {
        explicit Again(SegmentSumsFilter& filter)
            : Propagator({filter.scope().begin(), filter.scope().end()}), filter_(filter) {}
        bool filter(Board& board) override { return filter_.filter(board); }
        SegmentSumsFilter& filter_;
      };
      const auto fresh = filtered(of.filter(), next, of.values);
      ASSERT_EQ(filtered(std::make_unique<Again>(*kept), next, of.values), fresh) << round;
      if (fresh) states.push_back(*fresh);
    }
  }
}

// With more states than are told apart, values may be left over, but none is lost.
TEST(RegionPropagators, SegmentSumsOfLargeTotals) {
  compare(20, 300, [](Random& random) {
    SegmentedLine of;
    of.values = 9;
    of.line = first_cells(10);
    of.differs.assign(of.line.size(), 0x5555);
    of.total = 20 + random.below(41);
    return Case{of.filter(), [of](const Grid& grid) { return of.holds(grid); },
                random_candidates(random, of.line.size(), of.values, 3), of.values};
  });
}

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

// All at once finds the same values, and the same values in every solution, as one grid after another.
template <std::size_t kCells>
void compare_small_sums(std::uint64_t seed) {
  Random random(seed);
  int locked = 0;
  for (int round = 0; round < 2000; ++round) {
    const int values = 4 + random.below(7);
    const SumTables tables(values);
    SmallSum<kCells> sum;
    const std::vector<Mask> candidates = random_candidates(random, kCells, values, 4);
    std::copy(candidates.begin(), candidates.end(), sum.cells.begin());
    sum.differ = static_cast<unsigned>(random.below(1 << (kCells * (kCells - 1) / 2)));
    sum.total = random.below(3 * static_cast<int>(kCells) + values);
    if (random.below(3) == 0) sum.need = Mask{1} << random.below(values);
    Mask common = ~Mask{0};
    const auto expected = supported(candidates, [&](const Grid& grid) {
      unsigned bit = 0;
      Mask held = 0;
      for (std::size_t i = 0; i < kCells; ++i) {
        held |= Mask{1} << grid[i];
        for (std::size_t j = i + 1; j < kCells; ++j, ++bit) {
          if ((sum.differ >> bit & 1) != 0 && grid[i] == grid[j]) return false;
        }
      }
      if (std::accumulate(grid.begin(), grid.end(), 0) != sum.total || (sum.need & ~held) != 0)
        return false;
      common &= held;
      return true;
    });
    SmallSumValues<kCells> found;
    ASSERT_EQ(SmallSums(tables).collect(sum, found), expected.has_value()) << round;
    if (!expected) continue;
    for (std::size_t i = 0; i < kCells; ++i) ASSERT_EQ(found.cells[i], (*expected)[i]) << round;
    ASSERT_EQ(found.common & ~common, 0U) << round;
    // (Two cells that may be equal have more in common than is looked for.)
    const bool all_pairs = sum.differ == (1U << (kCells * (kCells - 1) / 2)) - 1;
    ASSERT_TRUE(!all_pairs || found.common == common) << round;
    if (common != 0) ++locked;
  }
  EXPECT_GT(locked, 50);
}

TEST(RegionPropagators, SmallSums) {
  compare_small_sums<2>(11);
  compare_small_sums<3>(12);
  compare_small_sums<4>(13);
  compare_small_sums<5>(14);
}

}  // namespace
}  // namespace jiugong::regions
