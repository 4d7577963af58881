// Compares each propagator with brute force: on random candidates it removes no value that is in a solution;
// where it promises so, it removes every other; and it knows whether settled cells hold.
#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdlib>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "jiugong/random.h"
#include "regions/board.h"
#include "regions/propagators/automaton_line.h"
#include "regions/propagators/cover.h"
#include "regions/propagators/equal_sums.h"
#include "regions/propagators/houses.h"
#include "regions/propagators/lines.h"
#include "regions/propagators/lock.h"
#include "regions/propagators/occurrences.h"
#include "regions/propagators/same_values.h"
#include "regions/propagators/segment_sums.h"
#include "regions/propagators/small_sums.h"
#include "regions/propagators/split_sum.h"
#include "regions/propagators/sum.h"
#include "regions/propagators/value_sets.h"
#include "regions/propagators/weighted_sum.h"
#include "support.h"

namespace jiugong::regions {
namespace {

using Grid = std::vector<int>;  // a bit number a cell
using Holds = std::function<bool(const Grid&)>;

Cells first_cells(int count) {
  Cells cells(static_cast<std::size_t>(count));
  std::iota(cells.begin(), cells.end(), Small{0});
  return cells;
}

bool is_settled(const std::vector<Mask>& candidates) {
  return std::all_of(candidates.begin(), candidates.end(), is_single);
}

// Up to `most` values a cell; without it a mixture of settled cells and of cells with many values.
std::vector<Mask> random_candidates(Random& random, std::integral auto cells, int values,
                                    int most = 0) {
  if (most == 0) most = std::array{1, 3, 6}[static_cast<std::size_t>(random.below(3))];
  std::vector<Mask> candidates;
  for (auto left = cells; left > 0; --left) {
    Mask mask = 0;
    const int count = 1 + random.below(most);
    for (int i = 0; i < count; ++i) mask |= Mask{1} << random.below(values);
    candidates.push_back(mask);
  }
  return candidates;
}

// The values of each cell in the grids that hold, or nothing if there is none.
std::optional<std::vector<Mask>> supported(const std::vector<Mask>& candidates,
                                           const Holds& holds) {
  std::vector<Mask> result(candidates.size());
  Grid grid(candidates.size());
  bool any = false;
  const auto fill = [&](const auto& self, std::size_t cell) -> void {
    if (cell == grid.size()) {
      if (!holds(grid)) return;
      any = true;
      for (std::size_t i = 0; i < grid.size(); ++i) result[i] |= Mask{1} << grid[i];
      return;
    }
    for (Mask left = candidates[cell]; left != 0; left &= left - 1) {
      grid[cell] = std::countr_zero(left);
      self(self, cell + 1);
    }
  };
  fill(fill, 0);
  if (!any) return std::nullopt;
  return result;
}

// What the propagator leaves of the candidates, or nothing if it finds a contradiction.
std::optional<std::vector<Mask>> filtered(std::unique_ptr<Propagator> propagator,
                                          std::vector<Mask> candidates, int values) {
  Network network;
  network.cells = candidates.size();
  network.values = values;
  network.all = (Mask{1} << values) - 1;
  network.allowed = std::move(candidates);
  network.peers = Lists(std::vector<std::uint32_t>(network.cells));
  network.watched_houses.add(first_cells(static_cast<int>(network.cells)));
  network.propagators.push_back(std::move(propagator));
  network.rule_of.push_back(kNoRule);
  Board board(std::move(network));
  WorkBudget budget(std::numeric_limits<std::uint64_t>::max());
  if (!board.propagate(budget)) return std::nullopt;
  return board.state();
}

struct Case {
  std::unique_ptr<Propagator> propagator;
  Holds holds;
  std::vector<Mask> candidates;
  int values = 0;
  bool exact = false;
};

bool all_differ(const Grid& grid) {
  Mask seen = 0;
  for (const int value : grid) {
    if ((seen >> value & 1) != 0) return false;
    seen |= Mask{1} << value;
  }
  return true;
}

// Runs `make` with random numbers and compares.
void compare(std::uint64_t seed, int rounds, const std::function<Case(Random&)>& make) {
  Random random(seed);
  int possible = 0, impossible = 0;
  for (int round = 0; round < rounds; ++round) {
    Case test = make(random);
    const auto expected = supported(test.candidates, test.holds);
    const bool settled = is_settled(test.candidates);
    const auto found = filtered(std::move(test.propagator), test.candidates, test.values);
    ++(expected ? possible : impossible);
    ASSERT_TRUE(found.has_value() == expected.has_value() || !(test.exact || settled)) << round;
    if (!expected) continue;
    ASSERT_TRUE(found.has_value()) << round;
    for (std::size_t cell = 0; cell < expected->size(); ++cell) {
      ASSERT_EQ((*expected)[cell] & ~(*found)[cell], 0U) << round;
      ASSERT_TRUE(!test.exact || (*found)[cell] == (*expected)[cell]) << round;
    }
  }
  EXPECT_GT(possible, rounds / 20);
  EXPECT_GT(impossible, rounds / 20);
}

TEST(RegionPropagators, HiddenSingles) {
  compare(1, 3000, [](Random& random) {
    const int cells = 1 + random.below(5), values = cells + random.below(2);
    return Case{std::make_unique<HiddenSingles>(first_cells(cells)), all_differ,
                random_candidates(random, cells, values), values};
  });
}

TEST(RegionPropagators, LockedCandidates) {
  // The cells 0..3 hold each of four values; 2, 3 and 4 differ as well.
  compare(2, 3000, [](Random& random) {
    const Holds holds = [](const Grid& grid) {
      return all_differ({grid[0], grid[1], grid[2], grid[3]}) &&
             all_differ({grid[2], grid[3], grid[4]});
    };
    std::vector<Lock> locks = {{.out = {0, 1}, .others = {4}}};
    Case test{std::make_unique<LockedCandidates>(Cells{0, 1, 2, 3}, std::move(locks), 0), holds,
              random_candidates(random, 5, 4), 4};
    // (It does not look at whether the cells differ.)
    if (is_settled(test.candidates)) test.candidates.assign(5, 15);
    return test;
  });
}

TEST(RegionPropagators, PairLine) {
  compare(3, 3000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(5);
    std::vector<Mask> next;
    for (int value = 0; value < values; ++value) {
      next.push_back(static_cast<Mask>(random.below(1 << values)));
    }
    std::vector<bool> differ;
    for (int i = 0; i + 1 < cells; ++i) differ.push_back(random.below(2) == 0);
    const Holds holds = [=](const Grid& grid) {
      for (std::size_t i = 0; i + 1 < grid.size(); ++i) {
        if ((next[static_cast<std::size_t>(grid[i])] >> grid[i + 1] & 1) == 0) return false;
        if (differ[i] && grid[i] == grid[i + 1]) return false;
      }
      return true;
    };
    return Case{std::make_unique<PairLineFilter>(first_cells(cells), next, differ, Lists()), holds,
                random_candidates(random, cells, values), values, true};
  });
}

TEST(RegionPropagators, Automaton) {
  compare(4, 3000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(4);
    Automaton automaton;
    automaton.states = random.below(8) == 0 ? 70 + random.below(60) : 2 + random.below(6);
    automaton.start = random.below(automaton.states);
    const int arcs = 3 * automaton.states + random.below(10);
    for (int i = 0; i < arcs; ++i) {
      automaton.arcs.push_back({.from = random.below(automaton.states),
                                .values = static_cast<Mask>(random.below(1 << values)),
                                .to = random.below(automaton.states)});
    }
    for (int state = 0; state < automaton.states; state += 1 + random.below(4)) {
      automaton.accept.push_back(state);
    }
    const Holds holds = [=](const Grid& grid) {
      std::vector<int> now = {automaton.start};
      for (const int value : grid) {
        std::vector<int> next;
        for (const Automaton::Arc& arc : automaton.arcs) {
          const bool active = std::find(now.begin(), now.end(), arc.from) != now.end();
          if (active && (arc.values >> value & 1) != 0) next.push_back(arc.to);
        }
        now = next;
      }
      return std::any_of(now.begin(), now.end(), [&](int state) {
        return std::find(automaton.accept.begin(), automaton.accept.end(), state) !=
               automaton.accept.end();
      });
    };
    return Case{std::make_unique<AutomatonFilter>(first_cells(cells),
                                                  std::make_shared<const AutomatonTable>(automaton),
                                                  std::make_shared<AutomatonScratch>()),
                holds, random_candidates(random, cells, values), values, true};
  });
}

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

