#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jiugong/formats.h"
#include "jiugong/generate.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/solve9.h"
#include "memory.h"
#include "unit/files/solved.h"

namespace jiugong {
namespace {

Solved solve_lines(std::string_view text, BatchFormat format = BatchFormat::kSolution,
                   std::uint64_t limit = 2, std::uint64_t portion = UINT64_MAX) {
  return solve_part({.text = text}, {.format = format, .limit = limit}, portion);
}

std::string output_of(std::string_view text, BatchFormat format) {
  return solve_lines(text, format).output;
}

std::string first_of(const std::string& line) { return solve9(grid_of(line)).solution->to_line(); }

TEST(LineSolver, WritesSolutionsInOrderWithTheirComments) {
  const std::string two = first_of(kT);
  EXPECT_EQ(
      output_of(kP + " a, b\n" + kT + ",x\n" + kClash + "#y\n" + kS + "\n", BatchFormat::kSolution),
      kS + " a, b\n" + two + ",x\n" + kClash + "#y\n" + kS + "\n");
}

TEST(LineSolver, WritesTheStatusBehindTheCells) {
  EXPECT_EQ(output_of("  " + kP + "  a\n" + kT + "\n" + kClash + ",c\nbad line, c\n5..\n",
                      BatchFormat::kStatus),
            "  " + kS + " unique  a\n" + first_of(kT) + " multiple\n" + kClash +
                " none,c\nbad line, c bad\n5.. bad\n");
}

TEST(LineSolver, WritesCountsInPlaceOfTheCells) {
  const std::string text = kP + " a\n" + kT + "\n" + kClash + "\n#\n" + kP + "5 c\n";
  EXPECT_EQ(output_of(text, BatchFormat::kCount),
            "unique 1 a\nmultiple 2\nnone 0\n#\nbad 0 " + kP + "5 c\n");
}

TEST(LineSolver, WritesTables) {
  const std::string text = kP + " a\r\n\r\n# b\n" + kT + "\n" + kClash + "\nbad, \"so\"";
  EXPECT_EQ(output_of(text, BatchFormat::kCsv),
            "puzzle,status,count,solution,guesses\n" + kP + ",unique,1," + kS + ",0\n" + kT +
                ",multiple,2," + first_of(kT) + ",1\n" + kClash +
                ",none,0,,0\n\"bad, \"\"so\"\"\",bad,,,\n");
}

TEST(LineSolver, PassesTitlesBetweenLines) {
  const std::string text = "2\n" + kP + "\nTop 95\n" + kS + "\n";
  EXPECT_EQ(output_of(text, BatchFormat::kSolution), "2\n" + kS + "\nTop 95\n" + kS + "\n");
}

TEST(LineSolver, ReadsLabelsBeforeTheCells) {
  const std::string one = write_candidates(marks_of(grid_of(kP)));
  const std::string text =
      "1. " + kP + " a\n> " + kT + "\nNo. 3: " + kS + "\n- " + one + "\n5. bad\n";
  for (const std::uint64_t portion : {std::uint64_t{1}, UINT64_MAX}) {
    const auto [output, stats, forms] = solve_lines(text, BatchFormat::kSolution, portion);
    EXPECT_EQ(output,
              "1. " + kS + " a\n> " + first_of(kT) + "\nNo. 3: " + kS + "\n- " + kS + "\n5. bad\n");
    EXPECT_EQ(stats.bad, 0U);
  }
  EXPECT_EQ(output_of(text, BatchFormat::kCount),
            "1. unique 1 a\n> multiple 2\nNo. 3: unique 1\n- unique 1\n5. bad\n");
}

// Rates a puzzle by its number of givens, after three nodes.
class GivenCounter final : public PuzzleRater {
 public:
  void start(const Grid& puzzle, const Grid& solution) override {
    EXPECT_EQ(solution, *solve9(puzzle).solution);
    givens_ = puzzle.clue_count();
    left_ = 3;
  }
  void start(const Marks& candidates, const Grid& /*solution*/) override {
    givens_ = static_cast<int>(std::count(candidates.begin(), candidates.end(), kAllDigits));
    left_ = 3;
  }
  bool advance(std::uint64_t& nodes) override {
    const std::uint64_t spent = std::min(nodes, left_);
    nodes -= spent;
    left_ -= spent;
    return left_ == 0;
  }
  Ratings ratings() const override { return {.er = givens_, .ep = 20, .ed = 15}; }

