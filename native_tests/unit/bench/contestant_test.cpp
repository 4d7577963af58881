#include "bench/contestant.h"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support.h"

namespace jiugong::bench {
namespace {

const std::string kUnique(kPuzzle);
const std::string kSolved(kPuzzleSolved);
const std::string kBlank(kCellCount, '.');
const std::string kClashing = "11" + std::string(kCellCount - 2, '.');

// Returns the lines that answer `questions`.
std::vector<std::string> answers(const std::string& questions) {
  std::istringstream in(questions);
  std::stringstream out;
  Contestant().serve(in, out);
  std::vector<std::string> lines;
  for (std::string line; std::getline(out, line);) lines.push_back(line);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Contestant, SaysHowItWasBuilt) {
  const auto lines = answers("about\n");
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find(", "), std::string::npos) << lines[0];
}

TEST(Contestant, CountsTheSolutionsOfAllPuzzlesAndPasses) {
  const std::string puzzles = "puzzles 3\n" + kUnique + '\n' + kBlank + '\n' + kClashing + '\n';
  EXPECT_EQ(answers(puzzles + "run 2 1\n"), (Lines{"ready", "done 3"}));
  EXPECT_EQ(answers(puzzles + "run 100 4\n"), (Lines{"ready", "done 404"}));
}

TEST(Contestant, CountsNoMoreThanOneSolutionAtLimitOne) {
  EXPECT_EQ(answers("puzzles 1\n" + kBlank + "\nrun 1 5\n"), (Lines{"ready", "done 5"}));
}

TEST(Contestant, ForgetsThePuzzlesBefore) {
  EXPECT_EQ(
      answers("puzzles 1\n" + kUnique + "\npuzzles 2\n" + kUnique + '\n' + kSolved + "\nrun 2 1\n"),
      (Lines{"ready", "ready", "done 2"}));
}

TEST(Contestant, ChecksItsAnswersAndCountsGuesses) {
  EXPECT_EQ(answers("puzzles 2\n" + kUnique + '\n' + kSolved + "\ncheck 2\n"),
            (Lines{"ready", "checked 0 2"}));
  const auto lines = answers("puzzles 2\n" + kUnique + '\n' + kBlank + "\ncheck 10\n");
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[1].substr(0, 8), "checked ");
  EXPECT_EQ(lines[1].substr(lines[1].size() - 2), " 1") << "one of the two needs guesses";
}

TEST(Contestant, NamesWhatIsWrongWithAPuzzle) {
  const auto fault = [](const std::string& puzzle) {
    return answers("puzzles 2\n" + kUnique + '\n' + puzzle + "\ncheck 2\n").at(1);
  };
  EXPECT_EQ(fault(kBlank), "bad 2 has several solutions");
  EXPECT_EQ(fault(kClashing), "bad 2 has no solution");
  EXPECT_EQ(fault(kUnique.substr(1)), "bad 2 is not 81 digits and blanks");
  EXPECT_EQ(fault('x' + kUnique.substr(1)), "bad 2 is not 81 digits and blanks");
}

TEST(Contestant, MakesTheSetsOfItsCatalogue) {
  const auto lines = answers("catalogue\nmake easy\n");
  ASSERT_GT(lines.size(), 3u);
  EXPECT_NE(lines[0].find(R"({"name":"easy","limit":2})"), std::string::npos) << lines[0];
  EXPECT_EQ(lines[1], "puzzles " + std::to_string(lines.size() - 2));
  EXPECT_TRUE(Grid::from_line(lines[2]));
}

// ./dev bench also compares the sum between platforms.
TEST(ContestantSlow, AJobIsTheSameWorkEachTime) {
  for (const Job& job : jobs()) {
    // (Their puzzles take long to make.)
    const std::string_view name = job.name;
    if (kSanitized && (name == "16x16" || name == "killers")) continue;
    const std::string question = std::string("job ") + job.name;
    const auto ask = [&](int amount) { return question + ' ' + std::to_string(amount) + '\n'; };
    const auto lines = answers(ask(3) + ask(4) + ask(3));
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(lines[0].substr(0, 5), "done ");
    EXPECT_EQ(lines[0], lines[2]) << job.name;
    EXPECT_NE(lines[0], lines[1]) << job.name;
  }
}

TEST(Contestant, LeavesTheRestUnanswered) {
  EXPECT_EQ(answers("job nothing 3\nmake nothing\nprint me 3\nrun 2 1\n"),
            (Lines{"unsupported", "unsupported", "unsupported", "done 0"}));
}

}  // namespace
}  // namespace jiugong::bench
