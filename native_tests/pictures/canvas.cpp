#include "pictures/canvas.h"

#include <algorithm>
#include <cmath>

namespace jiugong::pictures {

Canvas::Canvas(int width, int height, Colour ground)
    : width_(width),
      height_(height),
      rgba_(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 255) {
  const double right = width, bottom = height;
  fill(0, 0, right, bottom, ground);
}

void Canvas::blend(int x, int y, Colour colour, double opacity) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_ || opacity <= 0) return;
  std::uint8_t* pixel = &rgba_[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                                    static_cast<std::size_t>(x))];
  const int values[] = {colour.red, colour.green, colour.blue};
  for (const int value : values) {
    const double blended = *pixel + (value - *pixel) * std::min(1.0, opacity);
    *pixel = static_cast<std::uint8_t>(std::lround(blended));
    ++pixel;
  }
}

void Canvas::fill(double left, double top, double right, double bottom, Colour colour) {
  for (int y = static_cast<int>(top); y < bottom; ++y) {
    for (int x = static_cast<int>(left); x < right; ++x) blend(x, y, colour, 1);
  }
}

void Canvas::line(Point from, Point to, double thickness, Colour colour, double opacity) {
  const double radius = thickness / 2;
  const Point way = to - from;
  const double square = std::max(1e-9, photo::squared_length(way));
  const int left = static_cast<int>(std::floor(std::min(from.x, to.x) - radius - 1));
  const int right = static_cast<int>(std::ceil(std::max(from.x, to.x) + radius + 1));
  const int top = static_cast<int>(std::floor(std::min(from.y, to.y) - radius - 1));
  const int bottom = static_cast<int>(std::ceil(std::max(from.y, to.y) + radius + 1));
  for (int y = top; y <= bottom; ++y) {
    for (int x = left; x <= right; ++x) {
      const Point at = Point{static_cast<double>(x), static_cast<double>(y)} - from;
      const double part = std::clamp((at.x * way.x + at.y * way.y) / square, 0.0, 1.0);
      const double distance = std::sqrt(photo::squared_length(at - way * part));
      blend(x, y, colour, opacity * std::clamp(radius + 0.5 - distance, 0.0, 1.0));
    }
  }
}

void Canvas::stroke(const std::vector<Point>& points, double thickness, Colour colour,
                    double opacity) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    line(points[i], points[i + 1], thickness, colour, opacity);
  }
}

std::vector<Point> curve(const std::vector<Point>& points) {
  constexpr int kParts = 8;
  if (points.size() < 3) return points;
  std::vector<Point> out;
  const auto at = [&](std::size_t i) { return points[std::min(i, points.size() - 1)]; };
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Point a = at(i == 0 ? 0 : i - 1), b = at(i), c = at(i + 1), d = at(i + 2);
    for (int k = 0; k < kParts; ++k) {
      const double t = static_cast<double>(k) / kParts;
      out.push_back((b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * (t * t) +
                     (b * 3 - a - c * 3 + d) * (t * t * t)) *
                    0.5);
    }
  }
  out.push_back(points.back());
  return out;
}

}  // namespace jiugong::pictures
