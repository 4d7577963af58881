// Jobs with the extremes of the numbers that JavaScript may hand them, as numbers and in texts.
#include <gtest/gtest.h>

#include <climits>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>

#include "arguments.h"
#include "batch_job.h"
#include "exact_cover_job.h"
#include "generate_job.h"
#include "generate_rated_job.h"
#include "region_jobs.h"
#include "support.h"
#include "teach_jobs.h"
#include "twist_jobs.h"
#include "unit/bindings/finish.h"

namespace jiugong::bindings {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::string outcome(Job& job) { return finish(job, UINT64_MAX).second; }

bool has(const std::string& json, std::string_view part) {
  return json.find(part) != std::string::npos;
}

TEST(JobExtremes, OfPuzzlesToMake) {
  GenerateJob generate;
  for (const int givens : {INT_MIN, 0, INT_MAX}) {
    generate.start("18446744073709551615", givens, "none", false, 0);
    EXPECT_EQ(has(outcome(generate), R"("reached":true)"), givens <= 0);
  }
  GenerateRatedJob rated;
  rated.start("0", "", "", "", INT_MAX, INT_MIN, INT_MAX, "none", false, 1);
  EXPECT_TRUE(has(outcome(rated), R"("reached":false)"));
  GenerateRegionsJob regions;
  for (const std::uint64_t attempts : {0U, 1U}) {
    regions.start("", "4x4", "", "0", INT_MAX, false, false, attempts);
    EXPECT_TRUE(has(outcome(regions), R"("givens":16,"seed":"0","reached":false)"));
    regions.start("", "4x4", "", "0", INT_MIN, false, false, attempts);
    EXPECT_TRUE(has(outcome(regions), "bad-argument"));
  }
  // One attempt does not reach this number, but as many as there may be do.
  regions.start("", "4x4", "", "0", 4, false, false, 1);
  EXPECT_TRUE(has(outcome(regions), R"("reached":false)"));
  regions.start("", "4x4", "", "0", 4, false, false, UINT64_MAX);
  EXPECT_TRUE(has(outcome(regions), R"("givens":4,"seed":"0","reached":true)"));
}

TEST(JobExtremes, OfRotationPuzzles) {
  UntwistJob untwist;
  for (const int side : {INT_MIN, 0, INT_MAX}) {
    untwist.start(side, side, "1", "", "any", "-1", to_count(kNaN));
    EXPECT_TRUE(has(outcome(untwist), "bad-size"));
  }
  untwist.start(2, 2, "1,99999999999999999999,3,4", "", "any", "", to_count(-kInfinity));
  EXPECT_TRUE(has(outcome(untwist), "bad-tile-count"));
  untwist.start(2, 2, "2147483647,-2147483648,0,1", "", "any", "99999999999999999999",
                to_count(kInfinity));
  EXPECT_TRUE(has(outcome(untwist), R"("goal":[-2147483648,0,1,2147483647])"));
  NineTripodsJob tripods;
  for (const double effort : {kNaN, -kInfinity, 0.5, kInfinity}) {
    tripods.start(std::string(kPuzzleSolved), "any", "-", to_count(effort));
    EXPECT_TRUE(has(outcome(tripods), R"({"moves":[],)"));
  }
}

TEST(JobExtremes, OfSteps) {
  ExplainJob explain;
  explain.start(std::string(kPuzzle), 0, "explainer");
  EXPECT_TRUE(has(outcome(explain), R"({"steps":[],)"));
  explain.start(std::string(kPuzzle), UINT64_MAX, "explainer");
  EXPECT_TRUE(has(outcome(explain), R"("solved":true)"));
}

TEST(JobExtremes, OfPuzzlesAsNumbers) {
  SolveRegionsJob solve;
  for (const std::string numbers :
       {"", "-", "x", "99999999999", "2147483647,2147483647,0,2147483647,-1,2147483647",
        "-2147483648,1,1,1,0,-2147483648", "1,1,1,1,0,1,-2,1,2147483647,5",
        "1,1,1,1,0,1,-2,0,1,2147483647,1,-2147483648", "1,1,1,1,0,1,-2,0,0,1,2147483647,0",
        "1,1,1,1,0,1,-2,0,0,1,-2147483648,2147483647"}) {
    solve.start(numbers, UINT64_MAX);
    EXPECT_TRUE(has(outcome(solve), R"("code":"bad-)")) << numbers;
  }
}

TEST(JobExtremes, OfShapes) {
  const auto answer = [](const std::string& shape) {
    CutJob job;
    job.start(kPuzzle.size(), "", false, true, shape);
    std::memcpy(job.input(), kPuzzle.data(), kPuzzle.size());
    return outcome(job);
  };
  for (const std::string shape : {"table", "table,,,", "table,128,0,0", "table,-1,0,0",
                                  "table,44,18446744073709551616,0", "lines2", ","}) {
    EXPECT_TRUE(has(answer(shape), "bad-argument")) << shape;
  }
  for (const std::string& shape : {"table,0," + std::to_string(SIZE_MAX) + ",99",
                                   std::string("table,10,0,0"), std::string("text,x")}) {
    EXPECT_TRUE(has(answer(shape), R"("end":81)")) << shape;
  }
}

TEST(JobExtremes, OfMatrices) {
  ExactCoverJob cover;
  for (const std::uint32_t many : {std::uint32_t{1} << 31, UINT32_MAX}) {
    cover.start(0, many, 1, 1, 2);
    EXPECT_TRUE(has(outcome(cover), "bad-argument"));
    cover.start(0, 0, many, many, 2);
    EXPECT_TRUE(has(outcome(cover), "bad-argument"));
  }
}

}  // namespace
}  // namespace jiugong::bindings
