#include <string_view>
#include <utility>

#include "analysis_jobs.h"
#include "canonical_jobs.h"
#include "generate_job.h"
#include "jiugong/redundant.h"
#include "solve_jobs.h"
#include "support.h"
#include "text_jobs.h"
#include "twist_jobs.h"
#include "unit/bindings/finish.h"

namespace jiugong::bindings {
namespace {

const std::string kBlank(kCellCount, '.');

// The time differs between runs.
std::string without_micros(std::string json) {
  for (std::size_t at = 0; (at = json.find("\"micros\":", at)) != std::string::npos;) {
    at += 9;
    json.erase(at, json.find_first_of(",}", at) - at);
  }
  return json;
}

TEST(Jobs, Solve) {
  SolveJob job;
  job.start(std::string(kPuzzle), 2);
  const auto [state, json] = finish(job, 1);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(without_micros(json), R"({"status":"unique","count":1,"capped":false,"solution":")" +
                                      std::string(kPuzzleSolved) +
                                      R"(","second":null,"conflicts":[],"guesses":0,"micros":})");
  job.start("11" + std::string(79, '.'), 2);
  EXPECT_EQ(without_micros(finish(job, 1).second),
            R"({"status":"none","count":0,"capped":false,"solution":null,"second":null,)"
            R"("conflicts":[0,1],"guesses":0,"micros":})");
}

TEST(Jobs, Count) {
  CountJob job;
  EXPECT_EQ(ask(job, kBlank, 1000U), R"({"count":1000,"capped":true})");
}

TEST(Jobs, StepsOfAnySizeGiveTheSame) {
  const std::string text =
      std::string(kPuzzle) + " good\nbad\n" + kBlank + "\n" + std::string(kPuzzleSolved) + "\n";
  SolveTextJob solve;
  ReadTextJob read;
  std::string solved, puzzles;
  for (const std::uint64_t nodes : {1U, 2U, 3U, 1000U}) {
    solve.start(text);
    read.start(text);
    const auto [solve_state, solve_json] = finish(solve, nodes);
    const auto [read_state, read_json] = finish(read, nodes);
    EXPECT_EQ(solve_state, State::kDone);
    EXPECT_EQ(read_state, State::kDone);
    if (solved.empty()) {
      solved = without_micros(solve_json);
      puzzles = read_json;
    }
    EXPECT_EQ(without_micros(solve_json), solved);
    EXPECT_EQ(read_json, puzzles);
  }
  EXPECT_EQ(puzzles.find(R"({"puzzles":[{"puzzle":")" + std::string(kPuzzle) +
                         R"(","comment":"good","line":1},{"status":"error","error":{)"),
            0);
  EXPECT_TRUE(puzzles.ends_with(R"(,"line":4}],"format":"line"})"));
  EXPECT_TRUE(solved.ends_with(R"(","format":"line"})"));
}

