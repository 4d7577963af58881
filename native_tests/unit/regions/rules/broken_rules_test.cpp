// Grids that obey and that break a rule of each kind, written by hand.
#include <gtest/gtest.h>

#include <climits>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "jiugong/region_rule.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"

namespace jiugong {
namespace {

struct Example {
  std::string_view rule;
  std::vector<std::string_view> obey;
  std::vector<std::string_view> break_it;
};

// Grids of one row with values 0-9; '#' is a void cell.
const std::vector<Example>& examples() {
  static const std::vector<Example> kExamples = {
      {"candidates 2 4 6: row 1", {"246", "222"}, {"243"}},
      {"thermometer row 1", {"0259"}, {"0225", "9520"}},
      {"thermometer slow row 1", {"0225"}, {"0254"}},
      {"whisper 5 row 1", {"1616", "0616"}, {"1515"}},
      {"renban row 1", {"3142", "6789"}, {"3153", "1223"}},
      {"palindrome row 1", {"12321", "4554"}, {"12322"}},
      {"between row 1", {"2345", "5342", "25"}, {"2245", "2355", "2366", "3423"}},
      {"lockout 4 row 1", {"2186", "1605", "27"}, {"2376", "2225", "2765"}},
      {"zipper row 1", {"1425", "12534", "3"}, {"1525", "12634"}},
      {"modular 3 row 1", {"1234", "7561", "12"}, {"1243", "14"}},
      {"modular 5 row 1", {"12345", "67"}, {"16"}},
      {"values 1-9; entropic row 1", {"147258", "19"}, {"1425", "12"}},
      {"values 1-9; entropic-set row 1", {"147", "11947"}, {"123", "1144"}},
      {"sum-segments 5 row 1", {"2355", "00500", "23"}, {"2342", "24", "000"}},
      {"equal-sums r1c1 r1c2 = r1c3", {"235", "000"}, {"234"}},
      {"arrow r1c1: r1c2 r1c3", {"523", "000"}, {"524"}},
      {"arrow r1c1 r1c2: r1c3..r1c5", {"12345", "24888"}, {"21345"}},
      {"sum 6 row 1", {"123", "222"}, {"124"}},
      {"difference 3 row 1", {"14", "41"}, {"15", "11"}},
      {"ratio 3 row 1", {"13", "62", "00"}, {"14", "11"}},
      {"unmarked dots; ratio 2 r1c1 r1c2", {"247", "126"}, {"123", "345"}},
      {"unmarked xv; sum 5 r1c1 r1c2", {"234"}, {"414", "328", "373"}},
      {"contains 1 2 2: row 1", {"2123", "2212"}, {"1123", "222"}},
      {"contains exactly 1 2 2: row 1", {"2123"}, {"2212", "1123"}},
      {"same-values r1c1 r1c2 = r1c3 r1c4", {"1221", "1212"}, {"1222"}},
      {"counting-circles row 1", {"122", "333", "1"}, {"112", "2", "0"}},
      {"sandwich 5 row 1", {"1239", "9321", "12391"}, {"19231", "1249", "2319", "15"}},
      {"sandwich 0 row 1", {"19", "333", "5"}, {"1239"}},
      {"x-sum 6 row 1", {"3129", "2400"}, {"3139", "6", "0123"}},
      {"x-sum 0 row 1", {"01"}, {"10"}},
      {"skyscraper 3 row 1", {"21435", "123"}, {"2143", "321", "1122"}},
      {"hidden-skyscraper 2 row 1", {"3421", "32", "3325"}, {"3142", "123", "333"}},
      {"numbered-room 7 row 1", {"3173", "27", "3070"}, {"3717", "0777", "5777"}},
      {"indexing 7 r1c2: row 1", {"1372", "7100", "4477"}, {"173", "1072", "0912"}},
      {"regex \"([12]3)*\" row 1", {"1323", "13"}, {"1332", "132"}},
      {"automaton 0: 0(1 2)1 1(3)0 1(3)2 accept 2: row 1", {"1323"}, {"1332", "132"}},
      {"table 1-2 2-4: row 1", {"12", "24"}, {"21", "14"}},
      {"nabner row 1", {"3517", "02468", "5"}, {"35173", "314", "36924"}},
  };
  return kExamples;
}

RegionPuzzle puzzle_of(std::string_view rule, std::size_t cols) {
  const std::string values = rule.find("values") == 0 ? "" : "values 0-9; ";
  const auto read = read_regions("1x" + std::to_string(cols) + "; " + values + std::string(rule));
  if (const auto* error = std::get_if<RegionTextError>(&read)) {
    ADD_FAILURE() << rule << " " << error->message();
    return {};
  }
  return std::get<RegionPuzzle>(read);
}

bool obeys(std::string_view rule, std::string_view grid) {
  std::vector<int> values;
  for (const char digit : grid) values.push_back(digit - '0');
  return broken_rules(puzzle_of(rule, grid.size()), values).empty();
}

TEST(BrokenRules, Examples) {
  std::set<RuleKind> seen;
  for (const Example& example : examples()) {
    for (const std::string_view grid : example.obey) {
      EXPECT_TRUE(obeys(example.rule, grid)) << example.rule << " " << grid;
    }
    for (const std::string_view grid : example.break_it) {
      EXPECT_FALSE(obeys(example.rule, grid)) << example.rule << " " << grid;
    }
    seen.insert(puzzle_of(example.rule, example.obey[0].size()).rules[0].kind);
  }
  EXPECT_EQ(seen.size(), rule_kinds().size());
}

TEST(BrokenRules, NamesThem) {
  const auto read = read_regions(
      "2x2; values 0-9; thermometer r1c1 r2c1; sum 3 r1c1 r1c2; unmarked dots; sum 9 r1c1 r2c1; "
      "cells 1234");
  const auto& puzzle = std::get<RegionPuzzle>(read);
  EXPECT_EQ(broken_rules(puzzle, puzzle.cells), (std::vector<int>{2, 3}));
}

TEST(BrokenRules, AreAllOfThemWhereTheGridIsNone) {
  const auto read = read_regions(
      "1x4; values 1-4; x-sum 3 r1c1..r1c3; numbered-room 2 r1c1..r1c3; regex \".*\" r1c1..r1c3; "
      "unmarked dots; cells ...#");
  const auto& puzzle = std::get<RegionPuzzle>(read);
  const std::vector<int> all = {0, 1, 2, 3};
  EXPECT_EQ(broken_rules(puzzle, std::vector<int>()), all);
  EXPECT_EQ(broken_rules(puzzle, std::vector<int>{1, 2, 3}), all);
  EXPECT_EQ(broken_rules(puzzle, std::vector<int>(5, 1)), all);
  for (const int value : {INT_MIN, kOpenCell, kVoidCell, 0, 5, INT_MAX}) {
    EXPECT_EQ(broken_rules(puzzle, std::vector<int>{value, 2, 3, kVoidCell}), all) << value;
  }
  EXPECT_NE(broken_rules(puzzle, std::vector<int>{1, 2, 3, kVoidCell}), all);
}

TEST(BrokenRules, VoidCellsHaveNoNeighbours) {
  const auto read = read_regions("1x3; values 0-9; unmarked dots; cells 1#2");
  const auto& puzzle = std::get<RegionPuzzle>(read);
  EXPECT_TRUE(broken_rules(puzzle, puzzle.cells).empty());
}

}  // namespace
}  // namespace jiugong
