// Tests each rule separately: what it rules out, and that it finds its contradictions.
#include "regions/board.h"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string_view>
#include <variant>
#include <vector>

#include "jiugong/region_text.h"
#include "regions/network_maker.h"
#include "support.h"

namespace jiugong::regions {
namespace {

constexpr auto kUnlimited = std::numeric_limits<std::uint64_t>::max();

Board board_of(std::string_view text) {
  const auto puzzle = read_regions(text);
  if (const auto* error = std::get_if<RegionTextError>(&puzzle)) ADD_FAILURE() << error->message();
  NetworkMaker maker(std::get<RegionPuzzle>(puzzle));
  WorkBudget budget(kUnlimited);
  EXPECT_TRUE(maker.advance(budget));
  return Board(maker.take());
}

bool propagate(Board& board) {
  WorkBudget budget(kUnlimited);
  return board.propagate(budget);
}

// Values counted from 1; the numbers are those of a puzzle whose lowest value is 1.
Mask values(std::initializer_list<int> list) {
  Mask mask = 0;
  for (const int value : list) mask |= Mask{1} << (value - 1);
  return mask;
}

bool restrict_all_to(Board& board, std::initializer_list<Small> cells, Mask mask) {
  bool possible = true;
  for (const Small cell : cells) possible = possible && board.restrict_to(cell, mask);
  return possible;
}

TEST(RegionBoard, RulesOutTheValueOfACellForItsPeers) {
  Board board = board_of("4x4; rows; columns; boxes 2x2");
  ASSERT_TRUE(board.restrict_to(5, values({3})) && propagate(board));
  for (const Small peer : std::initializer_list<Small>{0, 1, 4, 6, 7, 9, 13}) {
    EXPECT_EQ(board.candidates(peer), values({1, 2, 4})) << peer;
  }
  for (const Small other : std::initializer_list<Small>{2, 3, 8, 10, 15}) {
    EXPECT_EQ(board.candidates(other), values({1, 2, 3, 4})) << other;
  }
}

TEST(RegionBoard, PutsAValueWhereItsOnlyPlaceIs) {
  Board board = board_of("4x4; rows");
  ASSERT_TRUE(restrict_all_to(board, {0, 1, 2}, ~values({4})) && propagate(board));
  EXPECT_EQ(board.candidates(3), values({4}));
}

TEST(RegionBoard, FindsHousesThatCannotBeFilled) {
  Board no_place = board_of("4x4; rows");
  EXPECT_FALSE(restrict_all_to(no_place, {0, 1, 2, 3}, ~values({4})) && propagate(no_place));
  Board two_in_a_cell = board_of("4x4; rows");
  EXPECT_FALSE(restrict_all_to(two_in_a_cell, {0, 1, 2}, values({1, 2})) &&
               propagate(two_in_a_cell));
  // A smaller house needs as many values as it has cells.
  Board small = board_of("4x4; region r1c1-r1c3");
  EXPECT_FALSE(restrict_all_to(small, {0, 1, 2}, values({1, 2})) && propagate(small));
  Board enough = board_of("4x4; region r1c1-r1c3");
  EXPECT_TRUE(restrict_all_to(enough, {0, 1, 2}, values({1, 2, 3})) && propagate(enough));
}

TEST(RegionBoard, KeepsAValueWithinTheCellsThatTwoHousesShare) {
  // 4 is in the first row within the first box, so nowhere else in that box.
  Board pointing = board_of("4x4; rows; boxes 2x2");
  ASSERT_TRUE(restrict_all_to(pointing, {2, 3}, ~values({4})) && propagate(pointing));
  EXPECT_EQ(pointing.candidates(4), values({1, 2, 3}));
  EXPECT_EQ(pointing.candidates(5), values({1, 2, 3}));
  EXPECT_EQ(pointing.candidates(6), values({1, 2, 3, 4}));
  // A house that is not full loses the value in the same way, but does not claim it.
  Board small = board_of("4x4; rows; region r1c1 r1c2 r2c1");
  ASSERT_TRUE(restrict_all_to(small, {2, 3}, ~values({4})) && propagate(small));
  EXPECT_EQ(small.candidates(4), values({1, 2, 3}));
  Board not_full = board_of("4x4; rows; region r1c1 r1c2 r2c1");
  ASSERT_TRUE(restrict_all_to(not_full, {4}, ~values({4})) && propagate(not_full));
  EXPECT_EQ(not_full.candidates(2), values({1, 2, 3, 4}));
}

TEST(RegionBoard, KnowsTheLawOfLeftovers) {
  // Two rows and the regions A and B leave one cell over on each side, r2c5 and r3c1.
  Board board = board_of("5x5; rows; regions AAAAB ABBBC BCCCC DDDDD EEEEE");
  ASSERT_TRUE(board.restrict_to(9, values({1, 2})) && propagate(board));
  EXPECT_EQ(board.candidates(10), values({1, 2}));
  ASSERT_TRUE(board.restrict_to(10, values({2, 3})) && propagate(board));
  EXPECT_EQ(board.candidates(9), values({2}));
  // (Without the other regions, which imply the same from the other side.)
  for (const Small one : std::initializer_list<Small>{9, 10}) {
    Board alone = board_of("5x5; rows; regions AAAAB ABBB. B.... ..... .....");
    ASSERT_TRUE(alone.restrict_to(one, values({1, 2})) && propagate(alone));
    EXPECT_EQ(alone.candidates(9), values({1, 2})) << one;
    EXPECT_EQ(alone.candidates(10), values({1, 2})) << one;
  }
  // The same for two columns and their regions.
  Board columns = board_of("5x5; columns; regions AAB.. AB... AB... AB... B....");
  ASSERT_TRUE(columns.restrict_to(2, values({1, 2})) && propagate(columns));
  EXPECT_EQ(columns.candidates(21), values({1, 2}));
  // With both in one column no value is left for them.
  Board impossible = board_of("5x5; rows; columns; regions AAAAB ABBBC CCCCB DDDDD EEEEE");
  EXPECT_FALSE(impossible.restrict_to(9, values({1})) && propagate(impossible));
}

TEST(RegionBoard, CombinesTheValuesOfACage) {
  // 1 + 2, in any order.
  Board two = board_of("9x9; cage 3 r1c1 r1c2");
  ASSERT_TRUE(propagate(two));
  EXPECT_EQ(two.candidates(0), values({1, 2}));
  EXPECT_EQ(two.candidates(1), values({1, 2}));
  // 9 + 8 + 7 = 24; the middle cell cannot hold 8, so the others share it.
  Board three = board_of("9x9; cage 24 r1c1 r1c2 r1c3");
  ASSERT_TRUE(three.restrict_to(1, ~values({8})) && three.restrict_to(0, values({7, 8})) &&
              propagate(three));
  EXPECT_EQ(three.candidates(2), values({7, 8, 9}));
  ASSERT_TRUE(three.restrict_to(1, values({9})) && propagate(three));
  EXPECT_EQ(three.candidates(2), values({7, 8}));
  // A value in every combination, 1 + 2 + 3 or 1 + 2 + 4, is excluded from cells that see the whole
  // cage.
  Board seen = board_of("9x9; rows; cage 7 r1c1 r1c2 r1c3");
  ASSERT_TRUE(propagate(seen));
  EXPECT_EQ(seen.candidates(0), values({1, 2, 4}));
  EXPECT_EQ(seen.candidates(8), values({3, 5, 6, 7, 8, 9}));
  EXPECT_EQ(seen.candidates(9), values({1, 2, 3, 4, 5, 6, 7, 8, 9}));
  // (The other seven cells of this row are too many for an implied sum.)
  Board row = board_of("9x9; rows; cage 3 r1c1 r1c2");
  ASSERT_TRUE(propagate(row));
  EXPECT_EQ(row.candidates(8), values({3, 4, 5, 6, 7, 8, 9}));
  Board none = board_of("9x9; cage 18 r1c1 r1c2");
  EXPECT_FALSE(propagate(none));
  // Five cells: too many to try all orders.
  Board five = board_of("9x9; cage 16 r1c1-r1c5");
  ASSERT_TRUE(propagate(five));
  EXPECT_EQ(five.candidates(0), values({1, 2, 3, 4, 6}));
  // 1 + 2 + 3 + 4 + 7, whose 7 has no place, or 1 + 2 + 3 + 5 + 6.
  Board no_seven = board_of("9x9; cage 17 r1c1-r1c5");
  ASSERT_TRUE(restrict_all_to(no_seven, {0, 1, 2, 3, 4}, ~values({7})) && propagate(no_seven));
  EXPECT_EQ(no_seven.candidates(0), values({1, 2, 3, 5, 6}));
}

TEST(RegionBoard, SumsWhatCagesLeaveOfHouses) {
  // The first row adds up to 45, its cages to 43: 2 is left for the last cell.
  Board inside = board_of("9x9; rows; cage 15 r1c1-r1c4; cage 28 r1c5-r1c8");
  ASSERT_TRUE(propagate(inside));
  EXPECT_EQ(inside.candidates(8), values({2}));
  // The same for a column and a box; of overlapping cages each cell counts once.
  Board column = board_of("9x9; columns; cage 15 r1c1-r4c1; cage 28 r5c1-r8c1");
  ASSERT_TRUE(propagate(column));
  EXPECT_EQ(column.candidates(72), values({2}));
  Board box = board_of("9x9; boxes 3x3; cage 15 r1c1-r2c2; cage 28 r1c3 r2c3 r3c1 r3c2");
  ASSERT_TRUE(propagate(box));
  EXPECT_EQ(box.candidates(20), values({2}));
  Board overlap = board_of("9x9; rows; cage 15 r1c1-r1c4; cage 28 r1c5-r1c8; cage 11 r1c4-r1c5");
  ASSERT_TRUE(propagate(overlap));
  EXPECT_EQ(overlap.candidates(8), values({2}));
  // The cages that cover it add up to 52: 7 sticks out below.
  Board outside = board_of("9x9; rows; columns; cage 15 r1c1-r1c4; cage 37 r1c5-r1c9 r2c9");
  ASSERT_TRUE(propagate(outside));
  EXPECT_EQ(outside.candidates(17), values({7}));
  // Two rows together: 10 is left for r1c1 and r2c2, which may be equal.
  Board rows =
      board_of("9x9; rows; cage 30 r1c2-r1c7; cage 20 r1c8 r1c9 r2c8 r2c9; cage 30 r2c1 r2c3-r2c7");
  ASSERT_TRUE(rows.restrict_to(0, values({5})) && propagate(rows));
  EXPECT_EQ(rows.candidates(10), values({5}));
}

// More values than the tables support, and larger sums than sets of sums hold.
TEST(RegionBoard, BoundsSumsOfManyValues) {
  Board board = board_of("25x25; cage 49 r1c1 r1c2");
  ASSERT_TRUE(propagate(board));
  EXPECT_EQ(board.candidates(0), Mask{0b11} << 23);
  // Sums on either side of 64: 25 + 24 + 23 + 22 leave 11 for the fifth.
  Board five = board_of("25x25; cage 105 r1c1-r1c5");
  ASSERT_TRUE(propagate(five));
  EXPECT_EQ(five.candidates(0), ((Mask{1} << 25) - 1) & ~((Mask{1} << 10) - 1));
  Board large = board_of("25x25; cage 175 r1c1-r1c7");
  ASSERT_TRUE(restrict_all_to(large, {0, 1, 2, 3, 4, 5}, (Mask{1} << 24) | (Mask{1} << 23)));
  EXPECT_FALSE(propagate(large));
  // Different cells hold 1 to 6 and 9, or 1 to 5, 7 and 8, so none holds more than 9 …
  Board different = board_of("25x25; cage 30 r1c1-r1c7");
  ASSERT_TRUE(propagate(different));
  EXPECT_EQ(different.candidates(0), values({1, 2, 3, 4, 5, 6, 7, 8, 9}));
  Board most = board_of("25x25; cage 152 r1c1-r1c7");
  ASSERT_TRUE(propagate(most));
  EXPECT_EQ(most.candidates(0), values({17, 18, 19, 20, 21, 22, 23, 24, 25}));
  // … and all 36 values have only one sum.
  Board all = board_of("6x6; values 0-35; cage 630 r1c1-r6c6");
  EXPECT_TRUE(propagate(all));
  Board too_much = board_of("6x6; values 0-35; cage 631 r1c1-r6c6");
  EXPECT_FALSE(propagate(too_much));
  Board too_little = board_of("6x6; values 0-35; cage 629 r1c1-r6c6");
  EXPECT_FALSE(propagate(too_little));
  Board few = board_of("25x25; cage 6 r1c1-r1c3");
  ASSERT_TRUE(restrict_all_to(few, {0, 1, 2}, values({1, 2, 3})) && propagate(few));
  EXPECT_FALSE(restrict_all_to(few, {0, 1, 2}, values({1, 3})) && propagate(few));
  // Two rows leave 16 for six cells, three of which differ in either.
  Board bounded = board_of("25x25; rows; cage 317 r1c4-r2c14; cage 317 r1c15-r2c25");
  ASSERT_TRUE(propagate(bounded));
  EXPECT_EQ(bounded.candidates(0), values({1, 2, 3, 4, 5, 6, 7}));
  Board from_below = board_of("25x25; rows; cage 256 r1c4-r2c14; cage 256 r1c15-r2c25");
  ASSERT_TRUE(propagate(from_below));
  EXPECT_EQ(from_below.candidates(0), ((Mask{1} << 25) - 1) & ~((Mask{1} << 16) - 1));
}

TEST(RegionBoard, KeepsNeighbouringValuesApart) {
  Board board = board_of("5x5; rows; columns; non-consecutive");
  ASSERT_TRUE(board.restrict_to(12, values({3})) && propagate(board));
  for (const Small beside : std::initializer_list<Small>{7, 11, 13, 17}) {
    EXPECT_EQ(board.candidates(beside), values({1, 5})) << beside;
  }
  // 2 or 3: an adjacent cell cannot hold 2 or 3, and no other value is consecutive with both.
  Board two = board_of("5x5; rows; columns; non-consecutive");
  ASSERT_TRUE(two.restrict_to(12, values({2, 3})) && propagate(two));
  EXPECT_EQ(two.candidates(7), values({1, 4, 5}));
  Board three = board_of("5x5; rows; columns; non-consecutive");
  ASSERT_TRUE(three.restrict_to(12, values({2, 3, 4})) && propagate(three));
  EXPECT_EQ(three.candidates(7), values({1, 2, 4, 5}));
  // Unless a rule forbids it, adjacent cells may be equal.
  Board equal = board_of("5x5; non-consecutive");
  ASSERT_TRUE(equal.restrict_to(12, values({3})) && propagate(equal));
  EXPECT_EQ(equal.candidates(7), values({1, 3, 5}));
}

TEST(RegionBoard, FollowsTheRulesInPortions) {
  constexpr std::string_view kText =
      "9x9; rows; columns; boxes 3x3; cage 4 r1c1 r1c2; cage 20 r2c1-r2c4; non-consecutive; "
      "cage 12 r5c1-r5c3; cage 15 r6c5-r6c7";
  Board whole = board_of(kText), divided = board_of(kText);
  for (Board* const board : {&whole, &divided}) ASSERT_TRUE(board->restrict_to(40, values({8})));
  ASSERT_TRUE(propagate(whole));
  EXPECT_TRUE(whole.is_stable());
  int portions = 0;
  for (; !divided.is_stable(); ++portions) {
    WorkBudget budget(1);
    ASSERT_TRUE(divided.propagate(budget));
    EXPECT_GE(budget.spent(), 1U);
    EXPECT_LT(budget.spent(), 5000U);
  }
  EXPECT_GT(portions, 50);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    EXPECT_EQ(divided.candidates(cell), whole.candidates(cell)) << cell;
  }
  WorkBudget none(0);
  ASSERT_TRUE(divided.restrict_to(0, values({1})) && divided.propagate(none));
  EXPECT_FALSE(divided.is_stable());
  EXPECT_EQ(divided.candidates(1), whole.candidates(1));
}

TEST(RegionBoard, GoesBackToEarlierStates) {
  Board board = board_of("4x4; rows; columns; boxes 2x2");
  ASSERT_TRUE(board.restrict_to(0, values({1})) && propagate(board));
  std::vector<std::vector<Mask>> states;
  for (const Small cell : std::initializer_list<Small>{6, 9, 15}) {
    states.push_back(board.state());
    const Mask lowest = board.candidates(cell) & -board.candidates(cell);
    static_cast<void>(board.restrict_to(cell, lowest) && propagate(board));
  }
  for (; !states.empty(); states.pop_back()) {
    board.restore(states.back());
    EXPECT_EQ(board.state(), states.back());
    static_cast<void>(board.restrict_to(10, ~values({2})) && propagate(board));
  }
}

TEST(RegionBoard, ForgetsWithTheCandidatesWhatWasToFollow) {
  Board board = board_of("4x4; rows; columns; boxes 2x2");
  ASSERT_TRUE(propagate(board));
  const std::vector<Mask> before = board.state();
  ASSERT_TRUE(board.restrict_to(0, values({1})));
  board.restore(before);
  EXPECT_TRUE(propagate(board));
  EXPECT_EQ(board.candidates(1), values({1, 2, 3, 4}));
}

TEST(RegionBoard, RemembersWhereItFailed) {
  Board board = board_of("4x4; rows; columns");
  // No place for 4 in the first row: its cells weigh more.
  EXPECT_FALSE(restrict_all_to(board, {0, 1, 2, 3}, ~values({4})) && propagate(board));
  EXPECT_EQ(board.weight(2), 1U);
  EXPECT_EQ(board.weight(4), 0U);
  board.reset();
  EXPECT_EQ(board.weight(2), 0U);
  EXPECT_TRUE(propagate(board));
  // 3 and 4 are locked in the first row, so r2c1 is left without values: it weighs more, too.
  Board locked = board_of("4x4; rows; boxes 2x2");
  EXPECT_FALSE(restrict_all_to(locked, {2, 3}, values({1, 2})) &&
               locked.restrict_to(4, values({3, 4})) && propagate(locked));
  EXPECT_EQ(locked.weight(0), 1U);
  EXPECT_EQ(locked.weight(4), 1U);
  EXPECT_EQ(locked.weight(5), 0U);
}

}  // namespace
}  // namespace jiugong::regions
