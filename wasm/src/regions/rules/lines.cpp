// Rules of lines: what their values do from cell to cell, or between the ends.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "regions/rules/rule_row.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

using enum RuleField;

bool rises(const RegionRule& rule, Value a, Value b) { return rule.slow ? a <= b : a < b; }

bool differ_by_number(const RegionRule& rule, Value a, Value b) {
  return distance(a, b) >= rule.number;
}

bool renban_holds(const FilledRule& filled) {
  Values line = filled.line;
  small_sort(line);
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] != line[i - 1] + 1) return false;
  }
  return true;
}

void post_renban(Poster& poster) {
  const Model& model = poster.model;
  const auto length = static_cast<Value>(poster.cells.size());
  std::vector<Mask> sets;
  for (Value first = model.low(); first + length - 1 <= model.high(); ++first) {
    sets.push_back(model.between(first, first + length - 1));
  }
  if (sets.empty()) return poster.model.post_contradiction();
  poster.model.post_value_sets(poster.cells, sets);
}

bool nabner_holds(const FilledRule& filled) {
  Values line = filled.line;
  small_sort(line);
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] < line[i - 1] + 2) return false;
  }
  return true;
}

void post_nabner(Poster& poster) {
  const CellLine& cells = poster.cells;
  if (std::ssize(cells) > (poster.model.values() + 1) / 2) {
    return poster.model.post_contradiction();
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t k = i + 1; k < cells.size(); ++k) {
      poster.post_pairs({cells[i], cells[k]}, [](Value a, Value b) { return distance(a, b) >= 2; });
    }
  }
}

bool palindrome_holds(const FilledRule& filled) {
  return std::equal(filled.line.begin(), filled.line.end(), filled.line.rbegin());
}

void post_palindrome(Poster& poster) {
  for (std::size_t i = 0, k = poster.cells.size() - 1; i < k; ++i, --k) {
    const int first = poster.cells[i], second = poster.cells[k];
    const std::array<CellLine, 2> same = {CellLine{first}, CellLine{second}};
    if (first != second) poster.model.post_same_values(same);
  }
}

// Between and, `outside`, lockout, where the other cells lie outside the range of the ends.
bool inner_cells_hold(const Values& line, bool outside) {
  const auto [low, high] = std::minmax(line.front(), line.back());
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    const bool good = outside ? line[i] < low || line[i] > high : line[i] > low && line[i] < high;
    if (!good) return false;
  }
  return true;
}

bool between_holds(const FilledRule& filled) { return inner_cells_hold(filled.line, false); }

bool lockout_holds(const FilledRule& filled) {
  return distance(filled.line.front(), filled.line.back()) >= filled.number &&
         inner_cells_hold(filled.line, true);
}

// The ends come first in the sequence, so that the state is them.
void post_inner_cells(Poster& poster, bool outside) {
  const CellLine& cells = poster.cells;
  CellLine line = {cells.front(), cells.back()};
  line.insert(line.end(), cells.begin() + 1, cells.end() - 1);
  poster.post_automaton(
      line, Pair{kNothing, kNothing},
      [&](Pair ends, Value value, const auto& to) {
        if (ends.first == kNothing) return to({value, kNothing});
        if (ends.second == kNothing) {
          ends = std::minmax({ends.first, value});
          if (!outside || ends.second - ends.first >= poster.number) to(ends);
          return;
        }
        const bool good = outside ? value < ends.first || value > ends.second
                                  : value > ends.first && value < ends.second;
        if (good) to(ends);
      },
      [](const Pair&) { return true; });
}

void post_between(Poster& poster) { post_inner_cells(poster, false); }
void post_lockout(Poster& poster) { post_inner_cells(poster, true); }

int states_of_ends(const Poster& poster) {
  const Value values = poster.model.values();
  return bounded((values + 1) * (values + 2) / 2);
}

// Whether any two cells less than `reach` apart have values of different classes.
template <typename ClassOf>
bool classes_hold(const Values& line, std::size_t reach, const ClassOf& class_of) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t k = i + 1; k < line.size() && k - i < reach; ++k) {
      if (class_of(line[i]) == class_of(line[k])) return false;
    }
  }
  return true;
}

