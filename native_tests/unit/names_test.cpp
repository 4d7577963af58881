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
  EXPECT_EQ(from_name<Enum>(""), std::nullopt);
  EXPECT_EQ(from_name<Enum>("Easy"), std::nullopt);
}

TEST(Names, OfEnumerations) {
  expect_names<BatchFormat>({"solution", "status", "count", "csv", "json", "rating"});
  expect_names<FileLayout>({"lines", "grids", "table", "text"});
  expect_names<Format>({"rows", "line", "cases", "boxed", "json"});
  expect_names<Level>({"beginner", "easy", "medium", "hard", "expert", "extreme"});
  expect_names<PhotoVerdict>({"sure", "doubtful", "unread"});
  expect_names<PositionFormat>({"line", "candidates", "drawn", "json"});
  expect_names<Status>({"none", "unique", "multiple"});
  expect_names<Style>({"explainer", "human"});
  expect_names<Symmetry>(
      {"none", "rotate180", "rotate90", "horizontal", "vertical", "diagonal", "antidiagonal"});
  expect_names<Turn>({"cw", "ccw", "half"});
  expect_names<Turns>({"clockwise", "quarter", "any"});
}

TEST(Names, AreThoseOfTheirValues) {
  EXPECT_EQ(name_of(Symmetry::kHalfTurn), "rotate180");
  EXPECT_EQ(name_of(Turn::kCounterclockwise), "ccw");
  EXPECT_EQ(name_of(TextErrorCode::kPuzzleTooLong), "puzzle-too-long");
  EXPECT_EQ(name_of(RegionErrorCode::kBadRuleKind), "bad-rule-kind");
  EXPECT_EQ(name_of(RegionErrorCode::kRuleTooComplex), "rule-too-complex");
  EXPECT_EQ(name_of(RegionClue::kXSum), "x-sum");
  EXPECT_EQ(name_of(PhotoProblem::kNone), "");
  EXPECT_EQ(name_of(PhotoProblem::kNotNine), "not-nine");
  EXPECT_EQ(name_of(Verdict::kMissingMark), "missing-mark");
}

TEST(Names, OfTechniquesAndTheirIds) {
  EXPECT_EQ(from_name<Technique>("XYZ-Wing"), Technique::kXYZWing);
  for (std::size_t i = 0; i < kTechniqueCount; ++i) {
    const auto technique = static_cast<Technique>(i);
    EXPECT_EQ(technique_of(id_of(technique)), technique);
  }
  EXPECT_EQ(id_of(Technique::kXYZWing), "xyz-wing");
  EXPECT_EQ(technique_of("XYZ-Wing"), std::nullopt);
}

}  // namespace
}  // namespace jiugong
