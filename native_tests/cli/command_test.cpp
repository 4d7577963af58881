// The program `jiugong`: every verb against the library, and what a shell may do to it.
#include "cli/command.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "jiugong/jiugong.h"
#include "support.h"

namespace jiugong::cli {
namespace {

const std::string kP(kPuzzle);
const std::string kS(kPuzzleSolved);
const std::string kT(kTwoSolutions);
const std::string kNone = "55" + std::string(79, '.');

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// Random puzzles, some with several solutions, a line each.
std::string puzzles(int count) {
  std::string text;
  Generator generator;
  for (int i = 0; i < count; ++i) {
    generator.start({.seed = seed_of(5, static_cast<std::uint64_t>(i))});
    while (!generator.advance(100'000)) {
    }
    std::string line = generator.result().puzzle.to_line();
    if (i % 7 == 3) *std::find_if(line.begin(), line.end(), [](char c) { return c != '.'; }) = '.';
    text += line + '\n';
  }
  return text;
}

std::string batch(const std::string& text, const FileSolverOptions& options) {
  FileSolver solver;
  solver.start(text, options);
  while (!solver.advance(1'000'000)) {
  }
  return std::string(solver.output());
}

TEST(Command, SolvesLinesLikeTheLibrary) {
  const std::string text = puzzles(200) + "# a comment\n\nbad\n" + kP + " named\r\n" + kNone + "\n";
  for (const BatchFormat format : {BatchFormat::kSolution, BatchFormat::kStatus,
                                   BatchFormat::kCount, BatchFormat::kCsv, BatchFormat::kJson}) {
    const Outcome solved = run("solve --format " + std::string(name_of(format)), text);
    EXPECT_EQ(solved.output, batch(text, {.format = format}));
    EXPECT_EQ(solved.errors,
              "standard input:203:1: Found the letter 'b', expected a digit or one of the "
              "blanks . 0 ? * _ x.\n");
    EXPECT_EQ(solved.code, 1);
  }
}

TEST(Command, CountsAndRatesLikeTheLibrary) {
  const std::string text = puzzles(30);
  const std::string open = "12" + std::string(70, '.') + "345678912";
  EXPECT_EQ(run("count", text + open).output,
            batch(text + open + "\n", {.format = BatchFormat::kCount, .limit = 1'000'000}));
  EXPECT_EQ(run("count --limit 5", open).output, "multiple 5\n");
  const auto rater = make_rater();
  EXPECT_EQ(run("rate", text).output,
            batch(text, {.format = BatchFormat::kRating, .rater = rater.get()}));
  EXPECT_EQ(run("rate --format csv", text).output,
            batch(text, {.format = BatchFormat::kCsv, .rater = rater.get()}));
  EXPECT_EQ(run("solve --rate --format json", text).output,
            batch(text, {.format = BatchFormat::kJson, .rater = rater.get()}));
}

// A table and grids have the answers of lines.
TEST(Command, AnswersAllLayoutsAlike) {
  const std::string text = puzzles(30);
  std::string table = "name,puzzle\n", grids;
  for (const std::string& line : lines_of(text)) {
    table += "x," + line + "\n";
    grids += "Grid\n" + rows_of(line);
  }
  for (const std::string options :
       {"solve --format csv", "solve --format status", "solve --format json", "count", "rate",
        "rate --format csv", "rate --format json", "candidates"}) {
    const Outcome lines = run(options, text);
    EXPECT_EQ(lines.code, 0) << lines.errors;
    EXPECT_EQ(run(options, table).output, lines.output) << options;
    EXPECT_EQ(run(options, grids).output, lines.output) << options;
  }
  EXPECT_EQ(run("solve", table).output, run("solve", text).output);
}

// Whether a text is one object of JSON, by its brackets.
bool is_one_object(std::string_view text) {
  if (!text.starts_with('{')) return false;
  int depth = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted && c == '\\') {
      ++at;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == '{' || c == '[')) {
      ++depth;
    } else if (!quoted && (c == '}' || c == ']') && --depth == 0) {
      return at + 1 == text.size();
    }
  }
  return false;
}

TEST(Command, WritesAnObjectALineAsJson) {
  const std::string sudokus = kP + "\n" + kNone + "\nbad\n";
  const std::string regions = "4x4; rows; columns; boxes 2x2; cells 1... .... .... ...4\n";
  struct Case {
    std::string arguments, input;
    std::size_t puzzles;
  };
  const std::vector<Case> cases = {{"solve", sudokus, 3},
                                   {"count", sudokus, 3},
                                   {"candidates", sudokus, 3},
                                   {"rate", sudokus, 3},
                                   {"minimal", sudokus, 3},
                                   {"canonical", sudokus, 3},
                                   {"explain", sudokus, 3},
                                   {"explain --position", kP, 1},
                                   {"rotate", sudokus, 3},
                                   {"tripods --effort 8000", kS + "\n" + kP + "\nbad\n", 3},
                                   {"regions", regions + "9x9; bogus\n" + regions, 3},
                                   {"regions --generate 4x4 --count 3", "", 3},
                                   {"generate", "", 1},
                                   {"generate --count 3", "", 3},
                                   {"generate --count 3 --level easy", "", 3},
                                   {"untwist", "1 2 / 3 4\n1 x\n2 1 / 4 3\n", 3}};
  for (const Case& item : cases) {
    const std::string output = run(item.arguments + " --format json", item.input).output;
    EXPECT_TRUE(output.ends_with('\n')) << item.arguments;
    const std::vector<std::string> lines = lines_of(output);
    EXPECT_EQ(lines.size(), item.puzzles) << item.arguments;
    for (const std::string& line : lines) EXPECT_TRUE(is_one_object(line)) << line;
  }
  // No verb with this format is missing.
  for (const std::string& line : lines_of(run("--help").output)) {
    std::istringstream words(line);
    std::string verb;
    words >> verb;
    if (!line.starts_with("  ") || verb.empty() || verb.front() < 'a') continue;
    if (run(verb + " --help").output.find("json") == std::string::npos) continue;
    EXPECT_TRUE(std::any_of(cases.begin(), cases.end(), [&](const Case& item) {
      return item.arguments.starts_with(verb);
    })) << verb;
  }
}

