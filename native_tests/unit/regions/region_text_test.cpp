#include "jiugong/region_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <limits>

#include "jiugong/region_presets.h"
#include "jiugong/region_rule_kinds.h"
#include "random_rules.h"
#include "support.h"

namespace jiugong {
namespace {

using Regions = std::vector<std::vector<int>>;

RegionPuzzle puzzle_of(std::string_view text) {
  const auto read = read_regions(text);
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    ADD_FAILURE() << text << "\n" << error->message();
    return {};
  }
  EXPECT_EQ(validate(std::get<RegionPuzzle>(read)), std::nullopt) << text;
  return std::get<RegionPuzzle>(read);
}

// A classic sudoku with these cells.
RegionPuzzle classic(std::string_view line) {
  RegionPuzzle puzzle = classic_grid(9);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '.') puzzle.cells[i] = line[i] - '0';
  }
  return puzzle;
}

void expect_error(std::string_view text, std::string_view code, std::size_t line,
                  std::size_t column, const std::string& found) {
  const auto read = read_regions(text);
  const auto* error = std::get_if<RegionTextError>(&read);
  ASSERT_NE(error, nullptr) << text;
  EXPECT_EQ(name_of(*error), code) << text << "\n" << error->message();
  EXPECT_EQ(error->line, line) << text << "\n" << error->message();
  EXPECT_EQ(error->column, column) << text << "\n" << error->message();
  EXPECT_EQ(error->found.text(), found) << text;
  EXPECT_NE(error->expected.text(), "") << text;
}

void expect_round_trip(const RegionPuzzle& puzzle) {
  ASSERT_EQ(validate(puzzle), std::nullopt);
  const std::string text = write_regions(puzzle);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  EXPECT_EQ(puzzle_of(text), puzzle) << text;
}

TEST(WriteRegions, IsShort) {
  EXPECT_EQ(write_regions(classic_grid(9)), "9x9; rows; columns; boxes 3x3");
  EXPECT_EQ(write_regions(*region_preset("windoku")),
            "9x9; rows; columns; boxes 3x3; region r2c2-r4c4; region r2c6-r4c8; region r6c2-r8c4; "
            "region r6c6-r8c8");
  RegionPuzzle puzzle = open_grid(2, 3, 0, 4);
  puzzle.cells = {kOpenCell, 0, 4, kVoidCell, 3, kOpenCell};
  puzzle.regions = {{5, 0}};
  puzzle.cages = {{.sum = 7, .cells = {1, 2}}, {.sum = 0, .cells = {0}}};
  puzzle.anti_knight = puzzle.anti_king = puzzle.non_consecutive = true;
  EXPECT_EQ(write_regions(puzzle),
            "2x3; values 0-4; region r2c3 r1c1; anti-knight; anti-king; non-consecutive; "
            "cage 7 r1c2-r1c3; cage 0 r1c1; cells .04#3.");
  const std::string jigsaw = write_regions(*region_preset("jigsaw"));
  EXPECT_EQ(jigsaw.substr(0, 43), "9x9; rows; columns; regions ABBBBBCCCAAABBC");
  RegionPuzzle numbers = open_grid(1, 3, 99, 100);
  numbers.cells = {100, kOpenCell, kVoidCell};
  EXPECT_EQ(write_regions(numbers), "1x3; values 99-100; cells 100 . #");
}

TEST(WriteRegions, PresetsComeBack) {
  for (const std::string_view name : region_preset_names()) {
    expect_round_trip(*region_preset(name));
  }
}

TEST(WriteRegions, ExtremesComeBack) {
  RegionPuzzle point = open_grid(1, 1, 0, 0);
  point.regions = {{0}, {0}, {0}};
  point.diagonals = true;
  expect_round_trip(point);
  const int most = std::numeric_limits<int>::max();
  RegionPuzzle large = open_grid(36, 36, most - 35, most);
  large.cells[700] = most;
  large.cells[701] = kVoidCell;
  large.cages = {{.sum = most, .cells = {0, 1}}};
  add_rows(large);
  add_rows(large);
  add_columns(large);
  for (int i = 0; i < 100; ++i) large.regions.push_back({i});
  large.diagonals = true;
  expect_round_trip(large);
  for (const int low : {0, 1}) {
    RegionPuzzle symbols = open_grid(1, 36, low, low + 35);
    for (int i = 0; i < 36; ++i) symbols.cells[static_cast<std::size_t>(i)] = low + i;
    expect_round_trip(symbols);
  }
}

