#include "photo/mesh.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "photo/linear.h"

namespace jiugong::photo {
namespace {

// How much larger a cell may be than its neighbour.
constexpr double kUnevenness = 1.7;

double area_of(const Quad& quad) {
  return cross(quad.lower_right - quad.upper_left, quad.lower_left - quad.upper_right) / 2;
}

bool convex(const Quad& quad) {
  const Point top = quad.upper_right - quad.upper_left, right = quad.lower_right - quad.upper_right;
  const Point bottom = quad.lower_left - quad.lower_right, left = quad.upper_left - quad.lower_left;
  return cross(top, right) > 0 && cross(right, bottom) > 0 && cross(bottom, left) > 0 &&
         cross(left, top) > 0;
}

bool similar(double a, double b) { return a < kUnevenness * b && b < kUnevenness * a; }

}  // namespace

std::optional<Homography> Homography::of(const Corners& corners) {
  constexpr Corners kSquare = {{{0, 0}, {9, 0}, {9, 9}, {0, 9}}};
  Equations<8> rows{};
  for (std::size_t i = 0; i < 4; ++i) {
    const Point from = kSquare[i], to = corners[i];
    rows[2 * i] = {from.x, from.y, 1, 0, 0, 0, -from.x * to.x, -from.y * to.x, to.x};
    rows[2 * i + 1] = {0, 0, 0, from.x, from.y, 1, -from.x * to.y, -from.y * to.y, to.y};
  }
  const auto solution = solve_linear<8>(rows);
  if (!solution) return std::nullopt;
  Homography out;
  out.m_ = *solution;
  return out;
}

std::optional<Point> Homography::operator()(Point point) const {
  const double depth = m_[6] * point.x + m_[7] * point.y + 1;
  if (depth < 0.05) return std::nullopt;
  return Point{(m_[0] * point.x + m_[1] * point.y + m_[2]) / depth,
               (m_[3] * point.x + m_[4] * point.y + m_[5]) / depth};
}

std::optional<Mesh> Mesh::of(const Homography& homography) {
  Mesh out;
  for (int row = -1; row <= 10; ++row) {
    for (int column = -1; column <= 10; ++column) {
      const auto point = homography({static_cast<double>(column), static_cast<double>(row)});
      if (!point) return std::nullopt;
      out.at(row, column) = *point;
    }
  }
  return out;
}

Point Mesh::place(Point point) const {
  const int column = to_int(point.x + 1, 0, 10) - 1;
  const int row = to_int(point.y + 1, 0, 10) - 1;
  const double x = point.x - column, y = point.y - row;
  const Quad quad = cell(row, column);
  return (quad.upper_left * (1 - x) + quad.upper_right * x) * (1 - y) +
         (quad.lower_left * (1 - x) + quad.lower_right * x) * y;
}

void Mesh::scale(double factor) {
  for (auto& row : points_) {
    for (Point& point : row) point = scaled(point, factor);
  }
}

void Mesh::extend() {
  for (int i = 0; i <= 9; ++i) {
    at(i, -1) = at(i, 0) * 2 - at(i, 1);
    at(i, 10) = at(i, 9) * 2 - at(i, 8);
  }
  for (int i = -1; i <= 10; ++i) {
    at(-1, i) = at(0, i) * 2 - at(1, i);
    at(10, i) = at(9, i) * 2 - at(8, i);
  }
}

bool Mesh::even() const {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (!convex(cell(row, column))) return false;
      const double area = area_of(cell(row, column));
      if (column > 0 && !similar(area, area_of(cell(row, column - 1)))) return false;
      if (row > 0 && !similar(area, area_of(cell(row - 1, column)))) return false;
    }
  }
  return true;
}

double Mesh::side() const {
  double area = 0;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) area += area_of(cell(row, column));
  }
  return area > 0 ? std::sqrt(area / 81) : 0;
}

}  // namespace jiugong::photo
