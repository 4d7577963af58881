// Large sets of rated puzzles.
#include "corpus/data_sets.h"
#include "support.h"
#include "unit/teach/positions.h"

namespace jiugong::teach {
namespace {

constexpr int kEvery = kSanitized ? 25 : 1;

std::vector<std::string> lines_of(const char* name) {
  std::ifstream file = data_set(name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::string printed(int rating) {
  return std::to_string(rating / 10) + "." + std::to_string(rating % 10);
}

TEST(RatedSet, HasEqualRatings) {
  const std::vector<std::string> lines = lines_of("rated_se121.csv");
  if (lines.empty()) GTEST_SKIP() << "there is no rated_se121.csv in $JIUGONG_DATA";
  Teacher teacher;
  int number = 0, compared = 0;
  for (const std::string& line : lines) {
    if (line.size() < kCellCount || line[0] == '#' || number++ % kEvery != 0) continue;
    const std::vector<std::string> fields = fields_of(line, ',');
    teacher.start({.givens = grid_of(fields[0])}, {.record = false});
    ASSERT_TRUE(teacher.advance(UINT64_MAX));
    const TeachResult& result = teacher.result();
    EXPECT_EQ(printed(result.er), fields[1]) << line;
    EXPECT_EQ(printed(result.ep), fields[2]) << line;
    EXPECT_EQ(printed(result.ed), fields[3]) << line;
    ++compared;
  }
  EXPECT_GE(compared, 900 / kEvery);
}

TEST(PathSet, HasEqualPaths) {
  const std::vector<std::string> lines = lines_of("paths_se121.tsv");
  if (lines.empty()) GTEST_SKIP() << "there is no paths_se121.tsv in $JIUGONG_DATA";
  std::vector<Step> steps;
  std::size_t at = 0;
  int number = 0;
  bool skipped = false;
  for (const std::string& line : lines) {
    if (line[0] == '=') continue;
    if (line[0] == '#') {
      EXPECT_EQ(at, steps.size());
      skipped = number++ % kEvery != 0;
      steps.clear();
      if (!skipped) steps = solve_path({.givens = grid_of(line.substr(2, kCellCount))}).steps;
      at = 0;
      continue;
    }
    if (skipped) continue;
    const std::vector<std::string> fields = fields_of(line, '\t');
    ASSERT_LT(at, steps.size()) << line;
    const Step& step = steps[at++];
    ASSERT_EQ(printed(step.rating), fields[1]) << line;
    ASSERT_EQ(step.name(), fields[2]) << line;
    ASSERT_EQ(placement_of(step), fields[3]) << line;
    std::string removed = fields[4];
    for (std::size_t i = 0; (i = removed.find("<>")) != std::string::npos;) {
      removed.replace(i, 2, "-");
    }
    ASSERT_EQ(eliminations_of(step), removed) << line;
  }
  EXPECT_EQ(at, steps.size());
  EXPECT_GE(number, 55);
}

}  // namespace
}  // namespace jiugong::teach
