// Large puzzle sets: files of one puzzle per line.
#include "corpus/data_sets.h"

#include <deque>

#include "jiugong/solve9.h"
#include "solve_lanes/lane_solver.h"
#include "support.h"

namespace jiugong {
namespace {

struct PuzzleFile {
  const char* file;
  std::size_t least;  // minimum number of puzzles
};

void PrintTo(const PuzzleFile& puzzles, std::ostream* out) { *out << puzzles.file; }

class DataSet : public testing::TestWithParam<PuzzleFile> {};

TEST_P(DataSet, EveryPuzzleIsUniqueWithAValidSolution) {
  const auto& [name, least] = GetParam();
  std::ifstream file = data_set(name);
  if (!file.is_open()) GTEST_SKIP() << "there is no " << name << " in $JIUGONG_DATA";
  Solver9 solver;
  std::size_t puzzles = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCellCount || line[0] == '#') continue;
    const Grid puzzle = grid_of(line.substr(0, kCellCount));
    solver.start(puzzle);
    ASSERT_TRUE(solver.advance(UINT64_MAX));
    const Solve9Result result = solver.result();
    ASSERT_EQ(result.status, Status::kUnique) << line;
    ASSERT_TRUE(is_solved(*result.solution) && extends(*result.solution, puzzle)) << line;
    ++puzzles;
  }
  RecordProperty("puzzles", static_cast<int>(puzzles));
  EXPECT_GE(puzzles, least);
}

// With their guesses and nodes.
TEST_P(DataSet, LanesAnswerEveryPuzzleAsSolver9) {
  const auto& [name, least] = GetParam();
  std::ifstream file = data_set(name);
  if (!file.is_open()) GTEST_SKIP() << "there is no " << name << " in $JIUGONG_DATA";
  Solver9 solver;
  solve_lanes::LaneSolver lanes;
  std::deque<std::string> lines;  // of the puzzles in the lanes
  std::uint64_t nodes = 0, nodes_in_lanes = 0;
  const auto compare_first = [&] {
    while (!lanes.first_is_done()) nodes_in_lanes += lanes.advance(UINT64_MAX);
    ASSERT_TRUE(solver.start_line(lines.front(), 1));
    ASSERT_TRUE(solver.advance(UINT64_MAX));
    const solve_lanes::Answer answer = lanes.first();
    ASSERT_FALSE(answer.given_up) << lines.front();
    ASSERT_NE(answer.solution, nullptr) << lines.front();
    EXPECT_EQ(*answer.solution, solver.solution(0)) << lines.front();
    EXPECT_EQ(answer.guesses, solver.guesses()) << lines.front();
    nodes += solver.nodes();
    lanes.drop_first();
    lines.pop_front();
  };
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCellCount || line[0] == '#') continue;
    lines.push_back(line.substr(0, kCellCount));
    ASSERT_TRUE(lanes.add(lines.back())) << line;
    if (lanes.full()) {
      ASSERT_NO_FATAL_FAILURE(compare_first());
    }
  }
  while (!lines.empty()) {
    ASSERT_NO_FATAL_FAILURE(compare_first());
  }
  EXPECT_EQ(nodes_in_lanes, nodes);
}

INSTANTIATE_TEST_SUITE_P(Files, DataSet,
                         testing::Values(PuzzleFile{"17clue.txt", 49'158},
                                         PuzzleFile{"hardest11.txt", 48'765}),
                         [](const auto& sample) {
                           const std::string file = sample.param.file;
                           return file.substr(0, file.find('.'));
                         });

}  // namespace
}  // namespace jiugong
