#include "generate_regions/canvas.h"

#include <algorithm>
#include <numeric>

namespace jiugong::region_generator {

std::vector<int> Canvas::neighbours(int cell, bool diagonal) const {
  const int row = cell / layout_.cols, col = cell % layout_.cols;
  std::vector<int> found;
  for (int r = std::max(row - 1, 0); r <= std::min(row + 1, layout_.rows - 1); ++r) {
    for (int c = std::max(col - 1, 0); c <= std::min(col + 1, layout_.cols - 1); ++c) {
      const int other = r * layout_.cols + c;
      if (other == cell || is_void(other) || (!diagonal && r != row && c != col)) continue;
      found.push_back(other);
    }
  }
  random_.shuffle(std::span(found));
  return found;
}

std::vector<int> Canvas::shuffled_cells() const {
  std::vector<int> order(layout_.cells.size());
  std::iota(order.begin(), order.end(), 0);
  random_.shuffle(std::span(order));
  return order;
}

bool Canvas::is_diagonal(int from, int to) const {
  return from / layout_.cols != to / layout_.cols && from % layout_.cols != to % layout_.cols;
}

std::size_t Canvas::corner_between(int from, int to) const {
  const int row = std::min(from / layout_.cols, to / layout_.cols);
  const int col = std::min(from % layout_.cols, to % layout_.cols);
  const int corner = row * layout_.cols + col;
  return static_cast<std::size_t>(corner);
}

bool Canvas::crosses(std::span<const int> line) const {
  std::vector<std::size_t> corners;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (!is_diagonal(line[i - 1], line[i])) continue;
    const std::size_t corner = corner_between(line[i - 1], line[i]);
    const bool again = std::find(corners.begin(), corners.end(), corner) != corners.end();
    if (again || crossed_[corner]) return true;
    corners.push_back(corner);
  }
  return false;
}

void Canvas::cross(std::span<const int> line) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (is_diagonal(line[i - 1], line[i])) crossed_[corner_between(line[i - 1], line[i])] = true;
  }
}

}  // namespace jiugong::region_generator
