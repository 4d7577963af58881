#include "twist_jobs.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <string>

#include "arguments.h"
#include "support.h"
#include "unit/bindings/finish.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong::bindings {
namespace {

TEST(TwistJson, Moves) {
  Json json;
  write_json(json, std::vector<Move>{{.row = 0, .col = 1, .turn = Turn::kClockwise},
                                     {.row = 7, .col = 0, .turn = Turn::kCounterclockwise},
                                     {.row = 2, .col = 3, .turn = Turn::kHalf}});
  EXPECT_EQ(json, R"([{"row":0,"col":1,"turn":"cw"},{"row":7,"col":0,"turn":"ccw"},)"
                  R"({"row":2,"col":3,"turn":"half"}])");
  json.clear();
  write_json(json, std::vector<Move>());
  EXPECT_EQ(json, "[]");
}

TEST(TwistJson, WhatIsKnownBeforeTheEnd) {
  EXPECT_EQ(interim_of(-1, {}), "{}");
  EXPECT_EQ(interim_of(0, {}), R"({"best":0,"moves":[]})");
  EXPECT_EQ(interim_of(1, {{.row = 2, .col = 3, .turn = Turn::kHalf}}),
            R"({"best":1,"moves":[{"row":2,"col":3,"turn":"half"}]})");
}

TEST(TwistJson, Seeds) {
  EXPECT_EQ(to_seed("18446744073709551615"), UINT64_MAX);
  EXPECT_EQ(to_seed("7"), 7U);
}

TEST(UntwistJob, WritesTheAnswer) {
  UntwistJob job;
  EXPECT_EQ(ask(job, 3, 3, "4,1,3,5,2,6,7,8,9", "", "quarter", "0", 0U),
            R"({"status":"solved","moves":[{"row":0,"col":0,"turn":"ccw"}],"optimal":true,)"
            R"("goal":[1,2,3,4,5,6,7,8,9],"nodes":0})");
  EXPECT_EQ(ask(job, 3, 3, "1,2,3,4,9,8,7,6,5", "1,2,3,4,5,6,7,8,9", "any", "0", 0U),
            R"({"status":"solved","moves":[{"row":1,"col":1,"turn":"half"}],"optimal":true,)"
            R"("goal":[1,2,3,4,5,6,7,8,9],"nodes":0})");
}

TEST(UntwistJob, EveryKindOfTurn) {
  UntwistJob job;
  for (const auto& [turns, moves] : {std::pair{"clockwise", 3}, {"quarter", 1}, {"any", 1}}) {
    job.start(2, 2, "2,4,1,3", "-1,2,3,4", turns, "0", UINT64_MAX);
    answer_of(job, State::kFailed);
    job.start(2, 2, "3,1,4,2", "", turns, "0", UINT64_MAX);
    answer_of(job, State::kDone);
    EXPECT_EQ(job.stage(), moves);
    EXPECT_EQ(job.progress(), 1);
  }
}

TEST(UntwistJob, UnreachableIsAnAnswer) {
  UntwistJob job;
  const std::string json = ask(job, 2, 2, "2,1,3,4", "", "any", "0", 0U);
  EXPECT_EQ(json.find(R"({"status":"unreachable","moves":[],"optimal":false,"goal":[1,2,3,4],)"), 0)
      << json;
  EXPECT_EQ(job.stage(), -1);
}

TEST(UntwistJob, FailsWithThePlace) {
  UntwistJob job;
  job.start(2, 2, "1,2,3,4", "1,2,3,5", "quarter", "0", 0);
  EXPECT_EQ(
      answer_of(job, State::kFailed),
      R"({"code":"goal-mismatch","message":"Row 2, column 2 of the goal: found the number 5; )"
      R"(expected numbers of the tiles only, and no tile has this one.","line":2,"column":2,)"
      R"("found":{"form":"the number {}","values":["5"]},)"
      R"("expected":{"form":"numbers of the tiles only, and no tile has this one","values":[]}})");
  for (const char* tiles : {"", "1,2,3", "1,2,3,4,5", "1,two,3,4", "1,2,3,99999999999"}) {
    EXPECT_EQ(
        refusal_of(job, 2, 2, tiles, "", "quarter", "0", 0U).find(R"({"code":"bad-tile-count",)"),
        0)
        << tiles;
  }
}

