#include "teach_jobs.h"

#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <utility>

#include "jiugong/position_text.h"
#include "support.h"
#include "teach_json.h"
#include "unit/bindings/finish.h"
#include "unit/teach/positions.h"

namespace jiugong::bindings {
namespace {

const std::string kHard =
    "98.73.6..7...5...9..4..9.7.4....7.3...3.2.5......13....4...8.9...92...86......1..";

std::string all_marks(const std::string& mark) {
  std::string marks = mark;
  for (int cell = 1; cell < kCellCount; ++cell) marks += "," + mark;
  return marks;
}

// A position as JSON; empty parts are absent.
std::string position(const std::string& digits, const std::string& marks = "") {
  std::string json = R"({"givens":")" + std::string(kPuzzle) + '"';
  if (!digits.empty()) json += R"(,"digits":")" + digits + '"';
  if (!marks.empty()) json += R"(,"marks":[)" + marks + "]";
  return json + "}";
}

// As people quote them.
std::string ratings_of(const std::string& puzzle) {
  const TeachResult result = rate({.givens = grid_of(puzzle)});
  std::string text;
  for (const int rating : {result.er, result.ep, result.ed}) {
    if (!text.empty()) text += '/';
    text += std::to_string(rating / 10);
    if (rating % 10 != 0) text += "." + std::to_string(rating % 10);
  }
  return text;
}

TEST(TeachJobs, Rate) {
  RateJob job;
  job.start(std::string(kPuzzle));
  EXPECT_EQ(
      answer_of(job),
      R"({"check":{"verdict":"sound","cells":[]},"er":1.2,"ep":1.2,"ed":1.2,)"
      R"("level":"beginner","hardest":"hidden-single","steps":51,"techniques":{"hidden-single":51}})");
  EXPECT_EQ(job.progress(), 1);
  EXPECT_EQ(ask(job, std::string(kPuzzleSolved)),
            R"({"check":{"verdict":"sound","cells":[]},"er":null,"ep":null,"ed":null,)"
            R"("level":null,"hardest":null,"steps":0,"techniques":{}})");
  EXPECT_EQ(ask(job, "55" + std::string(79, '.')),
            R"({"check":{"verdict":"clash","cells":[0,1]},"er":null,"ep":null,)"
            R"("ed":null,"level":null,"hardest":null,"steps":0,"techniques":{}})");
}

TEST(TeachJobs, RatesAsTheTeacherDoes) {
  RateJob job;
  const auto lines = teach::corpus_lines("teach_rated.csv");  // from easy to hard
  for (std::size_t i = 0; i < 36; i += 2) {
    const auto fields = teach::fields_of(lines[i], ',');
    job.start(fields[0]);
    const std::string json = answer_of(job, State::kDone, 1000);
    const TeachResult result = rate({.givens = grid_of(fields[0])});
    Json ratings;
    {
      ObjectWriter object(ratings);
      add_ratings(object, result);
    }
    EXPECT_NE(json.find(ratings.substr(1, ratings.size() - 2)), std::string::npos) << json;
    EXPECT_NE(json.find("\"steps\":" + std::to_string(result.step_count) + ","), std::string::npos);
  }
}

TEST(TeachJobs, Explain) {
  ExplainJob job;
  const std::string json = ask(job, kHard, UINT64_MAX, "explainer");
  const TeachResult result = solve_path({.givens = grid_of(kHard)});
  Json steps;
  write_json(steps, result.steps);
  EXPECT_EQ(json.find("{\"steps\":" + steps + ",\"check\":{\"verdict\":\"sound\",\"cells\":[]},"),
            0u);
  EXPECT_NE(json.find("\"solved\":true,\"er\":"), std::string::npos);
  job.start(kHard, UINT64_MAX, "explainer");
  EXPECT_EQ(answer_of(job, State::kDone, 1), json) << "portions count";
  job.start(kHard, 2, "explainer");
  Json two;
  write_json(two, std::vector<Step>(result.steps.begin(), result.steps.begin() + 2));
  EXPECT_EQ(answer_of(job).find("{\"steps\":" + two + ",\"check\":"), 0u);
  EXPECT_EQ(ask(job, std::string(81, '.'), 2U, "explainer"),
            R"({"steps":[],"check":{"verdict":"several-solutions","cells":[]},)"
            R"("solved":false,"er":null,"ep":null,"ed":null,"level":null})");
}

