#include "damage.h"

#include <jpeglib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "photo/mesh.h"
#include "pictures/typeface.h"

namespace jiugong::tools {
namespace {

using pictures::between;
using pictures::Photo;
using pictures::Point;

constexpr double kPi = 3.14159265358979;
constexpr std::size_t kChannels = 3;

Photo blank(int width, int height) {
  return {width, height,
          std::vector<std::uint8_t>(
              std::size_t{4} * static_cast<std::size_t>(width) * static_cast<std::size_t>(height),
              255)};
}

// Outside is the table.
const std::uint8_t* pixel(const Photo& photo, int x, int y) {
  static constexpr std::array<std::uint8_t, 4> kTable = {120, 112, 104, 255};
  if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) return kTable.data();
  return &photo.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(photo.width) +
                          static_cast<std::size_t>(x))];
}

std::uint8_t byte(double value) {
  return static_cast<std::uint8_t>(std::clamp(value + 0.5, 0.0, 255.0));
}

// A picture whose pixel (x, y) is that of `photo` at from(x, y), interpolated.
template <typename From>
Photo warped(const Photo& photo, int width, int height, const From& from) {
  Photo out = blank(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const Point at = from(static_cast<double>(x), static_cast<double>(y));
      const int left = static_cast<int>(std::floor(at.x)), top = static_cast<int>(std::floor(at.y));
      const double u = at.x - left, v = at.y - top;
      auto* to = &out.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                static_cast<std::size_t>(x))];
      for (std::size_t c = 0; c < kChannels; ++c) {
        const double above =
            pixel(photo, left, top)[c] * (1 - u) + pixel(photo, left + 1, top)[c] * u;
        const double below =
            pixel(photo, left, top + 1)[c] * (1 - u) + pixel(photo, left + 1, top + 1)[c] * u;
        to[c] = byte(above * (1 - v) + below * v);
      }
    }
  }
  return out;
}

// Turned clockwise, in a picture that holds all of it.
Photo turned(const Photo& photo, double degrees) {
  const double c = std::cos(degrees * kPi / 180), s = std::sin(degrees * kPi / 180);
  const int width =
      static_cast<int>(std::lround(std::fabs(photo.width * c) + std::fabs(photo.height * s)));
  const int height =
      static_cast<int>(std::lround(std::fabs(photo.width * s) + std::fabs(photo.height * c)));
  return warped(photo, width, height, [&](double x, double y) {
    const double u = x - (width - 1) / 2.0, v = y - (height - 1) / 2.0;
    return Point{c * u + s * v + (photo.width - 1) / 2.0, c * v - s * u + (photo.height - 1) / 2.0};
  });
}

// As if its upper side were farther away, or its left one.
Photo slanted(const Photo& photo, Random& random) {
  const double across = photo.width - 1, down = photo.height - 1, part = 0.2;
  const bool upper = random.below(2) == 0;
  const photo::Corners seen = upper ? photo::Corners{{{part * across, part * down},
                                                      {(1 - part) * across, part * down},
                                                      {across, down},
                                                      {0, down}}}
                                    : photo::Corners{{{part * across, part * down},
                                                      {across, 0},
                                                      {across, down},
                                                      {part * across, (1 - part) * down}}};
  const auto to_seen = photo::Homography::of(seen);
  if (!to_seen) std::abort();
  // The inverse by Newton's method, since a Homography begins at the square of nine.
  return warped(photo, photo.width, photo.height, [&](double x, double y) {
    Point at = {4.5, 4.5};
    for (int round = 0; round < 12; ++round) {
      const auto here = (*to_seen)(at), right = (*to_seen)({at.x + 1e-3, at.y}),
                 below = (*to_seen)({at.x, at.y + 1e-3});
      if (!here || !right || !below) break;
      const Point miss = Point{x, y} - *here, u = (*right - *here) * 1e3,
                  v = (*below - *here) * 1e3;
      const double area = photo::cross(u, v);
      const Point step = {photo::cross(miss, v) / area, photo::cross(u, miss) / area};
      at = at + step;
      at = {std::clamp(at.x, -4.0, 13.0), std::clamp(at.y, -4.0, 13.0)};
      if (photo::squared_length(step) < 1e-8) break;
    }
    return Point{at.x * across / 9, at.y * down / 9};
  });
}

