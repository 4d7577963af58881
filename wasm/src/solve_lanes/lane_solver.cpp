// The search: steps of all lanes, after which the lanes whose boards have ended are served.
#include "solve_lanes/lane_solver.h"

#include <algorithm>
#include <bit>
#include <variant>

#include "make_owned.h"
#include "solve_lanes/branch.h"
#include "solve_lanes/count.h"
#include "solve_lanes/lanes.h"
#include "solve_lanes/puzzles.h"
#include "solve_lanes/solutions.h"

namespace jiugong::solve_lanes {

using solver9::simd::InstructionSet;

namespace {

// Two groups hide the latency of their operations; WebAssembly, with narrow vectors, gains a little more by four.
#if defined(__wasm__)
constexpr std::size_t kGroups = 4;
#else
constexpr std::size_t kGroups = 2;
#endif

// The widest vectors that the functions for an instruction set may use.
template <InstructionSet set>
struct VectorFor {
  using Type = solver9::simd::Vec;
};
#if JIUGONG_CHOOSES_INSTRUCTION_SET
template <>
struct VectorFor<InstructionSet::kAvx2> {
  using Type = solver9::simd::Vec2;
};
template <>
struct VectorFor<InstructionSet::kAvx512> {
  using Type = solver9::simd::Vec4;
};
#elif JIUGONG_HAS_WIDE && defined(__AVX512VL__)
template <>
struct VectorFor<InstructionSet::kBaseline> {
  using Type = solver9::simd::Vec4;
};
#elif JIUGONG_HAS_WIDE
template <>
struct VectorFor<InstructionSet::kBaseline> {
  using Type = solver9::simd::Vec2;
};
#endif

template <InstructionSet set>
using LanesFor = Lanes<typename VectorFor<set>::Type, kGroups>;

#if JIUGONG_CHOOSES_INSTRUCTION_SET
using AnyLanes = std::variant<LanesFor<InstructionSet::kBaseline>, LanesFor<InstructionSet::kAvx2>,
                              LanesFor<InstructionSet::kAvx512>>;
#else
using AnyLanes = std::variant<LanesFor<InstructionSet::kBaseline>>;
#endif

// Calls function(lane) for each lane of a set.
template <typename Function>
JIUGONG_INLINE void for_each_lane(LaneSet lanes, Function function) {
  for (; lanes != 0; lanes &= lanes - 1) {
    function(static_cast<std::size_t>(std::countr_zero(lanes)));
  }
}

// Takes the solutions among the boards that have been collected; finds bivalue universal graves. (Functions of their own:
// the one is called from several places, and the other seldom.)
template <InstructionSet set>
void take_solutions(LanesFor<set>& lanes, Puzzles& puzzles);
template <InstructionSet set>
LaneSet find_graves(LanesFor<set>& lanes);

#define JIUGONG_DEFINE(set, TARGET)                                  \
  template <>                                                        \
  [[gnu::noinline]] void TARGET take_solutions<InstructionSet::set>( \
      LanesFor<InstructionSet::set> & lanes, Puzzles & puzzles) {    \
    write_solutions(lanes, puzzles);                                 \
  }                                                                  \
  template <>                                                        \
  [[gnu::noinline]] LaneSet TARGET find_graves<InstructionSet::set>( \
      LanesFor<InstructionSet::set> & lanes) {                       \
    return lanes_with_graves(lanes);                                 \
  }
JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_DEFINE)
#undef JIUGONG_DEFINE

// The search of the puzzles in some lanes.
template <InstructionSet set>
class Search {
 public:
  using L = LanesFor<set>;
  JIUGONG_INLINE Search(L& lanes, Puzzles& puzzles) : lanes_(lanes), puzzles_(puzzles) {}

