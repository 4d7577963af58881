#include "json.h"

#include <array>
#include <vector>

#include "formats/form.h"
#include "job.h"
#include "support.h"
#include "text_json.h"

namespace jiugong::bindings {

using formats::operator""_form;

namespace {

template <typename Value>
std::string json_of(const Value& value) {
  Json out;
  write_json(out, value);
  return out;
}

TEST(Json, Values) {
  EXPECT_EQ(json_of(true), "true");
  EXPECT_EQ(json_of(false), "false");
  EXPECT_EQ(json_of(-1), "-1");
  EXPECT_EQ(json_of(UINT64_MAX), "18446744073709551615");
  EXPECT_EQ(json_of(std::optional<int>()), "null");
  EXPECT_EQ(json_of(std::optional<int>(7)), "7");
  EXPECT_EQ(json_of(std::vector<Cell>()), "[]");
  EXPECT_EQ(json_of(std::vector<Cell>{0, 80}), "[0,80]");
  EXPECT_EQ(json_of(std::array<DigitSet, 3>{1, 511, 0}), "[1,511,0]");
  EXPECT_EQ(json_of(grid_of(kPuzzle)), '"' + std::string(kPuzzle) + '"');
}

TEST(Json, MicrosHaveThreeDecimals) {
  EXPECT_EQ(json_of(Micros{0}), "0.000");
  EXPECT_EQ(json_of(Micros{7}), "0.007");
  EXPECT_EQ(json_of(Micros{1'234'567}), "1234.567");
  EXPECT_EQ(json_of(Micros{1'000'010}), "1000.010");
}

TEST(Json, TextsAreEscapedWhereTheyMust) {
  EXPECT_EQ(json_of(std::string_view("九 a/b \x7f")), "\"九 a/b \x7f\"");
  EXPECT_EQ(json_of(std::string_view("\"\\")), R"("\"\\")");
  EXPECT_EQ(json_of(std::string_view("\n\t\x1f\0", 4)), R"("\u000a\u0009\u001f\u0000")");
}

TEST(Json, Objects) {
  Json out = "before ";
  ObjectWriter(out).add("text", "t").add("flag", false).add("count", std::size_t{3});
  EXPECT_EQ(out, R"(before {"text":"t","flag":false,"count":3})");
  out.clear();
  { const ObjectWriter empty(out); }
  EXPECT_EQ(out, "{}");
}

TEST(Json, Errors) {
  const TextError error{TextErrorCode::kBadRowLength, 2, 3, {"the {}"_form, "\""}, "9 cells"_form};
  EXPECT_EQ(
      json_of(error),
      R"({"code":"bad-row-length","message":"Line 2, column 3: found the \", expected 9 cells.",)"
      R"("line":2,"column":3,"found":{"form":"the {}","values":["\""]},)"
      R"("expected":{"form":"9 cells","values":[]}})");
}

}  // namespace
}  // namespace jiugong::bindings
