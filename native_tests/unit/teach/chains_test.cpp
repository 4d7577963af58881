// The short cuts of the searches for chains change nothing: the slow way finds the same.
#include <deque>
#include <limits>
#include <memory>
#include <set>

#include "support.h"
#include "teach/chain_levels.h"
#include "teach/chain_search.h"
#include "teach/forcing_chains.h"
#include "teach/nishio.h"
#include "teach/static_chains.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

constexpr std::size_t kEvery = kSanitized ? 20 : 3;

// Boards on which chains are looked for: those of the known steps from 6.5 on.
std::vector<Board> chain_boards() {
  std::vector<Board> boards;
  std::size_t number = 0;
  for (const KnownStep& known : known_steps()) {
    if (known.complexity > 0 && number++ % kEvery == 0) boards.push_back(board_of(known.position));
  }
  EXPECT_GE(boards.size(), 8u);
  return boards;
}

// Literals that follow from one over links that do not change.
std::vector<int> followers(const Candidates& candidates, int literal, bool one_digit) {
  std::vector<int> result;
  const int candidate = candidate_in(literal), digit = digit_of(candidate);
  const Cell cell = cell_of(candidate);
  if (!one_digit) {
    const unsigned others = candidates.cells[cell] & ~(1U << digit);
    for (const int other : bits(others)) {
      if (is_on(literal)) result.push_back(off(candidate_of(cell, other)));
      if (!is_on(literal) && is_single(others)) result.push_back(on(candidate_of(cell, other)));
    }
  }
  for (int type = 0; type < 3; ++type) {
    const int house = house_of(cell, type);
    const unsigned others = candidates.places[house][digit] & ~(1U << place_of(cell, type));
    for (const int place : bits(others)) {
      const int other = candidate_of(cell_at(house, place), digit);
      if (is_on(literal)) result.push_back(off(other));
      if (!is_on(literal) && is_single(others)) result.push_back(on(other));
    }
  }
  return result;
}

// The number of statements from a literal to each, 0 for those that do not follow.
std::vector<int> distances(const Candidates& candidates, int start, bool one_digit) {
  std::vector<int> distance(kLiteralCount);
  std::deque<int> queue = {start};
  distance[static_cast<std::size_t>(start)] = 1;
  while (!queue.empty()) {
    const int literal = queue.front();
    queue.pop_front();
    for (const int next : followers(candidates, literal, one_digit)) {
      int& seen = distance[static_cast<std::size_t>(next)];
      if (seen != 0) continue;
      seen = distance[static_cast<std::size_t>(literal)] + 1;
      queue.push_back(next);
    }
  }
  return distance;
}

// The shortest chain from a literal to its opposite of all candidates, or 0.
int shortest_chain(const Candidates& candidates, bool one_digit) {
  int shortest = 0;
  for (int literal = 0; literal < kLiteralCount; ++literal) {
    const int candidate = candidate_in(literal);
    if (!candidates.has(cell_of(candidate), digit_of(candidate))) continue;
    const int opposite = is_on(literal) ? off(candidate) : on(candidate);
    const auto distance = distances(candidates, literal, one_digit);
    const int length = distance[static_cast<std::size_t>(opposite)];
    if (length != 0 && (shortest == 0 || length < shortest)) shortest = length;
  }
  return shortest;
}

TEST(ForcingChains, AreAsShortAsByPlainSearch) {
  ForcingChains chains;
  NestedHints hints;
  for (const Board& board : chain_boards()) {
    chains.build(board);
    chains.find_all(hints);
    int shortest[2] = {};
    for (const NestedHint& hint : hints.hints) {
      if (hint.locator.kind == ChainLocator::kCycle) continue;
      int& length = shortest[hint.key == kXLinks ? 0 : 1];
      if (length == 0 || hint.complexity < length) length = hint.complexity;
    }
    // (The list has one hint for each elimination, so only the best of all is sure to be in it.)
    const int all_links = shortest_chain(board, false), one_digit = shortest_chain(board, true);
    Hint best;
    ChainLocator locator;
    const bool found = chains.find_best(best, locator);
    EXPECT_EQ(found, all_links != 0);
    if (!found) continue;
    if (best.technique == Technique::kForcingChain) {
      EXPECT_EQ(best.complexity, all_links);
    }
    if (best.technique == Technique::kForcingXChain || best.technique == Technique::kTurbotFish) {
      EXPECT_EQ(best.complexity, one_digit);
    }
  }
}

