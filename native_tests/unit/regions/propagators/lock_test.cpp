#include "regions/propagators/lock.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

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

}  // namespace
}  // namespace jiugong::regions
