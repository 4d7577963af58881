// The records of the human style: every pattern is on the board, and is what its technique says.
#include <algorithm>
#include <set>

#include "jiugong/geometry.h"
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

// Why two candidates are linked; the houses of a strong link have no third place, nor its cell a third digit.
void expect_true(const StepLink& link, const Board& board, const std::string& name) {
  const auto& [from, to, strong, reason] = link;
  ASSERT_TRUE(board.has(from.cell, from.digit - 1) && board.has(to.cell, to.digit - 1)) << name;
  if (reason == LinkReason::kCell) {
    ASSERT_EQ(from.cell, to.cell);
    ASSERT_NE(from.digit, to.digit);
    if (strong) {
      ASSERT_EQ(std::popcount(board.cells[from.cell]), 2) << name;
    }
    return;
  }
  ASSERT_EQ(from.digit, to.digit) << name;
  ASSERT_NE(from.cell, to.cell) << name;
  const int type = static_cast<int>(reason) - static_cast<int>(LinkReason::kBox);
  ASSERT_TRUE(type >= kBlock && type <= kColumn) << name;
  const int house = house_of(from.cell, type);
  ASSERT_EQ(house, house_of(to.cell, type)) << name;
  if (strong) {
    ASSERT_EQ(std::popcount(board.places[house][from.digit - 1]), 2) << name;
  }
}

bool is_chain(Technique technique) {
  switch (technique) {
    case Technique::kSkyscraper:
    case Technique::kTwoStringKite:
    case Technique::kTurbotFish:
    case Technique::kWWing:
    case Technique::kXChain:
    case Technique::kXYChain:
    case Technique::kContinuousNiceLoop:
    case Technique::kAlternatingInferenceChain:
      return true;
    default:
      return false;
  }
}

// Calls `visit(step, board)` for each known step.
template <typename Visit>
void for_each_known(Visit visit) {
  for (const KnownHumanStep& known : known_human_steps()) {
    const auto step = next_step(known.position, Style::kHuman);
    ASSERT_TRUE(step.has_value());
    visit(*step, board_of(known.position));
  }
}

TEST(HumanRecord, HasCandidatesAndLinksOfTheBoard) {
  for_each_known([](const Step& step, const Board& board) {
    int before = -1;
    EXPECT_FALSE(step.candidates.empty()) << step.name();
    for (const auto& [candidate, role] : step.candidates) {
      EXPECT_TRUE(board.has(candidate.cell, candidate.digit - 1)) << step.name();
      const int number = candidate_of(candidate.cell, candidate.digit - 1);
      EXPECT_GT(number, before) << step.name();
      before = number;
    }
    for (const StepLink& link : step.links) expect_true(link, board, step.name());
    const std::set<Cell> distinct(step.cells.begin(), step.cells.end());
    EXPECT_EQ(distinct.size(), step.cells.size()) << step.name();
  });
}

TEST(HumanRecord, OfAChainHasStrongAndWeakLinksInTurn) {
  int chains = 0;
  for_each_known([&](const Step& step, const Board& board) {
    if (!is_chain(step.technique)) return;
    ++chains;
    const std::size_t count = step.links.size();
    const bool loop = step.technique == Technique::kContinuousNiceLoop;
    ASSERT_EQ(count % 2, loop ? 0u : 1u) << step.name();
    ASSERT_GE(count, 3u) << step.name();
    for (std::size_t i = 0; i < count; ++i) {
      EXPECT_EQ(step.links[i].strong, i % 2 == 0) << step.name();
      if (i > 0) {
        EXPECT_EQ(step.links[i].from, step.links[i - 1].to) << step.name();
      }
    }
    const CandidateDigit first = step.links.front().from, last = step.links.back().to;
    if (loop) {
      EXPECT_EQ(first, last) << step.name();
    } else {
      // What falls sees both ends.
      for (const Elimination& elimination : step.eliminations) {
        for (const int digit : bits(elimination.digits)) {
          for (const CandidateDigit& end : {first, last}) {
            const bool in_cell = elimination.cell == end.cell && digit != end.digit - 1;
            const bool in_house = digit == end.digit - 1 && are_peers(elimination.cell, end.cell);
            EXPECT_TRUE(in_cell || in_house) << step.name();
          }
        }
      }
    }
    if (step.technique == Technique::kXChain) {
      EXPECT_TRUE(is_single(step.digits));
    }
    if (step.technique == Technique::kXYChain) {
      for (const Cell cell : step.cells) EXPECT_EQ(std::popcount(board.cells[cell]), 2);
    }
  });
  EXPECT_GE(chains, 90);
}

