// Nine tripods: 9×9 tiles, nine of each digit, and 64 buttons that turn a block of 2×2 tiles. Which
// presses make every row and every column hold nine different digits (a latin square)?
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

// Why a grid is no position of the game: a digit that does not stand there nine times, the first
// one, or blank tiles.
struct TripodsError {
  Digit digit = 0;  // 1..9, or 0 for blank tiles
  int count = 0;    // how often it stands there

  Phrase found() const;         // "8 tiles with the digit 3", "2 blank tiles"
  Phrase expected() const;      // "9"
  std::string message() const;  // one sentence for people
};

// Why `grid` is no position of the game, or nothing when it is one.
//
//   if (const auto error = validate_tripods(grid)) complain(error->message());
std::optional<TripodsError> validate_tripods(const Grid& grid);

struct TripodsOptions {
  Turns turns = Turns::kQuarter;

  // The search breaks ties at random; other seeds find other answers.
  std::uint64_t seed = 0;

  // How many positions the search may visit; 0 stands for default_effort(), and what lies beyond
  // kMinEffort and kMaxEffort counts as these. A count, not a time, so that the same options give
  // the same answer everywhere; 700,000 take about a quarter of the default's time. Twice as many
  // save about one press. It is used but for what remains when the answer is found earlier than
  // expected.
  std::uint64_t effort = 0;

  static constexpr std::uint64_t kMinEffort = 8'000;
  static constexpr std::uint64_t kMaxEffort = 6'000'000;
  static constexpr std::uint64_t default_effort(Turns turns) {
    return turns == Turns::kAny ? 1'500'000 : 2'500'000;
  }
};

struct TripodsResult {
  std::vector<Move> moves;
  Grid grid;                // after the moves: a latin square
  std::uint64_t nodes = 0;  // positions visited, at most the effort
};

// Finds a short sequence of presses, none where `grid` is a latin square already. There is always
// an answer. `grid` must hold nine of each digit (see validate_tripods).
//
// A beam search: of the positions after 1, 2, 3, … presses only those are kept from which the least
// seems to be left to do, as many as the effort allows. For each digit and each line between two
// rows or columns, the copies beyond the line's share must cross it; the cost of a position adds
// this up, and is 0 for latin squares alone. As long as all positions fit into the beam, nothing is
// missed: with an effort of 1,000,000 or more, an answer of up to three presses is a shortest one.
// A narrow beam goes before: it tells how many presses to share the effort among. In the rare case
// that all of the effort leads to no answer, digits are brought into their places one after another.
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
//   while (!search.advance(256)) breathe();
//   use(search.result().grid);
class NineTripods {
 public:
  NineTripods();
  ~NineTripods();
  NineTripods(NineTripods&&) noexcept;
  NineTripods& operator=(NineTripods&&) noexcept;

  // Begins with a grid of nine of each digit and forgets the one before.
  void start(const Grid& grid, const TripodsOptions& options = {});

  // Visits about `nodes` positions (grids after some presses); true when the search is over.
  bool advance(std::uint64_t nodes);

  // How much of the effort is spent, from 0 to 1, and 1 when the search is over; never falls.
  double progress() const;

  // How many presses the best answer so far has, or -1 while there is none.
  int best_length() const;

  // The best answer so far; without one, no moves and the grid as it was.
  const TripodsResult& result() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
