// Writes grids in the styles of people and programs: the reader must find exactly these.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/targets.h"
#include "jiugong/formats.h"

namespace jiugong::fuzz {
namespace {

// The style of a text; options that do not apply to its format have no effect.
struct Style {
  std::string blank;
  std::string end;  // of lines
  bool wide = false;
  bool indented = false;
  bool noted = false;    // with comments and blank lines
  bool trailing = true;  // with an end of the last line
};

Style style_of(FuzzInput& input) {
  constexpr std::array<std::string_view, 9> kBlanks = {".", "0", "?",      "*",     "_",
                                                       "x", "X", "\u25a1", "\uff1f"};
  constexpr std::array<std::string_view, 3> kEnds = {"\n", "\r\n", "\r"};
  Style style;
  style.blank = input.one_of(kBlanks);
  style.end = input.one_of(kEnds);
  const int habits = input.byte();
  style.wide = (habits & 1) != 0;
  style.indented = (habits & 2) != 0;
  style.noted = (habits & 4) != 0;
  style.trailing = (habits & 8) == 0;
  return style;
}

// Returns a grid with a digit for about every second byte.
Grid grid_of(FuzzInput& input) {
  Grid grid;
  for (Cell cell = 0; cell < kCellCount && !input.empty(); ++cell) {
    const int byte = input.byte();
    if (byte % 2 == 1) grid.set(cell, static_cast<Digit>(1 + byte / 2 % 9));
  }
  return grid;
}

std::string cell_of(const Grid& grid, Cell cell, const Style& style) {
  const char digit = static_cast<char>('0' + grid[cell]);
  if (digit == '0') return style.blank;
  return style.wide ? std::string("\xef\xbc") + static_cast<char>(digit - '0' + '\x90')
                    : std::string(1, digit);
}

std::string row_of(const Grid& grid, int row, const Style& style, std::string_view between) {
  std::string out;
  for (int column = 0; column < 9; ++column) {
    if (column != 0) out += between;
    out += cell_of(grid, 9 * row + column, style);
  }
  return out;
}

std::string as_line(const Grid& grid, const Style& style, FuzzInput& input) {
  constexpr std::array<std::string_view, 5> kComments = {"", " ", ",a,b", " # 12",
                                                         "\t\xe4\xb9\x9d"};
  std::string out;
  for (int row = 0; row < 9; ++row) out += row_of(grid, row, style, "");
  return out.append(input.one_of(kComments)).append(style.end);
}

std::string as_rows(const Grid& grid, const Style& style) {
  std::string out;
  for (int row = 0; row < 9; ++row) {
    if (style.indented) out += row % 2 == 0 ? "  " : "\t";
    out += row_of(grid, row, style, "") + (style.indented ? " " : "") + style.end;
  }
  return out;
}

std::string as_drawing(const Grid& grid, const Style& style) {
  const std::string border = style.wide ? "\u2500\u253c" : "+-------+";
  std::string out;
  for (int row = 0; row < 9; ++row) {
    if (row % 3 == 0) out += border + style.end;
    const std::string cells = row_of(grid, row, style, " ");
    out += style.wide ? "\u2502 " + cells + " \u2502" : "| " + cells + " |";
    out += style.end;
  }
  return out + border + style.end;
}

std::string as_table(const Grid& grid, Style style, std::string_view separator) {
  // (A field may be empty only if no white space at the end of a line is lost.)
  if (style.indented) style.blank = separator == "|" ? " " : "";
  std::string out;
  for (int row = 0; row < 9; ++row) {
    const std::string cells = row_of(grid, row, style, separator);
    out += separator == "|" ? "|" + cells + "|" : cells;
    out += style.end;
  }
  return out;
}

std::string as_json(const Grid& grid, const Style& style) {
  std::string out = "[" + style.end;
  for (int row = 0; row < 9; ++row) {
    out += row == 0 ? "[" : ",[";
    for (int column = 0; column < 9; ++column) {
      if (column != 0) out += style.indented ? ", " : ",";
      const Cell cell = 9 * row + column;
      const std::string plain(1, static_cast<char>('0' + grid[cell]));
      const bool blank = grid[cell] == 0;
      out += style.wide ? (blank ? "null" : plain) : "\"" + (blank ? style.blank : plain) + "\"";
    }
    out += "]" + style.end;
  }
  return out + "]" + style.end;
}

enum Form { kLines, kBareRows, kCounted, kDrawings, kTables, kBoards };

// A text of these grids, and its format.
struct Written {
  std::string text;
  Format format = Format::kRows;
};

Written write(const std::vector<Grid>& grids, Form form, const Style& style, FuzzInput& input) {
  constexpr std::array<std::string_view, 4> kSeparators = {"\t", ",", ";", "|"};
  const std::string_view separator = kSeparators[static_cast<std::size_t>(input.below(4))];
  Written written;
  std::string& text = written.text;
  if (form == kCounted) text += std::to_string(grids.size()) + style.end;
  for (const Grid& grid : grids) {
    // (JSON has no comments.)
    if (style.noted && form != kBoards) text += "# 5" + style.end + style.end;
    switch (form) {
      case kLines:
        text += as_line(grid, style, input);
        written.format = Format::kLine;
        break;
      case kBareRows:
        text += as_rows(grid, style);
        break;
      case kCounted:
        text += as_rows(grid, style);
        written.format = Format::kCases;
        break;
      case kDrawings:
        text += as_drawing(grid, style);
        written.format = Format::kBoxed;
        break;
      case kTables:
        text += as_table(grid, style, separator);
        written.format = Format::kBoxed;
        break;
      case kBoards:
        text += as_json(grid, style);
        written.format = Format::kJson;
        break;
    }
  }
  if (!style.trailing) {
    while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
  }
  return written;
}

}  // namespace

void fuzz_written_grids(FuzzInput& input, Verdict& verdict) {
  const Form form = static_cast<Form>(input.below(6));
  const Style style = style_of(input);
  std::vector<Grid> grids(static_cast<std::size_t>(input.between(1, 3)));
  for (Grid& grid : grids) grid = grid_of(input);
  Written written = write(grids, form, style, input);
  if (input.coin()) written.text.insert(0, "\xef\xbb\xbf");

  TextReader reader(written.text);
  verdict.expect(reader.format() == written.format, "a text is read in its format");
  for (const Grid& grid : grids) {
    verdict.expect(reader.next(), "a text has all its puzzles");
    const TextPuzzle* puzzle = reader.puzzle();
    verdict.expect(puzzle != nullptr && puzzle->grid == grid, "a text is read as it was meant");
    if (!verdict.good()) break;
  }
  verdict.expect(!verdict.good() || !reader.next(), "a text has no puzzle more");
  if (!verdict.good()) verdict.add(written.text);
}

}  // namespace jiugong::fuzz
