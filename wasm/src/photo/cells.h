// The 81 cells of a grid as small pictures, and the ink in them as the digit network takes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "photo/lattice.h"
#include "photo/picture.h"

namespace jiugong::photo {

inline constexpr int kPatchSide = 36;
inline constexpr int kPatchArea = kPatchSide * kPatchSide;

// Grey pictures of the cells of a puzzle, row by row.
class Patches {
 public:
  Patches() : pixels_(std::size_t{81} * kPatchArea) {}
  std::uint8_t* cell(int cell) { return &pixels_[static_cast<std::size_t>(cell) * kPatchArea]; }
  const std::uint8_t* cell(int cell) const {
    return &pixels_[static_cast<std::size_t>(cell) * kPatchArea];
  }

 private:
  std::vector<std::uint8_t> pixels_;
};

// Cuts the cells out of the level of the pyramid in which they have 30 to 60 pixels, if there is one.
// The lattice is in pixels of level 0.
Patches cut_cells(const Pyramid& pyramid, const Lattice& lattice);

// The puzzle after a quarter turn clockwise.
Patches turned(const Patches& patches);

// The cell that is at `cell` after so many quarter turns clockwise.
int cell_before_turns(int cell, int quarter_turns);

inline constexpr int kInputSide = 20;
inline constexpr int kInputArea = kInputSide * kInputSide;

// The ink of a cell's digit, 0 for paper to kUsualInk for the ink that digits of this grid usually
// have, and a quarter more for the darkest.
inline constexpr int kUsualInk = 160;
inline constexpr int kMostInk = 200;
using Input = std::array<std::uint8_t, kInputArea>;

struct Inputs {
  std::array<Input, 81> ink;
  // The longer side of what is written in a cell, in pixels of its patch; 0 where nothing is.
  std::array<int, 81> size{};
  // The strongest ink of a cell, as ink above.
  std::array<int, 81> strength{};
  // Whether a cell is so washed out, by its lines, that a digit may be missing in it.
  std::array<bool, 81> faded{};
  // Whether a shadow ends in a cell.
  std::array<bool, 81> shaded{};
  // What the ink of digits usually is, in 4096ths of the ground.
  int contrast = 0;
  // Whether the digit of a cell is lighter than its ground: that of all cells, or, where some boxes are
  // dark, that of those.
  std::array<bool, 81> light{};
};

// Finds the ink of all cells: relative to the ground of its cell, so that light and shadow do not
// matter, and to that of the other cells; without remains of lines; centred, and scaled by the usual
// height of this grid's digits.
Inputs find_inputs(const Patches& patches);

}  // namespace jiugong::photo
