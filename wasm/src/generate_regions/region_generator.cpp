#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>

#include "generate_regions/drawing.h"
#include "generate_regions/filler.h"
#include "generate_regions/irregular.h"
#include "generate_regions/question.h"
#include "jiugong/checks.h"
#include "jiugong/generate_regions.h"
#include "make_owned.h"

namespace jiugong {

using namespace region_generator;

namespace {

constexpr std::array<std::string_view, kRegionClues> kNames = {
    "cage",   "thermometer", "arrow",     "whisper",  "renban",        "palindrome", "between",
    "kropki", "xv",          "quadruple", "sandwich", "little-killer", "skyscraper", "x-sum"};

// Nodes for a question whether the solution is the only one, for a solution with given regions, and with regions at
// random, of which some have none.
constexpr std::uint64_t kPatience = 300;
constexpr std::uint64_t kAnyPatience = UINT64_MAX;
constexpr std::uint64_t kIrregularPatience = 5'000;

// Attempts to draw areas before one of them ends.
constexpr int kAreas = 50;

// How often cages of a killer are drawn anew, how many divisions are looked at each time, and the attempts without givens
// where these are allowed.
constexpr int kRepairs = 80;
constexpr int kDivisions = 60;
constexpr int kBareAttempts = 4;

// The nodes that other work counts as.
constexpr std::uint64_t kNodesToDivide = 10;
constexpr std::uint64_t kNodesToExchange = 10;
constexpr std::uint64_t kNodesToDrop = 4;

// Other solutions that are remembered.
constexpr std::size_t kMaxDifferences = 256;

// The progress at which the stages begin.
constexpr double kToProve = 0.3, kToReduce = 0.6;

using Answer = Question::Answer;

}  // namespace

struct RegionGenerator::Impl {
  enum class Stage { kAreas, kFill, kProve, kRepair, kDropGivens, kDropClues, kOver };

  void start(const RegionPuzzle& new_layout, const GenerateRegionsOptions& new_options);
  bool advance(std::uint64_t nodes);
  void begin_attempt();
  void fill_areas();
  void finish_fill();
  void draw();
  void ask();
  void take_proof();
  void begin_repair();
  void repair();
  void give_up_bare();
  bool divide_anew(int focus);
  void take_drop();
  void give(int cell);
  void give_one();
  void begin_drops();
  void next_drop();
  void begin_clues();
  void drop_clue();
  void put_back();
  void finish_attempt();
  bool is_bare() const;
  bool is_known_to_be_needed(int cell) const;
  int count_givens() const;
  void note_difference();
  double stage_progress() const;

  RegionPuzzle shape;   // as it was handed over
  RegionPuzzle layout;  // with random areas
  GenerateRegionsOptions options;
  bool only_cages = false;
  Random random{0};
  Stage stage = Stage::kOver;
  int attempt = 0;
  int areas_tried = 0;
  double progress = 0;

  std::optional<Pieces> pieces;
  Filler filler;
  Question question;
  std::vector<int> solution;
  std::vector<Drawn> drawn;
  RegionPuzzle puzzle;
  bool is_asked = false;  // while givens and clues are dropped
  int repairs = 0;
  std::vector<int> foci;  // of a repair: cells around which cages may be drawn anew
  int divisions = 0;      // of a repair

  // Cells in which another solution differs: one of each list must be given. (With the clues of the present.)
  std::vector<std::vector<int>> differences;

  std::vector<int> to_drop;   // cells, or indices of what is drawn, from the last on
  std::size_t drops = 0;      // their number at the beginning
  std::vector<bool> dropped;  // of what is drawn

