// Measures the longest time for which each job blocks its thread, on adversarial inputs:
//
//   jiugong_longest_steps          all cases, one line each
//   jiugong_longest_steps regions  the cases whose names begin with this
//   jiugong_longest_steps random FIRST COUNT
//                                  random region puzzles with the seeds from FIRST on
//
// A line has the longest start, the longest advance(256) as called by the host, the longest end
// (take() and the destructor), and the number of steps measured.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "analysis_jobs.h"
#include "batch_job.h"
#include "canonical_jobs.h"
#include "exact_cover_job.h"
#include "generate_job.h"
#include "generate_rated_job.h"
#include "jiugong/generate_regions.h"
#include "jiugong/random.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_puzzle.h"
#include "jiugong/region_rule_kinds.h"
#include "jiugong/region_text.h"
#include "jiugong/solve9.h"
#include "photo_job.h"
#include "pictures/page.h"
#include "puzzle_json.h"
#include "random_rules.h"
#include "region_jobs.h"
#include "solve_jobs.h"
#include "teach_jobs.h"
#include "text_jobs.h"
#include "twist_jobs.h"

namespace jiugong {

using namespace bindings;

namespace {

constexpr std::uint64_t kStep = 256;       // nodes per step of web/engine/host.ts
constexpr std::uint64_t kLongStep = 2048;  // nodes per step for a file or a matrix
constexpr double kMaxSeconds = 2;          // per case

// Returns processor time (under Node, wall-clock time), so that other work on the machine counts
// less.
double milliseconds_since(std::clock_t begin) {
  return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

struct Times {
  double start = 0, step = 0, end = 0;
  std::uint64_t steps = 0;
  State state = State::kWorking;
};

// Starts a job, works until it is done or the time is up, and takes its output.
template <typename AJob, typename Start>
Times measure(std::uint64_t nodes, const Start& start) {
  Times times;
  auto job = std::make_unique<AJob>();
  auto begin = std::clock();
  start(*job);
  times.start = milliseconds_since(begin);
  const auto first = std::clock();
  do {
    begin = std::clock();
    times.state = job->advance(nodes);
    times.step = std::max(times.step, milliseconds_since(begin));
    ++times.steps;
    // (Like the host, so that the output does not accumulate.)
    if (times.state == State::kWorking && job->input() == nullptr) job->take();
  } while (times.state == State::kWorking && milliseconds_since(first) < 1000 * kMaxSeconds);
  begin = std::clock();
  const std::string json = job->take();
  times.end = milliseconds_since(begin);
  begin = std::clock();
  job.reset();
  times.end = std::max(times.end, milliseconds_since(begin));
  return times;
}

// --- Region puzzles ---------------------------------------------------------------------------

constexpr int kSide = kMaxRegionSide;

// Returns a random subset of `cells`, in ascending order.
std::vector<int> some_of(Random& random, std::vector<int> cells, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    std::swap(
        cells[i],
        cells[i + static_cast<std::size_t>(random.below(static_cast<int>(cells.size() - i)))]);
  }
  cells.resize(size);
  std::sort(cells.begin(), cells.end());
  return cells;
}

// The arrangement of the cells of a region.
enum class Shape { kRow, kColumn, kBlock, kAnywhere, kCluster };

std::vector<int> cells_of(Random& random, const RegionPuzzle& puzzle, Shape shape, std::size_t size,
                          int cluster) {
  std::vector<int> cells;
  const int row = random.below(puzzle.rows), col = random.below(puzzle.cols);
  const int side = 1 + random.below(8);
  for (int cell = 0; cell < puzzle.rows * puzzle.cols; ++cell) {
    const int r = cell / puzzle.cols, c = cell % puzzle.cols;
    const bool wanted = shape == Shape::kRow      ? r == row
                        : shape == Shape::kColumn ? c == col
                        : shape == Shape::kBlock
                            ? r >= row && r < row + side && c >= col && c < col + side
                        : shape == Shape::kCluster ? cell < cluster
                                                   : true;
    if (wanted) cells.push_back(cell);
  }
  return some_of(random, cells, std::min(size, cells.size()));
}

void add_regions(Random& random, RegionPuzzle& puzzle, Shape shape, std::size_t size, int count,
                 int cluster = 40) {
  for (int i = 0; i < count; ++i)
    puzzle.regions.push_back(cells_of(random, puzzle, shape, size, cluster));
}

void add_cages(Random& random, RegionPuzzle& puzzle, Shape shape, std::size_t size, int count,
               int cluster = 40) {
  const int values = puzzle.high - puzzle.low + 1;
  for (int i = 0; i < count; ++i) {
    auto cells = cells_of(random, puzzle, shape, size, cluster);
    const int sum = static_cast<int>(cells.size()) * (puzzle.low + values / 2);
    puzzle.cages.push_back({.sum = sum, .cells = std::move(cells)});
  }
}

RegionPuzzle with_all_rules(RegionPuzzle puzzle) {
  puzzle.anti_knight = puzzle.anti_king = puzzle.non_consecutive = true;
  return puzzle;
}

// Consecutive segments of every row and column, and blocks.
RegionPuzzle small_regions(int rows, int cols, int values) {
  RegionPuzzle puzzle = open_grid(rows, cols, 1, values);
  const auto add = [&](std::vector<int> cells) {
    if (puzzle.regions.size() < kMaxRegions) puzzle.regions.push_back(std::move(cells));
  };
  const auto add_line = [&](int first, int step) {
    std::vector<int> cells(static_cast<std::size_t>(values));
    for (int& cell : cells) cell = std::exchange(first, first + step);
    add(std::move(cells));
  };
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col + values <= cols; ++col) add_line(row * cols + col, 1);
  }
  for (int row = 0; row + values <= rows; ++row) {
    for (int col = 0; col < cols; ++col) add_line(row * cols + col, cols);
  }
  // Boxes of two rows, two columns, and diagonal steps.
  for (int shift = 0; shift < 3; ++shift) {
    for (int row = 0; row + 2 <= rows; ++row) {
      for (int col = 0; col + values / 2 + 2 <= cols; ++col) {
        std::vector<int> cells;
        for (int i = 0; i < values; ++i) {
          const int down = i / std::max(1, values / 2), right = i % std::max(1, values / 2);
          if (down < 2) cells.push_back((row + down) * cols + col + right + down * shift);
        }
        add(cells);
      }
    }
  }
  return puzzle;
}

