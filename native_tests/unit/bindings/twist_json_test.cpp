#include "twist_json.h"

#include <gtest/gtest.h>

namespace jiugong {
namespace {

TEST(TwistJson, Moves) {
  std::string json;
  write_json(json, std::vector<Move>{{.row = 0, .col = 1, .turn = Turn::kClockwise},
                                     {.row = 7, .col = 0, .turn = Turn::kCounterclockwise},
                                     {.row = 2, .col = 3, .turn = Turn::kHalf}});
  EXPECT_EQ(json, R"([{"row":0,"col":1,"turn":"cw"},{"row":7,"col":0,"turn":"ccw"},)"
                  R"({"row":2,"col":3,"turn":"half"}])");
  json.clear();
  write_json(json, std::vector<Move>());
  EXPECT_EQ(json, "[]");
}

TEST(TwistJson, NamesOfTurns) {
  EXPECT_EQ(turns_named("clockwise"), Turns::kClockwise);
  EXPECT_EQ(turns_named("quarter"), Turns::kQuarter);
  EXPECT_EQ(turns_named("any"), Turns::kAny);
}

}  // namespace
}  // namespace jiugong
