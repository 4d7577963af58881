// The trees of recorded steps: every statement follows from its parents.
#include <algorithm>
#include <map>
#include <set>

#include "jiugong/geometry.h"
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

bool share(Cell a, Cell b, LinkReason reason) {
  switch (reason) {
    case LinkReason::kCell:
      return a == b;
    case LinkReason::kBox:
      return a != b && box_of(a) == box_of(b);
    case LinkReason::kRow:
      return a != b && row_of(a) == row_of(b);
    case LinkReason::kColumn:
      return a != b && column_of(a) == column_of(b);
    default:
      return false;
  }
}

// Whether two candidates exclude each other for this reason.
bool linked(const CandidateDigit& a, const CandidateDigit& b, LinkReason reason) {
  const bool digits = reason == LinkReason::kCell ? a.digit != b.digit : a.digit == b.digit;
  return digits && share(a.cell, b.cell, reason);
}

// The candidates that exclude `candidate` for this reason, of those on the board.
std::vector<CandidateDigit> rivals(const Candidates& board, const CandidateDigit& candidate,
                                   LinkReason reason) {
  std::vector<CandidateDigit> list;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    for (const int digit : bits(board.cells[cell])) {
      const CandidateDigit other = {cell, static_cast<Digit>(digit + 1)};
      if (linked(candidate, other, reason)) list.push_back(other);
    }
  }
  return list;
}

void expect_valid(const Step& step, const Candidates& board, bool dynamic);

// Removes what is off in the tree before a node: not all of what the run had removed, but enough for
// the patterns and chains that rest on it to be told.
void expect_valid(const ChainTree& tree, const Step& step, const Candidates& board, bool dynamic) {
  ASSERT_FALSE(tree.nodes.empty());
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const ChainNode& node = tree.nodes[i];
    ASSERT_TRUE(board.has(node.candidate.cell, node.candidate.digit - 1));
    ASSERT_EQ(node.parents.empty(), node.reason == LinkReason::kAssumption);
    ASSERT_EQ(node.reason == LinkReason::kAssumption, i == 0) << step.name();
    for (const int parent : node.parents) {
      ASSERT_GE(parent, 0);
      ASSERT_LT(parent, static_cast<int>(i));
    }
    const bool nested =
        node.reason == LinkReason::kPattern || node.reason == LinkReason::kNestedChain;
    ASSERT_EQ(node.nested >= 0, nested);
    const auto parent_at = [&](int parent) -> const ChainNode& {
      return tree.nodes[static_cast<std::size_t>(parent)];
    };
    if (nested) {
      ASSERT_LT(node.nested, static_cast<int>(step.nested.size()));
      ASSERT_FALSE(node.on);
      const Step& inside = step.nested[static_cast<std::size_t>(node.nested)];
      const bool removed = std::any_of(
          inside.eliminations.begin(), inside.eliminations.end(), [&](const Elimination& e) {
            return e.cell == node.candidate.cell && has_bit(e.digits, node.candidate.digit - 1);
          });
      ASSERT_TRUE(removed) << step.name() << " " << inside.name();
      for (const int parent : node.parents) ASSERT_FALSE(parent_at(parent).on);
    } else if (node.reason != LinkReason::kAssumption && !node.on) {
      ASSERT_EQ(node.parents.size(), 1u);
      ASSERT_TRUE(parent_at(node.parents[0]).on);
      ASSERT_TRUE(linked(node.candidate, parent_at(node.parents[0]).candidate, node.reason));
    } else if (node.reason != LinkReason::kAssumption) {
      // It is the last of its cell or house: all others are among its parents.
      std::set<std::pair<Cell, int>> gone;
      for (const int parent : node.parents) {
        const ChainNode& off = parent_at(parent);
        ASSERT_FALSE(off.on);
        ASSERT_TRUE(linked(node.candidate, off.candidate, node.reason));
        gone.insert({off.candidate.cell, off.candidate.digit});
      }
      const auto others = rivals(board, node.candidate, node.reason);
      ASSERT_EQ(gone.size(), others.size()) << step.name();
      if (!dynamic) {
        ASSERT_EQ(gone.size(), 1u);
      }
    }
  }
}

int tree_sizes(const Step& step) {
  int sum = 0;
  for (const ChainTree& tree : step.trees) {
    std::set<std::tuple<Cell, int, bool>> said;
    for (const ChainNode& node : tree.nodes) {
      said.insert({node.candidate.cell, node.candidate.digit, node.on});
    }
    sum += static_cast<int>(said.size());
  }
  return sum;
}