std::vector<std::pair<std::string, RegionPuzzle>> region_puzzles() {
  std::vector<std::pair<std::string, RegionPuzzle>> puzzles;
  const auto add = [&](std::string name, RegionPuzzle puzzle) {
    puzzles.emplace_back(std::move(name), std::move(puzzle));
  };
  Random random(1);
  RegionPuzzle p = classic_grid(kSide);
  add("blank-36x36", p);
  p.diagonals = true;
  add("all-rules-36x36", with_all_rules(p));
  p.cells[0] = 1;
  add("all-rules-and-a-given-36x36", with_all_rules(p));

  add("fours-24x36", small_regions(36, 24, 4));
  add("fours-36x36", small_regions(36, 36, 4));
  add("twos-36x36", small_regions(36, 36, 2));
  add("sixes-36x36", small_regions(36, 36, 6));
  add("eighteens-36x36", small_regions(36, 36, 18));

  const auto open = [](int values) { return open_grid(kSide, kSide, 1, values); };
  for (const int values : {2, 4, 9, 18, 36}) {
    p = open(values);
    const auto size = static_cast<std::size_t>(values);
    add_regions(random, p, Shape::kRow, size, 1300);
    add_regions(random, p, Shape::kColumn, size, 1300);
    add_regions(random, p, Shape::kAnywhere, size, 1400);
    add("lines-of-" + std::to_string(values), p);
    p = open(values);
    add_regions(random, p, Shape::kAnywhere, size, kMaxRegions);
    add("anywhere-of-" + std::to_string(values), p);
    p = open(values);
    add_regions(random, p, Shape::kCluster, size, kMaxRegions, values + 8);
    add("cluster-of-" + std::to_string(values), p);
    p = open(values);
    add_regions(random, p, Shape::kRow, size, 2000);
    add_cages(random, p, Shape::kAnywhere, size, 2096);
    add("houses-and-cages-of-" + std::to_string(values), p);
    p = open(values);
    if (values == kSide) add_rows(p);
    add_regions(random, p, Shape::kRow, size, 1000);
    add_cages(random, p, Shape::kRow, std::min<std::size_t>(size, 3), 3000);
    add("houses-and-threes-of-" + std::to_string(values), p);
  }
  for (const std::size_t size : {1U, 2U, 5U, 36U}) {
    p = classic_grid(kSide);
    add_cages(random, p, Shape::kAnywhere, size, kMaxRegions - 108);
    add("cages-of-" + std::to_string(size), p);
    p = classic_grid(kSide);
    add_cages(random, p, Shape::kCluster, size, kMaxRegions - 108, 44);
    add("clustered-cages-of-" + std::to_string(size), with_all_rules(p));
  }
  p = open(36);
  add_regions(random, p, Shape::kAnywhere, 35, kMaxRegions);
  add("nearly-full", with_all_rules(p));
  p = open(16);
  add_regions(random, p, Shape::kAnywhere, 16, 2048);
  add_cages(random, p, Shape::kAnywhere, 8, 2048);
  add("sets-of-16", p);
  p = open(1);
  add_regions(random, p, Shape::kAnywhere, 1, kMaxRegions);
  add("one-value", p);
  p = open(36);
  add_regions(random, p, Shape::kAnywhere, 2, 2048);
  add_cages(random, p, Shape::kAnywhere, 2, 2048);
  add("pairs", with_all_rules(p));
  p = classic_grid(kSide);
  for (std::size_t cell = 0; cell < p.cells.size(); ++cell)
    p.cells[cell] = 1 + static_cast<int>(cell % 36);
  add_regions(random, p, Shape::kAnywhere, 36, kMaxRegions - 108);
  add("clashes", with_all_rules(p));
  return puzzles;
}