// A puzzle of any size with random regions, some of which can be written in several ways.
RegionPuzzle random_text_puzzle(Random& random) {
  const auto below = [&](int n) { return random.below(n); };
  const int low = below(3) == 0 ? below(50) : below(2);
  RegionPuzzle puzzle = open_grid(1 + below(12), 1 + below(12), low, low + 11 + below(25));
  const int size = puzzle.rows * puzzle.cols;
  for (int i = 1; i < size; ++i) {
    const int kind = below(8);
    int& cell = puzzle.cells[static_cast<std::size_t>(i)];
    if (kind == 0) cell = kVoidCell;
    if (kind == 1) cell = low + below(puzzle.high - low + 1);
  }
  const auto add_list = [&](std::vector<int>& list) {
    for (int i = 0; i < size && list.size() < 11; ++i) {
      const int cell = below(3) == 0 ? below(size) : i;
      if (puzzle.cells[static_cast<std::size_t>(cell)] != kVoidCell && below(3) != 0 &&
          std::count(list.begin(), list.end(), cell) == 0) {
        list.push_back(cell);
      }
    }
    if (list.empty()) list = {0};
  };
  for (int i = below(9); i > 0; --i) {
    switch (below(5)) {
      case 0:
        add_rows(puzzle);
        break;
      case 1:
        add_columns(puzzle);
        break;
      case 2:
        add_boxes(puzzle, 1 + below(3), 1 + below(3));
        break;
      case 3: {
        std::string labels;
        for (int cell = 0; cell < size; ++cell) labels += static_cast<char>('.' + cell / 11 * 2);
        add_labelled(puzzle, labels);
        break;
      }
      default:
        add_list(puzzle.regions.emplace_back());
    }
  }
  for (int i = below(3); i > 0; --i) {
    add_list(puzzle.cages.emplace_back(Cage{.sum = below(100), .cells = {}}).cells);
  }
  puzzle.diagonals = puzzle.rows == puzzle.cols && below(2) == 0;
  puzzle.anti_knight = below(2) == 0;
  puzzle.anti_king = below(2) == 0;
  puzzle.non_consecutive = below(2) == 0;
  return puzzle;
}

TEST(WriteRegions, RandomPuzzlesComeBack) {
  Random random(5);
  for (int i = 0; i < 300; ++i) expect_round_trip(random_text_puzzle(random));
}

TEST(ReadRegions, StatementsOnLines) {
  const RegionPuzzle expected = classic(kPuzzle);
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows += std::string(kPuzzle.substr(row * 9, 9)) + "\n";
  EXPECT_EQ(puzzle_of("9x9\nrows\ncolumns\nboxes 3x3\ncells\n" + rows), expected);
  EXPECT_EQ(
      puzzle_of("\xef\xbb\xbf ; 9 X 9 ;; Values 1 - 9\r\n\r\nROWS;columns;\tboxes 3 x 3;cells " +
                std::string(kPuzzle) + " ;"),
      expected);
  EXPECT_EQ(puzzle_of("９ｘ９；rows;columns;boxes 3x3"), classic_grid(9));
}

TEST(ReadRegions, VoidCellsMayBeStatedLast) {
  EXPECT_EQ(puzzle_of("2x2; rows; columns; regions aabb; cells #.\n.0").regions,
            (Regions{{1}, {2, 3}, {2}, {1, 3}, {1}, {2, 3}}));
}

TEST(ReadRegions, Defaults) {
  const RegionPuzzle puzzle = puzzle_of("2x5");
  EXPECT_EQ(puzzle, open_grid(2, 5, 1, 5));
  EXPECT_EQ(puzzle_of("5X2\n"), open_grid(5, 2, 1, 5));
}

TEST(ReadRegions, Symbols) {
  EXPECT_EQ(puzzle_of("1x9; values 1-12; cells 1aC.?*_0x").cells,
            (std::vector<int>{1, 10, 12, kOpenCell, kOpenCell, kOpenCell, kOpenCell, kOpenCell,
                              kOpenCell}));
  EXPECT_EQ(puzzle_of("1x4; values 0-35; cells 0xZ.").cells,
            (std::vector<int>{0, 33, 35, kOpenCell}));
  EXPECT_EQ(puzzle_of("1x7; values 20-40; cells 40..0 x#20").cells,
            (std::vector<int>{40, kOpenCell, kOpenCell, kOpenCell, kOpenCell, kVoidCell, 20}));
}

TEST(ReadRegions, ListsOfCells) {
  const RegionPuzzle puzzle =
      puzzle_of("4x4; region R1C2, r4c4+r3c3; region r2c1-r3c2; cage r1c1-r1c3 = 6;cage 4:(r4c1)");
  EXPECT_EQ(puzzle.regions, (Regions{{1, 15, 10}, {4, 5, 8, 9}}));
  EXPECT_EQ(puzzle.cages,
            (std::vector<Cage>{{.sum = 6, .cells = {0, 1, 2}}, {.sum = 4, .cells = {12}}}));
}

