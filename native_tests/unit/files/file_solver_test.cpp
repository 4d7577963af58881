#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "jiugong/canonical.h"
#include "jiugong/json_text.h"
#include "jiugong/rate_many.h"
#include "jiugong/redundant.h"
#include "unit/files/solved.h"

namespace jiugong {
namespace {

Solved solve(const std::string& text, const FileSolverOptions& options,
             std::uint64_t portion = 1000) {
  const auto [shape, failure] = wished_shape(text, true, {.keep = options.keep});
  EXPECT_EQ(failure, "");
  return solve_part({.text = text, .shape = shape.value_or(FileShape())}, options, portion);
}

// The same with cuts wherever `step` more bytes allow one, each part with the first line of it.
Solved solve_in_parts(const std::string& text, FileSolverOptions options, std::size_t step) {
  const FileShape shape = *wished_shape(text, true, {.keep = options.keep}).shape;
  Solved all;
  std::size_t begin = 0, line = 1;
  bool first = true;
  for (std::size_t end = step; begin < text.size(); end += step) {
    const bool last = end >= text.size();
    const std::string_view rest = std::string_view(text).substr(begin, end - begin);
    const std::size_t size = last ? rest.size() : whole_records(shape, rest);
    if (size == 0) continue;
    const FilePart part{
        .text = rest.substr(0, size), .shape = shape, .first_line = line, .first = first};
    const Solved some = solve_part(part, options, 7);
    all.output += some.output;
    all.stats.lines += some.stats.lines;
    all.stats.unique += some.stats.unique;
    all.stats.multiple += some.stats.multiple;
    all.stats.none += some.stats.none;
    all.stats.bad += some.stats.bad;
    all.stats.guesses += some.stats.guesses;
    for (const TextError& error : some.stats.first_bad) all.stats.first_bad.push_back(error);
    all.forms.insert(all.forms.end(), some.forms.begin(), some.forms.end());
    line += static_cast<std::size_t>(some.stats.lines);
    begin += size;
    options.header = first = false;
  }
  return all;
}

const std::string kLines = "# all\n" + kP + " one\nbad\n\n" + kT + "\n" + kClash + ",c\n";
const std::string kGrids = "Grid 01\n" + rows_of(kP) + "Grid 02\n" + rows_of(kT) + "[State]\n" +
                           rows_of(kS) + "[Puzzle]\n" + rows_of(kClash).substr(0, 88) + "\n";
const std::string kTable = "id,puzzle,note\r\n1," + kP + ",\"a\nb\"\r\n2,bad,-5\r\n3," + kT +
                           ",\"=1+1\"\r\n4," + kClash + ",\"a,\"\"b\"\r\n";

TEST(FileSolver, AnswersPartsAsTheWholeFile) {
  const std::vector<FileSolverOptions> wishes = {
      {},
      {.format = BatchFormat::kStatus},
      {.format = BatchFormat::kCsv},
      {.format = BatchFormat::kJson, .limit = 1, .canonical = true, .minimal = true},
      {.format = BatchFormat::kCsv, .canonical = true},
      {.canonical = true},
      {.minimal = true}};
  for (const std::string& text : {kLines, kGrids, kTable}) {
    for (const FileSolverOptions& options : wishes) {
      const Solved whole = solve(text, options);
      EXPECT_GT(whole.stats.unique + whole.stats.multiple + whole.stats.none, 1u) << text;
      EXPECT_EQ(solve(text, options, 1).output, whole.output);
      for (std::size_t step = 1; step < text.size(); step += step < 100 ? 13 : 97) {
        const Solved parts = solve_in_parts(text, options, step);
        EXPECT_EQ(parts.output, whole.output) << step;
        EXPECT_EQ(parts.stats.lines, whole.stats.lines) << step;
        EXPECT_EQ(parts.stats.unique, whole.stats.unique);
        EXPECT_EQ(parts.stats.multiple, whole.stats.multiple);
        EXPECT_EQ(parts.stats.none, whole.stats.none);
        EXPECT_EQ(parts.stats.bad, whole.stats.bad);
        EXPECT_EQ(parts.stats.guesses, whole.stats.guesses);
        EXPECT_EQ(parts.forms, whole.forms);
        ASSERT_EQ(parts.stats.first_bad.size(), whole.stats.first_bad.size());
        for (std::size_t i = 0; i < whole.stats.first_bad.size(); ++i) {
          EXPECT_EQ(parts.stats.first_bad[i].line, whole.stats.first_bad[i].line) << step;
        }
      }
    }
  }
}

TEST(FileSolver, KeepsTheRecordsOfATable) {
  const Solved solved = solve(kTable, {.format = BatchFormat::kCount, .keep = true});
  EXPECT_EQ(solved.output, "id,puzzle,note,status,count\n1," + kP + ",\"a\nb\",unique,1\n" +
                               "2,bad,-5,bad,\n3," + kT + ",\"'=1+1\",multiple,2\n4," + kClash +
                               ",\"a,\"\"b\",none,0\n");
  EXPECT_EQ(solved.stats.lines, 6u);
  EXPECT_EQ(solved.stats.first_bad.at(0).line, 4u);
  for (std::size_t step = 1; step < kTable.size(); step += 17) {
    EXPECT_EQ(solve_in_parts(kTable, {.format = BatchFormat::kCount, .keep = true}, step).output,
              solved.output);
  }
}

TEST(FileSolver, KeepsTheRecordsWithTheStatusWhereNobodyRates) {
  EXPECT_EQ(
      solve("id,puzzle\n1," + kP + "\n2,bad\n", {.format = BatchFormat::kRating, .keep = true})
          .output,
      "id,puzzle,status\n1," + kP + ",unique\n2,bad,bad\n");
}

TEST(FileSolver, GuardsTheRecordsItKeeps) {
  const auto keep = [](const std::string& text) { return solve(text, {.keep = true}).output; };
  EXPECT_EQ(keep("=id,puzzle,x\n=1," + kP + ",-5\n1," + kP + ",-x\n2," + kP + ",a=b-c\n"),
            "'=id,puzzle,x,solution\n'=1," + kP + ",-5," + kS + "\n1," + kP + ",'-x," + kS +
                "\n2," + kP + ",a=b-c," + kS + "\n");
  EXPECT_EQ(
      keep("id\tpuzzle\tx\n1\t" + kP + "\t\n2\t" + kP + "\t@x\n"),
      "id\tpuzzle\tx\tsolution\n1\t" + kP + "\t\t" + kS + "\n2\t" + kP + "\t'@x\t" + kS + "\n");
}

TEST(FileSolver, HandsOverItsOutput) {
  for (const std::string& text : {kLines, kGrids, kTable}) {
    FileSolver solver;
    const FilePart part{.text = text, .shape = *shape_of_file(text, true)};
    std::string taken = "what was there";
    for (int i = 0; i < 2; ++i) {
      solver.start(part);
      while (!solver.advance(1000)) {
      }
      solver.take_output(taken);
      EXPECT_EQ(taken, solve(text, {}).output);
    }
  }
}

TEST(FileSolver, KeepsAHeaderOfSeveralLines) {
  const std::string record = "1," + kP + "\n";
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    const std::string header = "\"the" + end + "number\",puzzle";
    for (const std::string& before :
         {std::string(), "# of \"puzzles" + end + end, std::string("\xef\xbb\xbf")}) {
      EXPECT_EQ(solve(before + header + end + record, {.keep = true}).output,
                header + ",solution\n1," + kP + "," + kS + "\n");
    }
  }
}

TEST(FileSolver, FindsCanonicalFormsAndRedundantGivens) {
  std::string same = kP.substr(27) + kP.substr(0, 27);
  for (char& c : same) {
    if (c != '.') c = c == '9' ? '1' : static_cast<char>(c + 1);
  }
  const std::string form = canonical_form(grid_of(kP))->grid.to_line();
  const std::string text = kP + " first\n" + same + "\n" + kT + "\n" + kClash + "\nbad\n";
  const Solved forms = solve(text, {.canonical = true});
  EXPECT_EQ(forms.output, form + " first\n" + form + "\n" +
                              canonical_form(grid_of(kT))->grid.to_line() + "\n" + kClash +
                              " clash\nbad bad\n");
  ASSERT_EQ(forms.forms.size(), 3u);
  EXPECT_EQ(forms.forms[0], forms.forms[1]);
  EXPECT_NE(forms.forms[0], forms.forms[2]);
  EXPECT_LT(forms.forms[2], std::uint64_t{1} << 53);
  const Solved columns =
      solve(text, {.format = BatchFormat::kCsv, .canonical = true, .minimal = true});
  EXPECT_TRUE(columns.output.starts_with(
      "puzzle,status,count,solution,guesses,canonical,automorphisms,minimal,redundant\n" + kP +
      ",unique,1," + kS + ",0," + form + ",1,false,\"r1c1,"))
      << columns.output;
  EXPECT_NE(columns.output.find(kClash + ",none,0,,0,,,,\nbad,bad,,,,,,,\n"), std::string::npos);
  EXPECT_EQ(columns.stats.unique, 2u);
  const std::string json = solve(kP, {.format = BatchFormat::kJson, .canonical = true}).output;
  const Transformation how = canonical_form(grid_of(kP))->transformation;
  EXPECT_NE(json.find(std::string(R"("automorphisms":1,"transformation":{"transposed":)") +
                      (how.transposed ? "true" : "false") + R"(,"rows":)" + list_as_json(how.rows) +
                      R"(,"columns":)" + list_as_json(how.columns) + R"(,"digits":)" +
                      list_as_json(how.digits) + "}}\n"),
            std::string::npos)
      << json;
  EXPECT_EQ(solve(kP, {.format = BatchFormat::kSolution, .minimal = true}).output.substr(0, 87),
            kP + " r1c1,");
}

TEST(FileSolver, RatesFilesOfAnyLayout) {
  const auto rater = make_rater();
  const FileSolverOptions options{.format = BatchFormat::kRating, .rater = rater.get()};
  const Solved lines = solve(kP + "\n" + kT + "\n", options);
  const Solved grids = solve(rows_of(kP) + "\n" + rows_of(kT), options);
  EXPECT_EQ(lines.output, kP + " 1.2/1.2/1.2\n" + kT + " multiple\n");
  EXPECT_EQ(grids.output, lines.output);
  EXPECT_EQ(grids.stats.ratings, lines.stats.ratings);
  EXPECT_EQ(grids.stats.histogram, lines.stats.histogram);
  EXPECT_EQ(lines.stats.ratings.size(), 13u);
  FileSolverOptions kept = options;
  kept.keep = true;
  EXPECT_EQ(solve("7\t" + kP + "\n", kept).output, "7\t" + kP + "\t1.2\t1.2\t1.2\n");
}

// What a rater has found of a puzzle of candidates is not taken for the next puzzle, nor the other way round.
TEST(FileSolver, RatesEachPuzzleByItself) {
  Marks sukaku = marks_of(grid_of(kP));
  for (std::size_t cell = 0; cell < sukaku.size(); ++cell) {
    const int digit = kPuzzleSolved[cell] - '0';
    if (sukaku[cell] != kAllDigits) sukaku[cell] |= static_cast<DigitSet>(1 << digit % 9);
  }
  const std::string some = write_candidates(sukaku);
  const std::string all = write_candidates(marks_of(grid_of(kP)));
  std::string text, expected;
  const auto rater = make_rater();
  for (const std::string& puzzle : {kP, some, kP, all, some, some, all, kP}) {
    const auto fresh = make_rater();
    text += puzzle + "\n";
    expected += solve(puzzle + "\n", {.format = BatchFormat::kRating, .rater = fresh.get()}).output;
  }
  EXPECT_EQ(solve(text, {.format = BatchFormat::kRating, .rater = rater.get()}).output, expected);
}

// A grid of candidates, drawn; what has no answer of candidates says so.
TEST(FileSolver, AnswersCandidates) {
  std::string text = "Sukaku 1\n";
  for (std::size_t cell = 0; cell < kPuzzleSolved.size(); ++cell) {
    const char digit = kPuzzleSolved[cell];
    text += cell == 0 ? "95" : std::string(1, digit);
    text += cell % 9 == 8 ? '\n' : ' ';
  }
  Marks candidates = marks_of(grid_of(kPuzzleSolved));
  candidates[0] = 1 << 8 | 1 << 4;
  const std::string solution(kPuzzleSolved), line = write_candidates(candidates);
  EXPECT_EQ(solve(text, {.format = BatchFormat::kStatus}).output, solution + " unique\n");
  EXPECT_EQ(solve(text, {.format = BatchFormat::kCsv}).output,
            "puzzle,status,count,solution,guesses\n" + line + ",unique,1," + solution + ",0\n");
  EXPECT_EQ(solve(text, {}).output.substr(0, 15), "Sukaku 1\n5  3 4");
  const auto rater = make_rater();
  const std::string rated =
      solve(text, {.format = BatchFormat::kRating, .rater = rater.get()}).output;
  EXPECT_EQ(rated, line + " 1/1/1\n");
  const Solved forms = solve(text, {.format = BatchFormat::kCsv, .canonical = true});
  EXPECT_EQ(forms.stats.bad, 1u);
  EXPECT_TRUE(forms.forms.empty());

  for (const auto& [form, expected] :
       {std::pair{AnswerForm::kLine, std::string("bad\n")}, {AnswerForm::kFilled, text}}) {
    const auto answerer = make_minimal_answerer(false);
    const AnswerFormat format{.form = form, .columns = minimal_columns(false)};
    FileAnswerer file;
    file.start({.text = text, .shape = *shape_of_file(text, true)}, format, *answerer);
    while (!file.advance(1000)) {
    }
    EXPECT_EQ(file.output(), expected);
    ASSERT_EQ(file.stats().first_bad.size(), 1u);
    EXPECT_EQ(file.stats().first_bad[0].code, TextErrorCode::kGivensExpected);
    EXPECT_EQ(file.stats().first_bad[0].line, 2u);
  }
}

}  // namespace
}  // namespace jiugong