TEST(ForcingChains, TheBestIsTheFirstOfAll) {
  ForcingChains chains;
  NestedHints hints;
  int found = 0;
  for (const Board& board : chain_boards()) {
    Hint best;
    ChainLocator locator;
    chains.build(board);
    const bool any = chains.find_best(best, locator);
    chains.build(board);
    chains.find_all(hints);
    ASSERT_EQ(any, !hints.hints.empty());
    if (!any) continue;
    const NestedHint& first = hints.hints.front();
    EXPECT_EQ(best.rating, first.rating);
    EXPECT_EQ(best.complexity, first.complexity);
    ASSERT_EQ(best.removals.size(), static_cast<int>(first.removal_count));
    for (std::uint32_t i = 0; i < first.removal_count; ++i) {
      const Removal& removal = hints.removals[first.first_removal + i];
      EXPECT_NE(std::find(best.removals.begin(), best.removals.end(), removal),
                best.removals.end());
    }
    ++found;
  }
  EXPECT_GE(found, 2);
}

// Wide rows are for states that hardly occur.
TEST(ForcingChains, AreTheSameInWideRows) {
  const auto narrow = std::make_unique<StaticChains<4>>();
  const auto wide = std::make_unique<StaticChains<12>>();
  for (const Board& board : chain_boards()) {
    const StrongCandidates strong(board);
    narrow->graph.build(board, strong);
    wide->graph.build(board, strong);
    Hint hints[2];
    ChainLocator locators[2];
    ASSERT_EQ(narrow->find_best(hints[0], locators[0]), wide->find_best(hints[1], locators[1]));
    EXPECT_EQ(hints[0].technique, hints[1].technique);
    EXPECT_EQ(hints[0].complexity, hints[1].complexity);
    EXPECT_EQ(locators[0].source, locators[1].source);
    EXPECT_EQ(locators[0].number, locators[1].number);
    NestedHints all[2];
    narrow->find_all(all[0]);
    wide->find_all(all[1]);
    ASSERT_EQ(all[0].hints.size(), all[1].hints.size());
    for (std::size_t i = 0; i < all[0].hints.size(); ++i) {
      EXPECT_EQ(all[0].hints[i].signature, all[1].hints[i].signature);
    }
    const ForcingChains::Promising promising[2] = {narrow->promising(), wide->promising()};
    EXPECT_EQ(promising[0].everything, promising[1].everything);
    EXPECT_EQ(promising[0].cells, promising[1].cells);
    EXPECT_TRUE(std::equal(std::begin(promising[0].houses), std::end(promising[0].houses),
                           std::begin(promising[1].houses)));
  }
}

TEST(ForcingChains, AreFoundAgain) {
  ForcingChains chains;
  for (const Board& board : chain_boards()) {
    Hint best;
    ChainLocator locator;
    chains.build(board);
    if (!chains.find_best(best, locator)) continue;
    chains.build(board);
    const FoundChain again = chains.find_again(locator);
    EXPECT_EQ(again.hint.technique, best.technique);
    EXPECT_EQ(again.hint.rating, best.rating);
    EXPECT_EQ(again.hint.complexity, best.complexity);
    EXPECT_TRUE(std::equal(again.hint.removals.begin(), again.hint.removals.end(),
                           best.removals.begin(), best.removals.end()));
    // A cycle begins and ends with the same statement.
    const int repeated = locator.kind == ChainLocator::kCycle ? 1 : 0;
    EXPECT_EQ(static_cast<int>(again.statements.size()), best.complexity + repeated);
  }
}

