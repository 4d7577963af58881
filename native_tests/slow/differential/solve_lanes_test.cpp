// Compares a million random puzzles of every density, in files whose puzzles lanes solve side by side, with solve9 one by
// one, for several limits, and some of them with the plain solver.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_file.h"
#include "reference/plain_solver.h"
#include "support.h"

namespace jiugong {
namespace {

constexpr std::size_t kPuzzlesOfFile = 10'000;

// A random full grid without up to 81 of its digits, a fifth of them with a digit that may be wrong.
Grid random_puzzle(const GridSampler& sampler, Random& random) {
  Grid puzzle = sampler.draw(random);
  for (int blanks = random.below(kCellCount + 1); blanks > 0;) {
    const Cell cell = random.below(kCellCount);
    if (puzzle[cell] == 0) continue;
    puzzle.set(cell, 0);
    --blanks;
  }
  if (random.below(5) == 0) {
    puzzle.set(random.below(kCellCount), static_cast<Digit>(1 + random.below(9)));
  }
  return puzzle;
}

// The line of a file in the format kCsv.
std::string csv_of(const Grid& puzzle, const Solve9Result& result) {
  return puzzle.to_line() + ',' + std::string(name_of(result.status)) + ',' +
         std::to_string(result.count) + ',' + (result.solution ? result.solution->to_line() : "") +
         ',' + std::to_string(result.guesses) + '\n';
}

class SolveLanesDifferential : public testing::TestWithParam<std::uint64_t> {};

TEST_P(SolveLanesDifferential, FilesHaveTheAnswersOfSolve9InTheirOrder) {
  const std::uint64_t limit = GetParam();
  const GridSampler sampler;
  Random random(limit);
  FileSolver solver;
  std::array<int, 3> seen{};
  for (int file = 0; file < (kSanitized ? 1 : 20); ++file) {
    std::vector<Grid> puzzles;
    std::string text;
    for (std::size_t i = 0; i < kPuzzlesOfFile; ++i) {
      puzzles.push_back(random_puzzle(sampler, random));
      text += puzzles.back().to_line() + '\n';
    }
    solver.start(text, {.format = BatchFormat::kCsv, .limit = limit, .header = false});
    while (!solver.advance(1'000)) {
    }
    std::string_view rest = solver.output();
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const Solve9Result result = solve9(puzzles[i], limit);
      const std::string expected = csv_of(puzzles[i], result);
      ASSERT_EQ(rest.substr(0, expected.size()), expected);
      rest.remove_prefix(expected.size());
      ++seen[static_cast<std::size_t>(result.status)];
      if (i % 200 == 0) {
        ASSERT_EQ(result.count, count_plainly(puzzles[i], limit)) << puzzles[i].to_line();
      }
    }
    ASSERT_EQ(rest, "");
  }
  // (Whether a second solution exists is only known with a limit of at least 2.)
  for (const Status status : {Status::kUnique, Status::kNone}) {
    EXPECT_TRUE(limit == 1 || seen[static_cast<std::size_t>(status)] > 1'000);
  }
}

INSTANTIATE_TEST_SUITE_P(Limits, SolveLanesDifferential, testing::Values(1, 2, 3, 20, 1'000),
                         [](const auto& limit) { return std::to_string(limit.param); });

}  // namespace
}  // namespace jiugong
