#include "formats/fields.h"

#include <algorithm>
#include <array>
#include <string>

#include "formats/formula.h"
#include "formats/grid_line.h"
#include "formats/line_ends.h"
#include "formats/utf8.h"
#include "jiugong/puzzle_file.h"

namespace jiugong {
namespace formats {
std::string_view Field::content(std::string_view text) const {
  std::string_view content = text.substr(begin, end - begin);
  if (quoted) {
    content.remove_prefix(1);
    if (!content.empty() && content.back() == '"') content.remove_suffix(1);
  }
  const std::size_t first = content.find_first_not_of(" \t");
  if (first == std::string_view::npos) return content.substr(0, 0);
  content.remove_prefix(first);
  content = content.substr(0, content.find_last_not_of(" \t") + 1);
  return formats::is_guarded_formula(content) ? content.substr(1) : content;
}

namespace {

// Whether the character that ends at `end` belongs to a word: a Latin letter, also with an accent, Greek, Cyrillic, Chinese.
bool is_of_word(std::string_view text, std::size_t end) {
  std::size_t begin = end - 1;
  while (begin != 0 && continues_character(text[begin])) --begin;
  const auto lead = static_cast<unsigned char>(text[begin]);
  return is_letter(text[begin]) || (lead >= 0xc3 && lead <= 0xd4) || (lead >= 0xe4 && lead <= 0xe9);
}

struct Word {
  std::string_view text;
  bool any_before = false;  // other words may be directly before it
};

// Whether the word that begins at `begin` is whole. (In solvedBoard and gridSolution a capital begins one; in unSolved none.)
bool is_whole(std::string_view name, std::size_t begin, const Word& word) {
  const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto capital = [&](std::size_t at) { return is_lower(name[at - 1]) && is_upper(name[at]); };
  const bool first = word.any_before || begin == 0 || !is_of_word(name, begin) ||
                     (word.text != "solved" && capital(begin));
  const std::size_t end = begin + word.text.size();
  if (!first || end == name.size()) return first;
  std::size_t behind = end + 1;
  while (behind < name.size() && continues_character(name[behind])) ++behind;
  return !is_of_word(name, behind) || capital(end);
}

}  // namespace

bool names_answers(std::string_view name) {
  std::string lower(name);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
  if (lower.find("答案") != std::string::npos) return true;
  // (未解答 and 难解 name puzzles.)
  constexpr std::array<Word, 12> kWords{{{"solution"},
                                         {"spoiler"},
                                         {"solutions"},
                                         {"answer"},
                                         {"answers"},
                                         {"solved"},
                                         {"题解", true},
                                         {"題解", true},
                                         {"题解答", true},
                                         {"題解答", true},
                                         {"解答"},
                                         {"解"}}};
  return std::any_of(kWords.begin(), kWords.end(), [&](const Word& word) {
    for (std::size_t at = 0; (at = lower.find(word.text, at)) != std::string::npos; ++at) {
      if (is_whole(name, at, word)) return true;
    }
    return false;
  });
}

bool FieldReader::next() {
  if (over_) return false;
  field_ = {.begin = at_, .end = at_, .quoted = at_ < text_.size() && text_[at_] == '"'};
  if (field_.quoted) {
    ++at_;
    for (;;) {
      at_ = std::min(text_.find('"', at_), text_.size());
      if (at_ + 1 >= text_.size() || text_[at_ + 1] != '"') break;
      at_ += 2;
    }
    at_ = std::min(at_ + 1, text_.size());
  }
  while (at_ < text_.size() && text_[at_] != separator_ && !is_line_end(text_[at_])) ++at_;
  field_.end = at_;
  over_ = at_ == text_.size() || is_line_end(text_[at_]);
  if (!over_) ++at_;
  return true;
}

std::size_t FieldReader::end() const {
  if (at_ == text_.size()) return at_;
  const bool two = text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n';
  return at_ + (two ? 2 : 1);
}

namespace {

// Whether a text is digits, dots and slashes alone, as grids and counts are. (The greatest of 16 bytes at a time is found.)
bool is_plain(std::string_view text) {
  unsigned char most = 0;
  for (const char c : text) most = std::max(most, static_cast<unsigned char>(c - '.'));
  return most <= '9' - '.';
}

// Whether a field of a record may be a formula, or quoted.
bool needs_care(std::string_view record, char separator) {
  if (record.find('"') != std::string_view::npos) return true;
  for (std::size_t begin = 0; begin < record.size();) {
    if (formats::begins_formula(record[begin])) return true;
    begin = std::min(record.find(separator, begin), record.size()) + 1;
  }
  return false;
}

void append_careful(std::string& out, std::string_view record, char separator) {
  FieldReader fields(record, 0, separator);
  std::size_t written = 0;
  while (fields.next()) {
    const Field& field = fields.field();
    const std::size_t begin = field.begin + (field.quoted ? 1 : 0);
    if (!formats::is_formula(record.substr(begin, field.end - begin))) {
      // (A quoted number is a number, too.)
      continue;
    }
    if (field.quoted && !formats::is_formula(field.content(record))) continue;
    out += record.substr(written, begin - written);
    out += '\'';
    written = begin;
  }
  out += record.substr(written, fields.line_end() - written);
}

}  // namespace

void append_table_field(std::string& out, std::string_view text, char separator) {
  if (is_plain(text)) {
    out += text;
    return;
  }
  const bool special = std::any_of(text.begin(), text.end(), [&](char c) {
    return c == separator || c == '"' || is_line_end(c);
  });
  // (What quotes lines of e-mails is passed over when a record is read.)
  const bool quoted = special || behind_quote_marks(text, 0) != 0;
  if (quoted) out += '"';
  if (formats::is_formula(text)) out += '\'';
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  if (quoted) out += '"';
}

void append_guarded_record(std::string& out, std::string_view record, char separator) {
  const std::string_view line = without_line_end(record);
  if (needs_care(line, separator)) {
    append_careful(out, record, separator);
  } else {
    out += line;
  }
}

}  // namespace formats

std::string table_field(std::string_view text, char separator) {
  std::string field;
  formats::append_table_field(field, text, separator);
  return field;
}

std::string guarded_record(std::string_view record, char separator) {
  std::string out;
  formats::append_careful(out, record, separator);
  return out;
}

}  // namespace jiugong
