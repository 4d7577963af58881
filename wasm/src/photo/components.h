// Connected pieces of ink.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "photo/point.h"

namespace jiugong::photo {

// A connected piece of ink and the box around it, both ends included.
struct Component {
  int left, top, right, bottom;
  int root;

  int width() const { return right - left + 1; }
  int height() const { return bottom - top + 1; }
};

// The pieces of a picture, connected over sides and corners of pixels.
//
// The picture is cut into runs, horizontal stretches of ink, and runs of neighbouring rows that touch
// are joined (union-find).
class Components {
 public:
  // `ink` has a byte a pixel, 1 for ink.
  void find(std::span<const std::uint8_t> ink, int width, int height);

  // Those at least `side` wide and high, at most `most` of them, the largest box first.
  std::vector<Component> largest(int side, std::size_t most);

  // The leftmost and rightmost pixel of each row of a piece: its convex hull is theirs.
  std::vector<Point> outline(const Component& component);

 private:
  struct Run {
    int y, left, right;
  };

  int root_of(int run);

  std::vector<Run> runs_;
  std::vector<int> parents_;
};

}  // namespace jiugong::photo
