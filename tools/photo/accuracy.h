// How well photos are read.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "damage.h"
#include "jiugong/photo.h"
#include "photos.h"

namespace jiugong::tools {

struct Accuracy {
  int photos = 0;
  int right = 0;  // all 81 cells
  int sure = 0, sure_wrong = 0;
  int doubtful = 0, marked = 0;  // photos that are not sure, and their marked cells
  int unmarked = 0;              // photos with a wrong cell that is not marked as doubtful
  int another = 0;               // photos whose puzzle was found, but another one comes first
  int not_found = 0;
  // Digits told to be written by hand, and those of them that the solution has there.
  int by_hand = 0, by_hand_right = 0;
  double milliseconds = 0;
};

// Gives the reader for the photos of a puzzle.
using ReaderFor = std::function<PhotoReader&(const Grid&)>;

// Reads the photos, with `damage` if it is not null, and prints those that are not surely right; of
// damaged ones, those with wrong cells that are not marked.
Accuracy measure_photos(const std::vector<Labelled>& photos, const ReaderFor& reader_for,
                        const Damage* damage = nullptr);

void print(const char* what, const Accuracy& accuracy);

// Measures the photos as they are, and with each damage.
void measure_all(const std::vector<Labelled>& photos, const ReaderFor& reader_for);

}  // namespace jiugong::tools
