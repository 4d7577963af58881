// Beam search (Bruce Lowerre, "The Harpy speech recognition system", 1976) for short ways to sort a board.
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

// Goes level by level: of all boards that the boards of a level lead to with one press, those of
// least cost (SortCost) are the next level, until one of them is the goal.
//
// A board comes with the change of cost that each move brings. A press leaves the changes of moves
// that are farther than two cells from it as they were, so few are computed anew: a third of them
// on 8×8. What is dropped then costs no more than a comparison.
//
// No board is made twice, so a search that is stuck moves on. It ends without an answer when it has
// expanded as many boards as it may, or seen no better board for many levels.
//
// Ties are broken by the hash of a board, so nothing depends on how the work is divided; other
// seeds have other hashes.
class SortBeam {
 public:
  // One search expands no more boards: what is left of a greater effort is for another seed.
  static constexpr std::uint64_t kMaxEffort = 1'300'000;

  // `effort` is how many boards may be expanded, which determines the width of the levels;
  // `max_presses` is the number from which on an answer is of no use.
  void start(const SortShape& shape, const SortCost& cost, const Assignment& assignment,
             std::uint64_t effort, std::size_t max_presses, std::uint64_t seed);

  // Expands about `nodes` boards; true when done.
  bool advance(std::uint64_t nodes);

  // Whether a way was found, and the way.
  bool found() const { return found_; }
  const std::vector<Move>& moves() const { return moves_; }

  // Boards expanded since the start.
  std::uint64_t nodes() const { return nodes_; }

  // Frees the memory, but for the moves.
  void release();

  // The level under way, by presses from the start, and its boards, best first.
  std::size_t level() const { return level_; }
  std::size_t level_size() const { return now_.size(); }
  std::span<const Tile> board(std::size_t i) const {
    return std::span(now_.tiles).subspan(i * shape_.cells(), shape_.cells());
  }

  // The board of the level before from which one comes.
  std::size_t parent(std::size_t i) const { return history_[level_begin_[level_] + i] >> 8; }

  // The presses that lead to the best board of a level up to the one under way.
  std::vector<Move> way_to(std::size_t level) const { return way_to(level, 0); }

  // The bytes a search takes at most.
  static constexpr std::size_t kMemory = 32U << 20;

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
  std::size_t level_ = 0;  // presses that lead to the boards of `now_`
  Step step_ = Step::kExpand;
  std::size_t at_ = 0;     // the board to be expanded, or candidate to be made, next
  std::size_t width_ = 0;  // of the next level
  Selection selection_;
  KnownBoards known_;
  int min_cost_ = 0;                // of all boards so far
  std::size_t min_cost_level_ = 0;  // where it was seen

  // Of the board that is made: what it costs, cells whose tiles have another name than before, and
  // for each row of blocks the columns, as bits, of those whose changes of cost are to be computed.
  SortCost::Parts parts_{};
  std::vector<std::size_t> renamed_;
  std::array<std::uint16_t, kMaxSortSide> outdated_{};

  // For each board of each level but the first its parent in the level before, and in the lowest
  // eight bits the move between them; and where each level begins.
  std::vector<std::uint32_t> history_;
  std::vector<std::size_t> level_begin_;
  std::uint64_t nodes_ = 0;
  bool found_ = false;
  bool done_ = true;
  std::vector<Move> moves_;
};

}  // namespace jiugong::twist::sort
