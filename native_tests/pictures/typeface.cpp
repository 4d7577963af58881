#include "pictures/typeface.h"

#include <cmath>
#include <cstddef>

namespace jiugong::pictures {
namespace {

std::vector<Point> oval(Point middle, double across, double down) {
  // Points of a circle: without sines, which differ between libraries.
  constexpr Point kCircle[] = {{0, -1},       {0.5, -0.866}, {0.866, -0.5},  {1, 0},
                               {0.866, 0.5},  {0.5, 0.866},  {0, 1},         {-0.5, 0.866},
                               {-0.866, 0.5}, {-1, 0},       {-0.866, -0.5}, {-0.5, -0.866},
                               {0, -1}};
  std::vector<Point> out;
  for (const Point point : kCircle) {
    out.push_back(middle + Point{across * point.x, down * point.y});
  }
  return curve(out);
}

std::vector<Point> six() {
  return curve({{0.88, 0.14},
                {0.72, 0.03},
                {0.5, 0},
                {0.2, 0.12},
                {0.04, 0.45},
                {0.05, 0.75},
                {0.22, 0.96},
                {0.5, 1},
                {0.8, 0.94},
                {0.96, 0.7},
                {0.8, 0.46},
                {0.5, 0.39},
                {0.22, 0.48},
                {0.06, 0.68}});
}

class StrokeTypeface : public Typeface {
 public:
  explicit StrokeTypeface(const Strokes& strokes) : form_(strokes) {}

  void draw(Canvas& canvas, int digit, Point middle, double height, Colour colour) const override {
    const double pen = form_.weight * height, high = height - pen;
    const double wide = form_.width * height - pen;
    for (std::vector<Point> stroke : strokes_of(digit, form_.flag, form_.foot)) {
      for (Point& point : stroke) {
        const double x = point.x - 0.5, y = point.y - 0.5;
        point = middle + Point{x * wide - y * form_.slant * high, y * high};
      }
      canvas.stroke(stroke, pen, colour);
    }
  }

 private:
  Strokes form_;
};

}  // namespace

std::vector<std::vector<Point>> strokes_of(int digit, bool flag, bool foot) {
  switch (digit) {
    case 1: {
      std::vector<std::vector<Point>> out = {{{0.55, 0}, {0.55, 1}}};
      if (flag) out.push_back({{0.2, 0.22}, {0.55, 0}});
      if (foot) out.push_back({{0.15, 1}, {0.95, 1}});
      return out;
    }
    case 2:
      return {curve({{0.05, 0.28},
                     {0.15, 0.07},
                     {0.5, 0},
                     {0.85, 0.08},
                     {0.95, 0.28},
                     {0.8, 0.52},
                     {0.4, 0.78},
                     {0.05, 1}}),
              {{0.05, 1}, {0.98, 1}}};
    case 3:
      return {curve({{0.05, 0.18},
                     {0.2, 0.04},
                     {0.5, 0},
                     {0.82, 0.07},
                     {0.9, 0.25},
                     {0.8, 0.42},
                     {0.45, 0.47}}),
              curve({{0.45, 0.47},
                     {0.85, 0.55},
                     {0.97, 0.74},
                     {0.85, 0.93},
                     {0.5, 1},
                     {0.15, 0.94},
                     {0.02, 0.8}})};
    case 4:
      return {{{0.7, 1}, {0.7, 0}, {0.02, 0.7}, {0.98, 0.7}}};
    case 5:
      return {{{0.88, 0}, {0.2, 0}, {0.12, 0.46}},
              curve({{0.12, 0.46},
                     {0.3, 0.37},
                     {0.6, 0.36},
                     {0.9, 0.48},
                     {0.97, 0.68},
                     {0.85, 0.92},
                     {0.5, 1},
                     {0.15, 0.94},
                     {0.02, 0.8}})};
    case 6:
      return {six()};
    case 7:
      return {{{0.03, 0}, {0.97, 0}}, curve({{0.97, 0}, {0.6, 0.4}, {0.42, 0.7}, {0.34, 1}})};
    case 8:
      return {oval({0.5, 0.24}, 0.4, 0.24), oval({0.5, 0.73}, 0.48, 0.27)};
    default: {
      std::vector<Point> nine = six();
      for (Point& point : nine) point = Point{1, 1} - point;
      return {nine};
    }
  }
}

std::unique_ptr<Typeface> stroke_typeface(const Strokes& strokes) {
  return std::make_unique<StrokeTypeface>(strokes);
}

std::unique_ptr<Typeface> random_typeface(Random& random) {
  return stroke_typeface({.weight = between(random, 0.08, 0.2),
                          .width = between(random, 0.5, 0.68),
                          .slant = random.below(5) == 0 ? between(random, 0, 0.2) : 0,
                          .foot = random.below(4) == 0,
                          .flag = random.below(8) != 0});
}

void draw_by_hand(Canvas& canvas, int digit, Point middle, double height, double pen, Colour colour,
                  Random& random) {
  const double width = height * between(random, 0.45, 0.75), slant = between(random, -0.25, 0.35);
  const double turn = between(random, -0.15, 0.15);
  std::vector<std::vector<Point>> strokes = strokes_of(digit, random.below(2) == 0, false);
  if (digit == 7 && random.below(2) == 0) strokes.push_back({{0.25, 0.5}, {0.8, 0.47}});
  if (digit == 4 && random.below(2) == 0) {
    strokes = {{{0.25, 0.03}, {0.12, 0.56}, {0.9, 0.53}}, {{0.75, 0.1}, {0.68, 1}}};
  }
  // The hand wanders smoothly.
  const double wave = between(random, 2, 6), phase = between(random, 0, 6),
               size = between(random, 0, 0.09);
  for (std::vector<Point>& stroke : strokes) {
    for (Point& point : stroke) {
      double x = point.x - 0.5 + size * std::sin(wave * point.y + phase);
      double y = point.y - 0.5 + size * std::cos(wave * point.x + phase);
      x -= slant * y;
      x *= width;
      y *= height;
      point = middle + Point{x - turn * y, y + turn * x};
    }
    canvas.stroke(stroke, pen, colour, between(random, 0.7, 1));
  }
}

double between(Random& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random.next() >> 11) * 0x1p-53;
}

double normal(Random& random) {
  double sum = 0;
  for (int i = 0; i < 4; ++i) sum += between(random, -1, 1);
  return sum * 0.8660254;
}

}  // namespace jiugong::pictures