 private:
  int givens_ = 0;
  std::uint64_t left_ = 0;
};

Solved rate_many(std::string_view text, BatchFormat format, std::uint64_t portion) {
  GivenCounter rater;
  return solve_part({.text = text}, {.format = format, .rater = &rater}, portion);
}

// The puzzle has 30 givens, its solution 81.
TEST(LineSolver, WritesRatingsOfUniquePuzzles) {
  const std::string text =
      "  " + kP + "  a\n" + kT + "\n# b\n" + kClash + ",c\n" + kS + "\nbad, c\n";
  for (const std::uint64_t portion : {std::uint64_t{1}, UINT64_MAX}) {
    const auto [output, stats, forms] = rate_many(text, BatchFormat::kRating, portion);
    EXPECT_EQ(output, "  " + kP + " 3/2/1.5  a\n" + kT + " multiple\n# b\n" + kClash + " none,c\n" +
                          kS + " 8.1/2/1.5\nbad, c bad\n");
    ASSERT_EQ(stats.ratings.size(), 82U);
    EXPECT_EQ(stats.ratings[30], 1U);
    EXPECT_EQ(stats.ratings[81], 1U);
    EXPECT_EQ(std::accumulate(stats.ratings.begin(), stats.ratings.end(), std::uint64_t{0}), 2U);
    EXPECT_EQ(stats.unique, 2U);
  }
}

// A line of 729 characters is a puzzle of candidates.
TEST(LineSolver, SolvesCandidates) {
  Marks one = marks_of(grid_of(kS));
  one[0] = kAllDigits;
  const std::string all = write_candidates(marks_of(grid_of(kT)));
  const std::string text = write_candidates(one) + " a\n" + all + "\n" + kP + "\n";
  EXPECT_EQ(output_of(text, BatchFormat::kSolution), kS + " a\n" + first_of(kT) + "\n" + kS + "\n");
  EXPECT_EQ(output_of(text, BatchFormat::kCount), "unique 1 a\nmultiple 2\nunique 1\n");
  EXPECT_EQ(output_of(all, BatchFormat::kCsv),
            "puzzle,status,count,solution,guesses\n" + all + ",multiple,2," + first_of(kT) + "," +
                std::to_string(solve9(grid_of(kT)).guesses) + "\n");
  EXPECT_EQ(rate_many(text, BatchFormat::kRating, 1).output,
            write_candidates(one) + " 0.1/2/1.5 a\n" + all + " multiple\n" + kP + " 3/2/1.5\n");
}

// What a rating leaves of a portion goes to the next lines.
TEST(LineSolver, RatesSeveralPuzzlesInAPortion) {
  std::string text;
  for (int i = 0; i < 10; ++i) text += kP + "\n";
  GivenCounter rater;
  FileSolver solver;
  solver.start(text, {.format = BatchFormat::kRating, .rater = &rater});
  EXPECT_FALSE(solver.advance(20));
  const auto output = solver.output();
  EXPECT_GE(std::count(output.begin(), output.end(), '\n'), 2);
  EXPECT_TRUE(solver.advance(1000));
}

TEST(LineSolver, AddsRatingsToTablesAndJson) {
  const std::string text = kP + "\n" + kClash + "\nbad\n";
  EXPECT_EQ(rate_many(text, BatchFormat::kCsv, 1).output,
            "puzzle,status,count,solution,guesses,er,ep,ed\n" + kP + ",unique,1," + kS +
                ",0,3,2,1.5\n" + kClash + ",none,0,,0,,,\n\"bad\",bad,,,,,,\n");
  const std::string json = rate_many(text, BatchFormat::kJson, 1).output;
  EXPECT_NE(json.find(R"("guesses":0,"er":3,"ep":2,"ed":1.5})"), std::string::npos);
  EXPECT_NE(json.find(R"("guesses":0,"er":null,"ep":null,"ed":null})"), std::string::npos);
  EXPECT_EQ(rate_many(text, BatchFormat::kSolution, 1).output,
            output_of(text, BatchFormat::kSolution));
}

TEST(LineSolver, WritesTheHeaderOfATableOnlyWhereItIsWanted) {
  FileSolver solver;
  solver.start(kP, {.format = BatchFormat::kCsv, .header = false});
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  EXPECT_EQ(solver.output(), kP + ",unique,1," + kS + ",0\n");
}

TEST(LineSolver, WritesJsonLines) {
  EXPECT_EQ(
      output_of(kP + "\n\n" + kClash + " say \"\\\t\xff\xe4\xb9\x9d\" \nk\n\"\n",
                BatchFormat::kJson),
      R"({"puzzle":")" + kP + R"(","status":"unique","count":1,"solution":")" + kS +
          R"(","guesses":0})"
          "\n"
          R"({"puzzle":")" +
          kClash + R"(","status":"none","count":0,"solution":null,"guesses":0,)" +
          R"("comment":"say \"\\\u0009)" + "\xef\xbf\xbd\xe4\xb9\x9d" + R"(\""})" + "\n" +
          R"({"puzzle":"k","status":"bad","code":"bad-character","column":1,)" +
          R"("found":"the letter 'k'",)" +
          R"("expected":"a digit or one of the blanks . 0 ? * _ x"})" + "\n" +
          R"({"puzzle":"\"","status":"bad","code":"bad-character","column":1,"found":"'\"'",)" +
          R"("expected":"a digit or one of the blanks . 0 ? * _ x"})" + "\n");
}

