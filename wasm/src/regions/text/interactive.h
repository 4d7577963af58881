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
  using List = std::vector<int>;
  using FormReader::FormReader;

  // How a constraint is read.
  struct Known {
    std::string_view name;
    bool (InteractiveReader::*read)(const Item& item, const Known& kind) = nullptr;
    RuleKind kind = RuleKind::kValues;  // of the rule that it becomes
    int number = 0;  // of the rule, where none is told; the cells of an arrow's bulb
  };
  static std::optional<Known> known(std::string_view name);

 private:
  std::optional<RegionTextError> read_statement() override;
  bool make(std::uint64_t steps) override;
  bool begin_grid();
  // The sides of a box of so many cells, as near to each other as those of the grid allow; 0 where there is none.
  BoxSides box_of(int size) const;

  // NOLINTNEXTLINE(readability-convert-member-functions-to-static): one of those of Known::read
  bool ignore(const Item& /*item*/, const Known& /*kind*/) { return true; }
  bool givens(const Item& item, const Known& kind);
  bool cage(const Item& item, const Known& kind);
  bool all_different(const Item& item, const Known& kind);
  bool lunchbox(const Item& item, const Known& kind);
  bool line(const Item& item, const Known& kind);
  bool sum(const Item& item, const Known& kind);
  bool side_by_side(const Item& item, const Known& kind);
  bool table(const Item& item, const Known& kind);
  bool seen_along(const Item& item, const Known& kind);
  bool little_killer(const Item& item, const Known& kind);
  bool group(const Item& item, const Known& kind);
  bool sandwich(const Item& item, const Known& kind);
  bool arrow(const Item& item, const Known& kind);
  bool double_arrow(const Item& item, const Known& kind);
  bool region_sum_line(const Item& item, const Known& kind);
  bool equal_sum(const Item& item, const Known& kind);
  bool same_values(const Item& item, const Known& kind);
  bool contains(const Item& item, const Known& kind);
  bool look_and_say(const Item& item, const Known& kind);
  bool quad(const Item& item, const Known& kind);
  bool indexing(const Item& item, const Known& kind);
  bool regex(const Item& item, const Known& kind);
  bool jigsaw(const Item& item, bool has_boxes);
  bool diagonal(const Item& item, const Known& kind);
  bool windoku(const Item& item, const Known& kind);
  bool disjoint_sets(const Item& item, const Known& kind);
  bool everywhere(const Item& item, const Known& kind);

  // What reads returns whether all is right; else this is why not.
  bool fail(RegionTextError error) {
    error_ = std::move(error);
    return false;
  }
  bool mistake(const Argument& at, Phrase expected);
  bool unknown(const Item& item);
  bool argument_missing(const Item& item);
  // What an argument has, by its number from 1.
  bool number(const Item& item, std::size_t at, int& out);
  bool cells(const Item& item, std::size_t from, List& out);
  bool cell(const Argument& at, int& out);
  bool row_or_column(const Argument& at, List& out);  // R1 or C1, from its beginning

  bool has_nine_digits() const { return puzzle_.low == 1 && puzzle_.high == 9; }
  int cell_at(int row, int col) const { return row * puzzle_.cols + col; }
  // A new rule to fill in; where there are too many, which validate() tells, one that does not count.
  RegionRule& begin(RuleKind kind, int number = 0);
  bool is_full() const { return puzzle_.rules.size() > kMaxRules || entries_ > kMaxRuleEntries; }

  RegionTextError error_;
  std::size_t entries_ = 0;  // of all rules but the last
  RegionRule spare_;         // where there are too many
  std::vector<Item> items_;
  int arguments_ = 0;  // of all items
  bool in_address_ = false;
  std::size_t next_ = 0;  // item to make
  bool has_begun_ = false;
  int open_groups_ = 0;  // .And without .End so far
  RegionPuzzle puzzle_;
  int stated_size_ = 0;  // of a box or piece, in cells; 0 if none is stated
  int region_size_ = 0;  // what it is then
  List part_of_;         // for each cell a number of its box or piece
};

}  // namespace jiugong::regions::text