TEST(Command, FillsInOtherTexts) {
  EXPECT_EQ(
      run("solve", "Grid 01\n" + rows_of(kP) + "\nGrid 02\n" + rows_of(kT)).output,
      "Grid 01\n" + rows_of(kS) + "\nGrid 02\n" + rows_of(solve9(grid_of(kT)).solution->to_line()));
  for (const Format format : {Format::kBoxed, Format::kJson}) {
    const std::string text = write_grid(grid_of(kP), format);
    EXPECT_EQ(run("solve", text).output, solve_text(text) + (text.back() == '\n' ? "" : "\n"));
  }
  const std::string cases = "2\n" + rows_of(kP) + rows_of(kT);
  EXPECT_EQ(run("solve", cases).output, solve_text(cases));
  EXPECT_EQ(run("count", write_grid(grid_of(kP), Format::kBoxed)).output, "unique 1\n");
}

TEST(Command, RefusesNumbersBelowTheirRange) {
  for (const std::string arguments :
       {"generate --count -1", "solve --limit 0", "count --limit -1", "exact-cover --limit -1",
        "explain --limit x", "generate --givens 30 --attempts -5"}) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_EQ(outcome.output, "") << arguments;
  }
  EXPECT_EQ(run("generate --count 0").code, 0);
}

TEST(Command, RefusesColumnsBeyondAllMemory) {
  EXPECT_EQ(run("exact-cover --list", "2000000000\n").code, 1);
}

TEST(Command, KeepsTheColumnsOfATable) {
  const std::string text =
      "id,puzzle,note\r\n1," + kP + ",\"=1+1\"\r\n2,bad,-5\r\n3," + kNone + ",\"a,b\"\r\n";
  EXPECT_EQ(run("solve --keep", text).output, "id,puzzle,note,solution\n1," + kP + ",\"'=1+1\"," +
                                                  kS + "\n2,bad,-5,\n3," + kNone + ",\"a,b\",\n");
  EXPECT_EQ(run("solve --keep --format csv", text).output,
            "id,puzzle,note,status,count,solution,guesses\n1," + kP + ",\"'=1+1\",unique,1," + kS +
                ",0\n2,bad,-5,bad,,,\n3," + kNone + ",\"a,b\",none,0,,0\n");
  const Outcome tabs = run("count --keep", "7\t" + kP + "\n");
  EXPECT_EQ(tabs.output, "7\t" + kP + "\tunique\t1\n");
  EXPECT_EQ(tabs.code, 0);
  EXPECT_EQ(run("solve --column 2", "1," + kS + "," + kP + "\n").output, kS + "\n");
  EXPECT_EQ(run("solve --column nosuch", text).code, 3);
  EXPECT_EQ(run("solve --keep", rows_of(kP)).code, 3);
  // Nothing but a header.
  for (const std::string end : {"", "\n", "\r\n\n"}) {
    EXPECT_EQ(run("solve --keep", "id,puzzle" + end).output, "id,puzzle,solution\n");
    EXPECT_EQ(run("count --keep --column 2", "id,puzzle" + end).code, 0);
  }
  EXPECT_EQ(run("solve --keep --format json", text).code, 2);
}

TEST(Command, KeepsTheColumnsOfATableOfCandidates) {
  const std::string one = write_candidates(marks_of(grid_of(kP)));
  const std::string two = write_candidates(marks_of(grid_of(kT)));
  std::string bad = one;
  bad[1] = '5';  // at the place of 2
  const std::string text = "id,puzzle\n1," + one + "\n2," + bad + "\n3," + kP + "\n4," + two + "\n";
  std::string expected = "id,puzzle,status,count,solution,guesses\n";
  int id = 0;
  for (const std::string& puzzle : {one, bad, kP, two}) {
    const std::string alone = lines_of(run("solve --format csv", puzzle).output)[1];
    expected += std::to_string(++id) + "," + (puzzle == bad ? bad + ",bad,,," : alone) + "\n";
  }
  EXPECT_EQ(run("solve --keep --format csv", text).output, expected);
  EXPECT_EQ(lines_of(run("solve --keep", text).output)[1], "1," + one + "," + kS);
}

TEST(Command, WritesNoFormulas) {
  std::string dashes = kP;
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  dashes[0] = '-';
  const std::string text = dashes + "\n=cmd()\n";
  const std::string csv = run("solve --format csv", text).output;
  EXPECT_EQ(lines_of(csv)[1].substr(0, 82), "." + kP.substr(1) + ",");
  EXPECT_EQ(lines_of(csv)[2], "\"'=cmd()\",bad,,,");
}

TEST(Command, TellsTrueCandidates) {
  const Marks marks = true_candidates(grid_of(kT));
  const std::string line = lines_of(run("candidates", kT + "\n" + kNone + "\n").output)[0];
  ASSERT_EQ(line.size(), 729u);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool has = (marks[i / 9] >> (i % 9) & 1) != 0;
    EXPECT_EQ(line[i], has ? static_cast<char>('1' + i % 9) : '.');
  }
  EXPECT_EQ(run("candidates", kNone).output, std::string(729, '.') + "\n");
  EXPECT_EQ(run("candidates --format drawn", kT).output,
            write_position({.givens = grid_of(kT), .marks = marks}, PositionFormat::kDrawn) + "\n");
  EXPECT_EQ(run("candidates --format json", kNone).output.substr(0, 127),
            R"({"puzzle":")" + kNone + R"(","status":"none","candidates":[[],)");
}

