#include "jiugong/region_puzzle.h"

#include <algorithm>
#include <utility>

#include "formats/form.h"
#include "regions/cell_name.h"
#include "regions/rules/validate_rules.h"
#include "regions/validate.h"

namespace jiugong {

using formats::counted;
using formats::operator""_form;
namespace regions {
namespace {

// Validates the parts of a puzzle whose size, range and number of cells are valid.
class Validator {
 public:
  explicit Validator(const RegionPuzzle& puzzle)
      : puzzle_(puzzle),
        values_(static_cast<std::size_t>(puzzle.high - puzzle.low) + 1),
        last_list_naming_(puzzle.cells.size()) {}

  std::optional<RegionError> validate_cells() const;
  std::optional<RegionError> validate_lists();
  std::optional<RegionError> validate_diagonals() const;

 private:
  // Validates the cells of a region or cage.
  std::optional<RegionError> validate_list(const std::vector<int>& cells);
  // Counts the cells start, start + step, …, one per row, that are not void.
  std::size_t count_without_void(std::size_t start, std::size_t step) const;

  const RegionPuzzle& puzzle_;
  std::size_t values_;
  std::size_t lists_ = 0;
  std::vector<std::size_t> last_list_naming_;  // per cell, the last list that contains it, counted
                                               // from 1
};

std::optional<RegionError> Validator::validate_cells() const {
  bool empty = true;
  for (std::size_t i = 0; i < puzzle_.cells.size(); ++i) {
    const int value = puzzle_.cells[i];
    if (value == kVoidCell) continue;
    empty = false;
    if (value == kOpenCell || (value >= puzzle_.low && value <= puzzle_.high)) continue;
    return RegionError{
        .code = RegionErrorCode::kBadGiven,
        .cell = static_cast<int>(i),
        .found = {"the given {} in {}"_form, value, cell_name(static_cast<int>(i), puzzle_.cols)},
        .expected = {"a value from {} to {}"_form, puzzle_.low, puzzle_.high}};
  }
  if (!empty) return std::nullopt;
  return RegionError{.code = RegionErrorCode::kEmptyPuzzle,
                     .found = "only void cells"_form,
                     .expected = "at least one cell that is not void"_form};
}

std::optional<RegionError> Validator::validate_list(const std::vector<int>& cells) {
  ++lists_;
  // Checked first, so that a list may have any length.
  if (cells.empty() || cells.size() > values_) {
    return RegionError{
        .code = RegionErrorCode::kBadRegionSize,
        .found = cells.empty() ? Phrase("no cells"_form)
                               : counted(cells.size(), "{} cell"_form, "{} cells"_form),
        .expected = values_ == 1
                        ? Phrase("1 cell, as there is only one value"_form)
                        : Phrase("1 to {} cells, as there are as many values"_form, values_)};
  }
  for (const int cell : cells) {
    const bool exists = cell >= 0 && static_cast<std::size_t>(cell) < last_list_naming_.size();
    if (!exists) {
      return RegionError{.code = RegionErrorCode::kBadRegionCell,
                         .found = {"the cell number {}"_form, cell},
                         .expected = {"a number from 0 to {}"_form, last_list_naming_.size() - 1}};
    }
    const auto index = static_cast<std::size_t>(cell);
    const bool is_void = puzzle_.cells[index] == kVoidCell;
    if (is_void || last_list_naming_[index] == lists_) {
      return RegionError{
          .code = RegionErrorCode::kBadRegionCell,
          .cell = cell,
          .found = {is_void ? "the void cell {}"_form : "the cell {} a second time"_form,
                    cell_name(cell, puzzle_.cols)},
          .expected = is_void ? "cells that are not void"_form : "every cell once"_form};
    }
    last_list_naming_[index] = lists_;
  }
  return std::nullopt;
}

std::optional<RegionError> Validator::validate_lists() {
  const std::size_t lists = puzzle_.regions.size() + puzzle_.cages.size();
  if (lists > static_cast<std::size_t>(kMaxRegions)) {
    return RegionError{.code = RegionErrorCode::kTooManyRegions,
                       .found = {"{} regions and cages"_form, lists},
                       .expected = {"at most {}"_form, kMaxRegions}};
  }
  for (std::size_t i = 0; i < puzzle_.regions.size(); ++i) {
    if (auto error = validate_list(puzzle_.regions[i])) {
      error->region = static_cast<int>(i);
      return error;
    }
  }
  for (std::size_t i = 0; i < puzzle_.cages.size(); ++i) {
    const Cage& cage = puzzle_.cages[i];
    auto error = validate_list(cage.cells);
    if (!error && cage.sum < 0) {
      error = RegionError{.code = RegionErrorCode::kBadCageSum,
                          .found = {"the sum {}"_form, cage.sum},
                          .expected = "a sum of at least 0"_form};
    }
    if (error) {
      error->cage = static_cast<int>(i);
      return error;
    }
  }
  return std::nullopt;
}

std::size_t Validator::count_without_void(std::size_t start, std::size_t step) const {
  std::size_t count = 0;
  for (int row = 0; row < puzzle_.rows; ++row) {
    if (puzzle_.cells[start + static_cast<std::size_t>(row) * step] != kVoidCell) ++count;
  }
  return count;
}

std::optional<RegionError> Validator::validate_diagonals() const {
  if (!puzzle_.diagonals) return std::nullopt;
  if (puzzle_.rows != puzzle_.cols) {
    return RegionError{.code = RegionErrorCode::kBadDiagonals,
                       .found = {"diagonals in a grid of {}x{}"_form, puzzle_.rows, puzzle_.cols},
                       .expected = "as many rows as columns"_form};
  }
  const auto side = static_cast<std::size_t>(puzzle_.rows);
  const std::size_t most =
      std::max(count_without_void(0, side + 1), count_without_void(side - 1, side - 1));
  if (most <= values_) return std::nullopt;
  return RegionError{
      .code = RegionErrorCode::kBadDiagonals,
      .found = counted(most, "a diagonal of {} cell"_form, "a diagonal of {} cells"_form),
      .expected = {"at most {}, as there are as many values"_form, values_}};
}

}  // namespace

std::optional<RegionError> validate_size(int rows, int cols) {
  const auto good = [](int side) { return side >= 1 && side <= kMaxRegionSide; };
  if (good(rows) && good(cols)) return std::nullopt;
  const bool rows_are_bad = !good(rows);
  return RegionError{
      .code = RegionErrorCode::kBadSize,
      .found = {rows_are_bad ? "{} rows"_form : "{} columns"_form, rows_are_bad ? rows : cols},
      .expected = {"1 to {}"_form, kMaxRegionSide}};
}

std::optional<RegionError> validate_range(int low, int high) {
  if (low >= 0 && low <= high && high - low < kMaxRegionValues) return std::nullopt;
  return RegionError{.code = RegionErrorCode::kBadRange,
                     .found = {"values from {} to {}"_form, low, high},
                     .expected = low < 0 ? Phrase("values of at least 0"_form)
                                 : low > high
                                     ? Phrase("a lowest value that is not above the highest"_form)
                                     : Phrase("at most {} values"_form, kMaxRegionValues)};
}

}  // namespace regions

// (`found` names the cells because the error itself does not know the number of columns.)
std::string RegionError::message() const {
  std::string place;
  if (region >= 0) place = "Region " + std::to_string(region + 1) + ": found ";
  if (cage >= 0) place = "Cage " + std::to_string(cage + 1) + ": found ";
  if (rule >= 0) place = "Rule " + std::to_string(rule + 1) + ": found ";
  return (place.empty() ? "Found " : place) + found.text() + ", expected " + expected.text() + ".";
}

std::optional<RegionError> validate(const RegionPuzzle& puzzle) {
  if (auto error = regions::validate_size(puzzle.rows, puzzle.cols)) return error;
  if (auto error = regions::validate_range(puzzle.low, puzzle.high)) return error;
  const int cells = puzzle.rows * puzzle.cols;
  if (puzzle.cells.size() != static_cast<std::size_t>(cells)) {
    return RegionError{
        .code = RegionErrorCode::kBadCellCount,
        .found = counted(puzzle.cells.size(), "{} cell"_form, "{} cells"_form),
        .expected = {"{}, as the grid has {}x{}"_form, cells, puzzle.rows, puzzle.cols}};
  }
  regions::Validator validator(puzzle);
  if (auto error = validator.validate_cells()) return error;
  if (auto error = validator.validate_lists()) return error;
  if (auto error = validator.validate_diagonals()) return error;
  return regions::validate_rules(puzzle);
}

}  // namespace jiugong