TEST(ReadRegions, Mistakes) {
  expect_error("", "empty-text", 1, 1, "no puzzle in the text");
  expect_error(" \n;\n", "empty-text", 3, 1, "no puzzle in the text");
  expect_error("9x9; boxen 3x3", "bad-character", 1, 6, "the word 'boxen'");
  expect_error("9x9; rows; 7", "bad-character", 1, 12, "'7'");
  expect_error("9x9; rows columns", "bad-character", 1, 11, "the letter 'c'");
  expect_error("9x9; rows\nrows", "bad-character", 2, 1, "rows a second time");
  expect_error("9x9; boxes 3x3; boxes 3x3", "bad-character", 1, 17, "boxes 3x3 a second time");
  expect_error("9x9; boxes 3", "bad-character", 1, 13, "the end of the text");
  expect_error("9x9; boxes 2x3", "bad-region-size", 1, 6, "boxes 2x3");
  expect_error("9x9; boxes 0x3", "bad-region-size", 1, 6, "boxes 0x3");
  expect_error("37x9", "bad-size", 1, 1, "37 rows");
  expect_error("9x0", "bad-size", 1, 1, "0 columns");
  expect_error("9x99999999999999999999", "bad-character", 1, 3, "a number above 2147483647");
  expect_error("9x9; values 1-37", "bad-range", 1, 13, "values from 1 to 37");
  expect_error("9x9; values 3-2", "bad-range", 1, 13, "values from 3 to 2");
  expect_error("9x9; values 1:9", "bad-character", 1, 14, "':'");
  expect_error("9x9; values 1-9; values 1-9", "bad-range", 1, 25, "the values a second time");
  expect_error("1x1; cells .; values 1-9", "bad-range", 1, 22, "the values after the cells");
  expect_error("1x1; cells .; cells .", "bad-cell-count", 1, 15, "the cells a second time");
  expect_error("2x2; cells ..\n.", "bad-cell-count", 2, 2, "3 cells");
  expect_error("2x2; cells .....", "bad-character", 1, 16, "'.'");
  expect_error("2x2; cells ..3.", "bad-given", 1, 14, "'3'");
  expect_error("2x2; cells ..%.", "bad-character", 1, 14, "'%'");
  expect_error("1x2; values 30-40; cells 41.", "bad-given", 1, 26, "the value 41");
  expect_error("1x2; values 30-40; cells z.", "bad-given", 1, 26, "the letter 'z'");
  expect_error("2x2; cells ####", "empty-puzzle", 1, 1, "only void cells");
  expect_error("2x2; regions AAB", "bad-cell-count", 1, 17, "3 labels");
  expect_error("2x2; regions A?BB", "bad-character", 1, 15, "'?'");
  expect_error("2x2; regions BAAA", "bad-region-size", 1, 6, "3 cells");
  expect_error("2x2; rows; region r1c1 r3c1", "bad-region-cell", 1, 24, "the cell r3c1");
  expect_error("2x2; rows; region r0c1", "bad-region-cell", 1, 19, "the cell r0c1");
  expect_error("2x2; rows; region r1c37", "bad-region-cell", 1, 19, "the cell r1c37");
  expect_error("2x2; rows; region r2c2 r2c2", "bad-region-cell", 1, 12,
               "the cell r2c2 a second time");
  expect_error("2x2; rows; region", "bad-region-size", 1, 12, "no cells");
  expect_error("2x2; rows; region 1", "bad-character", 1, 19, "'1'");
  expect_error("2x2; rows; region r2", "bad-character", 1, 21, "the end of the text");
  expect_error("2x2; region rc", "bad-character", 1, 14, "the letter 'c'");
  expect_error("2x2; region r2c2-r1c1", "bad-region-cell", 1, 18,
               "a rectangle that ends before it begins");
  expect_error("36x36; region r1c1-r36c36", "bad-region-size", 1, 15, "more than 36 cells");
  expect_error("2x2; cage 3 r1c1; cage r1c1", "bad-cage-sum", 1, 24, "a cage without sum");
  expect_error("2x2; cage 3 r1c1; cage 5", "bad-region-size", 1, 19, "no cells");
  expect_error("2x2; cage 3 r1c1 4", "bad-character", 1, 18, "'4'");
  expect_error("2x3; diagonals", "bad-diagonals", 1, 6, "diagonals in a grid of 2x3");
}

