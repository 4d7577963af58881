// Boards in JSON and in the lists of programs, by what is around them.
#include <string>
#include <vector>

#include "jiugong/solve_text.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

// Nine rows, each between two texts, with this between cells and rows.
std::string rows_between(const std::string& open, const std::string& close,
                         const std::string& cell = ", ", const std::string& row = ",\n  ",
                         const std::string& blank = "0", const std::string& quote = "") {
  std::string out;
  for (std::size_t at = 0; at < kCellCount; ++at) {
    if (at % 9 == 0) out += (at == 0 ? "" : row) + open;
    const std::string value = kPuzzle[at] == '.' ? blank : std::string(1, kPuzzle[at]);
    out += quote + value + quote + (at % 9 == 8 ? close : cell);
  }
  return out;
}

void expect_solved(const std::string& text) {
  expect_puzzle(text, Format::kJson);
  const Read answer = read_all(solve_text(text));
  ASSERT_EQ(answer.puzzles.size(), 1u) << solve_text(text);
  EXPECT_EQ(answer.puzzles[0].grid, grid_of(kPuzzleSolved)) << solve_text(text);
  EXPECT_EQ(lines_of(text), std::vector<std::string>{std::string(kPuzzle)}) << text;
}

TEST(List, OfManyLanguages) {
  const std::string c = rows_between("{", "}"), js = rows_between("[", "]"),
                    flat = rows_between("", ""),
                    chars = rows_between("{", "}", ",", ",\n", ".", "'");
  for (const std::string& text :
       {"var grid = [9][9]int{\n" + c + ",\n}\n",
        "[9][9]int{{" + c.substr(1) + "}",
        "grid := [][]int{\n" + rows_between("[]int{", "}") + ",\n}\n",
        "b := [][]byte{\n" + chars + "}\n",
        "new int[,] {\n" + c + "};",
        "int[,] g = new int[9, 9] {\n" + c + "};",
        "int[][] g = new int[][] {" + rows_between("new int[] {", "}") + "};",
        "var g = new[] { " + rows_between("new[] {", "}") + " };",
        "let b: [[u8; 9]; 9] = [\n" + js + ",\n];",
        "vec![\n" + rows_between("vec![", "]") + "]",
        "let mut b = vec![\n" + rows_between("vec![", "]") + ",\n];",
        "std::array<std::array<int, 9>, 9> b{{\n" + c + "}};",
        "std::array<std::array<int,9>,9>{{\n" + rows_between("{{", "}}") + "}};",
        "val b = arrayOf(\n" + rows_between("intArrayOf(", ")") + "\n)\n",
        "$b = array(\n" + rows_between("array(", ")") + ");",
        "const b = [\n" + js + "\n] as const;\n",
        "array([" + js + "], dtype=int8)\n",
        "[" + rows_between("[", "]", " ", "\n ") + "]\n",
        "[" + rows_between("[", "]", " ", "\n ", "0.") + "]\n",
        "tensor([" + rows_between("[", "]", ", ", ",\n", "NaN") + "])\n",
        "problem(1, [" + rows_between("[", "]", ",", ",\n", "_") + "]).\n",
        "m <- matrix(c(" + flat + "), nrow=9, byrow=TRUE)\n",
        "int b[81] = {\n" + flat + "\n};",
        "A = [" + rows_between("", "", " ", ";\n") + "];\n",
        "My board:\nconst b = [\n" + js + "\n];\n",
        "/* one */ int b[9][9] = { // two\n" + rows_between("{", "}", ", ", ", // a row\n") +
            "};\n",
        "b = [\n" + rows_between("[", "]", ", ", ",  # a row\n") + "]\n"}) {
    expect_solved(text);
  }
}

TEST(List, InObjects) {
  const std::string board = "[" + rows_between("[", "]", ",", ",") + "]", line(kPuzzle),
                    solved(kPuzzleSolved), answer = "[" + replace_all(board, "0", "1") + "]";
  for (const std::string& text :
       {"{\"board\":" + board + "}", "{\"solution\":" + board + ",\"board\":" + board + "}",
        "{\n  \"difficulty\": \"hard\",\n  \"puzzle\": \"" + line + "\"\n}\n",
        "{\"solution\": \"" + solved + "\", \"puzzle\": \"" + line + "\"}",
        "{\"newboard\":{\"grids\":[{\"value\":" + board + ",\"solution\":" + board +
            ",\"difficulty\":\"Easy\"}],\"results\":1}}",
        "{\"cells\":[" + rows_between("", "", ",", ",", "null") + "]}",
        "[" + rows_between("", "", ",", ",", ".", "\"") + "]"}) {
    expect_solved(text);
  }
  const Read read = read_all("[{\"puzzle\":\"" + line + "\"},{\"puzzle\":\"" + line + "\"}]");
  EXPECT_EQ(read.puzzles.size(), 2u);
}

TEST(List, ARatingInBracketsIsNone) {
  const std::string line(kPuzzle);
  for (const std::string rating :
       {"q=((7.2))", "((7.2))", "ER = ((7.2))", "[[7.2]]", "{{7.2}}", "((9.0/1.2/1.2))",
        "x = ((1))", "r=((1,2))", "SE=((7.2))(hard)"}) {
    expect_puzzle(rating + "\n" + rows(), Format::kRows);
    const Read read = read_all(rating + "\n" + line + "\n" + line + "\n");
    EXPECT_EQ(read.puzzles.size(), 2u) << rating;
    EXPECT_EQ(read.failures.size(), 0u) << rating;
  }
}

// What parts of words say is nothing.
TEST(List, OfAnswersIsOneWhoseNameIsAWholeWord) {
  const std::string board = "[" + rows_between("[", "]", ",", ",") + "]", line(kPuzzle);
  std::string full = "[";
  for (std::size_t row = 0; row < 9; ++row) {
    full += (row == 0 ? "\"" : ",\"") + std::string(kPuzzleSolved.substr(9 * row, 9)) + "\"";
  }
  full += "]";
  for (const std::string& text :
       {"unsolved = " + board, "resolved = " + board, "{\"unsolved\":" + board + "}",
        "{\"难解\":" + board + "}", "[{\"unsolved\":" + board + ",\"solved\":" + full + "}]",
        "[{\"solvedBoard\":" + full + ",\"unsolved_board\":\"" + line + "\"}]",
        "{\"board_solution\":" + full + ",\"board\":" + board + "}",
        "{\"题解\":" + full + ",\"board\":" + board + "}"}) {
    expect_puzzle(text, Format::kJson);
  }
  for (const std::string name : {"unSolved", "UNSOLVED", "resolved", "难解", "dissolution"}) {
    EXPECT_EQ(read_all("{\"" + name + "\":" + full + "}").puzzles.size(), 1u) << name;
  }
}

TEST(List, OfAMegabyteIsToldSoon) {
  for (const std::string part :
       {"a=", "a=[", "solved=[", "solved=[0", "solved:\"", "a:{", "[", "\"a"}) {
    std::string text;
    while (text.size() < 1'000'000) text += part;
    const Read read = read_all(text);
    EXPECT_EQ(read.puzzles.size(), 0u) << part;
    EXPECT_EQ(read.failures.size(), 1u) << part;
  }
}

}  // namespace
}  // namespace jiugong
