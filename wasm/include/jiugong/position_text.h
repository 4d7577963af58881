// Reads and writes positions of the teacher: what was given and entered, and the pencil marks.
//
//   PositionFormat   text
//   kLine            81 characters: the digits, `.` for blank cells
//   kCandidates      729 characters: for each cell the digits 1 to 9 that it may hold, in order, and
//                    `.` in place of the others
//   kDrawn           a grid as people post it, each cell with the digits that it may hold:
//
//                        +--------------+-----------+------------+
//                        | 5  3    124  | 26 7  ... |        ... |
//
//   kJson            {"givens":"53..7…","digits":"..4…","marks":[0,0,3,…]}: the digits that were
//                    entered, and for each cell the sum of 2^(d - 1) of its marks d, 0 for a cell
//                    without marks
//
// Only kJson holds all of a position. The others do not tell what was given from what was entered, nor
// the digit of a cell from its only candidate: what they have is read as given.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "jiugong/formats.h"
#include "jiugong/names.h"
#include "jiugong/teach.h"

namespace jiugong {

enum class PositionFormat { kLine, kCandidates, kDrawn, kJson };

// `line`, `candidates`, `drawn` or `json`.
constexpr std::string_view name_of(PositionFormat format) {
  constexpr std::array<std::string_view, 4> kNames = {"line", "candidates", "drawn", "json"};
  return name_in(kNames, format);
}

// Reads a position in any of these formats, or a puzzle in any format of formats.h, which also says how candidates are
// drawn. In kCandidates, spaces and line ends may be anywhere and `0` stands for `.` too. In kJson, `digits` and `marks` may be absent or null. A text has at most kMaxPuzzleBytes.
//
//   const auto read = read_position(text);
//   if (const auto* error = std::get_if<TextError>(&read)) complain(error->message());
//   else use(std::get<Position>(read));
std::variant<Position, TextError> read_position(std::string_view text);

// Writes a position; kDrawn ends with a line end, the others do not. kCandidates and kDrawn have, for
// a blank cell, its marks without the digits that it sees; all nine are considered where it has none.
//
//   write_position({.givens = puzzle}, PositionFormat::kDrawn);
std::string write_position(const Position& position, PositionFormat format);

}  // namespace jiugong