// A random mixture of all of these.
RegionPuzzle random_puzzle(std::uint64_t seed) {
  Random random(seed);
  const auto side = [&] { return random.below(3) == 0 ? 1 + random.below(kSide) : kSide; };
  const int rows = side(), cols = random.below(2) == 0 ? rows : side();
  static constexpr std::array<int, 10> kValues = {1, 2, 3, 4, 6, 9, 12, 16, 18, 36};
  const int values = kValues[static_cast<std::size_t>(random.below(10))];
  RegionPuzzle puzzle = open_grid(rows, cols, random.below(2), 0);
  puzzle.high = puzzle.low + values - 1;
  for (int voids = random.below(2) * random.below(rows * cols); voids > 0; --voids)
    puzzle.cells[static_cast<std::size_t>(random.below(rows * cols))] = kOpenCell;
  const auto lists = [&] { return static_cast<int>(puzzle.regions.size() + puzzle.cages.size()); };
  while (lists() < kMaxRegions && random.below(12) != 0) {
    const int count = std::min(kMaxRegions - lists(), 1 << random.below(13));
    const auto shape = static_cast<Shape>(random.below(5));
    const int kind = random.below(4);
    const auto size = static_cast<std::size_t>(kind < 2    ? values
                                               : kind == 2 ? 1 + random.below(values)
                                                           : std::min(values, 1 + random.below(4)));
    const int cluster = std::min(rows * cols, values + 1 + random.below(4 * values));
    if (random.below(3) == 0) {
      add_cages(random, puzzle, shape, size, count, cluster);
    } else {
      add_regions(random, puzzle, shape, size, count, cluster);
    }
  }
  puzzle.diagonals = random.below(3) == 0;
  puzzle.anti_knight = random.below(3) == 0;
  puzzle.anti_king = random.below(3) == 0;
  puzzle.non_consecutive = random.below(3) == 0;
  if (validate(puzzle)) puzzle.diagonals = false;
  for (int givens = random.below(4) == 0 ? random.below(20) : 0; givens > 0; --givens)
    puzzle.cells[static_cast<std::size_t>(random.below(rows * cols))] =
        puzzle.low + random.below(values);
  return puzzle;
}

