#include "photo/colours.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "photo/picture.h"

namespace jiugong::photo {
namespace {

// Places that are looked at in a cell, in its inner part: a digit has some dozens of them.
constexpr int kPlaces = 24;
constexpr double kInnerBegin = 0.15, kInnerEnd = 0.85;
constexpr std::size_t kArea = std::size_t{kPlaces} * kPlaces;
constexpr std::size_t kChannels = 3;

using Channel = std::array<int, kArea>;

int quantile(Channel values, std::size_t percent) {
  const std::size_t at = percent * (kArea - 1) / 100;
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

// The nearest pixel.
const std::uint8_t* pixel_at(const Source& source, Point point) {
  const auto nearest = [](double at, int size) {
    return static_cast<std::size_t>(to_int(at + 0.5, 0, size - 1));
  };
  return &source
              .rgba[4 * (nearest(point.y, source.height) * static_cast<std::size_t>(source.width) +
                         nearest(point.x, source.width))];
}

InkColour find_colour(const Source& source, const Quad& quad, bool light) {
  std::array<Channel, kChannels> channels;
  std::size_t place = 0;
  for (int row = 0; row < kPlaces; ++row) {
    const double v = kInnerBegin + (kInnerEnd - kInnerBegin) * (row + 0.5) / kPlaces;
    const Point left = quad.upper_left * (1 - v) + quad.lower_left * v;
    const Point right = quad.upper_right * (1 - v) + quad.lower_right * v;
    for (int column = 0; column < kPlaces; ++column, ++place) {
      const double u = kInnerBegin + (kInnerEnd - kInnerBegin) * (column + 0.5) / kPlaces;
      const std::uint8_t* pixel = pixel_at(source, left * (1 - u) + right * u);
      for (std::size_t c = 0; c < kChannels; ++c) channels[c][place] = pixel[c];
    }
  }
  // What is taken of each colour, in thousandths of what there is.
  InkColour out;
  Channel taken{};
  std::array<int, kChannels> wholes{};
  for (std::size_t c = 0; c < kChannels; ++c) {
    Channel& channel = channels[c];
    const int ground = out.ground[c] = quantile(channel, light ? 35 : 65);
    const int whole = wholes[c] = light ? -255 : std::max(24, ground);
    for (std::size_t i = 0; i < kArea; ++i) {
      channel[i] = (ground - channel[i]) * 1000 / whole;
      taken[i] += channel[i];
    }
  }
  const int most = quantile(taken, 97);
  std::array<std::int64_t, kChannels> sums{}, strongest{};
  std::int64_t count = 0;  // of the strongest
  for (std::size_t i = 0; i < kArea; ++i) {
    if (2 * taken[i] < most) continue;
    const bool is_strong = 10 * taken[i] >= 9 * most;
    count += is_strong ? 1 : 0;
    for (std::size_t c = 0; c < kChannels; ++c) {
      sums[c] += channels[c][i];
      if (is_strong) strongest[c] += channels[c][i];
    }
  }
  const std::int64_t all = sums[0] + sums[1] + sums[2];
  if (most <= 0 || all <= 0) return out;
  for (std::size_t c = 0; c < kChannels; ++c) {
    out.ink[c] = out.ground[c] - static_cast<int>(strongest[c] * wholes[c] / (1000 * count));
  }
  out.red_blue = static_cast<int>(1000 * (sums[0] - sums[2]) / all);
  out.magenta = static_cast<int>(1000 * (sums[0] + sums[2] - 2 * sums[1]) / all);
  return out;
}

}  // namespace

InkColours find_colours(const Source& source, const Mesh& mesh, const std::array<bool, 81>& light) {
  InkColours out;
  for (int cell = 0; cell < 81; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    out[i] = find_colour(source, mesh.cell(cell / 9, cell % 9), light[i]);
  }
  return out;
}

}  // namespace jiugong::photo
