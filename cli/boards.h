// Boards of tiles as text: numbers in rows.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace jiugong::cli {

struct Board {
  int rows = 0;
  int cols = 0;
  std::vector<int> tiles;  // row-major
};

// Why a text is no board, and where.
struct BoardError {
  std::size_t line = 1;    // 1-based
  std::size_t column = 1;  // 1-based, in bytes
  std::string message;
};

// Reads numbers that are separated by spaces or commas, in rows that end with a line or with `/`.
//
//   read_board("4 1 3 / 5 2 6");
std::variant<Board, BoardError> read_board(std::string_view text);

}  // namespace jiugong::cli
