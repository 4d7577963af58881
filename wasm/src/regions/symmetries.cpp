#include "regions/symmetries.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "small_sort.h"

namespace jiugong::regions {
namespace {

// What is told of some cells.
enum FactKind : Small { kDiffer, kSet, kPair, kPairInOrder };

// A fact as a list of numbers: its kind, the number of the masks that tell it, the cells, from the lowest on if their order does
// not matter.
using Fact = Cells;

Fact fact_of(Small kind, Small masks, Cells cells) {
  if (kind != kPairInOrder) small_sort(cells);
  cells.insert(cells.begin(), {kind, masks});
  return cells;
}

// Whether the cells of a pair may be exchanged.
bool is_symmetric(const std::vector<Mask>& next) {
  for (std::size_t a = 0; a < next.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if ((next[a] >> b & 1) != (next[b] >> a & 1)) return false;
    }
  }
  return true;
}

class Facts {
 public:
  Facts(const Model& model, WorkBudget& budget) : budget_(budget) {
    for (const DifferentCells& of : model.different_cells()) add(kDiffer, 0, of.cells);
    for (const auto& [a, b] : model.different_pairs()) add(kDiffer, 0, {a, b});
    for (const ValueSets& of : model.value_sets()) add(kSet, number_of(of.sets), of.cells);
    for (const PairLine& line : model.pair_lines()) {
      if (budget_.is_spent()) return;
      const Small next = number_of(line.next);
      const Small kind = is_symmetric(line.next) ? kPair : kPairInOrder;
      for (std::size_t i = 0; i + 1 < line.cells.size(); ++i)
        add(kind, next, {line.cells[i], line.cells[i + 1]});
    }
  }

  // Whether the image of each fact is one; not if the budget is spent before.
  bool are_kept_by(const Symmetry& symmetry) const {
    for (const Fact& fact : facts_) {
      if (budget_.is_spent()) return false;
      budget_.spend(50 + 5 * fact.size());
      Cells cells;
      for (std::size_t i = 2; i < fact.size(); ++i) cells.push_back(symmetry[fact[i]]);
      if (!facts_.contains(fact_of(fact[0], fact[1], std::move(cells)))) return false;
    }
    return true;
  }

 private:
  void add(Small kind, Small masks, Cells cells) {
    if (budget_.is_spent()) return;
    budget_.spend(100 + 5 * cells.size());
    facts_.insert(fact_of(kind, masks, std::move(cells)));
  }

  // The same for equal masks. (Most lines have those of one of the last ones.)
  Small number_of(const std::vector<Mask>& masks) {
    const auto found = std::find(masks_.rbegin(), masks_.rend(), masks);
    budget_.spend(masks.size() * masks.size() +
                  5 * static_cast<std::size_t>(found - masks_.rbegin()));
    if (found == masks_.rend()) {
      masks_.push_back(masks);
      return static_cast<Small>(masks_.size() - 1);
    }
    return static_cast<Small>(masks_.rend() - found - 1);
  }

  WorkBudget& budget_;
  std::vector<std::vector<Mask>> masks_;
  std::set<Fact> facts_;
};

// Exchanges `count` lines of cells, from `first` on, with those `distance` further on; nothing if a cell would leave the puzzle.
std::optional<Symmetry> exchange(const Model& model, bool rows, int first, int distance,
                                 int count) {
  Symmetry symmetry;
  const int step = rows ? model.cols() : 1;
  for (const int cell : model.grid_cells()) {
    const int line = rows ? cell / model.cols() : cell % model.cols();
    const int offset = line - first;
    int image = cell;
    if (offset >= 0 && offset < count) image += distance * step;
    if (offset >= distance && offset < distance + count) image -= distance * step;
    if (model.number_of(image) < 0) return std::nullopt;
    symmetry.push_back(static_cast<Small>(model.number_of(image)));
  }
  return symmetry;
}

}  // namespace

bool keeps(const Symmetry& symmetry, std::span<const Mask> candidates) {
  for (std::size_t cell = 0; cell < symmetry.size(); ++cell) {
    if (candidates[symmetry[cell]] != candidates[cell]) return false;
  }
  return true;
}

std::vector<Symmetry> symmetries_of(const Model& model, WorkBudget& budget) {
  const Facts facts(model, budget);
  std::vector<Symmetry> found;
  // (The largest bands are few and help most.)
  for (int count = std::max(model.rows(), model.cols()) / 2; count > 0; --count) {
    for (const bool rows : {true, false}) {
      const int lines = rows ? model.rows() : model.cols();
      if (lines % count != 0) continue;
      for (int first = 0; first < lines; first += count) {
        for (int distance = count; first + distance < lines; distance += count) {
          if (budget.is_spent()) return found;
          budget.spend(2 * model.cells());
          std::optional<Symmetry> symmetry = exchange(model, rows, first, distance, count);
          if (symmetry && facts.are_kept_by(*symmetry)) found.push_back(std::move(*symmetry));
        }
      }
    }
  }
  return found;
}

}  // namespace jiugong::regions
