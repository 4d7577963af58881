// What the beam search of the sorting puzzle keeps of a level, and what it has seen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// A board that may be part of the next level.
struct Candidate {
  std::uint64_t hash;
  std::uint32_t parent;  // in the level before
  std::uint16_t key;     // the lower, the better
  MoveNumber move;
};

// Finds the candidates with the lowest keys without sorting all: keys are counted in a histogram,
// and the threshold falls while too many candidates lie below it.
//
//   selection.start(most);
//   selection.begin(width);
//   if (selection.wants(key)) selection.add({…});
//   while (!selection.sort(1'000)) {}
//   use(selection.size(), selection[0]);
class Selection {
 public:
  // Begins with a new search, whose levels are at most so wide, and takes all memory it will need.
  void start(std::size_t max_width);

  // Begins with a level of which `width` candidates shall be kept, and half as many again: some are
  // the same board.
  void begin(std::size_t width);

  // Whether a candidate with this key, any from 0, is wanted; one that is not must not be added.
  bool wants(int key) const { return key < threshold_; }
  void add(const Candidate& candidate);

  // Puts the candidates that were kept in order, for so many of them; true when done. Best first,
  // equal ones in the order they came.
  bool sort(std::size_t candidates);
  std::size_t size() const { return order_.size(); }
  const Candidate& operator[](std::size_t i) const { return candidates_[order_[i]]; }

  // Frees the memory.
  void release();

  // The bytes for each board of the widest level, all told but for the histogram.
  static constexpr std::size_t kBytesPerBoard = 3 * sizeof(Candidate) + 2 * sizeof(std::uint32_t);

 private:
  void forget_unwanted();

  std::size_t most_ = 0;
  std::vector<Candidate> candidates_;  // never more than twice `most_`
  std::vector<std::uint32_t> counts_;  // by key; while sorting, the place for the next one
  int threshold_ = 0;
  std::size_t below_ = 0;             // candidates below the threshold
  std::vector<std::uint32_t> order_;  // indices of candidates
  std::size_t sorted_ = 0;            // candidates that have their place
};

// The boards a search has made, by their hashes.
class KnownBoards {
 public:
  // Forgets all and takes memory for so many.
  void start(std::size_t most);

  // False when the board is known already. (Of two boards with hashes that hardly differ the second
  // passes for the first; that happens in one search out of thousands, and costs one board.)
  bool add(std::uint64_t hash);

  // Frees the memory.
  void release();

  // The bytes for so many boards.
  static std::size_t bytes(std::size_t most);

 private:
  std::vector<std::uint32_t> slots_;  // a hash table; 0 is a free slot
};

}  // namespace jiugong::twist::sort
