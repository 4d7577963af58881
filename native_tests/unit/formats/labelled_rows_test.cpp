// Rows with labels, quotation marks and the like beside their cells.
#include <functional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "jiugong/solve_text.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

using Label = std::function<std::string(int)>;

// The rows of a puzzle as `format` has them, each between two labels.
std::string labelled(const std::string& line, const Label& before, const Label& behind,
                     bool drawn) {
  std::string out;
  for (int row = 0; row < 9; ++row) {
    if (drawn && row % 3 == 0) out += "  +-------+-------+-------+\n";
    out += before(row);
    for (std::size_t column = 0; column < 9; ++column) {
      out += line.substr(9 * static_cast<std::size_t>(row) + column, 1);
      if (drawn && column < 8) out += column % 3 == 2 ? " | " : " ";
    }
    out += behind(row) + '\n';
  }
  return out;
}

const Label kNone = [](int) { return std::string(); };

Label counting(const std::string& first, const std::string& behind) {
  return [=](int row) {
    std::string label = first;
    label.back() = static_cast<char>(label.back() + row);
    return label + behind;
  };
}

Label same(const std::string& label) {
  return [=](int) { return label; };
}

void expect_two(const Label& before, const Label& behind, bool drawn) {
  const std::string one = labelled(kFirst, before, behind, drawn),
                    two = labelled(kSecond, before, behind, drawn);
  const std::string numbers = "    1 2 3   4 5 6   7 8 9\n";
  for (const std::string& header : {std::string(), numbers, std::string("  A B C D E F G H I\n")}) {
    EXPECT_EQ(read_all(header + one).puzzles.size(), 1u) << header << one;
    EXPECT_EQ(read_all(header + one + "\n" + header + two).puzzles.size(), 2u) << one;
  }
  const std::string text = numbers + one + numbers + two;
  if (drawn) {
    EXPECT_EQ(read_all(text).puzzles.size(), 2u) << text;
  } else {
    EXPECT_EQ(lines_of(text), (Lines{kFirst, kSecond})) << text;
  }
}

TEST(LabelledRows, HaveLabelsThatCount) {
  for (const auto& [first, behind] :
       std::vector<std::pair<std::string, std::string>>{{"A", " "},
                                                        {"a", ": "},
                                                        {"A", " | "},
                                                        {"1", "  "},
                                                        {"0", "  "},
                                                        {"1", ". "},
                                                        {"1", ") "},
                                                        {"r1", " "},
                                                        {"R1", ": "},
                                                        {"Row 1", ": "},
                                                        {"(1", ") "},
                                                        {"[1", "] "},
                                                        {"[1", ",] "}}) {
    for (const bool drawn : {false, true}) expect_two(counting(first, behind), kNone, drawn);
  }
  expect_two(kNone, counting(" A", ""), true);
  expect_two(counting("1", " "), counting(" 1", ""), true);
  const Label without_i = [](int row) { return std::string(1, "ABCDEFGHJ"[row]) + " "; };
  expect_two(without_i, kNone, false);
}

TEST(LabelledRows, HaveTheSameBesideThem) {
  for (const std::string before :
       {"> ", ">", ">> ", "> > ", "// ", "\"", "'", "- ", "  * ", "-- ", "\u2022 ", "\t\u2013 "}) {
    for (const bool drawn : {false, true}) expect_two(same(before), kNone, drawn);
  }
  for (const std::string behind : {"<br>", "=20", " \\\\", ";", "\",", "  // row"}) {
    for (const bool drawn : {false, true}) expect_two(kNone, same(behind), drawn);
  }
}

TEST(LabelledRows, HaveTheirSolutionBesideThem) {
  const std::string solution(kPuzzleSolved);
  for (const bool drawn : {false, true}) {
    const auto beside = [&](const std::string& right, const std::string& gap) {
      std::string text;
      std::istringstream others(labelled(right, kNone, kNone, drawn));
      std::istringstream rows(labelled(kFirst, kNone, kNone, drawn));
      for (std::string row, other; std::getline(rows, row) && std::getline(others, other);)
        text += row + (row.find('+') == row.npos ? gap : "   ") + other + "\n";
      return text;
    };
    for (const std::string gap : {"   ", "\t", "  ->  ", "  =>  "}) {
      const std::string text = beside(solution, gap);
      EXPECT_EQ(lines_of(text), Lines{kFirst}) << text;
      EXPECT_EQ(lines_of(text + "\n" + text), (Lines{kFirst, kFirst})) << text;
    }
    // Two puzzles, or the solution of another one, are none.
    std::string wrong = solution;
    std::swap(wrong[0], wrong[1]);
    for (const std::string& right : {kFirst, kSecond, wrong}) {
      EXPECT_TRUE(read_all(beside(right, "   ")).puzzles.empty()) << right;
      EXPECT_FALSE(read_all(beside(right, "   ")).failures.empty()) << right;
    }
  }
}

TEST(LabelledRows, AreWhatPandasPrints) {
  std::string text = "   0  1  2  3  4  5  6  7  8\n";
  for (std::size_t row = 0; row < 9; ++row) {
    text += std::to_string(row);
    for (const char c : kFirst.substr(9 * row, 9)) text += std::string("  ") + (c == '.' ? '0' : c);
    text += '\n';
  }
  EXPECT_EQ(lines_of(text), Lines{kFirst});
  EXPECT_EQ(solve_text(text).substr(0, 58), text.substr(0, 29) + "0  5  3  4  6  7  8  9  1  2\n");
}

