// Reads the common formats: cells, perhaps with labels before or after them, then perhaps cages.
#include <algorithm>
#include <array>
#include <utility>

#include "jiugong/region_presets.h"
#include "regions/text/pieces.h"

namespace jiugong::regions::text {
namespace {

using Error = std::optional<RegionTextError>;

constexpr std::size_t kMaxCharacters = std::size_t{2} * kMaxRegionSide * kMaxRegionSide;
constexpr int kDefaultSide = 9;

struct Character {
  char c;
  Place place;
};

struct NamedCage {
  CellList list;
  Place place;
};

class CommonReader final : public FormReader {
 public:
  explicit CommonReader(const Scanner& scanner) : FormReader(scanner), begin_(scanner) {}

 private:
  Error read_statement() override;
  bool make(std::uint64_t steps) override;

  Error read_characters();
  Error read_cage();
  // Sets the side of the grid, and whether there are labels.
  Error measure();
  bool begins_with_labels() const;
  int side_of_cages() const;

  Error fill_in_cells();
  Error add_pieces();
  Error begin_puzzle();
  Error add_cage(const NamedCage& cage);
  ReadRegions validated();

  const Scanner begin_;
  std::vector<Character> characters_;
  std::vector<NamedCage> cages_;
  int side_ = kDefaultSide;
  bool labelled_ = false;
  bool begun_ = false;    // whether the puzzle is complete except for its cages
  std::size_t next_ = 0;  // index of the next cage
  RegionPuzzle puzzle_;
};

Error CommonReader::read_characters() {
  for (; !at_statement_end(scanner_); scanner_.advance()) {
    const char c = scanner_.peek();
    if (kDrawing.find(c) != std::string_view::npos) continue;
    const bool good = is_digit(c) || is_letter(c) || cell_of(c, 1, kMaxSymbol).has_value();
    if (!good) {
      return error_at(place_of(scanner_), TextErrorCode::kBadCharacter, scanner_.describe(),
                      "a cell: a digit, a letter, or one of the blanks . 0 ? * _ x"_form);
    }
    if (characters_.size() == kMaxCharacters) {
      return error_at(place_of(scanner_), RegionErrorCode::kBadCellCount,
                      {"more than {} cells and labels"_form, kMaxCharacters},
                      "at most as many"_form);
    }
    characters_.push_back({c, place_of(scanner_)});
  }
  return std::nullopt;
}

Error CommonReader::read_cage() {
  const Place place = place_of(scanner_);
  if (auto error = check_lists(place, cages_.size())) return error;
  auto read = read_cell_list(scanner_, true);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  cages_.push_back({std::move(std::get<CellList>(read)), place});
  return std::nullopt;
}

int CommonReader::side_of_cages() const {
  std::vector<bool> caged(std::size_t{kMaxRegionSide} * kMaxRegionSide);
  int side = 1;
  for (const NamedCage& cage : cages_) {
    for (const NamedCell& cell : cage.list.cells) {
      const int number = cell.row * kMaxRegionSide + cell.col;
      caged[static_cast<std::size_t>(number)] = true;
      side = std::max({side, cell.row + 1, cell.col + 1});
    }
  }
  if (std::count(caged.begin(), caged.end(), true) == std::ptrdiff_t{side} * side) return side;
  for (const int usual : {kDefaultSide, 12, 16, 25}) {
    if (side <= usual) return usual;
  }
  return kMaxRegionSide;
}

Error CommonReader::measure() {
  const std::size_t count = characters_.size();
  if (count == 0) {
    if (cages_.empty()) {
      return error_at(place_of(scanner_), TextErrorCode::kEmptyText, "no puzzle in the text"_form,
                      "cells or the size of a grid"_form);
    }
    side_ = side_of_cages();
    return std::nullopt;
  }
  for (side_ = 1; side_ <= kMaxRegionSide; ++side_) {
    const auto cells = static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_);
    labelled_ = count == 2 * cells;
    if (count == cells || labelled_) return std::nullopt;
  }
  return misfit(begin_, count, characters_.back().place);
}

// Returns how many neighbours have the same label, if it is on as many cells as a piece has.
int neighbours_alike(std::string_view labels, std::size_t side) {
  std::array<std::size_t, 128> count{};
  for (const char c : labels) ++count[static_cast<unsigned char>(c)];
  int alike = 0;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (count[static_cast<unsigned char>(labels[i])] != side) continue;
    if ((i + 1) % side != 0 && labels[i] == labels[i + 1]) ++alike;
    if (i + side < labels.size() && labels[i] == labels[i + side]) ++alike;
  }
  return alike;
}

