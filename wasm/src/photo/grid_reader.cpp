#include "photo/grid_reader.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "photo/exp_log.h"

namespace jiugong::photo {
namespace {

// A reading that is so much likelier than any other and costs so little is taken as it is.
constexpr double kSureShare = 0.995;
constexpr double kSureCost = 4;

// A cell of which other readings say something else more often than this is doubtful.
constexpr double kSureOfCell = 0.995;

// Where people have written digits, one that is less likely to be printed than this may be theirs.
constexpr double kSureOfPrint = 0.9985;

// Upright writing mostly reads better than -0.01, upside down it may reach -0.14. Another orientation has
// to read better by this.
constexpr double kLegible = -0.05;
constexpr double kBetter = 0.05;

// What is no proper puzzle is still taken for what is printed where at most so many cells are unsure.
constexpr int kMostUnsure = 4;

constexpr std::size_t kCellsAStep = 27;
constexpr std::uint64_t kCorrectorNodes = 100;

// Hardly any printed puzzle has more givens.
constexpr int kMostPrinted = 40;

Grid plain_reading(const GridLogs& logs) {
  Grid out;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const CellLogs& chances = logs[static_cast<std::size_t>(cell)];
    out.set(cell,
            static_cast<Digit>(std::max_element(chances.begin(), chances.end()) - chances.begin()));
  }
  return out;
}

}  // namespace

void GridReader::start(const Pyramid& pyramid, const Lattice& lattice, const Source& source,
                       int factor) {
  pyramid_ = &pyramid;
  lattice_ = lattice;
  source_ = source;
  factor_ = factor;
  turns_ = 0;
  stage_ = Stage::kCells;
}

bool GridReader::step() {
  switch (stage_) {
    case Stage::kCells:
      patches_ = cut_cells(*pyramid_, lattice_);
      stage_ = Stage::kInks;
      break;
    case Stage::kInks:
      find_inks();
      break;
    case Stage::kDigits:
      read_digits();
      break;
    case Stage::kHandwriting:
      choose_orientation();
      break;
    case Stage::kCorrection:
      if (corrector_.advance(kCorrectorNodes)) finish();
      break;
    case Stage::kDone:
      break;
  }
  return stage_ == Stage::kDone;
}

void GridReader::find_inks() {
  attempt_ = {find_inputs(patches_), {}, {}};
  read_ = 0;
  stage_ = Stage::kDigits;
}

void GridReader::read_digits() {
  for (const std::size_t end = read_ + kCellsAStep; read_ < end; ++read_) {
    attempt_.outputs[read_] = network_.read(attempt_.ink[read_]);
  }
  if (read_ == 81) end_orientation();
}

void GridReader::end_orientation() {
  const double how_legible = legibility(attempt_);
  if (turns_ == 0 || how_legible > legibility_ + kBetter) {
    legibility_ = how_legible;
    writing_ = attempt_;
    for (int cell = 0; cell < 81; ++cell) {
      light_[static_cast<std::size_t>(cell_before_turns(cell, turns_))] =
          writing_.light[static_cast<std::size_t>(cell)];
    }
    best_turns_ = turns_;
  }
  if (legibility_ >= kLegible || turns_ == 3) {
    stage_ = Stage::kHandwriting;
  } else {
    patches_ = turned(patches_);
    ++turns_;
    stage_ = Stage::kInks;
  }
}

bool GridReader::is_proper(const Grid& grid) {
  // What takes longer is no puzzle that anyone prints.
  constexpr std::uint64_t kNodes = 10'000;
  solver_.start(grid, 1);
  return solver_.advance(kNodes) && solver_.found() == 1;
}

void GridReader::find_colours() {
  Mesh mesh = lattice_.mesh;
  mesh.scale(factor_);
  const InkColours colours = photo::find_colours(source_, mesh, light_);
  for (int cell = 0; cell < 81; ++cell) {
    writing_.colours[static_cast<std::size_t>(cell)] =
        colours[static_cast<std::size_t>(cell_before_turns(cell, best_turns_))];
  }
}

// What was added to a puzzle by hand leaves a proper puzzle when it is taken away. Where it does not,
// but fewer cues would leave one, those cues may be wrong, and what they change is doubtful.
void GridReader::tell_handwriting() {
  chances_ = find_chances(writing_, HandCues::kAll);
  const Grid all = plain_reading(chances_.logs);
  if (is_proper(all)) return;
  for (const HandCues cues : {HandCues::kWithoutColour, HandCues::kNone}) {
    Chances fewer = find_chances(writing_, cues);
    const Grid reading = plain_reading(fewer.logs);
    if (reading.clue_count() > kMostPrinted || !is_proper(reading)) continue;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (reading[cell] != all[cell]) doubt(fewer.logs[static_cast<std::size_t>(cell)]);
    }
    chances_ = fewer;
    return;
  }
}

