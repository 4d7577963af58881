#include "photo/components.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "jiugong/random.h"
#include "photo/ink.h"
#include "photo/outline.h"

namespace jiugong::photo {
namespace {

std::vector<std::uint8_t> ink_of(std::string_view drawing) {
  std::vector<std::uint8_t> out;
  for (const char character : drawing) out.push_back(character == '#');
  return out;
}

TEST(Components, ArePiecesOfInkThatTouch) {
  const auto ink = ink_of(
      "#..#..#"
      "#..#.#."
      "####..."
      ".....##");
  Components components;
  components.find(ink, 7, 4);
  const auto found = components.largest(1, 10);
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].width(), 4);
  EXPECT_EQ(found[0].height(), 3);
  EXPECT_EQ(found[1].left, 5);  // connected over a corner
  EXPECT_EQ(found[1].bottom, 1);
  EXPECT_EQ(components.largest(2, 10).size(), 2u);
  EXPECT_EQ(components.largest(1, 2).size(), 2u);
}

TEST(Components, AnOutlineHasTheEndsOfEachRow) {
  Components components;
  components.find(ink_of("#.#"
                         "###"),
                  3, 2);
  const auto outline = components.outline(components.largest(1, 1)[0]);
  EXPECT_EQ(outline, (std::vector<Point>{{0, 0}, {2, 0}, {0, 1}, {2, 1}}));
}

TEST(Outline, AHullLeavesOutWhatIsInside) {
  const auto hull = convex_hull({{0, 0}, {4, 0}, {2, 1}, {4, 4}, {2, 0}, {0, 4}, {2, 2}});
  EXPECT_EQ(hull.size(), 4u);
}

TEST(Outline, CornersBeginUpperLeft) {
  const auto corners =
      largest_quadrilateral(convex_hull({{1, 0}, {9, 1}, {10, 9}, {0, 8}, {5, 9}, {5, 0.2}}));
  ASSERT_TRUE(corners);
  EXPECT_EQ(*corners, (Corners{{{1, 0}, {9, 1}, {10, 9}, {0, 8}}}));
  EXPECT_FALSE(largest_quadrilateral({}));
  EXPECT_FALSE(largest_quadrilateral(convex_hull({{0, 0}, {1, 1}, {2, 2}})));
}

TEST(Ink, IsDarkerThanWhatIsAroundIt) {
  // A slope of light with a line that is darker than its surroundings.
  Picture picture(60, 40);
  for (int y = 0; y < 40; ++y) {
    for (int x = 0; x < 60; ++x) {
      picture.row(y)[x] = static_cast<std::uint8_t>(60 + 3 * x - (y == 20 ? 40 : 0));
    }
  }
  InkFinder finder;
  const auto& ink = finder.find(picture, {.window = 6, .percent = 8, .levels = 2});
  for (int y = 0; y < 40; ++y) {
    for (int x = 8; x < 52; ++x) {
      EXPECT_EQ(ink[static_cast<std::size_t>(60 * y + x)], y == 20) << x << ", " << y;
    }
  }
}

// The plain definition, at the borders and in pictures narrower than what is around a pixel, too.
TEST(Ink, IsWhatItsSettingSays) {
  Random random(4);
  for (const int width : {3, 9, 21, 60}) {
    Picture picture(width, 40);
    for (std::uint8_t& pixel : picture.pixels) {
      pixel = static_cast<std::uint8_t>(random.below(256));
    }
    const InkSetting setting = {.window = 4, .percent = 8, .levels = 2};
    const int reach = std::max(4, picture.longer() / setting.window / 2);
    InkFinder finder;
    const auto& ink = finder.find(picture, setting);
    for (int y = 0; y < 40; ++y) {
      for (int x = 0; x < width; ++x) {
        int sum = 0, area = 0;
        for (int row = std::max(0, y - reach); row <= std::min(39, y + reach); ++row) {
          for (int k = std::max(0, x - reach); k <= std::min(width - 1, x + reach); ++k, ++area) {
            sum += picture.row(row)[k];
          }
        }
        const bool is_ink = 100 * area * (picture.row(y)[x] + 2) < 92 * sum;
        EXPECT_EQ(ink[static_cast<std::size_t>(width * y + x)], is_ink) << x << ", " << y;
      }
    }
  }
}

}  // namespace
}  // namespace jiugong::photo
