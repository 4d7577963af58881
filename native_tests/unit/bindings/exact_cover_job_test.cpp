#include "exact_cover_job.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "memory.h"
#include "unit/bindings/finish.h"

namespace jiugong::bindings {
namespace {

using Rows = std::vector<std::vector<std::uint32_t>>;

// Knuth's example in "Dancing Links" (2000).
const Rows kKnuth = {{2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}};

std::vector<std::uint32_t> numbers_of(const Rows& rows) {
  std::vector<std::uint32_t> numbers;
  for (const auto& row : rows) {
    numbers.push_back(static_cast<std::uint32_t>(row.size()));
    numbers.insert(numbers.end(), row.begin(), row.end());
  }
  return numbers;
}

void start(ExactCoverJob& job, std::uint32_t columns, std::uint32_t optional,
           const std::vector<std::uint32_t>& numbers, std::uint64_t limit = 2) {
  const std::size_t size = numbers.size() * sizeof(numbers[0]);
  std::uint32_t rows = 0;
  std::uint64_t at = 0;  // a row may claim more columns than 32 bits can skip
  for (; at < numbers.size(); at += std::uint64_t{numbers[static_cast<std::size_t>(at)]} + 1)
    ++rows;
  job.start(size, rows, columns, optional, limit);
  if (size != 0) std::memcpy(job.input(), numbers.data(), size);
}

// What the job writes, and its solutions: "{…} 0 3 4, 1 2" with `x` for one without rows.
std::pair<State, std::string> run_cover(ExactCoverJob& job, std::uint64_t nodes = 100) {
  auto [state, text] = finish(job, nodes);
  std::vector<std::uint32_t> numbers(job.output().size() / sizeof(std::uint32_t));
  if (!numbers.empty()) std::memcpy(numbers.data(), job.output().data(), job.output().size());
  for (std::size_t at = 0; at < numbers.size();) {
    if (at != 0) text += ',';
    std::size_t size = numbers[at++];
    if (size == 0) text += " x";
    for (; size != 0; --size) text += ' ' + std::to_string(numbers[at++]);
  }
  return {state, text};
}

std::string answer(std::uint32_t columns, std::uint32_t optional, const Rows& rows,
                   std::uint64_t limit = 2) {
  ExactCoverJob job;
  start(job, columns, optional, numbers_of(rows), limit);
  const auto [state, json] = run_cover(job);
  EXPECT_EQ(state, State::kDone);
  return json;
}

// A queen in each row and each column; the diagonals are optional.
Rows queens(std::uint32_t n) {
  Rows rows;
  for (std::uint32_t row = 0; row < n; ++row) {
    for (std::uint32_t col = 0; col < n; ++col) {
      rows.push_back({row, n + col, 2 * n + row + col, 4 * n - 1 + (n - 1 + row - col)});
    }
  }
  return rows;
}

TEST(ExactCoverJob, Statuses) {
  EXPECT_EQ(answer(7, 0, kKnuth), R"({"status":"unique","count":1,"capped":false} 0 3 4)");
  EXPECT_EQ(answer(2, 0, {{1}, {0}, {0, 1}}),
            R"({"status":"multiple","count":2,"capped":false} 0 1, 2)");
  EXPECT_EQ(answer(2, 0, {{1}, {1}}), R"({"status":"none","count":0,"capped":false})");
  EXPECT_EQ(answer(1, 0, {}), R"({"status":"none","count":0,"capped":false})");
}

TEST(ExactCoverJob, NothingToCoverHasOneEmptySolution) {
  const std::string empty = R"({"status":"unique","count":1,"capped":false} x)";
  EXPECT_EQ(answer(0, 0, {}), empty);
  EXPECT_EQ(answer(0, 0, {{}, {}}), empty);
  EXPECT_EQ(answer(0, 3, {{0}, {1, 2}}), empty);
}

TEST(ExactCoverJob, TheStatusIsExactWhateverTheLimit) {
  const Rows three = {{0}, {0}, {0}};
  for (const auto& [limit, count] : std::vector<std::pair<std::uint64_t, std::string>>{
           {0, R"("count":0,"capped":true)"},
           {1, R"("count":1,"capped":true)"},
           {2, R"("count":2,"capped":true)"},
           {3, R"("count":3,"capped":false)"},
           {UINT64_MAX, R"("count":3,"capped":false)"}}) {
    EXPECT_EQ(answer(1, 0, three, limit), R"({"status":"multiple",)" + count + "} 0, 1");
  }
  EXPECT_EQ(answer(1, 0, {{0}}, 1), R"({"status":"unique","count":1,"capped":false} 0)");
}

// (The API's test has the same answer: native and WebAssembly builds agree.)
TEST(ExactCoverJob, QueensWithOptionalDiagonals) {
  EXPECT_EQ(answer(16, 30, queens(8), UINT64_MAX),
            R"({"status":"multiple","count":92,"capped":false} )"
            "0 12 23 29 34 46 49 59, 0 13 23 26 38 43 49 60");
}

TEST(ExactCoverJob, PortionsOfAnySizeGiveTheSame) {
  const std::vector<std::uint32_t> numbers = numbers_of(queens(7));
  ExactCoverJob job;
  start(job, 14, 26, numbers, 30);
  const std::string expected = run_cover(job, UINT64_MAX).second;
  EXPECT_NE(expected.find(R"("count":30,"capped":true)"), std::string::npos) << expected;
  for (const std::uint64_t nodes : {std::uint64_t{1}, std::uint64_t{13}}) {
    start(job, 14, 26, numbers, 30);
    EXPECT_EQ(run_cover(job, nodes).second, expected);
  }
}

TEST(ExactCoverJob, ALargeMatrixIsReadAndSearchedInPortions) {
  // Whichever row is chosen first, all others touch it.
  Rows rows(300);
  for (std::uint32_t number = 0; number < rows.size(); ++number) {
    for (std::uint32_t item = 0; item < 1000; ++item) {
      if (item != number) rows[number].push_back(item);
    }
  }
  rows.push_back({});
  for (std::uint32_t item = 0; item < 1000; ++item) rows.back().push_back(item);
  ExactCoverJob job;
  start(job, 1000, 0, numbers_of(rows));
  // 300,000 numbers are looked at when they are read, counted, placed and searched.
  int portions = 0;
  while (job.advance(UINT64_MAX) == State::kWorking) ++portions;
  EXPECT_GT(portions, 50);
  EXPECT_EQ(run_cover(job).second, R"({"status":"unique","count":1,"capped":false} 300)");
}

TEST(ExactCoverJob, NumbersThatAreNoRowsFail) {
  ExactCoverJob job;
  for (const std::vector<std::uint32_t>& numbers : std::vector<std::vector<std::uint32_t>>{
           {1}, {2, 0}, {1, 3}, {2, 1, 1}, {UINT32_MAX, 0, 1}}) {
    start(job, 2, 1, numbers);
    const auto [state, json] = run_cover(job);
    EXPECT_EQ(state, State::kFailed);
    EXPECT_EQ(json.find(R"({"code":"bad-argument","message":"A row is not a list of columns.",)"),
              0u)
        << json;
  }
  for (const auto& [size, rows] : std::vector<std::pair<std::size_t, std::uint32_t>>{
           {6, 1}, {8, 3}, {8, UINT32_MAX}, {0, 1}}) {
    job.start(size, rows, 2, 1, 2);
    if (size != 0) std::memset(job.input(), 0, size);
    EXPECT_EQ(run_cover(job).first, State::kFailed);
  }
  for (const auto& [columns, optional] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {kMaxExactCoverColumns, 1}, {1, UINT32_MAX}, {UINT32_MAX, 0}}) {
    start(job, columns, optional, {1, 0});
    EXPECT_EQ(run_cover(job).first, State::kFailed);
  }
  start(job, kMaxExactCoverColumns - 1, 1, {1, 0});
  EXPECT_EQ(run_cover(job).first, State::kDone);
}

TEST(ExactCoverJob, StartForgetsTheLastCall) {
  ExactCoverJob job;
  start(job, 40, 78, numbers_of(queens(20)), UINT64_MAX);
  for (int portion = 0; portion < 3; ++portion) EXPECT_EQ(job.advance(10), State::kWorking);
  start(job, 7, 0, numbers_of(kKnuth));
  EXPECT_NE(run_cover(job).second.find("} 0 3 4"), std::string::npos);
  start(job, 1, 0, {1, 1});
  EXPECT_EQ(run_cover(job).first, State::kFailed);
  start(job, 1, 0, {});
  EXPECT_EQ(run_cover(job).second, R"({"status":"none","count":0,"capped":false})");
}

TEST(ExactCoverJob, AJobThatIsOverHoldsItsAnswerAlone) {
  ExactCoverJob job;
  const MemoryWatch memory;
  const std::vector<std::uint32_t> numbers = numbers_of(queens(30));
  const std::size_t before = memory.now();
  start(job, 60, 118, numbers);
  EXPECT_EQ(job.advance(1), State::kWorking);
  EXPECT_GT(memory.now(), before);
  EXPECT_EQ(run_cover(job).first, State::kDone);
  EXPECT_LE(memory.now(), before + 1000);
  start(job, 60, 20, numbers);
  EXPECT_EQ(run_cover(job).first, State::kFailed);
  EXPECT_EQ(memory.now(), before);
}

}  // namespace
}  // namespace jiugong::bindings
