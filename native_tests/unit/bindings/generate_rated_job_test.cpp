#include "generate_rated_job.h"

#include <deque>
#include <string>

#include "support.h"
#include "unit/bindings/finish.h"

namespace jiugong::bindings {
namespace {

void start(GenerateRatedJob& job, const std::string& level, const std::string& seed = "7") {
  job.start(seed, level, "", "", 0, 0, 0, "none", false, 0);
}

TEST(GenerateRatedJob, MakesWhatTheGeneratorDoes) {
  GenerateRatedJob job;
  start(job, "medium");
  const GeneratedRated made = generate_rated({.seed = 7, .er = ratings_of(Level::kMedium)});
  const auto tenths = [](int rating) {
    return std::to_string(rating / 10) +
           (rating % 10 == 0 ? "" : "." + std::to_string(rating % 10));
  };
  EXPECT_EQ(answer_of(job), R"({"puzzle":")" + made.puzzle.to_line() + R"(","solution":")" +
                                made.solution.to_line() + R"(","clues":)" +
                                std::to_string(made.clues) + R"(,"seed":"7","reached":true,"er":)" +
                                tenths(made.er) + R"(,"ep":)" + tenths(made.ep) + R"(,"ed":)" +
                                tenths(made.ed) + R"(,"level":"medium","hardest":"pointing"})");
  EXPECT_EQ(job.progress(), 1);
}

TEST(GenerateRatedJob, TakesARangeOrATechnique) {
  GenerateRatedJob job;
  job.start("1", "", "", "", 71, 72, 0, "rotate180", false, 0);
  EXPECT_NE(answer_of(job).find(R"("er":7.)"), std::string::npos);
  job.start("1", "", "naked-pair", "", 0, 0, 30, "none", false, 0);
  std::string json = answer_of(job);
  EXPECT_NE(json.find(R"("hardest":"naked-pair")"), std::string::npos);
  EXPECT_NE(json.find(R"("clues":30)"), std::string::npos);
  job.start("1", "", "skyscraper", "", 0, 0, 0, "none", false, 0);
  EXPECT_NE(answer_of(job).find(R"("hardest":"skyscraper")"), std::string::npos);
}

TEST(GenerateRatedJob, RefusesWhatItDoesNotKnow) {
  const std::string cases[][5] = {{"x", "easy", "", "", "none"},
                                  {"1", "hardest", "", "", "none"},
                                  {"1", "", "", "robot", "none"},
                                  {"1", "", "squirmbag", "", "none"},
                                  {"1", "", "skyscraper", "explainer", "none"},
                                  {"1", "", "unique-loop", "human", "none"},
                                  {"1", "easy", "", "", "round"}};
  GenerateRatedJob job;
  for (const auto& [seed, level, technique, style, symmetry] : cases) {
    job.start(seed, level, technique, style, 10, 20, 0, symmetry, false, 0);
    EXPECT_NE(answer_of(job, State::kFailed).find("bad-argument"), std::string::npos);
  }
}

TEST(GenerateRatedJob, TellsTheBestSoFar) {
  GenerateRatedJob job;
  EXPECT_EQ(job.interim(), R"({"rated":0,"best":null})");
  job.start("1", "", "", "", 16, 16, 0, "none", false, 300);
  int before = 0;
  bool told = false;
  while (job.advance(50) == State::kWorking) {
    EXPECT_GE(job.stage(), before);
    before = job.stage();
    EXPECT_GE(job.progress(), 0);
    EXPECT_LE(job.progress(), 1);
    const std::string interim = job.interim();
    EXPECT_EQ(interim.find("{\"rated\":" + std::to_string(before) + ","), 0u);
    told = told || interim.find(R"("hardest":")") != std::string::npos;
  }
  EXPECT_TRUE(told);
  EXPECT_NE(job.take().find(R"("reached":false)"), std::string::npos);
}

// A job waits while all generators are at work, helps them, and gets one of them in the end.
TEST(GenerateRatedJob, MoreJobsThanGeneratorsAllEnd) {
  GenerateRatedJob alone;
  start(alone, "easy");
  const std::string json = answer_of(alone);
  std::deque<GenerateRatedJob> jobs(kMaxRatedGenerators + 4);
  for (GenerateRatedJob& job : jobs) start(job, "easy");
  for (std::size_t done = 0; done != jobs.size();) {
    done = 0;
    for (GenerateRatedJob& job : jobs) {
      if (job.advance(20) == State::kDone) ++done;
    }
  }
  for (GenerateRatedJob& job : jobs) EXPECT_EQ(job.take(), json);
}

}  // namespace
}  // namespace jiugong::bindings
