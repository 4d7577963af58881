#include "photo/outline.h"

#include <algorithm>
#include <cstddef>

namespace jiugong::photo {

std::vector<Point> convex_hull(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Point> hull;
  const auto add = [&hull](Point point, std::size_t kept) {
    while (hull.size() > kept &&
           cross(hull.back() - hull[hull.size() - 2], point - hull[hull.size() - 2]) <= 0) {
      hull.pop_back();
    }
    hull.push_back(point);
  };
  // The upper chain from left to right, then the lower one back; each keeps its first point.
  for (const Point point : points) add(point, 1);
  const std::size_t upper = hull.size();
  for (std::size_t i = points.size(); i-- > 1;) add(points[i - 1], upper);
  if (hull.size() > 1) hull.pop_back();
  return hull;
}

std::optional<Corners> largest_quadrilateral(const std::vector<Point>& hull) {
  double most = 0;
  Corners best;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    for (std::size_t k = i + 2; k < hull.size(); ++k) {
      // A diagonal and the farthest corner on each side of it.
      const Point diagonal = hull[k] - hull[i];
      double right = 0, left = 0;
      Point farthest_right, farthest_left;
      for (const Point corner : hull) {
        const double distance = cross(diagonal, corner - hull[i]);
        if (distance > right) {
          right = distance;
          farthest_right = corner;
        }
        if (-distance > left) {
          left = -distance;
          farthest_left = corner;
        }
      }
      if (right > 0 && left > 0 && right + left > most) {
        most = right + left;
        best = {hull[i], farthest_left, hull[k], farthest_right};
      }
    }
  }
  if (most == 0) return std::nullopt;
  const auto from_upper_left = [](Point a, Point b) { return a.x + a.y < b.x + b.y; };
  std::rotate(best.begin(), std::min_element(best.begin(), best.end(), from_upper_left),
              best.end());
  return best;
}

}  // namespace jiugong::photo
