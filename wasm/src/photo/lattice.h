// A 9×9 grid found in a picture.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "photo/flat.h"
#include "photo/mesh.h"
#include "photo/outline.h"
#include "photo/picture.h"

namespace jiugong::photo {

struct Lattice {
  Mesh mesh;
  bool light = false;                    // whether its lines are lighter than the ground
  double side = 0;                       // the mean side of a cell in pixels
  double lines = 0;                      // the share of its lines that are seen, 0..1
  bool bare = false;                     // whether it has the lines of boxes alone
  std::array<std::uint8_t, 81> sides{};  // how many of the four sides of each cell are seen
};

// The least share of lines that makes a grid, and that with which the search for a better one ends.
inline constexpr double kEnoughLines = 0.55;
inline constexpr double kGoodLines = 0.85;

// The hypothesis about a piece of ink: its corners are those of the grid, or the grid is somewhere in
// it, beside a title or a frame.
enum class Hypothesis { kCorners, kWithin };

// Fits a grid to the lines of the picture; nothing if there is no grid.
std::optional<Lattice> fit_lattice(const Picture& picture, const Corners& corners, bool light,
                                   Hypothesis hypothesis, Flat& flat);

// The number of cells in a row, if the lines within `corners` are those of another grid than 9×9: 4,
// 6, 8, 10, 12 or 16; otherwise 0.
int other_size(const Picture& picture, const Corners& corners, bool light, Flat& flat);

}  // namespace jiugong::photo
