#include "parity/questions.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <variant>

#include "jiugong/generate.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "jiugong/solve9.h"
#include "pictures/page.h"
#include "pictures/typeface.h"
#include "random_rules.h"
#include "reference/region_cells.h"

namespace jiugong::parity {
namespace {

using Questions = std::vector<std::string>;

std::string line_of(std::initializer_list<std::string> fields) {
  std::string line;
  for (const std::string& field : fields) {
    if (!line.empty()) line += '\t';
    line += field;
  }
  return line;
}

template <typename Item>
const Item& any_of(std::span<const Item> items, Random& random) {
  return items[static_cast<std::size_t>(random.below(static_cast<int>(items.size())))];
}

std::string any_of(std::initializer_list<std::string> items, Random& random) {
  return any_of(std::span(items.begin(), items.size()), random);
}

// Makes puzzles of several kinds.
class Puzzles {
 public:
  explicit Puzzles(std::uint64_t seed) : random_(seed) {}

  Random& random() { return random_; }

  Grid full() { return sampler_.draw(random_); }

  Grid minimal() {
    generator_.start({.seed = random_.next()});
    generator_.advance(UINT64_MAX);
    return generator_.result().puzzle;
  }

  // Returns a minimal puzzle; in a third of the cases without some givens or with a changed digit.
  Grid nearly_minimal() {
    Grid grid = minimal();
    const int kind = random_.below(3);
    auto order = random_order(random_, kCellCount);
    std::erase_if(order, [&](int cell) { return grid[cell] == 0; });
    for (int i = 0; kind == 1 && i < 3; ++i) grid.set(order[static_cast<std::size_t>(i)], 0);
    if (kind == 2) grid.set(order[0], static_cast<Digit>(1 + random_.below(9)));
    return grid;
  }

  // Returns some of the digits of a full grid; occasionally one is wrong.
  Grid partial(int fewest, int most) {
    const Grid full_grid = full();
    const auto order = random_order(random_, kCellCount);
    const int clues = fewest + random_.below(most - fewest + 1);
    Grid grid;
    for (int i = 0; i < clues; ++i) {
      const Cell cell = order[static_cast<std::size_t>(i)];
      grid.set(cell, full_grid[cell]);
    }
    if (random_.below(5) == 0) grid.set(order[0], static_cast<Digit>(1 + random_.below(9)));
    return grid;
  }

