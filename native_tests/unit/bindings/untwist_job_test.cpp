#include "untwist_job.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace jiugong::bindings {
namespace {

// Runs a started job to its end.
std::string run(UntwistJob& job, State end) {
  State state = State::kWorking;
  while ((state = job.advance(100)) == State::kWorking) {
  }
  EXPECT_EQ(state, end);
  return job.take();
}

TEST(UntwistJob, WritesTheAnswer) {
  UntwistJob job;
  job.start(3, 3, "4,1,3,5,2,6,7,8,9", "", "quarter", "0", 0);
  EXPECT_EQ(run(job, State::kDone),
            R"({"status":"solved","moves":[{"row":0,"col":0,"turn":"ccw"}],"optimal":true,)"
            R"("goal":[1,2,3,4,5,6,7,8,9],"nodes":0})");
  job.start(3, 3, "1,2,3,4,9,8,7,6,5", "1,2,3,4,5,6,7,8,9", "any", "0", 0);
  EXPECT_EQ(run(job, State::kDone),
            R"({"status":"solved","moves":[{"row":1,"col":1,"turn":"half"}],"optimal":true,)"
            R"("goal":[1,2,3,4,5,6,7,8,9],"nodes":0})");
}

TEST(UntwistJob, EveryKindOfTurn) {
  UntwistJob job;
  for (const auto& [turns, moves] : {std::pair{"clockwise", 3}, {"quarter", 1}, {"any", 1}}) {
    job.start(2, 2, "2,4,1,3", "-1,2,3,4", turns, "0", 1e300);
    run(job, State::kFailed);
    job.start(2, 2, "3,1,4,2", "", turns, "0", 1e300);
    run(job, State::kDone);
    EXPECT_EQ(job.stage(), moves);
    EXPECT_EQ(job.progress(), 1);
  }
}

TEST(UntwistJob, UnreachableIsAnAnswer) {
  UntwistJob job;
  job.start(2, 2, "2,1,3,4", "", "any", "0", 0);
  const std::string json = run(job, State::kDone);
  EXPECT_EQ(json.find(R"({"status":"unreachable","moves":[],"optimal":false,"goal":[1,2,3,4],)"), 0)
      << json;
  EXPECT_EQ(job.stage(), -1);
}

TEST(UntwistJob, FailsWithThePlace) {
  UntwistJob job;
  job.start(2, 2, "1,2,3,4", "1,2,3,5", "quarter", "0", 0);
  EXPECT_EQ(
      run(job, State::kFailed),
      R"({"code":"goal-mismatch","message":"Row 2, column 2 of the goal: found the number 5; )"
      R"(expected numbers of the tiles only, and no tile has this one.","line":2,"column":2,)"
      R"("found":{"form":"the number {}","values":["5"]},)"
      R"("expected":{"form":"numbers of the tiles only, and no tile has this one","values":[]}})");
  for (const char* tiles : {"", "1,2,3", "1,2,3,4,5", "1,two,3,4", "1,2,3,99999999999"}) {
    job.start(2, 2, tiles, "", "quarter", "0", 0);
    EXPECT_EQ(run(job, State::kFailed).find(R"({"code":"bad-tile-count",)"), 0) << tiles;
  }
}

TEST(UntwistJob, EffortCountsAndACallForgetsTheOneBefore) {
  UntwistJob job;
  const std::string reversed = "16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1";
  job.start(4, 4, reversed, "", "quarter", "0", 0);
  EXPECT_EQ(job.advance(100), State::kWorking);
  EXPECT_LT(job.progress(), 1);
  std::size_t nodes = 0;
  for (const double effort : {2'000.0, 20'000.0}) {
    job.start(4, 4, reversed, "", "quarter", "0", effort);
    const std::string json = run(job, State::kDone);
    const std::size_t spent = std::stoul(json.substr(json.find("\"nodes\":") + 8));
    EXPECT_GT(spent, 2 * nodes);
    EXPECT_NE(json.find(R"("optimal":false)"), std::string::npos);
    nodes = spent;
  }
}

TEST(UntwistJob, TheSeedCounts) {
  UntwistJob job;
  const std::string tiles = "14,3,9,1,12,7,16,5,2,11,8,15,4,10,13,6";
  std::set<std::string> answers;
  for (const char* seed : {"1", "1", "2", "18446744073709551615"}) {
    job.start(4, 4, tiles, "", "quarter", seed, 3'000);
    answers.insert(run(job, State::kDone));
  }
  EXPECT_EQ(answers.size(), 3u);
}

}  // namespace
}  // namespace jiugong::bindings