// Of too many cells none is a label.
TEST(LabelledRows, AreNoRowsOfTenCells) {
  std::string one, five, dots;
  for (std::size_t row = 0; row < 9; ++row) {
    const std::string cells = kFirst.substr(9 * row, 9) + '\n';
    one += (row == 0 ? "1" : "") + cells;
    five += "5" + cells;
    dots += ". " + cells;
  }
  for (const std::string& text : {one, five, dots}) {
    EXPECT_TRUE(read_all(text).puzzles.empty()) << text;
    EXPECT_FALSE(read_all(text).failures.empty()) << text;
  }
}

TEST(LabelledRows, HaveCandidates) {
  std::string plain, quoted, named;
  for (std::size_t row = 0; row < 9; ++row) {
    std::string cells;
    for (const char c : kFirst.substr(9 * row, 9))
      cells += c == '.' ? " 1239" : std::string("    ") + c;
    plain += cells + '\n';
    quoted += ">" + cells + '\n';
    named += "r" + std::to_string(row + 1) + " |" + cells + " |\n";
  }
  const Read read = read_all(plain);
  ASSERT_EQ(read.puzzles.size(), 1u);
  for (const std::string& text : {quoted, named}) {
    const Read other = read_all(text);
    ASSERT_EQ(other.puzzles.size(), 1u) << text;
    EXPECT_EQ(other.puzzles[0].candidates, read.puzzles[0].candidates);
  }
}

// Numbered text is no sudoku.
TEST(LabelledRows, AreNoOtherLists) {
  const std::vector<std::string> phones = {"538071900", "617223344", "098055160", "812761423",
                                           "426853791", "713924856", "961537284", "287419635",
                                           "345286179", "538071901", "617223345"};
  const auto list = [&](std::size_t from, std::size_t rows, const auto& line) {
    std::string text;
    for (std::size_t row = from; row < from + rows; ++row) text += line(row) + "\n";
    return text;
  };
  const auto numbered = [&](const std::string& before, const std::string& behind) {
    return [&phones, before, behind](std::size_t row) {
      return before + std::to_string(row) + behind + phones[row % phones.size()];
    };
  };
  const auto lettered = [&](const std::string& before, const std::string& behind) {
    return [&phones, before, behind](std::size_t row) {
      return before + static_cast<char>('A' + row) + behind + phones[row % phones.size()];
    };
  };
  const auto cells = [&](const std::string& before, const std::string& behind) {
    return [before, behind](std::size_t row) {
      return std::to_string(row) + before + kFirst.substr(9 * (row - 1), 9) + behind;
    };
  };
  const auto latin = [](std::size_t row) {
    std::string line;
    for (std::size_t at = 0; at < 10; ++at) line += static_cast<char>('0' + (row + at) % 10);
    return line;
  };
  const auto wide = [](std::size_t row) {
    std::string line(1, static_cast<char>('A' + row));
    for (std::size_t at = 0; at < 12; ++at) line += row == at ? " 1" : " .";
    return line;
  };
  // A label for each of nine rows is one, whatever the digits are.
  EXPECT_EQ(read_all(list(1, 9, numbered("", " "))).puzzles.size(), 1u);
  EXPECT_EQ(read_all(list(0, 9, lettered("", " "))).puzzles.size(), 1u);
  for (const std::string& text :
       {list(1, 10, numbered("", " ")),
        list(0, 10, numbered("", " ")),
        list(0, 10, numbered("Row ", ": ")),
        list(1, 11, numbered("Row ", ": ")),
        list(0, 10, lettered("", " ")),
        list(1, 9, lettered("", " ")),
        list(0, 11, lettered("Team ", " ")),
        list(2, 8, numbered("", " ")),
        list(1, 9, numbered("", "")),
        list(1, 9, numbered("", ".")),
        list(1, 9, numbered("1", " ")),
        list(1, 9, [&](std::size_t row) { return "tel " + phones[row]; }),
        list(1, 9, [&](std::size_t row) { return phones[row] + " home"; }),
        list(1, 9,
             [](std::size_t row) {
               return "10.0.0." + std::to_string(row) + " 255.0.0." + std::to_string(row) + " x";
             }),
        list(0, 9,
             [](std::size_t row) {
               return std::string("Team ") + static_cast<char>('A' + row) + " 3 1 0 2 4 1 0 9 12";
             }),
        list(1, 9, [](std::size_t row) { return std::to_string(row) + ". 12 34 5 6 7 8"; }),
        list(1, 9, [](std::size_t row) { return std::to_string(row) + " 12 34 5 6 7 8 9"; }),
        list(1, 10, latin),
        list(0, 9, latin),
        list(0, 9, wide),
        list(0, 12, wide),
        list(1, 9, cells(": ", "1")),
        list(1, 9, cells(" .", "")),
        list(1, 9, cells(": 5", "")),
        list(1, 9, cells(" ", " .")),
        list(1, 9, cells(" * ", ""))}) {
    const Read read = read_all(text);
    EXPECT_EQ(read.puzzles.size(), 0u) << text;
    EXPECT_FALSE(read.failures.empty()) << text;
  }
}

}  // namespace
}  // namespace jiugong
