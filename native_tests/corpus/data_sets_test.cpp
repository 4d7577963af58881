// Large puzzle sets that are not part of the repository: files of one puzzle per line in the folder
// $JIUGONG_DATA, or in shared/data beside the checkout. Without the folder these tests are skipped.
#include <cstdlib>
#include <filesystem>
#include <fstream>

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
  const char* folder = std::getenv("JIUGONG_DATA");
  const std::filesystem::path path =
      std::filesystem::path(folder != nullptr ? folder : JIUGONG_SOURCE_DIR "/../shared/data") /
      name;
  std::ifstream file(path);
  if (!file) GTEST_SKIP() << "there is no " << path;
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
