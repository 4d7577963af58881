#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/photo.h"
#include "jiugong/random.h"
#include "jiugong/solve9.h"
#include "memory.h"
#include "pictures/camera.h"
#include "pictures/page.h"
#include "pictures/typeface.h"
#include "unit/photo/pages.h"

namespace jiugong {
namespace {

using pictures::between;
using pictures::Camera;
using pictures::Canvas;
using pictures::Colour;
using pictures::grey;
using pictures::Photo;
using pictures::Point;
using pictures::Shot;
using pictures::Style;

// A page with one puzzle, what is done to it before the photo, and the photo.
struct Scene {
  Style style;
  Shot shot{.width = 640, .height = 640};
  Colour paper = grey(240);
  std::function<void(Canvas&, const Grid&, const Style&, Random&)> add;
};

// The kinds of pictures, and how many of the sixteen drawn of each have to be right.
struct Kind {
  const char* name;
  int floor;
  std::function<Scene(Random&)> scene;
};

Scene newspaper(Random& random) {
  Scene scene;
  scene.paper = grey(190 + random.below(60));
  scene.style.thin = between(random, 1, 3);
  scene.style.thick = scene.style.thin + between(random, 1, 4);
  scene.style.digit = between(random, 0.5, 0.72);
  scene.style.ink = grey(random.below(70));
  scene.style.line = scene.style.inner_line = grey(random.below(90));
  scene.style.jags = between(random, 0, 0.3);
  scene.shot = handheld(random);
  return scene;
}

Scene screenshot(Random& random, bool dark) {
  Scene scene;
  scene.paper = dark ? Colour{24, 26, 30} : grey(255);
  scene.style.ink = dark ? grey(225) : Colour{30, 60, 160};
  scene.style.line = dark ? grey(125) : grey(60);
  scene.style.inner_line = dark ? grey(90) : grey(150);
  scene.style.thin = 1 + random.below(2);
  scene.style.digit = between(random, 0.45, 0.68);
  scene.shot = {.width = kPage, .height = kPage, .span = 1};
  return scene;
}

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> kKinds = {
      {"newspaper", 15, newspaper},
      {"tilted by 30 to 45 degrees", 15,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.tilt = between(random, 30, 45);
         scene.shot.span = 0.75;
         return scene;
       }},
      {"turned", 14,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.turn = 90 * (1 + random.below(3)) + between(random, -8, 8);
         return scene;
       }},
      {"turned by up to 40 degrees", 14,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.turn = between(random, -40, 40);
         scene.shot.span = 0.65;
         return scene;
       }},
      {"curved paper", 15,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.bend = between(random, 0.25, 0.6);
         return scene;
       }},
      {"dark", 12,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.gain = between(random, 0.15, 0.3);
         scene.shot.noise = 3;
         return scene;
       }},
      {"blurred", 12,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.blur = between(random, 1.2, 2.5);
         return scene;
       }},
      {"dotted inner lines", 14,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.style.dots = 4 + random.below(3);
         scene.style.inner_line = grey(90 + random.below(60));
         return scene;
       }},
      {"print of the other side", 14,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.add = [](Canvas& canvas, const Grid&, const Style&, Random& ink) {
           pictures::print_through(canvas, *pictures::random_typeface(ink), 0.15, ink);
         };
         return scene;
       }},
      {"strokes of a pen", 12,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.add = [](Canvas& canvas, const Grid&, const Style&, Random& ink) {
           const Point at = {between(ink, 0, kPage), between(ink, 0, kPage)};
           pictures::scribble(canvas, at, 120, 2, {40, 50, 150}, ink);
         };
         return scene;
       }},
      {"screenshot", 15, [](Random& random) { return screenshot(random, false); }},
      {"screenshot in a dark theme", 15, [](Random& random) { return screenshot(random, true); }},
      {"coloured cells", 15,
       [](Random& random) {
         Scene scene = screenshot(random, false);
         for (Cell cell = 0; cell < kCellCount; ++cell) {
           if ((cell / 27 + cell % 9 / 3) % 2 == 0) {
             scene.style.colours[static_cast<std::size_t>(cell)] = Colour{255, 236, 180};
           }
         }
         return scene;
       }},
      {"small", 14,
       [](Random& random) {
         Scene scene = newspaper(random);
         scene.shot.span = 0.33;
         scene.shot.width = scene.shot.height = 900;
         return scene;
       }},
  };
  return kKinds;
}

