// Nine tripods: a board of 9×9 tiles, nine of each digit, and 64 buttons that each turn a block of
// 2×2 tiles. Finds presses after which every row and every column holds nine different digits (a
// Latin square).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/phrase.h"
#include "jiugong/twist.h"

namespace jiugong {

// The reason a grid is not a position of the game: the first digit that does not occur nine times,
// or blank tiles.
struct TripodsError {
  Digit digit = 0;  // 1..9, or 0 for blank tiles
  int count = 0;    // number of tiles with it

  Phrase found() const;         // "8 tiles with the digit 3", "2 blank tiles"
  Phrase expected() const;      // "9"
  std::string message() const;  // one sentence for people
};

// Returns why `grid` is not a position of the game, or nothing when it is one.
//
//   if (const auto error = validate_tripods(grid)) complain(error->message());
std::optional<TripodsError> validate_tripods(const Grid& grid);

struct TripodsOptions {
  Turns turns = Turns::kQuarter;

  // The seed of random tie-breaking; other seeds find other answers.
  std::uint64_t seed = 0;

  // The maximum number of positions the search may visit; 0 stands for default_effort(), and other
  // values are clamped to kLeastEffort..kMostEffort. It is a count rather than a time so that the
  // same options give the same answer everywhere. 700,000 take about a quarter of the time of the
  // default; doubling the effort saves about one press. The search uses all of it, except for a
  // remainder when the answer is found earlier than expected.
  std::uint64_t effort = 0;

  static constexpr std::uint64_t kLeastEffort = 8'000;
  static constexpr std::uint64_t kMostEffort = 6'000'000;
  static constexpr std::uint64_t default_effort(Turns turns) {
    return turns == Turns::kAny ? 1'500'000 : 2'500'000;
  }
};

struct TripodsResult {
  std::vector<Move> moves;
  Grid grid;                // the grid after the moves: a Latin square
  std::uint64_t nodes = 0;  // positions visited, at most the effort
};

// Finds a short sequence of presses; the sequence is empty if `grid` is already a Latin square.
// There is always an answer. `grid` must hold nine of each digit (see validate_tripods).
//
// Beam search: after each press the search keeps the positions with the lowest cost, as many as the
// effort allows. For each digit and each line between two rows or columns, the copies in excess of
// the line's share must cross it; the cost of a position adds these up and is 0 only for Latin
// squares. While all positions fit into the beam, the search is exhaustive: with an effort of
// 1,000,000 or more, an answer of up to three presses is a shortest one. A narrow beam runs first;
// its result tells how many levels must share the effort. In the rare case that the whole effort
// leads to no answer, the digits are moved to their places one by one.
//
// The same grid and options give the same answer on every platform.
//
//   const TripodsResult result = nine_tripods(grid, {.turns = Turns::kAny});
//   print(result.grid.to_line());
TripodsResult nine_tripods(const Grid& grid, const TripodsOptions& options = {});

// Searches in portions, for callers that must not block.
//
//   NineTripods search;
//   search.start(grid, {.seed = 7});
//   while (!search.advance(256)) breathe();
//   use(search.result().grid);
class NineTripods {
 public:
  NineTripods();
  ~NineTripods();
  NineTripods(NineTripods&&) noexcept;
  NineTripods& operator=(NineTripods&&) noexcept;

  // Starts with a grid of nine of each digit and discards the previous one.
  void start(const Grid& grid, const TripodsOptions& options = {});

  // Visits about `nodes` positions (grids after some presses); returns true when the search is
  // over.
  bool advance(std::uint64_t nodes);

  // The fraction of the effort spent, 0..1, and 1 when the search is over; never decreases.
  double progress() const;

  // The number of presses of the best answer so far, or -1 if there is none.
  int best_length() const;

  // The best answer so far; if there is none, no moves and the original grid.
  const TripodsResult& result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
