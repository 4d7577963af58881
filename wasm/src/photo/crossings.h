// Finds the crossings of a grid's lines near where they are expected.
#pragma once

#include <array>

#include "photo/flat.h"
#include "photo/point.h"

namespace jiugong::photo {

// The comb of ten equidistant lines that fits the evidence best.
struct Comb {
  double first = 0;     // the pixel of the first line
  double distance = 0;  // between lines, in pixels
};

// Vertical lines are at pixels x, horizontal ones at pixels y.
Comb find_comb(const Flat& flat, bool vertical);

// How far a crossing is from where the even grid has it, in cells, and how well it is seen, 0..1.
struct Crossing {
  Point shift;
  double seen = 0;
};
using Crossings = std::array<Crossing, 100>;

// Looks up to `reach` pixels away.
Crossings find_crossings(const Flat& flat, int reach);

// The smooth shift of the crossings, which paper and lenses have: the cubic polynomial that fits them
// best, where those that do not fit and those that are not seen count little.
std::array<Point, 100> smooth_shifts(const Crossings& crossings);

}  // namespace jiugong::photo