struct Taken {
  Grid puzzle;
  Photo photo;
  std::vector<Point> corners;  // of the grid
};

Taken take(const Scene& scene, std::uint64_t seed) {
  Random random(seed);
  Taken out;
  out.puzzle = puzzle_of(seed);
  Canvas page(kPage, kPage, scene.paper);
  const Point corner = {kBorder, kBorder};
  draw_puzzle(page, out.puzzle, corner, scene.style, *pictures::random_typeface(random), random);
  if (scene.add) scene.add(page, out.puzzle, scene.style, random);
  const Camera camera(scene.shot, kPage, kPage);
  out.photo = camera.take(page, random);
  const double side = 9 * scene.style.cell;
  for (const Point point : {Point{0, 0}, Point{side, 0}, Point{side, side}, Point{0, side}}) {
    out.corners.push_back(camera.see(corner + point));
  }
  return out;
}

class PhotoKinds : public testing::TestWithParam<std::size_t> {};

TEST_P(PhotoKinds, AreRead) {
  const Kind& kind = kinds()[GetParam()];
  constexpr int kPictures = 16;
  int right = 0;
  std::string others;
  for (std::uint64_t i = 0; i < kPictures / kShare; ++i) {
    Random random(seed_of(GetParam(), i));
    const Taken taken = take(kind.scene(random), seed_of(GetParam() + 100, i) % 100'000);
    const PhotoReading reading = read(taken.photo);
    if (reading.grids.empty()) {
      others += " " + std::string(name_of(reading.problem));
      continue;
    }
    const PhotoGrid& grid = reading.grids[0];
    const bool sure = grid.verdict == PhotoVerdict::kSure;
    const std::size_t wrong = wrong_cells(grid, taken.puzzle, false).size();
    right += wrong == 0;
    if (!sure || wrong > 0) {
      others += " " + std::string(name_of(grid.verdict)) + ":" + std::to_string(wrong);
    }
    EXPECT_FALSE(sure && wrong > 0) << kind.name << ", picture " << i;
  }
  const int unread = kPictures - kPictures / kShare;
  EXPECT_GE(right + unread, kind.floor) << kind.name << ":" << others;
}

INSTANTIATE_TEST_SUITE_P(All, PhotoKinds, testing::Range(std::size_t{0}, std::size_t{14}));

TEST(PhotoReader, CoversAllKinds) { EXPECT_EQ(kinds().size(), 14u); }

TEST(PhotoReader, TellsCornersAndTurns) {
  Random random(1);
  for (int turns = 0; turns < 4; ++turns) {
    Scene scene = newspaper(random);
    scene.shot.turn = 90 * turns;
    const Taken taken = take(scene, 12);
    const PhotoReading reading = read(taken.photo);
    ASSERT_EQ(reading.grids.size(), 1u);
    const PhotoGrid& grid = reading.grids[0];
    EXPECT_EQ(grid.puzzle, taken.puzzle);
    EXPECT_EQ(grid.quarter_turns, (4 - turns) % 4);
    const int corners[] = {0, 9, 99, 90};
    for (std::size_t i = 0; i < 4; ++i) {
      const PhotoPoint at = grid.crossings[static_cast<std::size_t>(corners[i])];
      EXPECT_NEAR(at.x, taken.corners[i].x, 3) << i;
      EXPECT_NEAR(at.y, taken.corners[i].y, 3) << i;
    }
  }
}

TEST(PhotoReader, ReadsAllPuzzlesOfAPageTheLargestFirst) {
  Random random(9);
  Canvas page(1500, 1000, grey(240));
  const auto typeface = pictures::stroke_typeface({});
  std::vector<Grid> puzzles;
  const double cells[] = {70, 52, 45};
  const Point corners[] = {{60, 100}, {800, 30}, {850, 540}};
  for (std::size_t i = 0; i < 3; ++i) {
    puzzles.push_back(puzzle_of(i + 40));
    Style style;
    style.cell = cells[i];
    draw_puzzle(page, puzzles.back(), corners[i], style, *typeface, random);
  }
  const PhotoReading reading = read_photo(page.rgba(), page.width(), page.height());
  ASSERT_EQ(reading.grids.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(reading.grids[i].puzzle, puzzles[i]) << i;
    EXPECT_EQ(reading.grids[i].verdict, PhotoVerdict::kSure) << i;
    EXPECT_NEAR(reading.grids[i].side, cells[i], 1) << i;
  }
}

// What a person has written into a puzzle, and how much of it has to be told.
struct Pen {
  const char* name;
  Colour colour;
  double thickness;
  int part;        // one of so many blank cells is filled
  int told;        // per cent of the digits that are told as written, at least
  int as_printed;  // per cent that are taken for givens, at most
  int lost;        // per cent of the givens that are not, at most: they are marked as doubtful
};

constexpr std::array<Pen, 5> kPens = {{
    {"a blue pen", {40, 50, 150}, 2.5, 3, 90, 3, 1},
    {"a blue pen, all cells", {40, 50, 150}, 2.5, 1, 90, 3, 1},
    {"a red pen, half of the cells", {190, 40, 50}, 3, 2, 90, 3, 1},
    {"a black pen", {30, 30, 34}, 3, 2, 85, 15, 8},
    {"a pencil", {110, 110, 112}, 3, 3, 80, 10, 1},
}};

class PhotoPens : public testing::TestWithParam<std::size_t> {};

TEST_P(PhotoPens, AreTold) {
  const Pen& pen = kPens[GetParam()];
  int told = 0, written = 0, as_printed = 0, lost = 0, printed = 0;
  for (std::uint64_t seed = 0; seed < 16 / kShare; ++seed) {
    Random random(seed);
    Scene scene = newspaper(random);
    Grid by_hand;
    scene.add = [&](Canvas& canvas, const Grid& puzzle, const Style& style, Random& ink) {
      const Grid solution = *solve9(puzzle).solution;
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (puzzle[cell] != 0 || ink.below(pen.part) != 0) continue;
        by_hand.set(cell, solution[cell]);
        const Point at = middle_of(cell, {kBorder, kBorder}, style);
        pictures::draw_by_hand(canvas, solution[cell], at, 40, pen.thickness, pen.colour, ink);
      }
    };
    const Taken taken = take(scene, seed + 70);
    const PhotoReading reading = read(taken.photo);
    ASSERT_FALSE(reading.grids.empty()) << seed;
    const PhotoGrid& grid = reading.grids[0];
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      written += by_hand[cell] != 0;
      told += by_hand[cell] != 0 && grid.by_hand[cell] == by_hand[cell];
      as_printed += by_hand[cell] != 0 && grid.puzzle[cell] != 0;
      printed += taken.puzzle[cell] != 0;
      lost += taken.puzzle[cell] != 0 && grid.puzzle[cell] != taken.puzzle[cell];
    }
    EXPECT_TRUE(wrong_cells(grid, taken.puzzle, true).empty()) << pen.name << ", page " << seed;
  }
  if (kShare > 1) return;  // the rates are those of all pages
  EXPECT_GE(100 * told, pen.told * written) << pen.name << ": " << told << " of " << written;
  EXPECT_LE(100 * as_printed, pen.as_printed * written) << as_printed << " of " << written;
  EXPECT_LE(100 * lost, pen.lost * printed) << lost << " of " << printed;
}

