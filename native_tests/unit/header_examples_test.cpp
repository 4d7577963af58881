// The examples of the public headers and of docs/api.md, copied verbatim.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

#include "jiugong/candidates.h"
#include "jiugong/canonical.h"
#include "jiugong/contradiction.h"
#include "jiugong/difference.h"
#include "jiugong/exact_cover.h"
#include "jiugong/formats.h"
#include "jiugong/generate.h"
#include "jiugong/generate_rated.h"
#include "jiugong/generate_regions.h"
#include "jiugong/geometry.h"
#include "jiugong/grid.h"
#include "jiugong/json_text.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/photo.h"
#include "jiugong/position_text.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/random.h"
#include "jiugong/rate_many.h"
#include "jiugong/redundant.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_text.h"
#include "jiugong/rotate_sudoku.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_file.h"
#include "jiugong/solve_many.h"
#include "jiugong/solve_text.h"
#include "jiugong/teach.h"
#include "jiugong/untwist.h"
#include "pictures/page.h"
#include "support.h"
#include "unit/twist/tripods/boards.h"

namespace jiugong {
namespace {

// The functions that the examples call with their results.
std::vector<std::string> said;
void print(std::string_view text) { said.emplace_back(text); }
void complain(std::string_view text) { said.emplace_back(text); }
void use(const Grid& grid) { said.push_back(grid.to_line()); }
void use(const Solve9Result& result) { said.push_back(std::to_string(result.count)); }
void use(const Marks& marks) { said.push_back(std::to_string(marks[0])); }
void use(const std::vector<Cell>& cells) { said.push_back(std::to_string(cells.size())); }
void use(const DifferenceResult& result) { said.push_back(std::to_string(result.distance)); }
void use(const RotateSudokuResult& result) { said.push_back(std::to_string(result.arrangements)); }
void use(const Cover& cover) {
  for (const std::uint32_t option : cover) said.push_back(std::to_string(option));
}
void use(const RegionPuzzle& puzzle) { said.push_back(write_regions(puzzle)); }
void use(const RegionResult& result) { said.push_back(std::to_string(result.count)); }
void show(double progress) { EXPECT_LT(progress, 1); }
void show(int /*er*/) {}
void use(const Position& position) { use(position.givens); }
void use(const TeachResult& result) { said.push_back(std::to_string(result.step_count)); }
void use(const PhotoReading& reading) { use(reading.grids.at(0).puzzle); }
void use(const UntwistResult& result) { said.push_back(std::to_string(result.moves.size())); }
void show(double /*progress*/, int /*best*/) {}
void mark(Cell cell) { said.push_back(std::to_string(cell)); }
void yield_to_ui() {}
const Grid* solution_of(const TextPuzzle& /*puzzle*/) {
  static const Grid kSolved = grid_of(kPuzzleSolved);
  return &kSolved;
}

class HeaderExamples : public testing::Test {
 protected:
  void SetUp() override { said.clear(); }
  const std::string text = std::string(kPuzzle) + "\nbad\n";
};

TEST(UmbrellaHeader, IncludesEveryPublicHeader) {
  const std::filesystem::path folder = JIUGONG_SOURCE_DIR "/wasm/include/jiugong";
  std::ifstream file(folder / "jiugong.h");
  const std::string umbrella(std::istreambuf_iterator<char>(file), {});
  int headers = 0;
  std::error_code error;  // (There are no exceptions.)
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name == "jiugong.h") continue;
    EXPECT_NE(umbrella.find("#include \"jiugong/" + name + "\""), std::string::npos) << name;
    ++headers;
  }
  EXPECT_GT(headers, 15) << error.message();
}

// (Spaces differ where clang-format breaks a line.)
std::string without_spaces(std::string_view text) {
  std::string rest;
  std::copy_if(text.begin(), text.end(), std::back_inserter(rest), [](char c) { return c > ' '; });
  return rest;
}