  GeneratedRegions best;
  int best_off = 0;
};

void RegionGenerator::Impl::start(const RegionPuzzle& new_layout,
                                  const GenerateRegionsOptions& new_options) {
  shape = new_layout;
  options = new_options;
  // (No grid has so many givens: more are as far off, and distances stay small.)
  options.givens = std::clamp(options.givens, -1, kMaxRegionSide * kMaxRegionSide + 1);
  only_cages = options.clues.size() == 1 && options.clues[0] == RegionClue::kCage;
  random = Random(options.seed);
  attempt = areas_tried = 0;
  progress = 0;
  best = {};
  best.puzzle = shape;
  begin_attempt();
}

void RegionGenerator::Impl::begin_attempt() {
  layout = shape;
  if (options.irregular) {
    stage = Stage::kAreas;
    pieces.emplace(layout.rows);
  } else {
    stage = Stage::kFill;
    filler.start(layout, kAnyPatience, random);
  }
}

void RegionGenerator::Impl::fill_areas() {
  put_areas(layout, *pieces);
  stage = Stage::kFill;
  filler.start(layout, kIrregularPatience, random);
}

bool RegionGenerator::Impl::advance(std::uint64_t nodes) {
  while (stage != Stage::kOver && nodes != 0) {
    switch (stage) {
      case Stage::kAreas:
        nodes -= std::min(nodes, kNodesToExchange);
        if (pieces->advance(random)) fill_areas();
        break;
      case Stage::kFill:
        if (filler.advance(nodes, random)) finish_fill();
        break;
      case Stage::kProve:
        if (question.advance(nodes)) take_proof();
        break;
      case Stage::kRepair:
        nodes -= std::min(nodes, kNodesToDivide);
        repair();
        break;
      case Stage::kDropGivens:
      case Stage::kDropClues:
        if (is_asked) {
          if (question.advance(nodes)) take_drop();
        } else {
          nodes -= std::min(nodes, kNodesToDrop);
          next_drop();
        }
        break;
      case Stage::kOver:
        break;
    }
    progress = std::max(progress, stage_progress());
  }
  return stage == Stage::kOver;
}

void RegionGenerator::Impl::finish_fill() {
  solution = filler.solution();
  if (!solution.empty()) return draw();
  // Not every jigsaw has a solution.
  ++areas_tried;
  if (options.irregular && areas_tried < kAreas) {
    begin_attempt();
  } else {
    stage = Stage::kOver;
  }
}

void RegionGenerator::Impl::draw() {
  areas_tried = 0;
  const bool plenty = options.givens == 0;
  drawn = draw_clues(layout, solution, options.clues, plenty, random);
  puzzle = with_clues(layout, drawn);
  // (The layout may have as many regions or rules as a puzzle can have.)
  if (validate(puzzle)) {
    drawn.clear();
    puzzle = layout;
  }
  dropped.assign(drawn.size(), false);
  differences.clear();
  repairs = 0;
  stage = Stage::kProve;
  ask();
}

void RegionGenerator::Impl::ask() {
  question.ask(puzzle, kPatience);
  is_asked = true;
}

// Whether the attempt is to do without givens.
bool RegionGenerator::Impl::is_bare() const {
  return options.givens == 0 || (options.givens < 0 && only_cages && attempt < kBareAttempts);
}

void RegionGenerator::Impl::note_difference() {
  std::vector<int> cells;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    const bool differs =
        question.first()[cell] != solution[cell] || question.second()[cell] != solution[cell];
    if (differs) cells.push_back(static_cast<int>(cell));
  }
  if (differences.size() == kMaxDifferences) differences.erase(differences.begin());
  differences.push_back(std::move(cells));
}

void RegionGenerator::Impl::take_proof() {
  if (question.answer() == Answer::kUnique) {
    begin_drops();
    return;
  }
  if (question.answer() == Answer::kSeveral) note_difference();
  if (!is_bare()) {
    give_one();
  } else if (only_cages && repairs < kRepairs) {
    begin_repair();
  } else {
    give_up_bare();
  }
}

// Tries to do without givens with another solution, or with givens.
void RegionGenerator::Impl::give_up_bare() {
  ++attempt;
  if (attempt < (options.givens == 0 ? options.attempts : kBareAttempts + 1)) {
    begin_attempt();
  } else {
    stage = Stage::kProve;
    give_one();
  }
}

void RegionGenerator::Impl::give(int cell) {
  puzzle.cells[static_cast<std::size_t>(cell)] = solution[static_cast<std::size_t>(cell)];
}

// Gives a cell in which solutions differ, or any.
void RegionGenerator::Impl::give_one() {
  const auto is_open = [&](int cell) {
    return puzzle.cells[static_cast<std::size_t>(cell)] == kOpenCell;
  };
  std::vector<int> cells;
  if (question.answer() == Answer::kSeveral) cells = differences.back();
  std::erase_if(cells, [&](int cell) { return !is_open(cell); });
  if (cells.empty()) {
    for (int cell = 0; cell < static_cast<int>(solution.size()); ++cell) {
      if (is_open(cell)) cells.push_back(cell);
    }
  }
  if (cells.empty()) return begin_drops();
  give(cells[static_cast<std::size_t>(random.below(static_cast<int>(cells.size())))]);
  ask();
}

