// Reads the photos of a folder, imageN.jpg with imageN.dat, and prints how many are right and how long
// it takes; and how long a picture of 12 megapixels takes.
//
//   jiugong_photo_benchmark FOLDER
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <string>

#include "accuracy.h"
#include "jiugong/photo.h"
#include "photos.h"

namespace jiugong::tools {
namespace {

// The picture with each pixel so often across and down.
pictures::Photo enlarged(const pictures::Photo& photo, int times) {
  pictures::Photo out{photo.width * times, photo.height * times, {}};
  out.rgba.reserve(photo.rgba.size() * static_cast<std::size_t>(times * times));
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x) {
      const std::size_t from =
          4 * (static_cast<std::size_t>(y / times) * static_cast<std::size_t>(photo.width) +
               static_cast<std::size_t>(x / times));
      out.rgba.insert(out.rgba.end(), &photo.rgba[from], &photo.rgba[from] + 4);
    }
  }
  return out;
}

// The least of some rounds.
double milliseconds(const pictures::Photo& photo) {
  double least = std::numeric_limits<double>::max();
  for (int round = 0; round < 7; ++round) {
    const auto begin = std::chrono::steady_clock::now();
    read_photo(photo.rgba, photo.width, photo.height);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
    least = std::min(least, time.count());
  }
  return least;
}

int run(const std::string& folder) {
  const auto photos = find_photos(folder);
  if (photos.empty()) {
    std::fprintf(stderr, "No photos in %s.\n", folder.c_str());
    return 1;
  }
  PhotoReader reader;
  print("the reader", measure_photos(photos, [&](const Grid&) -> PhotoReader& { return reader; }));
  const auto small = read_jpeg(photos.front().path);
  if (!small) return 1;
  std::printf("%d × %d: %.1f ms\n", small->width, small->height, milliseconds(*small));
  const pictures::Photo large = enlarged(*small, 4000 / std::max(small->width, small->height));
  std::printf("%d × %d: %.1f ms\n", large.width, large.height, milliseconds(large));
  return 0;
}

}  // namespace
}  // namespace jiugong::tools

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "jiugong_photo_benchmark FOLDER\n");
    return 2;
  }
  return jiugong::tools::run(argv[1]);
}
