// Runs every target over its corpus: former findings, and inputs that cover the code.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz/targets.h"
#include "support.h"

namespace jiugong::fuzz {
namespace {

std::vector<std::filesystem::path> corpus_of(const FuzzTarget& target) {
  std::error_code error;  // (There are no exceptions.)
  const std::filesystem::path folder =
      std::filesystem::path(JIUGONG_SOURCE_DIR "/native_tests/fuzz/corpus") / target.name;
  std::vector<std::filesystem::path> files;
  for (auto at = std::filesystem::directory_iterator(folder, error);
       !error && at != std::filesystem::directory_iterator(); at.increment(error)) {
    files.push_back(at->path());
  }
  EXPECT_FALSE(error) << folder << ": " << error.message();
  std::sort(files.begin(), files.end());
  return files;
}

class Fuzz : public testing::TestWithParam<FuzzTarget> {};

TEST_P(Fuzz, FindsNothingInItsCorpus) {
  const std::vector<std::filesystem::path> files = corpus_of(GetParam());
  EXPECT_FALSE(files.empty());
  for (const std::filesystem::path& path : files) {
    // (If the process crashes, the last name printed is that of the input.)
    std::cout << path.filename().string() << std::endl;
    std::ifstream file(path, std::ios::binary);
    // A buffer of exactly this size, so that sanitizers detect reads beyond its end.
    const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
    EXPECT_EQ(run_target(GetParam(), {bytes.data(), bytes.size()}), "") << path;
  }
}

INSTANTIATE_TEST_SUITE_P(Targets, Fuzz,
                         testing::ValuesIn(fuzz_targets().begin(), fuzz_targets().end()),
                         [](const auto& target) { return std::string(target.param.name); });

}  // namespace
}  // namespace jiugong::fuzz
