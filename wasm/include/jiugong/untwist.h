// Sorts tiles by turning blocks of 2×2: finds the presses that bring a board to its goal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/names.h"
#include "jiugong/owned.h"
#include "jiugong/phrase.h"
#include "jiugong/twist.h"

namespace jiugong {

namespace twist::sort {
class TableMaker;
}

inline constexpr int kMinUntwistSide = 2;
inline constexpr int kMaxUntwistSide = 10;

// A board and its goal.
struct UntwistProblem {
  // Each 2..10.
  int rows = 0;
  int cols = 0;

  // rows × cols numbers, row-major; any numbers, and a number may occur on several tiles.
  std::vector<int> tiles = {};

  // The same numbers in the wanted order; empty for the sorted order.
  std::vector<int> goal = {};

  Turns turns = Turns::kQuarter;

  // The work to spend on a short answer, in boards expanded, or 0 for default_untwist_effort(). A
  // count, not a time, so that the same problem has the same answer on every platform. With little
  // effort the answer is longer, never missing: with 1 the tiles are sorted layer by layer. It bounds
  // `nodes` of the result, except for boards of up to 8 tiles, all of whose orders may be visited.
  std::uint64_t effort = 0;

  // The search breaks ties at random; other seeds, any numbers, give other answers.
  std::uint64_t seed = 0;
};

enum class UntwistErrorCode {
  kBadSize,       // rows or columns outside 2..10
  kBadTileCount,  // number of tiles, or of numbers in the goal, is not rows × cols
  kGoalMismatch,  // a number that does not occur equally often in tiles and goal
};

// `bad-size`, `bad-tile-count`, `goal-mismatch`.
constexpr std::string_view name_of(UntwistErrorCode code) {
  constexpr std::array<std::string_view, 3> kNames = {"bad-size", "bad-tile-count",
                                                      "goal-mismatch"};
  return name_in(kNames, code);
}

// Why a problem is invalid, and where.
struct UntwistError {
  UntwistErrorCode code = UntwistErrorCode::kBadSize;
  std::size_t row = 1;  // 1-based, of the tile or number; 1 where the error has no place
  std::size_t col = 1;  // 1-based
  Phrase found;         // "15 tiles"
  Phrase expected;      // "16"

  // One sentence in English.
  std::string message() const;
};

// Returns why `problem` is invalid (the first error), or nothing when it is valid.
std::optional<UntwistError> validate(const UntwistProblem& problem);

enum class UntwistStatus { kSolved, kUnreachable };

struct UntwistResult {
  UntwistStatus status = UntwistStatus::kSolved;

  // The presses, in order; empty when the goal is unreachable.
  std::vector<Move> moves;

  // Whether no answer has fewer presses; false where that is not proven.
  bool optimal = false;

  // The board after the moves: the goal of the problem, by default sorted.
  std::vector<int> goal;

  // The number of boards expanded.
  std::uint64_t nodes = 0;
};

// The distance in presses of each of the 362,880 orders of 3×3 different tiles from the sorted
// order. All orders are reachable: within 15 presses with clockwise turns, 11 with quarter turns, 8
// with half turns too. The table has 363 KB; a breadth-first search makes it in 20 to 60 ms.
class UntwistTable {
 public:
  explicit UntwistTable(Turns turns);

  Turns turns() const { return turns_; }

  // The number of presses from an order of the tiles 0..8 to the sorted one.
  int distance(std::span<const std::uint8_t, 9> tiles) const;

 private:
  friend class twist::sort::TableMaker;
  UntwistTable(Turns turns, std::vector<std::uint8_t> distances)
      : turns_(turns), distances_(std::move(distances)) {}

  Turns turns_;
  std::vector<std::uint8_t> distances_;
};

// The effort that takes one to two seconds in WebAssembly: 1,200,000 boards up to 6×6, 1,000,000 up
// to 8×8, 800,000 beyond; half of that where tiles are equal, which take twice the time.
std::uint64_t default_untwist_effort(const UntwistProblem& problem);

// Finds presses that bring the tiles to their goal. `problem` must be valid.
//
// The stages run in this order until one has an answer:
//
// - 3×3, all tiles different: the shortest answer is read from a table.
// - Bidirectional breadth-first search, until both sides meet or its memory is full. Its answer is
//   a shortest one. Boards with few orders (2×4, 2×5, many with repeated numbers) and nearly sorted
//   ones end here, and so do unreachable goals: with any kind of turns, 2×2 tiles have 4 reachable
//   orders out of 24 and 2×3 tiles 120 out of 720; on larger boards every order is reachable.
// - Layer-by-layer sorting, which always succeeds, followed by a beam search for fewer presses. The
//   cost function of the beam was learned from beam searches (docs/experiments/twist.md has the
//   figures). The rest of the effort goes to beam searches with other random numbers, so more effort
//   finds shorter answers. A beam search that fails is completed layer by layer. `optimal` is true only
//   if the number of presses meets a lower bound.
//
//   UntwistProblem problem = {.rows = 3, .cols = 3, .tiles = {4, 1, 3, 5, 2, 6, 7, 8, 9}};
//   UntwistResult result = untwist(problem);  // one press: {.row = 0, .col = 0, counterclockwise}
UntwistResult untwist(const UntwistProblem& problem);

// The same in portions, for callers that must not block. A search takes at most 64 MB.
//
//   Untwister untwister;
//   untwister.start(problem);
//   while (!untwister.advance(256)) show(untwister.progress(), untwister.best_length());
//   use(untwister.result());
class Untwister {
 public:
  Untwister();

  // Starts with `problem` and drops the previous one. A 3×3 board of different tiles needs a table for
  // its kind of turns: `table`, or one that the untwister makes and keeps for later problems. Other
  // boards need none.
  void start(const UntwistProblem& problem, std::shared_ptr<const UntwistTable> table = nullptr);

  // Expands about `nodes` boards; returns true when the search is over.
  bool advance(std::uint64_t nodes);

  // The part of the work that is done, 0..1; never falls.
  double progress() const;

  // The number of presses of the best answer so far, or -1 if there is none.
  int best_length() const;

  // The answer; until advance() has returned true its moves are those of the best answer so far, if
  // there is one.
  const UntwistResult& result() const;

  // The table that was given or made last, for other untwisters; null if there was none.
  std::shared_ptr<const UntwistTable> table() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
