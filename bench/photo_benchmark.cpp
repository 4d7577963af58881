// Reads the photos of a folder, imageN.jpg with imageN.dat, and prints how many are right; and how long
// they take, as they are and enlarged to twelve megapixels, and how much memory.
//
//   jiugong_photo_benchmark FOLDER
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "accuracy.h"
#include "damage.h"
#include "jiugong/photo.h"
#include "memory.h"
#include "photos.h"

namespace jiugong::tools {
namespace {

constexpr int kEvery = 10;  // of so many photos, one is timed
constexpr int kRounds = 5;
constexpr double kLarge = 12e6;  // pixels

template <typename Value>
Value median(std::vector<Value> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// Milliseconds of the processor for the whole and for the longest step, bytes besides the picture.
struct Cost {
  double all = 0, step = 0;
  std::size_t memory = 0;
};

double milliseconds_since(std::clock_t begin) {
  return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// The median of some rounds.
Cost cost_of(const pictures::Photo& photo) {
  std::vector<double> all, step;
  std::size_t memory = 0;
  for (int round = 0; round < kRounds; ++round) {
    const MemoryWatch watch;
    const auto begin = std::clock();
    double longest = 0;
    PhotoReader reader;
    reader.start(photo.rgba, photo.width, photo.height);
    for (bool done = false; !done;) {
      const auto before = std::clock();
      done = reader.advance(1);
      longest = std::max(longest, milliseconds_since(before));
    }
    all.push_back(milliseconds_since(begin));
    step.push_back(longest);
    memory = watch.peak();
  }
  return {median(all), median(step), memory};
}

void print(const char* what, const std::vector<Cost>& costs) {
  std::vector<double> all;
  Cost most;
  for (const Cost& cost : costs) {
    all.push_back(cost.all);
    most = {std::max(most.all, cost.all), std::max(most.step, cost.step),
            std::max(most.memory, cost.memory)};
  }
  std::printf("%s: median %.1f ms, longest %.1f ms; longest step %.1f ms; at most %.1f MB\n", what,
              median(all), most.all, most.step, static_cast<double>(most.memory) / (1 << 20));
}

int run(const std::string& folder) {
  const auto photos = find_photos(folder);
  if (photos.empty()) {
    std::fprintf(stderr, "No photos in %s.\n", folder.c_str());
    return 1;
  }
  PhotoReader reader;
  print("the reader", measure_photos(photos, [&](const Grid&) -> PhotoReader& { return reader; }));
  std::vector<Cost> small, large;
  for (std::size_t i = 0; i < photos.size(); i += kEvery) {
    const auto photo = read_jpeg(photos[i].path);
    if (!photo) continue;
    small.push_back(cost_of(*photo));
    const double pixels = static_cast<double>(photo->width) * photo->height;
    large.push_back(cost_of(scaled(*photo, std::sqrt(kLarge / pixels))));
  }
  if (small.empty()) return 1;
  print("as they are", small);
  print("12 megapixels", large);
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
