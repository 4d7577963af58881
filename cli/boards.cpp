#include "boards.h"

#include <charconv>
#include <utility>

namespace jiugong::cli {
namespace {

std::string tiles_in_row(int count) {
  return std::to_string(count) + (count == 1 ? " tile in this row" : " tiles in this row");
}

}  // namespace

std::variant<Board, BoardError> read_board(std::string_view text) {
  Board board;
  int in_row = 0;
  std::size_t line = 1, line_begin = 0;
  const auto error = [&](std::size_t at, const std::string& found, const std::string& expected) {
    return BoardError{line, at - line_begin + 1, "Found " + found + ", expected " + expected + "."};
  };
  const auto end_row = [&] {
    if (in_row == 0) return true;
    if (board.rows == 0) board.cols = in_row;
    ++board.rows;
    return std::exchange(in_row, 0) == board.cols;
  };
  for (std::size_t at = 0; at <= text.size();) {
    const char c = at == text.size() ? '\n' : text[at];
    if (c == '\n' || c == '/') {
      const int count = in_row;
      if (!end_row()) return error(at, tiles_in_row(count), std::to_string(board.cols));
      ++at;
      if (c != '\n') continue;
      ++line;
      line_begin = at;
    } else if (c == ' ' || c == ',' || c == '\t' || c == '\r') {
      ++at;
    } else {
      int number = 0;
      const auto [end, problem] =
          std::from_chars(text.data() + at, text.data() + text.size(), number);
      if (problem != std::errc()) {
        return error(at, std::string("the character '") + c + "'", "a number");
      }
      board.tiles.push_back(number);
      ++in_row;
      at = static_cast<std::size_t>(end - text.data());
    }
  }
  return board;
}

}  // namespace jiugong::cli
