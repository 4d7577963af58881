#include "teach/step_writer.h"

#include <algorithm>

#include "teach/literal.h"
#include "teach/rating.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

bool is_wing(Technique technique) {
  return technique == Technique::kXYWing || technique == Technique::kXYZWing;
}

bool is_aligned(Technique technique) {
  return technique == Technique::kAlignedPairExclusion ||
         technique == Technique::kAlignedTripletExclusion;
}

bool is_loop(Technique technique) {
  return technique == Technique::kUniqueRectangle || technique == Technique::kUniqueLoop;
}

bool is_region_chain(Technique technique) {
  return technique == Technique::kRegionForcingChains ||
         technique == Technique::kDynamicRegionForcingChains;
}

// The candidates of each role by cell; a candidate has the role that it got first.
class Roles {
 public:
  explicit Roles(const Candidates& state) : state_(state) {}

  void add(Cell cell, unsigned digits, CandidateRole role) {
    const unsigned added = digits & state_.cells[cell] & ~seen_[cell];
    seen_[cell] = static_cast<DigitSet>(seen_[cell] | added);
    if (role == CandidateRole::kExtra) extra_[cell] = static_cast<DigitSet>(extra_[cell] | added);
  }

  void write(Step& step) const {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      for (const int digit : bits(seen_[cell])) {
        const bool extra = has_bit(extra_[cell], digit);
        step.candidates.push_back({public_candidate(candidate_of(cell, digit)),
                                   extra ? CandidateRole::kExtra : CandidateRole::kPattern});
      }
    }
  }

 private:
  const Candidates& state_;
  DigitSet seen_[kCellCount] = {}, extra_[kCellCount] = {};
};

void add_roles(const Candidates& state, Step& step) {
  Roles roles(state);
  if (step.placement && step.cells.empty() && step.complexity == 0) {
    roles.add(step.placement->cell, 1U << (step.placement->digit - 1), CandidateRole::kPattern);
  }
  // (A chain over the places of a digit has no cells.)
  if (is_region_chain(step.technique)) {
    for (const Cell cell : kHouses[static_cast<std::size_t>(step.houses[0])]) {
      roles.add(cell, step.digits, CandidateRole::kPattern);
    }
  }
  for (const CellGroup& group : step.groups) {
    for (const Cell cell : group.cells) roles.add(cell, group.digits, CandidateRole::kPattern);
  }
  for (const StepLink& link : step.links) {
    for (const CandidateDigit& end : {link.from, link.to}) {
      roles.add(end.cell, 1U << (end.digit - 1), CandidateRole::kPattern);
    }
  }
  const bool has_parts = !step.groups.empty() || !step.links.empty();
  const bool all_digits = is_wing(step.technique) || is_aligned(step.technique);
  for (const Cell cell : step.cells) {
    if (has_parts) break;
    roles.add(cell, all_digits ? kAllDigits : step.digits, CandidateRole::kPattern);
    if (is_loop(step.technique)) roles.add(cell, kAllDigits, CandidateRole::kExtra);
  }
  for (const Cell cell : step.extra_cells) {
    roles.add(cell, step.extra_digits, CandidateRole::kExtra);
  }
  roles.write(step);
}

// The house that both cells share and, for a strong link, where the digit has no other place.
LinkReason reason_of(const Candidates& state, int from, int to, bool strong) {
  const Cell first = cell_of(from), second = cell_of(to);
  if (first == second) return LinkReason::kCell;
  for (const int house : bits(houses_of(first) & houses_of(second))) {
    if (strong && !is_pair(state.places[house][digit_of(from)])) continue;
    return reason_of_type(type_of(house));
  }
  return LinkReason::kAssumption;
}

void add_link(const Candidates& state, int from, int to, bool strong, Step& step) {
  const LinkReason reason = reason_of(state, from, to, strong);
  if (reason == LinkReason::kAssumption) return;
  step.links.push_back({public_candidate(from), public_candidate(to), strong, reason});
}

void add_cell(Cell cell, Step& step) {
  const bool known = std::find(step.cells.begin(), step.cells.end(), cell) != step.cells.end();
  if (!known) step.cells.push_back(cell);
}

void add_nodes(const Candidates& state, const Pattern& pattern, Step& step) {
  for (int i = 0; i < pattern.node_count; ++i) {
    const int node = pattern.nodes[i];
    add_cell(cell_of(node), step);
    step.digits = static_cast<DigitSet>(step.digits | 1U << digit_of(node));
    if (i > 0) add_link(state, pattern.nodes[i - 1], node, i % 2 != 0, step);
  }
  if (step.technique == Technique::kContinuousNiceLoop) {
    add_link(state, pattern.nodes[pattern.node_count - 1], pattern.nodes[0], false, step);
  }
}