Seers without_seers(int cells) {
  return {first_cells(cells), [](const Cells&) { return Cells(); }};
}

TEST(RegionPropagators, Cover) {
  compare(17, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(5);
    std::vector<Mask> sets(1 + static_cast<std::size_t>(random.below(std::min(cells, 4))));
    for (int value = 0; value < values; ++value) {
      const auto set = static_cast<std::size_t>(random.below(static_cast<int>(sets.size()) + 1));
      if (set < sets.size()) sets[set] |= Mask{1} << value;
    }
    const Holds holds = [=](const Grid& grid) {
      return std::all_of(sets.begin(), sets.end(), [&](Mask set) {
        return std::any_of(grid.begin(), grid.end(),
                           [&](int value) { return (set >> value & 1) != 0; });
      });
    };
    return Case{std::make_unique<CoverFilter>(first_cells(cells), sets, without_seers(cells)),
                holds, random_candidates(random, cells, values), values, true};
  });
}

// A value that is the last of its set leaves the cells that see all its places.
TEST(RegionPropagators, CoverLeavesCellsThatSeeThePlaces) {
  const Seers seers(first_cells(3), [](const Cells& some) {
    return some == Cells{0, 1} ? Cells{3} : Cells();
  });
  const auto found = filtered(
      std::make_unique<CoverFilter>(Cells{0, 1, 2}, std::vector<Mask>{0b001, 0b110}, seers),
      {0b111, 0b111, 0b110, 0b111}, 3);
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, (std::vector<Mask>{0b111, 0b111, 0b110, 0b110}));
}