INSTANTIATE_TEST_SUITE_P(All, PhotoPens, testing::Range(std::size_t{0}, kPens.size()));

// Puzzles are printed in several colours, too: then no colour is that of a pen.
TEST(PhotoReader, TakesColouredGivensForGivens) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Random random(seed);
    const Grid puzzle = generate({.seed = seed, .clues = 24}).puzzle;
    Canvas page(kPage, kPage, grey(255));
    const auto typeface = pictures::stroke_typeface({});
    const Style style;
    Grid black, red;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      (random.below(2) == 0 ? black : red).set(cell, puzzle[cell]);
    }
    Style red_style = style;
    red_style.ink = {200, 30, 40};
    draw_puzzle(page, black, {kBorder, kBorder}, style, *typeface, random);
    draw_puzzle(page, red, {kBorder, kBorder}, red_style, *typeface, random);
    const PhotoReading reading = read_photo(page.rgba(), kPage, kPage);
    ASSERT_EQ(reading.grids.size(), 1u);
    EXPECT_EQ(reading.grids[0].puzzle, puzzle) << seed;
    EXPECT_EQ(reading.grids[0].by_hand, Grid()) << seed;
  }
}

// Changes every colour of a photo: `light(x, y, value)` is the new one.
template <typename Light>
void relight(Photo& photo, const Light& light) {
  std::size_t at = 0;
  for (int y = 0; y < photo.height; ++y) {
    for (int x = 0; x < photo.width; ++x, at += 4) {
      for (std::size_t c = 0; c < 3; ++c) {
        photo.rgba[at + c] = static_cast<std::uint8_t>(light(x, y, photo.rgba[at + c]));
      }
    }
  }
}