// Names of fields are what an example can have that is gone, and nothing else tells.
TEST(HeadersWithExamples, NameFieldsAsTheTestsBelow) {
  const std::filesystem::path root = JIUGONG_SOURCE_DIR;
  std::ifstream own(root / "native_tests/unit/header_examples_test.cpp");
  const std::string tests = without_spaces(std::string(std::istreambuf_iterator<char>(own), {}));
  int examples = 0;
  std::error_code error;  // (There are no exceptions.)
  for (const auto& entry :
       std::filesystem::directory_iterator(root / "wasm/include/jiugong", error)) {
    std::ifstream header(entry.path());
    for (std::string line; std::getline(header, line);) {
      const std::size_t begin = line.find("//   "), end = line.rfind(';');
      if (begin == std::string::npos || end == std::string::npos) continue;
      if (line.find("{.", begin) > end) continue;
      const std::string example = line.substr(begin + 2, end - begin - 2);
      EXPECT_NE(tests.find(without_spaces(example)), std::string::npos) << example;
      ++examples;
    }
  }
  EXPECT_GT(examples, 20) << error.message();
}

TEST_F(HeaderExamples, Geometry) {
  for (const Cell cell : kHouses[18 + 4]) mark(cell);  // the box in the middle
  EXPECT_EQ(said, (std::vector<std::string>{"30", "31", "32", "39", "40", "41", "48", "49", "50"}));
}

TEST_F(HeaderExamples, Solve9) {
  const Grid puzzle = grid_of(kPuzzle);
  Solve9Result result = solve9(puzzle);
  if (result.status == Status::kUnique) print(result.solution->to_line());
  EXPECT_EQ(said, std::vector<std::string>{std::string(kPuzzleSolved)});
}

TEST_F(HeaderExamples, ForEachSolution) {
  const Grid puzzle = grid_of(kTwoSolutions);
  for_each_solution(puzzle, [&](const Grid& solution) {
    print(solution.to_line());
    return true;  // go on
  });
  ASSERT_EQ(said.size(), 2u);
  EXPECT_NE(said[0], said[1]);
}

