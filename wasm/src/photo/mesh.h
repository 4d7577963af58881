// Where the lines of a grid cross in a picture.
#pragma once

#include <array>
#include <optional>

#include "photo/outline.h"
#include "photo/picture.h"
#include "photo/point.h"

namespace jiugong::photo {

// A projective map of the plane.
class Homography {
 public:
  // The map that takes the square (0, 0), (9, 0), (9, 9), (0, 9) to these corners; nothing if they
  // are no quadrilateral.
  static std::optional<Homography> of(const Corners& corners);

  // Nothing for points beyond the horizon.
  std::optional<Point> operator()(Point point) const;

 private:
  std::array<double, 8> m_{};
};

// The 10 × 10 crossings of the lines of a grid, and one more on each side:
//
//     (-1,-1) (-1, 0) …  (-1, 9) (-1,10)
//     ( 0,-1) ( 0, 0) …  ( 0, 9) ( 0,10)      ( 0, 0) … ( 9, 9) are the grid's own
//        …       …          …       …
//     (10,-1) (10, 0) …  (10, 9) (10,10)
class Mesh {
 public:
  // The crossings of a plane grid; nothing if the camera cannot have seen it so.
  static std::optional<Mesh> of(const Homography& homography);

  Point& at(int row, int column) { return points_[row + 1][column + 1]; }
  const Point& at(int row, int column) const { return points_[row + 1][column + 1]; }

  // The quadrilateral of a cell, -1..9 in both directions.
  Quad cell(int row, int column) const {
    return {at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)};
  }

  // The place of a point given in cells, (0, 0) upper left and (9, 9) lower right: x counts columns.
  Point place(Point point) const;

  // The same in a picture that is `factor` times as large.
  void scale(double factor);

  // Continues the grid by one cell on each side.
  void extend();

  // Whether every cell is convex and about as large as its neighbours.
  bool even() const;

  // The mean side of a cell, in pixels.
  double side() const;

 private:
  Point points_[12][12];
};

}  // namespace jiugong::photo
