// Pages drawn at random, as newspapers and screens have them.
#include <algorithm>
#include <cmath>

#include "damage.h"
#include "photo/lattice.h"
#include "photo/network.h"
#include "pictures/camera.h"
#include "pictures/page.h"
#include "samples.h"

namespace jiugong::tools {
namespace {

using pictures::between;
using pictures::Canvas;
using pictures::Colour;
using pictures::grey;
using pictures::normal;
using pictures::Point;

bool chance(Random& random, double part) { return between(random, 0, 1) < part; }

const pictures::Typeface& pick(const std::vector<FontFamily>& fonts, bool by_hand, Random& random) {
  for (;;) {
    const FontFamily& family =
        fonts[static_cast<std::size_t>(random.below(static_cast<int>(fonts.size())))];
    if (family.by_hand != by_hand) continue;
    return *family.faces[static_cast<std::size_t>(
        random.below(static_cast<int>(family.faces.size())))];
  }
}

pictures::Style random_style(Random& random) {
  pictures::Style style;
  style.thin = between(random, 1, 4);
  style.thick = style.thin + (chance(random, 0.25) ? 0 : between(random, 1, 6));
  style.line = grey(random.below(120));
  style.inner_line = chance(random, 0.5) ? style.line : grey(random.below(170));
  style.dots = chance(random, 0.12) ? 3 + random.below(6) : 0;
  style.digit = between(random, 0.4, 0.8);
  style.shift = {2.5 * normal(random), 2.5 * normal(random)};
  style.jitter = chance(random, 0.4) ? between(random, 0, 2) : 0;
  style.ink = grey(std::max(0, random.below(190) - 60));
  if (chance(random, 0.3)) {
    const double part = chance(random, 0.5) ? 0.1 : 0.5;
    for (auto& colour : style.colours) {
      if (chance(random, part)) colour = grey(190 + random.below(60));
    }
  }
  return style;
}

// What people write into the cells of a page.
class Pencil {
 public:
  Pencil(const std::vector<FontFamily>& fonts, const pictures::Typeface& print, double print_height,
         Random& random)
      : font_(pick(fonts, true, random)),
        print_(print),
        print_height_(print_height),
        mode_(between(random, 0, 1)),
        pen_(between(random, 1.5, 5)),
        size_(between(random, 0.4, 0.85)),
        colour_(grey(random.below(120))) {}

  // Writes something and labels it.
  void write(Canvas& canvas, Point middle, double cell, Sample& sample, Random& random) const {
    const Point at = middle + Point{4 * normal(random), 4 * normal(random)};
    const int digit = 1 + random.below(9);
    sample.what = photo::kOther;
    if (mode_ < 0.7) {
      sample.what = static_cast<std::uint8_t>(digit);
      sample.hand = Hand::kByHand;
      if (mode_ < 0.5) {
        const double height = cell * size_ * between(random, 0.85, 1.15);
        pictures::draw_by_hand(canvas, digit, at, height, pen_, colour_, random);
      } else {
        font_.draw(canvas, digit, at, cell * size_, colour_);
      }
    } else if (mode_ < 0.85) {
      notes(canvas, middle, cell, random);
    } else if (chance(random, 0.4)) {
      pictures::scribble(canvas, at, cell * 0.2, pen_, colour_, random);
    } else {
      print_.draw(canvas, 10 + random.below(36), middle, print_height_, colour_);
    }
  }

 private:
  void notes(Canvas& canvas, Point middle, double cell, Random& random) const {
    for (int k = 0; k < 9; ++k) {
      if (!chance(random, 0.3)) continue;
      const int right = k % 3 - 1, down = k / 3 - 1;
      const Point at = middle + Point{right * cell * 0.29, down * cell * 0.29};
      if (chance(random, 0.5)) {
        print_.draw(canvas, k + 1, at, cell * 0.2, colour_);
      } else {
        pictures::draw_by_hand(canvas, k + 1, at, cell * 0.2, std::max(1.0, pen_ * 0.5), colour_,
                               random);
      }
    }
  }

