#include "batch_job.h"

#include <algorithm>
#include <string>

#include "support.h"

namespace jiugong::bindings {
namespace {

void start(BatchJob& job, std::string_view text, const std::string& format, bool header = true) {
  job.start(text.size(), format, 2, header);
  std::copy(text.begin(), text.end(), job.input());
}

void run(BatchJob& job) {
  while (job.advance(3) == State::kWorking) {
  }
}

TEST(BatchJob, TakesAndGivesBytesAndTellsWhatThereWas) {
  BatchJob job;
  const std::string text = std::string(kPuzzle) + "\n" + std::string(kTwoSolutions) + "\nk\n";
  start(job, text, "count");
  run(job);
  EXPECT_EQ(job.output(), "unique 1\nmultiple 2\nbad 0 k\n");
  EXPECT_EQ(
      job.take(),
      R"({"lines":3,"unique":1,"multiple":1,"none":0,"bad":1,"guesses":1,"histogram":[1,1],)"
      R"("ratings":[],"errors":[{"code":"bad-character","message":"Line 3, column 1: found the letter 'k', )"
      R"(expected a digit or one of the blanks . 0 ? * _ x.","line":3,"column":1,)"
      R"("found":{"form":"the letter '{}'","values":["k"]},)"
      R"("expected":{"form":"a digit or one of the blanks . 0 ? * _ x","values":[]}}]})");
}

TEST(BatchJob, ServesOneFileAfterAnother) {
  BatchJob job;
  for (const bool header : {true, false}) {
    start(job, "", "csv", header);
    run(job);
    EXPECT_EQ(job.output(), header ? "puzzle,status,count,solution,guesses\n" : "");
    EXPECT_EQ(job.take(), R"({"lines":0,"unique":0,"multiple":0,"none":0,"bad":0,"guesses":0,)"
                          R"("histogram":[],"ratings":[],"errors":[]})");
  }
}

TEST(BatchJob, RefusesFormatsThatThereAreNot) {
  BatchJob job;
  job.start(0, "xml", 2, true);
  EXPECT_EQ(job.advance(1), State::kFailed);
  EXPECT_NE(job.take().find("Invalid format \\\"xml\\\"."), std::string::npos);
  job.start(0, "rating", 2, true);
  EXPECT_EQ(job.advance(1), State::kFailed) << "there is no rater";
}

}  // namespace
}  // namespace jiugong::bindings
