// Sorting tiles by turning blocks of 2×2: which presses bring a board to its goal?
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/phrase.h"
#include "jiugong/twist.h"

namespace jiugong {

namespace twist::sort {
class TableMaker;
}

inline constexpr int kMinUntwistSide = 2;
inline constexpr int kMaxUntwistSide = 10;

// A board and where it shall get to.
struct UntwistProblem {
  // Each 2..10.
  int rows = 0;
  int cols = 0;

  // rows × cols numbers, row-major; any numbers, and a number may stand on several tiles.
  std::vector<int> tiles = {};

  // The same numbers in the wished order; empty for the sorted order.
  std::vector<int> goal = {};

  Turns turns = Turns::kQuarter;

  // How much work may be done for a short answer, in boards expanded, or 0 for
  // default_untwist_effort(). A count, not a time, so that the same problem has the same answer on
  // every platform. No answer is missed for want of it, only a shorter one: with 1 the tiles are
  // sorted layer by layer. It is a bound for `nodes` of the result, but for boards of up to 8
  // tiles, all of whose orders may be looked at.
  std::uint64_t effort = 0;

  // The search breaks ties at random; other seeds find other answers.
  std::uint64_t seed = 0;
};

enum class UntwistErrorCode {
  kBadSize,       // rows or columns outside 2..10
  kBadTileCount,  // not rows × cols tiles or numbers in the goal
  kGoalMismatch,  // a number that the tiles and the goal do not have equally often
};

// `bad-size`, `bad-tile-count`, `goal-mismatch`.
std::string_view name_of(UntwistErrorCode code);

// What is wrong with a problem, and where.
struct UntwistError {
  UntwistErrorCode code = UntwistErrorCode::kBadSize;
  std::size_t row = 1;  // 1-based, of the tile or number; 1 where none is to blame
  std::size_t col = 1;  // 1-based
  Phrase found;         // "15 tiles"
  Phrase expected;      // "16"

  // One sentence for people.
  std::string message() const;
};

// Why `problem` is invalid (the first error), or nothing when it is valid.
std::optional<UntwistError> validate(const UntwistProblem& problem);

enum class UntwistStatus { kSolved, kUnreachable };

struct UntwistResult {
  UntwistStatus status = UntwistStatus::kSolved;

  // The presses, in order; none when the goal is unreachable.
  std::vector<Move> moves;

  // Whether it is proven that no answer has fewer presses.
  bool optimal = false;

  // Where the moves lead to: the goal of the problem, sorted unless given.
  std::vector<int> goal;

  // The boards that were expanded.
  std::uint64_t nodes = 0;
};

// How many presses each of the 362,880 orders of 3×3 different tiles is away from the sorted one:
// all can be reached, within 15 presses when only clockwise turns count as one, 11 when quarter
// turns do, 8 when half turns do too. 363 KB, made by a breadth-first search in 20 to 60 ms.
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

// The effort that takes a second to two in WebAssembly: 1,200,000 nodes up to 6×6, 1,000,000 up to
// 8×8, 800,000 beyond; half of that where tiles are equal, for these take twice the time.
std::uint64_t default_untwist_effort(const UntwistProblem& problem);

// Finds presses that bring the tiles to their goal.
//
// What it does, in this order, until one has an answer:
//
// - 3×3, all tiles different: reads the shortest answer from a table.
// - Searches breadth first from both ends until they meet or the memory for it is full. The answer
//   is a shortest one. Boards with few orders (2×4, 2×5, many with repeated numbers) and those that
//   are nearly sorted end here, and so do unreachable ones: 2×2 tiles have 4 reachable orders out
//   of 24, 2×3 tiles 120 out of 720, with every kind of turn; on larger boards every order can be
//   reached.
// - Sorts layer by layer, which always succeeds, and looks for fewer presses with a beam search. Its
//   cost was learned from beam searches; README.md of wasm/ has the figures. What is left of the
//   effort then is spent on beam searches with other random numbers, so more of it finds more. A
//   search that fails is finished layer by layer. `optimal` is true only where the number of presses
//   meets a lower bound.
//
//   UntwistProblem problem = {.rows = 3, .cols = 3, .tiles = {4, 1, 3, 5, 2, 6, 7, 8, 9}};
//   UntwistResult result = untwist(problem);  // one press: {.row = 0, .col = 0, counterclockwise}
//
// `problem` must be valid.
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
  ~Untwister();
  Untwister(Untwister&&) noexcept;
  Untwister& operator=(Untwister&&) noexcept;

  // Begins with a new problem and forgets the one before. A 3×3 board of different tiles needs a
  // table of its kind of turns: the given one, or one that the untwister makes and keeps for later
  // problems; other boards need none.
  void start(const UntwistProblem& problem, std::shared_ptr<const UntwistTable> table = nullptr);

  // Expands about `nodes` boards; true when the search is over.
  bool advance(std::uint64_t nodes);

  // How much of the work is done, 0..1; never falls.
  double progress() const;

  // The number of presses of the best answer so far, or -1 while there is none.
  int best_length() const;

  // The answer, once `advance` returned true; before that its moves are those of the best answer so
  // far, if there is one.
  const UntwistResult& result() const;

  // The table that was given or made last, to be given to other untwisters; null if there was none.
  std::shared_ptr<const UntwistTable> table() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