// (It quotes no line of an e-mail there.)
TEST(LineSolver, ACommentInJsonMayBeginWithAnArrow) {
  for (const std::string comment : {"> easy", ">> 7.2", "-> x"}) {
    const std::string output = output_of(kP + " " + comment + "\n", BatchFormat::kJson);
    EXPECT_NE(output.find(R"("comment":")" + comment + "\""), std::string::npos) << output;
  }
}

TEST(LineSolver, KeepsEveryKindOfLineEnd) {
  for (const char* const kind : {"\n", "\r\n", "\r"}) {
    const std::string end = kind;
    for (const std::string& last : {std::string(), end}) {
      const auto [output, stats, forms] =
          solve_lines(kP + end + end + "k" + end + kP + " c" + last);
      EXPECT_EQ(output, kS + end + end + "k" + end + kS + " c" + last);
      EXPECT_EQ(stats.lines, 4u);
      ASSERT_EQ(stats.first_bad.size(), 1u);
      EXPECT_EQ(stats.first_bad[0].line, 3u);
    }
  }
}

TEST(LineSolver, PassesBlankLinesAndComments) {
  const std::string text = "# a comment\n\n \t \n  # another\n\xef\xbb\xbf\n";
  const auto [output, stats, forms] = solve_lines(text, BatchFormat::kCount);
  EXPECT_EQ(output, text);
  EXPECT_EQ(stats.lines, 5u);
  EXPECT_EQ(stats.unique + stats.multiple + stats.none + stats.bad, 0u);
  EXPECT_EQ(output_of("", BatchFormat::kSolution), "");
  EXPECT_EQ(output_of("", BatchFormat::kCsv), "puzzle,status,count,solution,guesses\n");
}

