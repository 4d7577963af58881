// The orbits of cells under a symmetry.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "jiugong/generate.h"

namespace jiugong::generator {

// One to four cells that are given or blank together.
struct Orbit {
  std::array<Cell, 4> members{};
  std::size_t size = 0;

  std::span<const Cell> cells() const { return std::span(members).first(size); }
};

struct Orbits {
  std::array<Orbit, kCellCount> list{};
  std::size_t count = 0;

  std::span<const Orbit> all() const { return std::span(list).first(count); }
};

// Returns the cell to which the symmetry maps `cell`.
Cell image(Cell cell, Symmetry symmetry);

// Returns the orbits of all cells, ordered by their first cells.
Orbits orbits_of(Symmetry symmetry);

}  // namespace jiugong::generator