TEST(TeachJobs, Hint) {
  HintJob job;
  job.start(std::string(kPuzzle), "explainer");
  Json step;
  write_json(step, *next_step({.givens = grid_of(kPuzzle)}));
  EXPECT_EQ(answer_of(job), R"({"kind":"step","step":)" + step + "}");
  EXPECT_EQ(ask(job, position(std::string(kPuzzleSolved)), "explainer"), R"({"kind":"solved"})");
  std::string wrong(81, '.');
  wrong[2] = '1';
  EXPECT_EQ(ask(job, position(wrong), "explainer"), R"({"kind":"wrong-digit","cells":[2]})");
  EXPECT_EQ(ask(job, position("", "0,0,1" + all_marks("0").substr(5)), "explainer"),
            R"({"kind":"missing-mark","cells":[2]})");
  wrong[2] = '5';
  EXPECT_EQ(ask(job, position(wrong), "explainer"), R"({"kind":"clash","cells":[0,2]})");
  EXPECT_EQ(ask(job, std::string(81, '0'), "explainer"), R"({"kind":"several-solutions"})");
  EXPECT_EQ(ask(job, "12345678.........9" + std::string(63, '.'), "explainer"),
            R"({"kind":"no-solution"})");
  EXPECT_LT(job.progress(), 0);
}

// A step of which every part is used, inside and out.
TEST(TeachJobs, WritesEveryPartOfAStep) {
  const CandidateDigit candidate = {.cell = 40, .digit = 9};
  Step inner = {.technique = Technique::kPointing, .placement = {}, .eliminations = {}};
  inner.houses = {18, 0};
  const ChainNode first = {.candidate = candidate, .on = true};
  const ChainNode last = {
      .candidate = candidate, .reason = LinkReason::kPattern, .parents = {0}, .nested = 0};
  const Step step = {
      .technique = Technique::kDynamicCellForcingChains,
      .variant = 1,
      .rating = 87,
      .complexity = 12,
      .placement = CandidateDigit{.cell = 3, .digit = 4},
      .eliminations = {{.cell = 7, .digits = 1 << 0 | 1 << 8}},
      .cells = {1, 2},
      .digits = 1 << 1,
      .extra_cells = {5},
      .extra_digits = kAllDigits,
      .houses = {26},
      .groups = {{.cells = {7, 8}, .digits = 1 << 2}},
      .candidates = {{.candidate = {.cell = 1, .digit = 2}, .role = CandidateRole::kExtra}},
      .links = {{.from = {.cell = 1, .digit = 2},
                 .to = {.cell = 2, .digit = 2},
                 .strong = true,
                 .reason = LinkReason::kRow}},
      .blockers = {80},
      .excluded = {{.digits = {1, 2}, .excluder = 9}, {.digits = {3, 3}, .excluder = {}}},
      .trees = {{{first, last}}},
      .nested = {inner}};
  Json json;
  write_json(json, step);
  EXPECT_EQ(
      json,
      R"({"technique":"dynamic-cell-forcing-chains","variant":1,)"
      R"-("name":"Dynamic Cell Forcing Chains (+)","rating":8.7,"complexity":12,)-"
      R"("placement":{"cell":3,"digit":4},"eliminations":[{"cell":7,"digits":[1,9]}],)"
      R"("cells":[1,2],"digits":[2],"extraCells":[5],"extraDigits":[1,2,3,4,5,6,7,8,9],)"
      R"("houses":[26],"groups":[{"cells":[7,8],"digits":[3]}],"candidates":[{"cell":1,"digit":2,"role":"extra"}],)"
      R"("links":[{"from":{"cell":1,"digit":2},"to":{"cell":2,"digit":2},"strong":true,)"
      R"("reason":"row"}],"blockers":[80],"excluded":[{"digits":[1,2],"excluder":9},)"
      R"({"digits":[3,3],"excluder":null}],"trees":[[{"cell":40,"digit":9,"on":true,"reason":"assumption",)"
      R"("parents":[],"nested":null},{"cell":40,"digit":9,"on":false,"reason":"pattern",)"
      R"("parents":[0],"nested":0}]],"nested":[{"technique":"pointing","variant":0,)"
      R"("name":"Pointing","rating":null,"complexity":0,"placement":null,)"
      R"("eliminations":[],"cells":[],"digits":[],"extraCells":[],"extraDigits":[],)"
      R"("houses":[18,0],"groups":[],"candidates":[],"links":[],"blockers":[],"excluded":[],)"
      R"("trees":[],"nested":[]}]})");
}

TEST(TeachJobs, RatingsAreWrittenAsPrinted) {
  for (const auto& [tenths, text] :
       {std::pair{0, "null"}, {10, "1"}, {12, "1.2"}, {99, "9.9"}, {119, "11.9"}, {200, "20"}}) {
    Json json;
    write_json(json, Tenths{tenths});
    EXPECT_EQ(json, text);
  }
}