// Parts of statements that break off, or go on with something else.
TEST(ReadRegions, MistakesWithinStatements) {
  const std::string huge = "a number above 2147483647";
  expect_error("9x9; values 1", "bad-character", 1, 14, "the end of the text");
  expect_error("9x9; boxes x3", "bad-character", 1, 12, "the letter 'x'");
  expect_error("9x9; boxes 3 3", "bad-character", 1, 14, "'3'");
  expect_error("9x9; boxes 3x3 4", "bad-character", 1, 16, "'4'");
  expect_error("9x9; boxes 99999999999x3", "bad-character", 1, 12, huge);
  expect_error("1x2; values 30-40; cells 99999999999 .", "bad-character", 1, 26, huge);
  expect_error("2x2; cage 99999999999 r1c1", "bad-character", 1, 11, huge);
  expect_error("2x2; cage 3 r3c1", "bad-region-cell", 1, 13, "the cell r3c1");
  expect_error("2x2; region r1c1-2", "bad-character", 1, 18, "'2'");
  expect_error("2x2; region r1c2-r2c1", "bad-region-cell", 1, 18,
               "a rectangle that ends before it begins");
  expect_error("9x9; boxes 3x0", "bad-region-size", 1, 6, "boxes 3x0");
  expect_error("5 r1c1-r", "bad-character", 1, 9, "the end of the text");
  expect_error("5 r99999999999c1", "bad-character", 1, 4, huge);
}

TEST(ReadRegions, SaysWhatNearlyIsAGrid) {
  expect_error("hello", "bad-cell-count", 1, 1, "only letters");
  expect_error("rows; columns", "bad-character", 1, 1, "the word 'rows'");
  expect_error("Cells 53..7", "bad-character", 1, 1, "the word 'cells'");
  expect_error("15 a1 a2", "bad-character", 1, 4, "the name 'a1'");
  expect_error("15 a1 2", "bad-cell-count", 1, 7, "5 cells");
  const std::string cells(81, '.'), labels(80, 'A');
  expect_error(cells + "\n" + labels, "bad-cell-count", 2, 80, "80 labels");
  std::string rows;
  for (int row = 0; row < 18; ++row) rows += std::string(9, row < 9 ? '.' : 'A') + "\n";
  expect_error(rows.substr(0, rows.size() - 2), "bad-cell-count", 18, 8, "80 labels");
  expect_error(rows.substr(0, 88), "bad-cell-count", 9, 8, "80 cells");
  expect_error("1...\n....\n....\n...", "bad-cell-count", 4, 3, "15 cells");
  expect_error("....\nAAB", "bad-cell-count", 2, 3, "3 labels");
  expect_error("1\n23", "bad-cell-count", 2, 2, "3 cells");
}

TEST(ReadRegions, PlainGrids) {
  EXPECT_EQ(puzzle_of(kPuzzle), classic(kPuzzle));
  std::string boxed;
  for (std::size_t i = 0; i < 81; ++i) {
    boxed += kPuzzle[i] == '.' ? "0 " : std::string(1, kPuzzle[i]) + " ";
    if (i % 9 == 8) boxed += "\n";
    if (i % 27 == 26) boxed += "------+-------+------\n";
    if (i % 9 == 2 || i % 9 == 5) boxed += "| ";
  }
  EXPECT_EQ(puzzle_of(boxed), classic(kPuzzle));
  RegionPuzzle four = classic_grid(4);
  four.cells[1] = 4;
  EXPECT_EQ(puzzle_of("x4xx\nxxxx\nxxxx\nxxxx"), four);
  four.cells[0] = 1;
  four.cells[1] = kOpenCell;
  four.cells[2] = 2;
  // A row that looks like a size.
  EXPECT_EQ(puzzle_of("1x2.\nxxxx\n....\n...."), four);
  four.cells[3] = 3;
  EXPECT_EQ(puzzle_of("1x23\nxxxx\nxxxx\nxxxx"), four);
  EXPECT_EQ(puzzle_of(std::string(256, '.')), classic_grid(16));
  EXPECT_EQ(puzzle_of(std::string(255, '.') + "g").cells.back(), 16);
  EXPECT_EQ(puzzle_of(std::string(49, '.')).regions.size(), 14u);
  EXPECT_EQ(puzzle_of("." + std::string(80, '0') + "\n"), classic_grid(9));
  EXPECT_EQ(puzzle_of("#" + std::string(80, '.')).cells[0], kVoidCell);
}

TEST(ReadRegions, CommonJigsaws) {
  std::string labels;
  for (const int first : {0, 1, 2}) {
    for (int i = 0; i < 3; ++i) {
      for (int col = 0; col < 9; ++col) labels += static_cast<char>('0' + first * 3 + col / 3);
    }
  }
  const std::string givens(kPuzzle);
  EXPECT_EQ(puzzle_of(givens + labels), classic(kPuzzle));
  EXPECT_EQ(puzzle_of(givens + "\n" + labels + "\n"), classic(kPuzzle));
  std::string lines;
  for (const std::string& part : {givens, labels}) {
    for (std::size_t row = 0; row < 9; ++row) lines += part.substr(row * 9, 9) + "\n";
    lines += "\n";
  }
  EXPECT_EQ(puzzle_of(lines), classic(kPuzzle));
}

TEST(ReadRegions, JigsawsOfAnySquareSize) {
  RegionPuzzle puzzle = open_grid(3, 3, 1, 3);
  puzzle.cells[0] = 2;
  puzzle.regions = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7},
                    {2, 5, 8}, {0, 1, 3}, {2, 4, 6}, {5, 7, 8}};
  EXPECT_EQ(puzzle_of("2.. ... ...\naaA aAZ AZZ"), puzzle);
}

