#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "jiugong/checks.h"
#include "jiugong/photo.h"
#include "make_owned.h"
#include "photo/grid_reader.h"
#include "photo/grid_search.h"
#include "photo/network.h"
#include "photo/picture.h"

namespace jiugong {
namespace photo {
namespace {

using Counts = std::array<std::int64_t, 256>;

// The value that `part` in a thousand are below.
int quantile(const Counts& counts, std::int64_t part) {
  std::int64_t all = 0, seen = 0;
  for (const std::int64_t count : counts) all += count;
  int value = 0;
  while (value < 255 && 1000 * (seen += counts[static_cast<std::size_t>(value)]) < part * all) {
    ++value;
  }
  return value;
}

constexpr int kDark = 48;         // grey levels that the lightest part of a dark picture has
constexpr int kLittleLight = 12;  // contrast in which noise hides lines

// Lines that are in focus are seen in differences of pixels two apart: a fifth of the contrast.
constexpr int kSharp = 5;

// Why there may be no grid to be found: kTooDark, kTooBlurred, or kNoGrid for a picture in which one would have been found.
PhotoProblem problem_of(const Picture& picture) {
  Counts greys{}, steps{};
  for (int y = 0; y < picture.height; ++y) {
    const std::uint8_t* row = picture.row(y);
    for (int x = 0; x < picture.width; ++x) {
      ++greys[row[x]];
      if (x >= 2) ++steps[static_cast<std::size_t>(std::abs(row[x] - row[x - 2]))];
    }
  }
  const int lightest = quantile(greys, 980), contrast = lightest - quantile(greys, 20);
  if (lightest < kDark) return PhotoProblem::kTooDark;
  if (contrast < kLittleLight) return PhotoProblem::kNoGrid;
  return kSharp * quantile(steps, 995) < contrast ? PhotoProblem::kTooBlurred
                                                  : PhotoProblem::kNoGrid;
}

}  // namespace
}  // namespace photo

std::optional<PhotoError> validate_photo(std::size_t bytes, int width, int height) {
  const std::int64_t pixels = static_cast<std::int64_t>(width) * height;
  if (std::min(width, height) < 1 || std::max(width, height) > kMaxPhotoSide ||
      pixels > kMaxPhotoPixels) {
    return PhotoError::kBadSize;
  }
  if (static_cast<std::int64_t>(bytes) != 4 * pixels) return PhotoError::kBadByteCount;
  return std::nullopt;
}

struct PhotoReader::Impl {
  enum class Stage { kGrey, kSearch, kRead, kDone };

  explicit Impl(const photo::Weights& weights) : reader(weights) {}

  void step();
  void begin_search();
  void end_search();
  void end_grid();
  void finish();
  int search_level() const;

