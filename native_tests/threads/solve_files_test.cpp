// The workers of `jiugong solve` in their pool, under the thread sanitizer.
#include "solve_files.h"

#include <fstream>
#include <string>

#include "support.h"

namespace jiugong::cli {
namespace {

std::string output_of(const SolveOptions& options) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(solve_files(options), kDone);
  return testing::internal::GetCapturedStdout();
}

TEST(SolveFiles, WithFourJobsAsWithOne) {
  const std::string path = testing::TempDir() + "/jiugong_threads.txt";
  {
    std::ofstream file(path);
    for (int i = 0; i < 200; ++i) file << (i % 3 == 0 ? kTwoSolutions : kPuzzle) << '\n';
  }
  // (Ratings make parts of 2 KB, of which there are eight.)
  SolveOptions options;
  options.input.files = {path};
  options.file = {.format = BatchFormat::kCsv, .canonical = true, .minimal = true};
  options.rate = true;
  options.input.jobs = 4;
  const std::string together = output_of(options);
  options.input.jobs = 1;
  EXPECT_EQ(together, output_of(options));
  EXPECT_NE(together.find(kPuzzleSolved), std::string::npos);
}

}  // namespace
}  // namespace jiugong::cli