// A shadow with a sharp edge across the cells, in several directions.
TEST(PhotoReader, ReadsAcrossTheEdgeOfAShadow) {
  constexpr std::array<Point, 4> kDirections = {{{2, 1}, {1, 1}, {-1, 1}, {0, 2}}};
  int right = 0, all = 0;
  for (std::uint64_t seed = 0; seed < 12 / kShare; ++seed) {
    Random random(seed);
    Taken taken = take(newspaper(random), seed + 30);
    const Point way = kDirections[seed % kDirections.size()];
    const double middle = taken.photo.width / 2.0;
    relight(taken.photo, [&](int x, int y, int value) {
      const double off = (way.x * (x - middle) + way.y * (y - middle)) / 25;
      return value * (0.4 + 0.6 * std::clamp(off, 0.0, 1.0));
    });
    const PhotoReading reading = read(taken.photo);
    ASSERT_FALSE(reading.grids.empty()) << seed;
    ++all;
    if (reading.grids[0].puzzle == taken.puzzle) ++right;
    EXPECT_TRUE(wrong_cells(reading.grids[0], taken.puzzle, true).empty()) << seed;
  }
  EXPECT_GE(right, all - 1);
}

// A lamp that is mirrored in the paper washes some cells out: those that are wrong are marked.
TEST(PhotoReader, MarksWhatAMirroredLampHides) {
  for (std::uint64_t seed = 0; seed < 12 / kShare; ++seed) {
    Random random(seed);
    Taken taken = take(newspaper(random), seed + 30);
    const double left = between(random, 0.3, 0.7), top = between(random, 0.3, 0.7);
    relight(taken.photo, [&](int x, int y, int value) {
      const double right = x / (0.09 * taken.photo.width) - left / 0.09;
      const double down = y / (0.09 * taken.photo.height) - top / 0.09;
      const double light = 1.3 * std::exp(-(right * right + down * down) / 2);
      return std::min(255.0, value + light * (255 - value));
    });
    const PhotoReading reading = read(taken.photo);
    ASSERT_FALSE(reading.grids.empty()) << seed;
    EXPECT_TRUE(wrong_cells(reading.grids[0], taken.puzzle, true).empty()) << seed;
  }
}

TEST(PhotoReader, TellsWhyThereIsNothing) {
  const auto problem_of = [](const Canvas& canvas) {
    const PhotoReading reading = read_photo(canvas.rgba(), canvas.width(), canvas.height());
    EXPECT_TRUE(reading.grids.empty());
    return name_of(reading.problem);
  };
  EXPECT_EQ(problem_of(Canvas(60, 900, grey(255))), "too-small");
  EXPECT_EQ(problem_of(Canvas(640, 480, grey(255))), "no-grid");
  EXPECT_EQ(problem_of(Canvas(640, 480, grey(10))), "too-dark");

  Canvas text(640, 480, grey(255));
  for (int i = 0; i < 200; ++i) {
    pictures::stroke_typeface({})->draw(text, 1 + i % 9,
                                        {20 + 30.0 * (i % 20), 20 + 40.0 * (i / 20)}, 20, grey(0));
  }
  EXPECT_EQ(problem_of(text), "no-grid");

  Canvas sixteen(640, 640, grey(255));
  for (int i = 0; i <= 16; ++i) {
    const double at = 32 + 36 * i;
    sixteen.line({at, 32}, {at, 608}, 2, grey(0));
    sixteen.line({32, at}, {608, at}, 2, grey(0));
  }
  EXPECT_EQ(problem_of(sixteen), "not-nine");

  Scene scene;
  scene.shot.blur = 14;
  const Photo blurred = take(scene, 5).photo;
  EXPECT_EQ(read(blurred).problem, PhotoProblem::kTooBlurred);

  Scene tiny;
  tiny.shot.width = tiny.shot.height = 100;
  tiny.shot.span = 0.9;
  tiny.style.ink = tiny.paper;  // nothing legible
  const PhotoReading reading = read(take(tiny, 5).photo);
  EXPECT_EQ(name_of(reading.problem), "too-small");
}

