#include "jiugong/names.h"

#include <gtest/gtest.h>

#include "jiugong/jiugong.h"

namespace jiugong {
namespace {

// Checks that the enumeration has these names in the order of its values, and no others.
template <typename Enum>
void expect_names(std::initializer_list<std::string_view> names) {
  int number = 0;
  for (const std::string_view name : names) {
    const auto value = static_cast<Enum>(number++);
    EXPECT_EQ(name_of(value), name);
    EXPECT_EQ(from_name<Enum>(name), value);
  }
  EXPECT_EQ(name_of(static_cast<Enum>(number)), "");
  EXPECT_EQ(from_name<Enum>(""), names.begin()->empty() ? std::optional(Enum{}) : std::nullopt);
  EXPECT_EQ(from_name<Enum>("Easy"), std::nullopt);
}

TEST(Names, OfEnumerations) {
  expect_names<BatchFormat>({"solution", "status", "count", "csv", "json", "rating"});
  expect_names<FileLayout>({"lines", "grids", "table", "text"});
  expect_names<Format>({"rows", "line", "cases", "boxed", "json"});
  expect_names<Level>({"beginner", "easy", "medium", "hard", "expert", "extreme"});
  expect_names<PhotoError>({"bad-size", "bad-byte-count"});
  expect_names<PhotoProblem>({"", "no-grid", "too-small", "too-dark", "too-blurred", "not-nine"});
  expect_names<PhotoVerdict>({"sure", "doubtful", "unread"});
  expect_names<PositionFormat>({"line", "candidates", "drawn", "json"});
  expect_names<RegionClue>({"cage", "thermometer", "arrow", "whisper", "renban", "palindrome",
                            "between", "kropki", "xv", "quadruple", "sandwich", "little-killer",
                            "skyscraper", "x-sum"});
  expect_names<RegionErrorCode>({"bad-size", "bad-range", "bad-cell-count", "empty-puzzle",
                                 "bad-given", "bad-region-cell", "bad-region-size", "bad-cage-sum",
                                 "too-many-regions", "bad-diagonals", "too-many-rules",
                                 "bad-rule-kind", "bad-rule-cell", "bad-rule-size",
                                 "bad-rule-number", "bad-pattern", "rule-too-complex"});
  expect_names<Status>({"none", "unique", "multiple"});
  expect_names<Style>({"explainer", "human"});
  expect_names<Symmetry>(
      {"none", "rotate180", "rotate90", "horizontal", "vertical", "diagonal", "antidiagonal"});
  expect_names<TextErrorCode>({"empty-text", "bad-character", "bad-row-length", "bad-line-length",
                               "too-few-rows", "bad-case-count", "bad-json", "one-puzzle-expected",
                               "givens-expected", "puzzle-too-long"});
  expect_names<Turn>({"cw", "ccw", "half"});
  expect_names<Turns>({"clockwise", "quarter", "any"});
  expect_names<UntwistErrorCode>({"bad-size", "bad-tile-count", "goal-mismatch"});
  expect_names<Verdict>(
      {"sound", "clash", "no-solution", "several-solutions", "wrong-digit", "missing-mark"});
}

TEST(Names, AreThoseOfTheirValues) {
  EXPECT_EQ(name_of(Symmetry::kHalfTurn), "rotate180");
  EXPECT_EQ(name_of(Turn::kCounterclockwise), "ccw");
  EXPECT_EQ(name_of(TextErrorCode::kPuzzleTooLong), "puzzle-too-long");
  EXPECT_EQ(name_of(RegionErrorCode::kBadRuleKind), "bad-rule-kind");
  EXPECT_EQ(name_of(RegionErrorCode::kRuleTooComplex), "rule-too-complex");
  EXPECT_EQ(name_of(RegionClue::kXSum), "x-sum");
  EXPECT_EQ(name_of(PhotoProblem::kNotNine), "not-nine");
  EXPECT_EQ(name_of(Verdict::kMissingMark), "missing-mark");
}

TEST(Names, OfTechniquesAndTheirIds) {
  EXPECT_EQ(from_name<Technique>("XYZ-Wing"), Technique::kXYZWing);
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    const auto technique = static_cast<Technique>(i);
    EXPECT_EQ(technique_with_id(id_of(technique)), technique);
  }
  EXPECT_EQ(id_of(Technique::kXYZWing), "xyz-wing");
  EXPECT_EQ(technique_with_id("XYZ-Wing"), std::nullopt);
}

}  // namespace
}  // namespace jiugong
