// A grid as seen from straight above, and the evidence of lines in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "photo/mesh.h"
#include "photo/picture.h"

namespace jiugong::photo {

inline constexpr int kFlatCell = 32;              // pixels of a cell
inline constexpr int kFlatSide = 11 * kFlatCell;  // the grid and one cell around it

// The pixel of a line of the grid, 0..9.
constexpr int flat_line(int line) { return (line + 1) * kFlatCell; }

// The evidence of a line at a pixel, 0..255: how much darker it is than pixels on both its sides.
// Its scale is what the stronger evidence of the grid usually is, so that bold lines and digits do
// not outdo thin lines.
class Flat {
 public:
  Flat();

  // Looks at a grid whose lines are dark, or light.
  void look(const Picture& picture, const Mesh& mesh, bool light);

  // Of a vertical line (across x), and of a horizontal line (across y).
  std::uint8_t vertical(int x, int y) const { return vertical_[index(x, y)]; }
  std::uint8_t horizontal(int x, int y) const { return horizontal_[index(x, y)]; }

  // The sum of vertical(x, y) for top <= y < bottom, and of horizontal(x, y) for left <= x < right.
  int down(int x, int top, int bottom) const {
    return below_[running(x, bottom)] - below_[running(x, top)];
  }
  int along(int y, int left, int right) const {
    return beside_[running(y, right)] - beside_[running(y, left)];
  }

 private:
  static std::size_t index(int x, int y) {
    return static_cast<std::size_t>(y) * kFlatSide + static_cast<std::size_t>(x);
  }
  static std::size_t running(int line, int end) {
    return static_cast<std::size_t>(line) * (kFlatSide + 1) + static_cast<std::size_t>(end);
  }
  void find_evidence();
  void scale_evidence();
  void add_up();

  std::vector<std::uint8_t> grey_, vertical_, horizontal_;
  std::vector<std::int32_t> below_, beside_;  // running sums, a line after another
};

}  // namespace jiugong::photo
