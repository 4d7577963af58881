// The photos of Baptiste Wicht's sudoku_dataset v2 (CC-BY 4.0): pictures and what is on them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jiugong/grid.h"
#include "pictures/camera.h"

namespace jiugong::tools {

struct Labelled {
  std::string path;  // of the JPEG file
  Grid puzzle;
};

// The photos in a folder, `imageN.jpg` with `imageN.dat`, in the order of their names.
std::vector<Labelled> find_photos(const std::string& folder);

// Nothing if it is no JPEG file.
std::optional<pictures::Photo> read_jpeg(const std::string& path);

inline constexpr int kFolds = 5;

// The part, 0..kFolds - 1, in which a puzzle is tested by cross-validation: the same for all of its photos.
int fold_of(const Grid& puzzle);

}  // namespace jiugong::tools