TEST(Command, WritesCanonicalForms) {
  const Grid puzzle = grid_of(kP);
  const CanonicalForm form = *canonical_form(puzzle);
  const std::string line = form.grid.to_line();
  EXPECT_EQ(run("canonical", kP + " named\n" + kNone + "\n").output,
            line + " named\n" + kNone + " clash\n");
  // Essentially the same puzzles have the same form.
  std::string same = kP.substr(27) + kP.substr(0, 27);
  for (char& c : same) {
    if (c != '.') c = c == '9' ? '1' : static_cast<char>(c + 1);
  }
  EXPECT_EQ(run("canonical", same).output, line + "\n");
  EXPECT_EQ(run("canonical --format csv", kP + "\n" + kNone + "\nbad").output,
            "puzzle,status,canonical,automorphisms\n" + kP + ",ok," + line + ",1\n" + kNone +
                ",clash,,\nbad,bad,,\n");
  EXPECT_EQ(run("canonical --format json", std::string(81, '.')).output,
            R"({"puzzle":")" + std::string(81, '.') + R"(","status":"ok","canonical":")" +
                std::string(81, '.') + R"(","automorphisms":3359232,"transformation":)" +
                R"({"transposed":false,"rows":[0,1,2,3,4,5,6,7,8],"columns":[0,1,2,3,4,5,6,7,8],)" +
                R"("digits":[0,1,2,3,4,5,6,7,8,9]}})" + "\n");
  EXPECT_EQ(run("canonical --keep", "id,puzzle\n7," + same + "\n").output,
            "id,puzzle,canonical\n7," + same + "," + line + "\n");
}

TEST(Command, TellsRedundantGivens) {
  const std::string solved_but_two = "." + kS.substr(1, 79) + ".";
  const std::string minimal = generate({.seed = 7}).puzzle.to_line();
  const Outcome told = run("minimal", minimal + " first\n" + kT + "\n" + kNone + "\n");
  EXPECT_EQ(told.output, minimal + " minimal first\n" + kT + " multiple\n" + kNone + " none\n");
  EXPECT_EQ(told.code, 0);
  EXPECT_EQ(run("minimal --all", minimal).code, 0);
  EXPECT_EQ(run("minimal --all", minimal + "\n" + kT).code, 4);
  EXPECT_EQ(run("minimal --all", minimal + "\nbad").code, 1);
  const std::vector<Cell> cells = *redundant_givens(grid_of(kP));
  std::string names, numbers;
  for (const Cell cell : cells) {
    names += (names.empty() ? "r" : ",r") + std::to_string(cell / 9 + 1) + "c" +
             std::to_string(cell % 9 + 1);
    numbers += (numbers.empty() ? "" : ",") + std::to_string(cell);
  }
  EXPECT_EQ(run("minimal", kP).output, kP + " " + names + "\n");
  EXPECT_EQ(run("minimal --format json", kP).output,
            R"({"puzzle":")" + kP + R"(","status":"unique","minimal":false,"redundant":[)" +
                numbers + "]}\n");
  EXPECT_EQ(
      run("minimal --format csv", minimal + "\n" + kNone).output,
      "puzzle,status,minimal,redundant\n" + minimal + ",unique,true,\n" + kNone + ",none,,\n");
  EXPECT_NE(run("minimal", solved_but_two).output.find(" r1c2,r1c3,"), std::string::npos);
}

TEST(Command, AddsColumnsToSolutions) {
  const std::string form = canonical_form(grid_of(kP))->grid.to_line();
  EXPECT_EQ(
      run("solve --format csv --canonical --minimal --rate", kP + "\nbad\n").output.substr(0, 370),
      "puzzle,status,count,solution,guesses,er,ep,ed,canonical,automorphisms,minimal,redundant\n" +
          kP + ",unique,1," + kS + ",0,1.2,1.2,1.2," + form + ",1,false,\"r1c1");
  EXPECT_EQ(run("solve --keep --format csv --canonical", "7\t" + kNone + "\n").output,
            "7\t" + kNone + "\tnone\t0\t\t0\t\t\n");
  EXPECT_EQ(run("solve --canonical", kP).code, 2);
  EXPECT_EQ(run("solve --minimal --format count", kP).code, 2);
}

TEST(Command, GeneratesLikeTheLibrary) {
  EXPECT_EQ(run("generate --seed 7").output, generate({.seed = 7}).puzzle.to_line() + "\n");
  std::string many;
  for (std::uint64_t i = 0; i < 300; ++i)
    many += generate({.seed = seed_of(7, i)}).puzzle.to_line() + "\n";
  EXPECT_EQ(run("generate --seed 7 --count 300").output, many);
  EXPECT_EQ(run("generate --seed 7 --count 300 --jobs 4").output, many);
  EXPECT_EQ(
      run("generate --seed 7 --givens 30 --symmetry rotate180 --format rows").output,
      rows_of(
          generate({.seed = 7, .clues = 30, .symmetry = Symmetry::kHalfTurn}).puzzle.to_line()));
  const GeneratedRated hard = generate_rated({.seed = 7, .er = ratings_of(Level::kHard)});
  const std::string json = run("generate --seed 7 --level hard --format json").output;
  EXPECT_NE(json.find(hard.puzzle.to_line()), std::string::npos);
  EXPECT_NE(json.find(R"("er":)" + std::to_string(hard.er / 10) + "."), std::string::npos);
  EXPECT_EQ(run("generate --seed 7 --er 3-6.1").output, hard.puzzle.to_line() + "\n");
  const Outcome none = run("generate --seed 7 --givens 17 --attempts 1");
  EXPECT_EQ(none.code, 4);
  EXPECT_EQ(none.errors, "jiugong: puzzle 1 is not as wanted, but the nearest that was found\n");
  EXPECT_EQ(run("generate --er 7.25").code, 2);
  EXPECT_EQ(run("generate --technique nosuch").code, 2);
  EXPECT_EQ(run("generate --technique skyscraper").code, 2);
  EXPECT_NE(run("generate").output, run("generate").output);
}

