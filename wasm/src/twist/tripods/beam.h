// A beam search (Bruce Lowerre, "The Harpy speech recognition system", 1976) for a Latin square: a
// breadth-first search that keeps only the positions of least cost of each level.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/twist.h"
#include "twist/tripods/gains.h"
#include "twist/tripods/position.h"
#include "twist/tripods/selection.h"

namespace jiugong::twist::tripods {

struct TripodsBeamOptions {
  Turns turns = Turns::kQuarter;
  std::uint64_t seed = 0;
  std::size_t width = 1;     // maximum per level, below Link::kMaxPositions
  std::size_t presses = 0;   // longer answers are not wanted
  std::uint64_t effort = 0;  // maximum number of positions to visit

  // The course() of an earlier beam with the same grid, if any. It predicts how many levels are
  // still to come, so that the remaining effort can be shared among them.
  std::vector<int> course = {};
};

class TripodsBeam {
 public:
  // Starts with a grid of nine of each digit that is not a Latin square.
  void start(const Grid& grid, const TripodsBeamOptions& options);

  // Visits at most `nodes` positions and subtracts them from `nodes`; returns true when the search
  // is over.
  bool advance(std::uint64_t& nodes);

  bool found() const { return found_; }
  const std::vector<Move>& moves() const { return moves_; }  // once found

  // The least cost of each visited level.
  const std::vector<int>& course() const { return course_; }

 private:
  using Tiles = std::array<std::array<std::uint8_t, 16>, kSide>;  // by row and column

  void visit(std::size_t index);
  void measure(const TripodsPosition& position);
  void consider(std::size_t index, Press press, int key);
  std::uint32_t hash_after(std::uint32_t hash, Press press) const;
  void begin_level();
  void end_level();
  void finish(std::size_t index, Press press);
  std::size_t width_for_next_level() const;

  TripodsBeamOptions options_;
  std::array<std::array<std::uint32_t, kSide>, kCellCount> tile_hashes_{};
  std::array<std::uint8_t, 4096 + 3 * kButtons> noise_{};

  std::vector<std::vector<Link>> links_;  // of each level; the first one is the start
  std::vector<TripodsPosition> before_;   // the level before the last
  std::vector<TripodsPosition> now_;      // the last level, as far as visited
  std::vector<std::uint32_t> hashes_;     // of the last level
  std::size_t next_ = 0;                  // index of its next position to visit
  std::uint64_t left_ = 0;                // of the effort
  std::vector<int> course_;
  TripodsSelection selection_;  // for the next level

  Gains gains_;
  alignas(16) Tiles tiles_{};  // of the position being visited

  bool done_ = true;
  bool found_ = false;
  std::vector<Move> moves_;
};

}  // namespace jiugong::twist::tripods