// Draws the cages around a cell in which solutions differ anew, so that the other solution breaks one of them.
void RegionGenerator::Impl::begin_repair() {
  ++repairs;
  divisions = 0;
  stage = Stage::kRepair;
  foci.clear();
  if (question.answer() == Answer::kSeveral) {
    foci = differences.back();
    return;
  }
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    if (solution[cell] != kVoidCell) foci.push_back(static_cast<int>(cell));
  }
}

void RegionGenerator::Impl::repair() {
  const int focus = foci[static_cast<std::size_t>(random.below(static_cast<int>(foci.size())))];
  if (divide_anew(focus)) {
    puzzle = with_clues(layout, drawn);
    stage = Stage::kProve;
    ask();
  } else if (++divisions == kDivisions) {
    give_up_bare();
  }
}

bool RegionGenerator::Impl::divide_anew(int focus) {
  std::vector<Drawn> none;
  const Canvas canvas(layout, solution, random, none);
  const auto holds = [](const Drawn& clue, int cell) {
    const std::vector<int>& cells = clue.cage.cells;
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  // The cage of the cell, and those beside it.
  std::vector<int> seeds = {focus};
  for (const Drawn& clue : drawn) {
    if (!holds(clue, focus)) continue;
    const std::vector<int>& cells = clue.cage.cells;
    for (const int cell : cells) {
      for (const int other : canvas.neighbours(cell, false)) {
        if (random.below(2) == 0) seeds.push_back(other);
      }
    }
    break;
  }
  std::vector<int> cells;
  std::vector<Drawn> next;
  for (const Drawn& clue : drawn) {
    if (std::any_of(seeds.begin(), seeds.end(), [&](int cell) { return holds(clue, cell); })) {
      const std::vector<int>& freed = clue.cage.cells;
      cells.insert(cells.end(), freed.begin(), freed.end());
    } else {
      next.push_back(clue);
    }
  }
  bool breaks = question.answer() != Answer::kSeveral;
  const auto is_broken = [&](const Cage& cage, const std::vector<int>& other) {
    int sum = 0;
    std::uint64_t seen = 0;
    for (const int cell : cage.cells) {
      const int value = other[static_cast<std::size_t>(cell)];
      sum += value;
      seen |= std::uint64_t{1} << (value - layout.low);
    }
    return sum != cage.sum || std::popcount(seen) != static_cast<int>(cage.cells.size());
  };
  std::vector<Cage> cages = divide_into_cages(canvas, cells);
  const auto breaks_other = [&](const std::vector<int>& other) {
    return other == solution || std::any_of(cages.begin(), cages.end(), [&](const Cage& cage) {
             return is_broken(cage, other);
           });
  };
  breaks = breaks || (breaks_other(question.first()) && breaks_other(question.second()));
  if (!breaks) return false;
  for (Cage& cage : cages) next.push_back({.cage = std::move(cage)});
  drawn = std::move(next);
  dropped.assign(drawn.size(), false);
  // They were solutions of the cages before.
  differences.clear();
  return true;
}

int RegionGenerator::Impl::count_givens() const {
  return static_cast<int>(std::count_if(puzzle.cells.begin(), puzzle.cells.end(), [](int entry) {
    return entry != kOpenCell && entry != kVoidCell;
  }));
}

// From the first puzzle with one solution: looks which of the givens that were added can be left out.
void RegionGenerator::Impl::begin_drops() {
  to_drop.clear();
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    if (puzzle.cells[cell] != kOpenCell && layout.cells[cell] == kOpenCell) {
      to_drop.push_back(static_cast<int>(cell));
    }
  }
  stage = Stage::kDropGivens;
  random.shuffle(std::span(to_drop));
  drops = to_drop.size();
  is_asked = false;
}

// Whether another solution is known that only this given forbids.
bool RegionGenerator::Impl::is_known_to_be_needed(int cell) const {
  return std::any_of(differences.begin(), differences.end(), [&](const std::vector<int>& cells) {
    return std::all_of(cells.begin(), cells.end(), [&](int other) {
      return other == cell || puzzle.cells[static_cast<std::size_t>(other)] == kOpenCell;
    });
  });
}

// Takes the next given or clue away and asks, or goes on to the next stage.
void RegionGenerator::Impl::next_drop() {
  const bool enough = options.givens >= 0 && !options.minimal && count_givens() <= options.givens;
  if (stage == Stage::kDropClues) {
    drop_clue();
  } else if (to_drop.empty() || enough) {
    begin_clues();
  } else if (is_known_to_be_needed(to_drop.back())) {
    to_drop.pop_back();
  } else {
    puzzle.cells[static_cast<std::size_t>(to_drop.back())] = kOpenCell;
    ask();
  }
}