// A long answer comes in many pieces, each of whole characters.
TEST(Jobs, TheTextOfAnAnswerIsWrittenInPortions) {
  std::string comment;
  for (int i = 0; i < 20'000; ++i) comment += "九宫\"";
  const std::string text = std::string(kPuzzle) + "\n# " + comment;
  SolveTextJob job;
  job.start(text);
  const std::string whole = without_micros(finish(job, 1'000'000).second);
  EXPECT_GT(whole.size(), text.size());
  job.start(text);
  std::string json;
  std::size_t steps = 0, longest = 0;
  for (State state = State::kWorking; state == State::kWorking; ++steps) {
    state = job.advance(2);
    const std::string piece = job.take();
    EXPECT_TRUE(piece.empty() || (piece[0] & 0xc0) != 0x80);
    longest = std::max(longest, piece.size());
    json += piece;
  }
  EXPECT_EQ(without_micros(json), whole);
  EXPECT_GT(steps, text.size() / 2010);
  EXPECT_LT(longest, 6000U);
}

TEST(Jobs, ATextWithoutAGoodPuzzleFails) {
  const std::string text = kBlank + ".\n" + kBlank + "..\n";
  const std::string error = R"({"code":"bad-line-length",)";
  SolveTextJob solve;
  ReadTextJob read;
  ReadPuzzleJob one;
  for (const std::uint64_t nodes : {1U, 1000U}) {
    solve.start(text);
    read.start(text);
    one.start(text, true);
    for (const auto& [state, json] :
         {finish(solve, nodes), finish(read, nodes), finish(one, nodes)}) {
      EXPECT_EQ(state, State::kFailed);
      EXPECT_EQ(json.find(error), 0) << json;
    }
  }
}

TEST(Jobs, TheOnePuzzleOfATextBecomesALine) {
  ReadPuzzleJob job;
  const std::string line = std::string(kPuzzle), quoted = '"' + line + '"';
  for (const Format format :
       {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed, Format::kJson}) {
    job.start(write_grid(grid_of(kPuzzle), format), false);
    EXPECT_EQ(finish(job, 1), std::pair(State::kDone, quoted));
  }
  EXPECT_EQ(refusal_of(job, line + "\n" + line, true).find(R"({"code":"one-puzzle-expected")"), 0);
}

TEST(Jobs, CandidatesAreSolvedAndNoGivens) {
  // (Blank, but for a first cell that may hold 1 and 2.)
  std::string candidates = "12.......";
  for (int cell = 1; cell < kCellCount; ++cell) candidates += "123456789";
  ReadPuzzleJob read;
  read.start(candidates, true);
  EXPECT_EQ(finish(read, 1), std::pair(State::kDone, '"' + candidates + '"'));
  EXPECT_EQ(refusal_of(read, candidates, false).find(R"({"code":"givens-expected")"), 0);
  SolveJob solve;
  EXPECT_NE(ask(solve, candidates, 2U).find(R"("solution":"1)"), std::string::npos);
  CanonicalJob canonical;
  canonical.start(candidates);
  EXPECT_EQ(finish(canonical, 1).first, State::kFailed);
}

TEST(Jobs, OtherTextsThanLinesAreRefused) {
  SolveJob solve;
  DifferenceJob difference;
  WriteTextJob write;
  for (const std::string& text : {std::string(), kBlank + "\n", std::string("no puzzle")}) {
    solve.start(text, 2);
    difference.start(text);
    write.start(text, "rows");
    for (const auto& [state, json] : {finish(solve, 1), finish(difference, 1), finish(write, 1)}) {
      EXPECT_EQ(state, State::kFailed);
      EXPECT_EQ(json.find(R"({"code":"bad-argument")"), 0) << json;
    }
  }
}

TEST(Jobs, Analyses) {
  CandidatesJob candidates;
  ContradictionJob contradiction;
  DifferenceJob difference;
  const std::string none = "55" + std::string(79, '.');
  candidates.start(none);
  std::string zeros = "[0";
  for (int cell = 1; cell < kCellCount; ++cell) zeros += ",0";
  EXPECT_EQ(finish(candidates, 1).second, zeros + "]");
  EXPECT_EQ(ask(candidates, std::string(kPuzzle)).find("[16,4,8,"), 0);
  EXPECT_EQ(ask(contradiction, none), "[0,1]");
  EXPECT_EQ(ask(contradiction, std::string(kPuzzle)), "null");
  EXPECT_EQ(ask(difference, std::string(kPuzzle)), "null");
  difference.start(kBlank);
  const auto [state, json] = finish(difference, 100);
  EXPECT_EQ(json.find("{\"first\":\""), 0);
  EXPECT_NE(json.find("\"differing\":[0,1,2,3,"), std::string::npos);
}

TEST(Jobs, Canonical) {
  CanonicalJob job;
  const Grid puzzle = grid_of(kPuzzle);
  job.start(std::string(kPuzzle));
  const auto form = canonical_form(puzzle);
  const auto [state, json] = finish(job, 1);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json.find("{\"puzzle\":\"" + form->grid.to_line() + "\",\"transposed\":"), 0) << json;
  EXPECT_NE(json.find("\"digits\":[0,"), std::string::npos) << json;
  EXPECT_NE(json.find("\"automorphisms\":1}"), std::string::npos) << json;
  EXPECT_EQ(ask(job, "55" + std::string(79, '.')), "null");
}

TEST(Jobs, RedundantGivens) {
  RedundantGivensJob job;
  job.start(std::string(kPuzzle));
  const auto [state, json] = finish(job, 1);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json.find("[0,1,4,"), 0) << json;
  // Without one of them at a time until none is left, the puzzle is minimal.
  Grid puzzle = grid_of(kPuzzle);
  for (;;) {
    job.start(puzzle.to_line());
    if (finish(job, 100).second == "[]") break;
    const auto cells = redundant_givens(puzzle);
    ASSERT_TRUE(cells && !cells->empty());
    puzzle.set(cells->front(), 0);
  }
  EXPECT_EQ(solve9(puzzle).status, Status::kUnique);
  for (const std::string& without :
       {std::string(kTwoSolutions), kBlank, "55" + std::string(79, '.')}) {
    EXPECT_EQ(ask(job, without), "null");
  }
  job.start("no puzzle");
  EXPECT_EQ(finish(job, 1).first, State::kFailed);
}

