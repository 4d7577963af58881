// Chooses the positions of a beam's next level: of all that are offered the `width` with the lowest
// keys, each position once.
//
// A histogram of the keys gives a threshold that falls while positions are offered, so that hardly
// more than `width` are ever held. What part of the level has made its offers decides how many may
// be below the threshold: a threshold that only fell once `width` is exceeded would let the first
// offers in, whatever they are (three candidates for each place instead of one and a half).
//
// A narrow beam would go in circles near its end, so the positions of some levels before are not
// chosen again; a wide one leaves them behind by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "twist/tripods/position.h"

namespace jiugong::twist::tripods {

// How a position came about: by which press, of which position of the level before.
class Link {
 public:
  static constexpr std::size_t kMaxPositions = std::size_t{1} << 24;

  Link() = default;
  Link(std::size_t parent, Press press) : bits_(static_cast<std::uint32_t>(parent << 8 | press)) {}
  std::size_t parent() const { return bits_ >> 8; }
  Press press() const { return static_cast<Press>(bits_); }

 private:
  std::uint32_t bits_ = 0;
};

class TripodsSelection {
 public:
  // No level will be wider than `widest`.
  void start(std::size_t widest);

  // Begins a level after `positions` positions.
  void begin_level(std::size_t positions, int presses, std::size_t width);

  // Position number `parent` is about to make its offers.
  void begin_offers(std::size_t parent);

  // Only keys below it are of interest.
  int threshold() const { return threshold_; }

  // `key` is 0 or more. Positions with the same hash count as one.
  void offer(std::uint32_t hash, Link link, int key);

  // Puts out what is chosen, in the order in which it was offered; both are empty before.
  void end_level(std::vector<std::uint32_t>& hashes, std::vector<Link>& links);

 private:
  struct Candidate {
    std::uint32_t hash;
    Link link;
    std::int32_t key;
  };

  bool is_new(std::uint32_t hash);
  void mark_seen();
  void remember(std::span<const std::uint32_t> level);
  void drop_candidates();

  std::size_t width_ = 0;
  std::size_t positions_ = 0;  // of the level that makes offers
  std::size_t spare_ = 0;      // how many more than its part may be below the threshold
  std::size_t allowed_ = 0;    // how many may be below it now
  std::size_t below_ = 0;      // how many are
  int threshold_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<std::uint32_t> past_;      // hashes of the positions of the levels remembered
  std::vector<std::size_t> past_sizes_;  // of these levels
  std::vector<std::uint32_t>
      seen_;  // hashes of the past and the candidates, open addressing; 0 is free
  std::vector<std::uint32_t> histogram_;  // candidates by key
};

}  // namespace jiugong::twist::tripods
