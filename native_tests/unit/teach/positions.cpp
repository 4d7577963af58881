#include "unit/teach/positions.h"

#include <array>
#include <fstream>
#include <sstream>

#include "jiugong/generate.h"
#include "jiugong/solve9.h"
#include "support.h"
#include "teach/position.h"

namespace jiugong::teach {
namespace {

int value_of(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

// Two digits of base 32 a cell.
Marks marks_of(const std::string& text) {
  Marks marks = {};
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    marks[cell] =
        static_cast<DigitSet>(32 * value_of(text[2 * cell]) + value_of(text[2 * cell + 1]));
  }
  return marks;
}

std::string name_of_cell(Cell cell) {
  return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
}

}  // namespace

std::vector<std::string> corpus_lines(const std::string& file) {
  std::ifstream stream(JIUGONG_SOURCE_DIR "/native_tests/corpus/" + file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  EXPECT_FALSE(lines.empty()) << file;
  return lines;
}

std::vector<std::string> fields_of(const std::string& line, char separator) {
  std::vector<std::string> fields(1);
  for (const char c : line) {
    if (c == separator) {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

std::vector<KnownStep> known_steps() {
  std::vector<KnownStep> steps;
  for (const std::string& line : corpus_lines("teach_steps.tsv")) {
    const std::vector<std::string> fields = fields_of(line, '\t');
    KnownStep& step = steps.emplace_back();
    step.name = fields[0];
    step.rating = std::stoi(fields[1]);
    step.complexity = std::stoi(fields[2]);
    step.position.givens = grid_of(fields[3]);
    step.position.marks = marks_of(fields[4]);
    step.placement = fields[5];
    step.eliminations = fields[6];
  }
  return steps;
}

std::vector<KnownHumanStep> known_human_steps() {
  std::vector<KnownHumanStep> steps;
  for (const std::string& line : corpus_lines("teach_human_steps.tsv")) {
    const std::vector<std::string> fields = fields_of(line, '\t');
    KnownHumanStep& step = steps.emplace_back();
    step.name = fields[0];
    step.rating = std::stoi(fields[1]);
    step.position.givens = grid_of(fields[2]);
    step.position.entered = grid_of(fields[3]);
    step.position.marks = marks_of(fields[4]);
    step.placement = fields[5];
    step.eliminations = fields[6];
    if (fields[7].empty()) continue;
    // r1c2+5: with 5 in row 1, column 2. r1c2: with that cell open, and without marks.
    const Cell cell = 9 * (fields[7][1] - '1') + fields[7][3] - '1';
    Position near = step.position;
    if (fields[7].size() > 4) {
      DigitSet& marks = near.marks[static_cast<std::size_t>(cell)];
      marks = static_cast<DigitSet>(marks | 1 << (fields[7][5] - '1'));
    } else {
      near.entered.set(cell, 0);
      near.marks = {};
    }
    step.near = near;
  }
  return steps;
}

Position position_of_loops() {
  Position position = {.givens = grid_of("................12....34........5.67..12......."
                                         "3..........184...7.......26......5")};
  const Grid solution = *solve9(position.givens).solution;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    position.marks[static_cast<std::size_t>(cell)] =
        static_cast<DigitSet>(1 << (solution[cell] - 1) | 1 << 7 | 1 << 8);
  }
  return position;
}

Position position_of_sets() {
  return {.givens = grid_of("................12..3.45..............6."
                            "..4...7.1.......82...7.3.9.5....4...6...."),
          .marks = marks_of(
              "29408i120h0a85080670812a142h40ag55261a11c485898g214q9189488d0h40182274a0c044102h02"
              "9c184o011m233203042ac030d02d0g5442ag0k1470080410a00a0o20016ucg2e0a2g4g1g012kb88l")};
}

std::string placement_of(const Step& step) {
  if (!step.placement) return "";
  return name_of_cell(step.placement->cell) + "=" + std::to_string(step.placement->digit);
}

std::string eliminations_of(const Step& step) {
  std::string text;
  for (const Elimination& elimination : step.eliminations) {
    if (!text.empty()) text += ' ';
    text += name_of_cell(elimination.cell) + "-";
    for (const int digit : bits(elimination.digits)) text += std::to_string(digit + 1);
  }
  return text;
}

Board board_of(const Position& position) {
  Board board;
  board.start(digits_of(position), limits_of(position));
  return board;
}

Position with_marks(const Position& position) {
  const Board board = board_of(position);
  Position marked = position;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    marked.marks[static_cast<std::size_t>(cell)] = board.cells[cell];
  }
  return marked;
}

Position after(const Position& position, const Step& step) {
  Position next = with_marks(position);
  for (const Elimination& elimination : step.eliminations) {
    DigitSet& marks = next.marks[static_cast<std::size_t>(elimination.cell)];
    marks = static_cast<DigitSet>(marks & ~elimination.digits);
  }
  if (step.placement) next.entered.set(step.placement->cell, step.placement->digit);
  return with_marks(next);
}

RandomPosition RandomPositions::next() {
  const Generated generated = generate({.seed = random_.next(), .attempts = 1});
  RandomPosition random = {.position = {.givens = generated.puzzle},
                           .solution = generated.solution};
  // From untouched to nearly solved, and from all candidates to few.
  const int entered = random_.below(60), marked = random_.below(100), dropped = random_.below(60);
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const Digit digit = random.solution[cell];
    if (random_.below(100) < entered) random.position.entered.set(cell, digit);
    if (random_.below(100) >= marked) continue;
    auto marks = static_cast<DigitSet>(1 << (digit - 1));
    for (int other = 0; other < 9; ++other) {
      if (random_.below(100) >= dropped) marks = static_cast<DigitSet>(marks | 1 << other);
    }
    random.position.marks[static_cast<std::size_t>(cell)] = marks;
  }
  return random;
}

std::string mistake_in(const Step& step, const Grid& solution) {
  if (step.placement && solution[step.placement->cell] != step.placement->digit) {
    return step.name() + " places " + placement_of(step);
  }
  for (const Elimination& elimination : step.eliminations) {
    if (has_bit(elimination.digits, solution[elimination.cell] - 1)) {
      return step.name() + " removes " + eliminations_of(step);
    }
  }
  if (!step.placement && step.eliminations.empty()) return step.name() + " does nothing";
  return "";
}

}  // namespace jiugong::teach
