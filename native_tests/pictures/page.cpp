#include "pictures/page.h"

#include <algorithm>
#include <cmath>

namespace jiugong::pictures {

Point middle_of(Cell cell, Point corner, const Style& style) {
  const int row = cell / 9, column = cell % 9;
  return corner + Point{(column + 0.5) * style.cell, (row + 0.5) * style.cell};
}

void draw_lines(Canvas& canvas, Point corner, const Style& style, Random& random) {
  const double side = 9 * style.cell;
  // Inner lines first: the frame and the boxes lie on them.
  for (const bool bold : {false, true}) {
    for (int i = 0; i < 10; ++i) {
      if ((i % 3 == 0) != bold) continue;
      const double at = i * style.cell, thickness = bold ? style.thick : style.thin;
      const Colour colour = bold ? style.line : style.inner_line;
      const double step = !bold && style.dots > 0 ? style.dots : style.cell / 2;
      for (int piece = 0; piece * step < side - 0.5; ++piece) {
        if (!bold && style.dots > 0 && piece % 2 == 1) continue;
        const double begin = piece * step;
        const double end = std::min(side, begin + step);
        const double ink = 1 - style.jags * between(random, 0, 1);
        canvas.line(corner + Point{at, begin}, corner + Point{at, end}, thickness, colour, ink);
        canvas.line(corner + Point{begin, at}, corner + Point{end, at}, thickness, colour, ink);
      }
    }
  }
}

void draw_puzzle(Canvas& canvas, const Grid& puzzle, Point corner, const Style& style,
                 const Typeface& typeface, Random& random) {
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto& colour = style.colours[static_cast<std::size_t>(cell)];
    if (!colour) continue;
    const Point middle = middle_of(cell, corner, style);
    const double half = style.cell / 2;
    canvas.fill(middle.x - half, middle.y - half, middle.x + half, middle.y + half, *colour);
  }
  draw_lines(canvas, corner, style, random);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (puzzle[cell] == 0) continue;
    const Point jitter = {style.jitter * normal(random), style.jitter * normal(random)};
    typeface.draw(canvas, puzzle[cell], middle_of(cell, corner, style) + style.shift + jitter,
                  style.digit * style.cell, style.ink);
  }
}

void print_through(Canvas& canvas, const Typeface& typeface, double strength, Random& random) {
  Canvas back(canvas.width(), canvas.height(), grey(255));
  for (int i = 0; i < 60; ++i) {
    const Point at = {between(random, 0, canvas.width()), between(random, 0, canvas.height())};
    typeface.draw(back, 1 + random.below(9), at, between(random, 15, 50), grey(0));
  }
  for (int i = 0; i < 6; ++i) {
    const double x = between(random, 0, canvas.width()), y = between(random, 0, canvas.height());
    back.line({x, 0}, {x, static_cast<double>(canvas.height())}, 3, grey(0));
    back.line({0, y}, {static_cast<double>(canvas.width()), y}, 3, grey(0));
  }
  for (int y = 0; y < canvas.height(); ++y) {
    for (int x = 0; x < canvas.width(); ++x) {
      const int mirrored = canvas.width() - 1 - x;
      const std::uint8_t* pixel =
          &back.rgba()[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(back.width()) +
                            static_cast<std::size_t>(mirrored))];
      if (*pixel < 255) canvas.blend(x, y, grey(0), strength * (255 - *pixel) / 255);
    }
  }
}

void scribble(Canvas& canvas, Point middle, double size, double pen, Colour colour,
              Random& random) {
  std::vector<Point> points;
  for (int i = 2 + random.below(6); i > 0; --i) {
    points.push_back(middle + Point{size * normal(random), size * normal(random)});
  }
  canvas.stroke(curve(points), pen, colour);
}

}  // namespace jiugong::pictures