// Out of focus: three boxes make a bell. `deviation` is in 640ths of the longer side.
Photo blurred(const Photo& photo, double deviation) {
  const int reach = std::max(
      1, static_cast<int>(std::lround(deviation * std::max(photo.width, photo.height) / 640)));
  Photo out = photo;
  std::vector<int> line;
  const auto smooth = [&](std::uint8_t* first, std::ptrdiff_t step, int length) {
    line.resize(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) line[static_cast<std::size_t>(i)] = first[i * step];
    const auto at = [&](int i) {
      return line[static_cast<std::size_t>(std::clamp(i, 0, length - 1))];
    };
    int sum = 0;
    for (int i = -reach; i <= reach; ++i) sum += at(i);
    for (int i = 0; i < length; ++i) {
      first[i * step] = static_cast<std::uint8_t>(sum / (2 * reach + 1));
      sum += at(i + reach + 1) - at(i - reach);
    }
  };
  for (int round = 0; round < 3; ++round) {
    for (std::size_t c = 0; c < kChannels; ++c) {
      for (int y = 0; y < photo.height; ++y) {
        smooth(
            &out.rgba[4 * static_cast<std::size_t>(y) * static_cast<std::size_t>(photo.width) + c],
            4, photo.width);
      }
      for (int x = 0; x < photo.width; ++x) {
        smooth(&out.rgba[4 * static_cast<std::size_t>(x) + c], std::ptrdiff_t{4} * photo.width,
               photo.height);
      }
    }
  }
  return out;
}

// Darker by `gain`, with noise of so many grey levels.
Photo dimmed(const Photo& photo, double gain, double noise, Random& random) {
  Photo out = photo;
  for (std::size_t i = 0; i < out.rgba.size(); i += 4) {
    const double common = noise * pictures::normal(random);
    for (std::size_t c = 0; c < kChannels; ++c)
      out.rgba[i + c] = byte(photo.rgba[i + c] * gain + common);
  }
  return out;
}

// A lamp that is mirrored somewhere in the picture and washes some cells out.
Photo glaring(const Photo& photo, Random& random) {
  Photo out = photo;
  const double x0 = photo.width * between(random, 0.3, 0.7),
               y0 = photo.height * between(random, 0.3, 0.7);
  const double size = 0.09 * std::min(photo.width, photo.height);
  for (int y = 0; y < photo.height; ++y) {
    for (int x = 0; x < photo.width; ++x) {
      const double u = (x - x0) / size, v = (y - y0) / size;
      const double light = 1.3 * std::exp(-(u * u + v * v) / 2);
      auto* to =
          &out.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(photo.width) +
                         static_cast<std::size_t>(x))];
      for (std::size_t k = 0; k < kChannels; ++k) to[k] = byte(to[k] + light * (255 - to[k]));
    }
  }
  return out;
}

}  // namespace

Photo scaled(const Photo& photo, double factor) {
  const int width = static_cast<int>(photo.width * factor),
            height = static_cast<int>(photo.height * factor);
  if (factor > 1) {
    return warped(photo, width, height, [&](double x, double y) {
      return Point{std::clamp((x + 0.5) / factor - 0.5, 0.0, photo.width - 1.001),
                   std::clamp((y + 0.5) / factor - 0.5, 0.0, photo.height - 1.001)};
    });
  }
  Photo out = blank(width, height);
  for (int y = 0; y < height; ++y) {
    const int top = static_cast<int>(y / factor), bottom = static_cast<int>((y + 1) / factor);
    for (int x = 0; x < width; ++x) {
      const int left = static_cast<int>(x / factor), right = static_cast<int>((x + 1) / factor);
      std::array<int, kChannels> sums{};
      for (int row = top; row < bottom; ++row) {
        for (int column = left; column < right; ++column) {
          for (std::size_t c = 0; c < kChannels; ++c) sums[c] += pixel(photo, column, row)[c];
        }
      }
      auto* to = &out.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                static_cast<std::size_t>(x))];
      for (std::size_t c = 0; c < kChannels; ++c) {
        to[c] = byte(sums[c] / static_cast<double>((bottom - top) * (right - left)));
      }
    }
  }
  return out;
}

Photo shaded(const Photo& photo, Random& random) {
  Photo out = photo;
  const double turn = between(random, 0, 2 * kPi), c = std::cos(turn), s = std::sin(turn);
  const double soft = 0.04 * std::max(photo.width, photo.height);
  for (int y = 0; y < photo.height; ++y) {
    for (int x = 0; x < photo.width; ++x) {
      const double off = c * (x - photo.width / 2.0) + s * (y - photo.height / 2.0);
      const double light = 0.4 + 0.6 * std::clamp(0.5 + off / soft, 0.0, 1.0);
      auto* to =
          &out.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(photo.width) +
                         static_cast<std::size_t>(x))];
      for (std::size_t k = 0; k < kChannels; ++k) to[k] = byte(to[k] * light);
    }
  }
  return out;
}