// As many rules of a kind as there may be, in a grid of the largest size.
RegionPuzzle with_rules(RuleKind kind, int most_cells) {
  Random random(5);
  RegionPuzzle puzzle = classic_grid(kSide);
  puzzle.low = 0;
  puzzle.high = kSide - 1;
  for (std::size_t entries = 0; static_cast<int>(puzzle.rules.size()) < kMaxRules;) {
    RegionRule rule = random_rule(random, kind, puzzle, most_cells);
    Json json;
    write_json(json, rule);
    entries += static_cast<std::size_t>(std::count(json.begin(), json.end(), ','));
    if (entries > std::size_t{kMaxRuleEntries}) break;
    puzzle.rules.push_back(std::move(rule));
  }
  // (Together they may be too complex.)
  while (!puzzle.rules.empty() && validate(puzzle)) puzzle.rules.resize(puzzle.rules.size() / 2);
  return puzzle;
}

// --- Positions --------------------------------------------------------------------------------

constexpr std::string_view kHardest =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

// Every cell may have its digit, 8 or 9, so paths of unique loops are a million; and one with 2,000 almost
// locked sets.
constexpr std::string_view kLoops =
    "................12....34........5.67..12.......3..........184...7.......26......5";
constexpr std::string_view kSets =
    "................12..3.45..............6...4...7.1.......82...7.3.9.5....4...6....";

// A position whose open cells may hold all digits that `allowed` says for the digit of the solution.
template <typename Allowed>
std::string position_of(std::string_view givens, const Allowed& allowed) {
  const Grid solution = *solve9(*Grid::from_line(givens)).solution;
  std::string json = R"({"givens":")" + std::string(givens) + R"(","digits":null,"marks":[)";
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    json += (cell == 0 ? "" : ",") + std::to_string(allowed(solution[cell]));
  }
  return json + "]}";
}

std::vector<std::pair<std::string, std::string>> positions() {
  return {
      {"hardest", std::string(kHardest)},
      {"loops", position_of(kLoops, [](Digit digit) { return 1 << (digit - 1) | 0b110000000; })},
      {"sets", std::string(kSets)},
      {"open", position_of(kHardest, [](Digit) { return 0b111111111; })}};
}

// --- Texts ------------------------------------------------------------------------------------

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
constexpr std::size_t kTextSize = 64 * kMegabyte;

std::string repeated(std::string_view piece, std::size_t size) {
  std::string text;
  text.reserve(size + piece.size());
  while (text.size() < size) text += piece;
  return text;
}

// A text is made when it is needed: all texts together would not fit into memory.
struct Text {
  std::string name;
  std::function<std::string()> make;
};

Text repeat(std::string name, std::string before, std::string piece, std::string after = {}) {
  return {std::move(name),
          [before = std::move(before), piece = std::move(piece), after = std::move(after)] {
            return before + repeated(piece, kTextSize) + after;
          }};
}