TEST_F(HeaderExamples, Solver9) {
  const Grid puzzle = grid_of(kPuzzle);
  Solver9 solver;
  solver.start(puzzle, 1'000'000);
  while (!solver.advance(10'000)) yield_to_ui();
  use(solver.result());
  EXPECT_EQ(said, std::vector<std::string>{"1"});
}

TEST_F(HeaderExamples, Random) {
  Random random(20261120);
  const int die = 1 + random.below(6);
  std::array<int, 3> order{0, 1, 2};
  random.shuffle(std::span(order));
  EXPECT_TRUE(1 <= die && die <= 6);
  EXPECT_EQ(order[0] + order[1] + order[2], 3);
}

TEST_F(HeaderExamples, SeedOfText) {
  EXPECT_EQ(seed_of_text("20261120"), 20261120u);
  EXPECT_EQ(seed_of_text("2026-12-24"), 1756867075810662394u);
}

TEST_F(HeaderExamples, Level) {
  const Grid puzzle = grid_of(kPuzzle);
  EXPECT_EQ(level_of(rate({.givens = puzzle}).er), Level::kBeginner);
}

TEST_F(HeaderExamples, GenerateRated) {
  GeneratedRated made = generate_rated({.seed = 7, .er = ratings_of(Level::kHard)});
  if (made.reached) print(made.puzzle.to_line());
  ASSERT_EQ(said.size(), 1u);
  EXPECT_EQ(level_of(made.er), Level::kHard);
}

TEST_F(HeaderExamples, GenerateRegions) {
  GeneratedRegions made =
      generate_regions(*region_preset("killer"), {.seed = 7, .clues = {RegionClue::kCage}});
  if (made.reached) use(made.puzzle);
  EXPECT_EQ(said.size(), 1U);
}

TEST_F(HeaderExamples, RegionGenerator) {
  const RegionPuzzle layout = *region_preset("6x6");
  RegionGenerator generator;
  generator.start(layout, {.seed = seed_of(7, 0), .clues = {RegionClue::kArrow}});
  while (!generator.advance(100)) yield_to_ui();
  use(generator.result().puzzle);
  EXPECT_EQ(said.size(), 1U);
}

TEST_F(HeaderExamples, RatedGenerator) {
  const auto show = [](double done) { EXPECT_LE(done, 1); };
  const auto use = [](const GeneratedRated& made) { EXPECT_EQ(made.hardest, Technique::kXYWing); };
  RatedGenerator generator;
  generator.start({.seed = 7, .technique = Technique::kXYWing});
  while (!generator.advance(1'000)) show(generator.progress());
  use(generator.result());
}

TEST_F(HeaderExamples, GridSampler) {
  GridSampler sampler;
  Random random(20261120);
  Grid grid = sampler.draw(random);
  EXPECT_TRUE(is_solved(grid));
}

TEST_F(HeaderExamples, Generate) {
  Generated made = generate({.seed = 7, .clues = 26, .symmetry = Symmetry::kHalfTurn});
  if (made.reached) print(made.puzzle.to_line());
  ASSERT_EQ(said.size(), 1u);
  EXPECT_EQ(grid_of(said[0]).clue_count(), 26);
}

TEST_F(HeaderExamples, Generator) {
  Generator generator;
  for (std::uint64_t i = 0; i < 3; ++i) {
    generator.start({.seed = seed_of(7, i)});
    while (!generator.advance(1'000)) yield_to_ui();
    print(generator.result().puzzle.to_line());
  }
  ASSERT_EQ(said.size(), 3u);
  EXPECT_EQ(said[1], generate({.seed = seed_of(7, 1)}).puzzle.to_line());
}

TEST_F(HeaderExamples, TrueCandidatesOfAPuzzle) {
  const Grid puzzle = grid_of(kPuzzle);
  const Marks marks = true_candidates(puzzle);
  if (marks[40] == (1 << 0 | 1 << 8)) print("1 and 9 are both possible in the middle");
  EXPECT_TRUE(said.empty());
  EXPECT_EQ(marks[40], 1 << 4);
}

TEST_F(HeaderExamples, TrueCandidates) {
  const Grid puzzle = grid_of(kPuzzle);
  TrueCandidates search;
  search.start(puzzle);
  while (!search.advance(1'000)) yield_to_ui();
  use(search.result());
  EXPECT_EQ(said, std::vector<std::string>{"16"});
}

TEST_F(HeaderExamples, ContradictionOfAPuzzle) {
  Grid puzzle;
  puzzle.set(0, 1), puzzle.set(8, 1);
  if (const auto cells = contradiction(puzzle)) {
    for (const Cell cell : *cells) mark(cell);
  }
  EXPECT_EQ(said, (std::vector<std::string>{"0", "8"}));
}

TEST_F(HeaderExamples, RedundantGivens) {
  const Grid puzzle = grid_of(kPuzzle);
  const auto cells = redundant_givens(puzzle);
  const bool minimal = cells && cells->empty();
  EXPECT_FALSE(minimal);
  EXPECT_FALSE(cells->empty());
}

TEST_F(HeaderExamples, Contradiction) {
  Grid puzzle = grid_of(kPuzzle);
  puzzle.set(2, 5);
  Contradiction search;
  search.start(puzzle);
  while (!search.advance(1'000)) yield_to_ui();
  if (search.result()) use(*search.result());
  EXPECT_EQ(said, std::vector<std::string>{"2"});
}

TEST_F(HeaderExamples, Position) {
  const Grid puzzle = grid_of(kPuzzle);
  Position position = {.givens = puzzle};  // nothing done yet
  position.entered.set(2, 4);              // row 1, column 3
  position.marks[3] = 1 << 1 | 1 << 5;     // only 2 or 6 in row 1, column 4
  EXPECT_EQ(check(position).verdict, Verdict::kSound);
}

TEST_F(HeaderExamples, CheckAPosition) {
  const Grid puzzle = grid_of(kPuzzle);
  Position position = {.givens = puzzle};
  position.entered.set(2, 9);
  EXPECT_EQ(check(position).verdict, Verdict::kClash);
  position.entered.set(2, 1);
  EXPECT_EQ(check(position).verdict, Verdict::kWrongDigit);
}

TEST_F(HeaderExamples, Rate) {
  const Grid puzzle = grid_of(kPuzzle);
  TeachResult result = rate({.givens = puzzle});
  EXPECT_EQ(result.er, 12);
}

TEST_F(HeaderExamples, NextStep) {
  const Grid puzzle = grid_of(kPuzzle);
  if (const auto step = next_step({.givens = puzzle})) print(step->name());
  EXPECT_EQ(said, std::vector<std::string>{"Hidden Single"});
  if (const auto step = next_step({.givens = puzzle}, Style::kHuman)) print(step->name());
  EXPECT_EQ(said.size(), 2u);
}

TEST_F(HeaderExamples, AllSteps) {
  const Grid puzzle = grid_of(kPuzzle);
  for (const Step& step : all_steps({.givens = puzzle})) print(step.name());
  EXPECT_GT(said.size(), 10u);
}

TEST_F(HeaderExamples, SolvePath) {
  const Grid puzzle = grid_of(kPuzzle);
  for (const Step& step : solve_path({.givens = puzzle}).steps) print(step.name());
  EXPECT_EQ(said.size(), 51u);
}

TEST_F(HeaderExamples, Teacher) {
  const Grid puzzle = grid_of(kPuzzle);
  Teacher teacher;
  teacher.start({.givens = puzzle});
  while (!teacher.advance(100'000)) show(teacher.result().er);
  use(teacher.result());
  EXPECT_EQ(said, std::vector<std::string>{"51"});
}

TEST_F(HeaderExamples, RateMany) {
  const std::string lines(kPuzzle);
  const auto rater = make_rater();
  FileSolver solver;
  solver.start(lines, {.format = BatchFormat::kRating, .rater = rater.get()});
  while (!solver.advance(10'000)) yield_to_ui();
  print(solver.output());
  EXPECT_EQ(said, std::vector<std::string>{lines + " 1.2/1.2/1.2"});
}

TEST_F(HeaderExamples, TeacherRater) {
  const std::string lines(kPuzzle);
  Teacher teacher;
  TeacherRater rater;
  rater.use(&teacher);
  FileSolver solver;
  solver.start(lines, {.format = BatchFormat::kRating, .rater = &rater});
  while (!solver.advance(10'000)) yield_to_ui();
  EXPECT_EQ(solver.output(), lines + " 1.2/1.2/1.2");
}

TEST_F(HeaderExamples, ReadAndWritePosition) {
  const Grid puzzle = grid_of(kPuzzle);
  const auto read = read_position(write_position({.givens = puzzle}, PositionFormat::kDrawn));
  if (const auto* error = std::get_if<TextError>(&read))
    complain(error->message());
  else
    use(std::get<Position>(read));
  EXPECT_EQ(said.size(), 1u);
}

TEST_F(HeaderExamples, CanonicalForm) {
  const Grid puzzle = grid_of(kPuzzle);
  std::set<std::string> known;
  const auto keep = [](const Grid& grid) { print(grid.to_line()); };
  const auto form = canonical_form(puzzle);
  if (form && known.insert(form->grid.to_line()).second) keep(puzzle);  // seen for the first time
  EXPECT_EQ(said, std::vector<std::string>{std::string(kPuzzle)});
}

TEST_F(HeaderExamples, DifferenceOfAPuzzle) {
  const Grid puzzle = grid_of(kPuzzle);
  const DifferenceResult result = difference(puzzle);
  for (const Cell cell : result.differing) mark(cell);
  EXPECT_TRUE(said.empty());
}

TEST_F(HeaderExamples, Difference) {
  const Grid puzzle;
  Difference search;
  search.start(puzzle);
  while (!search.advance(1'000)) yield_to_ui();
  use(search.result());
  EXPECT_EQ(said, std::vector<std::string>{"81"});
}

TEST_F(HeaderExamples, TurnBlock) {
  std::array<int, 6> tiles = {1, 2, 3, 4, 5, 6};
  turn_block<int>(tiles, 3, {.row = 0, .col = 1, .turn = Turn::kClockwise});  // 1 5 2, 4 6 3
  EXPECT_EQ(tiles, (std::array<int, 6>{1, 5, 2, 4, 6, 3}));
}

TEST_F(HeaderExamples, RotateSudokuAtOnce) {
  const Grid puzzle = grid_of(kPuzzleSolved);
  const RotateSudokuResult result = rotate_sudoku(puzzle, {.turns = Turns::kClockwise});
  if (result.nearest) print(result.nearest->solution.to_line());
  EXPECT_EQ(said, std::vector<std::string>{std::string(kPuzzleSolved)});
}

TEST_F(HeaderExamples, RotateSudoku) {
  const Grid puzzle = grid_of(kPuzzleSolved);
  RotateSudoku search;
  search.start(puzzle);
  while (!search.advance(1'000)) show(search.progress());
  use(search.result());
  EXPECT_EQ(said, std::vector<std::string>{"36"});
}

TEST_F(HeaderExamples, TextReader) {
  TextReader reader(text);
  while (reader.next()) {
    if (const TextPuzzle* puzzle = reader.puzzle()) {
      use(puzzle->grid);
    } else {
      complain(reader.failure()->error.message());
    }
  }
  ASSERT_EQ(said.size(), 2u);
  EXPECT_EQ(said[0], kPuzzle);
  EXPECT_TRUE(said[1].starts_with("Line 2, column 1: found the letter 'b'")) << said[1];
}

TEST_F(HeaderExamples, ReadPuzzle) {
  const auto read = read_puzzle(text);
  if (const auto* error = std::get_if<TextError>(&read)) {
    complain(error->message());
  } else {
    use(std::get<Grid>(read));
  }
  ASSERT_EQ(said.size(), 1u);
  EXPECT_TRUE(said[0].starts_with("Line 2"));
}

TEST_F(HeaderExamples, PuzzleFile) {
  EXPECT_EQ(shape_of_file("id,puzzle\n1," + std::string(kPuzzle) + "\n", true),
            (FileShape{FileLayout::kTable, ',', 1, true}));

  PuzzleFileReader reader(*shape_of_file(text, true), text);
  while (reader.next()) {
    if (const auto* puzzle = std::get_if<Grid>(&reader.record().puzzle)) {
      use(*puzzle);
    } else {
      complain(std::get<TextError>(reader.record().puzzle).message());
    }
  }
  ASSERT_EQ(said.size(), 2u);
  EXPECT_EQ(said[0], kPuzzle);
  EXPECT_TRUE(said[1].starts_with("Line 2, column 1: found the letter 'b'")) << said[1];
  EXPECT_EQ(count_line_ends("a\r\nb\rc\n\nd"), 4u);
  EXPECT_EQ(table_field("=1+1", ','), "'=1+1");
  EXPECT_EQ(guarded_record("7,\"=1+1\"\r\n", ','), "7,\"'=1+1\"");
}

TEST_F(HeaderExamples, AnswerFile) {
  FileAnswerer file;
  const auto answerer = make_canonical_answerer(false);
  const AnswerFormat format{.columns = canonical_columns(false)};
  file.start({.text = text, .shape = *shape_of_file(text, true)}, format, *answerer);
  while (!file.advance(10'000)) yield_to_ui();
  print(file.output());
  EXPECT_EQ(said, std::vector<std::string>{canonical_form(grid_of(kPuzzle))->grid.to_line() +
                                           "\nbad bad\n"});
}

TEST_F(HeaderExamples, SolveFile) {
  FileSolver solver;
  solver.start({.text = text, .shape = *shape_of_file(text, true)}, {.format = BatchFormat::kCsv});
  while (!solver.advance(10'000)) yield_to_ui();
  print(solver.output());
  EXPECT_EQ(said, std::vector<std::string>{"puzzle,status,count,solution,guesses\n" +
                                           std::string(kPuzzle) + ",unique,1," +
                                           std::string(kPuzzleSolved) + ",0\n\"bad\",bad,,,\n"});
}

TEST_F(HeaderExamples, WishedShape) {
  const std::string beginning = text;
  const bool whole = true;
  const WishedShape found = wished_shape(beginning, whole, {.column = "puzzle"});
  if (found.shape) {
    print("found");
  } else if (!found.failure.empty()) {
    complain(found.failure);
  }
  EXPECT_EQ(said, std::vector<std::string>{"there is no column puzzle"});
}

TEST_F(HeaderExamples, JsonText) {
  std::string out;
  JsonObject(out).add("status", "unique").add_raw("count", "1");
  EXPECT_EQ(out, R"({"status":"unique","count":1})");
}

TEST_F(HeaderExamples, AnswerWriter) {
  TextReader reader(text);
  AnswerWriter writer(text, reader.format());
  while (reader.next()) {
    if (const TextPuzzle* puzzle = reader.puzzle()) {
      writer.answer(*puzzle, solution_of(*puzzle));
    } else {
      writer.keep(*reader.failure());
    }
  }
  print(writer.finish());
  EXPECT_EQ(said, std::vector<std::string>{std::string(kPuzzleSolved) + "\nbad\n"});
}

// (The names of 1.0.)
static_assert(std::is_same_v<BatchSolver, FileSolver> &&
              std::is_same_v<BatchOptions, FileSolverOptions> && kMaxBadLines == kMaxBadRecords);

TEST_F(HeaderExamples, FileSolverOfLines) {
  const std::vector<std::string> parts_that_end_with_a_line = {text, text};
  FileSolver solver;
  for (bool first = true; const std::string_view part : parts_that_end_with_a_line) {
    solver.start(part, {.format = BatchFormat::kCsv, .header = first});
    while (!solver.advance(10'000)) yield_to_ui();
    print(solver.output());
    first = false;
  }
  const std::string rows =
      std::string(kPuzzle) + ",unique,1," + std::string(kPuzzleSolved) + ",0\n\"bad\",bad,,,\n";
  EXPECT_EQ(said,
            (std::vector<std::string>{"puzzle,status,count,solution,guesses\n" + rows, rows}));
}

TEST_F(HeaderExamples, TextSolver) {
  TextSolver solver(text);
  while (!solver.advance(10'000)) yield_to_ui();
  print(solver.text());
  EXPECT_EQ(said, std::vector<std::string>{std::string(kPuzzleSolved) + "\nbad\n"});
}

TEST_F(HeaderExamples, Untwist) {
  UntwistProblem problem = {.rows = 3, .cols = 3, .tiles = {4, 1, 3, 5, 2, 6, 7, 8, 9}};
  UntwistResult result = untwist(problem);  // one press: {.row = 0, .col = 0, counterclockwise}
  EXPECT_EQ(result.moves,
            (std::vector<Move>{{.row = 0, .col = 0, .turn = Turn::kCounterclockwise}}));
}

TEST_F(HeaderExamples, Untwister) {
  const UntwistProblem problem = {.rows = 2, .cols = 2, .tiles = {3, 1, 4, 2}};
  Untwister untwister;
  untwister.start(problem);
  while (!untwister.advance(256)) show(untwister.progress(), untwister.best_length());
  use(untwister.result());
  EXPECT_EQ(said, std::vector<std::string>{"1"});
}

TEST_F(HeaderExamples, PhotoReader) {
  const Grid grid = *Grid::from_line(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  Random random(1);
  pictures::Canvas page(640, 480, pictures::grey(250));
  pictures::Style style;
  style.cell = 50;
  draw_puzzle(page, grid, {100, 15}, style, *pictures::stroke_typeface({}), random);
  const std::span<const std::uint8_t> rgba = page.rgba();
  PhotoReading reading = read_photo(rgba, 640, 480);
  if (reading.problem == PhotoProblem::kNone) print(reading.grids[0].puzzle.to_line());
  PhotoReader reader;
  reader.start(rgba, 640, 480);
  while (!reader.advance(10)) show(reader.progress());
  use(reader.result());
  EXPECT_EQ(said, (std::vector<std::string>{grid.to_line(), grid.to_line()}));
}

TEST_F(HeaderExamples, CheckTripods) {
  const Grid grid;
  if (const auto error = validate_tripods(grid)) complain(error->message());
  EXPECT_EQ(said, std::vector<std::string>{"Found 81 blank tiles, expected none."});
}

TEST_F(HeaderExamples, NineTripods) {
  // (A Latin square except for one press: the searches end at once.)
  const Grid grid = after(cyclic_square(), {{.row = 0, .col = 0, .turn = Turn::kClockwise}});
  const TripodsResult result = nine_tripods(grid, {.turns = Turns::kAny});
  print(result.grid.to_line());
  NineTripods search;
  search.start(grid, {.seed = 7});
  while (!search.advance(256)) yield_to_ui();
  use(search.result().grid);
  EXPECT_EQ(said, (std::vector<std::string>(2, cyclic_square().to_line())));
}

TEST_F(HeaderExamples, ExactCover) {
  ExactCover cover(7);  // Knuth's example
  for (const auto& option : std::vector<std::vector<std::uint32_t>>{
           {2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}}) {
    cover.add_option(option);
  }
  const auto answer = any_cover(cover);  // options 0, 3 and 4
  EXPECT_EQ(answer, (Cover{0, 3, 4}));
}

TEST_F(HeaderExamples, DancingLink) {
  struct DancingLink {
    std::uint32_t columns;
    std::vector<std::vector<std::uint32_t>> rows = {};

    void push(std::size_t row, std::uint32_t column) {
      if (rows.size() <= row) rows.resize(row + 1);
      rows[row].push_back(column);
    }
    ExactCover cover() const {
      ExactCover cover(columns);
      for (const auto& row : rows) cover.add_option(row);
      return cover;
    }
    std::optional<Cover> any() const { return any_cover(cover()); }
    std::vector<Cover> all() const { return first_covers(cover(), SIZE_MAX); }
  };
  DancingLink link{.columns = 3};
  for (const auto& [row, column] :
       std::vector<std::pair<std::size_t, std::uint32_t>>{{3, 2}, {0, 0}, {0, 2}, {1, 1}, {2, 0}}) {
    link.push(row, column);
  }
  EXPECT_EQ(link.any(), (Cover{0, 1}));
  EXPECT_EQ(link.all(), (std::vector<Cover>{{0, 1}, {1, 2, 3}}));
}

TEST_F(HeaderExamples, CoverSearch) {
  ExactCover cover(1);
  cover.add_option(std::array<std::uint32_t, 1>{0});
  CoverSearch search(cover);
  while (!search.advance_to_cover(10'000)) {
    if (search.over()) return;
    yield_to_ui();
  }
  use(search.latest());
  EXPECT_EQ(said, std::vector<std::string>{"0"});
}

TEST_F(HeaderExamples, SolveRegions) {
  RegionPuzzle puzzle = *region_preset("x");
  puzzle.cells[0] = 7;
  const RegionResult result = solve_regions(puzzle);
  EXPECT_EQ(result.status, Status::kMultiple);
}

TEST_F(HeaderExamples, RegionRules) {
  RegionPuzzle puzzle = *region_preset("9x9");
  puzzle.rules.push_back({.kind = RuleKind::kThermometer, .cells = {0, 10, 20}});
  puzzle.rules.push_back({.kind = RuleKind::kSum, .number = 10, .cells = {4, 5}});
  const RegionResult result = solve_regions(puzzle);
  EXPECT_TRUE(broken_rules(puzzle, result.solution).empty());
}

TEST_F(HeaderExamples, RegionSolver) {
  const RegionPuzzle puzzle = *region_preset("4x4");
  RegionSolver solver;
  solver.start(puzzle);
  while (!solver.advance(100)) yield_to_ui();
  use(solver.result());
  EXPECT_EQ(said, std::vector<std::string>{"2"});
}

TEST_F(HeaderExamples, RegionParts) {
  RegionPuzzle puzzle = open_grid(6, 6, 1, 6);
  add_rows(puzzle);
  add_columns(puzzle);
  add_boxes(puzzle, 2, 3);
  EXPECT_EQ(puzzle, region_preset("6x6"));
}

TEST_F(HeaderExamples, RegionReader) {
  const std::string regions = "4x4; rows; columns; boxes 2x2; cells 1...  .... .... ...4";
  RegionReader reader(regions);
  while (!reader.advance(10'000)) yield_to_ui();
  const auto read = reader.take();
  ASSERT_TRUE(std::holds_alternative<RegionPuzzle>(read));
  EXPECT_EQ(std::get<RegionPuzzle>(read), std::get<RegionPuzzle>(read_regions(regions)));
}

TEST_F(HeaderExamples, RegionWriter) {
  RegionPuzzle regions = *region_preset("killer");
  RegionWriter writer(regions);
  while (!writer.advance(100)) yield_to_ui();
  EXPECT_EQ(writer.take(), write_regions(regions));
}

TEST_F(HeaderExamples, ReadRegions) {
  const auto read = read_regions("4x4; rows; columns; boxes 2x2; cells 1...  .... .... ...4");
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    complain(error->message());
  } else {
    use(std::get<RegionPuzzle>(read));
  }
  EXPECT_EQ(said,
            std::vector<std::string>{"4x4; rows; columns; boxes 2x2; cells 1..............4"});
}

}  // namespace
}  // namespace jiugong
