#include "regions/propagators/segment_sums.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

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

}  // namespace
}  // namespace jiugong::regions