TEST(LineSolver, ReadsWhatPeopleWrite) {
  std::string blanks = kP;
  std::replace(blanks.begin(), blanks.end(), '.', '_');
  const auto widened = [](const std::string& line) {
    std::string out;
    for (const char c : line) {
      out += c == '.' ? std::string(".")
                      : std::string("\xef\xbc") + static_cast<char>(c - '0' + '\x90');
    }
    return out;
  };
  const std::string wide = widened(kP);
  const std::string mark = "\xef\xbb\xbf";
  const std::string text = mark + kP + "\n \t" + blanks + "\t#\n" + wide + " w";
  EXPECT_EQ(output_of(text, BatchFormat::kSolution),
            mark + kS + "\n \t" + kS + "\t#\n" + widened(kS) + " w");
  EXPECT_EQ(output_of(text, BatchFormat::kCsv),
            "puzzle,status,count,solution,guesses\n" + kP + ",unique,1," + kS + ",0\n" + blanks +
                ",unique,1," + kS + ",0\n" + wide + ",unique,1," + kS + ",0\n");
}

TEST(LineSolver, WritesNoFormulas) {
  std::string dashes = kP;
  std::replace(dashes.begin(), dashes.end(), '.', '-');
  const std::string first = '-' + dashes.substr(1);
  EXPECT_EQ(output_of(dashes + "\n" + first + "\n=1+1\n-5\n+a\n", BatchFormat::kCsv),
            "puzzle,status,count,solution,guesses\n" + dashes + ",unique,1," + kS + ",0\n." +
                kP.substr(1) + "," + output_of(first, BatchFormat::kStatus).substr(82) + ",1," +
                output_of(first, BatchFormat::kSolution) +
                ",0\n\"'=1+1\",bad,,,\n\"-5\",bad,,,\n\"'+a\",bad,,,\n");
}

TEST(LineSolver, TellsTheFirstBadLinesAndCountsAll) {
  std::string text = kP + "\n" + kP.substr(1) + "\n" + kP.substr(0, 40) + std::string(1, '\0') +
                     "\n" + kP + "x\n" + kP + "k\n";
  for (int i = 0; i < 100; ++i) text += "bad\n" + kP + "\n";
  const auto [output, stats, forms] = solve_lines(text);
  EXPECT_EQ(stats.lines, 205u);
  EXPECT_EQ(stats.unique, 101u);
  EXPECT_EQ(stats.bad, 104u);
  ASSERT_EQ(stats.first_bad.size(), kMaxBadRecords);
  EXPECT_EQ(stats.first_bad[0].message(),
            "Line 2, column 81: found 80 cells, expected 81 cells on a line.");
  EXPECT_EQ(stats.first_bad[1].message(),
            "Line 3, column 41: found the control character U+0000, expected a digit or one of the "
            "blanks . 0 ? * _ x.");
  EXPECT_EQ(stats.first_bad[2].code, TextErrorCode::kBadLineLength);
  EXPECT_EQ(stats.first_bad[3].column, 82u);
  EXPECT_EQ(stats.first_bad[4].line, 6u);
}

