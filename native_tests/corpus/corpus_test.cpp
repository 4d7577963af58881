// Every case of solve9.txt: the count, the status, and the solution where there is one.
#include <cstdint>
#include <fstream>

#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong {
namespace {

struct Case {
  Grid puzzle;
  std::uint64_t count;
  std::string solution;
};

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  std::ifstream file(JIUGONG_SOURCE_DIR "/native_tests/corpus/solve9.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t first = line.find(':'), second = line.find(':', first + 1);
    cases.push_back({grid_of(line.substr(0, first)),
                     std::stoull(line.substr(first + 1, second - first - 1)),
                     line.substr(second + 1)});
  }
  return cases;
}

TEST(Corpus, CountsAndSolutions) {
  const std::vector<Case> cases = read_cases();
  ASSERT_GE(cases.size(), 50u);
  for (const Case& c : cases) {
    const Solve9Result result = solve9(c.puzzle, UINT64_MAX);
    EXPECT_EQ(result.count, c.count) << c.puzzle.to_line();
    EXPECT_FALSE(result.capped);
    EXPECT_EQ(result.status, c.count == 0   ? Status::kNone
                             : c.count == 1 ? Status::kUnique
                                            : Status::kMultiple);
    for (const auto& solution : {result.solution, result.second}) {
      EXPECT_TRUE(!solution || (is_solved(*solution) && extends(*solution, c.puzzle)));
    }
    EXPECT_EQ(result.solution.has_value(), c.count >= 1);
    EXPECT_EQ(result.second.has_value(), c.count >= 2);
    EXPECT_TRUE(c.count != 1 || result.solution == grid_of(c.solution)) << c.puzzle.to_line();
    EXPECT_EQ(result.conflicts, clashing_cells(c.puzzle));
  }
}

TEST(Corpus, LimitsBelowAndAboveTheCount) {
  for (const Case& c : read_cases()) {
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
