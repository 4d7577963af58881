// Pictures drawn by the tests, and by the program that trains the digit network.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "photo/point.h"

namespace jiugong::pictures {

using photo::Point;

struct Colour {
  int red, green, blue;
};

constexpr Colour grey(int level) { return {level, level, level}; }

// A surface on which lines and shapes are painted with smooth edges.
class Canvas {
 public:
  Canvas(int width, int height, Colour ground);

  int width() const { return width_; }
  int height() const { return height_; }

  // Paints pixels by their opacity, 0..1.
  void blend(int x, int y, Colour colour, double opacity);

  void fill(double left, double top, double right, double bottom, Colour colour);

  // A line with round ends.
  void line(Point from, Point to, double thickness, Colour colour, double opacity = 1);

  // Lines from each point to the next.
  void stroke(const std::vector<Point>& points, double thickness, Colour colour,
              double opacity = 1);

  // Four bytes a pixel.
  const std::vector<std::uint8_t>& rgba() const { return rgba_; }

 private:
  int width_, height_;
  std::vector<std::uint8_t> rgba_;
};

// A smooth curve through the points (Catmull and Rom), as points.
std::vector<Point> curve(const std::vector<Point>& points);

}  // namespace jiugong::pictures
