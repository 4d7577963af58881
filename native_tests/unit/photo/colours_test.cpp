#include "photo/colours.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "pictures/typeface.h"

namespace jiugong::photo {
namespace {

using pictures::Canvas;
using pictures::Colour;

constexpr int kCell = 30;

Mesh even_mesh() {
  Mesh mesh;
  for (int row = -1; row <= 10; ++row) {
    for (int column = -1; column <= 10; ++column) {
      mesh.at(row, column) = {static_cast<double>(column * kCell),
                              static_cast<double>(row * kCell)};
    }
  }
  return mesh;
}

// The colour of an 8 in the first cell.
InkColour colour_of(Colour ground, Colour ink) {
  Canvas canvas(9 * kCell, 9 * kCell, ground);
  pictures::stroke_typeface({})->draw(canvas, 8, {kCell / 2.0, kCell / 2.0}, 18, ink);
  std::array<bool, 81> light;
  light.fill(ink.green > ground.green);
  return find_colours({canvas.rgba(), canvas.width(), canvas.height()}, even_mesh(), light)[0];
}

TEST(Colours, BlackIsNeutralOnPaperOfAnyColour) {
  for (const Colour paper : {Colour{255, 255, 255}, Colour{230, 210, 150}, Colour{90, 80, 60}}) {
    const InkColour black = colour_of(paper, {0, 0, 0});
    EXPECT_LT(std::abs(black.red_blue), 30);
    EXPECT_LT(std::abs(black.magenta), 30);
    EXPECT_NEAR(black.ground[0], paper.red, 2);
    EXPECT_NEAR(black.ground[2], paper.blue, 2);
  }
}

TEST(Colours, InksAreApart) {
  // Blue ink takes the red, red ink takes green and blue.
  const InkColour blue = colour_of({240, 240, 240}, {40, 60, 180});
  EXPECT_GT(blue.red_blue, 200);
  const InkColour red = colour_of({240, 240, 240}, {200, 30, 30});
  EXPECT_LT(red.red_blue, -200);
  const InkColour light_blue = colour_of({20, 20, 24}, {110, 168, 254});
  EXPECT_LT(light_blue.red_blue, -150);
  EXPECT_LT(std::abs(colour_of({20, 20, 24}, {235, 235, 239}).red_blue), 30);
}

TEST(Colours, ABlankCellHasNone) {
  const InkColour none = colour_of({200, 200, 200}, {200, 200, 200});
  EXPECT_EQ(none.red_blue, 0);
}

TEST(Colours, InkOnAScreenIsTheSameOnEveryGround) {
  const Colour ink = {29, 106, 229};
  for (const Colour ground :
       {Colour{255, 255, 255}, Colour{246, 165, 165}, Colour{246, 229, 141}}) {
    const InkColour seen = colour_of(ground, ink);
    EXPECT_NEAR(seen.ink[0], ink.red, 8);
    EXPECT_NEAR(seen.ink[1], ink.green, 8);
    EXPECT_NEAR(seen.ink[2], ink.blue, 8);
  }
}

}  // namespace
}  // namespace jiugong::photo
