// Why there may be no grid to be found in a picture.
#pragma once

#include "jiugong/photo.h"
#include "photo/picture.h"

namespace jiugong::photo {

// kTooDark, kTooBlurred, or kNoGrid for a picture in which a grid would have been found.
PhotoProblem problem_of(const Picture& picture);

}  // namespace jiugong::photo
