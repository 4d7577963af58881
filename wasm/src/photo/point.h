// Points and directions in the plane.
//
// The geometry of the room is computed in doubles with + - × ÷ and square roots alone, which IEEE 754
// defines to the last bit; the room is compiled without contraction to fused operations. What is done
// for every pixel is computed in integers. So a picture is read alike natively and in WebAssembly.
#pragma once

namespace jiugong::photo {

// A number as an integer, without its fraction; `low` or `high` where it is beyond, and `low` where it is none.
constexpr int to_int(double value, int low, int high) {
  if (!(value > low)) return low;
  return value < high ? static_cast<int>(value) : high;
}

struct Point {
  double x = 0;
  double y = 0;

  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
  friend constexpr bool operator==(Point, Point) = default;
};

// Twice the signed area of the triangle 0, a, b: positive if b is clockwise of a, y pointing down.
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

constexpr double squared_length(Point a) { return a.x * a.x + a.y * a.y; }

}  // namespace jiugong::photo