 private:
  Random random_;
  GridSampler sampler_;
  Generator generator_;
};

constexpr int kPuzzlesAtOnce = 100;

// Asks about many puzzles at once, which `next` makes.
template <typename Next>
Questions ask_many(const std::string& format, int limit, int puzzles, const Next& next) {
  Questions questions;
  while (puzzles > 0) {
    std::string lines;
    for (int i = 0; i < kPuzzlesAtOnce; ++i, --puzzles) {
      if (i != 0) lines += '|';
      lines += next().to_line();
    }
    questions.push_back(line_of({"many", format, std::to_string(limit), lines}));
  }
  return questions;
}

Questions minimal_puzzles() {
  Puzzles puzzles(1);
  return ask_many("csv", 2, 2000, [&] { return puzzles.nearly_minimal(); });
}

Questions partial_grids() {
  Puzzles puzzles(2);
  return ask_many("csv", 1000, 2500, [&] { return puzzles.partial(18, 40); });
}

Questions sparse_grids() {
  Puzzles puzzles(3);
  return ask_many("json", 100, 500, [&] { return puzzles.partial(0, 17); });
}

Questions single_puzzles() {
  Puzzles puzzles(4);
  Questions questions;
  for (int i = 0; i < 2000; ++i) {
    const Grid grid = i % 2 == 0 ? puzzles.nearly_minimal() : puzzles.partial(14, 45);
    const int limit = 1 + puzzles.random().below(i % 10 == 0 ? 5000 : 20);
    questions.push_back(line_of({"solve", std::to_string(limit), grid.to_line()}));
  }
  return questions;
}

Questions seeds() {
  Random random(5);
  Questions questions;
  for (int i = 0; i < 1000; ++i) {
    const std::string symmetry = any_of({"none", "none", "rotate180", "rotate90", "horizontal",
                                         "vertical", "diagonal", "antidiagonal"},
                                        random);
    const int clues = random.below(2) == 0 ? 0 : 24 + random.below(20);
    questions.push_back(
        line_of({"generate", std::to_string(random.next()), std::to_string(clues), symmetry,
                 random.below(4) == 0 ? "minimal" : "", std::to_string(1 + random.below(20))}));
  }
  return questions;
}

Questions analyses() {
  Puzzles puzzles(6);
  Questions questions;
  for (int i = 0; i < 300; ++i) {
    const Grid few = puzzles.partial(17, 30), wrong = puzzles.partial(24, 40);
    Grid unique = puzzles.minimal();
    if (i % 2 == 0) unique.set(puzzles.random().below(kCellCount), 7);
    questions.push_back(line_of({"candidates", few.to_line()}));
    questions.push_back(line_of({"difference", few.to_line()}));
    questions.push_back(line_of({"canonical", few.to_line()}));
    questions.push_back(line_of({"contradiction", (i % 3 == 0 ? wrong : unique).to_line()}));
  }
  return questions;
}

// Adds some cells of a solution as givens, occasionally a wrong one.
void give_some(RegionPuzzle& puzzle, const std::vector<int>& solution, Random& random, int fewest,
               int most) {
  const auto order = random_order(random, static_cast<int>(puzzle.cells.size()));
  const int givens = fewest + random.below(most - fewest + 1);
  for (int i = 0; i < givens; ++i) {
    const auto cell = static_cast<std::size_t>(order[static_cast<std::size_t>(i)]);
    puzzle.cells[cell] = solution[cell];
  }
  if (random.below(6) == 0) {
    int& entry = puzzle.cells[static_cast<std::size_t>(order[0])];
    entry = puzzle.low + random.below(puzzle.high - puzzle.low + 1);
  }
}

// Adds dominoes of the solution as cages, some of them with the cell below as well.
void add_cages(RegionPuzzle& puzzle, const std::vector<int>& solution, Random& random) {
  for (int row = 0; row + 1 < puzzle.rows; row += 2) {
    for (int col = 0; col + 1 < puzzle.cols; col += 2) {
      const int cell = row * puzzle.cols + col;
      Cage cage = {.cells = {cell, cell + 1}};
      const auto value = [&](int at) { return solution[static_cast<std::size_t>(at)]; };
      const int below = cell + puzzle.cols;
      if (random.below(2) == 0 && value(below) != value(cell + 1)) cage.cells.push_back(below);
      for (const int at : cage.cells) cage.sum += value(at);
      if (random.below(4) != 0) puzzle.cages.push_back(cage);
    }
  }
}

Questions region_puzzles() {
  struct Kind {
    std::string_view preset;
    int fewest, most;
  };
  constexpr std::array<Kind, 17> kKinds = {{{"4x4", 0, 6},
                                            {"6x6", 6, 18},
                                            {"8x8", 18, 36},
                                            {"9x9", 20, 42},
                                            {"10x10", 42, 62},
                                            {"12x12", 68, 90},
                                            {"16x16", 130, 165},
                                            {"x", 18, 38},
                                            {"windoku", 18, 38},
                                            {"jigsaw", 20, 44},
                                            {"toroidal", 20, 44},
                                            {"disjoint", 20, 42},
                                            {"anti-knight", 14, 32},
                                            {"anti-king", 18, 32},
                                            {"non-consecutive", 12, 24},
                                            {"killer", 4, 12},
                                            {"killer", 8, 20}}};
  Random random(7);
  Questions questions;
  for (const auto& [preset, fewest, most] : kKinds) {
    const RegionPuzzle blank = *region_preset(preset);
    const std::vector<int> solution = solve_regions(blank, 1).solution;
    for (int i = 0; i < 30; ++i) {
      RegionPuzzle puzzle = blank;
      if (preset == "killer") add_cages(puzzle, solution, random);
      give_some(puzzle, solution, random, fewest, most);
      const int limit = 1 + random.below(40);
      questions.push_back(line_of({"regions", std::to_string(limit), write_regions(puzzle)}));
    }
  }
  return questions;
}

// For each kind of rule some boards with it, and with another kind. Most of the rules hold in a grid
// that there is, so that there is something to search for.
Questions puzzles_with_rules() {
  Random random(16);
  Questions questions;
  for (const RuleFacts& kind : rule_kinds()) {
    for (int i = 0; i < 8; ++i) {
      RegionPuzzle puzzle = *region_preset(any_of({"4x4", "6x6", "9x9"}, random));
      const std::vector<int> solution = solve_regions(puzzle, 1).solution;
      const auto add_rule = [&](RuleKind of) {
        puzzle.rules.push_back(random_rule(random, of, puzzle, 7));
        for (int tries = 0; tries < 50 && !broken_rules(puzzle, solution).empty(); ++tries) {
          puzzle.rules.back() = random_rule(random, of, puzzle, 7);
        }
      };
      for (int rules = 0; rules < 3; ++rules) add_rule(kind.kind);
      add_rule(any_of(rule_kinds(), random).kind);
      give_some(puzzle, solution, random, 0, puzzle.rows);
      questions.push_back(
          line_of({"regions", std::to_string(1 + random.below(40)), write_regions(puzzle)}));
    }
  }
  return questions;
}

Questions texts() {
  Puzzles puzzles(8);
  Questions questions;
  for (int i = 0; i < 200; ++i) {
    questions.push_back(
        line_of({"text", any_of({"rows", "line", "cases", "boxed", "json"}, puzzles.random()),
                 puzzles.partial(24, 40).to_line()}));
  }
  return questions;
}

std::string any_turns(Random& random) { return any_of({"clockwise", "quarter", "any"}, random); }

Questions tiles_to_sort() {
  Random random(9);
  Questions questions;
  for (int i = 0; i < 300; ++i) {
    const int rows = 2 + random.below(i < 250 ? 4 : 8), cols = 2 + random.below(i < 250 ? 4 : 8);
    std::string tiles;
    const int kinds = random.below(3) == 0 ? 1 + random.below(rows * cols) : rows * cols;
    for (const int tile : random_order(random, rows * cols)) {
      tiles += (tiles.empty() ? "" : ",") + std::to_string(1 + tile % kinds);
    }
    questions.push_back(
        line_of({"untwist", std::to_string(rows), std::to_string(cols), tiles, any_turns(random),
                 std::to_string(random.next()), std::to_string(1000 + random.below(4000))}));
  }
  return questions;
}

// Returns a puzzle with its boxes exchanged.
Grid with_boxes_moved(const Grid& grid, Random& random) {
  const auto order = random_order(random, 9);
  Grid moved;
  for (int place = 0; place < 9; ++place) {
    const int box = order[static_cast<std::size_t>(place)];
    for (int i = 0; i < 9; ++i) {
      const auto cell = [&](int of) { return 27 * (of / 3) + 3 * (of % 3) + 9 * (i / 3) + i % 3; };
      moved.set(cell(place), grid[cell(box)]);
    }
  }
  return moved;
}

Questions boxes_to_turn() {
  Puzzles puzzles(10);
  Questions questions;
  for (int i = 0; i < 60; ++i) {
    const Grid grid = with_boxes_moved(puzzles.partial(26, 50), puzzles.random());
    questions.push_back(line_of({"rotate", grid.to_line(), any_turns(puzzles.random()),
                                 std::to_string(1 + puzzles.random().below(500))}));
  }
  return questions;
}

Questions tripods() {
  Puzzles puzzles(11);
  Questions questions;
  for (int i = 0; i < 30; ++i) {
    Grid grid = puzzles.full();
    for (int swaps = 0; swaps < 40; ++swaps) {
      const Cell a = puzzles.random().below(kCellCount), b = puzzles.random().below(kCellCount);
      const Digit digit = grid[a];
      grid.set(a, grid[b]);
      grid.set(b, digit);
    }
    questions.push_back(line_of({"tripods", grid.to_line(), any_turns(puzzles.random()),
                                 std::to_string(puzzles.random().next()), "8000"}));
  }
  return questions;
}

// A puzzle as somebody has worked on it: digits and pencil marks, rarely wrong ones.
std::string worked_on(Puzzles& puzzles) {
  Random& random = puzzles.random();
  const Grid givens = puzzles.minimal();
  const Grid solution = *solve9(givens).solution;
  Grid digits;
  std::string marks;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int digit = random.below(300) == 0 ? 1 + random.below(9) : solution[cell];
    if (random.below(4) == 0) digits.set(cell, static_cast<Digit>(digit));
    const int others = random.below(512) | 1 << (digit - 1);
    if (!marks.empty()) marks += ',';
    marks += std::to_string(random.below(3) == 0 ? others : 0);
  }
  return line_of({givens.to_line(), digits.to_line(), marks});
}

Questions steps_and_ratings() {
  Puzzles puzzles(12);
  Questions questions;
  for (int i = 0; i < 300; ++i)
    questions.push_back(line_of({"rate", puzzles.nearly_minimal().to_line()}));
  for (int i = 0; i < 100; ++i) {
    questions.push_back(line_of({"explain", std::to_string(1 + puzzles.random().below(80)),
                                 puzzles.nearly_minimal().to_line()}));
  }
  for (int i = 0; i < 100; ++i) {
    questions.push_back(line_of({"hint", "explainer", worked_on(puzzles)}));
  }
  for (int i = 0; i < 30; ++i) {
    questions.push_back(line_of({"steps", "explainer", worked_on(puzzles)}));
  }
  return questions;
}

// Hints and all steps in the human style, positions as texts, and rated files.
Questions human_steps_and_files() {
  Puzzles puzzles(13);
  Questions questions;
  for (int i = 0; i < 60; ++i) {
    questions.push_back(line_of({"hint", "human", worked_on(puzzles)}));
  }
  for (int i = 0; i < 30; ++i) {
    questions.push_back(line_of({"steps", "human", worked_on(puzzles)}));
  }
  for (int i = 0; i < 100; ++i) {
    questions.push_back(
        line_of({"position", any_of({"line", "candidates", "drawn", "json"}, puzzles.random()),
                 worked_on(puzzles)}));
  }
  for (int i = 0; i < 3; ++i) {
    std::string lines;
    for (int k = 0; k < 30; ++k) lines += (k == 0 ? "" : "|") + puzzles.nearly_minimal().to_line();
    questions.push_back(line_of({"rating", lines}));
  }
  return questions;
}

Questions rated_puzzles() {
  Random random(13);
  Questions questions;
  for (int i = 0; i < 150; ++i) {
    std::string level, technique, lowest = "0", highest = "0";
    if (i % 5 == 0) {
      technique = any_of({"naked-pair", "xy-wing", "hidden-triplet", "bug", "turbot-fish",
                          "region-forcing-chains", "skyscraper", "two-string-kite"},
                         random);
    } else if (i % 5 == 1) {
      const int low = 12 + random.below(80);
      lowest = std::to_string(low);
      highest = std::to_string(low + random.below(10));
    } else {
      level = any_of({"beginner", "easy", "medium", "hard", "expert", "extreme"}, random);
    }
    const int clues = random.below(4) == 0 ? 24 + random.below(12) : 0;
    questions.push_back(
        line_of({"generateRated", std::to_string(random.next()), level, technique, lowest, highest,
                 std::to_string(clues), any_of({"none", "none", "rotate180", "diagonal"}, random),
                 random.below(4) == 0 ? "minimal" : "", std::to_string(500 + random.below(2500))}));
  }
  return questions;
}

// A picture of a page; `turned` by a quarter.
std::string greys_of(const pictures::Canvas& page, bool turned, int noise, Random& random) {
  std::string out;
  const int side = page.width();
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const int pixel = turned ? side * (side - 1 - x) + y : side * y + x;
      const int level =
          page.rgba()[4 * static_cast<std::size_t>(pixel)] / 17 + random.below(noise + 1);
      out += "0123456789abcdef"[std::min(level, 15)];
    }
  }
  return out;
}