TEST(ForcingChains, PromiseEveryCellAndRegionChain) {
  ForcingChains chains;
  int compared = 0;
  for (const Board& board : chain_boards()) {
    chains.build(board);
    const ForcingChains::Promising promising = chains.promising();
    if (promising.everything) continue;
    ++compared;
    // The off literals that follow from each candidate.
    std::vector<std::set<int>> off_after(kCandidateCount);
    for (int candidate = 0; candidate < kCandidateCount; ++candidate) {
      if (!board.has(cell_of(candidate), digit_of(candidate))) continue;
      const auto distance = distances(board, on(candidate), false);
      for (int other = 0; other < kCandidateCount; ++other) {
        if (distance[static_cast<std::size_t>(off(other))] != 0) {
          off_after[static_cast<std::size_t>(candidate)].insert(other);
        }
      }
    }
    const auto have_common = [&](const std::vector<int>& candidates) {
      for (const int end : off_after[static_cast<std::size_t>(candidates[0])]) {
        bool common = true;
        for (const int candidate : candidates) {
          common = common && off_after[static_cast<std::size_t>(candidate)].contains(end);
        }
        if (common) return true;
      }
      return false;
    };
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (std::popcount(board.cells[cell]) < 3) continue;
      std::vector<int> candidates;
      for (const int digit : bits(board.cells[cell])) {
        candidates.push_back(candidate_of(cell, digit));
      }
      EXPECT_EQ(promising.cells.test(cell), have_common(candidates));
    }
    for (int house = 0; house < kHouseCount; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = board.places[house][digit];
        if (!has_several(places)) continue;
        if (std::popcount(board.cells[cell_at(house, lowest_bit(places))]) < 3) continue;
        std::vector<int> candidates;
        for (const int place : bits(places)) {
          candidates.push_back(candidate_of(cell_at(house, place), digit));
        }
        EXPECT_EQ(has_bit(promising.houses[house], digit), have_common(candidates));
      }
    }
  }
  EXPECT_GE(compared, 2);
}

constexpr int kNoBound = std::numeric_limits<int>::max() / 2;

TEST(Nishio, AssumptionsFailExactlyWhereTheirRunsDo) {
  RunStore store;
  Runner runner;
  int failures = 0;
  for (const Board& board : chain_boards()) {
    for (int literal = 0; literal < kLiteralCount; ++literal) {
      const int candidate = candidate_in(literal);
      const Cell cell = cell_of(candidate);
      if (!board.has(cell, digit_of(candidate))) continue;
      store.clear();
      runner.start(board, board, kNishioMode, literal, kNoBound, store);
      ASSERT_FALSE(runner.advance().has_value());
      const bool fails = leaves_no_place(board, cell, digit_of(candidate), is_on(literal));
      ASSERT_EQ(fails, store.run(0).contradiction);
      failures += fails ? 1 : 0;
    }
  }
  EXPECT_GT(failures, 10);
}

TEST(Runner, WithABoundIsTheBeginningOfARunWithout) {
  RunStore store;
  Runner runner;
  constexpr ChainMode kDynamic = {.dynamic = true, .base = 8.5};
  for (const Board& board : chain_boards()) {
    for (int literal = 0; literal < kLiteralCount; literal += 5) {
      const int candidate = candidate_in(literal);
      if (!board.has(cell_of(candidate), digit_of(candidate))) continue;
      store.clear();
      runner.start(board, board, kDynamic, literal, kNoBound, store);
      ASSERT_FALSE(runner.advance().has_value());
      constexpr int kBound = 9;
      runner.start(board, board, kDynamic, literal, kBound, store);
      ASSERT_FALSE(runner.advance().has_value());
      const auto &whole = store.run(0), &cut = store.run(1);
      ASSERT_LE(cut.size, whole.size);
      for (int i = 0; i < whole.size; ++i) {
        const Node& node = store.nodes(whole)[i];
        if (i < cut.size) {
          const Node& same = store.nodes(cut)[i];
          ASSERT_EQ(node.literal, same.literal);
          ASSERT_EQ(node.bound, same.bound);
          ASSERT_TRUE(std::equal(store.parents(node), store.parents(node) + node.parent_count,
                                 store.parents(same), store.parents(same) + same.parent_count));
        } else {
          // What is left out could not be better than a hint of this complexity.
          ASSERT_GE(node.bound, kBound - 1);
        }
      }
    }
  }
}

