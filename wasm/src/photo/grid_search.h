// Finds the grids in a picture.
#pragma once

#include <cstddef>
#include <vector>

#include "photo/components.h"
#include "photo/flat.h"
#include "photo/ink.h"
#include "photo/lattice.h"
#include "photo/picture.h"

namespace jiugong::photo {

// The longer side of the pictures that are searched.
inline constexpr int kSearchSide = 1280;

// A search in portions: settings of what is ink are tried in turn until one shows a good grid; in each,
// large pieces of ink are tried as frames.
class GridSearch {
 public:
  // Starts in a picture of at most kSearchSide pixels.
  void start(const Picture& picture);

  // Tries the next setting or the next piece of ink; true when the search is over.
  bool step();

  // The part of the settings that were tried, 0..1.
  double progress() const;

  // The grids found, the largest with the best lines first; none overlaps another.
  std::vector<Lattice> take();

  // If there is none: the number of cells in a row of another grid that was found, or 0.
  int other_size() const { return other_size_; }

 private:
  void next_setting();
  void try_component(const Component& component);
  void keep(Lattice lattice);
  const Picture& searched() const;

  const Picture* picture_ = nullptr;
  Picture half_;
  Picture derived_;  // inverted, or edges
  std::size_t setting_ = 0;
  std::vector<Component> untried_;  // the next one last
  InkFinder ink_finder_;
  Components components_;
  Flat flat_;
  std::vector<Lattice> found_;
  int other_size_ = 0;
  bool over_ = true;
};

}  // namespace jiugong::photo
