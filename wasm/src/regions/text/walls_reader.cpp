// Reads jigsaws as programming contests write them: a number for each cell, which is its digit and
// 16, 32, 64 and 128 for the walls above, right, below and left of it.
//
//   144 18  112
//   128 135 48   …
#include <algorithm>
#include <string>
#include <utility>

#include "jiugong/region_presets.h"
#include "regions/text/partition.h"
#include "regions/text/pieces.h"

namespace jiugong::regions::text {
namespace {

using Error = std::optional<RegionTextError>;

constexpr int kAbove = 16, kRight = 32, kBelow = 64, kLeft = 128;
constexpr int kDigit = kAbove - 1;
constexpr int kMaxWallNumber = 255;
constexpr std::size_t kLeastSide = 4;
constexpr std::size_t kMaxSide = kDigit;
constexpr std::size_t kMaxCells = kMaxSide * kMaxSide;

struct Number {
  int value = 0;
  Place place;
};

void skip_separators(Scanner& scanner) {
  while (scanner.peek() == ' ' || scanner.peek() == ',') scanner.advance();
}

class WallsReader final : public FormReader {
 public:
  using FormReader::FormReader;

 private:
  Error read_statement() override;
  bool make(std::uint64_t steps) override;

  // Sets the side of the grid.
  Error measure();
  Error fill_in_cells();
  Error add_pieces();

  std::vector<Number> numbers_;  // at most one more than the largest grid has
  std::size_t first_line_ = 0;   // numbers in it
  int side_ = 0;
  RegionPuzzle puzzle_;
};

Error WallsReader::read_statement() {
  for (skip_separators(scanner_); !at_statement_end(scanner_); skip_separators(scanner_)) {
    const Place place = place_of(scanner_);
    if (!is_digit(scanner_.peek())) {
      return error_at(place, TextErrorCode::kBadCharacter, scanner_.describe(), "a number"_form);
    }
    auto read = read_number(scanner_);
    if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
    const int value = std::get<int>(read);
    if (value > kMaxWallNumber) {
      return error_at(place, RegionErrorCode::kBadGiven, {"the number {}"_form, value},
                      "a digit and 16, 32, 64 or 128 for a wall above, right, below or left"_form);
    }
    if (numbers_.size() <= kMaxCells) numbers_.push_back({value, place});
  }
  if (first_line_ == 0) first_line_ = numbers_.size();
  // A number by itself says how many puzzles there are.
  if (first_line_ == 1) numbers_.clear(), first_line_ = 0;
  return std::nullopt;
}

Error WallsReader::measure() {
  const std::size_t count = numbers_.size();
  std::size_t side = kLeastSide;
  while (side < kMaxSide && side * side < count) ++side;
  side_ = static_cast<int>(side);
  if (side * side == count) return std::nullopt;
  const bool in_lines = first_line_ <= kMaxSide;
  if (const std::size_t most = in_lines ? first_line_ * first_line_ : kMaxCells; count > most) {
    return error_at(numbers_[most].place, RegionErrorCode::kBadCellCount,
                    {"more than {} cells"_form, most}, "at most as many"_form);
  }
  const Phrase expected =
      in_lines ? Phrase("{}, as the first line has {}"_form, first_line_ * first_line_, first_line_)
               : Phrase("as many as a square grid has, such as 81"_form);
  return error_at(numbers_.back().place, RegionErrorCode::kBadCellCount,
                  counted(count, "{} cell"_form, "{} cells"_form), expected);
}

Error WallsReader::fill_in_cells() {
  puzzle_ = open_grid(side_, side_, 1, side_);
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    const int digit = numbers_[i].value & kDigit;
    if (digit > side_) {
      return error_at(numbers_[i].place, RegionErrorCode::kBadGiven, {"the value {}"_form, digit},
                      {"a value from {} to {}"_form, 0, side_});
    }
    if (digit != 0) puzzle_.cells[i] = digit;
  }
  return std::nullopt;
}

// A wall is where either of the two cells has it.
Error WallsReader::add_pieces() {
  Partition partition(side_ * side_);
  const auto value = [&](int cell) { return numbers_[static_cast<std::size_t>(cell)].value; };
  for (int cell = 0; cell < side_ * side_; ++cell) {
    const int right = cell + 1, below = cell + side_;
    if (right % side_ != 0 && (value(cell) & kRight) == 0 && (value(right) & kLeft) == 0) {
      partition.join(cell, right);
    }
    if (below < side_ * side_ && (value(cell) & kBelow) == 0 && (value(below) & kAbove) == 0) {
      partition.join(cell, below);
    }
  }
  for (std::vector<int>& part : partition.parts()) {
    const Place place = numbers_[static_cast<std::size_t>(part.front())].place;
    if (auto error = add_piece(puzzle_, std::move(part), place)) return error;
  }
  return std::nullopt;
}

bool WallsReader::make(std::uint64_t) {
  if (auto error = measure()) return end_with(std::move(*error));
  if (auto error = fill_in_cells()) return end_with(std::move(*error));
  add_rows(puzzle_);
  add_columns(puzzle_);
  if (auto error = add_pieces()) return end_with(std::move(*error));
  return end_with(std::move(puzzle_));
}

// Whether a line is the first of such a grid: its numbers have no zeros before them, and the first
// has walls above and left. (Cells in groups are not mistaken for it: those of a line that begins
// with such a number are too few, or one is above 255.)
bool has_walls(Scanner& scanner) {
  std::size_t numbers = 0;
  for (skip_separators(scanner); !at_statement_end(scanner); skip_separators(scanner)) {
    int value = 0, digits = 0;
    for (; is_digit(scanner.peek()); scanner.advance(), ++digits) {
      if (digits == 1 && value == 0) return false;
      value = value * 10 + (scanner.peek() - '0');
      if (value > kMaxWallNumber) return false;
    }
    if (digits == 0) return false;
    if (++numbers == 1 && (value & (kAbove | kLeft)) != (kAbove | kLeft)) return false;
  }
  return numbers >= kLeastSide;
}

}  // namespace

bool is_walls(Scanner scanner) {
  Scanner after = scanner;
  while (is_digit(after.peek())) after.advance();
  after.skip_spaces();
  if (after.offset() != scanner.offset() && at_statement_end(after)) {
    skip_to_statement(after);  // past the number of puzzles
    scanner = after;
  }
  return has_walls(scanner);
}

std::unique_ptr<FormReader> make_walls_reader(const Scanner& scanner) {
  return std::make_unique<WallsReader>(scanner);
}

}  // namespace jiugong::regions::text