// Groups, and their links: the strong ones of colours, else where not both candidates are true.
void add_groups(const Candidates& state, const Pattern& pattern, Step& step) {
  const bool strong =
      step.technique == Technique::kSimpleColouring || step.technique == Technique::kMultiColouring;
  const std::uint8_t* cell = pattern.cells;
  for (int i = 0; i < pattern.group_count; ++i) {
    const auto& [size, digits, links] = pattern.groups[i];
    step.groups.push_back({{cell, cell + size}, digits});
    for (const std::uint8_t* end = cell + size; cell != end; ++cell) add_cell(*cell, step);
    if (i == 0) continue;
    for (const int digit : bits(pattern.groups[i - 1].links)) {
      for (const Cell from : step.groups[static_cast<std::size_t>(i) - 1].cells) {
        for (const Cell to : step.groups[static_cast<std::size_t>(i)].cells) {
          if (!state.has(from, digit) || !state.has(to, digit)) continue;
          add_link(state, candidate_of(from, digit), candidate_of(to, digit), strong, step);
        }
      }
    }
  }
}

// From the digits of the pivot to the same in the wings.
void add_wing_links(const Candidates& state, Step& step) {
  const Cell pivot = step.cells[0];
  for (const Cell wing : {step.cells[1], step.cells[2]}) {
    const int type = type_of(lowest_bit(houses_of(pivot) & houses_of(wing)));
    for (const int digit : bits(unsigned{state.cells[pivot]} & state.cells[wing])) {
      step.links.push_back({.from = public_candidate(candidate_of(pivot, digit)),
                            .to = public_candidate(candidate_of(wing, digit)),
                            .strong = false,
                            .reason = reason_of_type(type)});
    }
  }
}

// A placed digit that sees a cell; -1 if there is none.
Cell blocker_of(const Board& board, Cell cell, int digit) {
  for (CellSet rest = peers_of(cell); !rest.empty();) {
    const Cell peer = rest.take_lowest();
    if (board.digit_at(peer) == digit + 1) return peer;
  }
  return -1;
}

void add_blockers(const Board& board, Step& step) {
  const auto [cell, placed] = *step.placement;
  CellSet blockers;
  const auto add = [&](Cell where, int digit) {
    const Cell blocker = blocker_of(board, where, digit);
    if (blocker >= 0) blockers.set(blocker);
  };
  if (step.technique == Technique::kNakedSingle) {
    for (int digit = 0; digit < 9; ++digit) {
      if (digit != placed - 1) add(cell, digit);
    }
  } else {
    for (const Cell other : kHouses[static_cast<std::size_t>(step.houses[0])]) {
      if (other != cell && board.is_open(other)) add(other, placed - 1);
    }
  }
  step.blockers = blockers.cells();
}

}  // namespace

CandidateDigit public_candidate(int candidate) {
  return {cell_of(candidate), static_cast<Digit>(digit_of(candidate) + 1)};
}

void write_step(const Candidates& state, const Hint& hint, Step& step) {
  step.technique = hint.technique;
  step.variant = hint.variant;
  step.rating = in_tenths(hint.rating);
  step.complexity = hint.complexity;
  if (hint.cell >= 0) step.placement = {hint.cell, static_cast<Digit>(hint.digit + 1)};
  DigitSet removed[kCellCount] = {};
  for (const Removal& removal : hint.removals) removed[removal.cell] = removal.digits;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (removed[cell] != 0) step.eliminations.push_back({cell, removed[cell]});
  }
  const Pattern& pattern = hint.pattern;
  if (pattern.group_count == 0) {
    step.cells.assign(pattern.cells, pattern.cells + pattern.cell_count);
  }
  step.extra_cells.assign(pattern.extra_cells, pattern.extra_cells + pattern.extra_cell_count);
  step.digits = pattern.digits;
  step.extra_digits = pattern.extra_digits;
  for (int i = 0; i < pattern.house_count; ++i) {
    step.houses.push_back(public_house(pattern.houses[i]));
  }
  add_nodes(state, pattern, step);
  add_groups(state, pattern, step);
  add_roles(state, step);
  if (is_wing(step.technique)) add_wing_links(state, step);
}

void add_reasons(const Board& board, Step& step) {
  if (step.technique == Technique::kHiddenSingle || step.technique == Technique::kNakedSingle) {
    add_blockers(board, step);
  }
  if (is_aligned(step.technique)) step.excluded = excluded_combinations(board, step.cells);
}

}  // namespace jiugong::teach
