#include "photo/flat.h"

#include <algorithm>
#include <array>

namespace jiugong::photo {
namespace {

// Lines have up to 2 × kFar - 1 pixels.
constexpr int kNear = 3;
constexpr int kFar = 5;

constexpr std::size_t kPixels = std::size_t{kFlatSide} * kFlatSide;
constexpr std::size_t kSums = kPixels + kFlatSide;  // one more a line

constexpr int kNoise = 3;       // evidence up to here does not count for the scale
constexpr int kLeastScale = 6;  // grey levels

std::uint8_t ridge(const std::uint8_t* pixel, std::ptrdiff_t step) {
  const std::uint8_t near = std::min(pixel[-kNear * step], pixel[kNear * step]);
  const std::uint8_t far = std::min(pixel[-kFar * step], pixel[kFar * step]);
  const std::uint8_t ground = std::max(near, far);
  return static_cast<std::uint8_t>(ground > *pixel ? ground - *pixel : 0);
}

}  // namespace

Flat::Flat()
    : grey_(kPixels), vertical_(kPixels), horizontal_(kPixels), below_(kSums), beside_(kSums) {}

void Flat::look(const Picture& picture, const Mesh& mesh, bool light) {
  for (int row = -1; row <= 9; ++row) {
    for (int column = -1; column <= 9; ++column) {
      sample_quad(picture, mesh.cell(row, column), kFlatCell, 0,
                  &grey_[index(flat_line(column), flat_line(row))], kFlatSide);
    }
  }
  if (light) {
    for (std::uint8_t& pixel : grey_) pixel = static_cast<std::uint8_t>(255 - pixel);
  }
  find_evidence();
  scale_evidence();
  add_up();
}

void Flat::find_evidence() {
  for (int y = kFar; y < kFlatSide - kFar; ++y) {
    // (Bytes may be anything, also the pointers in vectors: with copies of them the loops have vectors.)
    const std::uint8_t* grey = &grey_[index(0, y)];
    std::uint8_t* vertical = &vertical_[index(0, y)];
    std::uint8_t* horizontal = &horizontal_[index(0, y)];
    for (int x = kFar; x < kFlatSide - kFar; ++x) vertical[x] = ridge(grey + x, 1);
    for (int x = kFar; x < kFlatSide - kFar; ++x) horizontal[x] = ridge(grey + x, kFlatSide);
  }
}

void Flat::scale_evidence() {
  std::array<int, 256> counts{};
  int all = 0;
  for (int y = kFar; y < kFlatSide - kFar; y += 2) {
    for (int x = kFar; x < kFlatSide - kFar; x += 2) {
      const int stronger = std::max(vertical_[index(x, y)], horizontal_[index(x, y)]);
      if (stronger <= kNoise) continue;
      ++counts[static_cast<std::size_t>(stronger)];
      ++all;
    }
  }
  // The median.
  int scale = 0;
  for (int seen = 0; scale < 255 && 2 * seen <= all; ++scale) {
    seen += counts[static_cast<std::size_t>(scale)];
  }
  scale = all > 100 ? std::max(kLeastScale, scale - 1) : 2 * kLeastScale;
  std::array<std::uint8_t, 256> scaled{};
  for (int i = 0; i < 256; ++i) {
    scaled[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(std::min(255, i * 255 / scale));
  }
  for (std::uint8_t& evidence : vertical_) evidence = scaled[evidence];
  for (std::uint8_t& evidence : horizontal_) evidence = scaled[evidence];
}

void Flat::add_up() {
  for (int line = 0; line < kFlatSide; ++line) {
    int below = 0, beside = 0;
    for (int i = 0; i < kFlatSide; ++i) {
      below_[running(line, i)] = below;
      beside_[running(line, i)] = beside;
      below += vertical_[index(line, i)];
      beside += horizontal_[index(i, line)];
    }
    below_[running(line, kFlatSide)] = below;
    beside_[running(line, kFlatSide)] = beside;
  }
}

}  // namespace jiugong::photo