TEST(HumanRecord, OfTwoLinksIsOfItsShape) {
  for_each_known([](const Step& step, const Board&) {
    if (step.technique == Technique::kWWing) {
      ASSERT_EQ(step.cells.size(), 4u);
      EXPECT_EQ(std::popcount(step.digits), 2);
      EXPECT_EQ(step.links.front().from.cell, step.cells[0]);
      EXPECT_EQ(step.links.back().to.cell, step.cells[3]);
      EXPECT_EQ(step.links.front().from.digit, step.links.back().to.digit);
      return;
    }
    const bool kite = step.technique == Technique::kTwoStringKite;
    if (!kite && step.technique != Technique::kSkyscraper) return;
    ASSERT_EQ(step.links.size(), 3u);
    const LinkReason one = step.links[0].reason, middle = step.links[1].reason,
                     two = step.links[2].reason;
    if (kite) {
      EXPECT_EQ(middle, LinkReason::kBox);
      EXPECT_NE(row_of(step.cells[0]) == row_of(step.cells[1]),
                row_of(step.cells[2]) == row_of(step.cells[3]));
    } else {
      // (A link of two places in a box, too, is told by its box.)
      const bool rows = row_of(step.cells[0]) == row_of(step.cells[1]);
      EXPECT_EQ(rows, row_of(step.cells[2]) == row_of(step.cells[3]));
      EXPECT_EQ(rows ? column_of(step.cells[1]) == column_of(step.cells[2])
                     : row_of(step.cells[1]) == row_of(step.cells[2]),
                true);
      EXPECT_NE(one, LinkReason::kCell);
      EXPECT_NE(two, LinkReason::kCell);
    }
  });
}

TEST(HumanRecord, OfAlmostLockedSetsHasTheSetsAndTheirLinks) {
  int sets = 0;
  for_each_known([&](const Step& step, const Board& board) {
    std::size_t least = 0;
    if (step.technique == Technique::kAlsXZ) least = 2;
    if (step.technique == Technique::kAlsXYWing) least = 3;
    if (step.technique == Technique::kAlsChain) least = 4;
    if (least == 0) return;
    ASSERT_GE(step.groups.size(), least);
    if (least < 4) {
      ASSERT_EQ(step.groups.size(), least);
    }
    for (const CellGroup& group : step.groups) {
      ++sets;
      unsigned digits = 0;
      std::uint32_t houses = kAllHouses;
      for (const Cell cell : group.cells) {
        digits |= board.cells[cell];
        houses &= houses_of(cell);
      }
      EXPECT_EQ(digits, group.digits);
      EXPECT_EQ(static_cast<std::size_t>(std::popcount(digits)), group.cells.size() + 1);
      EXPECT_NE(houses, 0u);
    }
    // Each set has a link to the next.
    for (std::size_t i = 1; i < step.groups.size(); ++i) {
      const auto in = [&](const CandidateDigit& end, std::size_t group) {
        const auto& cells = step.groups[group].cells;
        return std::find(cells.begin(), cells.end(), end.cell) != cells.end();
      };
      EXPECT_TRUE(std::any_of(step.links.begin(), step.links.end(), [&](const StepLink& link) {
        return in(link.from, i - 1) && in(link.to, i);
      })) << step.name();
    }
  });
  EXPECT_GE(sets, 80);
}

TEST(HumanRecord, OfColouringHasTwoColoursOfEachComponent) {
  for_each_known([](const Step& step, const Board& board) {
    const bool remote = step.technique == Technique::kRemotePair;
    const bool multi = step.technique == Technique::kMultiColouring;
    if (!remote && !multi && step.technique != Technique::kSimpleColouring) return;
    ASSERT_EQ(step.groups.size(), multi ? 4u : 2u);
    EXPECT_GE(step.links.size(), multi ? 2u : 1u) << step.name();
    for (const StepLink& link : step.links) EXPECT_EQ(link.strong, !remote);
    for (const CellGroup& group : step.groups) {
      EXPECT_EQ(group.digits, step.digits);
      EXPECT_FALSE(group.cells.empty());
      for (const Cell cell : group.cells) {
        EXPECT_EQ(step.digits & ~board.cells[cell], 0);
        if (remote) {
          EXPECT_EQ(board.cells[cell], step.digits);
        }
      }
    }
  });
}

