#include "formats/grid_lines.h"

#include <algorithm>
#include <array>
#include <vector>

#include "formats/candidates.h"
#include "formats/form.h"
#include "formats/line_ends.h"

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

bool is_letter(char c) { return static_cast<unsigned char>((c | 0x20) - 'a') < 26; }

bool is_given(char c) { return c >= '1' && c <= '9'; }

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

// Whether a line such as `[Puzzle 2]` begins with a bracket and this name.
bool is_tag(std::string_view line, std::string_view name) {
  if (line.size() < name.size() + 2 || line.front() != '[') return false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if ((line[at + 1] | 0x20) != name[at]) return false;
  }
  return !is_letter(line[name.size() + 1]);
}

// Whether a line such as `[Puzzle]` or `[Puzzle 2]` names a section with a puzzle.
bool names_puzzle(std::string_view line) {
  return is_tag(line, "puzzle") && line.find(']') != std::string_view::npos;
}

// Whether a line such as `[code]` or `[/code]` is what forums write around a text.
bool is_markup(std::string_view line) {
  return line.starts_with("[/") || is_tag(line, "code") || is_tag(line, "quote") ||
         is_tag(line, "pre") || is_tag(line, "tt");
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
  const char first = rest[begin];
  GridLine line;
  if (begin == end) {
    line.kind = LineKind::kBlank;
  } else if (others > cells && drawn == 0 && first != '[' && !is_comment(first)) {
    line.kind = LineKind::kTitle;
  } else if (drawn != 0 && cells + others == 0 && drawn != 9) {
    line.kind = LineKind::kBorder;
  } else if (cells == 9 && others + drawn == 0) {
    line.kind = LineKind::kRow;
    line.nine = true;
    line.marks = cells != givens;
    line.spaced = !line.marks;
    line.separated = end - begin != 9;
    line.column_numbers = numbers_columns(rest.substr(begin, end - begin));
  } else {
    return std::nullopt;
  }
  scanner.skip_lines(1, size);
  return line;
}

// The places of cells by character, where spaces are blanks and bars are between boxes: three characters a box, or more with
// gaps between them. Nothing if a digit is elsewhere.
std::ptrdiff_t signed_size(std::size_t size) { return static_cast<std::ptrdiff_t>(size); }

bool fits(const std::vector<std::string_view>& rows, const CellPlaces& places) {
  if (places.front() < 0) return false;
  return std::all_of(rows.begin(), rows.end(), [&](std::string_view row) {
    for (std::size_t at = 0; at < row.size(); ++at) {
      const bool cell = std::binary_search(places.begin(), places.end(), signed_size(at));
      if (row[at] != ' ' && row[at] != '|' && !cell) return false;
      if (row[at] == '|' && cell) return false;
    }
    return true;
  });
}

// CellPlaces in three boxes that begin so many characters after one another, `step` from cell to cell.
CellPlaces places_at(std::ptrdiff_t first, std::ptrdiff_t step, std::ptrdiff_t box) {
  CellPlaces places{};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto at = signed_size(i);
    places[i] = first + at / 3 * box + at % 3 * step;
  }
  return places;
}

std::optional<CellPlaces> places_in_frame(const std::vector<std::string_view>& rows) {
  std::vector<std::ptrdiff_t> bars;
  for (std::size_t at = 0; at < rows[0].size(); ++at) {
    if (rows[0][at] == '|') bars.push_back(signed_size(at));
  }
  const std::size_t first = rows[0].find_first_not_of(' ');
  const std::size_t inner = rows[0][first] == '|' && bars.size() > 2 ? 1 : 0;
  if (bars.size() < inner + 2 || bars.size() > 4) return std::nullopt;
  const std::ptrdiff_t box = bars[inner + 1] - bars[inner], width = box - 1;
  for (const std::ptrdiff_t step : {2, 1, 3, 4}) {
    const std::ptrdiff_t margin = width - 2 * step - 1;
    if (margin < 0 || margin % 2 != 0) continue;
    const CellPlaces places = places_at(bars[inner] - width + margin / 2, step, box);
    if (fits(rows, places)) return places;
  }
  return std::nullopt;
}

