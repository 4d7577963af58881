#include "formats/spaced_rows.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "formats/grid_line.h"

namespace jiugong::formats {
namespace {

std::ptrdiff_t signed_size(std::size_t size) { return static_cast<std::ptrdiff_t>(size); }

// Whether all digits of the rows are at the places of cells, and no bar is.
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

// The places of cells in three boxes that begin so many characters after one another, `step` from cell to cell.
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
  const bool framed = bars.size() > 2 && bars[0] == signed_size(rows[0].find_first_not_of(' '));
  const std::size_t inner = framed ? 1 : 0;
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

// `margin`: what is in front of all rows.
std::optional<CellPlaces> places_without_frame(const std::vector<std::string_view>& rows,
                                               std::size_t margin) {
  std::size_t indent = std::string_view::npos, givens = 0, longest = 0;
  for (const std::string_view row : rows) {
    indent = std::min(indent, row.find_first_not_of(' '));
    longest = std::max(longest, row.find_last_not_of(' ') + 1);
    givens += static_cast<std::size_t>(std::count_if(row.begin(), row.end(), is_given));
  }
  // (Fewer givens leave no single solution, nor does a blank stack; a list of numbers, or digits without blanks, is no such grid.)
  constexpr std::size_t kLeast = 17, kMost = 61;
  if (givens < kLeast || givens > kMost) return std::nullopt;
  for (const std::size_t first : {margin, indent, margin + 1}) {
    for (const std::ptrdiff_t step : {1, 2}) {
      for (const std::ptrdiff_t gap : {step, step + 1, step + 2}) {
        const CellPlaces places = places_at(signed_size(first), step, 2 * step + gap);
        if (fits(rows, places) && signed_size(longest) > places[6]) return places;
      }
    }
  }
  return std::nullopt;
}

// What a line may be in a grid whose blanks are spaces: a row with digits, one of spaces, or of nothing.
enum class SpacedRow { kDigits, kSpaces, kEmpty };

struct SpacedLine {
  Scanner begin;
  std::size_t text, size;  // where its characters are among those of all lines
  bool below_border;
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

  // Up to which kind lines are rows: so that all are whole grids, or the one has nine lines, else as in a bad one. Where more
  // lines follow, the last grid may be cut off.
  SpacedRow last_row(bool cut) const {
    if (gaps() && (cut || whole())) return SpacedRow::kDigits;
    if (may_be_rows_ && (cut || whole_with_spaces())) return SpacedRow::kSpaces;
    return digits_ + spaces_ + empty_ == 9 ? SpacedRow::kEmpty : SpacedRow::kDigits;
  }
  bool has_spaces() const { return spaces_ != 0; }

 private:
  bool gaps() const { return spaces_ == 0 || may_be_gaps_; }
  bool whole_with_spaces() const { return (digits_ + spaces_) % 9 <= last_spaces_; }

