#include "photo_job.h"

#include <cmath>
#include <vector>

namespace jiugong::bindings {

// web/engine/photo.ts checks the same before, with a better message.
void write_json(Json& out, PhotoError error) {
  out += bare_error(name_of(error), "These pixels are no picture.");
}

void write_json(Json& out, const PhotoGrid& grid) {
  std::vector<int> doubtful, crossings, chances;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const PhotoCell& read = grid.cells[static_cast<std::size_t>(cell)];
    if (read.doubtful) doubtful.push_back(cell);
    chances.insert(chances.end(), read.chances.begin(), read.chances.end());
  }
  for (const PhotoPoint& point : grid.crossings) {
    crossings.push_back(static_cast<int>(std::floor(point.x + 0.5)));
    crossings.push_back(static_cast<int>(std::floor(point.y + 0.5)));
  }
  ObjectWriter(out)
      .add("verdict", name_of(grid.verdict))
      .add("puzzle", grid.puzzle)
      .add("byHand", grid.by_hand)
      .add("doubtful", doubtful)
      .add("corrected", grid.corrected)
      .add("turns", grid.quarter_turns)
      .add("crossings", crossings)
      .add("chances", chances)
      .add("status", name_of(grid.status))
      .add("conflicts", grid.conflicts);
}

void ReadPhotoJob::start(std::size_t size, int width, int height) {
  begin();
  // (Whatever is wrong, the caller writes `size` bytes.)
  pixels_.reset(new std::uint8_t[size]);
  error_ = validate_photo(size, width, height);
  if (!error_) reader_.start({pixels_.get(), size}, width, height);
}

void ReadPhotoJob::run(std::uint64_t /*nodes*/) {
  if (error_) {
    fail(*error_);
  } else if (!reader_.advance(1)) {
    return;
  } else {
    const PhotoReading& reading = reader_.result();
    ObjectWriter(json()).add("problem", name_of(reading.problem)).add("grids", reading.grids);
  }
  pixels_.reset();
  finish();
}

}  // namespace jiugong::bindings