TEST(Command, ExplainsTheStepsOfTheTeacher) {
  const TeachResult path = solve_path({.givens = grid_of(kP)});
  const auto lines = lines_of(run("explain", kP).output);
  ASSERT_EQ(lines.size(), path.steps.size() + 2);
  EXPECT_EQ(lines[0], kP);
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    EXPECT_EQ(lines[i + 1].find(std::to_string(i + 1) + ". " + path.steps[i].name()), 0u);
  }
  EXPECT_EQ(lines_of(run("explain --limit 1", kP).output).size(), 3u);  // puzzle, step, blank
  EXPECT_EQ(run("explain", kNone).output, kNone + "\nclash\n\n");
  const auto step = next_step({.givens = grid_of(kP)}, Style::kHuman);
  const std::string json = run("explain --style human --limit 1 --format json", kP).output;
  EXPECT_NE(json.find(R"("name":")" + step->name() + "\""), std::string::npos) << json;
  const std::string position = write_position({.givens = grid_of(kP)}, PositionFormat::kJson);
  EXPECT_EQ(run("explain --position", position).output.substr(81),
            run("explain --position", kP).output.substr(81));
  EXPECT_EQ(run("explain --position", "nonsense").code, 1);
}

TEST(Command, SolvesRegions) {
  const std::string jigsaw = "4x4; rows; columns; boxes 2x2; cells 1... .... .... ...4";
  const RegionResult result = solve_regions(std::get<RegionPuzzle>(read_regions(jigsaw)));
  std::string cells;
  for (const int value : result.solution) cells += std::to_string(value);
  EXPECT_EQ(run("regions", jigsaw).output, cells + "\n");
  EXPECT_EQ(run("regions --format count", jigsaw + "\n4x5x\n" + jigsaw + "\n").code, 1);
  const Outcome two =
      run("regions --format count --limit 100", jigsaw + "\n9x9; rows; bogus\n" + jigsaw + "\n");
  EXPECT_EQ(lines_of(two.output).size(), 3u);
  EXPECT_EQ(lines_of(two.output)[1], "bad");
  EXPECT_EQ(two.errors.find("standard input:2:"), 0u) << two.errors;
  EXPECT_EQ(run("regions", "4x4\nrows; columns; boxes 2x2\ncells 1... .... .... ...4").output,
            cells + "\n");
  EXPECT_EQ(run("regions --format count",
                "2x2:1_2_3_4_3_4_1_2_2_1_4_3d\n\n4jx:1_2_3_4_3_4_1_2h,abbbbbbba")
                .output,
            "unique 1\nunique 1\n");
  EXPECT_EQ(run("regions --format rows", jigsaw).output.substr(0, 8),
            std::string() + cells[0] + ' ' + cells[1] + ' ' + cells[2] + ' ' + cells[3] + '\n');
  EXPECT_EQ(run("regions --unique", "2x2; rows").code, 4);
}

TEST(Command, MakesRegions) {
  const Outcome made =
      run("regions --generate 6x6 --rules kropki,thermometer,kropki --count 3 --seed 7");
  EXPECT_EQ(made.code, 0) << made.errors;
  const std::vector<std::string> puzzles = lines_of(made.output);
  ASSERT_EQ(puzzles.size(), 3u);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const GeneratedRegions expected = generate_regions(
        *region_preset("6x6"),
        {.seed = seed_of(7, i), .clues = {RegionClue::kThermometer, RegionClue::kKropki}});
    EXPECT_EQ(puzzles[i], write_regions(expected.puzzle));
  }
  EXPECT_EQ(run("regions --format count", made.output).output, "unique 1\nunique 1\nunique 1\n");
  // A single one has the seed of the option, a notation is a layout as well, and json tells all.
  const Outcome one =
      run("regions --generate '4x4; rows; columns; boxes 2x2' --seed 7 --givens 6 --format json");
  const GeneratedRegions expected =
      generate_regions(*region_preset("4x4"), {.seed = 7, .givens = 6});
  EXPECT_EQ(one.output.find("{\"puzzle\":\"" + write_regions(expected.puzzle)), 0u) << one.output;
  EXPECT_NE(one.output.find(R"("givens":6,"seed":"7","reached":true})"), std::string::npos);
  EXPECT_EQ(run("regions --generate 4x4 --seed 7 --givens 0").code, 4);
}

// As judges' sites have them.
TEST(Command, ReadsSeveralJigsawsBelowTheirNumber) {
  const std::string cells = "1...\n....\n....\n...4\n", labels = "AABB\nAABB\nCCDD\nCCDD\n";
  const std::string walls = "145 48 144 48\n192 96 192 96\n144 48 144 48\n192 96 192 100\n";
  const std::string one = run("regions", cells + labels).output;
  ASSERT_EQ(one.size(), 17u);
  EXPECT_EQ(run("regions", walls).output, one);
  for (const std::string& text : {labels + cells, cells + labels, walls}) {
    EXPECT_EQ(run("regions", "1\n" + text).output, one) << text;
    EXPECT_EQ(run("regions", "3\n" + text + text + "\n" + text).output, one + one + one) << text;
  }
  const Outcome bad = run("regions", "2\n" + walls + walls.substr(0, walls.size() - 4) + "1000\n");
  EXPECT_EQ(bad.output, one + "bad\n");
  EXPECT_NE(bad.errors.find(":9:"), std::string::npos) << bad.errors;
}