TEST(PhotoReader, ReadsABlankGridAsUnread) {
  Canvas page(640, 640, grey(255));
  Random random(1);
  draw_lines(page, {32, 32}, {}, random);
  const PhotoReading reading = read_photo(page.rgba(), 640, 640);
  ASSERT_EQ(reading.grids.size(), 1u);
  EXPECT_EQ(reading.grids[0].verdict, PhotoVerdict::kUnread);
  EXPECT_EQ(reading.grids[0].puzzle, Grid());
  for (const PhotoCell& cell : reading.grids[0].cells) EXPECT_TRUE(cell.doubtful);
}

TEST(PhotoReader, PortionsDoNotMatter) {
  Random random(4);
  const Taken taken = take(newspaper(random), 31);
  PhotoReader reader;
  reader.start(taken.photo.rgba, taken.photo.width, taken.photo.height);
  double progress = 0;
  int steps = 0;
  while (!reader.advance(1)) {
    EXPECT_GE(reader.progress(), progress);
    progress = reader.progress();
    ++steps;
  }
  EXPECT_EQ(reader.progress(), 1);
  EXPECT_GT(steps, 10);
  const PhotoReading whole = read(taken.photo);
  ASSERT_EQ(whole.grids.size(), reader.result().grids.size());
  EXPECT_EQ(whole.grids[0].puzzle, reader.result().grids[0].puzzle);
  for (std::size_t i = 0; i < 100; ++i) {
    EXPECT_EQ(whole.grids[0].crossings[i].x, reader.result().grids[0].crossings[i].x);
  }
  // And again, after another picture that was given up.
  const Canvas blank(300, 300, grey(255));
  reader.start(blank.rgba(), 300, 300);
  reader.advance(2);
  reader.start(taken.photo.rgba, taken.photo.width, taken.photo.height);
  reader.advance(UINT64_MAX);
  EXPECT_EQ(whole.grids[0].puzzle, reader.result().grids[0].puzzle);
}

TEST(PhotoReader, RefusesSizesThatAreNone) {
  const auto code_of = [](std::size_t bytes, int width, int height) -> std::string_view {
    const auto error = validate_photo(bytes, width, height);
    return error ? name_of(*error) : "";
  };
  EXPECT_EQ(code_of(4, 1, 1), "");
  EXPECT_EQ(code_of(0, 0, 0), "bad-size");
  EXPECT_EQ(code_of(400'000, 1, 100'000), "bad-size");
  EXPECT_EQ(code_of(0, 65'535, 65'535), "bad-size");
  EXPECT_EQ(code_of(0, 30'000, 30'000), "bad-size");
  EXPECT_EQ(code_of(0, -1, 5), "bad-size");
  EXPECT_EQ(code_of(3, 1, 1), "bad-byte-count");
}

TEST(PhotoReader, TakesAtMost64MegabytesBesideThePicture) {
  // Every second pixel is ink: the worst for the search for pieces of ink.
  const int side = 2560;
  std::vector<std::uint8_t> rgba(std::size_t{4} * side * side, 255);
  for (std::size_t i = 0; i < rgba.size() / 4; ++i) {
    const bool ink = (i % side + i / side) % 2 == 0 && i % side % 2 == 0;
    if (ink) rgba[4 * i] = rgba[4 * i + 1] = rgba[4 * i + 2] = 0;
  }
  const MemoryWatch memory;
  read_photo(rgba, side, side);
  EXPECT_LT(memory.peak(), 64u << 20);
}

}  // namespace
}  // namespace jiugong