std::optional<CellPlaces> places_without_frame(const std::vector<std::string_view>& rows) {
  std::size_t indent = kMaxLineCharacters, givens = 0;
  for (const std::string_view row : rows) {
    indent = std::min(indent, row.find_first_not_of(' '));
    givens += static_cast<std::size_t>(std::count_if(row.begin(), row.end(), is_given));
  }
  // (Fewer givens leave no single solution; a list of numbers, or digits without blanks, is no such grid.)
  constexpr std::size_t kLeast = 17, kMost = 61;
  if (givens < kLeast || givens > kMost) return std::nullopt;
  for (const std::ptrdiff_t first : {std::ptrdiff_t{0}, signed_size(indent), std::ptrdiff_t{1}}) {
    for (const std::ptrdiff_t step : {1, 2}) {
      for (const std::ptrdiff_t gap : {step, step + 1, step + 2}) {
        const CellPlaces places = places_at(first, step, 2 * step + gap);
        if (fits(rows, places)) return places;
      }
    }
  }
  return std::nullopt;
}

// What a line may be in a grid whose blanks are spaces: a row with digits, one of spaces, or of nothing.
enum class SpacedRow { kDigits, kSpaces, kEmpty };

struct SpacedLine {
  Scanner begin;
  LineCharacters characters;
  Scanner behind;
  SpacedRow row = SpacedRow::kDigits;
};

// Which lines of grids whose blanks are spaces are rows. Lines of spaces are gaps between boxes and grids, or rows.
class SpacedCount {
 public:
  void add(SpacedRow row) {
    if (row == SpacedRow::kDigits && digits_ % 9 == 0) gaps_ = {};
    if (row == SpacedRow::kDigits && digits_ % 9 == 6) may_be_gaps_ &= gaps_[1] == gaps_[2];
    if (row != SpacedRow::kDigits && digits_ % 3 == 0) ++gaps_[digits_ % 9 / 3];
    if (row == SpacedRow::kEmpty) return void(++empty_);
    if ((digits_ + spaces_) % 3 == 0) blank_ = false;
    if (row == SpacedRow::kDigits) {
      ++digits_;
      last_spaces_ = 0;
      return;
    }
    may_be_gaps_ &= digits_ % 3 == 0;
    may_be_rows_ &= !blank_;
    blank_ = true;
    ++spaces_;
    ++last_spaces_;
  }

  void drop_empty() { --empty_; }
  std::size_t digits() const { return digits_; }

  // Whether the lines so far are whole grids.
  bool whole() const { return gaps() ? digits_ % 9 == 0 : whole_with_spaces(); }

  // Up to which kind lines are rows, so that all are whole grids, or the one has nine lines. Where more lines follow, the last
  // grid may be cut off.
  std::optional<SpacedRow> last_row(bool cut) const {
    if (gaps() && (cut || whole())) return SpacedRow::kDigits;
    if (may_be_rows_ && (cut || whole_with_spaces())) return SpacedRow::kSpaces;
    return digits_ + spaces_ + empty_ == 9 ? std::optional(SpacedRow::kEmpty) : std::nullopt;
  }

 private:
  bool gaps() const { return spaces_ == 0 || may_be_gaps_; }
  bool whole_with_spaces() const { return (digits_ + spaces_) % 9 <= last_spaces_; }