TEST(ReadRegions, CommonKillers) {
  RegionPuzzle expected = classic_grid(9);
  expected.cages = {{.sum = 15, .cells = {0, 1}}, {.sum = 4, .cells = {80, 79}}};
  for (const std::string_view text :
       {"15 r1c1 r1c2\n4 r9c9 r9c8\n", "15=r1c1+r1c2;4=r9c9+r9c8", "R1C1,R1C2=15\nR9C9,R9C8=4",
        "r1c1r1c2 = 15\r\n\r\nr9c9 4 r9c8", "15: (r1c1, r1c2)\n4: (r9c9, r9c8)"}) {
    EXPECT_EQ(puzzle_of(text), expected) << text;
  }
  expected.cells = classic(kPuzzle).cells;
  EXPECT_EQ(puzzle_of(std::string(kPuzzle) + "\n15 r1c1 r1c2\n4 r9c9 r9c8"), expected);
}

TEST(ReadRegions, SizesOfKillersWithoutCells) {
  EXPECT_EQ(puzzle_of("9 r1c1-r2c2; 9 r1c3-r2c4; 9 r3c1-r4c2; 10 r3c3-r4c4").rows, 4);
  EXPECT_EQ(puzzle_of("9 r1c1-r2c2; 9 r1c3-r2c4; 9 r3c1-r4c2; 10 r3c3 r3c4 r4c4").rows, 9);
  EXPECT_EQ(puzzle_of("9 r10c1").rows, 12);
  EXPECT_EQ(puzzle_of("9 r1c13").rows, 16);
  EXPECT_EQ(puzzle_of("9 r17c1").rows, 25);
  EXPECT_EQ(puzzle_of("9 r1c26").rows, 36);
}

TEST(ReadRegions, MistakesInCommonForms) {
  expect_error(std::string(80, '.'), "bad-cell-count", 1, 80, "80 cells");
  expect_error(std::string(5000, '.'), "bad-cell-count", 1, 2593,
               "more than 2592 cells and labels");
  expect_error("12%4", "bad-character", 1, 3, "'%'");
  expect_error("....\n....\n....\n..5.", "bad-given", 4, 3, "'5'");
  expect_error("####\n####\n####\n####", "empty-puzzle", 1, 1, "only void cells");
  expect_error("....AAB.", "bad-character", 1, 8, "'.'");
  expect_error("....AABC", "bad-region-size", 1, 7, "the label 'B' of 1 cell");
  expect_error("....\nAAAB", "bad-region-size", 2, 1, "the label 'A' of 3 cells");
  expect_error("15 r1c1\nhello", "bad-character", 2, 1, "the letter 'h'");
  expect_error("15 r1c1\nr1c2", "bad-cage-sum", 2, 1, "a cage without sum");
  expect_error("....\n....\n....\n....\n5 r1c5", "bad-region-cell", 5, 3, "the cell r1c5");
  expect_error("5 r1c1\n5 r2c1 r2c1", "bad-region-cell", 2, 1, "the cell r2c1 a second time");
  expect_error("5 r1c1 r37c1", "bad-region-cell", 1, 8, "the cell r37c1");
  expect_error("\xff", "bad-character", 1, 1, "the byte 0xFF, which is not UTF-8 text");
}

TEST(ReadRegions, AnyBytesGiveAPuzzleOrAnError) {
  const std::vector<std::string> words = {
      "9x9",       "4x4",          ";",      "\n",   " ",          "values 0-40", "rows", "columns",
      "boxes 2x2", "regions",      "region", "cage", "cells",      "diagonals",   "r1c1", "-",
      "r4c4",      "15",           "=",      "ABCD", "....",       "#",           "1234", "\xff",
      "\xe2\x80",  "\xef\xbc\x91", "x",      "0",    "99999999999"};
  Random random(6);
  int good = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string text = random.below(2) == 0 ? "4x4;" : "";
    for (auto length = random.below(14); length > 0; --length) {
      text += words[static_cast<std::size_t>(random.below(static_cast<int>(words.size())))];
      if (random.below(2) == 0) text += ' ';
      if (random.below(3) == 0) text += ';';
    }
    if (random.below(9) == 0 && !text.empty()) {
      const int at = random.below(static_cast<int>(text.size()));
      text[static_cast<std::size_t>(at)] = static_cast<char>(random.below(256));
    }
    const auto read = read_regions(text);
    if (const auto* puzzle = std::get_if<RegionPuzzle>(&read)) {
      ++good;
      expect_round_trip(*puzzle);
    } else {
      EXPECT_NE(std::get<RegionTextError>(read).message(), "");
    }
  }
  EXPECT_GE(good, 100);
}

