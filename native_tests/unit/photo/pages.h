// Pages and their photos, and how well they are read: what the tests of whole pictures share.
#pragma once

#include <cstdint>
#include <vector>

#include "jiugong/generate.h"
#include "jiugong/grid.h"
#include "jiugong/photo.h"
#include "jiugong/random.h"
#include "pictures/camera.h"
#include "pictures/typeface.h"
#include "support.h"

namespace jiugong {

// A page with one puzzle of cells of the usual size, and what is left around it.
inline constexpr double kBorder = 60;
inline constexpr int kPage = static_cast<int>(9 * 64 + 2 * kBorder);

// Tests of many pictures read one in so many with sanitizers, and as WebAssembly, where the parity tests compare
// readings with the native ones.
#ifdef __EMSCRIPTEN__
inline constexpr int kShare = 4;
#else
inline constexpr int kShare = kSanitized ? 8 : 1;
#endif

inline Grid puzzle_of(std::uint64_t seed) {
  return generate({.seed = seed, .clues = 22 + static_cast<int>(seed % 14)}).puzzle;
}

inline pictures::Shot handheld(Random& random) {
  return {.width = 720,
          .height = 720,
          .tilt = pictures::between(random, 0, 15),
          .axis = pictures::between(random, 0, 360),
          .turn = pictures::between(random, -6, 6),
          .light = pictures::between(random, 0, 0.4),
          .blur = pictures::between(random, 0.3, 0.9),
          .noise = pictures::between(random, 0, 4)};
}

inline PhotoReading read(const pictures::Photo& photo) {
  return read_photo(photo.rgba, photo.width, photo.height);
}

// The cells that are not read as they are; `unmarked`: only those that are not marked as doubtful.
inline std::vector<Cell> wrong_cells(const PhotoGrid& grid, const Grid& puzzle, bool unmarked) {
  std::vector<Cell> out;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const bool marked = grid.cells[static_cast<std::size_t>(cell)].doubtful;
    if (grid.puzzle[cell] != puzzle[cell] && !(unmarked && marked)) out.push_back(cell);
  }
  return out;
}

}  // namespace jiugong
