// Beam search for short ways to sort a board.
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

namespace jiugong::internal {

// Goes level by level: of all boards that the boards of a level lead to with one press, those of
// least cost (SortCost) are the next level, until one of them is the goal.
//
// A board comes with the change of cost that each move brings. A press leaves the changes of moves
// that are farther than two cells from it as they were, so few are computed anew: a third of them
// on 8×8. What is dropped then costs no more than a comparison.
//
// Ties are broken by the hash of a board, so nothing depends on how the work is divided.
class SortBeam {
 public:
  // `effort` is how many boards shall be expanded on the way to the goal, `max_presses` the number
  // beyond which an answer is of no use.
  void start(const SortShape& shape, const SortCost& cost, const Assignment& assignment,
             std::uint64_t effort, std::size_t max_presses);

  // Goes on for about `nodes` boards; true when done.
  bool advance(std::uint64_t nodes);

  // Whether a way was found, and the way.
  bool found() const { return found_; }
  const std::vector<Move>& moves() const { return moves_; }

  // Boards expanded since the start, and how many shall be.
  std::uint64_t nodes() const { return nodes_; }
  std::uint64_t effort() const { return effort_; }

  // Frees the memory, but for the moves.
  void release();

  // The level under way, for the program that learns the cost: its boards, and the boards of the
  // level before that they come from.
  std::size_t level() const { return level_; }
  std::size_t level_size() const { return now_.size(); }
  std::span<const Tile> board(std::size_t i) const {
    return std::span(now_.tiles).subspan(i * shape_.cells(), shape_.cells());
  }
  std::size_t parent(std::size_t i) const { return history_[level_ - 1][i] >> 8; }

 private:
  // A level: arrays with an entry, or one for each cell or move, for each board.
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

    // Becomes empty, with room for so many boards.
    void clear(std::size_t width, std::size_t cells, std::size_t moves);
  };

  void begin_level();
  void expand(std::size_t board);
  void propose(std::size_t board, int move, int key);
  void select();
  void make(const Candidate& candidate);
  bool improve(std::span<Tile> tiles, int block) const;
  void update_changes(Level& level, std::size_t board, int block);
  void evaluate(Level& level, std::size_t board);
  void finish(std::size_t board, int move);
  std::size_t width_for_next_level() const;
  std::uint64_t hash_after(std::size_t board, int move);
  std::size_t moves_count() const { return static_cast<std::size_t>(shape_.moves()); }
  std::uint64_t hash_at(std::size_t cell, Tile tile) const {
    return hashes_[cell * shape_.cells() + assignment_.kind(tile)];
  }

  SortShape shape_;
  SortCost cost_;
  Assignment assignment_;
  std::uint64_t effort_ = 0;
  std::size_t max_presses_ = 0;
  std::size_t max_width_ = 0;

  std::vector<std::uint64_t> hashes_;  // of a tile on a cell
  std::uint64_t goal_hash_ = 0;

  Level now_, next_;
  std::size_t level_ = 0;  // presses that lead to the boards of `now_`
  std::size_t at_ = 0;     // the board to be expanded, or candidate to be made, next
  bool making_ = false;    // whether the candidates of the level are complete
  std::size_t width_ = 0;  // of the next level
  Selection selection_;
  std::size_t selected_ = 0;  // candidates
  RecentBoards recent_;
  SortCost::Directions directions_{};

  // For each level but the first, each board's parent in the level before, and in the lowest eight
  // bits the move between them.
  std::vector<std::vector<std::uint32_t>> history_;
  std::uint64_t nodes_ = 0;
  bool found_ = false;
  bool done_ = true;
  std::vector<Move> moves_;
};

}  // namespace jiugong::internal
