// The cells of labelled photos.
#include "damage.h"
#include "photo/grid_search.h"
#include "photo/picture.h"
#include "photos.h"
#include "pictures/typeface.h"
#include "samples.h"

namespace jiugong::tools {
namespace {

using photo::Point;
using pictures::normal;

// The lattice displaced a little: shift, turn, scale and shear of some hundredths.
photo::Lattice displaced(const photo::Lattice& lattice, Random& random) {
  photo::Lattice out = lattice;
  const Point middle = lattice.mesh.place({4.5, 4.5});
  const Point shift = Point{normal(random), normal(random)} * (0.04 * lattice.side);
  double matrix[4];
  for (double& factor : matrix) factor = 0.008 * normal(random);
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 10; ++column) {
      Point& point = out.mesh.at(row, column);
      const Point way = point - middle;
      const Point own = Point{normal(random), normal(random)} * (0.015 * lattice.side);
      point = point + shift + own +
              Point{matrix[0] * way.x + matrix[1] * way.y, matrix[2] * way.x + matrix[3] * way.y};
    }
  }
  return out;
}

std::vector<Sample> cells_of(const photo::Pyramid& pyramid, const photo::Lattice& lattice,
                             const Grid& puzzle) {
  const photo::Inputs inputs = photo::find_inputs(photo::cut_cells(pyramid, lattice));
  std::vector<Sample> out;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    // The labels do not tell what was written by hand.
    if (puzzle[cell] == 0 && inputs.size[i] > 8 && 2 * inputs.strength[i] > photo::kUsualInk)
      continue;
    out.push_back(
        {inputs.ink[i], puzzle[cell], puzzle[cell] == 0 ? Hand::kUnknown : Hand::kPrinted});
  }
  return out;
}

photo::Pyramid pyramid_of(const pictures::Photo& photo) {
  photo::GreyMaker maker;
  maker.start(photo.rgba, photo.width, photo.height);
  maker.make(photo.height);
  return photo::Pyramid(maker.take());
}

}  // namespace

std::vector<LabelledPhoto> photo_cells(const std::string& folder) {
  constexpr int kPlainCopies = 3;
  std::vector<LabelledPhoto> out;
  for (const Labelled& labelled : find_photos(folder)) {
    const auto picture = read_jpeg(labelled.path);
    if (!picture) continue;
    const photo::Pyramid pyramid = pyramid_of(*picture);
    photo::GridSearch search;
    search.start(pyramid.level(0));
    while (!search.step()) {
    }
    const auto lattices = search.take();
    if (lattices.empty()) continue;
    Random random(seed_of_text(labelled.path.substr(labelled.path.rfind('/') + 1)));
    LabelledPhoto photo{labelled.puzzle, {cells_of(pyramid, lattices[0], labelled.puzzle)}};
    const auto add = [&](const photo::Pyramid& seen) {
      photo.copies.push_back(cells_of(seen, displaced(lattices[0], random), labelled.puzzle));
    };
    for (int copy = 0; copy < kPlainCopies; ++copy) add(pyramid);
    for (const Damage& damage : damages()) {
      if (damage.trains) add(pyramid_of(damage.apply(*picture, random)));
    }
    out.push_back(std::move(photo));
  }
  return out;
}

}  // namespace jiugong::tools
