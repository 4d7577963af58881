// Large puzzle sets: files of one puzzle per line.
#include "corpus/data_sets.h"

#include "jiugong/solve9.h"
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

INSTANTIATE_TEST_SUITE_P(Files, DataSet,
                         testing::Values(PuzzleFile{"17clue.txt", 49'158},
                                         PuzzleFile{"hardest11.txt", 48'765}),
                         [](const auto& sample) {
                           const std::string file = sample.param.file;
                           return file.substr(0, file.find('.'));
                         });

}  // namespace
}  // namespace jiugong
