// The candidates that the beam search of the sorting puzzle keeps of a level, and its known boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// A board that may be part of the next level.
struct Candidate {
  std::uint64_t hash;
  std::uint32_t parent;  // in the previous level
  std::uint16_t key;     // lower is better
  MoveNumber move;
};

// Selects the candidates with the lowest keys without sorting all: a histogram counts the keys, and
// the threshold falls while too many candidates are below it.
//
//   selection.start(most);
//   selection.begin(width);
//   if (selection.wants(key)) selection.add({…});
//   while (!selection.sort(1'000)) {}
//   use(selection.size(), selection[0]);
class Selection {
 public:
  // Starts a new search with levels of at most this width, and allocates all memory it needs.
  void start(std::size_t max_width);

  // Starts a level. It keeps `width` candidates and half as many again, because some are the same
  // board.
  void begin(std::size_t width);

  // Whether a candidate with this key (0 or more) is wanted; others must not be added.
  bool wants(int key) const { return key < threshold_; }
  void add(const Candidate& candidate);

  // Sorts the kept candidates, best first and stably, up to this many per call; returns true when
  // done.
  bool sort(std::size_t candidates);
  std::size_t size() const { return order_.size(); }
  const Candidate& operator[](std::size_t i) const { return candidates_[order_[i]]; }

  // Frees the memory.
  void release();

  // Bytes for each board of the widest level, everything except the histogram included.
  static constexpr std::size_t kBytesPerBoard = 3 * sizeof(Candidate) + 2 * sizeof(std::uint32_t);

 private:
  void forget_unwanted();

  std::size_t most_ = 0;
  std::vector<Candidate> candidates_;  // never more than twice `most_`
  std::vector<std::uint32_t> counts_;  // by key; while sorting, the next index for the key
  int threshold_ = 0;
  std::size_t below_ = 0;             // candidates below the threshold
  std::vector<std::uint32_t> order_;  // indices of candidates
  std::size_t sorted_ = 0;            // candidates already sorted
};

// The boards a search has made, by their hashes.
class KnownBoards {
 public:
  // Removes all boards and allocates memory for this many.
  void start(std::size_t most);

  // Adds a board; returns false if it is already known. (Of two boards with nearly equal hashes the
  // second is taken for the first. This happens in one of thousands of searches and costs one
  // board.)
  bool add(std::uint64_t hash);

  // Frees the memory.
  void release();

  // The bytes for this many boards.
  static std::size_t bytes(std::size_t most);

 private:
  std::vector<std::uint32_t> slots_;  // a hash table; 0 is a free slot
};

}  // namespace jiugong::twist::sort
