#include "formats/labelled_rows.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace jiugong::formats {
namespace {

// Which characters of a line are its cells: the last nine, but for so many behind them, or all behind so many words.
struct Way {
  std::size_t cells_behind, words;
  bool hyphens;  // whether these are cells
};

constexpr std::array<Way, 8> kWays{{{0, 0, false},
                                    {1, 0, false},
                                    {2, 0, false},
                                    {0, 1, false},
                                    {0, 2, false},
                                    {0, 0, true},
                                    {1, 0, true},
                                    {2, 0, true}}};

bool is_gap(char c) { return c == ' ' || c == '|'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// A line in three parts.
struct Parts {
  std::string_view before, cells, behind;
};

std::optional<Parts> parts_of(std::string_view line, const Way& way) {
  std::size_t begin = 0, end = line.size();
  for (std::size_t word = 0; word < way.words; ++word) {
    while (begin < end && is_gap(line[begin])) ++begin;
    while (begin < end && !is_gap(line[begin])) ++begin;
  }
  std::size_t skip = way.cells_behind, cells = way.words != 0 ? 9 : 0;
  for (std::size_t at = end; cells != 9;) {
    if (at-- == 0) return std::nullopt;
    if (!is_cell(line[at]) && !(way.hyphens && line[at] == '-')) continue;
    if (skip != 0) {
      --skip;
      continue;
    }
    if (cells++ == 0) end = at + 1;
    begin = at;
  }
  return Parts{trimmed(line.substr(0, begin)), line.substr(begin, end - begin),
               trimmed(line.substr(end))};
}

bool is_label(char c) { return is_digit(c) || is_letter(c); }

bool has_digits(std::string_view text) { return std::any_of(text.begin(), text.end(), is_digit); }

// Whether there is more than cells, of which a row may have too many.
bool is_more(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return !is_line_cell(c) && !is_gap(c); });
}

// Whether the label of the first row has that of the second behind other words, as in `[code]53..7....`.
bool begins_with_words(std::string_view first, std::string_view second) {
  if (!first.ends_with(second)) return false;
  const std::string_view words = first.substr(0, first.size() - second.size());
  return is_more(words) && !has_digits(words);
}

std::optional<std::vector<LabelledRow>> rows_by(const Way& way, Scanner ahead, bool& open) {
  std::vector<LabelledRow> rows;
  std::string before, behind;  // of the last row
  int step = 0, step_behind = 0;
  bool more = false;
  while (rows.size() < 9) {
    if (ahead.at_end()) {
      open |= rows.size() > 1;
      return std::nullopt;
    }
    Scanner row = ahead;
    const LineCharacters characters(ahead);
    const std::string_view line = characters.all();
    const auto parts = parts_of(line, way);
    const GridLine look = look_at_line(parts ? parts->cells : "", true);
    if (!look.nine) {
      if (std::none_of(line.begin(), line.end(), is_label)) continue;
      return std::nullopt;
    }
    const bool first = rows.empty(), second = rows.size() == 1;
    if (!first && !(second && begins_with_words(before, parts->before)) &&
        !label_follows(parts->before, before, step)) {
      return std::nullopt;
    }
    const bool continued = parts->behind.starts_with(behind) || behind.starts_with(parts->behind);
    if (!first && !label_follows(parts->behind, behind, step_behind) &&
        (has_digits(parts->behind) || (!continued && rows.size() < 8))) {
      return std::nullopt;
    }
    before = parts->before;
    behind = parts->behind;
    more |= is_more(before) || is_more(behind);
    for (const char* at = line.data(); at != parts->cells.data(); ++at) row.advance();
    Scanner end = row;
    for (std::size_t cell = 0; cell < parts->cells.size(); ++cell) end.advance();
    rows.push_back({row, end.offset(), look, ahead});
  }
  if (!more && step == 0 && step_behind == 0) return std::nullopt;
  return rows;
}

}  // namespace

bool label_follows(std::string_view label, std::string_view last, int& step) {
  if (label.size() != last.size()) return false;
  for (std::size_t at = 0; at < label.size(); ++at) {
    if (label[at] == last[at]) continue;
    // (Rows are often called A to H and J.)
    const bool jumps = label[at] == 'J' && last[at] == 'H';
    const int its_step = jumps ? 1 : label[at] - last[at];
    if (!is_label(label[at]) || !is_label(last[at]) || (its_step != 1 && its_step != -1))
      return false;
    if (step != 0 && step != its_step) return false;
    step = its_step;
  }
  return true;
}

std::optional<std::vector<LabelledRow>> find_labelled_rows(const Scanner& first, bool& open) {
  Scanner begin = first;
  begin.look_ahead(kMaxPuzzleBytes);
  for (const Way& way : kWays) {
    if (auto rows = rows_by(way, begin, open)) return rows;
  }
  return std::nullopt;
}

}  // namespace jiugong::formats
