// Grey pictures: made of colour pixels, halved, and sampled between their pixels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "photo/point.h"

namespace jiugong::photo {

// Rows of grey values from above, 0 black to 255 white. Pixel (x, y) has its centre at (x, y).
struct Picture {
  Picture() = default;
  Picture(int picture_width, int picture_height)
      : width(picture_width),
        height(picture_height),
        pixels(static_cast<std::size_t>(picture_width) * static_cast<std::size_t>(picture_height)) {
  }

  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;

  int longer() const { return width > height ? width : height; }
  int shorter() const { return width < height ? width : height; }

  std::uint8_t* row(int y) {
    return pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
  const std::uint8_t* row(int y) const {
    return pixels.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
};

// The longest side of the pictures that are searched and read. Cells of a grid that fills a picture
// then have up to 280 pixels; 20 are enough to read them.
inline constexpr int kMaxSide = 2560;

// The pixels of a side that become one, so that no side is longer than kMaxSide.
int shrink_factor(int width, int height);

// Makes a grey picture of colour pixels, some rows at a time: each of its pixels is the mean of
// factor × factor pixels of the original. Transparent pixels are white, as on paper.
class GreyMaker {
 public:
  // `rgba` holds 4 × width × height bytes, which are read until done().
  void start(std::span<const std::uint8_t> rgba, int width, int height);

  // Makes up to `rows` rows.
  void make(int rows);

  bool done() const { return next_row_ >= picture_.height; }
  int factor() const { return factor_; }
  double progress() const { return static_cast<double>(next_row_) / (picture_.height + 1); }
  Picture take();

 private:
  std::span<const std::uint8_t> rgba_;
  int width_ = 0;
  int factor_ = 1;
  int next_row_ = 0;
  Picture picture_;
  std::vector<std::uint32_t> sums_;  // of each pixel in the row under way
};

// Each pixel is the mean of four.
Picture half(const Picture& picture);

// Black becomes white.
Picture inverted(const Picture& picture);

// Black where neighbouring pixels differ much, white where they are alike: so the borders of light and
// dark areas are lines, and lines on dark ground are like those on light ground.
Picture edges(const Picture& picture);

// A picture and its halves, as long as the shorter side has 16 pixels.
class Pyramid {
 public:
  Pyramid() = default;
  explicit Pyramid(Picture picture);

  int levels() const { return static_cast<int>(levels_.size()); }
  const Picture& level(int number) const { return levels_[static_cast<std::size_t>(number)]; }

 private:
  std::vector<Picture> levels_;
};

// A point of a picture in one that is `factor` times as large.
constexpr Point scaled(Point point, double factor) {
  return {(point.x + 0.5) * factor - 0.5, (point.y + 0.5) * factor - 0.5};
}

// Samples the quadrilateral with these corners (upper left, upper right, lower left, lower right) as
// size × size pixels, row by row `stride` apart. Sample i of a side is at (i + offset) / size of it.
// Beyond the border of the picture its outermost pixels go on.
struct Quad {
  Point upper_left, upper_right, lower_left, lower_right;
};
void sample_quad(const Picture& picture, const Quad& quad, int size, double offset,
                 std::uint8_t* out, std::ptrdiff_t stride);

}  // namespace jiugong::photo
