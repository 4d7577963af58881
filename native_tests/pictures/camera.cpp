#include "pictures/camera.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "pictures/typeface.h"

namespace jiugong::pictures {
namespace {

constexpr double kPi = 3.14159265358979;
constexpr double kDistance = 2.2;  // from the page, in widths of the page

// One channel of a picture.
using Plane = std::vector<float>;

void blur_line(const float* in, std::ptrdiff_t step, int length, const std::vector<float>& kernel,
               float* out) {
  const int reach = static_cast<int>(kernel.size()) / 2;
  for (int i = 0; i < length; ++i) {
    float sum = 0;
    int at = i - reach;
    for (const float weight : kernel) sum += weight * in[std::clamp(at++, 0, length - 1) * step];
    out[i] = sum;
  }
}

void blur(Plane& plane, int width, int height, double deviation) {
  const int reach = std::max(1, static_cast<int>(std::lround(2.5 * deviation)));
  std::vector<float> kernel;
  float sum = 0;
  for (int k = -reach; k <= reach; ++k) {
    kernel.push_back(static_cast<float>(std::exp(-k * k / (2 * deviation * deviation))));
    sum += kernel.back();
  }
  for (float& weight : kernel) weight /= sum;
  std::vector<float> line(static_cast<std::size_t>(std::max(width, height)));
  for (int y = 0; y < height; ++y) {
    float* row = &plane[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)];
    blur_line(row, 1, width, kernel, line.data());
    std::copy(line.begin(), line.begin() + width, row);
  }
  for (int x = 0; x < width; ++x) {
    float* column = &plane[static_cast<std::size_t>(x)];
    blur_line(column, width, height, kernel, line.data());
    for (int y = 0; y < height; ++y, column += width) *column = line[static_cast<std::size_t>(y)];
  }
}

}  // namespace

Camera::Camera(const Shot& shot, int page_width, int page_height)
    : shot_(shot), page_width_(page_width), page_height_(page_height) {
  // A turn in the plane of the photo, after a tilt around an axis in it (Rodrigues).
  const double tilt = shot.tilt * kPi / 180, axis = shot.axis * kPi / 180;
  const double turn = shot.turn * kPi / 180;
  const double x = std::cos(axis), y = std::sin(axis), c = std::cos(tilt), s = std::sin(tilt);
  const double tilted[3][3] = {{c + x * x * (1 - c), x * y * (1 - c), y * s},
                               {x * y * (1 - c), c + y * y * (1 - c), -x * s},
                               {-y * s, x * s, c}};
  for (int i = 0; i < 3; ++i) {
    rotation_[0][i] = std::cos(turn) * tilted[0][i] - std::sin(turn) * tilted[1][i];
    rotation_[1][i] = std::sin(turn) * tilted[0][i] + std::cos(turn) * tilted[1][i];
    rotation_[2][i] = tilted[2][i];
  }
}

Point Camera::page_at(Point photo) const {
  const double scale = std::min(shot_.width, shot_.height) * shot_.span;
  double u = (photo.x - (shot_.width - 1) / 2.0) / scale;
  double v = (photo.y - (shot_.height - 1) / 2.0) / scale;
  const double stretch = 1 + shot_.lens * (u * u + v * v);
  u *= stretch;
  v *= stretch;
  // The ray through the photo meets the page, which is turned: so the ray is turned back.
  const double ray[] = {u, v, kDistance}, eye[] = {0, 0, -kDistance};
  double way[3] = {}, from[3] = {};
  for (int i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) {
      way[i] += rotation_[k][i] * ray[k];
      from[i] += rotation_[k][i] * eye[k];
    }
  }
  const double steps = -from[2] / (std::fabs(way[2]) < 1e-6 ? 1e-6 : way[2]);
  double x = from[0] + steps * way[0], y = from[1] + steps * way[1];
  x += shot_.bend * 0.12 * std::sin(y * 2.2 + 1);
  y += shot_.bend * 0.1 * std::cos(x * 2.6);
  const double side = std::max(page_width_, page_height_);
  return {x * side + (page_width_ - 1) / 2, y * side + (page_height_ - 1) / 2};
}

Point Camera::see(Point page) const {
  // Newton's method on page_at().
  Point at = {shot_.width / 2.0, shot_.height / 2.0};
  for (int round = 0; round < 30; ++round) {
    const Point here = page_at(at), miss = page - here;
    const Point across = page_at(at + Point{1, 0}) - here, down = page_at(at + Point{0, 1}) - here;
    const double area = photo::cross(across, down);
    const Point step = {photo::cross(miss, down) / area, photo::cross(across, miss) / area};
    const double longest = std::max({1.0, std::fabs(step.x) / 200, std::fabs(step.y) / 200});
    at = at + step * (1 / longest);
  }
  return at;
}

Photo Camera::take(const Canvas& page, Random& random) const {
  const int width = shot_.width, height = shot_.height;
  const std::size_t area = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  std::array<Plane, 3> planes = {Plane(area), Plane(area), Plane(area)};
  const int table = 20 + random.below(140);
  const double light_x = between(random, -1, 1), light_y = between(random, -1, 1);
  const double wave = between(random, 1, 3), phase = between(random, 0, 6);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const std::size_t i = static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                            static_cast<std::size_t>(x);
      const Point at = page_at({static_cast<double>(x), static_cast<double>(y)});
      const double u = static_cast<double>(x) / width - 0.5,
                   v = static_cast<double>(y) / height - 0.5;
      const double light =
          shot_.gain *
          (1 + shot_.light * (light_x * u + light_y * v + 0.4 * std::sin(wave * (u - v) + phase)));
      const int left = static_cast<int>(std::floor(at.x)), top = static_cast<int>(std::floor(at.y));
      const bool outside =
          left < 0 || top < 0 || left + 1 >= page.width() || top + 1 >= page.height();
      const double right_part = at.x - left, lower_part = at.y - top;
      const std::uint8_t* upper =
          outside ? nullptr
                  : &page.rgba()[4 * (static_cast<std::size_t>(top) *
                                          static_cast<std::size_t>(page.width()) +
                                      static_cast<std::size_t>(left))];
      for (std::size_t c = 0; c < 3; ++c) {
        double value = table;
        if (!outside) {
          const std::uint8_t* lower = upper + 4 * static_cast<std::size_t>(page.width());
          value = (upper[c] * (1 - right_part) + upper[c + 4] * right_part) * (1 - lower_part) +
                  (lower[c] * (1 - right_part) + lower[c + 4] * right_part) * lower_part;
        }
        planes[c][i] = static_cast<float>(value * std::clamp(light, 0.1, 1.6));
      }
    }
  }
  Photo out{width, height, std::vector<std::uint8_t>(4 * area, 255)};
  if (shot_.blur > 0.1) {
    for (Plane& plane : planes) blur(plane, width, height, shot_.blur);
  }
  for (std::size_t i = 0; i < area; ++i) {
    const double common = shot_.noise > 0 ? shot_.noise * normal(random) : 0;
    for (std::size_t c = 0; c < 3; ++c) {
      out.rgba[4 * i + c] =
          static_cast<std::uint8_t>(std::clamp(planes[c][i] + common + 0.5, 0.0, 255.0));
    }
  }
  return out;
}

}  // namespace jiugong::pictures