void GridReader::choose_orientation() {
  find_colours();
  tell_handwriting();
  for (int cell = 0; cell < 81; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    const auto before = static_cast<std::size_t>(cell_before_turns(cell, best_turns_));
    // Where the lines of a cell are not seen (a fold, a finger), its digit may be missing too.
    const bool is_hidden = lattice_.lines > 0.8 && lattice_.sides[before] < 2;
    if (is_hidden || writing_.faded[i]) doubt(chances_.logs[i]);
  }
  corrector_.start(chances_.logs);
  stage_ = Stage::kCorrection;
}

void GridReader::finish() {
  grid_ = {};
  grid_.quarter_turns = best_turns_;
  grid_.side = lattice_.side * factor_;
  for (int i = 0; i < 100; ++i) {
    // The crossings of the upright puzzle are elsewhere in the picture.
    int row = i / 10, column = i % 10;
    for (int turn = 0; turn < best_turns_; ++turn) row = 9 - std::exchange(column, row);
    const Point point = scaled(lattice_.mesh.at(row, column), factor_);
    grid_.crossings[static_cast<std::size_t>(i)] = {point.x, point.y};
  }
  const auto& proper = corrector_.proper();
  grid_.puzzle = proper.empty() ? corrector_.plain() : proper.front().puzzle;
  grid_.corrected = grid_.puzzle != corrector_.plain();
  solver_.start(grid_.puzzle, 1);
  while (!solver_.advance(1'000'000)) {
  }
  grid_.status = solver_.result().status;
  grid_.conflicts = solver_.result().conflicts;
  if (!proper.empty()) {
    const bool sure = corrector_.exhausted() && corrector_.share() > kSureShare &&
                      proper.front().cost < kSureCost;
    grid_.verdict = sure ? PhotoVerdict::kSure : PhotoVerdict::kDoubtful;
  }
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    PhotoCell& out = grid_.cells[i];
    for (std::size_t digit = 0; digit < 10; ++digit) {
      out.chances[digit] = static_cast<int>(std::lround(exp_of(chances_.logs[i][digit]) * 1000));
    }
    if (grid_.puzzle[cell] == 0) {
      grid_.by_hand.set(cell, static_cast<Digit>(chances_.by_hand[i]));
    }
  }
  mark_doubtful();
  stage_ = Stage::kDone;
}

bool GridReader::has_writing() const {
  return std::any_of(chances_.by_hand.begin(), chances_.by_hand.end(),
                     [](int digit) { return digit != 0; });
}

bool GridReader::is_unsure(Cell cell) const {
  const auto i = static_cast<std::size_t>(cell);
  const auto& what = writing_.outputs[i].what;
  const bool is_written = std::max_element(what.begin(), what.end()) - what.begin() != kBlank;
  return exp_of(chances_.logs[i][grid_.puzzle[cell]]) < kSureOfCell ||
         (is_written && grid_.puzzle[cell] == 0);
}

bool GridReader::is_doubtful(Cell cell) const {
  if (grid_.verdict == PhotoVerdict::kSure) return false;
  if (grid_.verdict == PhotoVerdict::kUnread) return is_unsure(cell);
  if (corrector_.share_at(cell) < kSureOfCell) return true;
  // A reading that costs much may be wrong where the cells for themselves are not certain, or where what
  // is written was not taken for a given, even if the puzzle has no other reading there.
  const auto i = static_cast<std::size_t>(cell);
  if (grid_.puzzle[cell] != 0 && has_writing() &&
      exp_of(chances_.logs[i][grid_.puzzle[cell]]) < kSureOfPrint) {
    return true;
  }
  const bool is_cheap = corrector_.proper().front().cost < kSureCost;
  return !(is_cheap && corrector_.exhausted()) && is_unsure(cell);
}

void GridReader::mark_doubtful() {
  int count = 0;
  const auto mark = [&](const auto& is_marked) {
    count = 0;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      const bool marked = is_marked(cell);
      grid_.cells[static_cast<std::size_t>(cell)].doubtful = marked;
      count += marked ? 1 : 0;
    }
  };
  mark([&](Cell cell) { return is_doubtful(cell); });
  // Many other readings may each be too unlikely to make a cell doubtful.
  if (grid_.verdict == PhotoVerdict::kDoubtful && count == 0) {
    mark([&](Cell cell) { return corrector_.has_choice(cell); });
  }
  // Where nothing is sure, a proper puzzle is one by chance.
  if (count == kCellCount) grid_.verdict = PhotoVerdict::kUnread;
  const bool is_blank = grid_.puzzle.clue_count() == 0;
  if (grid_.verdict == PhotoVerdict::kUnread && (count > kMostUnsure || is_blank)) {
    mark([](Cell) { return true; });
  }
}

PhotoGrid GridReader::take() { return std::exchange(grid_, {}); }

}  // namespace jiugong::photo
