// Where clues are drawn: a solution, and which cells and corners already have lines or cages.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "jiugong/generate_regions.h"
#include "jiugong/random.h"
#include "jiugong/region_puzzle.h"

namespace jiugong::region_generator {

// Something drawn: a cage or a rule.
struct Drawn {
  RegionClue kind = RegionClue::kCage;
  Cage cage = {};
  RegionRule rule = {};
};

class Canvas {
 public:
  // The layout, the solution and the list must outlive the canvas.
  Canvas(const RegionPuzzle& layout, const std::vector<int>& solution, Random& random,
         std::vector<Drawn>& drawn)
      : layout_(layout),
        solution_(solution),
        random_(random),
        drawn_(drawn),
        used_(layout.cells.size()),
        crossed_(layout.cells.size()) {}

  const RegionPuzzle& layout() const { return layout_; }
  Random& random() const { return random_; }
  int value(int cell) const { return solution_[static_cast<std::size_t>(cell)]; }
  int values() const { return layout_.high - layout_.low + 1; }
  int cells() const { return static_cast<int>(layout_.cells.size()); }
  bool is_void(int cell) const { return value(cell) == kVoidCell; }

  // Whether the cell has no line or cage.
  bool is_free(int cell) const { return !is_void(cell) && !used_[static_cast<std::size_t>(cell)]; }
  void use(std::span<const int> cells) {
    for (const int cell : cells) used_[static_cast<std::size_t>(cell)] = true;
  }

  // The cells beside a cell, without void cells, in random order; with `diagonal` those at its corners as well.
  std::vector<int> neighbours(int cell, bool diagonal) const;

  // All cells in random order.
  std::vector<int> shuffled_cells() const;

  // Whether a line through these cells would cross itself or another one at a corner between cells, and the note that
  // it is there.
  bool crosses(std::span<const int> line) const;
  void cross(std::span<const int> line);

  void draw(RegionClue kind, RegionRule rule) {
    drawn_.push_back({.kind = kind, .rule = std::move(rule)});
  }
  void draw(Cage cage) { drawn_.push_back({.cage = std::move(cage)}); }
  std::size_t count() const { return drawn_.size(); }

 private:
  bool is_diagonal(int from, int to) const;
  std::size_t corner_between(int from, int to) const;

  const RegionPuzzle& layout_;
  const std::vector<int>& solution_;
  Random& random_;
  std::vector<Drawn>& drawn_;
  std::vector<bool> used_;
  std::vector<bool> crossed_;  // by the cell at the upper left of the corner
};

}  // namespace jiugong::region_generator
