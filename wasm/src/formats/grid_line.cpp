#include "formats/grid_line.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "formats/candidates.h"

namespace jiugong::formats {
namespace {

// The cells from which a line is a row, before the first row of a grid and after it. (A title such as `2024`
// is no row, and a row that lacks two cells is one.)
constexpr std::size_t kFirstRowCells = 7;
constexpr std::size_t kRowCells = 5;

// The digits of the number of grids.
constexpr std::size_t kMaxNumberLength = 6;

// What a character, or the byte of one, is in a line of a grid. The last two end what is counted by bytes.
enum class Kind : unsigned char {
  kCell,
  kSpace,
  kBar,
  kHyphen,
  kCross,
  kOther,
  kLineEnd,
  kNotAscii
};

constexpr auto kKinds = [] {
  std::array<Kind, 256> kinds{};
  kinds.fill(Kind::kOther);
  const auto set = [&](std::string_view bytes, Kind kind) {
    for (const char byte : bytes) kinds[static_cast<unsigned char>(byte)] = kind;
  };
  set("0123456789.?*_xX", Kind::kCell);
  set(" \t\v\f", Kind::kSpace);
  set("|!", Kind::kBar);
  set("-", Kind::kHyphen);
  set("+=", Kind::kCross);
  set("\n\r", Kind::kLineEnd);
  for (std::size_t byte = 0x80; byte < kinds.size(); ++byte) kinds[byte] = Kind::kNotAscii;
  return kinds;
}();

Kind kind_of(char c) { return kKinds[static_cast<unsigned char>(c)]; }

// What a line holds.
struct LineContent {
  std::array<std::size_t, 8> counts{};  // by Kind
  std::size_t givens = 0, zeros = 0;
  bool word = false;  // three letters in a row