void RegionGenerator::Impl::begin_clues() {
  stage = Stage::kDropClues;
  to_drop.clear();
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (options.minimal || !stays(drawn[i].kind)) to_drop.push_back(static_cast<int>(i));
  }
  random.shuffle(std::span(to_drop));
  drops = to_drop.size();
}

void RegionGenerator::Impl::drop_clue() {
  if (to_drop.empty()) return finish_attempt();
  const auto index = static_cast<std::size_t>(to_drop.back());
  int left = 0;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (drawn[i].kind == drawn[index].kind && !dropped[i]) ++left;
  }
  if (left == 1) {
    to_drop.pop_back();
    return;
  }
  dropped[index] = true;
  put_back();
  ask();
}

// Makes the puzzle of the clues that are not dropped.
void RegionGenerator::Impl::put_back() {
  std::vector<Drawn> kept;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (!dropped[i]) kept.push_back(drawn[i]);
  }
  RegionPuzzle next = with_clues(layout, kept);
  next.cells = std::move(puzzle.cells);
  puzzle = std::move(next);
}

void RegionGenerator::Impl::take_drop() {
  const bool unique = question.answer() == Answer::kUnique;
  const int what = to_drop.back();
  to_drop.pop_back();
  if (stage == Stage::kDropGivens) {
    if (question.answer() == Answer::kSeveral) note_difference();
    if (!unique) give(what);
  } else if (!unique) {
    dropped[static_cast<std::size_t>(what)] = false;
    put_back();
  }
  is_asked = false;
}

void RegionGenerator::Impl::finish_attempt() {
  ++attempt;
  // More givens make an easier puzzle.
  if (!options.minimal) {
    std::vector<int> open;
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      if (puzzle.cells[cell] == kOpenCell) open.push_back(static_cast<int>(cell));
    }
    random.shuffle(std::span(open));
    for (int missing = options.givens - count_givens(); missing > 0 && !open.empty(); --missing) {
      give(open.back());
      open.pop_back();
    }
  }
  const int givens = count_givens();
  int missing = 0;
  for (const RegionClue kind : options.clues) {
    if (std::none_of(drawn.begin(), drawn.end(),
                     [&](const Drawn& clue) { return clue.kind == kind; }))
      ++missing;
  }
  const int off = missing * 10'000 + (options.givens < 0 ? 0 : std::abs(givens - options.givens));
  if (best.solution.empty() || off < best_off) {
    best_off = off;
    best = {.puzzle = puzzle, .solution = solution, .givens = givens, .reached = off == 0};
  }
  if (off == 0 || attempt >= options.attempts) {
    stage = Stage::kOver;
  } else {
    begin_attempt();
  }
}

double RegionGenerator::Impl::stage_progress() const {
  const auto part = [&](double from, double to) {
    if (drops == 0) return to;
    return to - (to - from) * static_cast<double>(to_drop.size()) / static_cast<double>(drops);
  };
  constexpr double kToClues = (kToReduce + 1) / 2;
  switch (stage) {
    case Stage::kAreas:
      return 0;
    case Stage::kFill:
      return kToProve * filler.progress();
    case Stage::kProve:
    case Stage::kRepair:
      return kToProve;
    case Stage::kDropGivens:
      return part(kToReduce, kToClues);
    case Stage::kDropClues:
      return part(kToClues, 1);
    default:
      return 1;
  }
}

std::string_view name_of(RegionClue clue) { return name_in(kNames, clue); }

RegionGenerator::RegionGenerator() : impl_(make_owned<Impl>()) {}

void RegionGenerator::start(const RegionPuzzle& layout, const GenerateRegionsOptions& options) {
  JIUGONG_REQUIRE(!validate(layout), "an invalid puzzle");
  impl_->start(layout, options);
}
bool RegionGenerator::advance(std::uint64_t nodes) { return impl_->advance(nodes); }
const GeneratedRegions& RegionGenerator::result() const { return impl_->best; }
double RegionGenerator::progress() const { return impl_->progress; }

GeneratedRegions generate_regions(const RegionPuzzle& layout,
                                  const GenerateRegionsOptions& options) {
  RegionGenerator generator;
  generator.start(layout, options);
  generator.advance(UINT64_MAX);
  return generator.result();
}

}  // namespace jiugong