TEST(Command, MakesKillersOfCagesAndJigsawsOfRandomPiecesAsTheApiDoes) {
  const Outcome killer = run("regions --generate killer --seed 1");
  EXPECT_EQ(killer.code, 0);
  EXPECT_NE(killer.output.find("cage"), std::string::npos) << killer.output;
  EXPECT_EQ(run("regions --generate killer --rules cage --seed 1").output, killer.output);
  EXPECT_EQ(run("regions --generate killer --rules arrow --seed 1").output.find("cage"),
            std::string::npos);
  const auto pieces = [](const std::string& seed) {
    const auto read = read_regions(run("regions --generate jigsaw --seed " + seed).output);
    return std::get<RegionPuzzle>(read).regions;
  };
  EXPECT_EQ(pieces("1").size(), 27u);
  EXPECT_NE(pieces("1"), pieces("2"));
}

TEST(Command, SaysThatATextHasNoPuzzle) {
  for (const char* const verb : {"solve", "solve --format csv", "count", "rate", "canonical"}) {
    for (const char* const text : {"hello world\n", "12345", "<html>\n<p>sudoku</p>\n"}) {
      const Outcome outcome = run(verb, text);
      EXPECT_EQ(outcome.code, 1) << verb << ": " << text;
      EXPECT_NE(outcome.errors.find("no puzzle"), std::string::npos) << outcome.errors;
    }
    EXPECT_EQ(run(verb, "").code, 0) << "nothing is no mistake: " << verb;
  }
}

TEST(Command, SortsTiles) {
  EXPECT_EQ(run("untwist", "4 1 3 / 5 2 6 / 7 8 9\n").output, "r1c1:ccw\n");
  const Outcome boards = run("untwist", "4 1 3\n5 2 6\n7 8 9\n\n1 2\n3\n\n\n2 1\n3 4\n");
  EXPECT_EQ(boards.output, "r1c1:ccw\nbad\nunreachable\n");
  EXPECT_EQ(boards.errors, "standard input:6:2: Found 1 tile in this row, expected 2.\n");
  EXPECT_EQ(boards.code, 1);
  EXPECT_EQ(run("untwist --goal '3 1 / 4 2'", "1 2 / 3 4").output, "r1c1:cw\n");
  const Outcome other = run("untwist --goal '1 2 3 / 4 5 6'", "1 2 / 3 4 / 5 6\n1 2 3 / 4 5 6\n");
  EXPECT_EQ(other.output, "bad\n\n");
  EXPECT_EQ(other.errors,
            "standard input:1:1: Found 3x2 tiles, expected 2x3 tiles, as the goal has.\n");
  EXPECT_EQ(other.code, 1);
  EXPECT_EQ(
      run("untwist --format json", "1 2 / 3 4").output,
      "{\"status\":\"solved\",\"moves\":[],\"optimal\":true,\"goal\":[1,2,3,4],\"nodes\":0}\n");
}

TEST(Command, SolvesRotatingSudokus) {
  // The boxes of a puzzle with the top left block of four turned clockwise.
  std::array<int, 9> boxes = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  turn_block<int>(boxes, 3, {.row = 0, .col = 0, .turn = Turn::kClockwise});
  std::string turned(81, '.');
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::size_t row = cell / 9, col = cell % 9;
    const auto from = static_cast<std::size_t>(boxes[row / 3 * 3 + col / 3]);
    turned[cell] = kP[(from / 3 * 3 + row % 3) * 9 + from % 3 * 3 + col % 3];
  }
  const RotateSudokuResult result = rotate_sudoku(grid_of(turned));
  const Outcome solved = run("rotate --format solution", turned);
  EXPECT_EQ(solved.output, result.nearest->solution.to_line() + "\n");
  EXPECT_EQ(run("rotate", turned).output, std::string(name_of(result.status)) + " r1c1:ccw\n");
}

TEST(Command, SolvesNineTripods) {
  const std::string board = kS.substr(0, 9) + kS;
  Grid grid = grid_of(kS);
  std::array<Digit, 81> tiles = grid.digits();
  turn_block<Digit>(tiles, 9, {.row = 3, .col = 4, .turn = Turn::kClockwise});
  std::string line;
  for (const Digit digit : tiles) line += static_cast<char>('0' + digit);
  EXPECT_EQ(run("tripods --effort 8000", line).output, "r4c5:ccw\n");
  EXPECT_EQ(run("tripods --effort 8000 --format solution", line).output, kS + "\n");
  const Outcome bad = run("tripods", kP);
  EXPECT_EQ(bad.output, "bad\n");
  EXPECT_EQ(bad.code, 4);
}

TEST(Command, FindsExactCovers) {
  const std::string matrix = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n";
  EXPECT_EQ(run("exact-cover", matrix).output, "0 3 4\n");
  EXPECT_EQ(run("exact-cover --list --limit 0", "2 4 5\n0 3 6\n1 2 5\n0 3\n1 6\n3 4 6\n").output,
            "0 3 4\n");
  EXPECT_EQ(run("exact-cover --limit 0 --count", "1\n1\n1\n").output, "3\n");
  EXPECT_EQ(run("exact-cover --optional 1", "1 0\n0 1\n").output, "0\n");
  EXPECT_EQ(run("exact-cover", "10\n").code, 4);
  EXPECT_EQ(run("exact-cover", "10\n1\n").errors,
            "standard input:2:1: Found 1 columns, expected 2.\n");
  EXPECT_EQ(run("exact-cover", "10\n1x\n").errors, "standard input:2:2: Expected 0 or 1.\n");
}

