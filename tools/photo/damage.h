// Photos made worse, to measure how much the reader bears.
#pragma once

#include <vector>

#include "pictures/camera.h"

namespace jiugong::tools {

struct Damage {
  const char* name;
  // `random` is the same for the same photo.
  pictures::Photo (*apply)(const pictures::Photo& photo, Random& random);
  // Whether it leaves everything at its place, and legible for people: for training.
  bool trains = false;
};

const std::vector<Damage>& damages();

// With the shadow of a hand or of the phone, which has a soft edge across the picture.
pictures::Photo shaded(const pictures::Photo& photo, Random& random);

// As a JPEG file of a low quality, and back.
pictures::Photo squeezed(const pictures::Photo& photo, int quality);

// `factor` times as wide and high; smaller by means of areas.
pictures::Photo scaled(const pictures::Photo& photo, double factor);

}  // namespace jiugong::tools