TEST(UntwistJob, EffortCountsAndACallForgetsTheOneBefore) {
  UntwistJob job;
  const std::string reversed = "16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1";
  job.start(4, 4, reversed, "", "quarter", "0", 0);
  EXPECT_EQ(job.advance(100), State::kWorking);
  EXPECT_LT(job.progress(), 1);
  std::size_t nodes = 0;
  for (const std::uint64_t effort : {2'000U, 20'000U}) {
    const std::string json = ask(job, 4, 4, reversed, "", "quarter", "0", effort);
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
    answers.insert(answer_of(job, State::kDone));
  }
  EXPECT_EQ(answers.size(), 3u);
}

std::string json_of(const TripodsResult& result) {
  Json json;
  ObjectWriter(json).add("moves", result.moves).add("grid", result.grid).add("nodes", result.nodes);
  return json;
}

TEST(NineTripodsJob, Answers) {
  const Grid grid = random_tripods(1);
  NineTripodsJob job;
  EXPECT_EQ(job.stage(), -1);
  job.start(grid.to_line(), "any", "18446744073709551615", 20'000);
  const TripodsResult expected =
      nine_tripods(grid, {.turns = Turns::kAny, .seed = UINT64_MAX, .effort = 20'000});
  EXPECT_EQ(answer_of(job, State::kDone, 100), json_of(expected));
  EXPECT_EQ(job.progress(), 1);
  const auto length = static_cast<int>(expected.moves.size());
  EXPECT_EQ(job.stage(), length);
  EXPECT_EQ(job.interim(), interim_of(length, expected.moves));
}

TEST(NineTripodsJob, WritesMoves) {
  NineTripodsJob job;
  const Move move = {.row = 0, .col = 1, .turn = Turn::kCounterclockwise};
  job.start(after(cyclic_square(), {move}).to_line(), "clockwise", "0", 30'000);
  EXPECT_EQ(
      answer_of(job, State::kDone, 9).find(R"({"moves":[{"row":0,"col":1,"turn":"cw"}],"grid":")"),
      0U);
}

TEST(NineTripodsJob, FailsWithoutNineOfEach) {
  NineTripodsJob job;
  Grid grid = cyclic_square();
  grid.set(0, 3);
  job.start(grid.to_line(), "quarter", "0", 0);
  EXPECT_EQ(job.advance(1), State::kFailed);
  EXPECT_EQ(job.take(),
            R"({"code":"wrong-tiles","message":"Found 8 tiles with the digit 1, expected 9.",)"
            R"("line":0,"column":0,"found":{"form":"{} tiles with the digit {}",)"
            R"("values":["8","1"]},"expected":{"form":"9","values":[]}})");
  EXPECT_EQ(job.stage(), -1);
}

TEST(NineTripodsJob, FailsWithoutAGrid) {
  NineTripodsJob job;
  job.start("12", "quarter", "0", 0);
  EXPECT_EQ(job.advance(1), State::kFailed);
  EXPECT_NE(job.take().find(R"("code":"bad-argument")"), std::string::npos);
}

TEST(NineTripodsJob, ANonsenseEffortIsTheDefaultOrTheMost) {
  NineTripodsJob job;
  for (const double effort : {-1.0, 0.5, std::numeric_limits<double>::quiet_NaN(),
                              std::numeric_limits<double>::infinity()}) {
    job.start(cyclic_square().to_line(), "quarter", "0", to_count(effort));
    EXPECT_EQ(job.advance(1), State::kDone);
  }
}

}  // namespace
}  // namespace jiugong::bindings
