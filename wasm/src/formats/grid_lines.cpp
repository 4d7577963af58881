#include "formats/grid_lines.h"

#include <algorithm>
#include <array>

#include "formats/line_ends.h"

namespace jiugong::formats {
namespace {

// The cells from which a line is a row, before the first row of a grid and after it. (A title such as `2024`
// is no row, and a row that lacks two cells is one.)
constexpr std::size_t kFirstRowCells = 7;
constexpr std::size_t kRowCells = 5;

// The characters of a line that are examined.
constexpr std::size_t kMaxCharacters = 200;

// What a character, or the byte of one, is in a line of a grid. The last two end what is counted by bytes.
enum class Kind : unsigned char { kCell, kSpace, kBorder, kOther, kLineEnd, kNotAscii };

constexpr auto kKinds = [] {
  std::array<Kind, 256> kinds{};
  kinds.fill(Kind::kOther);
  const auto set = [&](std::string_view bytes, Kind kind) {
    for (const char byte : bytes) kinds[static_cast<unsigned char>(byte)] = kind;
  };
  set("0123456789.?*_xX", Kind::kCell);
  set(" \t\v\f", Kind::kSpace);
  set("|-+=", Kind::kBorder);
  set("\n\r", Kind::kLineEnd);
  for (std::size_t byte = 0x80; byte < kinds.size(); ++byte) kinds[byte] = Kind::kNotAscii;
  return kinds;
}();

Kind kind_of(char c) { return kKinds[static_cast<unsigned char>(c)]; }

// Counts what a line holds.
struct LineContent {
  std::size_t cells = 0, others = 0;
  bool drawn = false;  // whether there are gaps between cells, or borders
  bool gap = false;

  void add(Kind kind) {
    if (kind == Kind::kCell) {
      drawn |= gap;
      ++cells;
      gap = false;
    } else if (kind == Kind::kSpace || kind == Kind::kBorder) {
      drawn |= kind == Kind::kBorder;
      gap = cells != 0;
    } else {
      ++others;
    }
  }
};

// Whether a line such as `[Puzzle]` names the section with the puzzle.
bool names_puzzle(std::string_view line) {
  static constexpr std::string_view kName = "puzzle";
  std::size_t at = 1;  // behind the bracket
  for (const char c : kName) {
    if (at == line.size() || (line[at] | 0x20) != c) return false;
    ++at;
  }
  return at < line.size() && line[at] == ']';
}

}  // namespace

namespace {

// Tells the kind of a line by its content, its first character but spaces, and the text from there on.
GridLine line_of(const LineContent& content, char first, std::string_view text, bool within_grid) {
  const std::size_t least = within_grid ? kRowCells : kFirstRowCells;
  if (first == '#' || content.cells + content.others == 0) return {};
  if (first == '[') return {.kind = LineKind::kSection, .puzzles = names_puzzle(text)};
  const bool row = content.cells >= least && content.others <= content.cells / 2;
  return {.kind = row ? LineKind::kRow : LineKind::kTitle, .drawn = content.drawn};
}

// Reads a line that is short and ASCII, as most are: several times as fast as by characters.
std::optional<GridLine> read_short_line(formats::Scanner& scanner, std::string_view text,
                                        bool within_grid) {
  const std::string_view rest = text.substr(scanner.offset());
  const std::size_t most = std::min(rest.size(), kMaxCharacters);
  std::size_t begin = 0;
  while (begin < most && kind_of(rest[begin]) == Kind::kSpace) ++begin;
  // (Counted without branches; of titles nothing else is asked.)
  LineContent content;
  std::size_t end = begin;
  for (; end < most; ++end) {
    const Kind kind = kind_of(rest[end]);
    if (kind >= Kind::kLineEnd) break;
    content.cells += kind == Kind::kCell ? 1 : 0;
    content.others += kind == Kind::kOther ? 1 : 0;
  }
  if (end == most || kind_of(rest[end]) == Kind::kNotAscii) return std::nullopt;
  const bool two = rest[end] == '\r' && end + 1 < rest.size() && rest[end + 1] == '\n';
  const std::size_t size = end + (two ? 2 : 1);
  // (What follows might belong to the character before it.)
  if (size < rest.size() && kind_of(rest[size]) == Kind::kNotAscii) return std::nullopt;
  scanner.skip_lines(1, size);
  const GridLine line = line_of(content, rest[begin], rest.substr(begin), within_grid);
  if (line.kind != LineKind::kRow) return line;
  content = {};
  for (std::size_t at = begin; at < end; ++at) content.add(kind_of(rest[at]));
  return line_of(content, rest[begin], rest.substr(begin), within_grid);
}

}  // namespace

GridLine read_grid_line(formats::Scanner& scanner, std::string_view text, bool within_grid) {
  if (const auto line = read_short_line(scanner, text, within_grid)) return *line;
  scanner.skip_spaces();
  const std::size_t begin = scanner.offset();
  const char first = scanner.peek();
  LineContent content;
  for (std::size_t seen = 0; !scanner.at_line_end() && seen < kMaxCharacters; ++seen) {
    content.add(kind_of(scanner.peek()));
    scanner.advance();
  }
  scanner.skip_line();
  return line_of(content, first, text.substr(begin), within_grid);
}

bool GridFinder::take_plain() {
  const std::string_view rest = text_.substr(scanner_.offset());
  if (rest.size() < 10 || !is_line_end(rest[9])) return false;
  const bool two = rest.size() > 10 && rest[9] == '\r' && rest[10] == '\n';
  stride_ = two ? 11 : 10;
  if (rest.size() < 9 * stride_) return false;
  std::array<char, kCellCount> cells;
  for (std::size_t row = 0; row < 9; ++row) {
    const char* const line = rest.data() + row * stride_;
    if (line[9] != rest[9] || (two && line[10] != '\n')) return false;
    std::copy_n(line, 9, cells.data() + 9 * row);
  }
  plain_ = Grid::from_line({cells.data(), cells.size()});
  if (!plain_) return false;
  begin_ = scanner_.offset();
  line_ = scanner_.line();
  rows_ = 9;
  scanner_.skip_lines(9, 9 * stride_);
  end_ = scanner_.offset();
  return true;
}

bool GridFinder::next() {
  rows_ = 0;
  drawn_ = false;
  plain_.reset();
  while (!scanner_.at_end()) {
    if (rows_ == 0 && puzzles_ && take_plain()) return true;
    const formats::Scanner before = scanner_;
    const GridLine line = read_grid_line(scanner_, text_, rows_ != 0);
    switch (line.kind) {
      case LineKind::kBlank:
        break;
      case LineKind::kRow:
        if (rows_ == 0) {
          begin_ = before.offset();
          line_ = before.line();
        }
        drawn_ |= line.drawn;
        end_ = scanner_.offset();
        if (++rows_ < 9) break;
        if (puzzles_) return true;
        puzzles_ = true;  // a section holds one grid
        rows_ = 0;
        drawn_ = false;
        break;
      case LineKind::kTitle:
      case LineKind::kSection:
        if (rows_ != 0 && puzzles_) {
          scanner_ = before;  // the line is for the next call
          return true;
        }
        rows_ = 0;
        drawn_ = false;
        puzzles_ = line.kind == LineKind::kTitle ? puzzles_ : line.puzzles;
        break;
    }
  }
  return rows_ != 0 && puzzles_;
}

}  // namespace jiugong::formats
