// Reads the IDs of games of Solo, the sudoku of Simon Tatham's puzzles.
//
//   3x3:5a_3b7…        columns and rows of boxes; then the cells, row by row: a letter is a run of
//                      blank ones, a of 1 to z of 26, and _ stands between two numbers
//   9jxk:…,…,…,…       a jigsaw (j) of side 9 with diagonals (x) and cages (k): the cells, the
//                      borders of the pieces, those of the cages, and their sums as cells. Other
//                      letters say how hard and how symmetric a new puzzle is to be.
//
// The address of a page of Solo may be before it, and a comment with # behind it.
//
// Borders are those between the cells of each row and then of each column: a letter is a run of open
// ones, a of 1 to y of 25, and the wall after it; z is 25 open ones and no wall; _ is a wall. One
// more wall ends them.
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "jiugong/region_presets.h"
#include "regions/text/partition.h"
#include "regions/text/pieces.h"

namespace jiugong::regions::text {
namespace {

using Error = std::optional<RegionTextError>;

// What stands before the colon.
struct Game {
  int box_cols = 0, box_rows = 0;  // how many columns and rows of boxes
  bool has_rows = false;           // whether the number of rows is told
  bool random = false;             // whether # and a random seed follow, not the cells
  bool jigsaw = false, diagonals = false, killer = false;
};

class SoloReader final : public FormReader {
 public:
  using FormReader::FormReader;

 private:
  Error read_statement() override;
  bool make(std::uint64_t) override { return end_with(std::move(puzzle_)); }

  Error begin_puzzle(const Game& game, Place place);
  Error read_cells();
  Error read_pieces();
  Error read_cages();
  // Reads a number for each cell, 0 where it is blank.
  std::variant<std::vector<int>, RegionTextError> read_numbers(int most);
  std::variant<Partition, RegionTextError> read_borders();
  Error read_comma(Phrase expected);
  bool at_part_end() const {
    const char c = scanner_.peek();
    return at_statement_end(scanner_) || c == ',' || c == ' ' || c == '#';
  }
  Error unexpected(Phrase expected) const {
    return error_at(place_of(scanner_), TextErrorCode::kBadCharacter, scanner_.describe(),
                    std::move(expected));
  }

  bool is_read_ = false;
  RegionPuzzle puzzle_;
};

// Advances past the address of a page of Solo, up to its #; stays where there is none.
void skip_address(Scanner& scanner) {
  constexpr std::string_view kName = "solo";
  constexpr int kMost = 200;
  std::size_t named = 0;  // letters of the name
  Scanner ahead = scanner;
  for (int i = 0; i < kMost && !ahead.at_line_end() && ahead.peek() != ' '; ++i) {
    const char c = to_lower(ahead.peek());
    ahead.advance();
    if (named == kName.size()) {
      if (c != '#') continue;
      scanner = ahead;
      return;
    }
    named = c == kName[named] ? named + 1 : c == kName[0] ? 1 : 0;
  }
}

// Reads the parameters; nothing if the text does not begin with them and a colon, or a # and a random seed.
std::optional<Game> read_game(Scanner& scanner) {
  constexpr int kMaxDigits = 4, kMaxLetters = 20;
  const auto number = [&] {
    int value = 0;
    for (int i = 0; i < kMaxDigits && is_digit(scanner.peek()); ++i, scanner.advance()) {
      value = value * 10 + (scanner.peek() - '0');
    }
    return value;
  };
  if (!is_digit(scanner.peek())) return std::nullopt;
  Game game = {.box_cols = number()};
  if (to_lower(scanner.peek()) == 'x') {
    scanner.advance();
    game.has_rows = is_digit(scanner.peek());
    game.box_rows = number();
    game.diagonals = !game.has_rows;
  }
  for (int i = 0; i < kMaxLetters; ++i, scanner.advance()) {
    const char c = to_lower(scanner.peek());
    if (!is_digit(c) && !is_letter(c)) break;
    game.jigsaw = game.jigsaw || c == 'j';
    game.diagonals = game.diagonals || c == 'x';
    game.killer = game.killer || c == 'k';
  }
  // (A number and a colon may be the sum of a cage.)
  game.random = scanner.peek() == '#';
  if (!(scanner.peek() == ':' || game.random) || !(game.has_rows || game.jigsaw)) {
    return std::nullopt;
  }
  if (!game.random) scanner.advance();
  game.jigsaw = game.jigsaw || game.box_rows == 1;
  return game;
}

Error SoloReader::begin_puzzle(const Game& game, Place place) {
  const int side = game.has_rows ? game.box_cols * game.box_rows : game.box_cols;
  if (side < 1 || side > kMaxRegionSide) {
    return error_at(place, RegionErrorCode::kBadSize, {"a grid of {}x{}"_form, side, side},
                    {"columns and rows of boxes, such as 3x3, for a grid of at most {}x{}"_form,
                     kMaxRegionSide, kMaxRegionSide});
  }
  puzzle_ = open_grid(side, side, 1, side);
  puzzle_.diagonals = game.diagonals;
  add_rows(puzzle_);
  add_columns(puzzle_);
  // (As many rows in a box as there are columns of boxes.)
  if (!game.jigsaw) add_boxes(puzzle_, game.box_cols, game.box_rows);
  return std::nullopt;
}

std::variant<std::vector<int>, RegionTextError> SoloReader::read_numbers(int most) {
  const std::size_t count = puzzle_.cells.size();
  std::vector<int> numbers;
  while (!at_part_end()) {
    const Place place = place_of(scanner_);
    const char c = to_lower(scanner_.peek());
    if (is_digit(c)) {
      auto read = read_number(scanner_);
      if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
      numbers.push_back(std::get<int>(read));
      if (numbers.back() < 1 || numbers.back() > most) {
        return error_at(place, RegionErrorCode::kBadGiven, {"the value {}"_form, numbers.back()},
                        {"a value from {} to {}"_form, 1, most});
      }
    } else if (c == '_' || is_letter(c)) {
      const int run = c == '_' ? 0 : c - 'a' + 1;
      numbers.resize(numbers.size() + static_cast<std::size_t>(run));
      scanner_.advance();
    } else {
      return *unexpected("a number, a letter for blank cells, or _"_form);
    }
    if (numbers.size() > count) {
      return error_at(place, RegionErrorCode::kBadCellCount, {"more than {} cells"_form, count},
                      "at most as many"_form);
    }
  }
  if (numbers.size() == count) return numbers;
  return error_at(place_of(scanner_), RegionErrorCode::kBadCellCount,
                  counted(numbers.size(), "{} cell"_form, "{} cells"_form), {"{}"_form, count});
}

std::variant<Partition, RegionTextError> SoloReader::read_borders() {
  const int side = puzzle_.rows, in_rows = side * (side - 1), count = 2 * in_rows;
  Partition partition(side * side);
  const auto open = [&](int border) {
    const int line = border % in_rows / (side - 1), at = border % in_rows % (side - 1);
    const int cell = border < in_rows ? line * side + at : at * side + line;
    partition.join(cell, cell + (border < in_rows ? 1 : side));
  };
  int border = 0;
  for (; !at_part_end(); scanner_.advance()) {
    const char c = to_lower(scanner_.peek());
    if (c != '_' && !is_letter(c)) return *unexpected("a letter or _ for borders"_form);
    const int run = c == '_' ? 0 : std::min(c - 'a' + 1, 25);
    const int end = border + run + (c == 'z' ? 0 : 1);
    if (border + run > count || end > count + 1) {
      return error_at(place_of(scanner_), RegionErrorCode::kBadCellCount,
                      {"more than {} borders between cells"_form, count}, "at most as many"_form);
    }
    for (int i = 0; i < run; ++i) open(border + i);
    border = end;
  }
  if (border >= count) return partition;
  return error_at(place_of(scanner_), RegionErrorCode::kBadCellCount,
                  counted(static_cast<std::size_t>(border), "{} border between cells"_form,
                          "{} borders between cells"_form),
                  {"{}"_form, count});
}

Error SoloReader::read_comma(Phrase expected) {
  if (scanner_.peek() != ',') return unexpected(std::move(expected));
  scanner_.advance();
  return std::nullopt;
}

Error SoloReader::read_cells() {
  auto read = read_numbers(puzzle_.high);
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  const std::vector<int>& numbers = std::get<0>(read);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != 0) puzzle_.cells[i] = numbers[i];
  }
  return std::nullopt;
}