  std::size_t of(Kind kind) const { return counts[static_cast<std::size_t>(kind)]; }
};

LineContent content_of(std::string_view line) {
  LineContent content;
  std::size_t letters = 0;
  for (const char c : line) {
    const Kind kind = c == '\0' ? Kind::kOther : kind_of(c);
    ++content.counts[static_cast<std::size_t>(kind)];
    content.givens += is_given(c) ? 1 : 0;
    content.zeros += c == '0' ? 1 : 0;
    letters = kind == Kind::kOther && is_letter(c) ? letters + 1 : 0;
    content.word |= letters == 3;
  }
  return content;
}

// Whether a line consists of what borders and their corners are drawn with.
bool is_border(std::string_view line) {
  const auto draws = [](char c) { return std::string_view("-+=_ |*.:'").find(c); };
  return line.find_first_of("-+=") != std::string_view::npos &&
         std::all_of(line.begin(), line.end(),
                     [&](char c) { return draws(c) != std::string_view::npos; });
}

// What the names of sections begin with that hold words, or a grid which is no puzzle.
constexpr std::array<std::string_view, 10> kOtherSections = {
    "answer",  "candidate", "color",  "comment",  "colour",
    "history", "note",      "pencil", "solution", "state"};

// Whether signs, tags or the mark of a line that goes on in an e-mail are all that stands beside the title of a section.
bool decorates(std::string_view text) {
  bool tag = false;
  return text == "=20" || std::all_of(text.begin(), text.end(), [&](char c) {
           tag |= c == '<';
           const bool sign = c != '\0' && c != '.' && !is_letter(c) && !is_digit(c);
           return std::exchange(tag, tag && c != '>') || sign;
         });
}

// The title of a section in a line, without what decorates it, as in `| [State]`, `**[State]**:` and `<p>[State]</p>`; the line
// where there is none.
std::string_view section_in(std::string_view line) {
  const std::size_t begin = line.find('['), end = line.find(']');
  const bool named = begin < end && end != std::string_view::npos && end == line.rfind(']') &&
                     (line[begin + 1] == '\0' || is_letter(line[begin + 1]));
  const bool alone = named && decorates(line.substr(0, begin)) && decorates(line.substr(end + 1));
  return alone ? line.substr(begin, end + 1 - begin) : line;
}

// Whether a line such as `[Puzzle]`, `[Puzzle 2]` or `[Easy]` names a section with a puzzle.
bool names_puzzle(std::string_view line) {
  if (line.back() != ']' || !(line[1] == '\0' || is_letter(line[1]))) return false;
  std::string name(line.substr(1));
  for (char& c : name) c = static_cast<char>(c | 0x20);
  return std::none_of(kOtherSections.begin(), kOtherSections.end(),
                      [&](std::string_view other) { return name.starts_with(other); });
}

// Whether a line that begins with a bracket is no section, which is one name between brackets: a number, a list, or what forums
// write behind a text or around it, such as `[/code]` and `[b]Puzzle[/b]`.
bool is_markup(std::string_view line) {
  if (line.size() < 2) return true;
  const std::size_t end = line.find(']');
  return (end != std::string_view::npos && end != line.size() - 1) || line[1] == '/' ||
         line[1] == '[' || is_digit(line[1]);
}

bool is_comment(char first) { return first == '#' || first == '%'; }

// The kind of a line that is short and ASCII, as most are, if its content alone tells it: several times as fast as by
// characters.
std::optional<GridLine> read_short_line(Scanner& scanner) {
  const std::string_view rest = scanner.rest();
  const std::size_t most = std::min(rest.size(), kMaxLineCharacters);
  std::size_t begin = 0;
  while (begin < most && kind_of(rest[begin]) == Kind::kSpace) ++begin;
  // (Counted without branches.)
  std::size_t cells = 0, givens = 0, others = 0, drawn = 0, end = begin;
  for (; end < most; ++end) {
    const Kind kind = kind_of(rest[end]);
    if (kind >= Kind::kLineEnd) break;
    cells += kind == Kind::kCell ? 1 : 0;
    givens += is_given(rest[end]) ? 1 : 0;
    others += kind == Kind::kOther ? 1 : 0;
    drawn += kind == Kind::kHyphen || kind == Kind::kCross ? 1 : 0;
  }
  if (end == most || kind_of(rest[end]) == Kind::kNotAscii) return std::nullopt;
  const bool two = rest[end] == '\r' && end + 1 < rest.size() && rest[end + 1] == '\n';
  const std::size_t size = end + (two ? 2 : 1);
  // (What follows might belong to the character before it.)
  if (size < rest.size() && kind_of(rest[size]) == Kind::kNotAscii) return std::nullopt;
  const std::string_view text = rest.substr(begin, end - begin);
  GridLine line;
  if (begin == end) {
    line.kind = LineKind::kBlank;
  } else if (others > cells && cells < 9 && drawn == 0 &&
             text.find('[') == std::string_view::npos && !is_comment(text[0])) {
    line.kind = LineKind::kTitle;
  } else if (drawn != 0 && cells + others == 0 && drawn != 9) {
    line.kind = LineKind::kBorder;
  } else if (cells == 9 && others + drawn == 0) {
    line.kind = LineKind::kRow;
    line.nine = true;
    line.marks = cells != givens;
    line.spaced = !line.marks;
    line.separated = end - begin != 9;
    line.column_numbers = numbers_columns(text);
  } else {
    return std::nullopt;
  }
  scanner.skip_lines(1, size);
  return line;
}

}  // namespace

bool numbers_columns(std::string_view line) {
  std::size_t digits = 0;
  char next = '\0';
  for (const char c : line) {
    if (!is_digit(c)) continue;
    if (digits++ == 0 ? c > '1' : c != next) return false;
    next = static_cast<char>(c + 1);
  }
  return digits == 9;
}

GridLine look_at_line(std::string_view line, bool within_grid) {
  GridLine look;
  if (line.empty() || is_comment(line.front())) return look;
  line = section_in(line);
  const bool markup = line.front() == '[' && is_markup(line);
  if (line.front() == '[' && !markup) {
    look.kind = LineKind::kSection;
    look.puzzles = names_puzzle(line);
    return look;
  }
  const LineContent content = content_of(line);
  const std::size_t cells = content.of(Kind::kCell), hyphens = content.of(Kind::kHyphen);
  const std::size_t others = content.of(Kind::kOther), bars = content.of(Kind::kBar);
  const std::size_t spaces = content.of(Kind::kSpace);
  const bool plain = others == 0 && content.of(Kind::kCross) == 0;  // cells, spaces, bars, hyphens
  look.spaced = plain && hyphens == 0 && cells == content.givens && (bars > 1 || cells > 0);
  if (cells + others == 0 && hyphens + content.of(Kind::kCross) == 0) return look;
  if (is_border(line)) {
    look.kind = LineKind::kBorder;
    look.perhaps_row = hyphens == 9 && cells == 0 && plain;
    look.separated = spaces + bars != 0;
    return look;
  }
  look.hyphens = hyphens != 0;
  look.marks = cells != content.givens;
  look.separated = spaces + bars != 0;
  look.candidates = cells > 9 && is_drawn_row(line);
  // (A row with more than nine digits is none whose blanks are spaces.)
  if (look.candidates) look.spaced = false;
  look.nine = look.candidates || (plain && cells + hyphens == 9 && cells != 0);
  look.column_numbers = look.nine && numbers_columns(line);
  look.beside = !look.nine && cells + hyphens >= 9;
  if (markup) {
    look.kind = LineKind::kTitle;
    return look;
  }
  look.number = plain && look.spaced && !look.separated && cells <= kMaxNumberLength;
  // (A word of nine characters without spaces is a row that is not legible.)
  const bool word = content.word && (look.separated || line.size() > 11 || cells < kRowCells);
  const bool date = plain && !look.separated && cells == content.givens + content.zeros &&
                    hyphens != 0 && hyphens < 4;
  const bool cell_like = !word && !date && others <= cells / 2;
  const std::size_t found = hyphens != 0 && plain ? cells + hyphens : cells;
  // (A title is hardly of five cells and nothing else, one of them blank.)
  const bool sure = within_grid || (plain && look.marks);
  const bool row = cell_like && found >= (sure ? kRowCells : kFirstRowCells);
  look.kind = look.nine || row ? LineKind::kRow : LineKind::kTitle;
  look.perhaps_row = !row && cell_like && cells >= kRowCells;
  return look;
}

LineCharacters::LineCharacters(Scanner& scanner) {
  for (; !scanner.at_line_end() && size_ < kMaxLineCharacters; scanner.advance()) {
    characters_[size_++] = is_bar(scanner.peek()) ? '|' : scanner.peek();
  }
  scanner.skip_line();
}

std::string_view LineCharacters::trimmed() const {
  std::string_view line = all();
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

GridLine read_grid_line(Scanner& scanner, bool within_grid) {
  if (const auto line = read_short_line(scanner)) return *line;
  return look_at_line(LineCharacters(scanner).trimmed(), within_grid);
}

}  // namespace jiugong::formats