  JIUGONG_INLINE std::uint64_t advance(std::uint64_t nodes) {
    std::uint64_t visited = 0;
    fill_lanes();
    while (visited < nodes && !(puzzles_.all_begun() && puzzles_.first_is_done())) {
      const LaneSet contradictory = light_step(lanes_);
      visited += serve(contradictory, full_step(lanes_));
    }
    return visited;
  }

 private:
  // Serves the lanes that have ended in one of the steps, and returns how many they are.
  JIUGONG_INLINE std::uint64_t serve(LaneSet contradictory_in_light, const FullEnds& full) {
    const LaneSet active = lanes_.active;
    const LaneSet contradictory = active & (contradictory_in_light | full.contradictory);
    const LaneSet solved = active & ~contradictory & full.solved;
    LaneSet stuck = active & ~(contradictory | solved) & full.stuck;
    // Solver9 guesses at a puzzle as it was read only where rule 2 finds nothing in rows, too: the next light step
    // applies it.
    if ((stuck & lanes_.roots) != 0) {
      stuck &= ~lanes_.roots | lanes_without_triples_in_rows(lanes_);
    }
    for_each_lane(solved, [&](std::size_t lane) JIUGONG_INLINED { collect_solved(lane); });
    for_each_lane(contradictory, [&](std::size_t lane) JIUGONG_INLINED { end(lane); });
    split(puzzles_.count_many() ? stuck & ~count_unvisited(stuck) : stuck);
    fill_lanes();
    return static_cast<std::uint64_t>(std::popcount(contradictory | solved | stuck));
  }

  JIUGONG_INLINE void free_lane(std::size_t lane) {
    lanes_.active &= ~(LaneSet{1} << lane);
    lanes_.roots &= ~(LaneSet{1} << lane);
  }

  // Frees a lane whose board leads to no solution.
  JIUGONG_INLINE void end(std::size_t lane) {
    --puzzle_of(lane).boards;
    free_lane(lane);
  }

  // Frees a lane whose board seems solved, which counts for its puzzle until take_solutions().
  JIUGONG_INLINE void collect_solved(std::size_t lane) {
    const std::size_t number = lanes_.solved_count++;
    lanes_.solved_owners[number] = lanes_.owners[lane];
    copy_cells(lanes_.board(lane), lanes_.solved_board(number));
    free_lane(lane);
    if (lanes_.solved_count == L::kWidth) take_solutions<set>(lanes_, puzzles_);
  }

  // Splits the boards of lanes that are stuck, a vector of them at a time.
  JIUGONG_INLINE void split(LaneSet stuck) {
    while (stuck != 0) {
      const std::size_t gathered = gather(lanes_, stuck);
      choose(lanes_);
      for (std::size_t at = 0; at < gathered; ++at, stuck &= stuck - 1) {
        guess(static_cast<std::size_t>(std::countr_zero(stuck)), at);
      }
    }
  }

  // Splits the board of a lane, which was gathered as number `at` of those that are stuck.
  JIUGONG_INLINE void guess(std::size_t lane, std::size_t at) {
    if (has_place_for_half(lane)) {
      branch(lanes_, lane, at, place_for_half(lane));
    } else {
      end(lane);
    }
  }

  // Whether the board of a lane can be split; otherwise its puzzle is over.
  JIUGONG_INLINE bool has_place_for_half(std::size_t lane) {
    Puzzle& puzzle = puzzle_of(lane);
    puzzle.over |= lanes_.active == L::kAllLanes && lanes_.waiting_count >= lanes_.max_waiting;
    return !puzzle.over;
  }

  // Returns where the other half of the board of a lane goes: to a lane that is free, or where it waits.
  JIUGONG_INLINE typename L::Cells place_for_half(std::size_t lane) {
    Puzzle& puzzle = puzzle_of(lane);
    ++puzzle.boards;
    ++puzzle.guesses;
    lanes_.roots &= ~(LaneSet{1} << lane);
    if (const LaneSet free = L::kAllLanes & ~lanes_.active; free != 0) {
      const auto other = static_cast<std::size_t>(std::countr_zero(free));
      occupy(other, lanes_.owners[lane]);
      return lanes_.board(other);
    }
    lanes_.waiting_owners[lanes_.waiting_count] = lanes_.owners[lane];
    return lanes_.waiting_board(lanes_.waiting_count++);
  }

