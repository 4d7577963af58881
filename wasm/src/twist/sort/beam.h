// Beam search (Bruce Lowerre, "The Harpy speech recognition system", 1976) for short solutions of
// the sorting puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jiugong/twist.h"
#include "twist/sort/assignment.h"
#include "twist/sort/cost.h"
#include "twist/sort/selection.h"
#include "twist/sort/shape.h"

namespace jiugong::twist::sort {

// The search proceeds level by level: of all boards that one press makes from the boards of a
// level, those of least cost (SortCost) form the next level, until one of them is the goal.
//
// Every board stores the change of cost for each move. A press does not affect the changes of moves
// farther than two cells away, so only some are recomputed: a third of them on 8×8. Rejecting a
// child then costs no more than a comparison.
//
// No board is made twice, so a search that is stuck moves on. It ends without an answer when the
// effort is used up, or after many levels without a better board.
//
// Ties are broken by the hash of a board, so the result does not depend on how the work is divided;
// other seeds give other hashes.
class SortBeam {
 public:
  // The maximum number of boards per search; the rest of a greater effort goes to other seeds.
  static constexpr std::uint64_t kMaxEffort = 1'300'000;

  // `effort` is the number of boards that may be expanded, which determines the width of the
  // levels. Answers of `max_presses` or more are not wanted.
  void start(const SortShape& shape, const SortCost& cost, const Assignment& assignment,
             std::uint64_t effort, std::size_t max_presses, std::uint64_t seed);

  // Expands about `nodes` boards; returns true when done.
  bool advance(std::uint64_t nodes);

  // Whether an answer was found, and its moves.
  bool found() const { return found_; }
  const std::vector<Move>& moves() const { return moves_; }

  // Boards expanded since the start.
  std::uint64_t nodes() const { return nodes_; }

  // Frees the memory except for the moves.
  void release();

  // The current level, in presses from the start, and its boards, best first.
  std::size_t level() const { return level_; }
  std::size_t level_size() const { return now_.size(); }
  std::span<const Tile> board(std::size_t i) const {
    return std::span(now_.tiles).subspan(i * shape_.cells(), shape_.cells());
  }

  // The index of a board's parent in the previous level.
  std::size_t parent(std::size_t i) const { return history_[level_begin_[level_] + i] >> 8; }

  // The presses that lead to the best board of a level, up to the current one.
  std::vector<Move> way_to(std::size_t level) const { return way_to(level, 0); }

  // The maximum number of bytes of a search.
  static constexpr std::size_t kMemory = 32U << 20;

 private:
  // A level: arrays with an entry for each board, or for each cell or move of each board.
  struct Level {
    std::vector<Tile> tiles;
    std::vector<std::int16_t> changes;  // of cost, by move
    std::vector<std::uint64_t> hash;
    std::vector<int> cost;

    std::size_t size() const { return hash.size(); }
    std::span<Tile> tiles_of(std::size_t board, std::size_t cells) {
      return std::span(tiles).subspan(board * cells, cells);
    }
    std::span<std::int16_t> changes_of(std::size_t board, std::size_t moves) {
      return std::span(changes).subspan(board * moves, moves);
    }

    void reserve(std::size_t width, std::size_t cells, std::size_t moves);
    void clear();
  };
  enum class Step { kExpand, kSort, kMake };

  void take_memory();
  void begin_level();
  void expand(std::size_t board);
  void propose(std::size_t board, int move, int key);
  void begin_making();
  void make(const Candidate& candidate);
  void end_level();
  void see_changes_around(std::size_t cell);
  void update_changes(Level& level, std::size_t board);
  void finish(std::size_t board, int move);
  std::vector<Move> way_to(std::size_t level, std::size_t board) const;
  std::uint64_t levels_to_go() const;
  std::size_t width_for_next_level() const;
  std::uint64_t hash_after(std::size_t board, int move);
  std::size_t moves_count() const { return static_cast<std::size_t>(shape_.moves()); }
  std::uint64_t hash_at(std::size_t cell, Tile tile) const {
    return hashes_[cell * shape_.cells() + tile];
  }

  SortShape shape_;
  SortCost cost_;
  Assignment assignment_;
  std::uint64_t effort_ = 0;
  std::size_t max_presses_ = 0;
  std::size_t min_width_ = 0;
  std::size_t max_width_ = 0;

  std::vector<std::uint64_t> hashes_;  // [cell][tile], the same for equal tiles
  std::uint64_t goal_hash_ = 0;

  Level now_, next_;
  std::size_t level_ = 0;  // number of presses that lead to the boards of `now_`
  Step step_ = Step::kExpand;
  std::size_t at_ = 0;     // the next board to expand, or candidate to make
  std::size_t width_ = 0;  // of the next level
  Selection selection_;
  KnownBoards known_;
  int min_cost_ = 0;                // of all boards so far
  std::size_t min_cost_level_ = 0;  // the level with that cost

  // State of the board being made: its cost, the cells whose tiles were renamed, and for each row
  // of blocks a bit set of the columns whose changes of cost must be recomputed.
  SortCost::Parts parts_{};
  std::vector<std::size_t> renamed_;
  std::array<std::uint16_t, kMaxSortSide> outdated_{};

  // For each board of each level except the first, its parent in the previous level and, in the low
  // eight bits, the move between them; and the offset of each level.
  std::vector<std::uint32_t> history_;
  std::vector<std::size_t> level_begin_;
  std::uint64_t nodes_ = 0;
  bool found_ = false;
  bool done_ = true;
  std::vector<Move> moves_;
};

}  // namespace jiugong::twist::sort