  std::size_t digits_ = 0, spaces_ = 0, empty_ = 0;
  std::size_t last_spaces_ = 0;              // lines of spaces behind the last digits
  std::array<std::size_t, 3> gaps_{};        // the lines of the gap above each three rows of a grid
  bool may_be_gaps_ = true;                  // they are between boxes, all or none, or grids
  bool may_be_rows_ = true, blank_ = false;  // of three rows two that are blank could be exchanged
};

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
  if (is_markup(line)) {
    look.kind = LineKind::kTitle;
    return look;
  }
  if (line.front() == '[') {
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

bool at_section(Scanner scanner) {
  if (scanner.peek() != '[') return false;
  scanner.advance();
  return is_letter(scanner.peek());
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

bool GridFinder::take_plain() {
  const std::string_view rest = scanner_.rest();
  if (rest.size() < 10 || !is_line_end(rest[9])) return false;
  const bool two = rest.size() > 10 && rest[9] == '\r' && rest[10] == '\n';
  stride_ = two ? 11 : 10;
  if (rest.size() < 9 * stride_) return false;
  // (Whether these are the numbers of the columns, more lines tell.)
  if (numbers_columns(rest.substr(0, 9))) return false;
  std::array<char, kCellCount> cells;
  for (std::size_t row = 0; row < 9; ++row) {
    const char* const line = rest.data() + row * stride_;
    if (line[9] != rest[9] || (two && line[10] != '\n')) return false;
    std::copy_n(line, 9, cells.data() + 9 * row);
  }
  plain_ = Grid::from_line({cells.data(), cells.size()});
  if (!plain_) return false;
  const auto digits = plain_->digits();
  std::size_t in_place = 0;
  while (in_place < kCellCount && (digits[in_place] == 0 || digits[in_place] == in_place % 9 + 1)) {
    ++in_place;
  }
  const Packed packed = in_place == kCellCount ? find_packed(scanner_) : Packed::kNo;
  open_ |= packed == Packed::kCut;
  if (packed == Packed::kYes) {
    plain_.reset();
    return false;
  }
  row_begins_[0] = scanner_;
  begin_ = scanner_.offset();
  line_ = scanner_.line();
  rows_ = 9;
  scanner_.skip_lines(9, 9 * stride_);
  end_ = scanner_.offset();
  return true;
}

// Takes candidates that are packed, however their lines end.
bool GridFinder::take_packed(const Scanner& first) {
  const Packed packed = find_packed(first);
  open_ |= packed == Packed::kCut;
  if (packed != Packed::kYes) return false;
  Scanner behind = first;
  for (std::size_t length = 0; length < kPackedLength; behind.advance()) {
    if (is_line_cell(behind.peek())) ++length;
    if (behind.peek() == '#') behind.skip_rest_of_line();
  }
  begin_ = first.offset();
  line_ = first.line();
  rows_ = 9;
  row_begins_[0] = first;
  row_begins_[8] = behind;
  packed_ = true;
  behind.skip_line();
  scanner_ = behind;
  end_ = scanner_.offset();
  return true;
}

// Takes nine lines of digits, spaces and bars, if their digits stand below one another as those of a grid do.
// Below a line of digits that is none of its rows, the grid may be what is left of one: lines of spaces are no rows then.
bool GridFinder::take_spaced(const Scanner& first, bool below_digits) {
  Scanner ahead = first;
  std::vector<SpacedLine> lines;
  std::size_t bars = 0;
  bool number = false;
  SpacedCount count;
  for (; count.digits() < kMostRows && lines.size() < 2 * kMostRows && !ahead.at_end();) {
    const Scanner begin = ahead;
    SpacedLine line{begin, LineCharacters(ahead), ahead};
    const std::string_view trimmed = line.characters.trimmed();
    const GridLine look = look_at_line(trimmed, true);
    if (count.digits() != 0 && look.kind == LineKind::kBorder) continue;
    const auto its_bars = static_cast<std::size_t>(std::count(trimmed.begin(), trimmed.end(), '|'));
    if (count.digits() == 0) {
      bars = its_bars;
      number = look.number;
    }
    const bool blank = trimmed.empty();
    if (blank && bars != 0) continue;
    if (!blank && (its_bars != bars || !look.spaced)) break;
    // (A number behind whole grids is how many there are, or which.)
    if (look.number && count.digits() != 0 && count.whole()) break;
    line.row = !blank                          ? SpacedRow::kDigits
               : line.characters.all().empty() ? SpacedRow::kEmpty
                                               : SpacedRow::kSpaces;
    count.add(line.row);
    lines.push_back(line);
  }
  open_ |= ahead.at_end();
  while (!lines.empty() && lines.back().row == SpacedRow::kEmpty) {
    lines.pop_back();
    count.drop_empty();
  }
  if (count.digits() < 7 || (number && count.digits() % 9 == 1)) return false;
  // Lines without digits are rows, or gaps between boxes and grids.
  const bool cut = count.digits() == kMostRows || lines.size() == 2 * kMostRows;
  const auto last = count.last_row(cut);
  if (!last || (below_digits && *last != SpacedRow::kDigits)) return false;
  std::vector<std::string_view> rows;
  std::vector<const SpacedLine*> taken;
  for (const SpacedLine& line : lines) {
    if (line.row > *last || rows.size() == 9) continue;
    rows.push_back(line.characters.all());
    taken.push_back(&line);
  }
  if (rows.size() < 9) return false;
  places_ = bars == 0 ? places_without_frame(rows) : places_in_frame(rows);
  const auto blank = [](std::string_view row) {
    return std::count_if(row.begin(), row.end(), is_given) != 9;
  };
  if (!places_ || std::none_of(rows.begin(), rows.end(), blank)) {
    places_.reset();
    return false;
  }
  scanner_ = taken.back()->behind;
  for (const SpacedLine* line : taken) take_row(line->begin, {});
  return true;
}

void GridFinder::take_row(const Scanner& row, const GridLine& line) {
  if (rows_ == 0) {
    begin_ = row.offset();
    line_ = row.line();
  }
  row_begins_[rows_++] = row;
  last_line_ = row.line();
  end_ = scanner_.offset();
  hyphens_ |= line.hyphens;
  marks_ |= line.marks;
  candidates_ |= line.candidates;
}

bool GridFinder::hyphens_are_blanks() {
  if (hyphens_ || marks_) return hyphens_;
  Scanner ahead = scanner_;
  ahead.look_ahead(kMaxPuzzleBytes);
  for (std::size_t lines = 0; lines < kMostRows && !ahead.at_end(); ++lines) {
    const GridLine line = read_grid_line(ahead, true);
    if (line.kind == LineKind::kRow) return line.nine && line.hyphens;
    if (line.kind == LineKind::kTitle || line.kind == LineKind::kSection) return false;
  }
  open_ = true;
  return false;
}

// How many rows of nine cells follow one another, up to kMostRows.
std::size_t GridFinder::rows_from(Scanner ahead) {
  // (Rows of one puzzle that are too far for this are too far for the puzzle.)
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0;
  while (rows < kMostRows && !ahead.at_end()) {
    const GridLine line = read_grid_line(ahead, true);
    if (!line.nine || line.column_numbers) return rows;
    ++rows;
  }
  open_ |= rows < kMostRows;
  return rows;
}

// How many rows of nine cells follow, over borders and gaps between boxes, up to kMostRows.
std::size_t GridFinder::rows_below(Scanner ahead) {
  ahead.look_ahead(kMaxPuzzleBytes);
  std::size_t rows = 0, hyphen_borders = 0;
  bool hyphens = false;  // whether rows have them, so that those borders are rows
  const auto count = [&] { return hyphens ? rows + hyphen_borders : rows; };
  while (count() < kMostRows && !ahead.at_end()) {
    const GridLine line = read_grid_line(ahead, true);
    if (line.column_numbers && count() % 9 == 0 && count() != 0) return count();
    if (line.kind == LineKind::kRow && line.nine) {
      ++rows;
      hyphens |= line.hyphens;
    } else if (line.kind == LineKind::kBorder) {
      hyphen_borders += line.perhaps_row ? 1 : 0;
    } else if (line.kind != LineKind::kBlank || count() % 3 != 0) {
      return count();
    }
  }
  open_ |= count() < kMostRows;
  return count();
}

bool GridFinder::is_row(const GridLine& line) {
  if (rows_ == 0 && line.column_numbers) {
    // The numbers of the columns above whole grids.
    const std::size_t below = rows_below(scanner_);
    return below % 9 != 0 || below == 0 || below == kMostRows;
  }
  if (line.kind == LineKind::kRow && (line.nine || rows_ != 0)) return true;
  if (line.kind == LineKind::kBorder) return line.perhaps_row && hyphens_are_blanks();
  if (rows_ != 0) return false;
  // What stands above nine rows is no row, such as a date; what lacks cells above eight is one.
  if (line.kind == LineKind::kRow) return rows_below(scanner_) < 9;
  return line.perhaps_row && rows_below(scanner_) == 8;
}

// Whether a row behind a gap begins another grid, as the rows before the gap and those behind it are more than nine: unless
// the gap is one between boxes, and the next grid follows without any.
bool GridFinder::belongs_to_next(const Scanner& row) {
  if (row.line() == last_line_ + 1) return false;
  const std::size_t behind = rows_from(row);
  if (rows_ + behind <= 9) return false;
  return behind % 9 == 0 || rows_ % 3 != 0 || behind % 3 != 0;
}

bool GridFinder::next() {
  rows_ = 0;
  open_ = numbered_ = hyphens_ = marks_ = candidates_ = packed_ = false;
  places_.reset();
  plain_.reset();
  bool below_digits = false;  // of a line of digits and spaces, over lines of spaces
  while (!scanner_.at_end()) {
    if (rows_ == 0 && puzzles_ && take_plain()) return true;
    const Scanner before = scanner_;
    const GridLine line = read_grid_line(scanner_, rows_ != 0);
    const bool spaces = line.kind == LineKind::kBlank && before.peek() == ' ';
    if (rows_ == 0 && puzzles_ && (line.spaced || spaces) && take_spaced(before, below_digits)) {
      return true;
    }
    below_digits = line.spaced ? !line.number : spaces && below_digits;
    const bool row = line.kind == LineKind::kRow || line.perhaps_row;
    if (rows_ == 0 && puzzles_ && row && take_packed(before)) return true;
    if (is_row(line)) {
      if (rows_ != 0 && belongs_to_next(before)) {
        scanner_ = before;  // the row is for the next call
        return true;
      }
      take_row(before, line);
      if (rows_ < 9) continue;
      if (puzzles_) return true;
      puzzles_ = true;  // a section holds one grid
      rows_ = 0;
    } else if (line.kind == LineKind::kTitle || line.kind == LineKind::kSection) {
      if (rows_ != 0 && puzzles_) {
        scanner_ = before;
        return true;
      }
      rows_ = 0;
      numbered_ |= line.number;
      if (line.kind == LineKind::kSection) puzzles_ = line.puzzles;
      if (line.kind == LineKind::kTitle && !first_title_) first_title_ = before;
    }
  }
  return rows_ != 0 && puzzles_;
}

std::variant<TextPuzzle, TextError> GridFinder::read() const {
  TextPuzzle puzzle;
  puzzle.line = line_;
  puzzle.begin = begin_;
  puzzle.end = rows_end().offset();
  if (plain_) {
    puzzle.grid = *plain_;
    for (std::size_t i = 0; i < kCellCount; ++i) puzzle.cells[i] = begin_ + i / 9 * stride_ + i % 9;
    return puzzle;
  }
  std::optional<TextError> error;
  Scanner packed = first_row();
  if (packed_) error = read_packed(packed, puzzle);
  for (std::size_t row = 0; row < rows_ && !error && !packed_; ++row) {
    error = candidates_ ? read_candidates(*row_begins_[row], row, puzzle)
                        : read_row(*row_begins_[row], row, puzzle);
  }
  if (!error && rows_ < 9) error = too_few_rows();
  if (error) return *std::move(error);
  return puzzle;
}

Scanner GridFinder::first_row() const {
  Scanner row = *row_begins_[0];
  row.skip_spaces();
  return row;
}

Scanner GridFinder::rows_end() const {
  Scanner last = *row_begins_[plain_ ? 0 : rows_ - 1];
  if (plain_) last.skip_lines(8, 8 * stride_);
  last.skip_rest_of_line();
  return last;
}

TextError GridFinder::too_few_rows() const {
  if (scanner_.at_end() && !part_) {
    return error_at(scanner_, TextErrorCode::kTooFewRows,
                    counted(rows_, "the end of the text after {} row"_form,
                            "the end of the text after {} rows"_form),
                    "9 rows"_form);
  }
  return {TextErrorCode::kTooFewRows, last_line_ + 1, 1,
          counted(rows_, "a gap after {} row"_form, "a gap after {} rows"_form), "9 rows"_form};
}

std::optional<TextError> GridFinder::title_error() const {
  if (!first_title_) return std::nullopt;
  TextPuzzle puzzle;
  return read_row(*first_title_, 0, puzzle);
}

std::optional<TextError> GridFinder::read_row(Scanner scanner, std::size_t row,
                                              TextPuzzle& puzzle) const {
  if (places_) {
    std::ptrdiff_t at = 0;
    for (std::size_t column = 0; column < 9; ++column) {
      for (; at < (*places_)[column] && !scanner.at_line_end(); ++at) scanner.advance();
      puzzle.cells[9 * row + column] = scanner.offset();
      puzzle.grid.set(static_cast<Cell>(9 * row + column), digit_of(scanner.peek()));
    }
    return std::nullopt;
  }
  std::size_t cells = 0;
  std::optional<TextError> error;
  for (; !scanner.at_line_end() && cells < kMaxCells; scanner.advance()) {
    const char c = scanner.peek();
    if (hyphens_ ? is_line_cell(c) : is_cell(c)) {
      if (cells < 9) {
        puzzle.cells[9 * row + cells] = scanner.offset();
        puzzle.grid.set(static_cast<Cell>(9 * row + cells), digit_of(c));
      } else if (cells == 9) {
        error = error_at(scanner, TextErrorCode::kBadRowLength, {}, "9 cells in a row"_form);
      }
      ++cells;
    } else if (c != ' ' && !is_bar(c)) {
      if (error) break;
      return error_at(scanner, TextErrorCode::kBadCharacter, scanner.describe(),
                      "a digit or one of the blanks . 0 ? * _ x"_form);
    }
  }
  if (cells < 9) {
    error = error_at(scanner, TextErrorCode::kBadRowLength, {}, "9 cells in a row"_form);
  }
  if (error) error->found = count_cells(cells);
  return error;
}

std::optional<TextError> GridFinder::read_candidates(Scanner scanner, std::size_t row,
                                                     TextPuzzle& puzzle) const {
  std::size_t cells = 0;
  while (!scanner.at_line_end() && cells < kMaxCells) {
    if (scanner.peek() == ' ' || is_bar(scanner.peek())) {
      scanner.advance();
      continue;
    }
    // (What is read of further cells is not kept.)
    const std::size_t cell = cells++ < 9 ? 9 * row + cells - 1 : kCellCount;
    if (auto error = read_drawn_cell(scanner, cell, puzzle)) return error;
  }
  if (cells == 9) return std::nullopt;
  return error_at(scanner, TextErrorCode::kBadRowLength, count_cells(cells),
                  "9 cells in a row"_form);
}

}  // namespace jiugong::formats