// What the first cells must hold leaves each other cell that sees all its places: of up to seven cells all sets of places
// are known, of up to nine those of two.
class NeededValues : public Propagator {
 public:
  NeededValues(Cells cells, Seers seers, Mask values)
      : Propagator(std::move(cells)), seers_(std::move(seers)), values_(values) {}
  bool filter(Board& board) override { return seers_.leave(scope(), values_, board); }

 private:
  Seers seers_;
  Mask values_;
};

TEST(RegionPropagators, Seers) {
  constexpr int kValues = 4;
  constexpr std::size_t kOthers = 6;
  Random random(24);
  int removed = 0;
  for (int round = 0; round < 4000; ++round) {
    const int inside = 2 + random.below(9);
    std::vector<Mask> seen;  // per other cell, the first cells that it sees
    for (std::size_t i = 0; i < kOthers; ++i)
      seen.push_back(static_cast<Mask>(random.below(1 << inside) | random.below(1 << inside)));
    const Seers seers(first_cells(inside), [&](const Cells& places) {
      Cells those;
      for (std::size_t i = 0; i < kOthers; ++i) {
        const bool all = std::all_of(places.begin(), places.end(),
                                     [&](Small place) { return (seen[i] >> place & 1) != 0; });
        if (all) those.push_back(static_cast<Small>(static_cast<std::size_t>(inside) + i));
      }
      return those;
    });
    const auto needed = static_cast<Mask>(random.below(1 << kValues));
    const auto count = static_cast<std::size_t>(inside) + kOthers;
    const auto candidates = random_candidates(random, count, kValues, 3);
    std::vector<Mask> expected = candidates;
    for (int value = 0; value < kValues; ++value) {
      Mask places = 0;
      for (int cell = 0; cell < inside; ++cell)
        places |= (candidates[static_cast<std::size_t>(cell)] >> value & 1) << cell;
      const int most = inside <= 7 ? 7 : inside <= 9 ? 2 : 0;
      if ((needed >> value & 1) == 0 || std::popcount(places) < 2 || std::popcount(places) > most)
        continue;
      for (std::size_t i = 0; i < kOthers; ++i) {
        Mask& of_other = expected[static_cast<std::size_t>(inside) + i];
        if ((places & ~seen[i]) == 0) of_other &= ~(Mask{1} << value);
      }
    }
    removed += expected != candidates ? 1 : 0;
    const auto found = filtered(std::make_unique<NeededValues>(first_cells(inside), seers, needed),
                                candidates, kValues);
    const bool possible = std::find(expected.begin(), expected.end(), Mask{0}) == expected.end();
    ASSERT_EQ(found.has_value(), possible) << round;
    if (possible) {
      ASSERT_EQ(*found, expected) << round;
    }
  }
  EXPECT_GT(removed, 400);
}

bool sees(const Grid& grid, std::size_t count) {
  int highest = -1;
  std::size_t seen = 0;
  for (const int value : grid) {
    if (value > highest) ++seen;
    highest = std::max(highest, value);
  }
  return seen == count;
}

TEST(RegionPropagators, Skyscraper) {
  compare(18, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = 2 + random.below(5);
    const auto count = 1 + static_cast<std::size_t>(random.below(cells));
    return Case{std::make_unique<SkyscraperFilter>(first_cells(cells), count, false),
                [count](const Grid& grid) { return sees(grid, count); },
                random_candidates(random, cells, values), values, true};
  });
}

