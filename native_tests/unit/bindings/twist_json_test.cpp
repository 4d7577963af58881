#include "twist_json.h"

#include <gtest/gtest.h>

namespace jiugong::bindings {
namespace {

TEST(TwistJson, Moves) {
  Json json;
  write_json(json, std::vector<Move>{{.row = 0, .col = 1, .turn = Turn::kClockwise},
                                     {.row = 7, .col = 0, .turn = Turn::kCounterclockwise},
                                     {.row = 2, .col = 3, .turn = Turn::kHalf}});
  EXPECT_EQ(json, R"([{"row":0,"col":1,"turn":"cw"},{"row":7,"col":0,"turn":"ccw"},)"
                  R"({"row":2,"col":3,"turn":"half"}])");
  json.clear();
  write_json(json, std::vector<Move>());
  EXPECT_EQ(json, "[]");
}

TEST(TwistJson, WhatIsKnownBeforeTheEnd) {
  EXPECT_EQ(interim_of(-1, {}), "{}");
  EXPECT_EQ(interim_of(0, {}), R"({"best":0,"moves":[]})");
  EXPECT_EQ(interim_of(1, {{.row = 2, .col = 3, .turn = Turn::kHalf}}),
            R"({"best":1,"moves":[{"row":2,"col":3,"turn":"half"}]})");
}

TEST(TwistJson, Seeds) {
  EXPECT_EQ(seed_from("18446744073709551615"), UINT64_MAX);
  EXPECT_EQ(seed_from("7"), 7U);
}

}  // namespace
}  // namespace jiugong::bindings
