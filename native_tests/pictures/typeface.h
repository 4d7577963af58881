// Digits to draw, without fonts: lines in the middle of their strokes.
#pragma once

#include <memory>
#include <vector>

#include "jiugong/random.h"
#include "pictures/canvas.h"

namespace jiugong::pictures {

// Draws characters. The digits of a typeface are equally high.
class Typeface {
 public:
  virtual ~Typeface() = default;

  // Draws a digit 1..9, `height` pixels high, around `middle`.
  virtual void draw(Canvas& canvas, int digit, Point middle, double height,
                    Colour colour) const = 0;
};

// The forms of the typefaces made here.
struct Strokes {
  double weight = 0.12;  // the thickness of strokes, as a part of the height
  double width = 0.58;   // of a digit, as a part of the height
  double slant = 0;      // to the right, as a part of the height
  bool foot = false;     // of the 1
  bool flag = true;      // of the 1
};

std::unique_ptr<Typeface> stroke_typeface(const Strokes& strokes);

// A random plain typeface.
std::unique_ptr<Typeface> random_typeface(Random& random);

// The strokes of a digit in the unit square, y pointing down.
std::vector<std::vector<Point>> strokes_of(int digit, bool flag, bool foot);

// Draws a digit as a hand does: no two are alike.
void draw_by_hand(Canvas& canvas, int digit, Point middle, double height, double pen, Colour colour,
                  Random& random);

// A random number of [low, high), and of a normal distribution with variance 1 (nearly).
double between(Random& random, double low, double high);
double normal(Random& random);

}  // namespace jiugong::pictures