TEST(ReadRegions, LongTextsAreShortWork) {
  std::string regions = "36x36";
  for (int i = 0; i < kMaxRegions; ++i) regions += ";region r1c1-r6c6";
  EXPECT_EQ(puzzle_of(regions).regions.size(), static_cast<std::size_t>(kMaxRegions));
  const std::string found = "4097 regions and cages";
  for (int i = 0; i < 46'000; ++i) regions += ";region r1c1-r6c6";
  expect_error(regions, "too-many-regions", 1, 7 + 17 * std::size_t{kMaxRegions}, found);
  std::string cages;
  for (int i = 0; i < 50'000; ++i) cages += "cage 5 r1c1 r1c2\n";
  expect_error("9x9\nregion r1c1\n" + cages, "too-many-regions", 2 + kMaxRegions, 1, found);
  std::string killer;
  for (int i = 0; i < 50'000; ++i) killer += "5 r1c1 r1c2\n";
  expect_error(killer, "too-many-regions", 1 + kMaxRegions, 1, found);
  EXPECT_NE(read_regions(std::string(1'000'000, ' ') + "9x9").index(), std::variant_npos);
  expect_error("9x9;" + std::string(1'000'000, 'a'), "bad-character", 1, 5,
               "the word 'aaaaaaaaaaaaaaaaaaaa'");
}

// So that reading one takes bounded time. The text may be as long as it likes.
TEST(ReadRegions, StatementsHaveNoMoreThanSoManyBytes) {
  const auto long_run = [](std::string_view of) {
    std::string run;
    while (run.size() <= kMaxStatementBytes) run += of;
    return run;
  };
  const std::string found = "more than 1048576 bytes without the end of a statement";
  for (const auto& [before, repeated] :
       {std::pair{"", " "}, std::pair{"cells", " "}, std::pair{"cells", "\n"},
        std::pair{"regions 1", ";"}, std::pair{"cage ", "1"}, std::pair{"cage 5 r1c1", "+"},
        std::pair{"arrow ", ","}, std::pair{"values ", " "}, std::pair{"rows", "\xff"},
        // (The end of what is read may be within a character.)
        std::pair{"arrow ", "，"}, std::pair{"arrow  ", "，"}, std::pair{"arrow   ", "，"}}) {
    const std::string text = std::string("9x9\n") + before;
    if (*before == '\0') {
      EXPECT_EQ(puzzle_of(text + long_run(repeated)), open_grid(9, 9, 1, 9));
    } else if (*repeated == '\xff') {
      expect_error(text + long_run(repeated), "bad-character", 2, 5,
                   "the byte 0xFF, which is not UTF-8 text");
    } else {
      expect_error(text + long_run(repeated), "puzzle-too-long", 2, 1, found);
    }
  }
  for (const auto& [before, repeated] : {std::pair{"1", "-"}, std::pair{"15 r1c1", ","}}) {
    expect_error(before + long_run(repeated), "puzzle-too-long", 1, 1, found);
  }
  expect_error("9" + long_run(" ") + "x9", "puzzle-too-long", 1, 1, found);
  for (const std::string_view behind : {"", "\n", ";"}) {
    const std::string cage = "cage 3" + std::string(kMaxStatementBytes - 15, ' ') + "r1c1 r1c2";
    const RegionPuzzle most = puzzle_of("9x9\n" + cage + std::string(behind));
    EXPECT_EQ(most, puzzle_of("9x9\ncage 3 r1c1 r1c2"));
    expect_error("9x9\n " + cage + " " + std::string(behind), "puzzle-too-long", 2, 2, found);
  }
  // A rule as long as rules may be is shorter, and is read to its end.
  std::string rule = "36x36; contains exactly 36";
  for (int i = 0; i < kMaxRuleEntries; ++i) rule += " r36c36";
  expect_error(rule, "too-many-rules", 1, 27 + 7 * kMaxRuleEntries,
               "more than 131072 cells, values and characters in the rules");
  // What few characters say is judged by the beginning.
  std::string drawing = "123";
  for (int i = 0; i < 30'000; ++i) drawing += "\n+---+---+---+---+---+---+---+---+---+";
  EXPECT_EQ(read_regions(drawing + "\n45").index(), 1u);
}

// The rules that region_text.h has as examples: one at the beginning of a line, and others with the same word behind it.
std::vector<std::string> documented_rules() {
  std::ifstream header(JIUGONG_SOURCE_DIR "/wasm/include/jiugong/region_text.h");
  std::vector<std::string> rules;
  bool are_here = false;
  for (std::string line; std::getline(header, line);) {
    if (line.find("The cells of a rule are") != std::string::npos) are_here = true;
    if (line.find("These common formats") != std::string::npos) break;
    if (!are_here || line.rfind("//   ", 0) != 0 || line[5] == ' ') continue;
    const std::string word = line.substr(5, line.find(' ', 5) - 5);
    for (std::size_t begin = 5; begin < line.size();) {
      const std::size_t end = std::min(line.find("  ", begin), line.size());
      if (line.compare(begin, word.size(), word) == 0)
        rules.push_back(line.substr(begin, end - begin));
      begin = std::min(line.find_first_not_of(' ', end), line.size());
    }
  }
  return rules;
}

TEST(RulesInTexts, AsDocumented) {
  std::vector<bool> seen(rule_kinds().size());
  for (const std::string& rule : documented_rules()) {
    const RegionPuzzle puzzle = puzzle_of("9x9; " + rule);
    ASSERT_EQ(puzzle.rules.size(), 1u) << rule;
    EXPECT_EQ(write_regions(puzzle), "9x9; " + rule);
    seen[static_cast<std::size_t>(puzzle.rules[0].kind)] = true;
  }
  EXPECT_EQ(std::count(seen.begin(), seen.end(), false), 0) << "a kind without an example";
}

TEST(RulesInTexts, HaveTheirCellsInOrder) {
  using enum RuleKind;
  const std::vector<std::pair<std::string, RegionRule>> examples = {
      {"thermometer r1c1..r3c3", {.kind = kThermometer, .cells = {0, 10, 20}}},
      {"arrow r1c1 r2c1: r3c1..r7c1",
       {.kind = kArrow, .bulb = {0, 9}, .cells = {18, 27, 36, 45, 54}}},
      {"x-sum 20 column 1",
       {.kind = kXSum, .number = 20, .cells = {0, 9, 18, 27, 36, 45, 54, 63, 72}}},
      {"skyscraper 4 r9c1..r1c1",
       {.kind = kSkyscraper, .number = 4, .cells = {72, 63, 54, 45, 36, 27, 18, 9, 0}}},
  };
  for (const auto& [statement, rule] : examples) {
    RegionPuzzle puzzle = open_grid(9, 9, 1, 9);
    puzzle.rules = {rule};
    EXPECT_EQ(puzzle_of("9x9; " + statement), puzzle) << statement;
  }
}

TEST(RulesInTexts, OtherWaysToWriteThem) {
  RegionPuzzle puzzle = open_grid(4, 4, 1, 4);
  puzzle.rules = {
      {.kind = RuleKind::kSum, .number = 5, .cells = {0, 1}},
      {.kind = RuleKind::kThermometer, .slow = true, .cells = {4, 5, 6, 7, 1, 5, 9, 13}},
      {.kind = RuleKind::kRegex, .pattern = "aA1", .cells = {3, 6, 9}}};
  puzzle.rules[1].cells.resize(4);
  EXPECT_EQ(puzzle_of("4x4\nSUM 5: R1C1+R1C2\nThermometer Slow Row 2\nregex\"aA1\"r1c4,r2c3..r3c2"),
            puzzle);
}

TEST(RulesInTexts, RandomOnesComeBack) {
  Random random(23);
  for (const RuleFacts& facts : rule_kinds()) {
    for (int round = 0; round < 40; ++round) {
      const int low = random.below(3);
      RegionPuzzle puzzle =
          open_grid(2 + random.below(11), 2 + random.below(11), low, low + 1 + random.below(12));
      puzzle.cells[0] = kVoidCell;
      for (int i = 0; i < 3; ++i) {
        puzzle.rules.push_back(random_rule(random, facts.kind, puzzle, 9));
      }
      expect_round_trip(puzzle);
    }
  }
}

TEST(RulesInTexts, MistakesHavePlaces) {
  expect_error("9x9\nthermometer", "bad-rule-size", 2, 1, "no cells");
  expect_error("9x9\nthermometer r1c1 r0c1", "bad-region-cell", 2, 18, "the cell r0c1");
  expect_error("9x9\nthermometer r1c1 r1c10", "bad-region-cell", 2, 18, "the cell r1c10");
  expect_error("9x9\nthermometer fast r1c1", "bad-character", 2, 13, "the letter 'f'");
  expect_error("9x9\nwhisper r1c1", "bad-character", 2, 9, "the letter 'r'");
  expect_error("9x9; sum 3 r1c1..r2c3", "bad-rule-cell", 1, 18, "the end of no straight line");
  expect_error("9x9; sum 3 r1c1.r1c3", "bad-character", 1, 17, "the letter 'r'");
  expect_error("9x9; sum 3 r2c2-r1c1", "bad-rule-cell", 1, 17,
               "a rectangle that ends before it begins");
  expect_error("9x9; sandwich 3 row 10", "bad-rule-cell", 1, 21, "the row 10");
  expect_error("9x9; sandwich 3 column 0", "bad-rule-cell", 1, 24, "the column 0");
  expect_error("9x9; arrow r1c1 r1c2", "bad-character", 1, 21, "the end of the text");
  expect_error("9x9; unmarked", "bad-character", 1, 14, "the end of the text");
  expect_error("2x2; values 0-1; cells 01x5", "bad-given", 1, 27, "'5'");
  expect_error("9x9; regex 12 r1c1", "bad-character", 1, 12, "'1'");
  expect_error("9x9; regex \"12", "bad-character", 1, 15, "the end of the text");
  expect_error("9x9;\nregex \"1**(\" r1c1", "bad-pattern", 2, 8, "the end of the pattern");
  expect_error("9x9; table 1 2: r1c1 r1c2", "bad-character", 1, 14, "'2'");
  expect_error("9x9; automaton 0: 0 1 2", "bad-character", 1, 21, "'1'");
  expect_error("9x9; automaton 0: 0(1 r", "bad-character", 1, 23, "the letter 'r'");
  expect_error("9x9; automaton 0: 0(1)1: r1c1", "bad-character", 1, 24, "':'");
  expect_error("9x9; renban r1c1 = r1c2", "bad-character", 1, 18, "'='");
  expect_error("9x9; indexing 1 r1c1 r2", "bad-character", 1, 24, "the end of the text");
  const std::string huge = "a number above 2147483647";
  expect_error("9x9; whisper 99999999999 r1c1 r1c2", "bad-character", 1, 14, huge);
  expect_error("9x9; table r1c1 r1c2", "bad-character", 1, 12, "the letter 'r'");
  expect_error("9x9; table 1-: r1c1 r1c2", "bad-character", 1, 14, "':'");
  expect_error("9x9; automaton: 0(1)1", "bad-character", 1, 15, "':'");
  expect_error("9x9; automaton 0: a(1)1", "bad-character", 1, 19, "the letter 'a'");
  expect_error("9x9; automaton 0: 0()1", "bad-character", 1, 21, "')'");
  expect_error("9x9; automaton 0: 0(1) accept 1", "bad-character", 1, 24, "the letter 'a'");
  expect_error("9x9; automaton 0: 0(1)1 accept: r1c1", "bad-character", 1, 31, "':'");
  expect_error("9x9; arrow r1c1 r10c1: r1c2", "bad-region-cell", 1, 17, "the cell r10c1");
  expect_error("9x9; equal-sums r1c1 = r10c1", "bad-region-cell", 1, 24, "the cell r10c1");
  expect_error("9x9; indexing 1 r10c1: row 1", "bad-region-cell", 1, 17, "the cell r10c1");
  expect_error("9x9; sum 3 r1c1..r10c1", "bad-region-cell", 1, 18, "the cell r10c1");
  expect_error("9x9; sum 3 r1c1-r10c1", "bad-region-cell", 1, 17, "the cell r10c1");
  expect_error("9x9; sum 3 r1c2-r2c1", "bad-rule-cell", 1, 17,
               "a rectangle that ends before it begins");
  expect_error("9x9; sandwich 3 row first", "bad-character", 1, 21, "the letter 'f'");
  expect_error("9x9; sandwich 3 rowx", "bad-character", 1, 18, "the letter 'o'");
  std::string many = "36x36";
  for (int i = 0; i < 200; ++i) many += "; equal-sums r1c1-r36c36 = r1c1-r36c36";
  expect_error(many, "too-many-rules", 1, 1930,
               "more than 131072 cells, values and characters in the rules");
  many = "2x2";
  for (int i = 0; i < 4097; ++i) many += "\nunmarked xv";
  expect_error(many, "too-many-rules", 4098, 1, "more than 4096 rules");
  expect_error("9x9; regex \"1é\" r1c1", "bad-character", 1, 14, "'é' (U+00E9)");
}

// Short texts must not request much memory, whatever it is that they repeat.
TEST(RulesInTexts, HaveSoManyEntriesTogether) {
  std::string groups = "r1c1", transitions = "0(1)0";
  for (int i = 0; i < 40; ++i) {
    groups += " = r1c1";
    transitions += " 0(1)0";
  }
  for (const std::string& statement :
       {std::string("sandwich 1 row 1"), std::string("sandwich 1 r1c1..r1c36"),
        std::string("renban r1c1-r6c6"), "regex \"" + std::string(500, '1') + "\" r1c1",
        "equal-sums " + groups, "automaton 0: " + transitions + " accept 0: r1c1"}) {
    std::string text = "36x36";
    for (int i = 0; i < kMaxRules; ++i) text += "; " + statement;
    const auto read = read_regions(text);
    const auto* const error = std::get_if<RegionTextError>(&read);
    ASSERT_NE(error, nullptr) << statement;
    EXPECT_EQ(name_of(*error), "too-many-rules") << statement;
    EXPECT_EQ(error->found.text(), "more than 131072 cells, values and characters in the rules");
  }
}

}  // namespace
}  // namespace jiugong