TEST(Jobs, Generate) {
  GenerateJob job;
  job.start("18446744073709551615", 30, "rotate180", false, 1000);
  const auto [state, json] = finish(job, 100);
  const Generated made =
      generate({.seed = UINT64_MAX, .clues = 30, .symmetry = Symmetry::kHalfTurn});
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json, "{\"puzzle\":\"" + made.puzzle.to_line() + "\",\"solution\":\"" +
                      made.solution.to_line() +
                      "\",\"clues\":30,\"seed\":\"18446744073709551615\",\"reached\":true}");
}

TEST(Jobs, Rotate) {
  RotateSudokuJob job;
  const std::string kTwisted =
      "37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138";
  job.start(kTwisted, "any", 20);
  EXPECT_EQ(job.stage(), -1);
  EXPECT_EQ(job.interim(), "{}");
  const std::string found = finish(job, 100).second;
  const BoxArrangement nearest = *rotate_sudoku(grid_of(kTwisted), {.turns = Turns::kAny}).nearest;
  Json boxes, moves;
  write_json(boxes, nearest.boxes);
  write_json(moves, nearest.moves);
  EXPECT_EQ(found, R"({"status":"unique","arrangement":)" + boxes + R"(,"moves":)" + moves +
                       R"(,"grid":")" + nearest.grid.to_line() + R"(","solution":")" +
                       nearest.solution.to_line() +
                       R"(","arrangements":20,"capped":true,"unique":true})");
  EXPECT_EQ(job.stage(), 4);
  EXPECT_EQ(job.interim(), R"({"best":4,"moves":)" + moves + "}");
  EXPECT_EQ(job.progress(), 1);
  job.start("11" + std::string(79, '.'), "quarter", 1000);
  const auto [state, json] = finish(job, 100);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json, R"({"status":"none","arrangement":null,"moves":[],"grid":null,"solution":null,)"
                  R"("arrangements":0,"capped":false,"unique":false})");
  job.start("1", "quarter", 1000);
  EXPECT_EQ(finish(job, 100).first, State::kFailed);
}

