// Selects the positions of a beam's next level: of all positions offered, the `width` with the
// lowest keys, each position once.
//
// A histogram of the keys gives a threshold that falls while positions are offered, so that hardly
// more than `width` are held at any time. The number of positions allowed below the threshold grows
// with the part of the level that has made its offers. A threshold that only fell once `width` is
// exceeded would accept the first offers unconditionally (three candidates per place instead of one
// and a half).
//
// A narrow beam would go in circles near its end, so the positions of some previous levels are not
// selected again; a wide beam does not need this.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "twist/tripods/position.h"

namespace jiugong::twist::tripods {

// The press that made a position, and its parent in the previous level.
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

  // Starts a level whose parent level has `positions` positions.
  void begin_level(std::size_t positions, int presses, std::size_t width);

  // Announces the offers of position number `parent`.
  void begin_offers(std::size_t parent);

  // Only keys below it are of interest.
  int threshold() const { return threshold_; }

  // `key` is 0 or more. Positions with the same hash count as one.
  void offer(std::uint32_t hash, Link link, int key);

  // Appends the selected positions to two empty lists, in the order in which they were offered.
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
  std::size_t positions_ = 0;  // of the parent level
  std::size_t spare_ = 0;      // additional positions allowed below the threshold
  std::size_t allowed_ = 0;    // positions now allowed below it
  std::size_t below_ = 0;      // positions now below it
  int threshold_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<std::uint32_t> past_;      // hashes of the positions of the remembered levels
  std::vector<std::size_t> past_sizes_;  // of these levels
  std::vector<std::uint32_t>
      seen_;  // hashes of the past and the candidates, open addressing; 0 is free
  std::vector<std::uint32_t> histogram_;  // candidates by key
};

}  // namespace jiugong::twist::tripods