  // Counts solutions of boards that are stuck without visiting them; returns the lanes that have no board any more, or one
  // that is to go on without a guess. (No part of what runs for lists of puzzles with one solution.)
  [[gnu::noinline]] LaneSet count_unvisited(LaneSet stuck) {
    LaneSet served = 0, several = 0;
    for_each_lane(stuck, [&](std::size_t lane) JIUGONG_INLINED {
      const LaneSet only = LaneSet{1} << lane;
      if (puzzle_of(lane).over) return;
      if ((lanes_.roots & only) != 0) find_symmetry(lane);
      if (lanes_.owners[lane].interchangeable != 0) {
        if (!has_place_for_half(lane)) return;
        split_by_symmetry(lane);
        served |= only;
      } else if (puzzle_of(lane).found > 1) {
        several |= only;
      }
    });
    if (several != 0) {
      for_each_lane(several & find_graves<set>(lanes_), [&](std::size_t lane) JIUGONG_INLINED {
        count_grave(lane);
        served |= LaneSet{1} << lane;
      });
    }
    return served;
  }

  // Counts the two solutions of a bivalue universal grave, or doubles those of one half of it.
  void count_grave(std::size_t lane) {
    std::uint64_t& weight = lanes_.owners[lane].weight;
    if (open_cells(lanes_, lane) <= solver9::kMaxCellsWithTwoSolutions) {
      puzzles_.add_solutions(puzzle_of(lane), 2 * weight);
      return end(lane);
    }
    weight *= 2;
    const OpenCell cell = open_cell(lanes_.board(lane));
    lanes_.board(lane).restrict(cell.band, cell.position, ~cell.lowest());
  }

  // Looks for the symmetries of a puzzle as it was read: those of its lines are broken in its board.
  void find_symmetry(std::size_t lane) {
    Owner& owner = lanes_.owners[lane];
    const Grid givens = solver9::givens_of(puzzle_of(lane).root);
    solver9::Board board = board_of(lane);
    owner.interchangeable = solver9::interchangeable_digits(givens);
    owner.weight = solver9::fix_blank_lines(givens, board);
    copy_cells(cells_of(board), lanes_.board(lane));
    lanes_.roots &= ~(LaneSet{1} << lane);
  }

  // Splits a board by a cell with interchangeable digits; see Solver9.
  void split_by_symmetry(std::size_t lane) {
    const DigitSet digits = lanes_.owners[lane].interchangeable;
    const auto rest = static_cast<DigitSet>(digits & (digits - 1));
    solver9::Board board = board_of(lane), other;
    if (solver9::split_interchangeable(digits, board, other)) {
      copy_cells(cells_of(board), place_for_half(lane));
    }
    copy_cells(cells_of(other), lanes_.board(lane));
    Owner& owner = lanes_.owners[lane];
    owner.weight *= static_cast<std::uint64_t>(std::popcount(digits));
    owner.interchangeable = std::has_single_bit(rest) ? DigitSet{0} : rest;
  }

  // The board of a lane as one of solve9.
  solver9::Board board_of(std::size_t lane) {
    solver9::Board board = puzzle_of(lane).root;  // (whose inert lanes it needs)
    copy_cells(lanes_.board(lane), cells_of(board));
    return board;
  }

  // Gives boards to the lanes without one, as long as there are any. When there are none, puzzles may be done whose
  // solutions have been collected.
  JIUGONG_INLINE void fill_lanes() {
    for (LaneSet free = L::kAllLanes & ~lanes_.active; free != 0; free &= free - 1) {
      if (take_board(static_cast<std::size_t>(std::countr_zero(free)))) continue;
      if (lanes_.solved_count != 0) take_solutions<set>(lanes_, puzzles_);
      return;
    }
  }

