// Reads the puzzle in a grid that was found.
#pragma once

#include <array>
#include <cstdint>

#include "jiugong/photo.h"
#include "photo/cells.h"
#include "photo/chances.h"
#include "photo/colours.h"
#include "photo/corrector.h"
#include "photo/lattice.h"
#include "photo/network.h"
#include "photo/picture.h"

namespace jiugong::photo {

// A search in portions: cut the cells, read them as they are and in other orientations, tell what was
// written by hand, correct.
class GridReader {
 public:
  explicit GridReader(const Weights& weights) : network_(weights) {}

  // Starts with a grid in level 0 of a pyramid. A pixel of it is `factor` × `factor` of the source.
  // Both must outlive the search.
  void start(const Pyramid& pyramid, const Lattice& lattice, const Source& source, int factor);

  // Does the next part of the work, at most a few milliseconds; true when the grid is read.
  bool step();

  // In pixels of the source.
  PhotoGrid take();

 private:
  enum class Stage { kCells, kInks, kDigits, kHandwriting, kCorrection, kDone };

  void find_inks();
  void read_digits();
  void end_orientation();
  void choose_orientation();
  void find_colours();
  void tell_handwriting();
  bool is_proper(const Grid& grid);
  void finish();
  bool has_writing() const;
  bool is_unsure(Cell cell) const;
  bool is_doubtful(Cell cell) const;
  void mark_doubtful();

  Network network_;
  const Pyramid* pyramid_ = nullptr;
  Lattice lattice_;
  Source source_;
  int factor_ = 1;
  Patches patches_;
  Stage stage_ = Stage::kDone;
  int turns_ = 0;         // of the patches
  Writing attempt_;       // in the patches, as far as it is read
  std::size_t read_ = 0;  // how many cells of it
  int best_turns_ = 0;    // of the most legible writing
  double legibility_ = 0;
  Writing writing_;
  std::array<bool, 81> light_{};  // as the puzzle lies in the lattice
  Chances chances_;
  Solver9 solver_;
  Corrector corrector_;
  PhotoGrid grid_;
};

}  // namespace jiugong::photo
