// Pictures of the least and the greatest sides, without a grid.
#include <gtest/gtest.h>

#include <climits>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "jiugong/photo.h"

namespace jiugong {
namespace {

TEST(PhotoExtremes, OfSizes) {
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{4}, SIZE_MAX}) {
    for (const int side : {INT_MIN, -1, 0, kMaxPhotoSide + 1, INT_MAX}) {
      for (const auto& [width, height] : {std::pair(side, 1), {1, side}, {side, side}}) {
        EXPECT_EQ(validate_photo(bytes, width, height), PhotoError::kBadSize);
      }
    }
    EXPECT_EQ(validate_photo(bytes, 1, kMaxPhotoSide), PhotoError::kBadByteCount);
  }
  EXPECT_EQ(validate_photo(4 * 8000 * 8000, 8000, 8000), std::nullopt);
  EXPECT_EQ(validate_photo(4 * 8001 * 8000, 8001, 8000), PhotoError::kBadSize);
}

TEST(PhotoExtremes, OfPixels) {
  const std::pair<int, int> sizes[] = {{1, 1},   {1, kMaxPhotoSide}, {kMaxPhotoSide, 1},
                                       {79, 80}, {80, 80},           {80, 3000}};
  for (const auto& [width, height] : sizes) {
    const auto bytes = 4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    // Black, white, and every pixel another.
    for (const auto& [least, factor] :
         {std::pair<std::size_t, std::size_t>{0, 0}, {255, 0}, {0, 31}}) {
      std::vector<std::uint8_t> pixels(bytes);
      for (std::size_t i = 0; i < bytes; ++i) {
        pixels[i] = static_cast<std::uint8_t>(least + (i * i * factor >> 3));
      }
      ASSERT_EQ(validate_photo(bytes, width, height), std::nullopt);
      const PhotoReading reading = read_photo(pixels, width, height);
      EXPECT_TRUE(reading.grids.empty());
      EXPECT_NE(reading.problem, PhotoProblem::kNone) << width << " × " << height;
    }
  }
}

}  // namespace
}  // namespace jiugong