void expect_valid(const Step& step, const Candidates& board, bool dynamic) {
  for (const ChainTree& tree : step.trees) expect_valid(tree, step, board, dynamic);
  for (const Step& inside : step.nested) {
    // (The candidates of its moment are fewer than those of the board.)
    ASSERT_FALSE(inside.eliminations.empty()) << step.name();
    if (inside.complexity == 0) {
      ASSERT_FALSE(inside.cells.empty());
      ASSERT_FALSE(inside.houses.empty());
      continue;
    }
    ASSERT_FALSE(inside.trees.empty()) << inside.name();
    ASSERT_GT(inside.rating, 0);
  }
}

bool is_cycle(Technique technique) {
  return technique == Technique::kGeneralizedXWing ||
         technique == Technique::kBidirectionalXCycle ||
         technique == Technique::kBidirectionalYCycle ||
         technique == Technique::kBidirectionalCycle;
}

TEST(StepRecord, OfEveryChainFollowsFromItsAssumptions) {
  int chains = 0, patterns_inside = 0, chains_inside = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity == 0) continue;
    const auto step = next_step(known.position);
    ASSERT_TRUE(step.has_value());
    ++chains;
    const bool dynamic = step->technique == Technique::kNishioForcingChains ||
                         step->technique >= Technique::kDynamicCellForcingChains;
    expect_valid(*step, board_of(known.position), dynamic);
    if (HasFatalFailure()) return;
    // The complexity counts the statements of the trees, and each chain inside once.
    int nested = 0;
    std::set<std::string> seen;
    for (const Step& inside : step->nested) {
      patterns_inside += inside.complexity == 0 ? 1 : 0;
      chains_inside += inside.complexity == 0 ? 0 : 1;
      nested += inside.complexity;
    }
    if (is_cycle(step->technique)) {
      ASSERT_EQ(step->trees.size(), 2u);
      EXPECT_EQ(tree_sizes(*step), 2 * known.complexity);
    } else if (nested == 0) {
      EXPECT_EQ(tree_sizes(*step), known.complexity) << known.name;
    } else {
      // (Equal chains found at different moments count once.)
      EXPECT_GT(known.complexity, tree_sizes(*step));
      EXPECT_LE(known.complexity, tree_sizes(*step) + nested);
    }
  }
  EXPECT_GT(chains, 100);
  EXPECT_GT(patterns_inside, 10);
  EXPECT_GT(chains_inside, 5);
}

TEST(StepRecord, OfCellAndRegionChainsHasATreeForEachAlternative) {
  int cells = 0, regions = 0;
  for (const KnownStep& known : known_steps()) {
    const auto step = next_step(known.position);
    const Board board = board_of(known.position);
    const Technique technique = step->technique;
    if (technique == Technique::kCellForcingChains ||
        technique == Technique::kDynamicCellForcingChains) {
      ++cells;
      ASSERT_EQ(step->cells.size(), 1u);
      const DigitSet digits = board.cells[step->cells[0]];
      EXPECT_EQ(step->digits, digits);
      ASSERT_EQ(step->trees.size(), static_cast<std::size_t>(std::popcount(digits)));
    } else if (technique == Technique::kRegionForcingChains ||
               technique == Technique::kDynamicRegionForcingChains) {
      ++regions;
      ASSERT_EQ(step->houses.size(), 1u);
      std::size_t places = 0;
      for (const Cell cell : kHouses[static_cast<std::size_t>(step->houses[0])]) {
        if ((board.cells[cell] & step->digits) != 0) ++places;
      }
      ASSERT_EQ(step->trees.size(), places);
    } else {
      continue;
    }
    // All lead to the same conclusion.
    const ChainNode& conclusion = step->trees[0].nodes.back();
    for (const ChainTree& tree : step->trees) {
      EXPECT_TRUE(tree.nodes.front().on);
      EXPECT_EQ(tree.nodes.back().candidate, conclusion.candidate);
      EXPECT_EQ(tree.nodes.back().on, conclusion.on);
    }
    EXPECT_EQ(step->placement.has_value(), conclusion.on);
  }
  EXPECT_GT(cells, 10);
  EXPECT_GT(regions, 10);
}

TEST(StepRecord, OfAContradictionHasACandidateOnAndOff) {
  int contradictions = 0;
  for (const KnownStep& known : known_steps()) {
    const auto step = next_step(known.position);
    if (step->technique != Technique::kNishioForcingChains &&
        step->technique != Technique::kDynamicContradictionForcingChains) {
      continue;
    }
    ++contradictions;
    ASSERT_EQ(step->trees.size(), 2u);
    EXPECT_EQ(step->trees[0].nodes.back().candidate, step->trees[1].nodes.back().candidate);
    EXPECT_TRUE(step->trees[0].nodes.back().on);
    EXPECT_FALSE(step->trees[1].nodes.back().on);
    const ChainNode& assumption = step->trees[0].nodes.front();
    EXPECT_EQ(step->placement.has_value(), !assumption.on);
    EXPECT_EQ(step->cells, (std::vector<Cell>{assumption.candidate.cell}));
  }
  EXPECT_GT(contradictions, 20);
}