Photo squeezed(const Photo& photo, int quality) {
  unsigned char* bytes = nullptr;
  unsigned long size = 0;  // NOLINT(google-runtime-int): libjpeg's type
  jpeg_error_mgr errors;
  jpeg_compress_struct writer;
  writer.err = jpeg_std_error(&errors);
  jpeg_create_compress(&writer);
  jpeg_mem_dest(&writer, &bytes, &size);
  writer.image_width = static_cast<JDIMENSION>(photo.width);
  writer.image_height = static_cast<JDIMENSION>(photo.height);
  writer.input_components = kChannels;
  writer.in_color_space = JCS_RGB;
  jpeg_set_defaults(&writer);
  jpeg_set_quality(&writer, quality, TRUE);
  jpeg_start_compress(&writer, TRUE);
  std::vector<std::uint8_t> row(kChannels * static_cast<std::size_t>(photo.width));
  for (int y = 0; y < photo.height; ++y) {
    for (int x = 0; x < photo.width; ++x) {
      std::copy_n(pixel(photo, x, y), kChannels, &row[kChannels * static_cast<std::size_t>(x)]);
    }
    JSAMPROW rows[] = {row.data()};
    jpeg_write_scanlines(&writer, rows, 1);
  }
  jpeg_finish_compress(&writer);
  jpeg_destroy_compress(&writer);
  Photo out = blank(photo.width, photo.height);
  jpeg_decompress_struct reader;
  reader.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&reader);
  jpeg_mem_src(&reader, bytes, size);
  jpeg_read_header(&reader, TRUE);
  reader.out_color_space = JCS_RGB;
  jpeg_start_decompress(&reader);
  for (std::size_t at = 0; reader.output_scanline < reader.output_height;) {
    JSAMPROW rows[] = {row.data()};
    jpeg_read_scanlines(&reader, rows, 1);
    for (std::size_t i = 0; i < row.size(); i += kChannels, at += 4) {
      std::copy_n(&row[i], kChannels, &out.rgba[at]);
    }
  }
  jpeg_finish_decompress(&reader);
  jpeg_destroy_decompress(&reader);
  std::free(bytes);  // NOLINT(cppcoreguidelines-no-malloc): by libjpeg's malloc
  return out;
}

const std::vector<Damage>& damages() {
  static const std::vector<Damage> kDamages = {
      {"blurred a little", [](const Photo& photo, Random&) { return blurred(photo, 1); }, true},
      {"blurred", [](const Photo& photo, Random&) { return blurred(photo, 2); }, true},
      {"noise of 8 grey levels",
       [](const Photo& photo, Random& random) { return dimmed(photo, 1, 8, random); }, true},
      {"noise of 14 grey levels",
       [](const Photo& photo, Random& random) { return dimmed(photo, 1, 14, random); }, true},
      {"a quarter of the light, with noise",
       [](const Photo& photo, Random& random) { return dimmed(photo, 0.25, 2, random); }, true},
      {"half in the shade", shaded, true},
      {"a lamp mirrored in some cells", glaring},
      {"turned by 7 degrees", [](const Photo& photo, Random&) { return turned(photo, 7); }},
      {"turned by 90 degrees", [](const Photo& photo, Random&) { return turned(photo, 90); }},
      {"turned by 180 degrees", [](const Photo& photo, Random&) { return turned(photo, 180); }},
      {"turned by 270 degrees", [](const Photo& photo, Random&) { return turned(photo, 270); }},
      {"seen from aside", slanted},
      {"JPEG of quality 20", [](const Photo& photo, Random&) { return squeezed(photo, 20); }},
      {"JPEG of quality 8", [](const Photo& photo, Random&) { return squeezed(photo, 8); }, true},
      {"0.5 times as large", [](const Photo& photo, Random&) { return scaled(photo, 0.5); }},
      {"0.3 times as large", [](const Photo& photo, Random&) { return scaled(photo, 0.3); }},
      {"3 times as large", [](const Photo& photo, Random&) { return scaled(photo, 3); }},
  };
  return kDamages;
}

}  // namespace jiugong::tools