TEST(TeachJobs, TechniquesHaveDifferentIds) {
  std::set<std::string> ids;
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    const std::string id = id_of(static_cast<Technique>(i));
    EXPECT_EQ(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string::npos) << id;
    ids.insert(id);
  }
  EXPECT_EQ(ids.size(), kTechniqueCount);
}

TEST(TeachJobs, BadPositionsFail) {
  HintJob job;
  const std::string puzzle(kPuzzle);
  EXPECT_NE(refusal_of(job, "no puzzle", "explainer").find("\"code\":\"bad-"), std::string::npos);
  for (const std::string& digits : {std::string("1"), std::string(80, '.') + "x"}) {
    EXPECT_NE(refusal_of(job, position(digits), "explainer").find("\"code\":\"bad-"),
              std::string::npos);
  }
}

TEST(TeachJobs, Steps) {
  StepsJob job;
  const std::string json = ask(job, kHard, "explainer");
  Json steps;
  write_json(steps, all_steps({.givens = grid_of(kHard)}));
  EXPECT_EQ(json, "{\"steps\":" + steps + R"(,"check":{"verdict":"sound","cells":[]}})");
  job.start(kHard, "explainer");
  EXPECT_EQ(answer_of(job, State::kDone, 1), json) << "portions count";
  EXPECT_EQ(ask(job, std::string(81, '.'), "explainer"),
            R"({"steps":[],"check":{"verdict":"several-solutions","cells":[]}})");
}

// HoDoKu's names and scores.
TEST(TeachJobs, TeachInTheHumanStyle) {
  ExplainJob job;
  const std::string json = ask(job, kHard, UINT64_MAX, "human");
  const TeachResult result = solve_path({.givens = grid_of(kHard)}, Style::kHuman);
  Json steps;
  for (const Step& step : result.steps) {
    if (!steps.empty()) steps += ',';
    write_json(steps, StyledStep{step, Style::kHuman});
  }
  EXPECT_EQ(json.find("{\"steps\":[" + steps + "],\"check\":"), 0u);
  EXPECT_NE(json.find(R"("solved":true,"er":null,"ep":null,"ed":null,"level":null})"),
            std::string::npos);
  EXPECT_NE(steps.find("\"rating\":" + std::to_string(result.steps.front().rating) + ","),
            std::string::npos);
  HintJob hint;
  hint.start(kHard, "human");
  Json step;
  write_json(step,
             StyledStep{*next_step({.givens = grid_of(kHard)}, Style::kHuman), Style::kHuman});
  EXPECT_EQ(answer_of(hint), R"({"kind":"step","step":)" + step + "}");
  StepsJob all;
  EXPECT_NE(ask(all, kHard, "human").find("\"technique\":\""), std::string::npos);
  EXPECT_NE(refusal_of(hint, kHard, "hodoku").find("Invalid style"), std::string::npos);
}

TEST(TeachJobs, ReadAndWritePositions) {
  ReadPositionJob reader;
  const std::string json = position(std::string(kPuzzleSolved), all_marks("3"));
  EXPECT_EQ(ask(reader, "  " + json), json);
  EXPECT_NE(refusal_of(reader, "{").find("\"code\":\"bad-json\""), std::string::npos);
  WritePositionJob writer;
  for (const auto format : {PositionFormat::kLine, PositionFormat::kCandidates,
                            PositionFormat::kDrawn, PositionFormat::kJson}) {
    writer.start(kHard, std::string(name_of(format)));
    Json expected;
    write_json(expected, write_position({.givens = grid_of(kHard)}, format));
    EXPECT_EQ(answer_of(writer), expected);
  }
  EXPECT_NE(refusal_of(writer, kHard, "svg").find("Invalid format"), std::string::npos);
  EXPECT_NE(refusal_of(writer, "{", "line").find("\"code\":\"bad-json\""), std::string::npos);
}

TEST(TeachJobs, RateFiles) {
  RatingBatchJob job;
  const std::string puzzle(kPuzzle), lines = kHard + " a\n" + puzzle + "\n" + puzzle + "\n";
  job.start(lines.size(), {.format = "rating", .rating = true});
  std::copy(lines.begin(), lines.end(), job.input());
  const std::string json = answer_of(job);
  EXPECT_EQ(job.output(), kHard + " " + ratings_of(kHard) + " a\n" + puzzle + " 1.2/1.2/1.2\n" +
                              puzzle + " 1.2/1.2/1.2\n");
  EXPECT_NE(json.find(R"("ratings":[0,0,0,0,0,0,0,0,0,0,0,0,2,0,)"), std::string::npos);
  // There is nothing to rate in a solution.
  const std::string solution(kPuzzleSolved);
  for (const auto& [format, output] :
       {std::pair<std::string, std::string>{"rating", solution + " unique\n"},
        {"csv", solution + ",unique,1," + solution + ",0,,,\n"}}) {
    job.start(solution.size() + 1, {.format = format, .rating = true, .first = false});
    const std::string text = solution + "\n";
    std::copy(text.begin(), text.end(), job.input());
    EXPECT_NE(answer_of(job).find(R"("ratings":[])"), std::string::npos);
    EXPECT_EQ(job.output(), output);
  }
  for (const BatchQuestion& question :
       {BatchQuestion{.format = "status", .rating = true}, BatchQuestion{.format = "rating"}}) {
    EXPECT_NE(refusal_of(job, 0U, question).find("bad-argument"), std::string::npos);
  }
}

