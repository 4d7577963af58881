// The colour of what is written in the cells.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "photo/mesh.h"

namespace jiugong::photo {

// The pixels that are read: four bytes each.
struct Source {
  std::span<const std::uint8_t> rgba;
  int width = 0, height = 0;
};

// What ink takes from the light of its ground (or light ink adds to it), in thousandths of the sum
// over red, green and blue: more red than blue, and more red and blue than green. Black and grey ink
// is near (0, 0) on paper of any colour and in any light; blur does not matter.
struct InkColour {
  int red_blue = 0, magenta = 0;
  // The colours of the ground, and of the ink where it is strongest, 0..255: on a screen, ink is the
  // same on every ground.
  std::array<int, 3> ground{}, ink{};
};

using InkColours = std::array<InkColour, 81>;

// Looks at the cells of a mesh in pixels of the source. `light` is whether the ink of a cell is lighter
// than its ground.
InkColours find_colours(const Source& source, const Mesh& mesh, const std::array<bool, 81>& light);

}  // namespace jiugong::photo
