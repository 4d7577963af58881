#include "batch_job.h"

#include <algorithm>
#include <string>

#include "support.h"

namespace jiugong::bindings {
namespace {

void start(BatchJob& job, std::string_view text, const BatchQuestion& question) {
  job.start(text.size(), question);
  std::copy(text.begin(), text.end(), job.input());
}

void run(BatchJob& job) {
  while (job.advance(3) == State::kWorking) {
  }
}

TEST(BatchJob, TakesAndGivesBytesAndTellsWhatThereWas) {
  BatchJob job;
  const std::string text = std::string(kPuzzle) + "\n" + std::string(kTwoSolutions) + "\nk\n";
  start(job, text, {.format = "count"});
  run(job);
  EXPECT_EQ(job.output(), "unique 1\nmultiple 2\nbad 0 k\n");
  EXPECT_EQ(
      job.take(),
      R"({"lines":3,"unique":1,"multiple":1,"none":0,"bad":1,"guesses":1,"histogram":[1,1],)"
      R"("ratings":[],"errors":[{"code":"bad-character","message":"Line 3, column 1: found the letter 'k', )"
      R"(expected a digit or one of the blanks . 0 ? * _ x.","line":3,"column":1,)"
      R"("found":{"form":"the letter '{}'","values":["k"]},)"
      R"("expected":{"form":"a digit or one of the blanks . 0 ? * _ x","values":[]}}],"forms":[]})");
}

TEST(BatchJob, ServesOneFileAfterAnother) {
  BatchJob job;
  for (const bool header : {true, false}) {
    start(job, "", {.format = "csv", .first = header});
    run(job);
    EXPECT_EQ(job.output(), header ? "puzzle,status,count,solution,guesses\n" : "");
    EXPECT_EQ(job.take(), R"({"lines":0,"unique":0,"multiple":0,"none":0,"bad":0,"guesses":0,)"
                          R"("histogram":[],"ratings":[],"errors":[],"forms":[]})");
  }
}

TEST(BatchJob, RefusesFormatsThatThereAreNot) {
  BatchJob job;
  job.start(0, {.format = "xml"});
  EXPECT_EQ(job.advance(1), State::kFailed);
  EXPECT_NE(job.take().find("Invalid format \\\"xml\\\"."), std::string::npos);
  job.start(0, {.format = "rating"});
  EXPECT_EQ(job.advance(1), State::kFailed) << "there is no rater";
  job.start(0, {.shape = "circle"});
  EXPECT_EQ(job.advance(1), State::kFailed);
}

std::string cut(std::string_view text, bool whole, const std::string& shape = "",
                const std::string& column = "", bool keep = false) {
  CutJob job;
  job.start(text.size(), column, keep, whole, shape);
  std::copy(text.begin(), text.end(), job.input());
  job.advance(1);
  return job.take();
}

TEST(CutJob, FindsTheShapeAndWholeRecords) {
  const std::string puzzle(kPuzzle), table = "id;puzzle\n7;" + puzzle + ";\"a\nb\"\n";
  EXPECT_EQ(cut("", false), R"({"shape":"","end":0})");
  EXPECT_EQ(cut(puzzle + "\n5", false), R"({"shape":"lines","end":82})");
  EXPECT_EQ(cut(table, true), R"({"shape":"table,59,1,1","end":100})");
  EXPECT_EQ(cut(table.substr(0, 98), false, "table,59,1,1"),
            R"({"shape":"table,59,1,1","end":10})");
  EXPECT_EQ(cut(table, true, "", "puzzle"), R"({"shape":"table,59,1,1","end":100})");
  EXPECT_EQ(cut("[[1,2]]", true), R"({"shape":"text","end":7})");
}

TEST(CutJob, TellsWhatThereIsNot) {
  EXPECT_NE(cut("id;puzzle\n7;8\n", true, "", "name").find("there is no column name."),
            std::string::npos);
  EXPECT_NE(cut("[1]", true, "", "", true).find("there is no table"), std::string::npos);
  for (const std::string shape :
       {"table", "table,44", "table,300,1,1", "table,44,x,1", "table,44,1"}) {
    EXPECT_NE(cut("", true, shape).find("Invalid layout"), std::string::npos) << shape;
  }
}

// The parts of a file are answered as the whole, and only the first has its header.
TEST(BatchJob, AnswersPartsOfATable) {
  const std::string puzzle(kPuzzle);
  const BatchQuestion question{.format = "count", .keep = true, .shape = "table,44,1,1"};
  BatchJob job;
  start(job, "id,puzzle\n1," + puzzle + "\n2,k\n", question);
  run(job);
  EXPECT_EQ(job.output(), "id,puzzle,status,count\n1," + puzzle + ",unique,1\n2,k,bad,\n");
  EXPECT_NE(job.take().find(R"("line":3,"column":3,)"), std::string::npos);
  BatchQuestion next = question;
  next.first = false;
  start(job, "3," + puzzle + "\n", next);
  run(job);
  EXPECT_EQ(job.output(), "3," + puzzle + ",unique,1\n");
  EXPECT_NE(job.take().find(R"("lines":1,"unique":1,)"), std::string::npos);
}

TEST(BatchJob, TellsCanonicalForms) {
  BatchJob job;
  const std::string puzzle(kPuzzle);
  for (const BatchQuestion& question :
       {BatchQuestion{.format = "canonical"}, BatchQuestion{.format = "csv", .canonical = true}}) {
    start(job, puzzle + "\n" + puzzle.substr(27) + puzzle.substr(0, 27) + "\n", question);
    run(job);
    const std::string json = job.take();
    const std::size_t first = json.find("\"forms\":[") + 9, comma = json.find(',', first);
    EXPECT_EQ(json.substr(first, comma - first), json.substr(comma + 1, json.size() - comma - 3));
  }
  start(job, puzzle, {.format = "minimal"});
  run(job);
  EXPECT_TRUE(job.output().starts_with(puzzle + " r1c1,"));
  EXPECT_NE(job.take().find(R"("forms":[])"), std::string::npos);
}

TEST(BatchJob, RefusesWhatDoesNotGoTogether) {
  BatchJob job;
  for (const BatchQuestion& question : {BatchQuestion{.format = "count", .canonical = true},
                                        BatchQuestion{.format = "solution", .minimal = true},
                                        BatchQuestion{.format = "json", .keep = true},
                                        BatchQuestion{.format = "csv", .rating = true},
                                        BatchQuestion{.format = "csv", .shape = ""}}) {
    job.start(0, question);
    EXPECT_EQ(job.advance(1), State::kFailed);
    EXPECT_NE(job.take().find("bad-argument"), std::string::npos);
  }
}

}  // namespace
}  // namespace jiugong::bindings
