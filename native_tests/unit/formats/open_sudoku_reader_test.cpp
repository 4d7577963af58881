#include <string>

#include "jiugong/puzzle_file.h"
#include "unit/formats/reading.h"

namespace jiugong {
namespace {

// The cells of kPuzzle as OpenSudoku writes them: with the notes of a blank cell, and with values the player entered where
// `entered` has them.
std::string cells_with(const std::string& given_notes, const std::string& notes,
                       const std::string& entered = std::string(81, '0')) {
  std::string cells;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    const bool blank = kPuzzle[i] == '.';
    cells += blank ? entered[i] : kPuzzle[i];
    cells += '|' + (blank ? notes : given_notes) + '|' + (blank ? "1|" : "0|");
  }
  return cells;
}

std::string file_of(const std::string& games) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<name>A & "
         "B</name>\n" +
         games + "</opensudoku>\n";
}

std::string game_of(const std::string& data) {
  return "<game created=\"0\" state=\"1\" time=\"0\" data=\"" + data + "\" note=\"\" />\n";
}

TEST(ReadOpenSudoku, EveryVersion) {
  std::string digits(kPuzzle);
  for (char& c : digits) c = c == '.' ? '0' : c;
  for (const std::string& data :
       {digits, "version: 1\n" + cells_with("-", "1,3,") + "\n",
        "version: 2\n" + cells_with("-", "1,3,"), "version: 2\n" + cells_with("0", "5|"),
        "version: 3&#10;" + cells_with("0", "511"), "version: 4\r\n" + cells_with("0|0", "5|130"),
        "version: 1\n" + cells_with("-", "-", std::string(81, '7')), digits + " ",
        "version: 4\n" + cells_with("0|0", "5|130") + " \n"}) {
    expect_puzzle(file_of(game_of(data)), Format::kLine);
    const Read two = read_all(file_of(game_of(data) + game_of(digits)));
    EXPECT_EQ(two.puzzles.size(), 2u) << data;
    EXPECT_TRUE(two.failures.empty()) << data;
  }
}

TEST(ReadOpenSudoku, TellsAGameThatLacksCellsAndGoesOn) {
  const std::string good = "version: 1\n" + cells_with("-", "1,3,");
  const Read read =
      read_all(file_of(game_of("12345") + game_of(good.substr(0, 400)) + game_of(good)));
  EXPECT_EQ(read.puzzles.size(), 1u);
  ASSERT_EQ(read.failures.size(), 2u);
  EXPECT_EQ(read.failures[0].error.message(),
            "Line 4, column 44: found 5 cells, expected 81 cells on a line.");
  EXPECT_EQ(read.failures[1].line, 5u);
  expect_error(file_of(""), TextErrorCode::kEmptyText, 1, 1, "no puzzle in the text",
               "a puzzle, such as nine lines of nine cells or 81 cells on a line");
}

TEST(ReadOpenSudoku, TellsTheGameThatAFileWasCutOffIn) {
  const std::string file = file_of(game_of(std::string(81, '0')) + game_of(std::string(81, '5')));
  const Read read = read_all(file.substr(0, file.rfind("555")));
  EXPECT_EQ(read.puzzles.size(), 1u);
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(read.failures[0].error.message(),
            "Line 5, column 44: found 78 cells, expected 81 cells on a line.");
}

TEST(ReadOpenSudoku, WordsAndQuotesAroundIt) {
  const std::string file = file_of(game_of("version: 2\n" + cells_with("-", "1,3,")));
  for (const std::string& text :
       {"Here it is:\n\n" + file, file + "\nBye,\n-- \nBob, 0123456789\n",
        "```xml\n" + file + "```\n", "> " + replace_all(file, "\n", "\n> ")}) {
    expect_puzzle(text, Format::kLine);
  }
}

TEST(ReadOpenSudoku, PuzzlesAroundItAreRead) {
  const std::string file = file_of(game_of("version: 2\n" + cells_with("-", "1,3,")));
  for (const std::string& other :
       {rows_of(kSecond), kSecond + "\n", file_of(game_of(replace_all(kSecond, ".", "0")))}) {
    EXPECT_EQ(lines_of(file + "And this:\n" + other), (Lines{kFirst, kSecond})) << other;
    EXPECT_EQ(lines_of(file.substr(0, file.size() - 1) + " " + other), (Lines{kFirst, kSecond}));
    EXPECT_EQ(lines_of("This:\n" + other + "And:\n" + file), (Lines{kSecond, kFirst})) << other;
    EXPECT_EQ(lines_of(file + other + file), (Lines{kFirst, kSecond, kFirst})) << other;
  }
  const std::string four = rows_of(kSecond).substr(0, 40);
  const Read read = read_all(file + "\n" + rows_of(kSecond) + "Again\n" + four);
  ASSERT_EQ(read.puzzles.size(), 2u);
  EXPECT_EQ(read.puzzles[1].line, 8u);
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(read.failures[0].error.line, 22u);
}

TEST(ReadOpenSudoku, BadPuzzlesAroundItAreTold) {
  const std::string file = file_of(game_of("version: 2\n" + cells_with("-", "1,3,")));
  const std::string four = rows_of(kSecond).substr(0, 40);
  EXPECT_EQ(lines_of(file + "Hi\n" + four), (Lines{kFirst, "too-few-rows"}));
  EXPECT_EQ(lines_of(file + "Hi\n" + four + "\nNext\n" + rows_of(kSecond)),
            (Lines{kFirst, "too-few-rows", kSecond}));
  EXPECT_EQ(lines_of(four + "\n" + file), (Lines{"too-few-rows", kFirst}));
  const Read read = read_all(file.substr(0, file.size() - 1) + " " + kSecond.substr(1) + "\n");
  ASSERT_EQ(read.failures.size(), 1u);
  EXPECT_EQ(read.failures[0].error.line, 6u);
  EXPECT_EQ(read.failures[0].error.column, 95u);
}

// (A reader for each within that for the one before would end the stack.)
TEST(ReadOpenSudoku, ManyFilesAreReadOneAfterAnother) {
  constexpr int kMany = 3'000;
  expect_error(repeated("<opensudoku></opensudoku>\n", kMany), TextErrorCode::kEmptyText, 1, 1,
               "no puzzle in the text",
               "a puzzle, such as nine lines of nine cells or 81 cells on a line");
  const std::string game = game_of(replace_all(kFirst, ".", "0"));
  const Read read = read_all(repeated("<opensudoku>" + game + "</opensudoku>\n", kMany));
  EXPECT_EQ(read.puzzles.size(), static_cast<std::size_t>(kMany));
  EXPECT_TRUE(read.failures.empty());
}

TEST(ReadOpenSudoku, AnswersStandInTheFile) {
  const std::string file = file_of(game_of("version: 1\n" + cells_with("-", "1,3,")));
  const Grid solution = grid_of(kPuzzleSolved);
  PuzzleFileReader reader(shape_of_file(file, true).value(), file);
  ASSERT_TRUE(reader.next());
  EXPECT_EQ(std::get<Grid>(reader.record().puzzle), grid_of(kPuzzle));
  const std::string solved = fill_in(reader.record(), solution);
  EXPECT_FALSE(reader.next());
  const std::string expected = cells_with("-", "1,3,", std::string(kPuzzleSolved));
  EXPECT_NE(solved.find(expected), std::string::npos) << solved;
}

}  // namespace
}  // namespace jiugong