TEST(Jobs, EveryOptionOfGenerateCounts) {
  // Returns the member "puzzle" of the result of a job.
  GenerateJob job;
  const auto made_by_job = [&job](int givens, const std::string& symmetry, bool minimal,
                                  std::uint64_t attempts) {
    job.start("6", givens, symmetry, minimal, attempts);
    return finish(job, 1000).second.substr(std::string_view("{\"puzzle\":\"").size(), kCellCount);
  };
  const auto made = [](const GenerateOptions& options) {
    return generate(options).puzzle.to_line();
  };
  EXPECT_EQ(made_by_job(40, "none", true, 5),
            made({.seed = 6, .clues = 40, .minimal = true, .attempts = 5}));
  EXPECT_EQ(made_by_job(40, "none", false, 5), made({.seed = 6, .clues = 40, .attempts = 5}));
  EXPECT_NE(made_by_job(40, "none", true, 5), made_by_job(40, "none", false, 5));
  EXPECT_EQ(made_by_job(17, "none", false, 1), made({.seed = 6, .clues = 17, .attempts = 1}));
  EXPECT_EQ(made_by_job(17, "none", false, 30), made({.seed = 6, .clues = 17, .attempts = 30}));
  EXPECT_NE(made_by_job(17, "none", false, 1), made_by_job(17, "none", false, 30));
  const std::pair<const char*, Symmetry> symmetries[] = {{"none", Symmetry::kNone},
                                                         {"rotate180", Symmetry::kHalfTurn},
                                                         {"rotate90", Symmetry::kQuarterTurn},
                                                         {"horizontal", Symmetry::kHorizontal},
                                                         {"vertical", Symmetry::kVertical},
                                                         {"diagonal", Symmetry::kDiagonal},
                                                         {"antidiagonal", Symmetry::kAntiDiagonal}};
  for (const auto& [name, symmetry] : symmetries) {
    EXPECT_EQ(made_by_job(0, name, false, 1), made({.seed = 6, .symmetry = symmetry})) << name;
  }
}

// The error for an option with an unknown name.
std::string refusal(const std::string& message) {
  return R"({"code":"bad-argument","message":")" + message +
         R"(","line":0,"column":0,"found":{"form":"","values":[]},"expected":{"form":"","values":[]}})";
}

TEST(Jobs, OptionsThatNameNothingFail) {
  GenerateJob generate;
  for (const std::string symmetry : {"", "None", "rotate", "rotate1800"}) {
    generate.start("1", 0, symmetry, false, 1);
    EXPECT_EQ(finish(generate, 1),
              std::pair(State::kFailed, refusal(R"(Invalid symmetry \")" + symmetry + R"(\".)")));
  }
  for (const std::string seed : {"", "x", "-1", " 1", "1 ", "1.5", "18446744073709551616"}) {
    generate.start(seed, 0, "none", false, 1);
    EXPECT_EQ(finish(generate, 1),
              std::pair(State::kFailed, refusal(R"(Invalid seed \")" + seed + R"(\".)")));
  }
  WriteTextJob write;
  for (const std::string format : {"", "Rows", "lines"}) {
    write.start(std::string(kPuzzle), format);
    EXPECT_EQ(finish(write, 1),
              std::pair(State::kFailed, refusal(R"(Invalid format \")" + format + R"(\".)")));
  }
  generate.start("1", 0, "none", false, 1);
  EXPECT_EQ(finish(generate, 1000).first, State::kDone);
}

TEST(Jobs, WriteText) {
  WriteTextJob job;
  for (const Format format :
       {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed, Format::kJson}) {
    job.start(std::string(kPuzzle), std::string(name_of(format)));
    Json expected;
    write_json(expected, write_grid(grid_of(kPuzzle), format));
    EXPECT_EQ(finish(job, 1).second, expected);
  }
}

TEST(Jobs, ACallForgetsTheOneBefore) {
  SolveJob job;
  job.start(kBlank, 1'000'000);
  EXPECT_EQ(job.advance(5), State::kWorking);
  job.start("no puzzle", 2);
  EXPECT_EQ(finish(job, 5).first, State::kFailed);
  job.start(std::string(kPuzzle), 2);
  EXPECT_EQ(finish(job, 5).first, State::kDone);
  EXPECT_EQ(job.take(), "");
  SolveTextJob text;
  text.start(kBlank + "\n" + kBlank);
  text.advance(1);
  EXPECT_EQ(
      ask(text, std::string(kPuzzle)).find(R"({"results":[{"puzzle":")" + std::string(kPuzzle)), 0);
}

}  // namespace
}  // namespace jiugong::bindings
