#include "jiugong/region_presets.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

namespace jiugong {
namespace {

constexpr std::array<std::string_view, 17> kNames = {
    "4x4",      "6x6",         "8x8",       "9x9",
    "10x10",    "12x12",       "16x16",     "25x25",
    "x",        "windoku",     "jigsaw",    "toroidal",
    "disjoint", "anti-knight", "anti-king", "non-consecutive",
    "killer"};

// Symmetric under quarter turns.
constexpr std::string_view kJigsaw =
    "ABBBBBCCC"
    "AAABBCCCD"
    "AAABFCCCD"
    "EAABFDDDD"
    "EEFFFFFDD"
    "EEEEFGHHD"
    "EIIIFGHHH"
    "EIIIGGHHH"
    "IIIGGGGGH";

// One shape in nine places; symmetric under half turns.
constexpr std::string_view kToroidal =
    "AABBCDEEA"
    "ABBBDDEFA"
    "GBBDDDFFA"
    "GBHDDFFFG"
    "GHHDIFFGG"
    "HHHIIFCGG"
    "HHIIICCGE"
    "HAIICCCEE"
    "AAIBCCEEE";

RegionPuzzle with_pieces(std::string_view labels) {
  RegionPuzzle puzzle = open_grid(9, 9, 1, 9);
  add_rows(puzzle);
  add_columns(puzzle);
  add_labelled(puzzle, labels);
  return puzzle;
}

// Returns the 3×3 cells (row, col), (row, col + right), ….
std::vector<int> three_by_three(int row, int col, int down, int right) {
  std::vector<int> cells(9);
  for (int i = 0; i < 9; ++i) {
    cells[static_cast<std::size_t>(i)] = (row + i / 3 * down) * 9 + col + i % 3 * right;
  }
  return cells;
}

void add_windows(RegionPuzzle& puzzle) {
  for (const int row : {1, 5}) {
    for (const int col : {1, 5}) puzzle.regions.push_back(three_by_three(row, col, 1, 1));
  }
}

void add_disjoint_groups(RegionPuzzle& puzzle) {
  for (int i = 0; i < 9; ++i) puzzle.regions.push_back(three_by_three(i / 3, i % 3, 3, 3));
}

RegionPuzzle puzzle_named(std::string_view name) {
  if (name == "jigsaw") return with_pieces(kJigsaw);
  if (name == "toroidal") return with_pieces(kToroidal);
  // The name of a classic preset begins with its side.
  int side = 9;
  std::from_chars(name.data(), name.data() + name.size(), side);
  RegionPuzzle puzzle = classic_grid(side);
  puzzle.diagonals = name == "x";
  puzzle.anti_knight = name == "anti-knight";
  puzzle.anti_king = name == "anti-king";
  puzzle.non_consecutive = name == "non-consecutive";
  if (name == "windoku") add_windows(puzzle);
  if (name == "disjoint") add_disjoint_groups(puzzle);
  return puzzle;
}

}  // namespace

std::span<const std::string_view> region_preset_names() { return kNames; }

std::optional<RegionPuzzle> region_preset(std::string_view name) {
  const std::span names = region_preset_names();
  if (std::find(names.begin(), names.end(), name) == names.end()) return std::nullopt;
  return puzzle_named(name);
}

}  // namespace jiugong
