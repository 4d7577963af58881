#include "photo/picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace jiugong::photo {
namespace {

Picture grey_of(const std::vector<std::uint8_t>& rgba, int width, int height) {
  GreyMaker maker;
  maker.start(rgba, width, height);
  while (!maker.done()) maker.make(1);
  return maker.take();
}

TEST(Picture, GreyIsTheBrightnessOfColours) {
  const std::vector<std::uint8_t> rgba = {255, 255, 255, 255, 0, 0,   0, 255,
                                          255, 0,   0,   255, 0, 255, 0, 255};
  const Picture picture = grey_of(rgba, 4, 1);
  EXPECT_EQ(picture.pixels, (std::vector<std::uint8_t>{255, 0, 77, 149}));
}

TEST(Picture, TransparentPixelsAreWhite) {
  const std::vector<std::uint8_t> rgba = {0, 0, 0, 0, 0, 0, 0, 128};
  const Picture picture = grey_of(rgba, 2, 1);
  EXPECT_EQ(picture.pixels[0], 255);
  EXPECT_EQ(picture.pixels[1], 127);
}

TEST(Picture, LargePicturesAreShrunkByWholePixels) {
  EXPECT_EQ(shrink_factor(kMaxSide, 10), 1);
  EXPECT_EQ(shrink_factor(kMaxSide + 1, 10), 2);
  EXPECT_EQ(shrink_factor(10, 3 * kMaxSide), 3);
  // Columns of 0 and 200 become their mean.
  const int width = kMaxSide + 2, height = 4;
  std::vector<std::uint8_t> rgba;
  for (int i = 0; i < width * height; ++i) {
    const std::uint8_t level = i % 2 == 0 ? 0 : 200;
    rgba.insert(rgba.end(), {level, level, level, 255});
  }
  const Picture picture = grey_of(rgba, width, height);
  EXPECT_EQ(picture.width, width / 2);
  EXPECT_EQ(picture.height, 2);
  EXPECT_TRUE(std::all_of(picture.pixels.begin(), picture.pixels.end(),
                          [](std::uint8_t pixel) { return pixel == 100; }));
}

TEST(Picture, PortionsMakeTheSamePicture) {
  std::vector<std::uint8_t> rgba(4 * 30 * 20);
  for (std::size_t i = 0; i < rgba.size(); ++i) rgba[i] = static_cast<std::uint8_t>(i * 7);
  GreyMaker whole;
  whole.start(rgba, 30, 20);
  whole.make(1000);
  EXPECT_TRUE(whole.done());
  EXPECT_EQ(whole.take().pixels, grey_of(rgba, 30, 20).pixels);
}

TEST(Picture, APyramidHasHalvesUntilTheyAreSmall) {
  const Pyramid pyramid(Picture(100, 64));
  ASSERT_EQ(pyramid.levels(), 3);
  EXPECT_EQ(pyramid.level(2).width, 25);
  EXPECT_EQ(pyramid.level(2).height, 16);
  EXPECT_EQ(scaled(scaled(Point{10, 20}, 0.25), 4), (Point{10, 20}));
}

TEST(Picture, EdgesAreDarkOnBothSidesOfABorder) {
  Picture picture(6, 3);
  for (int y = 0; y < 3; ++y) {
    const std::uint8_t row[] = {40, 40, 40, 140, 140, 140};
    std::copy_n(row, 6, picture.row(y));
  }
  const Picture out = edges(picture);
  for (int y = 0; y < 3; ++y) {
    for (int x = 0; x < 6; ++x) EXPECT_EQ(out.row(y)[x], x == 2 || x == 3 ? 55 : 255) << x;
  }
  EXPECT_EQ(edges(Picture(1, 1)).pixels[0], 255);
}

TEST(Picture, SamplesBetweenPixels) {
  Picture picture(2, 2);
  picture.pixels = {0, 100, 100, 200};
  std::uint8_t middle = 0;
  const Point at = {0.5, 0.5};
  sample_quad(picture, {at, at, at, at}, 1, 0, &middle, 1);
  EXPECT_EQ(middle, 100);
}

TEST(Picture, SamplesGoOnBeyondTheBorder) {
  Picture picture(3, 3);
  std::fill(picture.pixels.begin(), picture.pixels.end(), std::uint8_t{90});
  for (const double far : {5.0, 1e4, 1e9, 1e300}) {
    std::array<std::uint8_t, 16> out{};
    sample_quad(picture, {{-far, -far}, {far, -far}, {-far, far}, {far, far}}, 4, 0.5, out.data(),
                4);
    EXPECT_TRUE(std::all_of(out.begin(), out.end(), [](std::uint8_t pixel) { return pixel == 90; }))
        << far;
  }
}

}  // namespace
}  // namespace jiugong::photo
