#include "photo/ink.h"

#include <algorithm>
#include <cstddef>

namespace jiugong::photo {

const std::vector<std::uint8_t>& InkFinder::find(const Picture& picture,
                                                 const InkSetting& setting) {
  const int width = picture.width, height = picture.height;
  const auto line = static_cast<std::size_t>(width) + 1;
  sums_.assign(line * (static_cast<std::size_t>(height) + 1), 0);
  for (int y = 0; y < height; ++y) {
    const std::uint8_t* in = picture.row(y);
    const std::uint32_t* above = &sums_[static_cast<std::size_t>(y) * line];
    std::uint32_t* out = &sums_[(static_cast<std::size_t>(y) + 1) * line];
    std::uint32_t sum = 0;
    for (int x = 0; x < width; ++x) {
      sum += in[x];
      out[x + 1] = above[x + 1] + sum;
    }
  }
  ink_.resize(picture.pixels.size());
  const int reach = std::max(4, picture.longer() / setting.window / 2);
  for (int y = 0; y < height; ++y) {
    const int top = std::max(0, y - reach), bottom = std::min(height, y + reach + 1);
    const std::uint32_t* upper = &sums_[static_cast<std::size_t>(top) * line];
    const std::uint32_t* lower = &sums_[static_cast<std::size_t>(bottom) * line];
    const std::uint8_t* in = picture.row(y);
    std::uint8_t* out = &ink_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)];
    // (Everything fits 32 bits: kSearchSide and the windows bound the area to some 11,500 pixels.)
    const int rows = bottom - top, kept = 100 - setting.percent, levels = setting.levels;
    const auto pixel = [&](int x, int left, int right, int area) {
      const std::uint32_t sum = lower[right] - lower[left] - upper[right] + upper[left];
      const int level = 100 * area * (in[x] + levels);
      out[x] = level < kept * static_cast<int>(sum) ? 1 : 0;
    };
    const auto border = [&](int from, int to) {
      for (int x = from; x < to; ++x) {
        const int left = std::max(0, x - reach), right = std::min(width, x + reach + 1);
        pixel(x, left, right, (right - left) * rows);
      }
    };
    // Away from the borders the area is the same everywhere, and the loop has vectors.
    const int begin = std::min(reach, width), end = std::max(begin, width - reach);
    border(0, begin);
    const int area = (2 * reach + 1) * rows;
    for (int x = begin; x < end; ++x) pixel(x, x - reach, x + reach + 1, area);
    border(end, width);
  }
  return ink_;
}

}  // namespace jiugong::photo
