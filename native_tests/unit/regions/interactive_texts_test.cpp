// The constraints of Interactive Sudoku Solver, as they are read.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jiugong/region_text.h"
#include "unit/regions/read.h"

namespace jiugong {
namespace {

constexpr std::string_view kClassic = "9x9; rows; columns; boxes 3x3; ";

// Expects that constraints give the puzzle of a notation, without what every puzzle of this size has.
void expect_same(std::string_view constraints, std::string_view notation,
                 std::string_view before = kClassic) {
  EXPECT_EQ(write_regions(read(constraints)),
            write_regions(read(std::string(before) + std::string(notation))))
      << constraints;
}

void expect_error_of_rules(const std::string& text) {
  const auto made = read_regions(text);
  const auto* error = std::get_if<RegionTextError>(&made);
  ASSERT_NE(error, nullptr);
  EXPECT_EQ(name_of(*error), "too-many-rules");
}

TEST(InteractiveTexts, Grids) {
  expect_same(".NoBoxes.", "", "9x9; rows; columns; ");
  expect_same(".Shape~6x6.AntiKing", "anti-king", "6x6; rows; columns; boxes 2x3; ");
  expect_same(".Shape~9x9~0-8.~R1C1_0", "cells 0" + std::string(80, '.'),
              "9x9; values 0-8; rows; columns; boxes 3x3; ");
  expect_same(".Shape~4x4~6.AntiKnight", "anti-knight",
              "4x4; values 1-6; rows; columns; boxes 2x2; ");
  expect_same(".Shape~4x6.RegionSize~4.AntiKnight", "anti-knight",
              "4x6; rows; columns; boxes 2x2; ");
  expect_same(".Shape~2x3~~Raw.Thermo~R1C1~R2C3", "thermometer r1c1 r2c3", "2x3; ");
  expect_same(".Shape~16x16.Thermo~RaCg~R1C9", "thermometer r10c16 r1c9",
              "16x16; rows; columns; boxes 4x4; ");
  expect_same(".Jigsaw~AABBAABBCCDDCCDD.NoBoxes.Shape~4x4", "regions AABBAABBCCDDCCDD",
              "4x4; rows; columns; ");
  // What is left over is no piece.
  expect_same(".Shape~4x4.Jigsaw~AAxxAAxxBBxxBBxx.NoBoxes", "regions AA..AA..BB..BB..",
              "4x4; rows; columns; ");
  expect_same(".Shape~2x2~0-0~Raw.AllDifferent~R1C1", "region r1c1", "2x2; values 0-0; ");
  expect_same(".Diagonal~1", "region r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1");
  expect_same(".Diagonal~-1.AntiConsecutive",
              "region r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9; non-consecutive");
  expect_same(".Windoku", "region r2c2-r4c4; region r2c6-r4c8; region r6c2-r8c4; region r6c6-r8c8");
  expect_same(".Shape~9x9~0-9.Windoku.AntiKing", "anti-king",
              "9x9; values 0-9; rows; columns; boxes 3x3; ");
  expect_same(".Shape~4x4.DisjointSets",
              "region r1c1 r1c3 r3c1 r3c3; region r1c2 r1c4 r3c2 r3c4; "
              "region r2c1 r2c3 r4c1 r4c3; region r2c2 r2c4 r4c2 r4c4",
              "4x4; rows; columns; boxes 2x2; ");
}

TEST(InteractiveTexts, GivensAndCandidates) {
  expect_same(".~R1C1_5~R1C2_2_4.~R9C9_1",
              "cells 5" + std::string(79, '.') + "1; candidates 2 4: r1c2");
  // A second given for a cell restricts it.
  expect_same(".~R1C1_5.~R1C1_5_6", "cells 5" + std::string(80, '.') + "; candidates 5 6: r1c1");
}

TEST(InteractiveTexts, CagesAndLines) {
  expect_same(".Cage~10~R1C1~R1C2.Cage~0~R2C1~R2C2.Cage~~R3C1~R3C2",
              "cage 10 r1c1 r1c2; region r2c1 r2c2; region r3c1 r3c2");
  expect_same(".AllDifferent~R1C1~R5C5", "region r1c1 r5c5");
  expect_same(".Lunchbox~7~R1C1~R1C2~R1C3", "region r1c1 r1c2 r1c3; sandwich 7 r1c1..r1c3");
  expect_same(".Sum~12~R1C1~R2C1~R3C1", "sum 12 r1c1..r3c1");
  // (A sum of two cells would be a mark between them.)
  expect_same(".Sum~3~R1C1~R1C2.StrictXV", "table 1-2 2-1: r1c1 r1c2; unmarked xv");
  expect_same(".Thermo~R1C1~R1C2.Renban~R2C1~R2C2.Entropic~R3C1~R3C2.Between~R4C1~R4C2~R4C3",
              "thermometer r1c1 r1c2; renban r2c1 r2c2; entropic r3c1 r3c2; between r4c1..r4c3");
  expect_same(".Palindrome~R1C1~R1C2.Zipper~R2C1~R2C2~R2C3.CountingCircles~R3C1~R3C2",
              "palindrome r1c1 r1c2; zipper r2c1..r2c3; counting-circles r3c1 r3c2");
  expect_same(".Whisper~R1C1~R1C2.Whisper~4~R2C1~R2C2", "whisper 5 r1c1 r1c2; whisper 4 r2c1 r2c2");
  expect_same(".Lockout~4~R1C1~R1C2~R1C3.Modular~3~R2C1~R2C2~R2C3.SumLine~10~R3C1~R3C2",
              "lockout 4 r1c1..r1c3; modular 3 r2c1..r2c3; sum-segments 10 r3c1 r3c2");
  expect_same(".Arrow~R1C1~R1C2~R1C3.DoubleArrow~R2C1~R2C2~R2C3~R2C4",
              "arrow r1c1: r1c2 r1c3; equal-sums r2c1 r2c4 = r2c2 r2c3");
  // The cells of a pill are in the order in which it is read.
  expect_same(".PillArrow~2~R1C2~R1C1~R2C1~R3C1", "arrow r1c1 r1c2: r2c1 r3c1");
  expect_same(".EqualSum~R1C1~R1C2~-~R2C1~-~R3C1", "equal-sums r1c1 r1c2 = r2c1 = r3c1");
  expect_same(".SameValues~2~R1C1~R1C2~R9C8~R9C9", "same-values r1c1 r1c2 = r9c8 r9c9");
}

TEST(InteractiveTexts, LinesAreCutAtBoxesOrPieces) {
  expect_same(".RegionSumLine~R1C2~R1C3~R1C4~R2C4~R2C3", "equal-sums r1c2 r1c3 = r1c4 r2c4 = r2c3");
  expect_same(".RegionSumLine~R1C1~R1C2.NoBoxes.AntiKing", "anti-king", "9x9; rows; columns; ");
  expect_same(".Shape~4x4.NoBoxes.RegionSumLine~R1C2~R1C3~R2C3.Jigsaw~AABBAABBCCDDCCDD",
              "regions AABBAABBCCDDCCDD; equal-sums r1c2 = r1c3 r2c3", "4x4; rows; columns; ");
}

TEST(InteractiveTexts, MarksBetweenCells) {
  expect_same(
      ".WhiteDot~R1C1~R1C2.BlackDot~R2C1~R3C1.X~R4C1~R4C2.V~R5C1~R5C2.StrictKropki.StrictXV",
      "difference 1 r1c2 r1c1; ratio 2 r3c1 r2c1; sum 10 r4c2 r4c1; sum 5 r5c2 r5c1; unmarked "
      "dots; unmarked xv");
  expect_same(".GreaterThan~R1C1~R1C2~R2C2", "thermometer r1c2 r1c1; thermometer r2c2 r1c2");
  // Only neighbours are a pair.
  expect_same(".X~R1C1~R1C2~R5C5~R5C6", "sum 10 r1c2 r1c1; sum 10 r5c6 r5c5");
}

TEST(InteractiveTexts, CluesOutside) {
  expect_same(".XSum~R1~10~.Skyscraper~C1~~3.HiddenSkyscraper~R9~4~5.NumberedRoom~C9~6",
              "x-sum 10 row 1; skyscraper 3 r9c1..r1c1; hidden-skyscraper 4 row 9; "
              "hidden-skyscraper 5 r9c9..r9c1; numbered-room 6 column 9");
  expect_same(".Sandwich~0~R1.Sandwich~12~C4", "sandwich 0 row 1; sandwich 12 column 4");
  expect_same(".LittleKiller~5~R7C1.LittleKiller~6~R3C9.LittleKiller~7~R1C3.LittleKiller~8~R9C7",
              "sum 5 r7c1..r9c3; sum 6 r3c9..r1c7; sum 7 r1c3..r3c1; sum 8 r9c7..r7c9");
}

TEST(InteractiveTexts, Values) {
  expect_same(".ContainAtLeast~1_2_2~R1C1~R1C2~R1C3.ContainExact~3~R2C1~R2C2",
              "contains 1 2 2: r1c1..r1c3; contains exactly 3: r2c1 r2c2");
  expect_same(".LookAndSay~2305~R1C1~R1C2~R2C1",
              "contains exactly 3 3: r1c1 r1c2 r2c1; "
              "candidates 1 2 3 4 6 7 8 9: r1c1 r1c2 r2c1");
  expect_same(".Quad~R1C1~1~2", "contains 1 2: r1c1-r2c2");
  expect_same(".Indexing~C~R2C3.Indexing~R~R2C3",
              "indexing 3 r2c3: row 2; indexing 2 r2c3: column 3");
  expect_same(".Regex~WzEyXSs~R1C1~R1C2~~R2C1~R2C2",
              R"(regex "[12]+" r1c1 r1c2; regex "[12]+" r2c1 r2c2)");
  expect_same(".GlobalEntropy.Shape~9x9", [] {
    std::string sets;
    for (int row = 1; row < 9; ++row) {
      for (int col = 1; col < 9; ++col) {
        sets += "entropic-set r" + std::to_string(row) + "c" + std::to_string(col) + "-r" +
                std::to_string(row + 1) + "c" + std::to_string(col + 1) + "; ";
      }
    }
    return sets;
  }());
  const RegionPuzzle by_three = read(".GlobalMod~"), from_zero = read(".Shape~9x9~0-8.GlobalMod");
  ASSERT_EQ(by_three.rules.size(), 192U);
  ASSERT_EQ(from_zero.rules.size(), 192U);
  EXPECT_EQ(by_three.rules[191].cells, (std::vector{70, 71, 79, 80}));
  EXPECT_EQ(by_three.rules[0].pattern, ".*[147].*");
  EXPECT_EQ(by_three.rules[2].pattern, ".*[369].*");
  EXPECT_EQ(from_zero.rules[0].pattern, ".*[036].*");
}

TEST(InteractiveTexts, PairsOfValues) {
  // Of four values: bit 1 is 1-2, bit 4 is 2-1.
  expect_same(".Shape~4x4.Pair~S~_name~R1C1~R1C2~R1C3~~R3C1~R3C2",
              "table 1-2 2-1: r1c1 r1c2; table 1-2 2-1: r1c2 r1c3; table 1-2 2-1: r3c1 r3c2",
              "4x4; rows; columns; boxes 2x2; ");
  expect_same(".Shape~4x4.PairX~S~_~R1C1~R1C2~R1C3",
              "table 1-2 2-1: r1c1 r1c2; table 1-2 2-1: r1c1 r1c3; table 1-2 2-1: r1c2 r1c3",
              "4x4; rows; columns; boxes 2x2; ");
  const std::string_view first = ".Shape~4x4.Binary~-~R1C1~R1C2",
                         second = ".Shape~4x4.Pair~_~R1C1~R1C2";
  EXPECT_EQ(write_regions(read(first)), write_regions(read(second)));
}

TEST(InteractiveTexts, MayHaveLinesCommentsAndTheAddressOfThePage) {
  const std::string_view text = ".Cage~10~R1C1~R1C2.Thermo~R3C3~R4C4";
  const std::string expected = write_regions(read(text));
  for (const std::string_view form :
       {"..Cage~10~R1C1~R1C2.Thermo~R3C3~R4C4",
        "# By somebody\n.Cage~10~R1C1~R1C2\n .Thermo~R3C3\n~R4C4\n",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2.Thermo~R3C3~R4C4",
        "https://sigh.github.io/Interactive-Sudoku-Solver/"
        "?q=.Cage%7E10%7eR1C1~R1C2.Thermo~R3C3~R4C4&mode=count-solutions",
        "?q=%2ECage~10~R1C1~R1C2.Thermo~R3C3~R4C4#x",
        ".And.Cage~10~r1c1~r1c2.End.Thermo~R3C3~R4C4"}) {
    EXPECT_EQ(write_regions(read(form)), expected) << form;
  }
}

TEST(InteractiveTexts, NamesOfPairsMayHaveEscapes) {
  const std::string expected = write_regions(read(".Shape~4x4.Pair~S~_~R1C1~R1C2.~R1C1_1~R1C2_1"));
  for (const std::string_view name : {"_50%25%20%26%20more", "_a%2Eb", "_%23%7E"}) {
    const std::string text = ".Shape~4x4.Pair~S~" + std::string(name) + "~R1C1~R1C2.~R1C1_1~R1C2_1";
    EXPECT_EQ(write_regions(read(text)), expected) << text;
  }
}

TEST(InteractiveTexts, AreBoundedAndReadInPortions) {
  expect_mistake(".Pair~S~" + std::string(200'000, '~'), 1, 131'078,
                 "more than 131072 constraints, cells and numbers", "at most as many");
  std::string pairs = ".Shape~16x16.PairX~" + std::string(40, 'v') + "~_", clues;
  for (int cell = 0; cell < 256; ++cell)
    pairs +=
        "~R" + std::string(1, "123456789ABCDEFG"[cell / 16]) + "C" + "123456789ABCDEFG"[cell % 16];
  expect_error_of_rules(pairs);
  for (int i = 0; i < 3000; ++i)
    clues += ".LookAndSay~" + std::string(200, '1') + "~R1C1~R1C2~R1C3";
  expect_error_of_rules(clues);
  RegionReader reader(".NoBoxes" + std::string(1000, '.') + "Thermo~R1C1~R1C2");
  int portions = 0;
  while (!reader.advance(1)) ++portions;
  EXPECT_GT(portions, 1000);
}

TEST(InteractiveTexts, NameTheirMistakes) {
  expect_mistake(".Thermo~R1C1~R1C2.ChaosArrow~R1C1", 1, 19, "the constraint ChaosArrow",
                 "one that Jiugong has");
  expect_mistake(".Shape~4x4~0-3.Skyscraper~R1~2", 1, 16, "the constraint Skyscraper",
                 "one that Jiugong has");
  expect_mistake(".Shape~4x6.Windoku", 1, 12, "the constraint Windoku", "one that Jiugong has");
  expect_mistake(".Shape~9x9~0-8.Entropic~R1C1~R1C2", 1, 16, "the constraint Entropic",
                 "one that Jiugong has");
  expect_mistake(".Shape~9x9~2-10.AntiKing", 1, 12, "'2-10'", "values such as 9 or 0-8");
  expect_mistake(".Shape~ 9x9 ~\n 2-10", 2, 2, "'2-10'", "values such as 9 or 0-8");
  expect_mistake(".X~R1C1~R5C5", 1, 4, "'R1C1'", "cells side by side");
  expect_mistake(".PillArrow~1~R1C1~R1C2", 1, 12, "'1'", "2 or 3");
  expect_mistake(".LittleKiller~5~R9C9", 1, 17, "'R9C9'", "a cell at the edge of the grid");
  expect_mistake(".Cage~3~R1C1~R1C2.End", 1, 19, ".End", ".And before it");
  expect_mistake(".And.Cage~3~R1C1~R1C2", 1, 22, "the end of the text", ".End of .And");
  expect_mistake(".Or.Cage~1~R1C1.End", 1, 2, "the constraint Or", "one that Jiugong has");
  expect_mistake(".Thermo~R1C1~R0C1", 1, 14, "'R0C1'", "a cell of the grid, such as R1C1");
  expect_mistake(".Thermo~", 1, 9, "''", "a cell of the grid, such as R1C1");
  expect_mistake(".Cage~ten~R1C1", 1, 7, "'ten'", "a number");
  expect_mistake(".Cage~10", 1, 2, "the constraint Cage", "more cells or numbers for it");
  expect_mistake(".~R1C1_10", 1, 3, "'R1C1_10'", "values from 1 to 9");
  expect_mistake(".Shape~40x40.Cage~1~R1C1", 1, 8, "'40x40'", "a size such as 9x9, at most 16x16");
  expect_mistake(".Shape~9x9~0-99.Cage~1~R1C1", 1, 12, "'0-99'", "values such as 9 or 0-8");
  expect_mistake(".LittleKiller~5~R5C5", 1, 17, "'R5C5'", "a cell at the edge of the grid");
  expect_mistake(".Sandwich~5~R10", 1, 13, "'R10'",
                 "a row or column of the grid, such as R1 or C1");
  expect_mistake(".Quad~R9C9~1", 1, 7, "'R9C9'", "the upper left of four cells");
  expect_mistake(".SameValues~2~R1C1~R1C2~R1C3", 1, 13, "'2'",
                 "a number of sets that divides 3 cells");
  expect_mistake(".Pair~é~R1C1~R1C2", 1, 7, "'é' (U+00E9)",
                 "a constraint such as .Cage~10~R1C1~R1C2");
}

}  // namespace
}  // namespace jiugong