// (The cells of a solved grid may be labels, too, and labels that are digits may be cells. But a
// value has no neighbours alike.)
bool CommonReader::begins_with_labels() const {
  const auto side = static_cast<std::size_t>(side_);
  std::string all;
  for (const Character& character : characters_) all += character.c;
  const std::string_view first = std::string_view(all).substr(0, side * side);
  const std::string_view second = std::string_view(all).substr(side * side);
  const auto is_label = [](char c) { return is_digit(c) || is_letter(c); };
  const auto is_cell = [&](char c) { return cell_of(c, 1, side_).has_value(); };
  if (!std::all_of(first.begin(), first.end(), is_label)) return false;
  const bool may_be_cells = std::all_of(first.begin(), first.end(), is_cell);
  if (may_be_cells && !std::all_of(second.begin(), second.end(), is_cell)) return false;
  return neighbours_alike(first, side) > neighbours_alike(second, side);
}

Error CommonReader::fill_in_cells() {
  puzzle_ = open_grid(side_, side_, 1, side_);
  if (characters_.empty()) return std::nullopt;
  for (std::size_t i = 0; i < puzzle_.cells.size(); ++i) {
    const auto [c, place] = characters_[i];
    const auto cell = cell_of(c, puzzle_.low, puzzle_.high);
    if (!cell) {
      return error_at(place, RegionErrorCode::kBadGiven, {"'{}'"_form, std::string_view(&c, 1)},
                      expected_cell(puzzle_.low, puzzle_.high));
    }
    puzzle_.cells[i] = *cell;
  }
  return std::nullopt;
}

Error CommonReader::add_pieces() {
  const std::size_t cells = puzzle_.cells.size();
  std::array<std::size_t, 128> count{};
  std::string labels;
  for (std::size_t i = 0; i < cells; ++i) {
    const auto [c, place] = characters_[cells + i];
    if (!is_digit(c) && !is_letter(c)) {
      return error_at(place, TextErrorCode::kBadCharacter, {"'{}'"_form, std::string_view(&c, 1)},
                      "a label, which is a digit or letter"_form);
    }
    labels += c;
    ++count[static_cast<unsigned char>(c)];
  }
  for (std::size_t i = 0; i < cells; ++i) {
    const std::size_t size = count[static_cast<unsigned char>(labels[i])];
    if (size != static_cast<std::size_t>(side_)) {
      return error_at(
          characters_[cells + i].place, RegionErrorCode::kBadRegionSize,
          {size == 1 ? "the label '{}' of {} cell"_form : "the label '{}' of {} cells"_form,
           std::string_view(labels).substr(i, 1), size},
          counted(static_cast<std::size_t>(side_), "{} cell"_form, "{} cells"_form));
    }
  }
  add_labelled(puzzle_, labels);
  return std::nullopt;
}

// Makes the puzzle except for its cages.
Error CommonReader::begin_puzzle() {
  if (auto error = measure()) return error;
  if (labelled_ && begins_with_labels()) {
    const auto half = static_cast<std::ptrdiff_t>(characters_.size() / 2);
    std::rotate(characters_.begin(), characters_.begin() + half, characters_.end());
  }
  if (auto error = fill_in_cells()) return error;
  add_rows(puzzle_);
  add_columns(puzzle_);
  if (labelled_) return add_pieces();
  if (const BoxSides sides = box_sides(side_); sides.rows > 1)
    add_boxes(puzzle_, sides.rows, sides.cols);
  return std::nullopt;
}

Error CommonReader::add_cage(const NamedCage& cage) {
  auto cells = to_cells(cage.list.cells, side_, side_);
  if (auto* error = std::get_if<RegionTextError>(&cells)) return std::move(*error);
  puzzle_.cages.push_back({.sum = *cage.list.sum, .cells = std::move(std::get<0>(cells))});
  return std::nullopt;
}

ReadRegions CommonReader::validated() {
  const auto error = validate(puzzle_);
  if (!error) return std::move(puzzle_);
  Place place = cages_.empty() ? characters_.front().place : cages_.front().place;
  if (error->cage >= 0) place = cages_[static_cast<std::size_t>(error->cage)].place;
  return error_at(place, *error);
}

Error CommonReader::read_statement() {
  return !cages_.empty() || names_cell(scanner_) ? read_cage() : read_characters();
}

bool CommonReader::make(std::uint64_t steps) {
  if (!std::exchange(begun_, true)) {
    if (auto error = begin_puzzle()) return end_with(std::move(*error));
  }
  std::uint64_t looked_at = 0;
  for (; next_ < cages_.size(); ++next_) {
    if (looked_at >= steps) return false;
    looked_at += cages_[next_].list.cells.size();
    if (auto error = add_cage(cages_[next_])) return end_with(std::move(*error));
  }
  return end_with(validated());
}

}  // namespace

std::unique_ptr<FormReader> make_common_reader(const Scanner& scanner) {
  return std::make_unique<CommonReader>(scanner);
}

}  // namespace jiugong::regions::text
