#include "regions/propagators/equal_sums.h"

#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

Cells cells_of(const std::vector<EqualSumsFilter::Group>& groups) {
  Cells cells;
  for (const EqualSumsFilter::Group& group : groups) {
    for (const EqualSumsFilter::Part& part : group.parts) {
      cells.insert(cells.end(), part.cells.cells().begin(), part.cells.cells().end());
    }
  }
  return cells;
}

// The sums of a number of each set.
Sums added(Sums a, Sums b) {
  if (std::popcount(a) > std::popcount(b)) std::swap(a, b);
  Sums sums = 0;
  for (; a != 0; a &= a - 1) sums |= b << std::countr_zero(a);
  return sums;
}

// The multiples of some values.
Sums multiples(Mask values, int coefficient) {
  Sums sums = 0;
  for (; values != 0; values &= values - 1) {
    const int sum = coefficient * std::countr_zero(values);
    if (sum <= kMaxEqualSum) sums |= Sums{1} << sum;
  }
  return sums;
}

}  // namespace

EqualSumsFilter::EqualSumsFilter(std::vector<Group> groups)
    : Propagator(cells_of(groups)), groups_(std::move(groups)) {
  std::size_t parts = 0;
  for (const Group& group : groups_) parts += group.parts.size();
  sums_.resize(parts);
}

bool EqualSumsFilter::filter(Board& board) {
  Sums common = ~Sums{0};
  PartSums* part_sums = sums_.data();
  for (Group& group : groups_) {
    Sums sums = 1;
    for (Part& part : group.parts) {
      const Sums here = part.coefficient == 1
                            ? part.cells.possible(board)
                            : multiples(board.candidates(part.cells.cells()[0]), part.coefficient);
      *part_sums++ = {.before = sums, .here = here};
      sums = added(sums, here);
    }
    if (group.base > kMaxEqualSum) return false;
    common &= sums << group.base;
    if (common == 0) return false;
  }
  part_sums = sums_.data();
  for (Group& group : groups_) {
    if (!narrow(group, part_sums, common >> group.base, board)) return false;
    part_sums += group.parts.size();
  }
  return true;
}

bool EqualSumsFilter::narrow(Group& group, const PartSums* sums, Sums wanted, Board& board) {
  for (std::size_t i = group.parts.size(); i-- > 0;) {
    Sums kept = 0, wanted_before = 0;
    for (Sums left = sums[i].here; left != 0; left &= left - 1) {
      const Sums before = wanted >> std::countr_zero(left) & sums[i].before;
      if (before == 0) continue;
      kept |= left & -left;
      wanted_before |= before;
    }
    wanted = wanted_before;
    Part& part = group.parts[i];
    if (kept == sums[i].here && !part.cells.concerns_others()) continue;
    if (part.coefficient == 1) {
      if (!part.cells.narrow(kept, board)) return false;
      continue;
    }
    const Small cell = part.cells.cells()[0];
    Mask values = 0;
    for (Mask left = board.candidates(cell); left != 0; left &= left - 1) {
      const int sum = part.coefficient * std::countr_zero(left);
      if (sum <= kMaxEqualSum && (kept >> sum & 1) != 0) values |= left & -left;
    }
    if (!board.restrict_to(cell, values)) return false;
  }
  return true;
}

}  // namespace jiugong::regions
