#include "analysis/question.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "grid/geometry.h"
#include "support.h"

namespace jiugong {
namespace {

using analysis::ask_for_unseen;
using analysis::Question;

std::vector<Cell> cells_of(const Question& question) {
  return {question.cells().begin(), question.cells().end()};
}

Marks all_digits() {
  Marks marks;
  marks.fill(kAllDigits);
  return marks;
}

TEST(Question, RestrictsCellsToTheirUnseenDigitsThoseWithTheMostFirst) {
  const Marks alive = all_digits();
  Marks unseen{};
  unseen[0] = 0b1, unseen[40] = 0b110, unseen[80] = 0b111000;
  const Question question = ask_for_unseen(alive, unseen, 2);
  EXPECT_EQ(cells_of(question), (std::vector<Cell>{80, 40}));
  Marks expected = alive;
  expected[80] = 0b111000, expected[40] = 0b110;
  EXPECT_EQ(question.marks, expected);
  EXPECT_EQ(cells_of(ask_for_unseen(alive, unseen, 1)), (std::vector<Cell>{80}));
  EXPECT_EQ(cells_of(ask_for_unseen(alive, unseen, 81)), (std::vector<Cell>{80, 40, 0}));
}

TEST(Question, AsksForNoDigitTwiceInAHouse) {
  const Marks alive = all_digits();
  for (const Cell other : {8, 72, 20}) {  // in the row, the column and the box of cell 0
    Marks unseen{};
    unseen[0] = 0b110, unseen[static_cast<std::size_t>(other)] = 0b10, unseen[50] = 0b10;
    EXPECT_EQ(cells_of(ask_for_unseen(alive, unseen, 81)), (std::vector<Cell>{0, 50}));
    unseen[static_cast<std::size_t>(other)] = 0b1000;
    EXPECT_EQ(ask_for_unseen(alive, unseen, 81).size(), 3u) << "another digit is no hindrance";
  }
}

TEST(Question, OfRandomMarksKeepsBothPromises) {
  Random random(45);
  for (int round = 0; round < 200; ++round) {
    const Marks alive = all_digits();
    Marks unseen{};
    for (int i = 1 + random.below(150); i > 0; --i) {
      unseen[static_cast<std::size_t>(random.below(kCellCount))] |=
          static_cast<DigitSet>(1 << random.below(9));
    }
    const std::vector<Cell> cells = cells_of(ask_for_unseen(alive, unseen, 20));
    ASSERT_FALSE(cells.empty());
    ASSERT_LE(cells.size(), 20u);
    const auto digits = [&](Cell cell) { return unseen[static_cast<std::size_t>(cell)]; };
    EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end(), [&](Cell a, Cell b) {
      return std::popcount(digits(a)) > std::popcount(digits(b));
    }));
    for (const Cell a : cells) {
      for (const Cell b : cells) ASSERT_FALSE(are_peers(a, b) && (digits(a) & digits(b)) != 0);
    }
  }
}

}  // namespace
}  // namespace jiugong
