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

// A page or screen before its photo, and what its cells hold.
struct Drawn {
  Canvas canvas;
  pictures::Style style;
  std::vector<Sample> samples = std::vector<Sample>(kCellCount);
};

constexpr double kBorder = 20;
constexpr Point kCorner = {kBorder, kBorder};

// Random givens, about as dense as wanted, with their labels.
Grid random_givens(double dense, std::vector<Sample>& samples, Random& random) {
  constexpr int kDigits[] = {1, 2, 3, 4, 5, 6, 7, 8,
                             9, 6, 8, 9, 3, 5, 4, 1};  // those easily mistaken more often
  Grid puzzle;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (chance(random, dense)) puzzle.set(cell, static_cast<Digit>(kDigits[random.below(16)]));
    samples[static_cast<std::size_t>(cell)].what = puzzle[cell];
    samples[static_cast<std::size_t>(cell)].hand =
        puzzle[cell] != 0 ? Hand::kPrinted : Hand::kUnknown;
  }
  return puzzle;
}

Canvas blank_page(const pictures::Style& style) {
  const int side = static_cast<int>(9 * style.cell + 2 * kBorder);
  return {side, side, grey(255)};
}

Drawn drawn_paper(const std::vector<FontFamily>& fonts, Random& random) {
  const pictures::Style style = random_style(random);
  Drawn out{blank_page(style), style};
  Canvas& canvas = out.canvas;
  const int side = canvas.width();
  const Grid puzzle = random_givens(between(random, 0.25, 0.6), out.samples, random);
  const pictures::Typeface& print = pick(fonts, false, random);
  pictures::draw_puzzle(canvas, puzzle, kCorner, style, print, random);
  if (chance(random, 0.4)) {
    const Pencil pencil(fonts, print, style.digit * style.cell, random);
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (puzzle[cell] != 0 || !chance(random, 0.5)) continue;
      pencil.write(canvas, pictures::middle_of(cell, kCorner, style), style.cell,
                   out.samples[static_cast<std::size_t>(cell)], random);
    }
  }
  if (chance(random, 0.3))
    pictures::print_through(canvas, print, between(random, 0.04, 0.22), random);
  if (chance(random, 0.1)) {
    const Point at = {between(random, 0, side), between(random, 0, side)};
    pictures::scribble(canvas, at, side / 4.0, between(random, 1, 3), grey(random.below(160)),
                       random);
  }
  return out;
}

// The candidates that programs print: small digits in three rows, or in one row in the middle.
class Candidates {
 public:
  Candidates(const pictures::Typeface& print, double cell, Random& random)
      : print_(print),
        in_a_row_(chance(random, 0.2)),
        height_(cell * between(random, 0.11, 0.22)),
        apart_(in_a_row_ ? height_ * between(random, 0.7, 0.95)
                         : cell * between(random, 0.25, 0.33)),
        part_(between(random, 0.15, 0.95)),
        colour_(grey(random.below(150))) {}

  // Whether any was printed.
  bool draw(Canvas& canvas, Point middle, Random& random) const {
    std::vector<int> digits;
    for (int digit = 1; digit <= 9; ++digit) {
      if (chance(random, in_a_row_ ? part_ / 2 : part_)) digits.push_back(digit);
    }
    const double first = (1.0 - static_cast<double>(digits.size())) / 2;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const int digit = digits[i];
      const Point off = in_a_row_
                            ? Point{first + static_cast<double>(i), 0}
                            : Point{(digit - 1) % 3 - 1.0, static_cast<int>((digit - 1) / 3) - 1.0};
      print_.draw(canvas, digit, middle + off * apart_, height_, colour_);
    }
    return !digits.empty();
  }

 private:
  const pictures::Typeface& print_;
  bool in_a_row_;
  double height_, apart_, part_;
  Colour colour_;
};

// The dashed border of a cage in a cell, and its sum.
void draw_cage(Canvas& canvas, const pictures::Typeface& print, Point middle, double cell, bool sum,
               Random& random) {
  const double half = cell * between(random, 0.4, 0.45), dash = cell * 0.06;
  double at = -half;
  while (at < half) {
    for (const double side : {-half, half}) {
      canvas.line(middle + Point{at, side}, middle + Point{at + dash, side}, 1.5, grey(60));
      canvas.line(middle + Point{side, at}, middle + Point{side, at + dash}, 1.5, grey(60));
    }
    at += 2 * dash;
  }
  if (!sum) return;
  const Point corner = middle + Point{-0.3, -0.3} * cell;
  print.draw(canvas, 1 + random.below(9), corner, cell * 0.16, grey(50));
  if (chance(random, 0.5)) {
    print.draw(canvas, 1 + random.below(9), corner + Point{cell * 0.12, 0}, cell * 0.16, grey(50));
  }
}

// How programs colour cells: boxes in turn, what belongs to a selected cell, the givens, or any.
void colour_cells(pictures::Style& style, const Grid& puzzle, Random& random) {
  const int kind = random.below(5), selected = random.below(kCellCount);
  const Colour one = grey(150 + random.below(100)), other = grey(190 + random.below(65));
  const auto box = [](Cell cell) { return cell / 27 * 3 + cell % 9 / 3; };
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    auto& colour = style.colours[static_cast<std::size_t>(cell)];
    if (kind == 0 && box(cell) % 2 == 0) colour = one;
    if (kind == 1 && (cell / 9 == selected / 9 || cell % 9 == selected % 9)) colour = one;
    if (kind == 1 && box(cell) == box(selected)) colour = other;
    if (kind == 2 && puzzle[cell] != 0) colour = one;
    if (kind == 3 && chance(random, 0.4)) colour = chance(random, 0.5) ? one : other;
  }
}