  Stage stage = Stage::kDone;
  photo::Source source;
  photo::GreyMaker grey;
  photo::Pyramid pyramid;
  photo::GridSearch search;
  std::vector<photo::Lattice> lattices;
  std::size_t lattice = 0;  // the one that is being read
  photo::GridReader reader;
  int factor = 1;  // pixels of the picture to one of the pyramid
  // The value of each grid that was read: of equally readable ones, the larger comes first.
  std::vector<std::pair<double, PhotoGrid>> grids;
  PhotoReading reading;
};

namespace {

constexpr int kRowsAStep = 64;
constexpr int kLeastPhotoSide = 80;  // pixels that a grid of 9×9 legible cells has at least
constexpr double kLeastCell = 10;    // pixels
constexpr std::size_t kMostGrids = 8;

// The parts of the work.
constexpr double kGreyPart = 0.2;
constexpr double kSearchPart = 0.6;

double value_of(const PhotoGrid& grid, const photo::Lattice& lattice) {
  const bool is_read = std::any_of(grid.cells.begin(), grid.cells.end(),
                                   [](const PhotoCell& cell) { return !cell.doubtful; });
  const double legible = grid.verdict == PhotoVerdict::kSure ? 2 : is_read ? 1.5 : 1;
  return legible * lattice.lines * std::sqrt(lattice.side);
}

}  // namespace

void PhotoReader::Impl::step() {
  switch (stage) {
    case Stage::kGrey:
      grey.make(kRowsAStep);
      if (grey.done()) begin_search();
      break;
    case Stage::kSearch:
      if (search.step()) end_search();
      break;
    case Stage::kRead:
      if (reader.step()) end_grid();
      break;
    case Stage::kDone:
      break;
  }
}

int PhotoReader::Impl::search_level() const {
  int level = 0;
  while (pyramid.level(level).longer() > photo::kSearchSide && level + 1 < pyramid.levels())
    ++level;
  return level;
}

void PhotoReader::Impl::begin_search() {
  factor = grey.factor();
  pyramid = photo::Pyramid(grey.take());
  if (pyramid.level(0).shorter() < kLeastPhotoSide) {
    reading.problem = PhotoProblem::kTooSmall;
    finish();
    return;
  }
  search.start(pyramid.level(search_level()));
  stage = Stage::kSearch;
}

void PhotoReader::Impl::end_search() {
  const int level = search_level();
  lattices = search.take();
  if (lattices.size() > kMostGrids) lattices.resize(kMostGrids);
  for (photo::Lattice& found : lattices) {
    found.mesh.scale(1 << level);
    found.side *= 1 << level;
  }
  if (lattices.empty()) {
    reading.problem =
        search.other_size() != 0 ? PhotoProblem::kNotNine : photo::problem_of(pyramid.level(level));
    finish();
    return;
  }
  stage = Stage::kRead;
  lattice = 0;
  reader.start(pyramid, lattices[0], source, factor);
}

void PhotoReader::Impl::end_grid() {
  const PhotoGrid grid = reader.take();
  const photo::Lattice& its = lattices[lattice];
  const bool is_read = grid.verdict != PhotoVerdict::kUnread;
  // (Nine boxes without a puzzle in them are some other table.)
  if (is_read || (its.side >= kLeastCell && !its.bare)) {
    grids.emplace_back(value_of(grid, its), grid);
  }
  if (++lattice < lattices.size()) {
    reader.start(pyramid, lattices[lattice], source, factor);
    return;
  }
  std::stable_sort(grids.begin(), grids.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  for (const auto& [ignored, read] : grids) reading.grids.push_back(read);
  if (grids.empty()) {
    reading.problem = lattices[0].bare ? PhotoProblem::kNoGrid : PhotoProblem::kTooSmall;
  }
  finish();
}

void PhotoReader::Impl::finish() {
  stage = Stage::kDone;
  source = {};
  pyramid = {};
  grids.clear();
  lattices.clear();
}

PhotoReader::PhotoReader() : PhotoReader(photo::kWeights) {}
PhotoReader::PhotoReader(const photo::Weights& weights) : impl_(make_owned<Impl>(weights)) {}

void PhotoReader::start(std::span<const std::uint8_t> rgba, int width, int height) {
  JIUGONG_REQUIRE(!validate_photo(rgba.size(), width, height), "bytes that are no picture");
  impl_->finish();
  impl_->reading = {};
  impl_->source = {rgba, width, height};
  impl_->grey.start(rgba, width, height);
  impl_->stage = Impl::Stage::kGrey;
}

bool PhotoReader::advance(std::uint64_t steps) {
  for (; steps > 0 && impl_->stage != Impl::Stage::kDone; --steps) impl_->step();
  return impl_->stage == Impl::Stage::kDone;
}

double PhotoReader::progress() const {
  switch (impl_->stage) {
    case Impl::Stage::kGrey:
      return impl_->grey.progress() * kGreyPart;
    case Impl::Stage::kSearch:
      return kGreyPart + impl_->search.progress() * kSearchPart;
    case Impl::Stage::kRead:
      return kGreyPart + kSearchPart +
             (1 - kGreyPart - kSearchPart) * static_cast<double>(impl_->lattice) /
                 static_cast<double>(impl_->lattices.size());
    case Impl::Stage::kDone:
      break;
  }
  return 1;
}

const PhotoReading& PhotoReader::result() const { return impl_->reading; }

PhotoReading read_photo(std::span<const std::uint8_t> rgba, int width, int height) {
  PhotoReader reader;
  reader.start(rgba, width, height);
  reader.advance(UINT64_MAX);
  return reader.result();
}

}  // namespace jiugong
