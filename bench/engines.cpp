#include "bench/engines.h"

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <optional>

#include "bench/region_sets.h"
#include "bench/textbook_links.h"
#include "jiugong/exact_cover.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/solve9.h"
#include "solve_lanes/lane_solver.h"

namespace jiugong::bench {
namespace {

// (No count_… function is inlined: V8 does not replace a function while it runs, so the loop over
// the puzzles must call the work to pick up its optimised code.)

[[gnu::noinline]] std::uint64_t count_solve9(Solver9& solver, std::string_view line,
                                             std::uint64_t limit) {
  // The solver looks for one solution more than its own limit.
  if (!solver.start_line(line, std::max<std::uint64_t>(limit, 2) - 1)) return 0;
  solver.advance(UINT64_MAX);
  return std::min(solver.found(), limit);
}

struct Regions {
  RegionPuzzle puzzle = with_void_row(*region_preset("9x9"));
  RegionSolver solver;
};

[[gnu::noinline]] std::uint64_t count_regions(Regions& regions, std::string_view line,
                                              std::uint64_t limit) {
  const std::optional<Grid> puzzle = Grid::from_line(line);
  if (!puzzle) return 0;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int digit = (*puzzle)[cell];
    regions.puzzle.cells[static_cast<std::size_t>(cell)] = digit == 0 ? kOpenCell : digit;
  }
  regions.solver.start(regions.puzzle, std::max<std::uint64_t>(limit, 2) - 1);
  regions.solver.advance(UINT64_MAX);
  return std::min(regions.solver.found(), limit);
}

// Calls `add` with the items of each candidate of `puzzle`: the cell, and the digit in its row,
// column and box.
template <typename Add>
void for_each_option(const Grid& puzzle, const Add& add) {
  for (std::uint32_t cell = 0; cell < kCellCount; ++cell) {
    const std::uint32_t row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    const std::uint32_t given = puzzle[static_cast<Cell>(cell)];
    for (std::uint32_t digit = 0; digit < 9; ++digit) {
      if (given != 0 && given != digit + 1) continue;
      add(std::array{cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit});
    }
  }
}

[[gnu::noinline]] std::uint64_t count_cover(std::string_view line, std::uint64_t limit) {
  const std::optional<Grid> puzzle = Grid::from_line(line);
  if (!puzzle) return 0;
  ExactCover cover(324);
  for_each_option(*puzzle, [&](const auto& items) { cover.add_option(items); });
  return count_covers(cover, limit);
}

[[gnu::noinline]] std::uint64_t count_links(std::string_view line, std::uint64_t limit) {
  const std::optional<Grid> puzzle = Grid::from_line(line);
  if (!puzzle) return 0;
  TextbookLinks links(324);
  for_each_option(*puzzle, [&](const auto& items) { links.add_row(items); });
  return links.count(limit);
}

struct ManyLanes {
  solve_lanes::LaneSolver lanes;
  std::deque<std::string_view> lines;  // of the puzzles in the lanes
  Solver9 solver;
};

[[gnu::noinline]] std::uint64_t count_lanes(ManyLanes& many, std::string_view puzzles,
                                            std::uint64_t limit) {
  auto& [lanes, lines, solver] = many;
  std::uint64_t count = 0;
  lanes.start(std::max<std::uint64_t>(limit, 2) - 1);
  while (!puzzles.empty() || !lines.empty()) {
    if (lanes.first_is_done()) {
      const solve_lanes::Answer answer = lanes.first();
      count += answer.given_up ? count_solve9(solver, lines.front(), limit)
                               : std::min(answer.found, limit);
      lanes.drop_first();
      lines.pop_front();
    } else if (!puzzles.empty() && !lanes.full()) {
      const std::string_view line = puzzles.substr(0, kCellCount);
      puzzles.remove_prefix(kCellCount);
      if (lanes.add(line)) {
        lines.push_back(line);
      } else {
        count += count_solve9(solver, line, limit);
      }
    } else {
      lanes.advance(UINT64_MAX);
    }
  }
  return count;
}

// Counts those of each puzzle with a function for one.
template <typename Count>
CountSolutions one_by_one(Count count_one) {
  return [count_one](std::string_view puzzles, std::uint64_t limit) {
    std::uint64_t count = 0;
    for (std::size_t at = 0; at < puzzles.size(); at += kCellCount) {
      count += count_one(puzzles.substr(at, kCellCount), limit);
    }
    return count;
  };
}

}  // namespace

CountSolutions engine_named(std::string_view name) {
  if (name == "solve9") {
    return one_by_one(
        [solver = std::make_shared<Solver9>()](std::string_view line, std::uint64_t limit) {
          return count_solve9(*solver, line, limit);
        });
  }
  if (name == "lanes") {
    return [many = std::make_shared<ManyLanes>()](std::string_view puzzles, std::uint64_t limit) {
      return count_lanes(*many, puzzles, limit);
    };
  }
  if (name == "regions") {
    return one_by_one(
        [regions = std::make_shared<Regions>()](std::string_view line, std::uint64_t limit) {
          return count_regions(*regions, line, limit);
        });
  }
  if (name == "cover") return one_by_one(count_cover);
  if (name == "links") return one_by_one(count_links);
  return {};
}

}  // namespace jiugong::bench