// The screen of a program: sharp, often with candidates and entries of its player.
Drawn drawn_screen(const std::vector<FontFamily>& fonts, Random& random) {
  pictures::Style style;
  const bool tiles = chance(random, 0.15);
  style.thin = tiles ? between(random, 3, 7) : between(random, 1, 2.5);
  style.thick = style.thin + between(random, 0, 5);
  style.line = grey(random.below(200));
  style.inner_line = grey(chance(random, 0.1) ? 255 : 60 + random.below(180));
  style.dots = chance(random, 0.1) ? 2 + random.below(5) : 0;
  style.digit = between(random, 0.33, 0.62);
  style.ink = grey(random.below(120));
  style.shift = {normal(random), normal(random)};
  Drawn out{blank_page(style), style};
  const Grid puzzle = random_givens(between(random, 0.25, 0.5), out.samples, random);
  colour_cells(out.style, puzzle, random);
  const pictures::Typeface& print = pick(fonts, false, random);
  pictures::draw_puzzle(out.canvas, puzzle, kCorner, out.style, print, random);
  const bool has_entries = chance(random, 0.4), has_cages = chance(random, 0.12);
  const Colour entered = grey(random.below(140));
  const Candidates candidates(print, style.cell, random);
  const double marked = chance(random, 0.75) ? between(random, 0.3, 1) : 0;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    Sample& sample = out.samples[static_cast<std::size_t>(cell)];
    const Point middle = pictures::middle_of(cell, kCorner, style);
    const bool has_sum = has_cages && chance(random, 0.35);
    if (has_cages) draw_cage(out.canvas, print, middle, style.cell, has_sum, random);
    if (sample.what != 0) continue;
    if (has_sum) sample.what = photo::kOther;
    if (has_entries && chance(random, 0.3)) {
      // Of the form of print, although no given.
      const int digit = 1 + random.below(9);
      print.draw(out.canvas, digit, middle + style.shift, style.digit * style.cell, entered);
      sample.what = static_cast<std::uint8_t>(digit);
    } else if (chance(random, marked) && candidates.draw(out.canvas, middle, random)) {
      sample.what = photo::kOther;
    }
  }
  return out;
}

// By a hand that holds a camera, at a fifth to four fifths of the page's size.
pictures::Shot random_shot(int side, Random& random) {
  pictures::Shot shot;
  shot.width = shot.height = static_cast<int>(side * between(random, 0.22, 0.8) * 1.1);
  shot.span = 0.9;
  shot.tilt = between(random, 0, 25);
  shot.axis = between(random, 0, 360);
  shot.turn = 4 * normal(random);
  shot.light = between(random, 0, 0.5);
  shot.gain = between(random, 0.45, 1);
  shot.blur = std::fabs(normal(random)) * (chance(random, 0.3) ? 1.2 : 0.7);
  shot.noise = chance(random, 0.3) ? 0 : between(random, 0, chance(random, 0.2) ? 14 : 7);
  return shot;
}

// Nothing between the screen and its picture but another number of pixels.
pictures::Shot screenshot(int side, Random& random) {
  pictures::Shot shot;
  shot.width = shot.height = static_cast<int>(side * between(random, 0.45, 1));
  shot.span = 1;
  shot.blur = chance(random, 0.5) ? 0 : between(random, 0.1, 0.6);
  return shot;
}

}  // namespace

std::vector<Sample> drawn_page(const std::vector<FontFamily>& fonts, bool is_screen,
                               Random& random) {
  Drawn page = is_screen ? drawn_screen(fonts, random) : drawn_paper(fonts, random);
  const int side = page.canvas.width();
  const bool sharp = is_screen && chance(random, 0.75);
  const pictures::Shot shot = sharp ? screenshot(side, random) : random_shot(side, random);
  const pictures::Camera camera(shot, side, side);
  pictures::Photo taken = camera.take(page.canvas, random);
  // Contrast of cheap paper; light on dark screens.
  const double darkest = between(random, 0, 110) * shot.gain, part = 1 - darkest / 256;
  const bool dark_mode = chance(random, is_screen ? 0.35 : 0.12);
  for (std::uint8_t& byte : taken.rgba) {
    const double value = darkest + byte * part;
    byte = static_cast<std::uint8_t>(dark_mode ? 255 - value : value);
  }
  for (std::size_t i = 3; i < taken.rgba.size(); i += 4) taken.rgba[i] = 255;
  if (!sharp && chance(random, 0.15)) taken = shaded(taken, random);
  if (chance(random, 0.15)) taken = squeezed(taken, 8 + random.below(30));
  photo::GreyMaker maker;
  maker.start(taken.rgba, taken.width, taken.height);
  maker.make(taken.height);
  const photo::Pyramid pyramid(maker.take());
  const photo::Inputs inputs = photo::find_inputs(
      photo::cut_cells(pyramid, seen_lattice(camera, kCorner, page.style.cell, random)));
  for (std::size_t cell = 0; cell < 81; ++cell) page.samples[cell].ink = inputs.ink[cell];
  return std::move(page.samples);
}

}  // namespace jiugong::tools
