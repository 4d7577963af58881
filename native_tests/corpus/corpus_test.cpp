// Every case of solve9.txt: the count, the status, the guesses, and the solution where there is
// one. This file is also compiled for each instruction set.
#include <cstdint>
#include <fstream>
#include <sstream>

#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong {
namespace {

struct Case {
  Grid puzzle;
  std::uint64_t count;
  bool more;  // there are more than `count`
  std::uint64_t guesses;
  std::string solution;

  std::uint64_t limit() const { return more ? count : UINT64_MAX; }
};

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  std::ifstream file(JIUGONG_SOURCE_DIR "/native_tests/corpus/solve9.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string puzzle, count, guesses, solution;
    std::getline(fields, puzzle, ':');
    std::getline(fields, count, ':');
    std::getline(fields, guesses, ':');
    std::getline(fields, solution);
    cases.push_back(
        {grid_of(puzzle), std::stoull(count), count.back() == '+', std::stoull(guesses), solution});
  }
  return cases;
}

TEST(Corpus, CountsGuessesAndSolutions) {
  const std::vector<Case> cases = read_cases();
  ASSERT_GE(cases.size(), 300u);
  for (const Case& c : cases) {
    const Solve9Result result = solve9(c.puzzle, c.limit());
    EXPECT_EQ(result.count, c.count) << c.puzzle.to_line();
    EXPECT_EQ(result.guesses, c.guesses) << c.puzzle.to_line();
    EXPECT_EQ(result.capped, c.more) << c.puzzle.to_line();
    EXPECT_EQ(result.status, c.count == 0   ? Status::kNone
                             : c.count == 1 ? Status::kUnique
                                            : Status::kMultiple);
    for (const auto& solution : {result.solution, result.second}) {
      EXPECT_TRUE(!solution || (is_solved(*solution) && extends(*solution, c.puzzle)));
    }
    EXPECT_EQ(result.solution.has_value(), c.count >= 1);
    EXPECT_EQ(result.second.has_value(), c.count >= 2);
    EXPECT_TRUE(c.count != 1 || result.solution == grid_of(c.solution)) << c.puzzle.to_line();
    if (c.count == 0) {
      EXPECT_EQ(result.conflicts, clashing_cells(c.puzzle));
    }
  }
}

TEST(Corpus, LimitsBelowAndAboveTheCount) {
  for (const Case& c : read_cases()) {
    if (c.more || c.count > 3000) continue;
    for (const std::uint64_t limit : {c.count / 2, c.count, c.count + 1}) {
      if (limit < 2) continue;
      const Solve9Result result = solve9(c.puzzle, limit);
      EXPECT_EQ(result.count, std::min(limit, c.count)) << c.puzzle.to_line();
      EXPECT_TRUE(limit == c.count || result.capped == (limit < c.count)) << c.puzzle.to_line();
    }
  }
}

}  // namespace
}  // namespace jiugong
