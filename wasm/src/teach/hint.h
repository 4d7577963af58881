// What a technique finds, without the explanation: the lean form of a Step.
#pragma once

#include <cstdint>
#include <vector>

#include "jiugong/teach.h"
#include "teach/board.h"

namespace jiugong::teach {

// Digits to remove from a cell.
struct Removal {
  std::uint8_t cell = 0;
  DigitSet digits = 0;

  friend bool operator==(const Removal&, const Removal&) = default;
};

// A list of removals in the order in which they were found, each cell once.
class Removals {
 public:
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  void clear() { size_ = 0; }
  const Removal* begin() const { return list_; }
  const Removal* end() const { return list_ + size_; }
  Removal* begin() { return list_; }
  Removal* end() { return list_ + size_; }

  // Adds digits of a cell that is not in the list; none are no removal.
  void add(Cell cell, unsigned digits) {
    if (digits == 0) return;
    list_[size_++] = {static_cast<std::uint8_t>(cell), static_cast<DigitSet>(digits)};
  }

  // The same for any cell.
  void merge(Cell cell, unsigned digits) {
    for (Removal& removal : *this) {
      if (removal.cell != cell) continue;
      removal.digits = static_cast<DigitSet>(removal.digits | digits);
      return;
    }
    add(cell, digits);
  }

 private:
  Removal list_[kCellCount];
  int size_ = 0;
};

// The pattern of a technique without chains; the fields are those of Step.
struct Pattern {
  static constexpr int kMaxCells = kCellCount;
  static constexpr int kMaxHouses = 8;
  static constexpr int kMaxNodes = 40;
  static constexpr int kMaxGroups = 6;

  std::uint8_t cells[kMaxCells] = {}, extra_cells[kMaxCells] = {}, houses[kMaxHouses] = {};
  int cell_count = 0, extra_cell_count = 0, house_count = 0;
  DigitSet digits = 0, extra_digits = 0;

  // A chain of strong and weak links in turn, as candidates; a continuous loop returns to the first.
  std::uint16_t nodes[kMaxNodes] = {};
  int node_count = 0;

  // Groups of cells, those of the first group first. The digits that link a group to the next.
  struct Group {
    std::uint8_t size;
    DigitSet digits, links;
  };
  Group groups[kMaxGroups] = {};
  int group_count = 0;

  void add_cell(Cell cell) { cells[cell_count++] = static_cast<std::uint8_t>(cell); }
  void add_extra_cell(Cell cell) {
    extra_cells[extra_cell_count++] = static_cast<std::uint8_t>(cell);
  }
  void add_extra_cells(CellSet some) {
    while (!some.empty()) add_extra_cell(some.take_lowest());
  }
  void add_house(int house) { houses[house_count++] = static_cast<std::uint8_t>(house); }
  void add_group(CellSet group, unsigned set, unsigned links);
};

struct Hint {
  Technique technique = Technique::kHiddenSingle;
  int variant = 0;
  double rating = 0;  // as Sudoku Explainer adds it up: the last bit decides ties
  int complexity = 0;
  int cell = -1, digit = -1;  // what is placed, or -1
  Removals removals;
  Pattern pattern;

  void name(Technique by, double rated, int type = 0) {
    technique = by;
    rating = rated;
    variant = type;
  }
  // Removes digits from cells, as far as they are there.
  void remove_from(const Candidates& state, CellSet from, unsigned digits);
  void place(Cell where, int what) {
    cell = where;
    digit = what;
  }
};

// Takes the hints of a technique: the first, or all.
class HintSink {
 public:
  HintSink() = default;
  // Takes each step once: hints of one technique that do the same, or of any if `by_effect`.
  explicit HintSink(std::vector<Hint>& all, bool by_effect = false)
      : all_(&all), by_effect_(by_effect) {}

  // The hint that is being made; it starts empty.
  Hint hint;

  bool wants_all() const { return all_ != nullptr; }
  // Whether it wants all and has got a hint.
  bool has_some() const { return all_ != nullptr && !all_->empty(); }

  // Takes the hint; returns whether it is enough. Of all, kMaxAllSteps are.
  bool take();

 private:
  std::vector<Hint>* all_ = nullptr;
  bool by_effect_ = false;
};

}  // namespace jiugong::teach
