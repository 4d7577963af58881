#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

#include "generate_regions/drawing.h"

namespace jiugong::region_generator {
namespace {

using Line = std::vector<int>;

constexpr int kTriesPerCell = 4;

bool contains(const Line& line, int cell) {
  return std::find(line.begin(), line.end(), cell) != line.end();
}

// Goes on from the last cell to free cells that fit, up to `longest` cells.
template <typename Fits>
void grow(Canvas& canvas, Line& line, std::ptrdiff_t longest, const Fits& fits) {
  for (bool grown = true; grown && std::ssize(line) < longest;) {
    grown = false;
    for (const int next : canvas.neighbours(line.back(), true)) {
      if (!canvas.is_free(next) || contains(line, next) || !fits(next)) continue;
      line.push_back(next);
      grown = !canvas.crosses(line);
      if (grown) break;
      line.pop_back();
    }
  }
}

// Lines from a cell; empty where none of this kind was found.
Line thermometer(Canvas& canvas, int first) {
  Line line = {first};
  grow(canvas, line, 3 + canvas.random().below(5),
       [&](int next) { return canvas.value(next) > canvas.value(line.back()); });
  return line;
}

int whisper_difference(const Canvas& canvas) { return (canvas.values() + 1) / 2; }

Line whisper(Canvas& canvas, int first) {
  Line line = {first};
  grow(canvas, line, 3 + canvas.random().below(4), [&](int next) {
    const int difference = std::abs(canvas.value(next) - canvas.value(line.back()));
    return difference >= whisper_difference(canvas);
  });
  return line;
}

// Each cell extends the range of values at one end.
Line renban(Canvas& canvas, int first) {
  Line line = {first};
  grow(canvas, line, 3 + canvas.random().below(3), [&](int next) {
    const auto [low, high] = std::minmax_element(
        line.begin(), line.end(), [&](int a, int b) { return canvas.value(a) < canvas.value(b); });
    const int value = canvas.value(next);
    return value == canvas.value(*low) - 1 || value == canvas.value(*high) + 1;
  });
  return line;
}

// One end is below or above all between, and so is the other end on the other side.
Line between(Canvas& canvas, int first) {
  Line line = {first};
  const int value = canvas.value(first);
  const bool up = 2 * value < canvas.layout().low + canvas.layout().high;
  const auto is_beyond = [&](int a, int b) { return up ? a > b : a < b; };
  grow(canvas, line, 5, [&](int next) { return is_beyond(canvas.value(next), value); });
  for (; line.size() >= 3; line.pop_back()) {
    const int end = canvas.value(line.back());
    if (std::all_of(line.begin() + 1, line.end() - 1,
                    [&](int cell) { return is_beyond(end, canvas.value(cell)); }))
      break;
  }
  return line;
}

// The circle first.
Line arrow(Canvas& canvas, int first) {
  Line line = {first};
  int rest = canvas.value(first);
  grow(canvas, line, 5, [&](int next) {
    int left = rest;
    for (std::size_t i = 1; i < line.size(); ++i) left -= canvas.value(line[i]);
    return canvas.value(next) <= left;
  });
  for (std::size_t i = 1; i < line.size(); ++i) rest -= canvas.value(line[i]);
  if (rest != 0) line.clear();
  return line;
}

// From the middle to both sides.
Line palindrome(Canvas& canvas, int first) {
  Line line = {first};
  const int longest = 3 + 2 * canvas.random().below(3);
  for (bool grown = true; grown && std::ssize(line) < longest;) {
    grown = false;
    for (const int a : canvas.neighbours(line.front(), true)) {
      for (const int b : canvas.neighbours(line.back(), true)) {
        if (grown || a == b || canvas.value(a) != canvas.value(b)) continue;
        if (!canvas.is_free(a) || !canvas.is_free(b)) continue;
        if (contains(line, a) || contains(line, b)) continue;
        Line longer = {a};
        longer.insert(longer.end(), line.begin(), line.end());
        longer.push_back(b);
        if (canvas.crosses(longer)) continue;
        line = std::move(longer);
        grown = true;
      }
    }
  }
  return line;
}

Line line_from(Canvas& canvas, RegionClue kind, int first) {
  switch (kind) {
    case RegionClue::kThermometer:
      return thermometer(canvas, first);
    case RegionClue::kArrow:
      return arrow(canvas, first);
    case RegionClue::kWhisper:
      return whisper(canvas, first);
    case RegionClue::kRenban:
      return renban(canvas, first);
    case RegionClue::kPalindrome:
      return palindrome(canvas, first);
    default:
      return between(canvas, first);
  }
}

RegionRule rule_of(const Canvas& canvas, RegionClue kind, const Line& line) {
  switch (kind) {
    case RegionClue::kThermometer:
      return {.kind = RuleKind::kThermometer, .cells = line};
    case RegionClue::kArrow:
      return {.kind = RuleKind::kArrow, .bulb = {line[0]}, .cells = {line.begin() + 1, line.end()}};
    case RegionClue::kWhisper:
      return {.kind = RuleKind::kWhisper, .number = whisper_difference(canvas), .cells = line};
    case RegionClue::kRenban:
      return {.kind = RuleKind::kRenban, .cells = line};
    case RegionClue::kPalindrome:
      return {.kind = RuleKind::kPalindrome, .cells = line};
    default:
      return {.kind = RuleKind::kBetween, .cells = line};
  }
}

}  // namespace

void draw_lines(Canvas& canvas, RegionClue kind, int most) {
  for (const int first : canvas.shuffled_cells()) {
    if (most <= 0) break;
    for (int i = 0; i < kTriesPerCell && canvas.is_free(first); ++i) {
      const Line line = line_from(canvas, kind, first);
      if (line.size() < 3) continue;
      most -= static_cast<int>(line.size());
      canvas.use(line);
      canvas.cross(line);
      canvas.draw(kind, rule_of(canvas, kind, line));
    }
  }
}

}  // namespace jiugong::region_generator