// Makes the settled cells of a test differ, as the peers of the board do.
Case with_different_cells(Case test) {
  test.holds = [holds = test.holds](const Grid& grid) { return all_differ(grid) && holds(grid); };
  Grid grid;
  for (const Mask candidates : test.candidates) grid.push_back(std::countr_zero(candidates));
  const bool settled = is_settled(test.candidates);
  if (settled && !all_differ(grid))
    test.candidates.assign(grid.size(), (Mask{1} << test.values) - 1);
  return test;
}

TEST(RegionPropagators, SkyscraperOfDifferentCells) {
  compare(19, 4000, [](Random& random) {
    const int cells = 1 + random.below(5), values = cells + random.below(3);
    const auto count = 1 + static_cast<std::size_t>(random.below(cells));
    return with_different_cells(
        {std::make_unique<SkyscraperFilter>(first_cells(cells), count, true),
         [count](const Grid& grid) { return sees(grid, count); },
         random_candidates(random, cells, values), values});
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

// A last cell sees two neighbours, one of which must have some value.
TEST(RegionPropagators, PairLineWithSeers) {
  compare(18, 3000, [](Random& random) {
    const int values = 4 + random.below(3), least = 1 + random.below(2);
    std::vector<Mask> next;
    for (int a = 0; a < values; ++a) {
      Mask& after = next.emplace_back(0);
      for (int b = 0; b < values; ++b) {
        if (std::abs(a - b) >= least) after |= Mask{1} << b;
      }
    }
    Lists seers;
    seers.add(Cells());
    seers.add(Cells{3});
    std::vector<Mask> candidates = random_candidates(random, 4, values, 3);
    candidates[3] |= 3;  // (It is not in the scope.)
    const Holds holds = [=](const Grid& grid) {
      return std::abs(grid[0] - grid[1]) >= least && std::abs(grid[1] - grid[2]) >= least &&
             grid[3] != grid[1] && grid[3] != grid[2];
    };
    return Case{std::make_unique<PairLineFilter>(first_cells(3), next,
                                                 std::vector<bool>{true, true}, std::move(seers)),
                holds, candidates, values};
  });
}

TEST(RegionPropagators, PairLineExcludesNeededValue) {
  // Of two cells that differ by two, with the values 0, 2 and 4, one is 2.
  const std::vector<Mask> next = {0b00100, 0b01000, 0b10001, 0b00010, 0b00100};
  Lists seers;
  seers.add(Cells{2});
  auto propagator = std::make_unique<PairLineFilter>(first_cells(2), next, std::vector<bool>{true},
                                                     std::move(seers));
  const auto found = filtered(std::move(propagator), {0b10101, 0b10101, 0b11111}, 5);
  ASSERT_TRUE(found);
  EXPECT_EQ((*found)[2], 0b11011U);
}

// The first cell is above, or below, the others, which differ.
TEST(RegionPropagators, Beyond) {
  compare(19, 3000, [](Random& random) {
    const int values = 4 + random.below(6), others = 2 + random.below(3);
    const bool above = random.below(2) == 0;
    const Holds differ = [](const Grid& grid) {
      return all_differ(Grid(grid.begin() + 1, grid.end()));
    };
    std::vector<Mask> candidates;
    do {
      const auto cells = static_cast<std::size_t>(1 + others);
      candidates = random_candidates(random, cells, values);
    } while (!supported(candidates, differ));
    const Holds holds = [=](const Grid& grid) {
      return differ(grid) && std::all_of(grid.begin() + 1, grid.end(), [&](int other) {
               return above ? grid[0] > other : grid[0] < other;
             });
    };
    Cells cells = first_cells(1 + others);
    cells.erase(cells.begin());
    return Case{std::make_unique<BeyondFilter>(Small{0}, cells, above), holds, candidates, values};
  });
}

TEST(RegionPropagators, BeyondNeedsAsManyValues) {
  const Mask all = 0b11111;
  const std::vector<Mask> candidates = {all, 0b00110, 0b00110, all};
  const auto above =
      filtered(std::make_unique<BeyondFilter>(Small{0}, Cells{1, 2, 3}, true), candidates, 5);
  ASSERT_TRUE(above);
  EXPECT_EQ((*above)[0], 0b11000U);
  const auto below =
      filtered(std::make_unique<BeyondFilter>(Small{0}, Cells{1, 2}, false), candidates, 5);
  ASSERT_TRUE(below);
  EXPECT_EQ((*below)[0], 0b00001U);
}

// Two or three groups, each of one part of different cells and sometimes a cell that counts several times.
TEST(RegionPropagators, EqualSums) {
  compare(16, 3000, [](Random& random) {
    const int values = std::array{4, 9, 20}[static_cast<std::size_t>(random.below(3))];
    const auto tables = std::make_shared<const SumTables>(values);
    struct Part {
      std::vector<std::size_t> cells;
      int coefficient = 1;
    };
    std::vector<std::vector<Part>> parts;
    std::vector<EqualSumsFilter::Group> groups;
    std::vector<int> bases;
    std::size_t cells = 0;
    const auto add_part = [&](int size, int coefficient) {
      Part part = {.cells = {}, .coefficient = coefficient};
      Cells numbers;
      for (int i = 0; i < size; ++i) {
        numbers.push_back(static_cast<Small>(cells));
        part.cells.push_back(cells++);
      }
      parts.back().push_back(part);
      groups.back().parts.push_back(
          {DistinctSums(std::move(numbers), {}, tables, values), coefficient});
    };
    for (int count = 2 + random.below(2); count > 0; --count) {
      groups.emplace_back().base = random.below(3);
      bases.push_back(groups.back().base);
      parts.emplace_back();
      const int size = 1 + random.below(3);
      add_part(size, 1);
      if (size < 3 && random.below(3) == 0) add_part(1, 1 + random.below(9));
    }
    std::vector<Mask> candidates = random_candidates(random, cells, values, cells < 6 ? 0 : 3);
    const Holds holds = [=](const Grid& grid) {
      std::optional<int> common;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        int sum = bases[i];
        for (const Part& part : parts[i]) {
          Grid in_part;
          for (const std::size_t cell : part.cells) {
            in_part.push_back(grid[cell]);
            sum += part.coefficient * grid[cell];
          }
          if (!all_differ(in_part)) return false;
        }
        if (sum > kMaxEqualSum || (common && *common != sum)) return false;
        common = sum;
      }
      return true;
    };
    return Case{std::make_unique<EqualSumsFilter>(std::move(groups)), holds, candidates, values};
  });
}

// Three cells of a house of six, which need what the others cannot have, and keep from them what all their solutions have.
TEST(RegionPropagators, EqualSumsInHouse) {
  compare(20, 2000, [](Random& random) {
    constexpr int kValues = 6;
    const auto tables = std::make_shared<const SumTables>(kValues);
    const Cells others = {3, 4, 5};
    std::vector<EqualSumsFilter::Group> groups(2);
    groups[0].parts.push_back(
        {DistinctSums(first_cells(3), {.rests = {others}, .locks = {{.out = {}, .others = others}}},
                      tables, kValues),
         1});
    groups[1].parts.push_back({DistinctSums({6}, {}, tables, kValues), 1});
    groups[1].base = 2 + random.below(4);
    const int base = groups[1].base;
    std::vector<Mask> candidates = random_candidates(random, 7, kValues, 5);
    candidates[5] = 0b111111;  // (It is not in the scope.)
    const Holds holds = [=](const Grid& grid) {
      return all_differ(Grid(grid.begin(), grid.begin() + 6)) &&
             grid[0] + grid[1] + grid[2] == base + grid[6];
    };
    return Case{std::make_unique<EqualSumsFilter>(std::move(groups)), holds, candidates, kValues};
  });
}

// Parts too large to be searched: by the sets of values, and, of more than 16 values, by bounds.
TEST(RegionPropagators, EqualSumsOfManyCells) {
  compare(17, 300, [](Random& random) {
    const int values = random.below(2) == 0 ? 8 : 17;
    const auto tables = std::make_shared<const SumTables>(values);
    std::vector<EqualSumsFilter::Group> groups(2);
    groups[0].parts.push_back({DistinctSums(first_cells(6), {}, tables, values), 1});
    groups[1].parts.push_back({DistinctSums({6}, {}, tables, values), 5});
    groups[1].base = 3;
    std::vector<Mask> candidates = random_candidates(random, 7, values, 7);
    const Holds holds = [=](const Grid& grid) {
      const Grid part(grid.begin(), grid.begin() + 6);
      const int sum = std::accumulate(part.begin(), part.end(), 0);
      return all_differ(part) && sum == 5 * grid[6] + 3 && sum <= kMaxEqualSum;
    };
    return Case{std::make_unique<EqualSumsFilter>(std::move(groups)), holds, candidates, values};
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