TEST(TeachJobs, TellWhatIsKnownBeforeTheEnd) {
  RateJob job;
  EXPECT_EQ(job.interim(),
            R"({"steps":0,"er":null,"ep":null,"ed":null,"level":null,"hardest":null})");
  job.start(kHard);
  EXPECT_EQ(job.stage(), 0);
  int stage = 0;
  std::set<std::string> told;
  while (job.advance(1) == State::kWorking) {
    EXPECT_GE(job.stage(), stage);
    stage = job.stage();
    EXPECT_GE(job.progress(), 0);
    EXPECT_LE(job.progress(), 1);
    const std::string interim = job.interim();
    EXPECT_EQ(interim.find("{\"steps\":" + std::to_string(stage) + ",\"er\":"), 0u);
    told.insert(interim);
  }
  EXPECT_TRUE(told.contains(
      R"({"steps":1,"er":2.6,"ep":null,"ed":2.6,"level":"medium","hardest":"pointing"})"));
}

// A job waits while all teachers are at work, helps them, and gets one of them in the end.
TEST(TeachJobs, MoreJobsThanTeachersAllEnd) {
  const std::string puzzle = teach::fields_of(teach::corpus_lines("teach_rated.csv")[26], ',')[0];
  std::deque<RateJob> jobs(kMaxTeachers + 8);
  for (RateJob& job : jobs) {
    job.start(puzzle);
    EXPECT_EQ(job.advance(1), State::kWorking);
  }
  RateJob alone;
  alone.start(puzzle);
  // The first call of a job without a teacher is work of another, whose teacher it gets then.
  EXPECT_EQ(alone.advance(UINT64_MAX), State::kWorking);
  const std::string json = answer_of(alone, State::kDone, UINT64_MAX);
  const auto done = std::count_if(jobs.begin(), jobs.end(),
                                  [](const RateJob& job) { return job.progress() == 1; });
  EXPECT_EQ(done, 1);
  for (std::size_t i = 0; i < kMaxTeachers; ++i) EXPECT_EQ(answer_of(jobs[i]), json) << i;
  // Those that are dropped leave their teachers to the rest.
  jobs.resize(kMaxTeachers + 4);
  for (std::size_t i = kMaxTeachers; i < jobs.size(); ++i) EXPECT_EQ(answer_of(jobs[i]), json);
}

// Files share the teachers with other jobs, and give them back.
TEST(TeachJobs, MoreFilesThanTeachersAllEnd) {
  const std::string lines = kHard + "\n";
  const auto begin = [&](RatingBatchJob& job) {
    job.start(lines.size(), {.format = "rating", .rating = true});
    std::copy(lines.begin(), lines.end(), job.input());
    EXPECT_EQ(job.advance(1), State::kWorking);
  };
  std::deque<RatingBatchJob> files(kMaxTeachers + 4);
  for (RatingBatchJob& file : files) begin(file);
  // A call of a job without a teacher is work of another.
  RateJob single;
  single.start(kHard);
  EXPECT_EQ(single.advance(UINT64_MAX), State::kWorking);
  EXPECT_NE(answer_of(single, State::kDone, UINT64_MAX).find("\"er\":"), std::string::npos);
  for (RatingBatchJob& file : files) {
    answer_of(file);
    EXPECT_EQ(file.output(), kHard + " " + ratings_of(kHard) + "\n");
  }
  // All have been given back: as many as there are get one at once.
  std::deque<RateJob> jobs(kMaxTeachers);
  for (RateJob& job : jobs) {
    job.start(std::string(kPuzzle));
    EXPECT_EQ(job.advance(UINT64_MAX), State::kDone);
  }
}

TEST(TeachJobs, ACallForgetsTheOneBefore) {
  ExplainJob job;
  job.start(kHard, UINT64_MAX, "explainer");
  job.advance(300);
  const std::string json = ask(job, std::string(kPuzzle), 1U, "explainer");
  ExplainJob fresh;
  fresh.start(std::string(kPuzzle), 1, "explainer");
  EXPECT_EQ(json, answer_of(fresh));
}

}  // namespace
}  // namespace jiugong::bindings
