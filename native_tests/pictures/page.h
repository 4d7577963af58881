// Pages with a sudoku on them.
#pragma once

#include <array>
#include <optional>

#include "jiugong/grid.h"
#include "jiugong/random.h"
#include "pictures/camera.h"
#include "pictures/canvas.h"
#include "pictures/typeface.h"

namespace jiugong::pictures {

struct Style {
  double cell = 64;  // pixels
  double thin = 2, thick = 4;
  Colour line = grey(0), inner_line = grey(0), ink = grey(0);
  int dots = 0;        // pixels of a dot of dotted inner lines; 0 for whole lines
  double digit = 0.6;  // the height of digits, in cells
  Point shift{};       // of the digits in their cells, in pixels
  double jitter = 0;   // of each digit
  std::array<std::optional<Colour>, kCellCount> colours{};  // of coloured cells
  double jags = 0;  // how much the ink of the lines comes and goes, 0..1
};

// Draws the lines of a grid with its upper left corner at `corner`.
void draw_lines(Canvas& canvas, Point corner, const Style& style, Random& random);

// Draws a puzzle.
void draw_puzzle(Canvas& canvas, const Grid& puzzle, Point corner, const Style& style,
                 const Typeface& typeface, Random& random);

// The middle of a cell.
Point middle_of(Cell cell, Point corner, const Style& style);

// The back of the page that shows through: mirrored writing, `strength` dark.
void print_through(Canvas& canvas, const Typeface& typeface, double strength, Random& random);

// A line drawn with a pen, over anything.
void scribble(Canvas& canvas, Point middle, double size, double pen, Colour colour, Random& random);

}  // namespace jiugong::pictures