std::vector<Text> texts() {
  const std::string hardest(kHardest);
  return {repeat("lines", "", hardest + "\n"),
          repeat("one-long-line", "", "1"),
          repeat("spaces", "", " "),
          repeat("line-ends", "", "\n"),
          repeat("comment", "#", "a"),
          repeat("comments", "", "#\n"),
          repeat("puzzle-and-long-comment", hardest + " ", "a"),
          repeat("puzzle-and-line-ends", hardest, "\n"),
          repeat("not-utf8", "", "\xff"),
          repeat("cases", "700000\n", "000000000\n"),
          repeat("json", "[", "\"" + hardest + "\",", "\"\"]"),
          repeat("json-spaces", "[", " "),
          repeat("brackets", "", "["),
          repeat("bars", "", "|"),
          repeat("boxes", "", "+-------+-------+-------+\n"),
          repeat("rows", "", "53..7....\n")};
}

std::vector<Text> region_texts() {
  const auto many_regions = [] {
    std::string text = "36x36";
    for (int i = 0; i < 4000; ++i) {
      text += "; region";
      for (int col = 1; col <= kSide; ++col)
        text += " r" + std::to_string(1 + i % kSide) + "c" + std::to_string(col);
    }
    return text;
  };
  return {{"many-regions", many_regions},
          repeat("cages", "", "15 r1c1 r1c2\n"),
          repeat("cages-of-notation", "9x9", ";cage 15 r1c1 r1c2"),
          repeat("spaces", "", " "),
          repeat("semicolons", "", ";"),
          repeat("cells-and-spaces", "9x9;cells", " "),
          repeat("one-word", "9x9;", "a"),
          repeat("words", "9x9", ";anti-king"),
          repeat("labels", "36x36", ";regions " + std::string(std::size_t{kSide} * kSide, 'A')),
          repeat("dots", "", "."),
          repeat("bars", "", "|"),
          repeat("digits", "", "1"),
          repeat("drawing", "1", "-")};
}

// --- Exact covers -----------------------------------------------------------------------------

// Numbers of the input: each row has one for its size, and one for each of its columns. (Web checks
// the bound, in web/engine/exact-cover.ts.)
constexpr std::uint32_t kMaxEntries = 10'000'000;

// Each layer is a random cover by rows of the same size.
struct Matrix {
  std::string name;
  std::uint32_t columns, row_size, layers;
};

// As many layers as there may be.
Matrix full_matrix(std::uint32_t columns, std::uint32_t row_size) {
  return {.name = std::to_string(columns) + "-columns rows-of-" + std::to_string(row_size),
          .columns = columns,
          .row_size = row_size,
          .layers = kMaxEntries / (columns + columns / row_size)};
}

std::vector<Matrix> matrices() {
  constexpr std::uint32_t kColumns = kMaxExactCoverColumns;
  return {{.name = "two-rows-per-column", .columns = kColumns, .row_size = 1, .layers = 2},
          full_matrix(kColumns, 1),
          full_matrix(kColumns, 4),
          full_matrix(kColumns, 100),
          full_matrix(kColumns, kColumns / 2),
          full_matrix(1000, 4),
          full_matrix(1000, 500)};
}

Times measure_exact_cover(const Matrix& matrix) {
  Random random(4);
  std::vector<std::uint32_t> columns(matrix.columns), numbers;
  std::iota(columns.begin(), columns.end(), 0U);
  for (std::uint32_t layer = 0; layer < matrix.layers; ++layer) {
    random.shuffle(std::span(columns));
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (i % matrix.row_size == 0) numbers.push_back(matrix.row_size);
      numbers.push_back(columns[i]);
    }
  }
  const std::uint32_t rows = matrix.columns / matrix.row_size * matrix.layers;
  return measure<ExactCoverJob>(kLongStep, [&](auto& job) {
    const std::size_t size = numbers.size() * sizeof(numbers[0]);
    job.start(size, rows, matrix.columns, 0, 2);
    std::memcpy(job.input(), numbers.data(), size);
  });
}

// Pictures of twelve megapixels, in which a step has most to do.
using Pixels = std::vector<std::uint8_t>;
constexpr int kPhotoWidth = 4000, kPhotoHeight = 3000;

