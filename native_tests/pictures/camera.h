// Photos of drawn pages.
#pragma once

#include <cstdint>
#include <vector>

#include "jiugong/random.h"
#include "pictures/canvas.h"

namespace jiugong::pictures {

// A picture of four bytes a pixel.
struct Photo {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba;
};

struct Shot {
  int width = 640, height = 640;  // of the photo
  double span = 0.9;              // the part of the photo's shorter side that the page takes
  double tilt = 0;                // of the page, in degrees
  double axis = 0;                // of the tilt, in degrees
  double turn = 0;                // in degrees, clockwise
  double bend = 0;                // of the paper, as a part of the page
  double lens = 0;                // barrel (positive) or pincushion
  double light = 0;               // unevenness, 0..1
  double gain = 1;                // of the light
  double blur = 0;                // deviation in pixels
  double noise = 0;               // deviation in grey levels
};

class Camera {
 public:
  Camera(const Shot& shot, int page_width, int page_height);

  Photo take(const Canvas& page, Random& random) const;

  // Where a point of the page is in the photo.
  Point see(Point page) const;

 private:
  Point page_at(Point photo) const;

  Shot shot_;
  double page_width_, page_height_;
  double rotation_[3][3];
};

}  // namespace jiugong::pictures