TEST(StepRecord, OfPatternsNamesTheirHousesAndCells) {
  std::map<std::string, int> seen;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0) continue;  // chains take longer
    const auto step = next_step(known.position);
    if (step->technique == Technique::kNakedSingle) continue;
    ++seen[known.name];
    const Technique technique = step->technique;
    const auto in_house = [&](Cell cell, std::size_t house) {
      const auto& cells = kHouses[static_cast<std::size_t>(step->houses[house])];
      return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    if (technique == Technique::kHiddenSingle) {
      ASSERT_EQ(step->houses.size(), 1u);
      EXPECT_TRUE(in_house(step->placement->cell, 0));
    } else if (technique == Technique::kPointing || technique == Technique::kClaiming) {
      ASSERT_EQ(step->houses.size(), 2u);
      for (const Cell cell : step->cells) {
        EXPECT_TRUE(in_house(cell, 0));
        EXPECT_TRUE(in_house(cell, 1));
      }
      for (const Elimination& elimination : step->eliminations) {
        EXPECT_FALSE(in_house(elimination.cell, 0));
        EXPECT_TRUE(in_house(elimination.cell, 1));
        EXPECT_EQ(elimination.digits, step->digits);
      }
    } else if (technique == Technique::kNakedPair || technique == Technique::kHiddenPair ||
               technique == Technique::kNakedTriplet || technique == Technique::kHiddenTriplet) {
      EXPECT_EQ(static_cast<int>(step->cells.size()), std::popcount(step->digits));
      for (const Cell cell : step->cells) EXPECT_TRUE(in_house(cell, 0));
    } else if (technique == Technique::kXWing || technique == Technique::kSwordfish) {
      const std::size_t size = technique == Technique::kXWing ? 2 : 3;
      ASSERT_EQ(step->houses.size(), 2 * size);
      EXPECT_TRUE(is_single(step->digits));
      for (const Cell cell : step->cells) {
        bool base = false, cover = false;
        for (std::size_t i = 0; i < size; ++i) base = base || in_house(cell, i);
        for (std::size_t i = size; i < 2 * size; ++i) cover = cover || in_house(cell, i);
        EXPECT_TRUE(base && cover);
      }
    } else if (technique == Technique::kXYWing || technique == Technique::kXYZWing) {
      ASSERT_EQ(step->cells.size(), 3u);
      EXPECT_TRUE(are_peers(step->cells[0], step->cells[1]));
      EXPECT_TRUE(are_peers(step->cells[0], step->cells[2]));
    } else if (technique == Technique::kUniqueRectangle || technique == Technique::kUniqueLoop) {
      EXPECT_EQ(std::popcount(step->digits), 2);
      EXPECT_EQ(step->cells.size() == 4, technique == Technique::kUniqueRectangle);
      for (std::size_t i = 0; i < step->cells.size(); ++i) {
        EXPECT_TRUE(are_peers(step->cells[i], step->cells[(i + 1) % step->cells.size()]));
      }
    } else {
      EXPECT_FALSE(step->cells.empty()) << known.name;
    }
  }
  EXPECT_GT(seen.size(), 20u);
}

TEST(StepRecord, HasTheCandidatesOfPatternsByRole) {
  int extra = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0) continue;  // chains take longer
    const auto step = next_step(known.position);
    const Board board = board_of(known.position);
    EXPECT_FALSE(step->candidates.empty()) << known.name;
    int before = -1;
    for (const auto& [candidate, role] : step->candidates) {
      EXPECT_TRUE(board.has(candidate.cell, candidate.digit - 1)) << known.name;
      const int number = candidate_of(candidate.cell, candidate.digit - 1);
      EXPECT_GT(number, before);
      before = number;
      if (role == CandidateRole::kPattern) continue;
      ++extra;
      EXPECT_TRUE(step->technique == Technique::kUniqueRectangle ||
                  step->technique == Technique::kUniqueLoop ||
                  step->technique == Technique::kBivalueUniversalGrave)
          << known.name;
    }
  }
  EXPECT_GT(extra, 50);
}

