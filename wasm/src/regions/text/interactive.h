// The reader of Interactive Sudoku Solver's constraints: interactive_reader.cpp finds them and makes the grid,
// interactive_rules.cpp has what each of them says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jiugong/region_presets.h"
#include "regions/text/pieces.h"

namespace jiugong::regions::text {

// What stands after a ~.
struct Argument {
  std::string text;
  Place place;
};

// A constraint: the first argument is its name, empty for givens.
struct Item {
  std::vector<Argument> arguments;

  std::string_view name() const { return arguments[0].text; }
  Place place() const { return arguments[0].place; }
};

// The number that is the whole text, if it is one.
std::optional<int> number_in(std::string_view text);

// Cuts a text at each `separator`.
std::vector<std::string_view> pieces_of(std::string_view text, char separator);

class InteractiveReader final : public FormReader {
 public:
  using Error = std::optional<RegionTextError>;
  using List = std::vector<int>;
  using FormReader::FormReader;

  // How a constraint is read.
  struct Known {
    std::string_view name;
    Error (InteractiveReader::*read)(const Item& item, const Known& kind) = nullptr;
    RuleKind kind = RuleKind::kValues;  // of the rule that it becomes
    int number = 0;  // of the rule, where none is told; the cells of an arrow's bulb
  };
  static const Known* known(std::string_view name);

 private:
  Error read_statement() override;
  bool make(std::uint64_t steps) override;
  Error begin_grid();
  // The sides of a box of so many cells, as near to each other as those of the grid allow; 0 where there is none.
  BoxSides box_of(int size) const;

  Error ignore(const Item& /*item*/, const Known& /*kind*/) { return std::nullopt; }
  Error givens(const Item& item, const Known& kind);
  Error cage(const Item& item, const Known& kind);
  Error all_different(const Item& item, const Known& kind);
  Error lunchbox(const Item& item, const Known& kind);
  Error line(const Item& item, const Known& kind);
  Error sum(const Item& item, const Known& kind);
  Error line_with_number(const Item& item, const Known& kind);
  Error side_by_side(const Item& item, const Known& kind);
  Error table(const Item& item, const Known& kind);
  Error seen_along(const Item& item, const Known& kind);
  Error little_killer(const Item& item, const Known& kind);
  Error group(const Item& item, const Known& kind);
  Error sandwich(const Item& item, const Known& kind);
  Error arrow(const Item& item, const Known& kind);
  Error double_arrow(const Item& item, const Known& kind);
  Error region_sum_line(const Item& item, const Known& kind);
  Error equal_sum(const Item& item, const Known& kind);
  Error same_values(const Item& item, const Known& kind);
  Error contains(const Item& item, const Known& kind);
  Error look_and_say(const Item& item, const Known& kind);
  Error quad(const Item& item, const Known& kind);
  Error indexing(const Item& item, const Known& kind);
  Error regex(const Item& item, const Known& kind);
  Error jigsaw(const Item& item, bool has_boxes);
  Error diagonal(const Item& item, const Known& kind);
  Error windoku(const Item& item, const Known& kind);
  Error disjoint_sets(const Item& item, const Known& kind);
  Error everywhere(const Item& item, const Known& kind);

  static RegionTextError mistake(const Argument& at, Phrase expected) {
    return error_at(at.place, TextErrorCode::kBadCharacter, {"'{}'"_form, at.text},
                    std::move(expected));
  }
  static RegionTextError unknown(const Item& item) {
    return error_at(item.place(), RegionErrorCode::kBadRuleKind,
                    {"the constraint {}"_form, item.name()}, "one that Jiugong has"_form);
  }
  static RegionTextError argument_missing(const Item& item) {
    return error_at(item.place(), RegionErrorCode::kBadRuleSize,
                    {"the constraint {}"_form, item.name()}, "more cells or numbers for it"_form);
  }
  // What an argument has, by its number from 1.
  Error number(const Item& item, std::size_t at, int& out) const;
  Error cells(const Item& item, std::size_t from, List& out) const;
  Error cell(const Argument& at, int& out) const;
  Error row_or_column(const Argument& at, List& out) const;  // R1 or C1, from its beginning

  bool has_nine_digits() const { return puzzle_.low == 1 && puzzle_.high == 9; }
  int cell_at(int row, int col) const { return row * puzzle_.cols + col; }
  void add(RegionRule rule) { puzzle_.rules.push_back(std::move(rule)); }
  void allow(int cell, List values) {
    add({.kind = RuleKind::kValues, .values = std::move(values), .cells = {cell}});
  }

  std::vector<Item> items_;
  int arguments_ = 0;  // of all items
  bool in_address_ = false;
  std::size_t next_ = 0;  // item to make
  bool has_begun_ = false;
  int open_groups_ = 0;  // .And without .End so far
  RegionPuzzle puzzle_;
  int wished_size_ = 0;  // of a box or piece, in cells; 0 if none is told
  int region_size_ = 0;  // what it is then
  List part_of_;         // for each cell a number of its box or piece
};

}  // namespace jiugong::regions::text