Questions photos() {
  Puzzles puzzles(1018);
  Random& random = puzzles.random();
  Questions out;
  for (int picture = 0; picture < 12; ++picture) {
    const bool dark = picture % 4 == 3;
    pictures::Style style;
    style.cell = 20 + random.below(10);
    style.thin = 1 + random.below(2);
    style.thick = 2 + random.below(3);
    style.ink = style.line = pictures::grey(dark ? 255 : random.below(80));
    style.inner_line = pictures::grey(dark ? 160 : random.below(120));
    style.dots = picture % 6 == 5 ? 3 : 0;
    style.jitter = random.below(2);
    const int side = static_cast<int>(10 * style.cell);
    pictures::Canvas page(side, side, pictures::grey(dark ? 20 : 220));
    const auto typeface = pictures::stroke_typeface({.weight = 0.1 + 0.01 * random.below(8)});
    const double corner = style.cell / 2;
    draw_puzzle(page, puzzles.minimal(), {corner, corner}, style, *typeface, random);
    out.push_back(line_of({"photo", std::to_string(side), std::to_string(side),
                           greys_of(page, picture % 3 == 2, picture % 5, random)}));
  }
  // Nothing to be seen.
  out.push_back(line_of({"photo", "100", "90", std::string(9000, 'c')}));
  return out;
}

