// The cells that the digit network is trained on: of drawn pages, and of photos where there are any.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/random.h"
#include "photo/cells.h"
#include "pictures/typeface.h"

namespace jiugong::tools {

// Whether a digit is printed.
enum class Hand : std::int8_t { kUnknown, kPrinted, kByHand };

struct Sample {
  photo::Input ink;
  std::uint8_t what;  // 0 for nothing, a digit, or photo::kOther
  Hand hand;
};

struct FontFamily {
  std::string name;
  bool by_hand = false;
  std::vector<std::unique_ptr<pictures::Typeface>> faces;
};

// The families below a folder that have nine different digits.
std::vector<FontFamily> find_fonts(const std::string& folder);

// The cells of a page that is drawn at random, or of a screen.
std::vector<Sample> drawn_page(const std::vector<FontFamily>& fonts, bool is_screen,
                               Random& random);

// The cells of a photo: as its crossings were found, and copies with the crossings a little displaced,
// of the photo and of some damaged ones.
struct LabelledPhoto {
  Grid puzzle;
  std::vector<std::vector<Sample>> copies;
};

// Those in a folder in which a grid was found.
std::vector<LabelledPhoto> photo_cells(const std::string& folder);

}  // namespace jiugong::tools