TEST(Ancestors, AreAtLeastAsManyAsTheirBound) {
  RunStore store;
  Runner runner;
  Ancestors ancestors;
  constexpr ChainMode kPlus = {.dynamic = true, .level = 1, .base = 9.0};
  for (const Board& board : chain_boards()) {
    for (int literal = 1; literal < kLiteralCount; literal += 14) {
      const int candidate = candidate_in(literal);
      if (!board.has(cell_of(candidate), digit_of(candidate))) continue;
      store.clear();
      runner.start(board, board, kPlus, literal, kNoBound, store);
      ASSERT_FALSE(runner.advance().has_value());
      const auto& run = store.run(0);
      for (int i = 0; i < run.size; ++i) {
        const Target target = {0, i};
        std::set<int> seen;
        ancestors.for_each(store, target, [&](const Node& node) { seen.insert(node.literal); });
        const int complexity = ancestors.complexity(store, std::span(&target, 1), kNoBound);
        ASSERT_EQ(complexity, static_cast<int>(seen.size()));
        ASSERT_GE(complexity, store.nodes(run)[i].bound);
        ASSERT_GT(ancestors.complexity(store, std::span(&target, 1), complexity - 1),
                  complexity - 1);
      }
    }
  }
}

// Runs a search to its end, where it needs no searches inside.
void finish(ChainSearch& search) {
  std::uint64_t budget = UINT64_MAX;
  ASSERT_EQ(search.advance(budget), ChainSearch::Outcome::kDone);
}

TEST(ChainSearch, TheBestIsTheFirstOfAll) {
  ForcingChains chains;
  auto best = std::make_unique<ChainSearch>(), all = std::make_unique<ChainSearch>();
  NestedHints hints;
  int found = 0;
  for (const Board& board : chain_boards()) {
    for (const int number : {0, 1, 2, 3}) {
      const ChainMode& mode = kChainModes[number];
      best->start(board, board, mode, ChainSearch::Scope::kBest, chains);
      finish(*best);
      all->start(board, board, mode, ChainSearch::Scope::kAll, chains);
      finish(*all);
      all->write_all(hints);
      ASSERT_EQ(best->best().found, !hints.hints.empty());
      if (hints.hints.empty()) continue;
      const NestedHint& first = hints.hints.front();
      EXPECT_EQ(best->best().complexity, first.complexity);
      EXPECT_EQ(best->best().key, first.key);
      EXPECT_EQ(best->best().locator.kind, first.locator.kind);
      EXPECT_EQ(best->best().locator.source, first.locator.source);
      EXPECT_EQ(best->best().locator.target, first.locator.target);
      ++found;
    }
  }
  EXPECT_GE(found, 10);
}

TEST(SortAsJava, GoesThroughTheBucketsOfAHashMap) {
  // Sixteen buckets for up to twelve cells: 16 comes before 1, and 0 before 16 as it was put in.
  Removal few[] = {{1, 1}, {0, 1}, {16, 1}, {80, 1}};
  sort_as_java(few, 4);
  EXPECT_EQ(few[0].cell, 0);
  EXPECT_EQ(few[1].cell, 16);
  EXPECT_EQ(few[2].cell, 80);
  EXPECT_EQ(few[3].cell, 1);
  // Thirteen cells make it 32.
  Removal many[13];
  for (int i = 0; i < 13; ++i) many[i] = {static_cast<std::uint8_t>(16 * (i % 2) + i), 1};
  sort_as_java(many, 13);
  for (int i = 1; i < 13; ++i) EXPECT_LT(many[i - 1].cell, many[i].cell);
}

}  // namespace
}  // namespace jiugong::teach
