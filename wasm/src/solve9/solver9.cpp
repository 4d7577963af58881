// The order of the search; candidates.h does the logic between two guesses.
#include <algorithm>
#include <bit>

#include "jiugong/solve9.h"
#include "solve9/candidates.h"

namespace jiugong {
namespace {

using internal::BandBits;
using internal::Candidates;
using internal::kBand;

struct Guess {
  Cell cell;
  std::size_t digit;  // 0..8
};

// The first cell with the fewest candidates, and its lowest candidate.
Guess choose(const Candidates& candidates) {
  // How many candidates each cell of a band has, as a binary number standing in four words.
  std::array<std::array<BandBits, 4>, 3> counts{};
  for (const auto& digit : candidates.places) {
    for (std::size_t band = 0; band < 3; ++band) {
      BandBits carry = digit[band];
      for (BandBits& bits : counts[band]) {
        const BandBits sum = bits ^ carry;
        carry &= bits;
        bits = sum;
      }
    }
  }
  for (unsigned wanted = 2; wanted <= 9; ++wanted) {
    for (std::size_t band = 0; band < 3; ++band) {
      BandBits cells = candidates.open[band];
      for (unsigned bit = 0; bit < 4; ++bit) {
        cells &= (wanted >> bit & 1) != 0 ? counts[band][bit] : ~counts[band][bit];
      }
      if (cells == 0) continue;
      const Cell cell = static_cast<Cell>(27 * band) + std::countr_zero(cells);
      std::size_t digit = 0;
      while (!candidates.can_hold(digit, cell)) ++digit;
      return {cell, digit};
    }
  }
  return {};  // unreachable: after propagation an open cell has at least two candidates
}

}  // namespace

struct Solver9::Search {
  // A guess goes one level up with its digit placed and leaves the digit's removal behind in its
  // own level, so the stack holds the untried halves and is never deeper than there are cells.
  std::array<Candidates, kCellCount + 1> stack;
  std::size_t depth = 0;  // levels in use; 0 when the search is over
  std::uint64_t limit = 2;
  std::uint64_t nodes = 0;
  std::uint64_t found = 0;
  std::uint64_t guesses = 0;
  std::vector<Cell> conflicts;
  std::array<Grid, 2> solutions;

  void visit() {
    Candidates& node = stack[depth - 1];
    ++nodes;
    if (!node.propagate()) {
      --depth;
    } else if (node.solved()) {
      if (found < solutions.size()) solutions[static_cast<std::size_t>(found)] = node.grid();
      ++found;
      --depth;
    } else {
      const Guess guess = choose(node);
      stack[depth] = node;
      stack[depth].place(guess.digit, guess.cell);
      node.remove(guess.digit, guess.cell);
      ++guesses;
      ++depth;
    }
  }

  bool over() const { return depth == 0 || found >= std::max<std::uint64_t>(limit, 2); }
};

Solver9::Solver9() : search_(std::make_unique<Search>()) {}
Solver9::~Solver9() = default;
Solver9::Solver9(Solver9&&) noexcept = default;
Solver9& Solver9::operator=(Solver9&&) noexcept = default;

void Solver9::start(const Grid& puzzle, std::uint64_t limit) {
  start(marks_of(puzzle), limit);
  search_->conflicts = clashing_cells(puzzle);
  if (!search_->conflicts.empty()) search_->depth = 0;
}

void Solver9::start(const Marks& marks, std::uint64_t limit) {
  Search& search = *search_;
  search.limit = std::max<std::uint64_t>(limit, 1);
  search.nodes = search.found = search.guesses = 0;
  search.conflicts.clear();
  search.depth = 1;
  search.stack[0] = Candidates::all();
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const DigitSet digits = marks[static_cast<std::size_t>(cell)];
    for (std::size_t digit = 0; digit < 9; ++digit) {
      if ((digits >> digit & 1) == 0) search.stack[0].remove(digit, cell);
    }
  }
}

bool Solver9::advance(std::uint64_t nodes) {
  Search& search = *search_;
  for (; nodes != 0 && !search.over(); --nodes) search.visit();
  return search.over();
}

std::uint64_t Solver9::nodes() const { return search_->nodes; }

std::uint64_t Solver9::found() const { return search_->found; }

const Grid& Solver9::solution(std::size_t number) const { return search_->solutions[number]; }

Solve9Result Solver9::result() const {
  const Search& search = *search_;
  Solve9Result result;
  result.status = search.found == 0   ? Status::kNone
                  : search.found == 1 ? Status::kUnique
                                      : Status::kMultiple;
  result.count = std::min(search.found, search.limit);
  result.capped = search.depth != 0 || search.found > search.limit;
  if (search.found >= 1) result.solution = search.solutions[0];
  if (search.found >= 2) result.second = search.solutions[1];
  result.conflicts = search.conflicts;
  result.guesses = search.guesses;
  return result;
}

Solve9Result solve9(const Grid& puzzle, std::uint64_t limit) {
  Solver9 solver;
  solver.start(puzzle, limit);
  solver.advance(UINT64_MAX);
  return solver.result();
}

}  // namespace jiugong