// Pages full of puzzles, `across` × `down`; with few givens many readings are proper.
Pixels puzzles_on_a_page(int across, int down, const std::string& puzzle) {
  Random random(1);
  pictures::Canvas page(kPhotoWidth, kPhotoHeight, pictures::grey(235));
  pictures::Style style;
  style.cell = 0.95 * std::min(kPhotoWidth / across, kPhotoHeight / down) / 9;
  const auto typeface = pictures::stroke_typeface({});
  for (int i = 0; i < across * down; ++i) {
    const int row = i / across, col = i % across;
    const pictures::Point corner = {20.0 + kPhotoWidth * static_cast<double>(col) / across,
                                    20.0 + kPhotoHeight * static_cast<double>(row) / down};
    draw_puzzle(page, *Grid::from_line(puzzle), corner, style, *typeface, random);
  }
  return page.rgba();
}

// Every pixel at random, or a grid of ink and paper, whose pieces of ink are many.
Pixels pixels_at_random(int dots) {
  Random random(2);
  Pixels out(std::size_t{4} * kPhotoWidth * kPhotoHeight, 255);
  for (std::size_t i = 0; i < out.size(); i += 4) {
    const int x = static_cast<int>(i / 4 % kPhotoWidth), y = static_cast<int>(i / 4 / kPhotoWidth);
    const bool ink = dots > 0 && (x / dots + y / dots) % 2 == 0;
    const int level = dots > 0 ? (ink ? 0 : 255) : random.below(256);
    std::fill_n(&out[i], 3, static_cast<std::uint8_t>(level));
  }
  return out;
}

Times measure_photo(const Pixels& pixels) {
  return measure<ReadPhotoJob>(kStep, [&](auto& job) {
    job.start(pixels.size(), kPhotoWidth, kPhotoHeight);
    std::memcpy(job.input(), pixels.data(), pixels.size());
  });
}

// --- Cases ------------------------------------------------------------------------------------

// An argument of a job. The large ones are made when their case runs.
template <typename Value>
const Value& made_of(const Value& value) {
  return value;
}
std::string made_of(const Text& text) { return text.make(); }
std::string made_of(const RegionPuzzle& puzzle) { return json_of(puzzle); }

struct Case {
  std::string name;
  std::function<Times()> run;
};

// Starts a job with these arguments.
template <typename AJob, typename... Arguments>
Case job(std::string name, Arguments... arguments) {
  return {std::move(name), [=] {
            const std::tuple<decltype(made_of(arguments))...> made(made_of(arguments)...);
            return measure<AJob>(kStep, [&](AJob& started) {
              std::apply([&](const auto&... each) { started.start(each...); }, made);
            });
          }};
}