TEST(HumanRecord, OfSueDeCoqHasAsManyDigitsAsCells) {
  for_each_known([](const Step& step, const Board&) {
    if (step.technique != Technique::kSueDeCoq) return;
    ASSERT_EQ(step.groups.size(), 3u);
    EXPECT_EQ(step.cells.size(), static_cast<std::size_t>(std::popcount(step.digits)));
    EXPECT_EQ(step.groups[1].digits & step.groups[2].digits, 0);
    EXPECT_EQ(step.houses.size(), 2u);
  });
}

TEST(HumanRecord, OfAFinnedFishHasItsFinsInABox) {
  for_each_known([](const Step& step, const Board& board) {
    if (step.technique < Technique::kFinnedXWing) return;
    if (step.technique > Technique::kSashimiJellyfish) return;
    const int number = static_cast<int>(step.technique) - static_cast<int>(Technique::kFinnedXWing);
    const std::size_t size = 2 + static_cast<std::size_t>(number / 2);
    ASSERT_EQ(step.houses.size(), 2 * size);
    ASSERT_FALSE(step.extra_cells.empty());
    const auto covers = [&](Cell cell, std::size_t from, std::size_t to) {
      return std::count_if(step.houses.begin() + static_cast<std::ptrdiff_t>(from),
                           step.houses.begin() + static_cast<std::ptrdiff_t>(to), [&](int house) {
                             const auto& cells = kHouses[static_cast<std::size_t>(house)];
                             return std::find(cells.begin(), cells.end(), cell) != cells.end();
                           });
    };
    bool thin = false;
    for (std::size_t i = 0; i < size; ++i) {
      const auto& cells = kHouses[static_cast<std::size_t>(step.houses[i])];
      int covered = 0;
      for (const Cell cell : cells) {
        if (board.has(cell, lowest_bit(step.digits)) && covers(cell, size, 2 * size) != 0)
          ++covered;
      }
      thin = thin || covered == 1;
    }
    EXPECT_EQ(thin, number % 2 != 0) << step.name();
    for (const Cell cell : step.cells)
      EXPECT_EQ(covers(cell, 0, size) * covers(cell, size, 2 * size), 1);
    for (const Cell fin : step.extra_cells) {
      EXPECT_EQ(box_of(fin), box_of(step.extra_cells.front()));
      EXPECT_EQ(covers(fin, 0, size), 1);
      EXPECT_EQ(covers(fin, size, 2 * size), 0);
      for (const Elimination& elimination : step.eliminations) {
        EXPECT_TRUE(are_peers(fin, elimination.cell));
        EXPECT_EQ(covers(elimination.cell, size, 2 * size), 1);
      }
    }
  });
}

TEST(HumanRecord, OfARectangleHasItsCornersInTwoBoxes) {
  for_each_known([](const Step& step, const Board& board) {
    const bool avoidable = step.technique == Technique::kAvoidableRectangle;
    if (!avoidable && step.technique != Technique::kHiddenRectangle &&
        step.technique != Technique::kUniqueRectangle) {
      return;
    }
    ASSERT_EQ(step.cells.size(), 4u);
    EXPECT_EQ(std::popcount(step.digits), 2);
    std::set<int> boxes;
    for (std::size_t i = 0; i < 4; ++i) {
      boxes.insert(box_of(step.cells[i]));
      EXPECT_TRUE(are_peers(step.cells[i], step.cells[(i + 1) % 4]));
      if (!avoidable) {
        EXPECT_EQ(step.digits & ~board.cells[step.cells[i]], 0);
      }
    }
    EXPECT_EQ(boxes.size(), 2u);
    EXPECT_FALSE(step.extra_cells.empty());
  });
}

TEST(HumanRecord, OfAnEmptyRectangleHasItsBoxAndLink) {
  for_each_known([](const Step& step, const Board& board) {
    if (step.technique != Technique::kEmptyRectangle) return;
    ASSERT_EQ(step.houses.size(), 2u);
    ASSERT_EQ(step.extra_cells.size(), 2u);
    EXPECT_GE(step.houses[0], 18);
    for (const Cell cell : step.cells) EXPECT_EQ(box_of(cell), step.houses[0] - 18);
    int places = 0;
    for (const Cell cell : kHouses[static_cast<std::size_t>(step.houses[1])]) {
      if (board.has(cell, lowest_bit(step.digits))) ++places;
    }
    EXPECT_EQ(places, 2);
    EXPECT_TRUE(are_peers(step.extra_cells[0], step.extra_cells[1]));
  });
}

}  // namespace
}  // namespace jiugong::teach