TEST(StepRecord, OfASingleNamesWhatBlocksTheOthers) {
  int hidden = 0, naked = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0) continue;  // chains take longer
    const auto step = next_step(known.position);
    const Grid& digits = known.position.givens;
    if (step->technique == Technique::kHiddenSingle) {
      ++hidden;
      for (const Cell blocker : step->blockers) {
        EXPECT_EQ(digits[blocker], step->placement->digit);
      }
      // Each other open cell of the house sees one, or has lost the candidate before.
      for (const Cell cell : kHouses[static_cast<std::size_t>(step->houses[0])]) {
        if (digits[cell] != 0 || cell == step->placement->cell) continue;
        bool sees = false;
        for (const Cell blocker : step->blockers) sees = sees || are_peers(blocker, cell);
        bool blocked = false;
        for (Cell peer = 0; peer < kCellCount; ++peer) {
          blocked = blocked || (are_peers(peer, cell) && digits[peer] == step->placement->digit);
        }
        EXPECT_EQ(sees, blocked);
      }
    } else if (step->technique == Technique::kNakedSingle) {
      ++naked;
      std::set<int> blocked;
      for (const Cell blocker : step->blockers) {
        EXPECT_TRUE(are_peers(blocker, step->placement->cell));
        blocked.insert(digits[blocker]);
      }
      EXPECT_EQ(blocked.size(), step->blockers.size());
      EXPECT_FALSE(blocked.contains(step->placement->digit));
    } else {
      EXPECT_TRUE(step->blockers.empty());
    }
  }
  EXPECT_GE(hidden, 10);
  EXPECT_GE(naked, 10);
}

TEST(StepRecord, OfAWingLinksItsPivotToItsWings) {
  int wings = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0) continue;  // chains take longer
    const auto step = next_step(known.position);
    const bool xyz = step->technique == Technique::kXYZWing;
    if (step->technique != Technique::kXYWing && !xyz) {
      EXPECT_TRUE(step->links.empty());
      continue;
    }
    ++wings;
    ASSERT_EQ(step->links.size(), xyz ? 4u : 2u);
    for (const StepLink& link : step->links) {
      EXPECT_EQ(link.from.cell, step->cells[0]);
      EXPECT_FALSE(link.strong);
      EXPECT_TRUE(linked(link.from, link.to, link.reason));
    }
  }
  EXPECT_GE(wings, 20);
}

TEST(StepRecord, OfAnAlignedExclusionHasAllCombinationsThatAreExcluded) {
  int exclusions = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0) continue;  // chains take longer
    const auto step = next_step(known.position);
    const Board board = board_of(known.position);
    const bool pair = step->technique == Technique::kAlignedPairExclusion;
    if (!pair && step->technique != Technique::kAlignedTripletExclusion) {
      EXPECT_TRUE(step->excluded.empty());
      continue;
    }
    ++exclusions;
    const std::size_t count = pair ? 2 : 3;
    ASSERT_EQ(step->cells.size(), count);
    std::size_t all = 1;
    for (const Cell cell : step->cells) {
      all *= static_cast<std::size_t>(std::popcount(board.cells[cell]));
    }
    for (const ExcludedCombination& combination : step->excluded) {
      ASSERT_EQ(combination.digits.size(), count);
      unsigned digits = 0;
      bool clash = false;
      for (std::size_t i = 0; i < count; ++i) {
        EXPECT_TRUE(board.has(step->cells[i], combination.digits[i] - 1));
        digits |= 1U << (combination.digits[i] - 1);
        for (std::size_t k = 0; k < i; ++k) {
          clash = clash || (combination.digits[i] == combination.digits[k] &&
                            are_peers(step->cells[i], step->cells[k]));
        }
      }
      EXPECT_EQ(clash, !combination.excluder.has_value());
      if (clash) continue;
      EXPECT_EQ(board.cells[*combination.excluder] & ~digits, 0u);
      for (const Cell cell : step->cells) EXPECT_TRUE(are_peers(cell, *combination.excluder));
    }
    // A digit falls if all combinations with it are excluded.
    for (std::size_t i = 0; i < count; ++i) {
      const Cell cell = step->cells[i];
      for (const int digit : bits(board.cells[cell])) {
        std::size_t excluded = 0;
        for (const ExcludedCombination& combination : step->excluded) {
          if (combination.digits[i] == digit + 1) ++excluded;
        }
        const std::size_t with = all / static_cast<std::size_t>(std::popcount(board.cells[cell]));
        const bool falls = std::any_of(
            step->eliminations.begin(), step->eliminations.end(),
            [&](const Elimination& e) { return e.cell == cell && has_bit(e.digits, digit); });
        EXPECT_EQ(excluded == with, falls);
      }
    }
  }
  EXPECT_GE(exclusions, 20);
}

}  // namespace
}  // namespace jiugong::teach