void add_region_cases(std::vector<Case>& all) {
  for (const auto& [name, puzzle] : region_puzzles()) {
    RegionPuzzle wrong = puzzle;
    wrong.cells[0] = wrong.cells[1] = wrong.low;
    all.push_back(job<SolveRegionsJob>("regions " + name, puzzle, 2U));
    all.push_back(job<RegionCandidatesJob>("region-candidates " + name, puzzle));
    all.push_back(job<RegionDifferenceJob>("region-difference " + name, puzzle));
    all.push_back(job<RegionContradictionJob>("region-contradiction " + name, wrong));
    if (name == "anywhere-of-36" || name == "fours-36x36" || name == "cages-of-36") {
      all.push_back(job<WriteRegionsJob>("write-regions " + name, puzzle));
    }
  }
  for (const RuleFacts& facts : rule_kinds()) {
    for (const int cells : {3, kSide}) {
      const std::string name = std::string(name_of(facts.kind)) + " of " + std::to_string(cells);
      all.push_back({"rules " + name, [name, kind = facts.kind, cells] {
                       return job<SolveRegionsJob>(name, with_rules(kind, cells), 2U).run();
                     }});
    }
  }
  const auto generate = [&](const std::string& name, const auto& layout, const std::string& preset,
                            const std::string& clues) {
    all.push_back(job<GenerateRegionsJob>("generate-regions " + name, layout, preset, clues, "1",
                                          -1, false, true, 1000U));
  };
  for (const std::string_view preset : region_preset_names()) {
    generate(std::string(preset), "", std::string(preset), "");
  }
  for (int clue = 0; clue < kRegionClues; ++clue) {
    const std::string name(name_of(static_cast<RegionClue>(clue)));
    generate("36x36 " + name, classic_grid(kSide), "", name);
  }
  RegionPuzzle pairs = open_grid(kSide, kSide, 1, 36);
  for (int i = 0; i < kMaxRegions; ++i) {
    const int first = i % 640;
    pairs.regions.push_back({first, first + 650});
  }
  all.push_back(job<WriteRegionsJob>("write-regions disjoint-pairs", pairs));
  const std::string head = R"({"rows":36,"cols":36,"low":1,"high":36,"regions":[)";
  for (const Text& json :
       {repeat("a-long-region", head + "[1", ",1"), repeat("many-regions", head + "[1]", ",[1]"),
        repeat("many-cells", R"({"rows":36,"cols":36,"cells":[1)", ",1")}) {
    all.push_back(job<SolveRegionsJob>("json " + json.name, json, 2U));
  }
  for (const Text& text : region_texts()) {
    all.push_back(job<ReadRegionsJob>("read-regions " + text.name, text));
  }
}

void add_text_cases(std::vector<Case>& all) {
  for (const Text& text : texts()) {
    all.push_back(job<ReadTextJob>("read-text " + text.name, text));
    all.push_back(job<SolveTextJob>("solve-text " + text.name, text));
    all.push_back(job<SolveJob>("solve " + text.name, text, 2U));
    for (const std::string format : {"solution", "csv", "json"}) {
      all.push_back({"solve-many " + format + " " + text.name, [=] {
                       return measure<BatchJob>(kLongStep, [made = text.make(), format](auto& job) {
                         job.start(made.size(), {.format = format});
                         std::copy(made.begin(), made.end(), job.input());
                       });
                     }});
    }
  }
}

void add_teach_cases(std::vector<Case>& all) {
  for (const auto& [name, position] : positions()) {
    for (const std::string style : {"explainer", "human"}) {
      const std::string suffix = " " + style + " " + name;
      all.push_back(job<HintJob>("hint" + suffix, position, style));
      all.push_back(job<StepsJob>("steps" + suffix, position, style));
      all.push_back(job<ExplainJob>("explain" + suffix, position, 1000U, style));
    }
    all.push_back(job<RateJob>("rate " + name, position));
  }
  for (const std::string level : {"beginner", "medium", "extreme"}) {
    all.push_back(job<GenerateRatedJob>("generate-rated " + level, "1", level, "", "", 0, 0, 0,
                                        "none", true, 10'000'000U));
  }
  all.push_back(job<GenerateRatedJob>("generate-rated jellyfish", "1", "", "jellyfish", "human", 0,
                                      0, 0, "rotate180", false, 10'000'000U));
}

void add_sudoku_cases(std::vector<Case>& all) {
  const std::string blank(81, '.'), hardest(kHardest);
  for (const std::string& puzzle : {blank, hardest}) {
    const std::string suffix = puzzle == blank ? " blank" : " hardest";
    std::string wrong = puzzle, fewer = puzzle;
    wrong[1] = wrong[80] = '1';
    fewer[0] = '.';
    all.push_back(job<CanonicalJob>("canonical" + suffix, puzzle));
    all.push_back(job<CountJob>("count" + suffix, puzzle, UINT64_MAX));
    all.push_back(job<CandidatesJob>("candidates" + suffix, puzzle));
    all.push_back(job<ContradictionJob>("contradiction" + suffix, wrong));
    all.push_back(job<DifferenceJob>("difference" + suffix, fewer));
    for (const std::string turns : {"clockwise", "quarter", "any"}) {
      all.push_back(job<RotateSudokuJob>("rotate " + turns + suffix, puzzle, turns, 1'000'000U));
    }
  }
  // 648 automorphisms, the most that a full grid has; one digit alone; two digits.
  const std::string most =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  all.push_back(job<CanonicalJob>("canonical most automorphisms", most));
  for (const std::string kept : {"1", "12", "147"}) {
    std::string puzzle = most;
    for (char& digit : puzzle) digit = kept.find(digit) == std::string::npos ? '.' : digit;
    all.push_back(job<CanonicalJob>("canonical only " + kept, puzzle));
  }
  for (const std::string symmetry : {"none", "rotate180"}) {
    for (const int givens : {0, 17, 20, 81}) {
      all.push_back(job<GenerateJob>("generate " + symmetry + " " + std::to_string(givens), "5",
                                     givens, symmetry, true, 1'000'000U));
    }
  }
}

