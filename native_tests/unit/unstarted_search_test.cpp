// Every search before it has been started: it is over, and has found nothing.
#include <gtest/gtest.h>

#include <cstdint>
#include <utility>

#include "jiugong/jiugong.h"

namespace jiugong {
namespace {

// A search that is over, moved to where it can be asked what it has found.
template <typename Search>
Search over(Search search) {
  EXPECT_TRUE(search.advance(0));
  EXPECT_TRUE(search.advance(UINT64_MAX));
  if constexpr (requires { search.nodes(); }) {
    EXPECT_EQ(search.nodes(), 0U);
  }
  if constexpr (requires { search.solves(); }) {
    EXPECT_EQ(search.solves(), 0U);
  }
  if constexpr (requires { search.progress(); }) {
    EXPECT_GE(search.progress(), 0);
    EXPECT_LE(search.progress(), 1);
  }
  if constexpr (requires { search.best_length(); }) {
    EXPECT_EQ(search.best_length(), -1);
  }
  return search;
}

TEST(UnstartedSearch, OfSudokus) {
  Solver9 solver = over(Solver9());
  EXPECT_FALSE(solver.advance_to_solution(1));
  EXPECT_TRUE(solver.over());
  EXPECT_EQ(solver.found() + solver.guesses(), 0U);
  EXPECT_EQ(solver.result().status, Status::kNone);
  for (const std::size_t number : {std::size_t{0}, std::size_t{1}, SIZE_MAX}) {
    EXPECT_EQ(solver.solution(number), Grid());
  }
  EXPECT_EQ(over(TrueCandidates()).result(), Marks());
  EXPECT_FALSE(over(Contradiction()).result());
  EXPECT_FALSE(over(Difference()).result().first);
  EXPECT_EQ(over(Teacher()).result().step_count, 0);
  EXPECT_EQ(over(Generator()).result().puzzle, Grid());
  const RatedGenerator generator = over(RatedGenerator());
  EXPECT_EQ(generator.result().puzzle, Grid());
  EXPECT_EQ(generator.rated(), 0U);
}

TEST(UnstartedSearch, OfRegions) {
  const RegionSolver solver = over(RegionSolver());
  EXPECT_TRUE(solver.over());
  EXPECT_EQ(solver.found(), 0U);
  EXPECT_EQ(solver.result().status, Status::kNone);
  EXPECT_TRUE(over(RegionCandidateFinder()).result().candidates.empty());
  EXPECT_TRUE(over(RegionDifferenceFinder()).result().differing.empty());
  EXPECT_FALSE(over(RegionContradictionFinder()).result().none);
  EXPECT_TRUE(over(RegionGenerator()).result().solution.empty());
}

TEST(UnstartedSearch, OfRotationPuzzlesAndPhotos) {
  EXPECT_EQ(over(RotateSudoku()).result(), RotateSudokuResult());
  EXPECT_TRUE(over(NineTripods()).result().moves.empty());
  const Untwister untwister = over(Untwister());
  EXPECT_TRUE(untwister.result().moves.empty());
  EXPECT_EQ(untwister.table(), nullptr);
  EXPECT_TRUE(over(PhotoReader()).result().grids.empty());
}

TEST(UnstartedSearch, OfFiles) {
  EXPECT_EQ(over(FileSolver()).output(), "");
  EXPECT_EQ(over(FileAnswerer()).output(), "");
  FileSolver solver = over(FileSolver());
  EXPECT_EQ(solver.output(), "");
  EXPECT_EQ(solver.stats().lines, 0U);
  EXPECT_TRUE(solver.forms().empty());
  std::string text = "of the caller";
  solver.take_output(text);
  EXPECT_EQ(text, "");
}

}  // namespace
}  // namespace jiugong
