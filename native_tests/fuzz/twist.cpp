// Rotation puzzles: the presses of an answer must lead to its final board.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <queue>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/grids.h"
#include "fuzz/targets.h"
#include "jiugong/nine_tripods.h"
#include "jiugong/rotate_sudoku.h"
#include "jiugong/untwist.h"

namespace jiugong::fuzz {
namespace {

constexpr std::array<Turns, 3> kTurns = {Turns::kClockwise, Turns::kQuarter, Turns::kAny};

int count_kinds(Turns turns) {
  return turns == Turns::kClockwise ? 1 : turns == Turns::kQuarter ? 2 : 3;
}

// Turns a block by definition, tile by tile, independently of the engine.
template <typename Tile>
void press(std::vector<Tile>& tiles, int cols, const Move& move) {
  const auto at = static_cast<std::size_t>(move.row) * static_cast<std::size_t>(cols) +
                  static_cast<std::size_t>(move.col);
  const auto below = at + static_cast<std::size_t>(cols);
  const int clockwise = move.turn == Turn::kClockwise ? 1 : move.turn == Turn::kHalf ? 2 : 3;
  for (int i = 0; i < clockwise; ++i) {
    const Tile corner = tiles[at];
    tiles[at] = tiles[below];
    tiles[below] = tiles[below + 1];
    tiles[below + 1] = tiles[at + 1];
    tiles[at + 1] = corner;
  }
}

// Applies the presses of an answer to the tiles; returns false if one of them is invalid.
template <typename Tile>
bool replay(std::vector<Tile>& tiles, int rows, int cols, Turns turns,
            const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    if (move.row < 0 || move.row > rows - 2 || move.col < 0 || move.col > cols - 2) return false;
    if (static_cast<int>(move.turn) >= count_kinds(turns)) return false;
    press(tiles, cols, move);
  }
  return true;
}

Move move_of(FuzzInput& input, int rows, int cols, Turns turns) {
  const int button = input.byte();
  return {.row = button % (rows - 1),
          .col = button / 8 % (cols - 1),
          .turn = static_cast<Turn>(button / 64 % count_kinds(turns))};
}

// Runs a search in portions and checks its progress. Returns false if it takes more than `most`
// portions.
template <typename Search>
bool run(Search& search, std::uint64_t portion, std::uint64_t most, Verdict& verdict) {
  double progress = 0;
  int best = -1;
  for (bool over = false; !over; --most) {
    if (most == 0) return false;
    over = search.advance(portion);
    verdict.expect(search.progress() >= progress && search.progress() <= 1, "progress never falls");
    verdict.expect(best < 0 || (search.best_length() >= 0 && search.best_length() <= best),
                   "the best answer never gets longer");
    progress = search.progress();
    best = search.best_length();
  }
  verdict.expect(progress == 1, "a search that is over has done all");
  return true;
}

// Returns the distance in presses from each order of a small board to the goal, by exhaustive
// search.
std::map<std::vector<int>, std::size_t> orders_from(const std::vector<int>& tiles, int rows,
                                                    int cols, Turns turns) {
  std::map<std::vector<int>, std::size_t> presses = {{tiles, 0}};
  std::queue<std::vector<int>> open({tiles});
  for (; !open.empty(); open.pop()) {
    for (int i = 0; i < (rows - 1) * (cols - 1) * count_kinds(turns); ++i) {
      std::vector<int> next = open.front();
      const int block = i / count_kinds(turns);
      press(next, cols,
            {.row = block / (cols - 1),
             .col = block % (cols - 1),
             .turn = static_cast<Turn>(i % count_kinds(turns))});
      if (presses.emplace(next, presses[open.front()] + 1).second) open.push(std::move(next));
    }
  }
  return presses;
}

std::string to_text(const UntwistProblem& problem) {
  std::string text = std::to_string(problem.rows) + "x" + std::to_string(problem.cols) + " turns " +
                     std::to_string(static_cast<int>(problem.turns)) + " effort " +
                     std::to_string(problem.effort) + ":";
  for (const int tile : problem.tiles) text += " " + std::to_string(tile);
  text += " ->";
  for (const int tile : problem.goal) text += " " + std::to_string(tile);
  return text;
}

void fuzz_sort(FuzzInput& input, Verdict& verdict) {
  UntwistProblem problem;
  problem.turns = input.one_of(kTurns);
  problem.rows = input.between(2, 5);
  problem.cols = input.between(2, 5);
  problem.effort = 8 * static_cast<std::uint64_t>(input.byte()) + 1;
  problem.seed = static_cast<std::uint64_t>(input.byte());
  const auto portion = 8 * static_cast<std::uint64_t>(input.between(1, 64));
  const int size = problem.rows * problem.cols;
  const int kinds = input.coin() ? input.between(1, 8) : size;
  for (int tile = 0; tile < size; ++tile) problem.tiles.push_back(tile % kinds);
  const bool own_goal = input.coin(), any_order = input.below(4) == 0;
  if (own_goal) {
    problem.goal = problem.tiles;
    for (int i = input.below(16); i > 0; --i) {
      std::swap(problem.goal[static_cast<std::size_t>(input.byte() % size)], problem.goal[0]);
    }
    problem.tiles = problem.goal;
  } else {
    std::sort(problem.tiles.begin(), problem.tiles.end());
  }
  const std::vector<int> goal = problem.tiles;
  // The board is shuffled by presses, whose number bounds the shortest answer, or arbitrarily.
  std::size_t presses = 0;
  for (; !input.empty(); ++presses) {
    if (any_order) {
      std::swap(problem.tiles[static_cast<std::size_t>(input.byte() % size)], problem.tiles[0]);
    } else {
      // (An answer inverts these presses, and inverting a clockwise turn takes three.)
      press(problem.tiles, problem.cols, move_of(input, problem.rows, problem.cols, problem.turns));
    }
  }
  verdict.expect(!validate(problem), "a problem that is made is one");
  if (!verdict.good()) return;

  static Untwister untwister;  // (reuses its tables)
  untwister.start(problem);
  if (!run(untwister, portion, UINT64_MAX, verdict)) return;
  const UntwistResult& result = untwister.result();
  verdict.expect(result.goal == goal, "the goal is that of the problem");
  verdict.expect(size <= 8 || result.nodes <= std::max<std::uint64_t>(problem.effort, 1),
                 "no more is done than was asked for");
  std::vector<int> tiles = problem.tiles;
  verdict.expect(replay(tiles, problem.rows, problem.cols, problem.turns, result.moves),
                 "an answer has presses that there are");
  const bool solved = result.status == UntwistStatus::kSolved;
  verdict.expect(!solved || tiles == goal, "the presses lead to the goal");
  verdict.expect(solved || result.moves.empty(), "without an answer there are no presses");
  if (size <= 6) {
    const auto orders = orders_from(problem.tiles, problem.rows, problem.cols, problem.turns);
    const auto found = orders.find(goal);
    verdict.expect(solved == (found != orders.end()), "a goal is reached where it can be");
    verdict.expect(!solved || !result.optimal || result.moves.size() == found->second,
                   "an answer said to be shortest is so");
  } else {
    verdict.expect(solved, "on a larger board every order is reached");
  }
  const std::size_t back = problem.turns == Turns::kClockwise ? 3 * presses : presses;
  verdict.expect(any_order || !result.optimal || result.moves.size() <= back,
                 "a shortest answer is no longer than the way here");
  if (!verdict.good()) verdict.add(to_text(problem));
}

// Returns the grid with box boxes[place] at each place.
Grid with_boxes(const Grid& grid, const std::vector<int>& boxes) {
  Grid moved;
  for (int place = 0; place < 9; ++place) {
    const int box = boxes[static_cast<std::size_t>(place)];
    for (int i = 0; i < 9; ++i) {
      const Cell from = box / 3 * 27 + box % 3 * 3 + i / 3 * 9 + i % 3;
      const Cell to = place / 3 * 27 + place % 3 * 3 + i / 3 * 9 + i % 3;
      moved.set(to, grid[from]);
    }
  }
  return moved;
}

void fuzz_boxes(FuzzInput& input, Verdict& verdict) {
  const std::vector<int> in_place = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  RotateSudokuOptions options;
  options.turns = input.one_of(kTurns);
  if (input.coin()) options.limit = static_cast<std::uint64_t>(input.between(1, 100));
  const auto portion = 16 * static_cast<std::uint64_t>(input.between(1, 64));
  std::vector<Move> moves(static_cast<std::size_t>(input.below(12)));
  std::vector<int> boxes = in_place;
  for (Move& move : moves) {
    move = move_of(input, 3, 3, options.turns);
    press(boxes, 3, move);
  }
  const Grid sudoku = puzzle_of(input);
  if (sudoku.clue_count() < 24) return;  // (takes long)
  const Grid puzzle = with_boxes(sudoku, boxes);

  RotateSudoku search;
  search.start(puzzle, options);
  constexpr std::uint64_t kMaxNodes = 30'000;
  if (!run(search, portion, 1 + kMaxNodes / portion, verdict)) return;
  const RotateSudokuResult result = search.result();
  const bool solvable = solve9(sudoku, 1).count != 0;
  verdict.expect(!solvable || result.nearest, "what was in place can be arranged");
  verdict.expect(result.nearest.has_value() == (result.status != Status::kNone) &&
                     result.nearest.has_value() == (result.arrangements != 0),
                 "there is an answer where there is an arrangement");
  verdict.expect(result.arrangements <= options.limit, "arrangements are counted up to the limit");
  if (result.nearest && verdict.good()) {
    const BoxArrangement& nearest = *result.nearest;
    std::vector<int> pressed = in_place;
    verdict.expect(replay(pressed, 3, 3, options.turns, nearest.moves),
                   "an answer has presses that there are");
    verdict.expect(std::equal(pressed.begin(), pressed.end(), nearest.boxes.begin()),
                   "the presses lead to the answer");
    verdict.expect(with_boxes(puzzle, pressed) == nearest.grid, "its grid has the boxes there");
    verdict.expect(is_solution(nearest.solution, nearest.grid), "its solution is one");
    const std::size_t back = options.turns == Turns::kClockwise ? 3 * moves.size() : moves.size();
    verdict.expect(!solvable || nearest.moves.size() <= back,
                   "the nearest is no farther than the way here");
  }
  if (!verdict.good()) verdict.add(puzzle.to_line());
}

void fuzz_tripods(FuzzInput& input, Verdict& verdict) {
  TripodsOptions options;
  options.turns = input.one_of(kTurns);
  options.seed = static_cast<std::uint64_t>(input.byte());
  options.effort = TripodsOptions::kMinEffort;
  const auto portion = 16 * static_cast<std::uint64_t>(input.between(1, 64));
  const bool any_order = input.coin();
  std::vector<Digit> tiles(kCellCount);
  for (std::size_t cell = 0; cell < tiles.size(); ++cell) {
    tiles[cell] = static_cast<Digit>(1 + (cell / 9 * 4 + cell % 9) % 9);
  }
  while (!input.empty()) {
    if (any_order) {
      std::swap(tiles[static_cast<std::size_t>(input.byte()) % tiles.size()], tiles[0]);
    } else {
      press(tiles, 9, move_of(input, 9, 9, options.turns));
    }
  }
  Grid grid;
  for (Cell cell = 0; cell < kCellCount; ++cell)
    grid.set(cell, tiles[static_cast<std::size_t>(cell)]);
  verdict.expect(!validate_tripods(grid), "nine of each digit are a position");
  if (!verdict.good()) return;

  NineTripods search;
  search.start(grid, options);
  if (!run(search, portion, UINT64_MAX, verdict)) return;
  const TripodsResult& result = search.result();
  verdict.expect(replay(tiles, 9, 9, options.turns, result.moves),
                 "an answer has presses that there are");
  verdict.expect(result.nodes <= options.effort, "no more is done than was asked for");
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    verdict.expect(result.grid[cell] == tiles[static_cast<std::size_t>(cell)],
                   "the presses lead to the grid of the answer");
    for (Cell other = 0; other < cell; ++other) {
      const bool line = cell / 9 == other / 9 || cell % 9 == other % 9;
      verdict.expect(!line || result.grid[cell] != result.grid[other],
                     "the answer is a latin square");
    }
  }
  if (!verdict.good()) verdict.add(grid.to_line());
}

}  // namespace

void fuzz_twist(FuzzInput& input, Verdict& verdict) {
  const int game = input.below(16);  // (A tripods board takes as long as dozens of others.)
  if (game == 0) return fuzz_tripods(input, verdict);
  return game < 4 ? fuzz_boxes(input, verdict) : fuzz_sort(input, verdict);
}

}  // namespace jiugong::fuzz
