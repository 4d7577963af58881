#include "region_jobs.h"

#include <gtest/gtest.h>

#include <utility>

#include "jiugong/region_presets.h"
#include "jiugong/region_rule_kinds.h"
#include "puzzle_json.h"
#include "random_rules.h"
#include "support.h"
#include "unit/bindings/finish.h"

namespace jiugong::bindings {
namespace {

// 2x2 with the values 1 and 2, rows and columns.
const std::string kTiny = R"({"rows":2,"cols":2,"low":1,"high":2,"cells":[null,null,null,null],)"
                          R"("regions":[[0,1],[2,3],[0,2],[1,3]]})";

std::string before_micros(const std::string& json) {
  return json.substr(0, json.find("\"micros\":"));
}

TEST(RegionJobs, PuzzlesComeAsJson) {
  RegionPuzzle puzzle = *region_preset("windoku");
  puzzle.cells[3] = 7;
  puzzle.cells[4] = kVoidCell;
  puzzle.cages = {{.sum = 15, .cells = {0, 1}}, {.sum = 3, .cells = {9}}};
  for (const bool rule : {false, true}) {
    puzzle.diagonals = puzzle.anti_king = rule;
    puzzle.anti_knight = puzzle.non_consecutive = !rule;
    EXPECT_EQ(puzzle_in(json_of(puzzle)), puzzle);
  }
}

TEST(RegionJobs, TextsThatAreNoJsonMakeNoPuzzle) {
  for (const std::string& text :
       {std::string(), std::string("9"), std::string("[1]"), std::string("x,,y"), std::string("{}"),
        std::string("{\"rows\":99999999999,\"cols\":2}"), std::string("{\"rows\":2,\"columns\":2}"),
        kTiny.substr(0, 40), kTiny.substr(0, 50) + "x"}) {
    SolveRegionsJob job;
    job.start(text, 2);
    EXPECT_EQ(finish(job).first, State::kFailed) << text;
  }
}

TEST(RegionJobs, Solve) {
  SolveRegionsJob job;
  job.start(kTiny, 2);
  auto [state, json] = finish(job, 1);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json.find(R"({"status":"multiple","count":2,"capped":false,"solution":[)"), 0u) << json;
  RegionPuzzle puzzle = puzzle_in(kTiny);
  puzzle.cells[0] = 2;
  job.start(json_of(puzzle), 2);
  json = finish(job).second;
  EXPECT_EQ(json.find(R"({"status":"unique","count":1,"capped":false,"solution":[2,1,1,2],)"
                      R"("second":null,"conflicts":[],"conflictingRules":[],"nodes":)"),
            0u)
      << json;
  puzzle.cells[1] = 2;
  job.start(json_of(puzzle), 2);
  EXPECT_EQ(before_micros(finish(job).second),
            R"({"status":"none","count":0,"capped":false,"solution":null,"second":null,)"
            R"("conflicts":[0,1],"conflictingRules":[],"nodes":0,)");
}

TEST(RegionJobs, VoidCellsAreMinusOne) {
  RegionPuzzle puzzle = open_grid(1, 3, 1, 2);
  puzzle.cells = {2, kVoidCell, 1};
  SolveRegionsJob job;
  EXPECT_NE(ask(job, json_of(puzzle), 2U).find("\"solution\":[2,-1,1]"), std::string::npos);
}

TEST(RegionJobs, StepsOfAnySizeGiveTheSame) {
  const std::string blank = json_of(classic_grid(9));
  SolveRegionsJob job;
  job.start(blank, 200);
  const std::string expected = before_micros(finish(job, UINT64_MAX).second);
  EXPECT_EQ(expected.find(R"({"status":"multiple","count":200,"capped":true,)"), 0u) << expected;
  for (const std::uint64_t nodes : {std::uint64_t{1}, std::uint64_t{37}}) {
    job.start(blank, 200);
    EXPECT_EQ(before_micros(finish(job, nodes).second), expected);
  }
}

// Returns the number of steps of 256 nodes that a started job takes.
template <typename AJob>
int count_steps(AJob& job) {
  int steps = 1;
  while (job.advance(256) == State::kWorking) ++steps;
  return steps;
}

RegionPuzzle puzzle_of_many_regions() {
  RegionPuzzle puzzle = classic_grid(36);
  while (puzzle.regions.size() < std::size_t{kMaxRegions}) {
    puzzle.regions.push_back(puzzle.regions[puzzle.regions.size() - 108]);
  }
  return puzzle;
}

TEST(RegionJobs, ReadJsonAndWriteInPortions) {
  const RegionPuzzle puzzle = puzzle_of_many_regions();
  const std::string json = json_of(puzzle);
  EXPECT_EQ(puzzle_in(json), puzzle);
  WriteRegionsJob write;
  write.start(kTiny);
  EXPECT_LE(count_steps(write), 3);
  EXPECT_EQ(write.take(), R"("2x2; rows; columns")");
  write.start(json);
  EXPECT_GT(count_steps(write), 20);
  std::string text = "\"";
  text += write_regions(puzzle);
  EXPECT_EQ(write.take(), text + "\"");
  SolveRegionsJob solve;
  RegionPuzzle wrong = puzzle;
  wrong.regions.back()[0] = 5000;
  solve.start(json_of(wrong), 2);
  EXPECT_GT(count_steps(solve), 5);
  EXPECT_EQ(solve.take().find(R"({"code":"bad-region)"), 0U);
}

TEST(RegionJobs, ReadTextsInPortions) {
  std::string notation = "9x9; rows", common;
  for (int i = 0; i < 20'000; ++i) {
    notation += i % 2 == 0 ? "; anti-king" : "\n ;;  ; non-consecutive";
    common += "6 r1c1 r1c2 r1c3\n";
  }
  for (const std::string& text : {notation, common, std::string(400'000, ' ') + "4x4"}) {
    ReadRegionsJob job;
    job.start(text);
    EXPECT_GT(count_steps(job), 4) << text.substr(0, 9);
    const std::string json = job.take();
    job.start(text);
    EXPECT_EQ(finish(job, 1).second, json);
    job.start(text);
    EXPECT_EQ(finish(job, UINT64_MAX).second, json);
  }
}

TEST(RegionJobs, StartForgetsTheLastCall) {
  SolveRegionsJob job;
  job.start(json_of(classic_grid(16)), UINT64_MAX);
  EXPECT_EQ(job.advance(10), State::kWorking);
  job.start(kTiny, 2);
  EXPECT_EQ(finish(job).first, State::kDone);
  job.start("", 2);
  EXPECT_EQ(finish(job).first, State::kFailed);
}

TEST(RegionJobs, MistakesNameTheirPlace) {
  RegionPuzzle puzzle = puzzle_in(kTiny);
  puzzle.cells[3] = 5;
  SolveRegionsJob job;
  job.start(json_of(puzzle), 2);
  EXPECT_EQ(
      finish(job).second,
      R"({"code":"bad-given","message":"Found the given 5 in r2c2, expected a value from 1 to )"
      R"(2.","line":0,"column":0,"found":{"form":"the given {} in {}","values":["5","r2c2"]},)"
      R"("expected":{"form":"a value from {} to {}","values":["1","2"]},"cell":3,"region":null,"cage":null,)"
      R"("rule":null,"field":null})");
  puzzle = puzzle_in(kTiny);
  puzzle.regions[2] = {0, 9};
  WriteRegionsJob write;
  EXPECT_NE(refusal_of(write, json_of(puzzle)).find(R"("cell":null,"region":2,"cage":null,)"),
            std::string::npos);
  puzzle = puzzle_in(kTiny);
  puzzle.cages = {{.sum = -3, .cells = {0}}};
  write.start(json_of(puzzle));
  const auto [state, json] = finish(write);
  EXPECT_EQ(state, State::kFailed);
  EXPECT_NE(json.find(R"("cell":null,"region":null,"cage":0,"rule":null,"field":null})"),
            std::string::npos)
      << json;
}

TEST(RegionJobs, ReadAndWrite) {
  ReadRegionsJob read;
  read.start("2x2; values 0-1; rows; columns; anti-king; cage 1 r1c1 r1c2; cells 1.#.");
  const auto [state, json] = finish(read);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json, R"({"rows":2,"cols":2,"low":0,"high":1,"cells":[1,null,-1,null],)"
                  R"("regions":[[0,1],[3],[0],[1,3]],"cages":[{"sum":1,"cells":[0,1]}],)"
                  R"("diagonals":false,"antiKnight":false,"antiKing":true,"nonConsecutive":false,)"
                  R"("rules":[],"areas":[],"extras":[]})");
  WriteRegionsJob write;
  write.start(kTiny);
  EXPECT_EQ(finish(write), std::pair(State::kDone, std::string(R"("2x2; rows; columns")")));
  read.start("2x2\nrose");
  EXPECT_EQ(
      finish(read).second.find(R"({"code":"bad-character","message":"Line 2, column 1: found )"),
      0u);
}

TEST(RegionJobs, Presets) {
  RegionPresetJob job;
  for (const std::string_view name : region_preset_names()) {
    job.start(std::string(name));
    EXPECT_EQ(finish(job).first, State::kDone) << name;
  }
  job.start("windoku");
  EXPECT_NE(
      finish(job).second.find(R"("areas":[18,19,20,21,22,23,24,25,26],"extras":[27,28,29,30]})"),
      std::string::npos);
  job.start("sudoku");
  const auto [state, json] = finish(job);
  EXPECT_EQ(state, State::kFailed);
  EXPECT_NE(json.find(R"(Invalid preset \"sudoku\".)"), std::string::npos) << json;
}

TEST(RegionJobs, Analyses) {
  RegionPuzzle puzzle = puzzle_in(kTiny);
  RegionCandidatesJob candidates;
  RegionDifferenceJob difference;
  RegionContradictionJob contradiction;
  candidates.start(json_of(puzzle));
  EXPECT_EQ(candidates.progress(), 0);
  EXPECT_EQ(finish(candidates).second, "[[1,2],[1,2],[1,2],[1,2]]");
  EXPECT_EQ(ask(difference, json_of(puzzle)),
            R"({"first":[1,2,2,1],"second":[2,1,1,2],"differing":[0,1,2,3]})");
  EXPECT_EQ(ask(contradiction, json_of(puzzle)), "null");
  puzzle.cells[0] = puzzle.cells[1] = 2;
  contradiction.start(json_of(puzzle));
  EXPECT_EQ(finish(contradiction, 1).second,
            R"({"givens":[0,1],"regions":[0],"cages":[],"rules":[],"diagonals":false,)"
            R"("antiKnight":false,"antiKing":false,"nonConsecutive":false,"minimal":true})");
  EXPECT_EQ(ask(difference, json_of(puzzle)), "null");
  puzzle.regions[0] = {7};
  candidates.start(json_of(puzzle));
  EXPECT_EQ(finish(candidates).first, State::kFailed);
}

TEST(RegionJobs, Generate) {
  GenerateRegionsJob job;
  job.start("", "4x4", "", "7", -1, false, false, 50);
  auto [state, json] = finish(job, 1);
  EXPECT_EQ(state, State::kDone);
  EXPECT_EQ(json.find(R"({"puzzle":{"rows":4,"cols":4,"low":1,"high":4,"cells":[)"), 0u) << json;
  EXPECT_NE(json.find(R"(,"seed":"7","reached":true})"), std::string::npos) << json;
  const std::string expected = json;
  EXPECT_EQ(ask(job, json_of(*region_preset("4x4")), "", "", "7", -1, false, false, 50U), expected);
  EXPECT_NE(ask(job, "", "6x6", "arrow,kropki,arrow", "18446744073709551615", 3, true, false, 50U)
                .find(R"("givens":3,"seed":"18446744073709551615","reached":true})"),
            std::string::npos);
}

TEST(RegionJobs, GenerateRefusesWhatItCannotMake) {
  GenerateRegionsJob job;
  const auto refused = [&](const std::string& words) {
    const auto [state, json] = finish(job);
    EXPECT_EQ(state, State::kFailed);
    EXPECT_NE(json.find(words), std::string::npos) << json;
  };
  job.start("", "sudoku", "", "7", -1, false, false, 50);
  refused(R"(Invalid preset \"sudoku\".)");
  job.start(kTiny, "4x4", "", "7", -1, false, false, 50);
  refused(R"(Invalid preset \"4x4\".)");
  job.start("", "4x4", "arrow,bow", "7", -1, false, false, 50);
  refused(R"(Invalid rules \"arrow,bow\".)");
  job.start("", "4x4", "", "x", -1, false, false, 50);
  refused(R"(Invalid seed \"x\".)");
  job.start("", "4x4", "", "7", -2, false, false, 50);
  refused(R"(Invalid givens \"-2\".)");
  job.start("{}", "", "", "7", -1, false, false, 50);
  refused(R"("code":"bad-size")");
  RegionPuzzle none = *region_preset("4x4");
  none.cells[0] = none.cells[1] = 1;
  job.start(json_of(none), "", "", "7", -1, false, false, 50);
  refused(R"({"code":"bad-argument","message":"The puzzle has no solution.")");
  job.start(R"({"rows":3,"cols":4})", "", "", "7", -1, true, false, 50);
  refused(R"("code":"bad-)");
  job.start(json_of(open_grid(3, 4, 1, 4)), "", "", "7", -1, true, false, 50);
  refused("can have irregular regions");
}

TEST(RegionJobs, RulesComeAsJson) {
  Random random(31);
  RegionPuzzle puzzle = classic_grid(6);
  for (const RuleFacts& facts : rule_kinds()) {
    for (int i = 0; i < 5; ++i) puzzle.rules.push_back(random_rule(random, facts.kind, puzzle, 6));
  }
  const std::string json = json_of(puzzle);
  EXPECT_EQ(puzzle_in(json), puzzle);
  WriteRegionsJob write;
  write.start(json);
  EXPECT_EQ(finish(write).first, State::kDone);
  // A text that ends anywhere makes some puzzle, valid or not.
  for (std::size_t size = 0; size < json.size(); size += 7) {
    validate(puzzle_in(json.substr(0, size)));
  }
}

TEST(RegionJobs, LongListsAreRefused) {
  std::string json = R"({"rows":2,"cols":2,"low":1,"high":2,"cells":[1,2,2,1],"regions":[[0)";
  for (int i = 0; i < 2 * kMaxRuleEntries; ++i) json += ",1";
  SolveRegionsJob job;
  EXPECT_EQ(
      refusal_of(job, json + "]]}", 2U).find(R"({"code":"bad-region-size","message":"Region 1: )"),
      0U);
}

TEST(RegionJobs, PatternsComeWithEscapes) {
  const RegionPuzzle puzzle =
      puzzle_in(R"({"rules":[{"kind":"regex","pattern":"\"\\\n\u0001\ud800é","cells":[]}]})");
  ASSERT_EQ(puzzle.rules.size(), 1U);
  EXPECT_EQ(puzzle.rules[0].pattern, "\"\\\n\x01\uFFFDé");
}

