// Writes positions.
#include <algorithm>
#include <array>

#include "jiugong/position_text.h"
#include "teach/board.h"
#include "teach/position.h"

namespace jiugong {
namespace {

// What each cell may hold: its digit, or its marks without what it sees.
Marks candidates_of(const Position& position) {
  const Grid digits = teach::digits_of(position);
  teach::Board board;
  board.start(digits, teach::limits_of(position));
  Marks candidates;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    candidates[static_cast<std::size_t>(cell)] =
        digits[cell] != 0 ? teach::set_of(digits[cell]) : board.cells[cell];
  }
  return candidates;
}

std::string drawn(const Position& position) {
  std::array<std::string, kCellCount> texts;
  std::array<std::size_t, 9> widths{};
  const Marks cells = candidates_of(position);
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    for (int digit = 1; digit <= 9; ++digit) {
      if ((cells[cell] >> (digit - 1) & 1) != 0) texts[cell] += static_cast<char>('0' + digit);
    }
    if (texts[cell].empty()) texts[cell] = ".";
    widths[cell % 9] = std::max(widths[cell % 9], texts[cell].size());
  }
  std::string border = "+";
  for (std::size_t column = 0; column < 9; column += 3) {
    border.append(widths[column] + widths[column + 1] + widths[column + 2] + 4, '-');
    border += '+';
  }
  border += '\n';
  std::string out;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) out += border;
    for (std::size_t column = 0; column < 9; ++column) {
      const std::string& text = texts[9 * row + column];
      out += column % 3 == 0 ? "| " : " ";
      out += text;
      out.append(widths[column] - text.size() + (column % 3 == 2 ? 1 : 0), ' ');
    }
    out += "|\n";
  }
  return out + border;
}

std::string json(const Position& position) {
  std::string out = R"({"givens":")" + position.givens.to_line() + R"(","digits":")" +
                    position.entered.to_line() + R"(","marks":[)";
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (cell != 0) out += ',';
    out += std::to_string(teach::marks_at(position, cell));
  }
  return out + "]}";
}

}  // namespace

std::string write_position(const Position& position, PositionFormat format) {
  switch (format) {
    case PositionFormat::kLine:
      return teach::digits_of(position).to_line();
    case PositionFormat::kCandidates:
      return write_candidates(candidates_of(position));
    case PositionFormat::kDrawn:
      return drawn(position);
    case PositionFormat::kJson:
      return json(position);
  }
  return "";
}

}  // namespace jiugong