Error SoloReader::read_pieces() {
  if (auto error = read_comma("a comma and the borders of the pieces"_form)) return error;
  const Place place = place_of(scanner_);
  auto read = read_borders();
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  for (std::vector<int>& part : std::get<Partition>(read).parts()) {
    if (auto error = add_piece(puzzle_, std::move(part), place)) return error;
  }
  return std::nullopt;
}

Error SoloReader::read_cages() {
  if (auto error = read_comma("a comma and the borders of the cages"_form)) return error;
  const Place place = place_of(scanner_);
  auto borders = read_borders();
  if (auto* error = std::get_if<RegionTextError>(&borders)) return std::move(*error);
  if (auto error = read_comma("a comma and the sums of the cages"_form)) return error;
  const Place sums = place_of(scanner_);
  auto read = read_numbers(puzzle_.high * static_cast<int>(puzzle_.cells.size()));
  if (auto* error = std::get_if<RegionTextError>(&read)) return std::move(*error);
  for (std::vector<int>& part : std::get<Partition>(borders).parts()) {
    Cage cage;
    int told = 0;
    for (const int cell : part) {
      const int sum = std::get<0>(read)[static_cast<std::size_t>(cell)];
      cage.sum += sum;
      if (sum != 0) ++told;
    }
    if (told != 1) {
      return error_at(sums, RegionErrorCode::kBadCageSum,
                      told == 0 ? "a cage without sum"_form : "two sums in a cage"_form,
                      "a sum in one cell of each cage"_form);
    }
    cage.cells = std::move(part);
    puzzle_.cages.push_back(std::move(cage));
  }
  const auto error = validate(puzzle_);  // there may be a cage that is too large
  return error ? Error(error_at(place, *error)) : std::nullopt;
}

Error SoloReader::read_statement() {
  if (std::exchange(is_read_, true)) return unexpected("the end of the text"_form);
  skip_address(scanner_);
  const Place place = place_of(scanner_);
  const Game game = *read_game(scanner_);
  if (game.random)
    return unexpected("a colon and the cells, which a random seed does not tell"_form);
  if (auto error = begin_puzzle(game, place)) return error;
  if (auto error = read_cells()) return error;
  if (game.jigsaw) {
    if (auto error = read_pieces()) return error;
  }
  if (game.killer) {
    if (auto error = read_cages()) return error;
  }
  scanner_.skip_spaces();
  if (scanner_.peek() == '#') scanner_.skip_rest_of_line();
  if (at_statement_end(scanner_)) return std::nullopt;
  return unexpected("the end of the text"_form);
}

}  // namespace

bool is_solo(Scanner scanner) {
  skip_address(scanner);
  return read_game(scanner).has_value();
}

std::unique_ptr<FormReader> make_solo_reader(const Scanner& scanner) {
  return std::make_unique<SoloReader>(scanner);
}

}  // namespace jiugong::regions::text