template <typename ClassOf>
void post_classes(Poster& poster, std::size_t reach, const ClassOf& class_of) {
  constexpr std::size_t kMaxReach = 4;
  Values classes;
  for (Value value = poster.model.low(); value <= poster.model.high(); ++value) {
    const Value its = class_of(value);
    if (std::find(classes.begin(), classes.end(), its) == classes.end()) classes.push_back(its);
  }
  if (std::min(reach, poster.cells.size()) > classes.size()) {
    // No value is left for the last of so many cells. (What follows would take the square of a long line.)
    if (!poster.only_try) poster.model.post_contradiction();
    return;
  }
  if (reach <= kMaxReach) {
    // The state is the classes of the last cells.
    using Last = std::vector<Value>;
    poster.post_automaton(
        poster.cells, Last(),
        [&](Last last, Value value, const auto& to) {
          const Value its = class_of(value);
          if (std::find(last.begin(), last.end(), its) != last.end()) return;
          last.push_back(its);
          if (last.size() >= reach) last.erase(last.begin());
          to(last);
        },
        [](const Last&) { return true; });
    return;
  }
  if (poster.only_try) return;
  for (std::size_t distance = 1; distance < std::min(reach, poster.cells.size()); ++distance) {
    for (std::size_t first = 0; first < distance && first + distance < poster.cells.size();
         ++first) {
      CellLine line;
      for (std::size_t i = first; i < poster.cells.size(); i += distance)
        line.push_back(poster.cells[i]);
      poster.post_pairs(line, [&](Value a, Value b) { return class_of(a) != class_of(b); });
    }
  }
}

bool modular_holds(const FilledRule& filled) {
  return classes_hold(filled.line, static_cast<std::size_t>(filled.number),
                      [&](Value value) { return value % filled.number; });
}

void post_modular(Poster& poster) {
  post_classes(poster, static_cast<std::size_t>(poster.number),
               [&](Value value) { return value % poster.number; });
}

bool entropic_holds(const FilledRule& filled) {
  return classes_hold(filled.line, 3, [&](Value value) { return third_of(value, filled.puzzle); });
}

void post_entropic(Poster& poster) {
  post_classes(poster, 3, [&](Value value) { return third_of(value, poster.puzzle); });
}

// The ordered lists of up to three out of four classes.
int states_of_classes(const Poster& /*poster*/) { return 41; }

constexpr RuleRow kLines[] = {
    RuleRow({RuleKind::kThermometer, "thermometer", {kSlow, kCells}, {.interactive = "Thermo"}},
            neighbours_hold<rises>, post_neighbours<rises>),
    RuleRow({RuleKind::kWhisper, "whisper", {kDifference, kCells}, {.crosses = true}},
            neighbours_hold<differ_by_number>, post_neighbours<differ_by_number>),
    RuleRow({RuleKind::kRenban, "renban", {kCells}, {.interactive = "Renban"}}, renban_holds,
            post_renban),
    RuleRow({RuleKind::kPalindrome,
             "palindrome",
             {kCells},
             {.crosses = true, .interactive = "Palindrome"}},
            palindrome_holds, post_palindrome),
    RuleRow({RuleKind::kBetween, "between", {kCells}, {.least_cells = 2, .interactive = "Between"}},
            between_holds, post_between, states_of_ends),
    RuleRow({RuleKind::kLockout,
             "lockout",
             {kDifference, kCells},
             {.least_cells = 2, .interactive = "Lockout"}},
            lockout_holds, post_lockout, states_of_ends),
    RuleRow({RuleKind::kModular,
             "modular",
             {kModulus, kCells},
             {.least_number = 1, .crosses = true, .interactive = "Modular"}},
            modular_holds, post_modular, states_of_classes),
    RuleRow(
        {RuleKind::kEntropic, "entropic", {kCells}, {.crosses = true, .interactive = "Entropic"}},
        entropic_holds, post_entropic, states_of_classes),
    RuleRow({RuleKind::kNabner, "nabner", {kCells}}, nabner_holds, post_nabner),
};

}  // namespace

std::span<const PostedRule> line_rules() { return kPosted<kLines>; }
std::span<const RuleRow> line_definitions() { return kLines; }

}  // namespace jiugong::regions