  const pictures::Typeface& font_;
  const pictures::Typeface& print_;
  double print_height_, mode_, pen_, size_;
  Colour colour_;
};

// The crossings as the camera sees them, as wrongly as the reader may find them.
photo::Lattice seen_lattice(const pictures::Camera& camera, Point corner, double cell,
                            Random& random) {
  photo::Lattice lattice;
  const double turn = 0.012 * normal(random), right = 0.035 * normal(random),
               down = 0.035 * normal(random);
  const double wave = between(random, 0.3, 1), phase = between(random, 0, 6),
               height = 0.03 * normal(random);
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 10; ++column) {
      const double x = column + right + turn * (row - 4.5) + height * std::sin(wave * row + phase) +
                       0.01 * normal(random);
      const double y = row + down - turn * (column - 4.5) +
                       height * std::sin(wave * column + phase) + 0.01 * normal(random);
      lattice.mesh.at(row, column) = camera.see(corner + Point{x * cell, y * cell});
    }
  }
  lattice.mesh.extend();
  lattice.side = lattice.mesh.side();
  return lattice;
}

}  // namespace

std::vector<Sample> drawn_page(const std::vector<FontFamily>& fonts, Random& random) {
  const pictures::Style style = random_style(random);
  constexpr double kBorder = 20;
  const Point corner = {kBorder, kBorder};
  const int side = static_cast<int>(9 * style.cell + 2 * kBorder);
  Canvas canvas(side, side, grey(255));
  std::vector<Sample> samples(81);
  Grid puzzle;
  const double dense = between(random, 0.25, 0.6);
  constexpr int kDigits[] = {1, 2, 3, 4, 5, 6, 7, 8,
                             9, 6, 8, 9, 3, 5, 4, 1};  // those easily mistaken more often
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (chance(random, dense)) puzzle.set(cell, static_cast<Digit>(kDigits[random.below(16)]));
    samples[static_cast<std::size_t>(cell)].what = puzzle[cell];
    samples[static_cast<std::size_t>(cell)].hand =
        puzzle[cell] != 0 ? Hand::kPrinted : Hand::kUnknown;
  }
  const pictures::Typeface& print = pick(fonts, false, random);
  pictures::draw_puzzle(canvas, puzzle, corner, style, print, random);
  if (chance(random, 0.4)) {
    const Pencil pencil(fonts, print, style.digit * style.cell, random);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (puzzle[cell] != 0 || !chance(random, 0.5)) continue;
      pencil.write(canvas, pictures::middle_of(cell, corner, style), style.cell,
                   samples[static_cast<std::size_t>(cell)], random);
    }
  }
  if (chance(random, 0.3))
    pictures::print_through(canvas, print, between(random, 0.04, 0.22), random);
  if (chance(random, 0.1)) {
    const Point at = {between(random, 0, side), between(random, 0, side)};
    pictures::scribble(canvas, at, side / 4.0, between(random, 1, 3), grey(random.below(160)),
                       random);
  }
  // The shot, at a third to four fifths of the page's size.
  const double scale = between(random, 0.28, 0.8);
  pictures::Shot shot;
  shot.width = shot.height = static_cast<int>(side * scale * 1.1);
  shot.span = 0.9;
  shot.tilt = between(random, 0, 25);
  shot.axis = between(random, 0, 360);
  shot.turn = 4 * normal(random);
  shot.light = between(random, 0, 0.5);
  shot.gain = between(random, 0.45, 1);
  shot.blur = std::fabs(normal(random)) * (chance(random, 0.3) ? 1.2 : 0.7);
  shot.noise = chance(random, 0.3) ? 0 : between(random, 0, 7);
  const pictures::Camera camera(shot, side, side);
  pictures::Photo taken = camera.take(canvas, random);
  // Contrast of cheap paper; light on dark screens.
  const double darkest = between(random, 0, 110) * shot.gain, part = 1 - darkest / 256;
  const bool dark_mode = chance(random, 0.12);
  for (std::uint8_t& byte : taken.rgba) {
    const double value = darkest + byte * part;
    byte = static_cast<std::uint8_t>(dark_mode ? 255 - value : value);
  }
  for (std::size_t i = 3; i < taken.rgba.size(); i += 4) taken.rgba[i] = 255;
  if (chance(random, 0.15)) taken = shaded(taken, random);
  photo::GreyMaker maker;
  maker.start(taken.rgba, taken.width, taken.height);
  maker.make(taken.height);
  const photo::Pyramid pyramid(maker.take());
  const photo::Inputs inputs = photo::find_inputs(
      photo::cut_cells(pyramid, seen_lattice(camera, corner, style.cell, random)));
  for (std::size_t cell = 0; cell < 81; ++cell) samples[cell].ink = inputs.ink[cell];
  return samples;
}

}  // namespace jiugong::tools