TEST(RegionJobs, RulesInJson) {
  ReadRegionsJob read;
  read.start(
      "3x3; thermometer slow r1c1 r1c2; thermometer r1c1 r1c2; arrow r1c1: r1c2 r1c3; "
      "unmarked xv; contains exactly 1 2: r1c1; same-values r1c1 = r2c2; regex \"1.\" r1c1 r1c2; "
      "automaton 0: 0(1 2)1 accept 1: r1c1; table 1-2: r1c1 r1c2; indexing 3 r1c2: r2c1");
  const auto [state, json] = finish(read);
  EXPECT_EQ(state, State::kDone);
  EXPECT_NE(json.find(R"("rules":[{"kind":"thermometer","slow":true,"cells":[0,1]},)"
                      R"({"kind":"thermometer","cells":[0,1]},)"
                      R"({"kind":"arrow","bulb":[0],"cells":[1,2]},)"
                      R"({"kind":"unmarked","of":"xv"},)"
                      R"({"kind":"contains","exactly":true,"values":[1,2],"cells":[0]},)"
                      R"({"kind":"same-values","groups":[[0],[4]]},)"
                      R"({"kind":"regex","pattern":"1.","cells":[0,1]},)"
                      R"({"kind":"automaton","start":0,"transitions":[[0,[1,2],1]],"accept":[1],)"
                      R"("cells":[0]},{"kind":"table","pairs":[[1,2]],"cells":[0,1]},)"
                      R"({"kind":"indexing","value":3,"index":1,"cells":[3]}],"areas")"),
            std::string::npos)
      << json;
}

TEST(RegionJobs, MistakesOfRulesNameThem) {
  RegionPuzzle puzzle = puzzle_in(kTiny);
  puzzle.rules = {{.kind = RuleKind::kRenban, .cells = {0}},
                  {.kind = RuleKind::kSum, .number = -1, .cells = {0}}};
  SolveRegionsJob solve;
  solve.start(json_of(puzzle), 2);
  const auto [state, json] = finish(solve);
  EXPECT_EQ(state, State::kFailed);
  EXPECT_NE(json.find(R"("cage":null,"rule":1,"field":"sum"})"), std::string::npos) << json;
  EXPECT_EQ(json.find(R"({"code":"bad-rule-number")"), 0u) << json;
}

}  // namespace
}  // namespace jiugong::bindings