// Small puzzles with one solution, several or none.
Questions region_questions() {
  Random random(14);
  Questions questions;
  for (const std::string_view preset : {"4x4", "6x6", "killer"}) {
    const RegionPuzzle blank = *region_preset(preset);
    const std::vector<int> solution = solve_regions(blank, 1).solution;
    for (int i = 0; i < 20; ++i) {
      RegionPuzzle puzzle = blank;
      if (i % 2 == 0) add_cages(puzzle, solution, random);
      const int side = puzzle.rows;
      give_some(puzzle, solution, random, side, 3 * side);
      questions.push_back(line_of({"regionQuestions", write_regions(puzzle)}));
    }
  }
  return questions;
}

Questions made_region_puzzles() {
  Random random(15);
  Questions questions;
  for (int i = 0; i < 60; ++i) {
    const std::string preset =
        any_of({"4x4", "6x6", "9x9", "9x9", "x", "windoku", "anti-knight"}, random);
    const std::string clues =
        any_of({"", "cage", "thermometer", "arrow", "whisper,renban", "palindrome,between",
                "kropki", "xv,quadruple", "sandwich", "little-killer", "skyscraper", "x-sum,cage",
                "thermometer,arrow,kropki,cage"},
               random);
    const int givens = random.below(4) == 0 ? random.below(30) : -1;
    questions.push_back(line_of({"generateRegions", preset, clues, std::to_string(random.next()),
                                 std::to_string(givens), random.below(3) == 0 ? "irregular" : "",
                                 random.below(4) == 0 ? "minimal" : ""}));
  }
  return questions;
}

}  // namespace

const std::array<Shard, 18> kShards = {{{"minimal puzzles", minimal_puzzles},
                                        {"partial grids", partial_grids},
                                        {"sparse grids", sparse_grids},
                                        {"single puzzles", single_puzzles},
                                        {"seeds", seeds},
                                        {"analyses", analyses},
                                        {"region puzzles", region_puzzles},
                                        {"puzzles with rules", puzzles_with_rules},
                                        {"region questions", region_questions},
                                        {"made region puzzles", made_region_puzzles},
                                        {"texts", texts},
                                        {"tiles to sort", tiles_to_sort},
                                        {"boxes to turn", boxes_to_turn},
                                        {"tripods", tripods},
                                        {"steps and ratings", steps_and_ratings},
                                        {"human steps and files", human_steps_and_files},
                                        {"rated puzzles", rated_puzzles},
                                        {"photos", photos}}};

std::size_t items_in(std::string_view question) {
  const std::string_view method = question.substr(0, question.find('\t'));
  if (method != "many" && method != "rating") return 1;
  return 1 + static_cast<std::size_t>(std::count(question.begin(), question.end(), '|'));
}

}  // namespace jiugong::parity
