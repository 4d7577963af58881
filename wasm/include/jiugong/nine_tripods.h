// Nine tripods: 9×9 tiles, nine of each digit, and 64 buttons that turn a block of 2×2 tiles. Finds
// presses after which every row and every column holds nine different digits (a latin square).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/owned.h"
#include "jiugong/phrase.h"
#include "jiugong/twist.h"

namespace jiugong {

// Why a grid is no position of the game: blank tiles, or the first digit that it does not have nine
// times.
struct TripodsError {
  Digit digit = 0;  // 1..9, or 0 for blank tiles
  int count = 0;    // how often the grid has it

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

  // The search breaks ties at random; other seeds give other answers.
  std::uint64_t seed = 0;

  // How many positions the search may visit: kMinEffort..kMaxEffort, or 0 for default_effort(). A
  // count, not a time, so that the same options give the same answer everywhere; 700,000 take about a
  // quarter of the default's time. Twice the effort saves about one press.
  std::uint64_t effort = 0;

  static constexpr std::uint64_t kMinEffort = 8'000;
  static constexpr std::uint64_t kMaxEffort = 6'000'000;
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
// effort allows. For each digit and each line between two rows or columns, the cost adds up the
// copies that must still cross the line; it is 0 only for Latin squares. While all positions fit
// into the beam, the answer is a shortest one: up to three presses with an effort of 1,000,000 or
// more. A narrow beam runs first; its result tells how many levels must share the effort. In the
// rare case that the beams find no answer, the digits are moved to their places one by one.
//
// The same grid and options give the same answer on every platform.
//
//   const TripodsResult result = nine_tripods(grid, {.turns = Turns::kAny});
//   print(result.grid.to_line());
TripodsResult nine_tripods(const Grid& grid, const TripodsOptions& options = {});

// The same in portions, for callers that must not block.
//
//   NineTripods search;
//   search.start(grid, {.seed = 7});
//   while (!search.advance(256)) yield_to_ui();
//   use(search.result().grid);
class NineTripods {
 public:
  NineTripods();

  // Starts with a grid of nine of each digit and drops the previous one.
  void start(const Grid& grid, const TripodsOptions& options = {});

  // Visits about `nodes` positions; true when the search is over.
  bool advance(std::uint64_t nodes);

  // The part of the effort that is spent, 0..1; never falls.
  double progress() const;

  // The number of presses of the best answer so far, or -1 while there is none.
  int best_length() const;

  // The best answer so far; while there is none, no moves and the grid as it was.
  const TripodsResult& result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
