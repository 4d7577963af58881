// Every case of corpus/solve9.txt: the count, the guesses and the solutions in their order. This file is
// linked with the solver for each instruction set.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong {
namespace {

// The maximum number of solutions visited per puzzle.
constexpr std::size_t kVisited = 100;

// Sanitizers take a minute for the 22 puzzles with more than 10,000 solutions, without covering
// more code.
constexpr std::uint64_t kMaxSolutions = kSanitized ? 10'000 : UINT64_MAX;

struct Case {
  std::string line;
  Grid puzzle;
  std::uint64_t count;
  bool more;  // there are more than `count`

  std::uint64_t limit() const { return more ? count : UINT64_MAX; }
};

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  std::ifstream file(JIUGONG_SOURCE_DIR "/native_tests/corpus/solve9.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string puzzle, count;
    std::getline(fields, puzzle, ':');
    std::getline(fields, count, ':');
    cases.push_back({line, grid_of(puzzle), std::stoull(count), count.back() == '+'});
  }
  return cases;
}

std::vector<Grid> first_solutions(const Grid& puzzle) {
  std::vector<Grid> solutions;
  for_each_solution(puzzle, [&](const Grid& solution) {
    solutions.push_back(solution);
    return solutions.size() < kVisited;
  });
  return solutions;
}

// The 64-bit FNV-1a hash of the concatenated solutions, as digits 1..9.
std::string digest(const std::vector<Grid>& solutions) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const Grid& solution : solutions) {
    for (const char c : solution.to_line()) {
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    }
  }
  std::ostringstream text;
  text << std::hex << std::setfill('0') << std::setw(16) << hash;
  return text.str();
}

// Returns the line of solve9.txt for these answers.
std::string line_of(const Grid& puzzle, const Solve9Result& result,
                    const std::vector<Grid>& solutions) {
  std::ostringstream line;
  line << puzzle.to_line() << ':' << result.count << (result.capped ? "+" : "") << ':'
       << result.guesses << ':';
  if (result.count == 1) line << result.solution->to_line();
  if (result.count > 1) line << digest(solutions);
  return line.str();
}

TEST(Corpus, CountsGuessesAndSolutions) {
  const std::vector<Case> cases = read_cases();
  ASSERT_GE(cases.size(), 300u);
  for (const Case& c : cases) {
    if (c.count > kMaxSolutions) continue;
    const Solve9Result result = solve9(c.puzzle, c.limit());
    const std::vector<Grid> solutions = first_solutions(c.puzzle);
    EXPECT_EQ(line_of(c.puzzle, result, solutions), c.line);
    EXPECT_EQ(result.status, c.count == 0   ? Status::kNone
                             : c.count == 1 ? Status::kUnique
                                            : Status::kMultiple);
    ASSERT_EQ(solutions.size(), std::min<std::uint64_t>(c.count, kVisited)) << c.line;
    for (const auto& solution : {result.solution, result.second}) {
      EXPECT_TRUE(!solution || (is_solved(*solution) && extends(*solution, c.puzzle))) << c.line;
    }
    EXPECT_EQ(result.solution, c.count < 1 ? std::nullopt : std::optional(solutions[0])) << c.line;
    EXPECT_EQ(result.second, c.count < 2 ? std::nullopt : std::optional(solutions[1])) << c.line;
    if (c.count == 0) {
      EXPECT_EQ(result.conflicts, clashing_cells(c.puzzle));
    }
  }
}

TEST(Corpus, LimitsBelowAtAndAboveTheCount) {
  for (const Case& c : read_cases()) {
    if (c.more || c.count > 3000) continue;
    const Solve9Result whole = solve9(c.puzzle, UINT64_MAX);
    for (const std::uint64_t limit : {c.count / 2, c.count - 1, c.count, c.count + 1}) {
      if (limit < 1 || limit > c.count + 1) continue;
      const Solve9Result result = solve9(c.puzzle, limit);
      EXPECT_EQ(result.count, std::min(limit, c.count)) << c.line;
      EXPECT_EQ(result.capped, limit < c.count) << c.line << " at limit " << limit;
      EXPECT_EQ(result.status, whole.status) << c.line;
      EXPECT_EQ(result.solution, whole.solution) << c.line;
      EXPECT_EQ(result.second, whole.second) << c.line;
    }
  }
}

}  // namespace
}  // namespace jiugong
