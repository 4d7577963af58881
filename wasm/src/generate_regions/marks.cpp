#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "generate_regions/drawing.h"
#include "small_sort.h"

namespace jiugong::region_generator {
namespace {

// Rules of which some are drawn.
using Rules = std::vector<RegionRule>;

// Calls `visit` with each two cells side by side.
template <typename Visit>
void for_each_pair(const Canvas& canvas, const Visit& visit) {
  const int cols = canvas.layout().cols;
  for (int cell = 0; cell < canvas.cells(); ++cell) {
    for (const bool down : {false, true}) {
      const int other = cell + (down ? cols : 1);
      if (down ? other >= canvas.cells() : (cell + 1) % cols == 0) continue;
      if (!canvas.is_void(cell) && !canvas.is_void(other)) visit(cell, other);
    }
  }
}

Rules kropki(const Canvas& canvas) {
  Rules rules;
  for_each_pair(canvas, [&](int a, int b) {
    const auto [low, high] = std::minmax({canvas.value(a), canvas.value(b)});
    const bool white = high - low == 1, black = low > 0 && high == 2 * low;
    if (white && (!black || canvas.random().below(2) == 0)) {
      rules.push_back({.kind = RuleKind::kDifference, .number = 1, .cells = {a, b}});
    } else if (black) {
      rules.push_back({.kind = RuleKind::kRatio, .number = 2, .cells = {a, b}});
    }
  });
  return rules;
}

Rules xv(const Canvas& canvas) {
  Rules rules;
  for_each_pair(canvas, [&](int a, int b) {
    const int sum = canvas.value(a) + canvas.value(b);
    if (sum != 5 && sum != 10) return;
    rules.push_back({.kind = RuleKind::kSum, .number = sum, .cells = {a, b}});
  });
  return rules;
}

Rules quadruples(const Canvas& canvas) {
  const int cols = canvas.layout().cols;
  Rules rules;
  for (int cell = 0; cell + cols + 1 < canvas.cells(); ++cell) {
    if ((cell + 1) % cols == 0) continue;
    const std::vector<int> block = {cell, cell + 1, cell + cols, cell + cols + 1};
    std::vector<int> values;
    for (const int other : block) {
      if (!canvas.is_void(other)) values.push_back(canvas.value(other));
    }
    if (values.size() != 4) continue;
    small_sort(values);
    rules.push_back({.kind = RuleKind::kContains, .values = values, .cells = block});
  }
  return rules;
}

// The rows and columns that hold all values from 1 on, and perhaps these backwards.
std::vector<std::vector<int>> whole_lines(const Canvas& canvas, bool backwards) {
  const RegionPuzzle& layout = canvas.layout();
  std::vector<std::vector<int>> lines;
  if (layout.low != 1) return lines;
  std::set<std::vector<int>> regions;
  for (std::vector<int> region : layout.regions) {
    small_sort(region);
    regions.insert(std::move(region));
  }
  const auto add = [&](int first, int step, int count) {
    std::vector<int> line;
    line.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) line.push_back(first + i * step);
    if (count != canvas.values() || !regions.contains(line)) return;
    lines.push_back(line);
    if (backwards) lines.emplace_back(line.rbegin(), line.rend());
  };
  for (int row = 0; row < layout.rows; ++row) add(row * layout.cols, 1, layout.cols);
  for (int col = 0; col < layout.cols; ++col) add(col, layout.cols, layout.rows);
  return lines;
}

Rules sandwiches(const Canvas& canvas) {
  Rules rules;
  for (std::vector<int>& line : whole_lines(canvas, false)) {
    const auto place_of = [&](int value) {
      return std::find_if(line.begin(), line.end(),
                          [&](int cell) { return canvas.value(cell) == value; });
    };
    const auto [from, to] =
        std::minmax({place_of(canvas.layout().low), place_of(canvas.layout().high)});
    int sum = 0;
    for (auto at = from + 1; at < to; ++at) sum += canvas.value(*at);
    rules.push_back({.kind = RuleKind::kSandwich, .number = sum, .cells = std::move(line)});
  }
  return rules;
}

Rules skyscrapers(const Canvas& canvas) {
  Rules rules;
  for (std::vector<int>& line : whole_lines(canvas, true)) {
    int count = 0, highest = -1;
    for (const int cell : line) {
      if (canvas.value(cell) <= highest) continue;
      highest = canvas.value(cell);
      ++count;
    }
    rules.push_back({.kind = RuleKind::kSkyscraper, .number = count, .cells = std::move(line)});
  }
  return rules;
}

Rules x_sums(const Canvas& canvas) {
  Rules rules;
  for (std::vector<int>& line : whole_lines(canvas, true)) {
    int sum = 0;
    for (int i = 0; i < canvas.value(line[0]); ++i) {
      sum += canvas.value(line[static_cast<std::size_t>(i)]);
    }
    rules.push_back({.kind = RuleKind::kXSum, .number = sum, .cells = std::move(line)});
  }
  return rules;
}

// Diagonals from edge to edge, of at least three cells, without void cells. The longest are left to the X.
Rules little_killers(const Canvas& canvas) {
  const int rows = canvas.layout().rows, cols = canvas.layout().cols;
  Rules rules;
  const auto add = [&](int row, int col, int down, int right) {
    RegionRule rule = {.kind = RuleKind::kSum};
    for (; row >= 0 && row < rows && col >= 0 && col < cols; row += down, col += right) {
      const int cell = row * cols + col;
      if (canvas.is_void(cell)) return;
      rule.cells.push_back(cell);
      rule.number += canvas.value(cell);
    }
    const auto size = std::ssize(rule.cells);
    if (size >= 3 && size < std::min(rows, cols)) rules.push_back(std::move(rule));
  };
  for (int col = 0; col < cols; ++col) {
    add(0, col, 1, -1);
    add(rows - 1, col, -1, 1);
  }
  for (int row = 0; row < rows; ++row) {
    add(row, 0, 1, 1);
    add(row, cols - 1, -1, -1);
  }
  return rules;
}

Rules all_of(const Canvas& canvas, RegionClue kind) {
  switch (kind) {
    case RegionClue::kKropki:
      return kropki(canvas);
    case RegionClue::kXv:
      return xv(canvas);
    case RegionClue::kQuadruple:
      return quadruples(canvas);
    case RegionClue::kSandwich:
      return sandwiches(canvas);
    case RegionClue::kLittleKiller:
      return little_killers(canvas);
    case RegionClue::kSkyscraper:
      return skyscrapers(canvas);
    default:
      return x_sums(canvas);
  }
}

}  // namespace

void draw_marks(Canvas& canvas, RegionClue kind, int most) {
  Rules rules = all_of(canvas, kind);
  canvas.random().shuffle(std::span(rules));
  for (RegionRule& rule : rules) {
    if (most-- <= 0) break;
    canvas.draw(kind, std::move(rule));
  }
}

}  // namespace jiugong::region_generator
