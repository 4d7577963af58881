// Error messages for characters that are neither the cells of a square grid nor cells and labels:
// guesses the most likely common mistake.
#include <algorithm>
#include <array>

#include "regions/text/pieces.h"

namespace jiugong::regions::text {
namespace {

// Text between spaces and the line-drawing characters of a grid.
struct Word {
  std::string text;
  Place place;
};

using Statement = std::vector<Word>;

std::vector<Statement> statements_of(Scanner scanner) {
  std::vector<Statement> statements;
  for (skip_to_statement(scanner); !scanner.at_end(); skip_to_statement(scanner)) {
    Statement statement;
    for (bool within_word = false; !at_statement_end(scanner); scanner.advance()) {
      const char c = scanner.peek();
      const bool goes_on = within_word;
      within_word = kDrawing.find(c) == std::string_view::npos;
      if (!within_word) continue;
      if (!goes_on) statement.push_back({.text = {}, .place = place_of(scanner)});
      statement.back().text += c;
    }
    if (!statement.empty()) statements.push_back(std::move(statement));
  }
  return statements;
}

std::string in_lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), to_lower);
  return text;
}

bool is_of_notation(const Word& word) {
  constexpr std::array<std::string_view, 9> kWords = {
      "values", "rows", "columns", "boxes", "regions", "region", "cage", "cells", "diagonals"};
  return std::find(kWords.begin(), kWords.end(), in_lower_case(word.text)) != kWords.end();
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

// Whether the word is a cell in chess notation, such as a1.
bool is_chess_name(const Word& word) {
  return is_letter(word.text[0]) && is_number(std::string_view(word.text).substr(1));
}

bool is_cage_of_chess_names(const Statement& statement) {
  return statement.size() > 1 && is_number(statement[0].text) &&
         std::all_of(statement.begin() + 1, statement.end(), is_chess_name);
}

bool has_only_letters(const Statement& statement) {
  return std::all_of(statement.begin(), statement.end(), [](const Word& word) {
    return std::all_of(word.text.begin(), word.text.end(), is_letter);
  });
}

std::size_t length_of(const Statement& statement) {
  std::size_t length = 0;
  for (const Word& word : statement) length += word.text.size();
  return length;
}

struct Grid {
  std::size_t cells = 0;
  bool is_labelled = false;
};

// Guesses the grid from the first of several lines, which is one row or, if labels follow, all
// cells. Returns the candidate whose size is closest to `count` characters.
std::optional<Grid> likely_grid(const std::vector<Statement>& statements, std::size_t count) {
  const std::size_t width = length_of(statements[0]);
  if (statements.size() == 1 || width == 1) return std::nullopt;
  std::optional<Grid> nearest;
  const auto consider = [&](Grid grid) {
    const auto misses = [count](const Grid& one) {
      const std::size_t size = one.is_labelled ? 2 * one.cells : one.cells;
      return size < count ? count - size : size - count;
    };
    if (grid.is_labelled && count <= grid.cells) return;
    if (!nearest || misses(grid) < misses(*nearest)) nearest = grid;
  };
  if (width <= std::size_t{kMaxRegionSide}) {
    consider({.cells = width * width});
    consider({.cells = width * width, .is_labelled = true});
  }
  for (std::size_t side = 2; side <= std::size_t{kMaxRegionSide}; ++side) {
    if (side * side == width) consider({.cells = width, .is_labelled = true});
  }
  return nearest;
}

}  // namespace

RegionTextError misfit(const Scanner& begin, std::size_t count, Place end) {
  const std::vector<Statement> statements = statements_of(begin);
  const Word& first = statements[0][0];
  if (is_of_notation(first)) {
    return error_at(first.place, TextErrorCode::kBadCharacter,
                    {"the word '{}'"_form, in_lower_case(first.text)},
                    "the size of the grid before it, such as 9x9"_form);
  }
  for (const Statement& statement : statements) {
    if (!is_cage_of_chess_names(statement)) continue;
    return error_at(statement[1].place, TextErrorCode::kBadCharacter,
                    {"the name '{}'"_form, statement[1].text}, "a cell such as r1c1"_form);
  }
  if (std::all_of(statements.begin(), statements.end(), has_only_letters)) {
    return error_at(first.place, RegionErrorCode::kBadCellCount, "only letters"_form,
                    "the cells of a puzzle, or the size of its grid, such as 9x9"_form);
  }
  if (const auto grid = likely_grid(statements, count)) {
    const auto [cells, is_labelled] = *grid;
    if (is_labelled && has_only_letters(statements[0])) {  // labels come first
      return error_at(end, RegionErrorCode::kBadCellCount,
                      counted(count - cells, "{} cell"_form, "{} cells"_form), {"{}"_form, cells});
    }
    if (is_labelled) {
      return error_at(end, RegionErrorCode::kBadCellCount,
                      counted(count - cells, "{} label"_form, "{} labels"_form),
                      {"{}, one for each cell"_form, cells});
    }
    return error_at(end, RegionErrorCode::kBadCellCount,
                    counted(count, "{} cell"_form, "{} cells"_form),
                    {"{}, as the first line has {}"_form, cells, length_of(statements[0])});
  }
  return error_at(end, RegionErrorCode::kBadCellCount,
                  counted(count, "{} cell"_form, "{} cells"_form),
                  "as many as a square grid has, such as 81, and then perhaps as many labels"_form);
}

}  // namespace jiugong::regions::text