void add_tile_cases(std::vector<Case>& all) {
  std::string tiles;
  for (int i = 0; i < 81; ++i) tiles += static_cast<char>('1' + i % 9);
  Random(3).shuffle(std::span(tiles));
  for (const std::string turns : {"clockwise", "quarter", "any"}) {
    all.push_back(job<NineTripodsJob>("tripods " + turns, tiles, turns, "1", 0U));
    for (const int side : {2, 3, 4, 6, 10}) {
      std::vector<int> order(static_cast<std::size_t>(side * side));
      std::iota(order.begin(), order.end(), 1);
      Random(7).shuffle(std::span(order));
      std::string numbers;
      for (const int tile : order) numbers += (numbers.empty() ? "" : ",") + std::to_string(tile);
      all.push_back(job<UntwistJob>("untwist " + turns + " " + std::to_string(side), side, side,
                                    numbers, "", turns, "1", 0U));
    }
  }
}

void add_photo_cases(std::vector<Case>& all) {
  const std::string proper =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const auto add = [&](const std::string& name, auto... page) {
    all.push_back({"photo " + name, [=] { return measure_photo(puzzles_on_a_page(page...)); }});
  };
  add("with a puzzle", 1, 1, proper);
  add("with twelve puzzles", 4, 3, proper);
  add("with an open puzzle", 1, 1, proper.substr(0, 40) + std::string(41, '.'));
  all.push_back({"photo of noise", [] { return measure_photo(pixels_at_random(0)); }});
  all.push_back({"photo of dots", [] { return measure_photo(pixels_at_random(4)); }});
}

std::vector<Case> cases() {
  std::vector<Case> all;
  add_region_cases(all);
  add_text_cases(all);
  for (const Matrix& matrix : matrices()) {
    all.push_back({"exact-cover " + matrix.name, [=] { return measure_exact_cover(matrix); }});
  }
  add_teach_cases(all);
  add_sudoku_cases(all);
  add_tile_cases(all);
  add_photo_cases(all);
  return all;
}

void print(const std::string& name, const Times& times) {
  std::printf("%-46s start %9.2f  step %9.2f  end %8.2f ms  %8llu steps%s\n", name.c_str(),
              times.start, times.step, times.end, static_cast<unsigned long long>(times.steps),
              times.state == State::kWorking  ? ""
              : times.state == State::kFailed ? ", failed"
                                              : ", done");
  std::fflush(stdout);
}

}  // namespace
}  // namespace jiugong

int main(int count, char** arguments) {
  using namespace jiugong;
  const std::string wanted = count > 1 ? arguments[1] : "";
  if (wanted == "random" && count == 4) {
    const std::uint64_t first = std::stoull(arguments[2]), seeds = std::stoull(arguments[3]);
    for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
      print("random " + std::to_string(seed),
            job<SolveRegionsJob>("", random_puzzle(seed), 2U).run());
    }
    return 0;
  }
  for (const Case& one : cases()) {
    if (one.name.starts_with(wanted)) print(one.name, one.run());
  }
}
