// Large puzzle sets that are not part of the repository: files of one puzzle a line in the folder
// $JIUGONG_DATA, or in shared/data beside the checkout. Without the folder these tests are skipped.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "jiugong/solve9.h"
#include "support.h"

namespace jiugong {
namespace {

struct Sample {
  const char* file;
  std::size_t step;   // every step-th puzzle of the file
  std::size_t least;  // puzzles to expect
};

void PrintTo(const Sample& sample, std::ostream* out) { *out << sample.file; }

class DataSet : public testing::TestWithParam<Sample> {};

TEST_P(DataSet, EveryPuzzleIsUniqueWithAValidSolution) {
  const auto& [name, step, least] = GetParam();
  const char* folder = std::getenv("JIUGONG_DATA");
  const std::filesystem::path path =
      std::filesystem::path(folder != nullptr ? folder : JIUGONG_SOURCE_DIR "/../shared/data") /
      name;
  std::ifstream file(path);
  if (!file) GTEST_SKIP() << "there is no " << path;
  Solver9 solver;
  std::size_t puzzles = 0, lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCellCount || line[0] == '#' || lines++ % step != 0) continue;
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

// The hardest take milliseconds each with a plain solver, so a tenth of them has to do.
INSTANTIATE_TEST_SUITE_P(Files, DataSet,
                         testing::Values(Sample{"17clue.txt", 1, 49'158},
                                         Sample{"hardest11.txt", 10, 4'800}),
                         [](const auto& sample) {
                           const std::string file = sample.param.file;
                           return file.substr(0, file.find('.'));
                         });

}  // namespace
}  // namespace jiugong