  std::size_t digits_ = 0, spaces_ = 0, empty_ = 0;
  std::size_t last_spaces_ = 0;              // lines of spaces behind the last digits
  std::array<std::size_t, 3> gaps_{};        // the lines of the gap above each three rows of a grid
  bool may_be_gaps_ = true;                  // they are between boxes, all or none, or grids
  bool may_be_rows_ = true, blank_ = false;  // of three rows two that are blank could be exchanged
};

// The rows that are looked at where the first grids are not sound: those of fifteen, and one too many.
constexpr std::size_t kMostOfBad = 136;

// find_spaced_grid() by so many rows at most.
std::optional<SpacedGrid> find_in_rows(const Scanner& first, std::size_t most, bool below_digits,
                                       bool& open, std::size_t& looked) {
  Scanner ahead = first;
  std::vector<SpacedLine> lines;
  std::string text;
  std::size_t bars = 0;
  bool border = false;
  SpacedCount count;
  for (; count.digits() < most && lines.size() < 2 * most && !ahead.at_end();) {
    const Scanner begin = ahead;
    const LineCharacters characters(ahead);
    const bool below_border = border;
    const std::string_view trimmed = characters.trimmed();
    const GridLine look = look_at_line(trimmed, true);
    border = count.digits() != 0 && look.kind == LineKind::kBorder;
    if (border) continue;
    const auto its_bars = static_cast<std::size_t>(std::count(trimmed.begin(), trimmed.end(), '|'));
    if (count.digits() == 0) bars = its_bars;
    const bool blank = trimmed.empty();
    if (blank && bars != 0) continue;
    if (!blank && (its_bars != bars || !look.spaced)) break;
    // (A number behind whole grids is how many there are, or which.)
    if ((look.number || look.column_numbers) && count.digits() != 0 && count.whole()) break;
    const SpacedRow row = !blank                     ? SpacedRow::kDigits
                          : characters.all().empty() ? SpacedRow::kEmpty
                                                     : SpacedRow::kSpaces;
    count.add(row);
    const std::size_t at = text.size();
    text.append(begin.column() - 1, ' ') += characters.all();
    lines.push_back({begin, at, text.size() - at, below_border, row});
  }
  open |= ahead.at_end();
  looked = std::max(looked, ahead.offset());
  while (!lines.empty() && lines.back().row == SpacedRow::kEmpty) {
    lines.pop_back();
    count.drop_empty();
  }
  if (count.digits() < 7) return std::nullopt;
  // Lines without digits are rows, or gaps between boxes and grids.
  const bool cut = count.digits() == most || lines.size() == 2 * most;
  const SpacedRow last = count.last_row(cut);
  if (below_digits && last != SpacedRow::kDigits) return std::nullopt;
  std::erase_if(lines, [&](const SpacedLine& line) { return line.row > last; });
  // (Lines of spaces behind whole grids are none of their rows.)
  while (lines.size() % 9 != 0 && lines.back().row != SpacedRow::kDigits) lines.pop_back();
  if (lines.size() < 8) return std::nullopt;
  const auto characters_of = [&text](const SpacedLine& line) {
    return std::string_view(text).substr(line.text, line.size);
  };
  std::vector<std::string_view> rows;
  std::size_t margin = std::string_view::npos;
  std::ptrdiff_t quoted = 0;  // before this column no row has a cell, only what quotes it
  for (const SpacedLine& line : lines) {
    if (rows.size() == 9) break;
    rows.push_back(characters_of(line));
    const std::size_t passed = line.begin.column() - 1;
    margin = std::min(margin, passed);
    // (The space behind a mark may be a cell.)
    quoted = std::max(quoted, signed_size(passed) - (line.begin.is_behind_space() ? 1 : 0));
  }
  const auto places = bars == 0 ? places_without_frame(rows, margin) : places_in_frame(rows);
  const auto blank = [](std::string_view row) {
    return std::count_if(row.begin(), row.end(), is_given) != 9;
  };
  if (!places || places->front() < quoted || std::none_of(rows.begin(), rows.end(), blank))
    return std::nullopt;
  SpacedGrid grid{*places, {}, {}, !count.has_spaces()};
  RowWindow window;
  bool ended = !cut, gaps = false;
  for (const SpacedLine& line : lines) {
    const std::string_view row = characters_of(line);
    std::array<Digit, 9> digits{};
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const auto at = static_cast<std::size_t>((*places)[cell]);
      digits[cell] = at < row.size() ? digit_of(row[at]) : Digit{0};
    }
    const bool gap = !line.below_border && !grid.rows.empty() &&
                     line.begin.line() != grid.rows.back().line() + 1;
    if (gap && !gaps && window.size() >= 9) {
      ended = true;
      break;
    }
    gaps |= gap;
    window.add(digits,
               line.below_border ? Between::kBorder
               : gap             ? Between::kGap
                                 : Between::kNothing,
               !fits({row}, *places));
    grid.rows.push_back(line.begin);
    if (window.size() == RowWindow::kMost || window.is_sound()) {
      ended = false;
      break;
    }
  }
  grid.count = window.count(ended);
  return grid;
}

}  // namespace

std::optional<SpacedGrid> find_spaced_grid(const Scanner& first, bool below_digits, bool& open,
                                           std::size_t& looked) {
  Scanner ahead = first;
  const GridLine look = read_grid_line(ahead, true);
  const bool title = look.number || look.column_numbers;
  if (title) {
    // (It is a row above eight.)
    const auto below = find_in_rows(ahead, kMostRows, false, open, looked);
    if (below && below->count.rows != 8) return std::nullopt;
  }
  auto grid = find_in_rows(first, kMostRows, below_digits, open, looked);
  // (Unless the first grids are sound, more rows tell which of them is bad.)
  if (grid && grid->rows.size() >= kMostRows) {
    grid = find_in_rows(first, kMostOfBad, below_digits, open, looked);
  }
  if (grid) grid->sure &= !title;
  return grid;
}

}  // namespace jiugong::formats
