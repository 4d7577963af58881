// What the beam search of the sorting puzzle keeps of a level, and what it has seen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "twist/sort/shape.h"

namespace jiugong::internal {

// A board that may be part of the next level.
struct Candidate {
  std::uint64_t hash;
  std::uint32_t parent;  // in the level before
  std::uint16_t key;     // the lower, the better
  MoveNumber move;
};

// Finds the candidates with the lowest keys without sorting all: keys are counted in a histogram,
// and the threshold falls while too many candidates lie below it.
class Selection {
 public:
  // Forgets what previous searches have taught about the threshold.
  void reset();

  // Begins with a level of which `width` candidates shall be kept, and half as many again: some are
  // the same board.
  void begin(std::size_t width);

  // Whether a candidate with this key, any from 0, is wanted; one that is not must not be added.
  bool wants(int key) const { return key < threshold_; }
  void add(const Candidate& candidate);

  // The candidates that were kept, best first, equal ones in the order they came; to be called
  // once.
  std::size_t sort();
  const Candidate& operator[](std::size_t i) const { return candidates_[order_[i]]; }

  // Frees the memory.
  void release();

 private:
  void forget_unwanted();

  std::size_t most_ = 0;
  std::vector<Candidate> candidates_;
  std::size_t forget_at_ = 0;          // so many candidates
  std::vector<std::uint32_t> counts_;  // by key
  int threshold_ = 0;
  std::size_t below_ = 0;             // candidates below the threshold
  std::vector<std::uint32_t> order_;  // indices of candidates
};

// The hashes of the boards of the last levels.
class RecentBoards {
 public:
  void clear() { slots_.clear(), count_ = 0; }

  // Makes room for so many more, if need be by forgetting all but those of `keep`.
  void make_room(std::size_t more, std::span<const std::uint64_t> keep);

  // False when the board is known already.
  bool add(std::uint64_t hash);

  // Frees the memory.
  void release() { slots_ = {}, count_ = 0; }

 private:
  std::vector<std::uint64_t> slots_;  // a hash table; 0 is a free slot
  std::size_t count_ = 0;
};

}  // namespace jiugong::internal
