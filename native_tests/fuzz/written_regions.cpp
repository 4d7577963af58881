// Writes region puzzles in the supported formats: the reader must find exactly these.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "fuzz/region_puzzles.h"
#include "fuzz/targets.h"
#include "jiugong/region_presets.h"
#include "jiugong/region_text.h"

namespace jiugong::fuzz {
namespace {

constexpr int kMaxSide = 12;  // (Beyond this, givens may spell the name of a cell.)

void expect_read(const std::string& text, const RegionPuzzle& puzzle, Verdict& verdict) {
  const auto read = read_regions(text);
  const auto* made = std::get_if<RegionPuzzle>(&read);
  verdict.expect(made != nullptr, "a good text is read");
  verdict.expect(made != nullptr && *made == puzzle, "a text is read as it was meant");
  if (const auto* error = std::get_if<RegionTextError>(&read)) verdict.add(error->message());
  if (!verdict.good()) verdict.add(text);
}

char symbol_of(int value) { return static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10); }

// The style of the lines of the common formats.
struct Style {
  char blank = '.';
  bool spaced = false;
  bool one_line = false;
  std::string end;
};

Style style_of(FuzzInput& input) {
  constexpr std::array<char, 5> kBlanks = {'.', '0', '?', '*', '_'};
  constexpr std::array<std::string_view, 4> kEnds = {"\n", "\r\n", "\r", "; "};
  Style style;
  style.blank = input.one_of(kBlanks);
  style.end = input.one_of(kEnds);
  const int habits = input.byte();
  style.spaced = (habits & 1) != 0;
  style.one_line = (habits & 2) != 0;
  return style;
}

// Writes the characters of a square grid.
std::string in_rows(const std::string& characters, int side, const Style& style) {
  std::string out;
  for (std::size_t i = 0; i < characters.size(); ++i) {
    out += characters[i];
    const bool row_ends = (i + 1) % static_cast<std::size_t>(side) == 0;
    if (row_ends && !style.one_line) out += style.end;
    if (!row_ends && style.spaced) out += ' ';
  }
  return style.one_line ? out + style.end : out;
}

std::string cells_of(const RegionPuzzle& puzzle, const Style& style) {
  std::string out;
  for (const int cell : puzzle.cells) {
    out += cell == kOpenCell ? style.blank : cell == kVoidCell ? '#' : symbol_of(cell);
  }
  return out;
}

void fill_some(FuzzInput& input, RegionPuzzle& puzzle) {
  for (int& cell : puzzle.cells) {
    const int byte = input.byte();
    if (byte % 4 == 1) cell = 1 + byte / 4 % puzzle.high;
  }
}

// Returns as many of each label as the side, in an order from the bytes.
std::string labels_of(FuzzInput& input, int side) {
  std::string labels;
  for (int label = 0; label < side; ++label) {
    labels += std::string(static_cast<std::size_t>(side), symbol_of(label + 9));
  }
  for (std::size_t i = 0; i < labels.size() && !input.empty(); ++i) {
    std::swap(labels[i], labels[static_cast<std::size_t>(input.byte()) % labels.size()]);
  }
  return labels;
}

void fuzz_jigsaw(FuzzInput& input, Verdict& verdict) {
  const int side = input.between(1, kMaxSide);
  const Style style = style_of(input);
  RegionPuzzle puzzle = open_grid(side, side, 1, side);
  add_rows(puzzle);
  add_columns(puzzle);
  const std::string labels = labels_of(input, side);
  add_labelled(puzzle, labels);
  fill_some(input, puzzle);
  expect_read(in_rows(cells_of(puzzle, style), side, style) + in_rows(labels, side, style), puzzle,
              verdict);
}

std::string name_of_cell(int cell, int side, bool capital) {
  const std::string row = std::to_string(cell / side + 1), col = std::to_string(cell % side + 1);
  return capital ? "R" + row + "C" + col : "r" + row + "c" + col;
}

std::string write_cage(const Cage& cage, int side, int kind) {
  constexpr std::array<std::string_view, 4> kBetween = {" ", "+", ",", ""};
  const std::string_view between = kBetween[static_cast<std::size_t>(kind)];
  std::string list;
  for (const int cell : cage.cells) {
    if (!list.empty()) list += between;
    list += name_of_cell(cell, side, kind == 2);
  }
  const std::string sum = std::to_string(cage.sum);
  switch (kind) {
    case 1:
      return sum + "=" + list;
    case 2:
      return list + "=" + sum;
    case 3:
      return sum + ": (" + list + ")";
    default:
      return sum + " " + list;
  }
}

// Returns the side of the grid that the reader infers from cages without cells.
int side_of(const std::vector<Cage>& cages, int side) {
  std::vector<bool> caged(static_cast<std::size_t>(kMaxSide) * kMaxSide);
  int most = 1;
  for (const Cage& cage : cages) {
    for (const int cell : cage.cells) {
      const int at = cell / side * kMaxSide + cell % side;
      caged[static_cast<std::size_t>(at)] = true;
      most = std::max({most, cell / side + 1, cell % side + 1});
    }
  }
  if (std::count(caged.begin(), caged.end(), true) == std::ptrdiff_t{most} * most) return most;
  return most <= 9 ? 9 : 12;
}

void fuzz_killer(FuzzInput& input, Verdict& verdict) {
  const int side = input.between(1, kMaxSide);
  const Style style = style_of(input);
  const bool with_cells = input.coin();
  RegionPuzzle puzzle = classic_grid(side);
  if (with_cells) fill_some(input, puzzle);
  const int kind = input.below(4);
  std::string text = with_cells ? in_rows(cells_of(puzzle, style), side, style) : "";
  for (int cages = input.between(1, 20); cages != 0; --cages) {
    puzzle.cages.push_back({.sum = input.byte(), .cells = some_cells(input, puzzle, side)});
    text += write_cage(puzzle.cages.back(), side, kind) + style.end;
  }
  if (!with_cells) {
    std::vector<Cage> cages = std::move(puzzle.cages);
    const int whole = side_of(cages, side);
    for (Cage& cage : cages) {
      for (int& cell : cage.cells) cell = cell / side * whole + cell % side;
      // A cage with more cells than values is invalid.
      if (static_cast<int>(cage.cells.size()) > whole) return;
    }
    puzzle = classic_grid(whole);
    puzzle.cages = std::move(cages);
  }
  expect_read(text, puzzle, verdict);
}

}  // namespace

void fuzz_written_regions(FuzzInput& input, Verdict& verdict) {
  const int form = input.below(8);
  if (form <= 1) return fuzz_jigsaw(input, verdict);
  if (form <= 3) return fuzz_killer(input, verdict);
  const RegionPuzzle puzzle =
      form == 4 ? region_puzzle_of(input, {}) : region_puzzle_of(input, {.side = 9, .values = 10});
  verdict.expect(!validate(puzzle), "a puzzle that is made has no mistake");
  if (!verdict.good()) return verdict.add(validate(puzzle)->message());
  expect_read(write_regions(puzzle), puzzle, verdict);
}

}  // namespace jiugong::fuzz