TEST(Command, TellsTheWorstOfSeveralExactCovers) {
  const TestFile good("good.txt", "10\n01\n"), bad("bad.txt", "1x\n"), none("none.txt", "10\n");
  EXPECT_EQ(run("exact-cover " + good.path() + " " + none.path()).code, 4);
  EXPECT_EQ(run("exact-cover " + bad.path() + " " + none.path()).code, 1);
  EXPECT_EQ(run("exact-cover " + none.path() + " " + bad.path()).code, 1);
  EXPECT_EQ(run("exact-cover " + bad.path() + " /nonexistent " + none.path()).code, 3);
  // After a failed write nothing more is solved.
  for (const TestFile* const last : {&none, &bad, &good}) {
    const Outcome full = run("exact-cover " + good.path() + " " + last->path() + " > /dev/full");
    EXPECT_EQ(full.code, 3);
    EXPECT_EQ(full.errors, "jiugong: standard output: No space left on device\n");
  }
}

TEST(Command, KeepsTheOrderWithManyJobs) {
  const std::string text = puzzles(100);
  std::string large;
  for (int i = 0; i < 100; ++i) large += text;  // several parts
  const std::string expected = batch(large, {});
  for (const char* const jobs : {"1", "2", "4", "16"}) {
    EXPECT_EQ(run(std::string("solve --jobs ") + jobs, large).output, expected);
  }
  EXPECT_EQ(run("rate --jobs 4", text).output, run("rate --jobs 1", text).output);
}

