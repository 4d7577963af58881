#include "photo/forms.h"

#include <gtest/gtest.h>

#include <memory>

#include "pictures/typeface.h"

namespace jiugong::photo {
namespace {

// The ink of a digit that is drawn a little off the middle.
Input ink_of(const pictures::Typeface& typeface, int digit, pictures::Point shift) {
  pictures::Canvas canvas(kInputSide, kInputSide, pictures::grey(255));
  typeface.draw(canvas, digit, pictures::Point{9.5, 9.5} + shift, 14, pictures::grey(0));
  Input out;
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = static_cast<std::uint8_t>((255 - canvas.rgba()[4 * i]) * kUsualInk / 255);
  }
  return out;
}

TEST(Forms, ComparesCellsWithTheSameDigit) {
  const auto one = pictures::stroke_typeface({.weight = 0.12, .width = 0.6});
  const auto other = pictures::stroke_typeface({.weight = 0.2, .width = 0.5, .slant = 0.3});
  std::array<Input, 81> ink{};
  std::array<int, 81> digits{};
  const auto put = [&](std::size_t cell, const pictures::Typeface& typeface, int digit,
                       pictures::Point shift) {
    ink[cell] = ink_of(typeface, digit, shift);
    digits[cell] = digit;
  };
  put(3, *one, 5, {0, 0});
  put(20, *one, 5, {0.8, -0.7});
  put(44, *other, 5, {0, 0});
  put(60, *one, 7, {0, 0});
  const auto pairs = compare_forms(ink, digits);
  ASSERT_EQ(pairs.size(), 3u);
  EXPECT_EQ(pairs[0].one, 3);
  EXPECT_EQ(pairs[0].other, 20);
  EXPECT_GT(pairs[0].likeness, 930);
  EXPECT_LT(pairs[1].likeness, 870);
  EXPECT_LT(pairs[2].likeness, 870);
}

TEST(Forms, NothingIsLikeNothing) {
  const std::array<Input, 81> ink{};
  std::array<int, 81> digits{};
  digits[0] = digits[80] = 4;
  const auto pairs = compare_forms(ink, digits);
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs[0].likeness, 0);
}

}  // namespace
}  // namespace jiugong::photo