  // Returns false if there is no board.
  JIUGONG_INLINE bool take_board(std::size_t lane) {
    while (lanes_.waiting_count != 0) {
      const std::size_t last = --lanes_.waiting_count;
      const Owner& owner = lanes_.waiting_owners[last];
      if (puzzles_[owner.puzzle].over) {
        --puzzles_[owner.puzzle].boards;
        continue;
      }
      copy_cells(lanes_.waiting_board(last), lanes_.board(lane));
      occupy(lane, owner);
      return true;
    }
    if (puzzles_.all_begun()) return false;
    const std::size_t number = puzzles_.begin_next();
    copy_cells(cells_of(puzzles_[number].root), lanes_.board(lane));
    occupy(lane, {.puzzle = static_cast<std::uint16_t>(number)});
    lanes_.roots |= LaneSet{1} << lane;
    return true;
  }

  JIUGONG_INLINE void occupy(std::size_t lane, const Owner& owner) {
    lanes_.owners[lane] = owner;
    lanes_.active |= LaneSet{1} << lane;
  }

  JIUGONG_INLINE Puzzle& puzzle_of(std::size_t lane) {
    return puzzles_[lanes_.owners[lane].puzzle];
  }

  L& lanes_;
  Puzzles& puzzles_;
};

template <InstructionSet set>
std::uint64_t search(LanesFor<set>& lanes, Puzzles& puzzles, std::uint64_t nodes);

#define JIUGONG_DEFINE(set, TARGET)                                                          \
  template <>                                                                                \
  std::uint64_t TARGET search<InstructionSet::set>(LanesFor<InstructionSet::set> & lanes,    \
                                                   Puzzles & puzzles, std::uint64_t nodes) { \
    return Search<InstructionSet::set>(lanes, puzzles).advance(nodes);                       \
  }
JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_DEFINE)
#undef JIUGONG_DEFINE

}  // namespace

struct LaneSolver::Impl {
  Impl(InstructionSet set, std::size_t max_waiting) : instruction_set(set) {
    dispatch(set, [&]<InstructionSet chosen>() { lanes.emplace<LanesFor<chosen>>(max_waiting); });
  }

  AnyLanes lanes;
  Puzzles puzzles;
  const InstructionSet instruction_set;
};

LaneSolver::LaneSolver(InstructionSet set, std::size_t max_waiting)
    : impl_(make_owned<Impl>(set, std::min(max_waiting, kMaxWaiting))) {}

void LaneSolver::start(std::uint64_t limit) {
  impl_->puzzles.start(limit);
  dispatch(impl_->instruction_set,
           [&]<InstructionSet set>() { std::get<LanesFor<set>>(impl_->lanes).clear(); });
}

bool LaneSolver::full() const { return impl_->puzzles.full(); }
bool LaneSolver::add(std::string_view line) { return impl_->puzzles.add(line); }
bool LaneSolver::add(const Grid& puzzle) { return impl_->puzzles.add(puzzle); }

std::uint64_t LaneSolver::advance(std::uint64_t nodes) {
  return dispatch(impl_->instruction_set, [&]<InstructionSet set>() {
    return search<set>(std::get<LanesFor<set>>(impl_->lanes), impl_->puzzles, nodes);
  });
}

bool LaneSolver::first_is_done() const { return impl_->puzzles.first_is_done(); }

Answer LaneSolver::first() const {
  const Puzzle& puzzle = impl_->puzzles.first();
  return {impl_->puzzles.given_up(puzzle), puzzle.found,
          puzzle.found == 1 ? &puzzle.solution : nullptr, puzzle.guesses};
}

void LaneSolver::drop_first() { impl_->puzzles.drop_first(); }

}  // namespace jiugong::solve_lanes
