// Ink: the pixels that are darker than what is around them.
#pragma once

#include <cstdint>
#include <vector>

#include "photo/picture.h"

namespace jiugong::photo {

struct InkSetting {
  int window;           // the part of the picture's longer side that is "around": 1/window
  int percent;          // darker than the mean around by so many per cent of it …
  int levels;           // … and so many grey levels
  bool light = false;   // light ink on a dark ground
  bool coarse = false;  // in the picture of half the size, without noise and small gaps
  bool edges = false;   // of what is light and what is dark
};

// One byte a pixel, 1 for ink. Memory: four bytes a pixel, kept for the next picture.
class InkFinder {
 public:
  const std::vector<std::uint8_t>& find(const Picture& picture, const InkSetting& setting);

 private:
  std::vector<std::uint32_t> sums_;  // of all pixels above and left
  std::vector<std::uint8_t> ink_;
};

}  // namespace jiugong::photo
