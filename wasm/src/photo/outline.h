// The corners of a piece of ink.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "photo/point.h"

namespace jiugong::photo {

// Upper left, upper right, lower right, lower left.
using Corners = std::array<Point, 4>;

// The convex hull, clockwise on the screen (Andrew's monotone chain).
std::vector<Point> convex_hull(std::vector<Point> points);

// The quadrilateral of the greatest area whose corners are among those of a convex hull, beginning
// with the corner nearest the upper left; nothing if there is none. A frame seen in perspective is
// such a quadrilateral, whatever hangs on its sides.
std::optional<Corners> largest_quadrilateral(const std::vector<Point>& hull);

}  // namespace jiugong::photo
