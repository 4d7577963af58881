#include "puzzle_file/fields.h"

#include <algorithm>
#include <string>

#include "formats/formula.h"
#include "jiugong/puzzle_file.h"

namespace jiugong {
namespace puzzle_file {
namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

}  // namespace

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

}  // namespace puzzle_file

std::string table_field(std::string_view text, char separator) {
  const bool formula = formats::is_formula(text);
  const char special[] = {separator, '"', '\n', '\r', '\0'};
  if (text.find_first_of(special) == std::string_view::npos) {
    return (formula ? "'" : "") + std::string(text);
  }
  std::string field = formula ? "\"'" : "\"";
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

std::string guarded_record(std::string_view record, char separator) {
  std::string out;
  puzzle_file::FieldReader fields(record, 0, separator);
  std::size_t written = 0;
  while (fields.next()) {
    const puzzle_file::Field& field = fields.field();
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
  return out;
}

}  // namespace jiugong