TEST(LineSolver, TakesALineOfMegabytesForABadOne) {
  const std::string huge(3'000'000, '1');
  for (const BatchFormat format : {BatchFormat::kSolution, BatchFormat::kStatus,
                                   BatchFormat::kCount, BatchFormat::kCsv, BatchFormat::kJson}) {
    const auto [output, stats, forms] = solve_lines(kP + "\n" + huge + "\n" + kP, format);
    EXPECT_EQ(stats.unique, 2u);
    EXPECT_EQ(stats.bad, 1u);
  }
  EXPECT_EQ(output_of(huge, BatchFormat::kStatus), huge + " bad");
  const std::string quotes(1'000'000, '"');
  EXPECT_EQ(output_of(quotes, BatchFormat::kCsv).size(), 37 + 2'000'000 + 10u);
  const std::string controls(1'000'000, '\1');  // \u0001 each
  EXPECT_EQ(output_of(controls, BatchFormat::kJson).find(R"(","status":"bad",)"), 11 + 6'000'000u);
  EXPECT_EQ(output_of(kP + "#" + quotes, BatchFormat::kJson).size(),
            output_of(kP + "#", BatchFormat::kJson).size() + 2'000'000);
}

TEST(LineSolver, CountsUpToTheLimit) {
  const std::string blank(81, '.');
  EXPECT_EQ(solve_lines(blank, BatchFormat::kCount, 1000).output, "multiple 1000");
  EXPECT_EQ(solve_lines(blank, BatchFormat::kCount, 1).output, "multiple 1");
  EXPECT_EQ(solve_lines(blank, BatchFormat::kCount, 0).output, "multiple 1");
}

TEST(LineSolver, TalliesGuessesInPowersOfTwo) {
  const std::string hard =
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
  const std::uint64_t guesses = solve9(grid_of(hard)).guesses;
  ASSERT_GE(guesses, 4u);
  std::size_t bin = 0;
  while ((std::uint64_t{1} << bin) <= guesses) ++bin;
  const BatchStats stats = solve_lines(kP + "\n" + hard + "\n" + kT + "\n" + hard + "\n").stats;
  EXPECT_EQ(stats.guesses, 2 * guesses + 1);
  EXPECT_EQ(stats.histogram[0], 1u);
  EXPECT_EQ(stats.histogram[1], 1u);
  EXPECT_EQ(stats.histogram[bin], 2u);
  EXPECT_EQ(std::accumulate(stats.histogram.begin(), stats.histogram.end(), std::uint64_t{0}), 4u);
}

TEST(LineSolver, WorksInPortions) {
  const std::string text = kP + "\n" + std::string(81, '.') + "\n";
  FileSolver solver;
  solver.start(text, {.format = BatchFormat::kCount, .limit = UINT64_MAX});
  EXPECT_FALSE(solver.advance(1000));  // (too long to wait for)
  EXPECT_EQ(solver.output(), "unique 1\n");
  solver.start(kP);
  EXPECT_TRUE(solver.advance(1000));
  EXPECT_EQ(solver.output(), kS);
}

TEST(LineSolver, CountsEveryLineAsANode) {
  const std::string text(1000, '\n');
  FileSolver solver;
  solver.start(text);
  EXPECT_FALSE(solver.advance(999));
  EXPECT_EQ(solver.output().size(), 999u);
  EXPECT_TRUE(solver.advance(1));
}

// The puzzle of a line between others. (On its own it may have spaces between its cells.)
std::optional<Grid> read_line_below(const std::string& line) {
  const std::string text = kP + "\n" + line;
  TextReader reader(text);
  EXPECT_TRUE(reader.next() && reader.puzzle() != nullptr);
  if (!reader.next() || reader.puzzle() == nullptr) return std::nullopt;
  return reader.puzzle()->grid;
}

// Returns the answer to a line on its own.
std::string one_by_one(const std::string& line) {
  const auto grid = read_line_below(line);
  if (!grid) return line;
  const Solve9Result result = solve9(*grid);
  return result.solution ? result.solution->to_line() + line.substr(81) : line;
}

TEST(LineSolver, AnswersNoiseAsOneByOneInPortionsOfAnySize) {
  Random random(7);
  const std::string odd("\0\xff\xe4\"#,5.k \t\x7f", 12);
  const std::vector<std::string> ends = {"\n", "\r\n", "\r"};
  for (int round = 0; round < 300; ++round) {
    std::string text, expected;
    std::uint64_t bad = 0;
    for (int lines = random.below(8); lines != 0; --lines) {
      std::string line = random.below(3) == 0 ? kT : kP;
      for (int changes = random.below(4); changes != 0; --changes) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(line.size())));
        const char c = odd[static_cast<std::size_t>(random.below(static_cast<int>(odd.size())))];
        if (random.below(3) == 0)
          line.insert(line.begin() + static_cast<std::ptrdiff_t>(at), c);
        else
          line[at] = c;
      }
      // The output for a line that begins with a space keeps it, so it is not compared here; nor is
      // a comment.
      if (line[0] == ' ' || line[0] == '\t' || line[0] == '#') continue;
      if (random.below(3) == 0) line += " said\xc3";
      const std::string& end = ends[static_cast<std::size_t>(random.below(3))];
      text += line + end;
      expected += one_by_one(line) + end;
      bad += read_line_below(line) ? 0 : 1;
    }
    const Solved whole = solve_lines(text);
    EXPECT_EQ(whole.output, expected);
    EXPECT_EQ(whole.stats.bad, bad);
    EXPECT_EQ(solve_lines(text, BatchFormat::kSolution, 2,
                          static_cast<std::uint64_t>(1 + random.below(3)))
                  .output,
              expected);
  }
}

