#include "photo/picture.h"

#include <algorithm>
#include <utility>

namespace jiugong::photo {
namespace {

// The weights of the standard ITU-R BT.601, which sum to 256.
constexpr std::uint32_t grey_of(const std::uint8_t* rgba) {
  const std::uint32_t grey = (77U * rgba[0] + 150U * rgba[1] + 29U * rgba[2] + 128U) >> 8;
  if (rgba[3] == 255) return grey;
  return 255 - (255 - grey) * rgba[3] / 255;
}

// Positions between pixels: 16 bits after the point. (64 bits, since quadrilaterals that were not found
// well reach far beyond the picture.)
using Fixed = std::int64_t;
constexpr int kFixedBits = 16;

Fixed to_fixed(double value) {
  // Far outside it does not matter where.
  return to_int(value * (1 << kFixedBits), -8192 * (1 << kFixedBits), 16384 * (1 << kFixedBits));
}

// The pixel at or before a position, and how far after it the position is in 256ths.
struct Place {
  int pixel;
  int part;
};

Place place_inside(Fixed position) {
  const int at = static_cast<int>(position);
  return {at >> kFixedBits, at >> (kFixedBits - 8) & 255};
}

Place place_of(Fixed position, int size) {
  const Fixed last = static_cast<Fixed>(size - 1) << kFixedBits;
  return place_inside(std::clamp<Fixed>(position, 0, last - 1));
}

// Whether all of a quadrilateral is in the picture, a pixel away from its border.
bool is_inside(const Picture& picture, const Quad& quad) {
  const auto inside = [&](Point point) {
    return point.x >= 1 && point.y >= 1 && point.x < picture.width - 2 &&
           point.y < picture.height - 2;
  };
  return inside(quad.upper_left) && inside(quad.upper_right) && inside(quad.lower_left) &&
         inside(quad.lower_right);
}

// Between the pixels of a picture that is `width` wide.
std::uint8_t sample(const std::uint8_t* pixels, std::ptrdiff_t width, const Place& column,
                    const Place& row) {
  const std::uint8_t* upper = pixels + row.pixel * width + column.pixel;
  const std::uint8_t* lower = upper + width;
  const int above = upper[0] * (256 - column.part) + upper[1] * column.part;
  const int below = lower[0] * (256 - column.part) + lower[1] * column.part;
  return static_cast<std::uint8_t>((above * (256 - row.part) + below * row.part + (1 << 15)) >> 16);
}

}  // namespace

int shrink_factor(int width, int height) {
  return (std::max(width, height) + kMaxSide - 1) / kMaxSide;
}

void GreyMaker::start(std::span<const std::uint8_t> rgba, int width, int height) {
  rgba_ = rgba;
  width_ = width;
  factor_ = shrink_factor(width, height);
  next_row_ = 0;
  picture_ = Picture(width / factor_, height / factor_);
  sums_.resize(static_cast<std::size_t>(picture_.width));
}

void GreyMaker::make(int rows) {
  const auto area = static_cast<std::uint32_t>(factor_ * factor_);
  for (const int end = std::min(picture_.height, next_row_ + rows); next_row_ < end; ++next_row_) {
    std::fill(sums_.begin(), sums_.end(), 0);
    for (int y = 0; y < factor_; ++y) {
      const std::uint8_t* in =
          rgba_.data() +
          4 * static_cast<std::size_t>(next_row_ * factor_ + y) * static_cast<std::size_t>(width_);
      for (std::uint32_t& sum : sums_) {
        for (int x = 0; x < factor_; ++x, in += 4) sum += grey_of(in);
      }
    }
    std::uint8_t* out = picture_.row(next_row_);
    for (const std::uint32_t sum : sums_) {
      *out++ = static_cast<std::uint8_t>((sum + area / 2) / area);
    }
  }
}

Picture GreyMaker::take() {
  rgba_ = {};
  return std::exchange(picture_, {});
}

Picture half(const Picture& picture) {
  Picture out(picture.width / 2, picture.height / 2);
  for (int y = 0; y < out.height; ++y) {
    const std::uint8_t* upper = picture.row(2 * y);
    const std::uint8_t* lower = picture.row(2 * y + 1);
    std::uint8_t* row = out.row(y);
    for (int x = 0; x < out.width; ++x, upper += 2, lower += 2) {
      row[x] = static_cast<std::uint8_t>((upper[0] + upper[1] + lower[0] + lower[1] + 2) >> 2);
    }
  }
  return out;
}

Picture inverted(const Picture& picture) {
  Picture out = picture;
  for (std::uint8_t& pixel : out.pixels) pixel = static_cast<std::uint8_t>(255 - pixel);
  return out;
}

Picture edges(const Picture& picture) {
  constexpr int kStrength = 2;
  Picture out(picture.width, picture.height);
  const auto width = static_cast<std::size_t>(picture.width);
  std::vector<std::uint8_t> most(width + 2), least(width + 2);  // of three rows
  for (int y = 0; y < picture.height; ++y) {
    const std::uint8_t* above = picture.row(std::max(0, y - 1));
    const std::uint8_t* here = picture.row(y);
    const std::uint8_t* below = picture.row(std::min(picture.height - 1, y + 1));
    for (std::size_t x = 0; x < width; ++x) {
      most[x + 1] = std::max({above[x], here[x], below[x]});
      least[x + 1] = std::min({above[x], here[x], below[x]});
    }
    most[0] = most[1], least[0] = least[1];
    most[width + 1] = most[width], least[width + 1] = least[width];
    std::uint8_t* row = out.row(y);
    for (std::size_t x = 0; x < width; ++x) {
      const int step = std::max({most[x], most[x + 1], most[x + 2]}) -
                       std::min({least[x], least[x + 1], least[x + 2]});
      row[x] = static_cast<std::uint8_t>(std::max(0, 255 - kStrength * step));
    }
  }
  return out;
}

Pyramid::Pyramid(Picture picture) {
  levels_.push_back(std::move(picture));
  while (levels_.back().shorter() >= 32) levels_.push_back(half(levels_.back()));
}

void sample_quad(const Picture& picture, const Quad& quad, int size, double offset,
                 std::uint8_t* out, std::ptrdiff_t stride) {
  const double step = 1.0 / size;
  const bool inside = is_inside(picture, quad);
  const std::uint8_t* const pixels = picture.pixels.data();
  const int width = picture.width, height = picture.height;
  for (int y = 0; y < size; ++y, out += stride) {
    const double down = (y + offset) * step;
    const Point left = quad.upper_left * (1 - down) + quad.lower_left * down;
    const Point right = quad.upper_right * (1 - down) + quad.lower_right * down;
    const Point first = left + (right - left) * (offset * step);
    Fixed at_x = to_fixed(first.x), at_y = to_fixed(first.y);
    const Fixed step_x = to_fixed((right.x - left.x) * step);
    const Fixed step_y = to_fixed((right.y - left.y) * step);
    if (inside) {
      for (int x = 0; x < size; ++x, at_x += step_x, at_y += step_y) {
        out[x] = sample(pixels, width, place_inside(at_x), place_inside(at_y));
      }
      continue;
    }
    for (int x = 0; x < size; ++x, at_x += step_x, at_y += step_y) {
      out[x] = sample(pixels, width, place_of(at_x, width), place_of(at_y, height));
    }
  }
}

}  // namespace jiugong::photo
