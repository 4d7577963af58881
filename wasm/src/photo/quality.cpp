#include "photo/quality.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace jiugong::photo {
namespace {

using Counts = std::array<std::int64_t, 256>;

// The value that `part` in a thousand are below.
int quantile(const Counts& counts, std::int64_t part) {
  std::int64_t all = 0, seen = 0;
  for (const std::int64_t count : counts) all += count;
  int value = 0;
  while (value < 255 && 1000 * (seen += counts[static_cast<std::size_t>(value)]) < part * all) {
    ++value;
  }
  return value;
}

constexpr int kDark = 48;         // grey levels that the lightest part of a dark picture has
constexpr int kLittleLight = 12;  // contrast in which noise hides lines

// Lines that are in focus are seen in differences of pixels two apart: a fifth of the contrast.
constexpr int kSharp = 5;

}  // namespace

PhotoProblem problem_of(const Picture& picture) {
  Counts greys{}, steps{};
  for (int y = 0; y < picture.height; ++y) {
    const std::uint8_t* row = picture.row(y);
    for (int x = 0; x < picture.width; ++x) {
      ++greys[row[x]];
      if (x >= 2) ++steps[static_cast<std::size_t>(std::abs(row[x] - row[x - 2]))];
    }
  }
  const int lightest = quantile(greys, 980), contrast = lightest - quantile(greys, 20);
  if (lightest < kDark) return PhotoProblem::kTooDark;
  if (contrast < kLittleLight) return PhotoProblem::kNoGrid;
  return kSharp * quantile(steps, 995) < contrast ? PhotoProblem::kTooBlurred
                                                  : PhotoProblem::kNoGrid;
}

}  // namespace jiugong::photo