TEST(LineSolver, WritesASolutionInTheDigitsOfItsPuzzle) {
  const std::vector<std::string> wide = {"．", "１", "２", "３", "４",
                                         "５", "６", "７", "８", "９"};
  const std::vector<std::string> keycaps = {"⬜",       "1️⃣", "2️⃣", "3️⃣", "4️⃣",
                                            "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"};
  for (const auto& digits : {wide, keycaps}) {
    const auto written = [&](std::string_view line) {
      std::string out;
      for (const char c : line) out += digits[c == '.' ? 0 : static_cast<std::size_t>(c - '0')];
      return out;
    };
    const std::string text = written(kP) + " one\n" + kP + "\n7: " + written(kP) + "\n";
    EXPECT_EQ(solve_lines(text, BatchFormat::kSolution).output,
              written(kS) + " one\n" + kS + "\n7: " + written(kS) + "\n");
    EXPECT_EQ(solve_lines(written(kP) + "\n", BatchFormat::kStatus).output,
              written(kS) + " unique\n");
    const std::string twice = solve_lines(written(kT) + "\n", BatchFormat::kStatus).output;
    const std::string plain = solve_lines(kT + "\n", BatchFormat::kSolution).output;
    EXPECT_EQ(twice, written(plain.substr(0, 81)) + " multiple\n");
    EXPECT_EQ(solve_lines(written(kClash) + "\n", BatchFormat::kSolution).output,
              written(kClash) + "\n");
  }
}

// Blanks of one byte become the widest digits there are, however many marks the last given has.
TEST(LineSolver, WritesEachMarkOfAKeycapOnce) {
  const std::string keycap = "\ufe0f\u20e3";
  const std::size_t last = kP.find_last_not_of('.');
  for (const std::size_t more : {1U, 3U, 100U}) {
    std::string puzzle, solved;
    for (std::size_t at = 0; at < kP.size(); ++at) {
      std::string marks = keycap;
      for (std::size_t mark = 0; at == last && mark < more; ++mark) marks += keycap;
      puzzle += kP[at] == '.' ? "." : kP[at] + marks;
      solved += kS[at] + marks;
    }
    EXPECT_EQ(solve_lines(puzzle + "\n", BatchFormat::kSolution).output, solved + "\n");
    EXPECT_EQ(solve_lines(puzzle + "\n", BatchFormat::kStatus).output, solved + " unique\n");
    PuzzleFileReader reader(FileShape(), puzzle);
    ASSERT_TRUE(reader.next());
    EXPECT_EQ(fill_in(reader.record(), grid_of(kS)), solved);
  }
}

// More lines than are read ahead, of every kind that the lanes take, do not take or give up.
std::vector<std::string> lines_of_every_kind() {
  Random random(11);
  const std::string blank(81, '.'), wide = "５３" + kP.substr(2);
  std::string candidates;
  for (const char c : kP)
    candidates += c == '.' ? std::string("123456789") : std::string(8, '.') + c;
  const std::vector<std::string> kinds = {kP,         kT,          kClash,         kS,
                                          blank,      "7: " + kP,  wide,           kP + "5",
                                          candidates, "17. " + kT, "what\xc3\xa9", kP + " c"};
  std::vector<std::string> lines;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    lines.push_back(generate({.seed = seed, .minimal = true}).puzzle.to_line());
  }
  // Puzzles with several solutions come alone, and so many in a row that the lanes take no more.
  for (int i = 0; i < 600; ++i) {
    lines.push_back(random.below(20) == 0 ? lines[static_cast<std::size_t>(random.below(150))]
                                          : kinds[static_cast<std::size_t>(random.below(12))]);
    if (random.below(40) == 0) lines.insert(lines.end(), 6, kT);
  }
  return lines;
}