TEST(Command, TellsEveryBadLineByFileAndLine) {
  std::string text;
  for (int i = 0; i < 5000; ++i) text += i % 2 == 0 ? kP + "\n" : "bad\n";
  const TestFile file("bad.txt", text);
  const Outcome solved = run("solve " + file.path() + " -", text);
  const auto errors = lines_of(solved.errors);
  ASSERT_EQ(errors.size(), 5000u);
  for (std::size_t i = 0; i < errors.size(); ++i) {
    const std::string name = i < 2500 ? file.path() : "standard input";
    EXPECT_EQ(errors[i].find(name + ":" + std::to_string(i % 2500 * 2 + 2) + ":1: "), 0u)
        << errors[i];
  }
  EXPECT_EQ(lines_of(solved.output).size(), 10'000u);
  EXPECT_EQ(solved.code, 1);
}

TEST(Command, ReadsGzip) {
  const std::string text = puzzles(50);
  const TestFile one("one.txt", text), two("two.txt", kP);
  const std::string expected = run("solve", text).output + kS + "\n";
  EXPECT_EQ(run("solve " + one.path() + " " + two.path()).output, expected);
  const std::string pack = "solve < /dev/null; gzip -c " + one.path() + " > " + one.path() +
                           ".gz; gzip -c " + two.path() + " > " + two.path() + ".gz; ";
  EXPECT_EQ(run(pack + "\"$jiugong\" solve " + one.path() + ".gz " + two.path() + ".gz").output,
            expected);
  EXPECT_EQ(
      run(pack + "cat " + one.path() + ".gz " + two.path() + ".gz | \"$jiugong\" solve").output,
      expected);
  const Outcome cut = run(pack + "head -c 500 " + one.path() + ".gz | \"$jiugong\" solve");
  EXPECT_EQ(cut.errors, "jiugong: standard input: the gzip file ends too early\n");
  EXPECT_EQ(cut.code, 3);
  const Outcome damaged = run(pack + "{ head -c 300 " + one.path() +
                              ".gz; head -c 500 /dev/zero; } | \"$jiugong\" solve");
  EXPECT_EQ(damaged.code, 3);
  std::remove((one.path() + ".gz").c_str());
  std::remove((two.path() + ".gz").c_str());
}

// As Windows programs write it: in either order of bytes, also packed.
TEST(Command, ReadsUtf16WithAByteOrderMark) {
  const std::string text = "Sudoku \U0001f600 数独\r\n" + kP + "\r\n\r\n" + kT + "\r\n";
  const std::string expected = run("solve", text).output;
  EXPECT_EQ(lines_of(expected).size(), 4u);
  for (const std::string encoding : {"UTF-16LE", "UTF-16BE"}) {
    const std::string convert =
        "--version > /dev/null; { printf '\\357\\273\\277'; cat; } | iconv -f UTF-8 -t " + encoding;
    EXPECT_EQ(run(convert + " | \"$jiugong\" solve", text).output, expected);
    EXPECT_EQ(run(convert + " | gzip | \"$jiugong\" solve", text).output, expected);
    EXPECT_EQ(run(convert + " | dd bs=3 2> /dev/null | \"$jiugong\" solve", text).output, expected);
    EXPECT_EQ(run(convert + " | \"$jiugong\" solve", puzzles(2'000)).output,
              run("solve", puzzles(2'000)).output);
  }
  // Half of a character, or of a pair, is none.
  const std::string lone =
      "\xff\xfe"
      "5";
  EXPECT_EQ(run("solve", lone).code, 1);
  EXPECT_EQ(run("solve", std::string("\xff\xfe\x00\xd8", 4)).code, 1);
  EXPECT_EQ(run("solve", "\xff\xfe").output, "");
}

TEST(Command, ReadsWhatOthersWouldNot) {
  for (const std::string verb : {"solve", "count", "rate", "candidates", "explain", "regions",
                                 "untwist", "rotate", "tripods"}) {
    EXPECT_EQ(run(verb).output, "") << verb;
    EXPECT_EQ(run(verb).code, verb == "exact-cover" ? 4 : 0) << verb;
    std::string binary;
    for (int i = 0; i < 4096; ++i) binary += static_cast<char>(i * 37 % 251);
    const Outcome run_binary = run(verb, binary);
    EXPECT_TRUE(run_binary.code == 0 || run_binary.code == 1) << verb << run_binary.errors;
  }
  EXPECT_EQ(run("solve --format csv").output, "puzzle,status,count,solution,guesses\n");
  const std::string huge = kP + "\n" + std::string(3'000'000, '1') + "\n" + kP + "\n";
  const Outcome solved = run("count", huge);
  EXPECT_EQ(lines_of(solved.output).size(), 3u);
  EXPECT_EQ(lines_of(solved.output)[2], "unique 1");
  EXPECT_EQ(solved.code, 1);
}

TEST(CommandSlow, LeavesOutLinesBeyondItsMemory) {
  const Outcome solved =
      run("--version; { echo " + kP + "; head -c 70000000 /dev/zero | tr '\\0' 1; echo; echo " +
          kP + "; } | \"$jiugong\" count");
  EXPECT_EQ(lines_of(solved.output).back(), "unique 1");
  EXPECT_EQ(solved.errors.find("standard input:2:1: Found more than 64 MiB"), 0u) << solved.errors;
  EXPECT_EQ(solved.code, 1);
}

// A field in quotation marks that begins on line 3 and has seven lines of 10 MB.
TEST(CommandSlow, CountsTheLinesThatItLeavesOut) {
  for (const std::string end : {"\\n", "\\r\\n"}) {
    const Outcome solved = run(
        "--version; { printf 'id,puzzle\\n1," + kP +
        "\\n2,\"'; for i in 1 2 3 4 5 6 7; do head -c 10000000 /dev/zero | tr '\\0' x; printf '" +
        end + "'; done; printf '3,bad\\n'; } | \"$jiugong\" count --column puzzle");
    EXPECT_EQ(solved.code, 1);
    const std::vector<std::string> errors = lines_of(solved.errors);
    ASSERT_EQ(errors.size(), 2u);
    EXPECT_EQ(errors[0].find("standard input:3:1: Found more than 64 MiB"), 0u) << errors[0];
    EXPECT_EQ(errors[1].find("standard input:10:3:"), 0u) << errors[1];
  }
}

TEST(Command, EndsQuietlyWhenNobodyReads) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += kP + "\n";
  const Outcome solved = run("solve | head -n 1", text);
  EXPECT_EQ(solved.output, kS + "\n");
  EXPECT_EQ(solved.errors, "");
}

TEST(Command, TellsThatOutputIsFull) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += kP + "\n";
  const Outcome full = run("solve > /dev/full", text);
  EXPECT_EQ(full.code, 3);
  EXPECT_EQ(full.errors, "jiugong: standard output: No space left on device\n");
}

// Whoever writes a line into a pipe gets its answer before the next.
TEST(Command, AnswersLinesAsTheyCome) {
  const Outcome talk =
      run("--version > /dev/null; p=" + kP +
          "; d=$(mktemp -d); mkfifo $d/in $d/out; \"$jiugong\" solve < $d/in > $d/out & "
          "exec 3> $d/in 4< $d/out; echo $p >&3; read -r a <&4; echo \"$a\"; echo $p >&3; "
          "read -r a <&4; echo \"$a\"; exec 3>&-; wait; rm -r $d");
  EXPECT_EQ(talk.output, kS + "\n" + kS + "\n");
}

// Two puzzles, of which the second comes when it is time to show the progress again.
std::string solve_slowly() {
  return "{ echo " + kP + "; sleep 0.5; echo " + kP + "; } | \"$jiugong\" solve";
}

// The output of a shell's command on a terminal.
std::string on_a_terminal(const std::string& command) {
  const TestFile script("terminal", command);
  return run("--version > /dev/null; export jiugong; script -qec 'sh " + script.path() +
             "' /dev/null")
      .output;
}

TEST(CommandSlow, ShowsProgressOnATerminalOnly) {
  const std::string clear = "\r\x1b[K";
  const std::string shown = on_a_terminal(solve_slowly() + " > /dev/null");
  // (A slow program may tell of "1 puzzle" before it has read the second.)
  EXPECT_TRUE(shown.starts_with(clear) && shown.find(" puzzle") < 10) << shown;
  EXPECT_TRUE(shown.ends_with(" a second" + clear)) << shown;

  // Of a file it tells the share, and whoever takes the answers may be slow.
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += kP + "\n";
  const TestFile file("progress", text);
  const std::string part =
      on_a_terminal("\"$jiugong\" solve " + file.path() + " | { sleep 0.5; cat > /dev/null; }");
  EXPECT_TRUE(part.starts_with(clear) && part.find("%  ") < 10) << part;

  EXPECT_EQ(on_a_terminal(solve_slowly()), kS + "\r\n" + kS + "\r\n");
  EXPECT_EQ(run("--version > /dev/null; " + solve_slowly() + " > /dev/null").errors, "");
  EXPECT_EQ(run("--version > /dev/null; " + solve_slowly() + " 2>&1 > /dev/null | cat").output, "");
}

// The kilobytes of the largest process that has ended.
long largest_process() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return usage.ru_maxrss;
}

// (Under Node the program has the memory of Node.)
TEST(ProgramSlow, NeedsNoMoreMemoryForLargerFiles) {
  // A started program is charged with the memory of the process that it was copied from, so that one has to be new.
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  for (const std::string& record : {kP, "7," + kP + ",remark", rows_of(kP)}) {
    const std::string command =
        "--version > /dev/null; export ASAN_OPTIONS=quarantine_size_mb=1; yes '" + record +
        "' | head -c 66000000 | \"$jiugong\" solve --jobs 2 2> /dev/null | wc -c";
    // In a process of its own, which has no other children.
    EXPECT_EXIT(
        {
          const bool answered = std::stol(run(command).output) > 50'000'000;
          std::exit(answered && largest_process() < 50'000 ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
  }
}

TEST(Command, ExitCodesTellWhatHappened) {
  EXPECT_EQ(run("solve", kP).code, 0);
  EXPECT_EQ(run("solve", kNone).code, 0);
  EXPECT_EQ(run("solve --unique", kP).code, 0);
  EXPECT_EQ(run("solve --unique", kP + "\n" + kT).code, 4);
  EXPECT_EQ(run("solve --unique", kT + "\nbad").code, 1);
  EXPECT_EQ(run("solve /nonexistent").errors, "jiugong: /nonexistent: No such file or directory\n");
  EXPECT_EQ(run("solve /nonexistent").code, 3);
  EXPECT_EQ(run("solve /").code, 3);
  for (const char* const bad :
       {"",
        "nosuch",
        "solve --nosuch",
        "solve --format nosuch",
        "solve --limit 0",
        "solve --limit x",
        "solve --jobs 0",
        "solve --rate",
        "generate --givens 5",
        "generate --level hard --er 3",
        "generate --level easy --attempts 5",
        "generate --effort 5",
        "generate --style human",
        "generate --level easy --style human",
        "regions --generate 9x9 --limit 3",
        "regions --generate 9x9 --unique",
        "generate --er 20",
        "generate --er 0.5",
        "untwist --goal x",
        "regions --count 3",
        "regions --generate nosuch",
        "regions --generate 9x9 --rules nosuch",
        "regions --generate 9x9 file",
        "regions --generate '4x4; cells #... .... .... ....' --irregular"}) {
    const Outcome wrong = run(bad, kP);
    EXPECT_EQ(wrong.code, 2) << bad;
    EXPECT_NE(wrong.errors, "") << bad;
    EXPECT_EQ(wrong.output, "") << bad;
  }
  EXPECT_EQ(run("").errors, "jiugong: a verb is missing; `jiugong --help` lists all\n");
  EXPECT_EQ(run("--version").output, "jiugong " JIUGONG_VERSION "\n");
}

// Errors tell what could have been said.
TEST(Command, NamesWhatItKnows) {
  struct Case {
    const char* arguments;
    const char* error;
  };
  for (const Case& item : std::vector<Case>{
           {"squash", "there is no verb squash; `jiugong --help` lists all"},
           {"sovle", "there is no verb sovle; similar ones are solve; `jiugong --help` lists all"},
           {"generate --technique xwing",
            "there is no technique xwing; similar ones are x-wing, xy-wing, w-wing; `jiugong "
            "generate --help` lists all"},
           {"generate --technique Naked_Triple",
            "there is no technique Naked_Triple; similar ones are naked-triplet; `jiugong generate "
            "--help` lists all"},
           {"generate --technique kite",
            "there is no technique kite; similar ones are two-string-kite; `jiugong generate "
            "--help` lists all"},
           {"generate --technique squirmbag",
            "there is no technique squirmbag; `jiugong generate --help` lists all"},
           {"generate --technique skyscraper",
            "the style explainer has no technique skyscraper; --style human has it"},
           {"generate --technique unique-loop --style human",
            "the style human has no technique unique-loop; --style explainer has it"},
           {"regions --generate windoka",
            "--generate: there is no preset windoka; similar ones are windoku; `jiugong regions "
            "--help` lists all"},
           {"regions --generate '9x9; bogus'",
            "--generate: Line 1, column 6: found the word 'bogus'"}}) {
    const Outcome wrong = run(item.arguments);
    EXPECT_EQ(wrong.code, 2) << item.arguments;
    EXPECT_TRUE(wrong.errors.starts_with("jiugong: " + std::string(item.error))) << wrong.errors;
  }
  // Those of few names.
  for (const char* const arguments :
       {"solve --format nosuch", "generate --level nosuch", "generate --symmetry nosuch",
        "generate --style nosuch", "rotate --turns nosuch",
        "regions --generate 9x9 --rules nosuch"}) {
    const Outcome wrong = run(arguments);
    EXPECT_EQ(wrong.code, 2) << arguments;
    EXPECT_NE(wrong.errors.find("nosuch not in {"), std::string::npos) << wrong.errors;
  }
}

TEST(Command, HelpListsAllNames) {
  // (Its lines are wrapped.)
  std::string text = run("generate --help").output;
  std::replace(text.begin(), text.end(), '\n', ' ');
  const auto list = [&](const std::string& heading) {
    const auto begin = text.find(heading + ": ");
    return begin == std::string::npos ? ""
                                      : text.substr(begin, text.find('.', begin) - begin) + ",";
  };
  const std::string explainer = list("Techniques of the style explainer");
  const std::string human = list("Techniques of the style human");
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    const auto technique = static_cast<Technique>(i);
    std::string name = " " + std::string(name_of(technique)) + ",";
    for (std::size_t at = 1; at < name.size(); ++at) {
      name[at] = name[at] == ' ' ? '-' : static_cast<char>(std::tolower(name[at]));
    }
    EXPECT_EQ(explainer.find(name) != std::string::npos,
              has_technique(Style::kExplainer, technique))
        << name;
    EXPECT_EQ(human.find(name) != std::string::npos, has_technique(Style::kHuman, technique))
        << name;
  }
  EXPECT_NE(run("--help").output.find("\nVerbs:\n  solve "), std::string::npos);
  const std::string regions = run("regions --help").output;
  for (const std::string_view name : region_preset_names()) {
    EXPECT_NE(regions.find(name), std::string::npos) << name;
  }
}

}  // namespace
}  // namespace jiugong::cli
