#include "formats/labelled_rows.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace jiugong::formats {
namespace {

// Which characters of a line are its cells: the last nine, but for so many behind them, or all behind so many words.
struct Division {
  std::size_t cells_behind, words;
  bool hyphens;  // whether these are cells

  // Whether the rows of the solution are behind those of the puzzle.
  bool solved() const { return cells_behind == 9; }
};

constexpr std::array<Division, 10> kDivisions{{{0, 0, false},
                                               {1, 0, false},
                                               {2, 0, false},
                                               {0, 1, false},
                                               {0, 2, false},
                                               {0, 0, true},
                                               {1, 0, true},
                                               {2, 0, true},
                                               {9, 0, false},
                                               {9, 0, true}}};

// The digits from which rows with labels have candidates. (A table of numbers has a few of two digits.)
constexpr std::size_t kLeastDigits = 108;

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

std::optional<Parts> parts_of(std::string_view line, const Division& division) {
  std::size_t begin = 0, end = line.size();
  for (std::size_t word = 0; word < division.words; ++word) {
    while (begin < end && is_gap(line[begin])) ++begin;
    while (begin < end && !is_gap(line[begin])) ++begin;
  }
  std::size_t skip = division.cells_behind, cells = division.words != 0 ? 9 : 0;
  for (std::size_t at = end; cells != 9;) {
    if (at-- == 0) return std::nullopt;
    if (!is_cell(line[at]) && !(division.hyphens && line[at] == '-')) continue;
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

// Whether the character cannot be directly beside the cells: it may be one of them, or the end of a word.
bool joins_cells(char c) { return is_label(c) || is_line_cell(c); }

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

// Whether the cells are at equal distances, but for greater ones between boxes. (Candidates are as long as they are.)
bool are_even(std::string_view cells, bool hyphens) {
  std::array<std::size_t, 9> places{};
  std::size_t found = 0;
  for (std::size_t at = 0; at < cells.size() && found < 9; ++at) {
    if (is_cell(cells[at]) || (hyphens && cells[at] == '-')) places[found++] = at;
  }
  const auto step = [&](std::size_t cell) { return places[cell + 1] - places[cell]; };
  for (std::size_t cell = 0; cell < 8; ++cell) {
    if (step(cell) != step(cell % 3 == 2 ? 2 : 0)) return false;
  }
  return true;
}

// What is before the cells of all rows, or behind them.
struct Labels {
  std::string last;
  int step = 0;
  std::size_t token = std::string::npos;  // the place of what counts
  char first_token = '\0';

  // Takes the label of the next row; returns whether it follows.
  bool take(std::string_view label) {
    if (!label_follows(label, last, step)) return false;
    const auto* const differs = std::mismatch(label.begin(), label.end(), last.begin()).first;
    if (differs != label.end()) token = static_cast<std::size_t>(differs - label.begin());
    if (step != 0 && first_token == '\0') first_token = last[token];
    last = label;
    return true;
  }

  // Whether what counts begins or ends with 0, 1 or A. (What begins elsewhere numbers other things.)
  bool count_rows() const {
    if (step == 0) return true;
    const char least = step == 1 ? first_token : last[token];
    return std::string_view("01Aa").find(least) != std::string_view::npos;
  }

  // Whether there may be cells beyond what counts, and perhaps a dot behind that: other digits, or blanks that are at no word.
  bool hold_cells() const {
    const auto is_word = [&](std::size_t at) { return at < last.size() && is_letter(last[at]); };
    for (std::size_t at = 0; at < last.size(); ++at) {
      const bool dot = token != std::string::npos && at == token + 1 && last[at] == '.';
      if (at == token || dot || !is_cell(last[at])) continue;
      if (is_digit(last[at]) || !(is_word(at + 1) || (at != 0 && is_word(at - 1)))) return true;
    }
    return false;
  }

  // The label that would follow.
  std::string next() const {
    std::string label = last;
    if (label[token] == '9' && step == 1) return label.replace(token, 1, "10");
    label[token] = static_cast<char>(label[token] + step);
    return label;
  }
};

// Whether the label of the row at the scanner is the bullet of a list, such as `- `, `* ` or `• `, though it may be a blank. (A
// dot is none.)
bool is_bullet(std::string_view label, Scanner row) {
  row.skip_spaces();
  return !label.empty() && label.size() <= 2 && row.code() != U'.' &&
         label.find_first_not_of(label[0] == '-' ? "-" : "*.") == std::string_view::npos;
}

// Whether a label that is on all rows is one: a bullet, signs, or words that a sign closes directly before the cells, as in `<td>`.
bool may_be_before(const Labels& before, bool gap, bool bullet) {
  if (bullet) return gap;
  if (before.hold_cells()) return false;
  if (before.step != 0 || std::none_of(before.last.begin(), before.last.end(), is_letter))
    return true;
  return !gap && std::string_view(">\"'`").find(before.last.back()) != std::string_view::npos;
}

// The same behind the cells: signs and what follows them, or the end of a line in an e-mail.
bool may_be_behind(const Labels& behind) {
  if (behind.last == "=20") return true;
  return !behind.hold_cells() &&
         (behind.step != 0 || behind.last.empty() || !is_label(behind.last[0]));
}

// Whether digits, a character each, are the solution of the cells, or one beside their answer.
bool is_solution(const std::string& digits, const std::string& cells) {
  const auto grid = Grid::from_line(digits);
  const bool answered = std::all_of(cells.begin(), cells.end(), is_given);
  return grid && is_solved(*grid) &&
         (answered ||
          std::equal(digits.begin(), digits.end(), cells.begin(),
                     [](char digit, char cell) { return digit_of(cell) == 0 || cell == digit; }));
}

// Whether a tenth row follows: of more than nine none is a row of a sudoku.
bool has_tenth(const Division& division, Scanner ahead, const Labels& before, bool& open) {
  while (!ahead.at_end()) {
    const LineCharacters characters(ahead);
    const std::string_view line = characters.all();
    if (std::none_of(line.begin(), line.end(), is_label)) continue;
    const auto parts = parts_of(line, division);
    return parts && trimmed(line).starts_with(before.next());
  }
  open = true;
  return false;
}

std::optional<std::vector<LabelledRow>> rows_by(const Division& division, Scanner ahead,
                                                std::size_t& refused, bool& open) {
  std::vector<LabelledRow> rows;
  Labels before, behind;
  bool more = division.solved(), gap = false, bullet = false;
  std::size_t digits = 0;  // of candidates
  std::string cells, solution;
  while (rows.size() < 9) {
    if (ahead.at_end()) {
      open |= rows.size() > 1;
      return std::nullopt;
    }
    Scanner row = ahead;
    const LineCharacters characters(ahead);
    const std::string_view line = characters.all();
    const auto parts = parts_of(line, division);
    const GridLine look = look_at_line(parts ? parts->cells : "", true);
    if (!look.nine) {
      if (std::none_of(line.begin(), line.end(), is_label)) continue;
      return std::nullopt;
    }
    if (!look.candidates && !are_even(parts->cells, look.hyphens)) return std::nullopt;
    digits +=
        static_cast<std::size_t>(std::count_if(parts->cells.begin(), parts->cells.end(), is_digit));
    const char* const first_cell = parts->cells.data();
    const char* const last_cell = first_cell + parts->cells.size() - 1;
    gap = is_gap(*first_cell) || (first_cell != line.data() && is_gap(first_cell[-1]));
    if (first_cell != line.data() && !gap && joins_cells(first_cell[-1])) return std::nullopt;
    if (last_cell + 1 != line.data() + line.size() && joins_cells(last_cell[1]))
      return std::nullopt;
    const bool first = rows.empty(), second = rows.size() == 1;
    if (first || (second && begins_with_words(before.last, parts->before))) {
      before.last = parts->before;
    } else if (!before.take(parts->before)) {
      return std::nullopt;
    }
    const bool continued =
        parts->behind.starts_with(behind.last) || behind.last.starts_with(parts->behind);
    if (division.solved()) {
      std::copy_if(parts->cells.begin(), parts->cells.end(), std::back_inserter(cells),
                   is_line_cell);
      std::copy_if(parts->behind.begin(), parts->behind.end(), std::back_inserter(solution),
                   is_digit);
    } else if (first) {
      behind.last = parts->behind;
    } else if (!behind.take(parts->behind)) {
      if (has_digits(parts->behind) || (!continued && rows.size() < 8)) return std::nullopt;
      behind.last = parts->behind;
    }
    more |= is_more(parts->before) || is_more(parts->behind);
    bullet = is_bullet(parts->before, row);
    for (const char* at = line.data(); at != parts->cells.data(); ++at) row.advance();
    Scanner end = row;
    for (std::size_t cell = 0; cell < parts->cells.size(); ++cell) end.advance();
    rows.push_back({row, end.offset(), look, ahead});
  }
  if (division.solved() && !is_solution(solution, cells)) return std::nullopt;
  if (!more && !bullet && before.step == 0 && behind.step == 0) return std::nullopt;
  if (rows[0].look.candidates && digits < kLeastDigits) return std::nullopt;
  if (!before.count_rows() || !behind.count_rows()) return std::nullopt;
  if (!may_be_before(before, gap, bullet) || !may_be_behind(behind)) return std::nullopt;
  if (before.step != 0 && has_tenth(division, ahead, before, open)) {
    refused = ahead.offset();
    return std::nullopt;
  }
  return rows;
}

}  // namespace

bool label_follows(std::string_view label, std::string_view last, int& step) {
  if (label.size() != last.size()) return false;
  bool differs = false;
  for (std::size_t at = 0; at < label.size(); ++at) {
    if (label[at] == last[at]) continue;
    // (Rows are often called A to H and J.)
    const bool jumps = label[at] == 'J' && last[at] == 'H';
    const int its_step = jumps ? 1 : label[at] - last[at];
    if (!is_label(label[at]) || !is_label(last[at]) || (its_step != 1 && its_step != -1))
      return false;
    if (std::exchange(differs, true) || (step != 0 && step != its_step)) return false;
    step = its_step;
  }
  return differs || step == 0;
}

std::optional<std::vector<LabelledRow>> find_labelled_rows(const Scanner& first,
                                                           std::size_t& refused, bool& open) {
  Scanner begin = first;
  begin.look_ahead(kMaxPuzzleBytes);
  for (const Division& division : kDivisions) {
    if (auto rows = rows_by(division, begin, refused, open)) return rows;
  }
  return std::nullopt;
}

}  // namespace jiugong::formats
