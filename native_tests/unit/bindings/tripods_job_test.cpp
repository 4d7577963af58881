#include "tripods_job.h"

#include <gtest/gtest.h>

#include <limits>

#include "support.h"
#include "twist_json.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong::bindings {
namespace {

std::string run(TripodsJob& job, std::uint64_t nodes) {
  while (job.advance(nodes) == State::kWorking) {
  }
  return job.take();
}

std::string json_of(const TripodsResult& result) {
  Json json;
  JsonObject(json).add("moves", result.moves).add("grid", result.grid).add("nodes", result.nodes);
  return json;
}

TEST(TripodsJob, Answers) {
  const Grid grid = random_tripods(1);
  TripodsJob job;
  EXPECT_EQ(job.stage(), -1);
  job.start(grid.to_line(), "any", "18446744073709551615", 20'000);
  const TripodsResult expected =
      nine_tripods(grid, {.turns = Turns::kAny, .seed = UINT64_MAX, .effort = 20'000});
  EXPECT_EQ(run(job, 100), json_of(expected));
  EXPECT_EQ(job.progress(), 1);
  const auto length = static_cast<int>(expected.moves.size());
  EXPECT_EQ(job.stage(), length);
  EXPECT_EQ(job.interim(), interim_of(length, expected.moves));
}

TEST(TripodsJob, WritesMoves) {
  TripodsJob job;
  const Move move = {.row = 0, .col = 1, .turn = Turn::kCounterclockwise};
  job.start(after(cyclic_square(), {move}).to_line(), "clockwise", "0", 30'000);
  EXPECT_EQ(run(job, 9).find(R"({"moves":[{"row":0,"col":1,"turn":"cw"}],"grid":")"), 0U);
}

TEST(TripodsJob, FailsWithoutNineOfEach) {
  TripodsJob job;
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

TEST(TripodsJob, FailsWithoutAGrid) {
  TripodsJob job;
  job.start("12", "quarter", "0", 0);
  EXPECT_EQ(job.advance(1), State::kFailed);
  EXPECT_NE(job.take().find(R"("code":"bad-argument")"), std::string::npos);
}

TEST(TripodsJob, ANonsenseEffortIsTheDefaultOrTheMost) {
  TripodsJob job;
  for (const double effort : {-1.0, 0.5, std::numeric_limits<double>::quiet_NaN(),
                              std::numeric_limits<double>::infinity()}) {
    job.start(cyclic_square().to_line(), "quarter", "0", effort);
    EXPECT_EQ(job.advance(1), State::kDone);
  }
}

}  // namespace
}  // namespace jiugong::bindings
