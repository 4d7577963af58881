// The job that reads a photo.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "jiugong/photo.h"
#include "job.h"

namespace jiugong::bindings {

// { verdict, puzzle, byHand, doubtful, corrected, turns, crossings, chances, status, conflicts }: crossings are
// 200 numbers, the 100 points in whole pixels, and chances 810, ten for each cell.
void write_json(Json& out, const PhotoGrid& grid);

void write_json(Json& out, PhotoError error);

// { problem, grids }
class ReadPhotoJob : public Job {
 public:
  // `input` takes `size` bytes, four for each of width × height pixels.
  void start(std::size_t size, int width, int height);

  char* input() override { return reinterpret_cast<char*>(pixels_.get()); }
  double progress() const override { return reader_.progress(); }

 private:
  // Reads in portions of a few milliseconds, whatever the number of nodes.
  void run(std::uint64_t nodes) override;

  // An array, since a vector would be cleared first. Freed at the end: it may have 256 MB.
  std::unique_ptr<std::uint8_t[]> pixels_;  // NOLINT(modernize-avoid-c-arrays)
  std::optional<PhotoError> error_;
  PhotoReader reader_;
};

}  // namespace jiugong::bindings
