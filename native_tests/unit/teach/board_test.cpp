// The small parts: candidates, houses, subsets, ratings.
#include <set>

#include "support.h"
#include "teach/locked.h"
#include "teach/rating.h"
#include "teach/subsets.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

void expect_consistent(const Board& board) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (int digit = 0; digit < 9; ++digit) {
      for (int type = 0; type < 3; ++type) {
        const PlaceSet places = board.places[house_of(cell, type)][digit];
        ASSERT_EQ(has_bit(places, place_of(cell, type)), board.has(cell, digit));
      }
    }
  }
  for (int house = 0; house < kHouseCount; ++house) {
    int open = 0;
    for (int place = 0; place < 9; ++place) open += board.is_open(cell_at(house, place)) ? 1 : 0;
    ASSERT_EQ(board.open_cells(house), open);
    ASSERT_EQ(has_bit(board.nearly_full(), house), open == 1);
  }
}

TEST(TeachBoard, KeepsCellsAndPlacesInAgreement) {
  RandomPositions positions(51);
  for (int round = 0; round < 20; ++round) {
    const auto [position, solution] = positions.next();
    Board board = board_of(position);
    expect_consistent(board);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (board.is_open(cell)) board.place(cell, solution[cell] - 1);
      if (cell % 20 == 0) expect_consistent(board);
    }
    EXPECT_TRUE(board.solved());
    EXPECT_EQ(board.count(), 0);
    for (int digit = 0; digit < 9; ++digit) EXPECT_EQ(board.placed_count(digit), 9);
  }
}

TEST(TeachBoard, TellsWhatHasChanged) {
  Board board = board_of({.givens = grid_of(kPuzzle)});
  EXPECT_EQ(board.take_changes().cells.size(), 81);
  EXPECT_TRUE(board.take_changes().cells.empty());
  const int digit = lowest_bit(board.cells[2]);
  board.remove(2, digit);
  const Changes changes = board.take_changes();
  EXPECT_EQ(changes.cells.cells(), (std::vector<Cell>{2}));
  EXPECT_EQ(changes.houses, 1U << 0 | 1U << 9 | 1U << 20);
  EXPECT_EQ(changes.digits, 1 << digit);
}

TEST(TeachHouses, AreNumberedAsInTheReference) {
  EXPECT_EQ(house_of(30, kBlock), 4);
  EXPECT_EQ(house_of(30, kRow), 9 + 3);
  EXPECT_EQ(house_of(30, kColumn), 18 + 3);
  for (int house = 0; house < kHouseCount; ++house) {
    for (int place = 0; place < 9; ++place) {
      const Cell cell = cell_at(house, place);
      EXPECT_EQ(
          cell,
          kHouses[static_cast<std::size_t>(public_house(house))][static_cast<std::size_t>(place)]);
      EXPECT_EQ(house_of(cell, type_of(house)), house);
      EXPECT_EQ(place_of(cell, type_of(house)), place);
    }
  }
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    EXPECT_EQ(peers_of(cell).size(), 20);
    for (const Cell peer : kTables.peer_list[cell]) EXPECT_TRUE(are_peers(cell, peer));
  }
}

TEST(Segments, AreWhereHousesCross) {
  for (const auto& [first_type, second_type] : kCrossings) {
    for (int house = 9 * first_type; house < 9 * first_type + 9; ++house) {
      int before = -1;
      for (int number = 0; number < 3; ++number) {
        const Segment segment = segment_of(house, second_type, number);
        EXPECT_GT(segment.house, before);
        before = segment.house;
        EXPECT_EQ(type_of(segment.house), second_type);
        EXPECT_EQ(std::popcount(segment.places), 3);
        for (const int place : bits(segment.places)) {
          EXPECT_EQ(house_of(cell_at(house, place), second_type), segment.house);
        }
        EXPECT_EQ(locked_segment(house, second_type, segment.places), number);
        // The siblings cross the same house at the same places.
        const auto [first, stride] = siblings_of(house, second_type);
        bool itself = false;
        for (int other = first; other < first + 3 * stride; other += stride) {
          itself = itself || other == house;
          for (const int place : bits(segment.places)) {
            EXPECT_EQ(house_of(cell_at(other, place), second_type), segment.house);
          }
        }
        EXPECT_TRUE(itself);
      }
      EXPECT_EQ(locked_segment(house, second_type, 1), 3);
      EXPECT_EQ(locked_segment(house, second_type, 0b100000001), 3);
    }
  }
}

TEST(Subsets, AscendAndAreComplete) {
  for (int n = 0; n <= 9; ++n) {
    for (int k = 0; k <= n; ++k) {
      std::vector<unsigned> expected, visited;
      for (unsigned mask = 0; mask < 1U << n; ++mask) {
        if (std::popcount(mask) == k) expected.push_back(mask);
      }
      for_each_subset(k, n, [&](unsigned mask) {
        visited.push_back(mask);
        return false;
      });
      EXPECT_EQ(visited, expected);
    }
  }
  EXPECT_FALSE(for_each_subset(3, 2, [](unsigned) { return true; }));
}

TEST(ClosedSets, AreAllInAscendingOrder) {
  Random random(52);
  for (int round = 0; round < 300; ++round) {
    std::uint16_t sets[9];
    for (std::uint16_t& set : sets) {
      set = static_cast<std::uint16_t>(random.below(512) & random.below(512));
    }
    for (int k = 2; k <= 4; ++k) {
      std::vector<unsigned> expected, visited;
      for_each_subset(k, 9, [&](unsigned chosen) {
        unsigned united = 0;
        bool several = true;
        for (const int i : bits(chosen)) {
          united |= sets[i];
          several = several && has_several(sets[i]);
        }
        if (several && std::popcount(united) == k) expected.push_back(chosen);
        return false;
      });
      for_each_closed_set(sets, k, [&](unsigned chosen, unsigned) {
        visited.push_back(chosen);
        return false;
      });
      EXPECT_EQ(visited, expected);
    }
  }
}

TEST(Ratings, GrowByATenthAtEachLimit) {
  EXPECT_EQ(added_by_length(4), 0.0);
  EXPECT_EQ(added_by_length(6), 0.0);
  EXPECT_EQ(added_by_length(7), 0.1);
  EXPECT_EQ(added_by_length(8), 0.1);
  EXPECT_EQ(added_by_length(9), 0.1 + 0.1);
  EXPECT_EQ(in_tenths(9.0 + added_by_length(65)), 98);
  EXPECT_EQ(in_tenths(7.0 + added_by_length(18)), 74);
  EXPECT_EQ(added_by_length(kTabledComplexity), added_by_length_slowly(kTabledComplexity));
  EXPECT_GT(added_by_length(100'000), added_by_length(1'000));
}

TEST(Ratings, DifferInTheLastBitAsInTheReference) {
  // Both are shown as 6.7, 7.2 and 7.7, but the first is lower.
  EXPECT_LT(6.6 + added_by_length(8), 6.5 + added_by_length(10));
  EXPECT_EQ(in_tenths(6.6 + added_by_length(8)), in_tenths(6.5 + added_by_length(10)));
}

}  // namespace
}  // namespace jiugong::teach
