// The workers of `jiugong solve` in their pool, under the thread sanitizer.
#include <CLI/CLI.hpp>
#include <fstream>
#include <string>

#include "support.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

std::string output_of(const std::string& options) {
  const auto solve = make_solve();
  CLI::App app;
  solve->add_options(app);
  app.parse(options);
  testing::internal::CaptureStdout();
  EXPECT_EQ(solve->run(), kDone);
  return testing::internal::GetCapturedStdout();
}

TEST(SolveFiles, WithFourJobsAsWithOne) {
  const std::string path = testing::TempDir() + "/jiugong_threads.txt";
  {
    std::ofstream file(path);
    for (int i = 0; i < 200; ++i) file << (i % 3 == 0 ? kTwoSolutions : kPuzzle) << '\n';
  }
  // (Ratings make parts of 2 KB, of which there are eight.)
  const std::string options = "--format csv --canonical --minimal --rate " + path;
  const std::string together = output_of(options + " --jobs 4");
  EXPECT_EQ(together, output_of(options + " --jobs 1"));
  EXPECT_NE(together.find(kPuzzleSolved), std::string::npos);
}

}  // namespace
}  // namespace jiugong::cli
