#include "generate_regions/drawing.h"

#include <algorithm>

namespace jiugong::region_generator {
namespace {

// The most clues of a kind that is alone.
int most_marks(const Canvas& canvas, RegionClue kind) {
  const int side = std::max(canvas.layout().rows, canvas.layout().cols);
  switch (kind) {
    case RegionClue::kQuadruple:
      return side;
    case RegionClue::kLittleKiller:
      return side + side / 2;
    default:
      return 2 * side;
  }
}

}  // namespace

bool stays(RegionClue kind) { return kind <= RegionClue::kBetween; }

std::vector<Drawn> draw_clues(const RegionPuzzle& layout, const std::vector<int>& solution,
                              std::span<const RegionClue> kinds, bool plenty, Random& random) {
  std::vector<Drawn> drawn;
  Canvas canvas(layout, solution, random, drawn);
  if (kinds.size() == 1 && kinds[0] == RegionClue::kCage) {
    draw_killer(canvas);
    return drawn;
  }
  const int count = static_cast<int>(kinds.size());
  const int on_cells = static_cast<int>(std::count_if(kinds.begin(), kinds.end(), stays));
  const int share = on_cells == 0 ? 0 : canvas.cells() / (plenty ? 1 : 2) / on_cells;
  // Cages come last: they fit in anywhere.
  for (const RegionClue kind : kinds) {
    if (stays(kind) && kind != RegionClue::kCage) draw_lines(canvas, kind, share);
  }
  for (const RegionClue kind : kinds) {
    if (kind == RegionClue::kCage) draw_cages(canvas, share);
  }
  for (const RegionClue kind : kinds) {
    if (stays(kind)) continue;
    const int most = most_marks(canvas, kind) * (plenty ? 2 : 1) / (plenty ? 1 : count);
    draw_marks(canvas, kind, std::max(most, 2));
  }
  return drawn;
}

RegionPuzzle with_clues(const RegionPuzzle& layout, const std::vector<Drawn>& drawn) {
  RegionPuzzle puzzle = layout;
  for (const Drawn& clue : drawn) {
    if (clue.kind == RegionClue::kCage) {
      puzzle.cages.push_back(clue.cage);
    } else {
      puzzle.rules.push_back(clue.rule);
    }
  }
  return puzzle;
}

}  // namespace jiugong::region_generator