TEST(LineSolver, AnswersLinesOfEveryKindAsEachByItself) {
  const std::vector<std::string> lines = lines_of_every_kind();
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  for (const std::uint64_t limit : {1U, 2U, 3U}) {
    std::string expected = "puzzle,status,count,solution,guesses\n";
    std::uint64_t bad = 0;
    for (const std::string& line : lines) {
      // (A title is one where puzzles follow.)
      const Solved one = solve_lines(line + "\n", BatchFormat::kCsv, limit);
      expected += one.output.substr(one.output.find('\n') + 1);
      bad += one.stats.bad;
    }
    for (const std::uint64_t portion : {1U, 7U, 1000U, UINT32_MAX}) {
      const Solved solved = solve_lines(text, BatchFormat::kCsv, limit, portion);
      ASSERT_EQ(solved.output, expected) << limit << ' ' << portion;
      EXPECT_EQ(solved.stats.bad, bad);
      EXPECT_EQ(solved.stats.lines, lines.size());
    }
  }
}

// (Without them the lanes count many solutions, too.)
TEST(LineSolver, CountsAlikeWithoutGuesses) {
  std::string text;
  for (const std::string& line : lines_of_every_kind()) text += line + "\n";
  for (const std::uint64_t limit : {1U, 2U, 16U, 500U}) {
    FileSolverOptions options = {.format = BatchFormat::kCount, .limit = limit};
    const Solved expected = solve_part({.text = text}, options, UINT64_MAX);
    options.guesses = false;
    for (const std::uint64_t portion : {1U, 1000U, UINT32_MAX}) {
      const Solved solved = solve_part({.text = text}, options, portion);
      ASSERT_EQ(solved.output, expected.output) << limit << ' ' << portion;
      EXPECT_EQ(solved.stats.unique, expected.stats.unique);
      EXPECT_EQ(solved.stats.multiple, expected.stats.multiple);
      EXPECT_EQ(solved.stats.none, expected.stats.none);
    }
  }
}

TEST(LineSolver, PassesATitleFarFromTheLeft) {
  const std::string text = kP + "\n" + std::string(60, ' ') + "Easy:\n" + kP + "\n";
  EXPECT_EQ(solve_lines(text, BatchFormat::kCount, 2).stats.bad, 0u);
}

TEST(LineSolver, StartsAnewInTheMiddleOfWhatItHasReadAhead) {
  std::string text;
  for (const std::string& line : lines_of_every_kind()) text += line + "\n";
  const std::string two_lines = kP + "\n" + kT;
  FileSolver solver;
  for (const std::uint64_t nodes : {1U, 50U, 3000U}) {
    solver.start(text, {.limit = 2});
    EXPECT_FALSE(solver.advance(nodes));
    solver.start(two_lines, {.limit = 2});
    EXPECT_TRUE(solver.advance(UINT64_MAX));
    EXPECT_EQ(solver.output(), kS + "\n" + first_of(kT));
    EXPECT_EQ(solver.stats().lines, 2U);
  }
}

TEST(LineSolver, AllocatesNothingForAPuzzle) {
  std::string text;
  for (int i = 0; i < 500; ++i)
    text += kP + " c\n" + kT + "\n" + kClash + "\n?" + kP.substr(1) + "\n";
  FileSolver solver;
  const auto run = [&] {
    solver.start(text, {.format = BatchFormat::kJson});
    ASSERT_TRUE(solver.advance(UINT64_MAX));
  };
  run();
  const MemoryWatch watch;
  for (int i = 0; i < 5; ++i) run();
  EXPECT_EQ(watch.peak(), 0u);
}

}  // namespace
}  // namespace jiugong
