#include "twist/boxes/box_classes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include "support.h"
#include "unit/twist/boxes/moved_boxes.h"

namespace jiugong::twist::boxes {
namespace {

TEST(BoxClasses, ThereAre10080OfSize36) {
  std::map<ClassNumber, std::uint32_t> sizes;
  std::uint32_t normal_ones = 0;
  for (std::uint32_t number = 0; number < kOrderCount; ++number) {
    const Order3x3 order = order_numbered(number);
    ++sizes[class_of(order)];
    normal_ones += is_normal(order) ? 1 : 0;
  }
  EXPECT_EQ(sizes.size(), 10'080u);
  EXPECT_EQ(normal_ones, 10'080u);
  for (const auto& [number, size] : sizes) {
    ASSERT_EQ(size, kClassSize);
    ASSERT_LT(number, kClassNumbers);
    const Order3x3 normal = order_numbered(number);
    ASSERT_TRUE(is_normal(normal));
    ASSERT_EQ(class_of(normal), number);
  }
}

TEST(BoxClasses, TheMembersAreAllOfAClass) {
  const Order3x3 order = {4, 7, 1, 0, 2, 8, 5, 3, 6};
  std::set<Order3x3> members;
  for (std::uint32_t number = 0; number < kClassSize; ++number) {
    const Order3x3 member = member_of_class(order, number);
    EXPECT_EQ(class_of(member), class_of(order));
    members.insert(member);
  }
  EXPECT_EQ(members.size(), kClassSize);
  EXPECT_EQ(member_of_class(order, 0), order);
}

TEST(BoxClasses, BandsAndStacksMayChangePlaces) {
  const Order3x3 order = {4, 7, 1, 0, 2, 8, 5, 3, 6};
  EXPECT_EQ(class_of(order), class_of({0, 2, 8, 5, 3, 6, 4, 7, 1}));
  EXPECT_EQ(class_of(order), class_of({1, 7, 4, 8, 2, 0, 6, 3, 5}));
  EXPECT_NE(class_of(order), class_of({4, 0, 5, 7, 2, 3, 1, 8, 6}));  // mirrored
  EXPECT_NE(class_of(order), class_of({7, 4, 1, 0, 2, 8, 5, 3, 6}));  // two boxes exchanged
}

TEST(BoxLooks, AreTheClassesWhenAllBoxesDiffer) {
  const BoxLooks looks(grid_of(kPuzzleSolved));
  for (std::uint32_t number = 0; number < kOrderCount; number += 7) {
    const Order3x3 order = order_numbered(number);
    ASSERT_EQ(looks.look_of(order), class_of(order));
  }
}

// The canonical form of a sudoku under permutations of its bands and stacks.
std::string least_line(const Grid& puzzle, const Order3x3& order) {
  std::string least(1, '~');
  std::array<std::size_t, 3> bands = {0, 1, 2};
  do {
    std::array<std::size_t, 3> stacks = {0, 1, 2};
    do {
      Order3x3 member{};
      for (std::size_t place = 0; place < 9; ++place) {
        member[place] = order[3 * bands[place / 3] + stacks[place % 3]];
      }
      least = std::min(least, with_boxes(puzzle, member).to_line());
    } while (std::next_permutation(stacks.begin(), stacks.end()));
  } while (std::next_permutation(bands.begin(), bands.end()));
  return least;
}

TEST(BoxLooks, ClassesThatLookTheSameHaveOneLook) {
  // Three blank boxes, and two with a 5 in the middle.
  Grid puzzle;
  puzzle.set(10, 5), puzzle.set(16, 5);
  puzzle.set(0, 1), puzzle.set(30, 2), puzzle.set(40, 3), puzzle.set(50, 4), puzzle.set(60, 6);
  const BoxLooks looks(puzzle);
  std::map<std::string, ClassNumber> seen;
  std::set<ClassNumber> numbers;
  for (std::uint32_t number = 11; number < kOrderCount; number += 997) {
    const Order3x3 order = order_numbered(number);
    // Exchanging two blank boxes keeps the look.
    Order3x3 exchanged = order;
    for (std::uint8_t& box : exchanged) box = box == 6 ? 7 : box == 7 ? 6 : box;
    const ClassNumber look = looks.look_of(order);
    EXPECT_EQ(looks.look_of(exchanged), look);
    EXPECT_EQ(looks.look_of(order_numbered(look)), look);
    const auto [at, added] = seen.emplace(least_line(puzzle, order), look);
    EXPECT_EQ(at->second, look);
    EXPECT_EQ(numbers.insert(look).second, added);
  }
  EXPECT_GT(seen.size(), 10u);
}

TEST(BoxLooks, BlankBoxesAllLookTheSame) {
  const BoxLooks looks{Grid()};
  EXPECT_EQ(looks.look_of({0, 1, 2, 3, 4, 5, 6, 7, 8}), looks.look_of({8, 3, 1, 6, 0, 5, 7, 4, 2}));
}

}  // namespace
}  // namespace jiugong::twist::boxes
