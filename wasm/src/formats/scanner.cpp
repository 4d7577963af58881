#include "formats/scanner.h"

#include <algorithm>
#include <utility>

#include "formats/form.h"
#include "formats/line_ends.h"
#include "formats/utf8.h"

namespace jiugong::formats {
namespace {

// Of box drawing: ─ ━ │ ┃, the same dashed (┄ ┅ ┆ ┇ ┈ ┉ ┊ ┋ ╌ ╍ ╎ ╏) or double (═ ║), and where these meet.
char line_twin(char32_t code) {
  const bool straight = code < 0x250c || (code >= 0x254c && code < 0x2552);
  return !straight ? '+' : (code & 2) != 0 || code == 0x2551 ? '|' : '-';
}

// Of Chinese numerals, and of empty squares and similar symbols, which are blanks.
char symbol_twin(char32_t code) {
  constexpr std::u32string_view kSymbols = U"〇一二三四五六七八九零□▢◻⬜⬛🔲🔳☐○⚪⚫·•∙⋅・◯▯▫◦";
  const std::size_t at = kSymbols.find(code);
  // (There are two zeros, at both ends of the numerals.)
  return at <= 10 ? static_cast<char>('0' + at % 10) : at == std::u32string_view::npos ? '\0' : '.';
}

// Of several widths, or none, as marks of the direction have.
bool is_space(char32_t code) {
  return code == 0xa0 || code == 0xad || code == 0x3000 || code == 0xfeff ||
         (code >= 0x2000 && code <= 0x200f) || (code >= 0x202a && code <= 0x202f) ||
         (code >= 0x205f && code <= 0x2069);
}

bool is_dash(char32_t code) { return (code >= 0x2010 && code <= 0x2015) || code == 0x2212; }

// The variation selector and the keycap, which turn the preceding character into an emoji.
bool makes_emoji(char32_t code) { return code == 0xfe0f || code == 0x20e3; }

}  // namespace

char32_t zero_of(char32_t code) {
  if (code == 0x2775) return 0;  // ❵, before ❶
  // Arabic, Persian, Devanagari, Bengali, Thai, full-width; five styles of mathematics; circled, without a zero: ① ❶
  for (const char32_t zero : {0x660u, 0x6f0u, 0x966u, 0x9e6u, 0xe50u, 0xff10u, 0x1d7ceu, 0x1d7d8u,
                              0x1d7e2u, 0x1d7ecu, 0x1d7f6u, 0x245fu, 0x2775u}) {
    if (code >= zero && code < zero + 10) return zero;
  }
  return 0;
}

namespace {

char ascii_twin(char32_t code) {
  if (code < 0x80)
    return code == '\t' || code == '\v' || code == '\f' ? ' ' : static_cast<char>(code);
  if (code >= 0xff01 && code <= 0xff5e) return static_cast<char>(code - 0xff01 + '!');
  if (is_space(code)) return ' ';
  if (is_dash(code)) return '-';
  if (code == 0xa6) return '|';    // ¦
  if (code == 0x3001) return ':';  // 、
  if (const char32_t zero = zero_of(code)) return static_cast<char>('0' + (code - zero));
  if (code >= 0x2500 && code <= 0x257f) return line_twin(code);
  return symbol_twin(code);
}

std::string hex(char32_t value, int digits) {
  std::string out;
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
    out += "0123456789ABCDEF"[value >> shift & 0xf];
  }
  return out;
}

}  // namespace

Scanner::Scanner(std::string_view text) : whole_(text), text_(text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (text_.starts_with(kByteOrderMark)) offset_ = kByteOrderMark.size();
  begin_line();
}

// (Called by what is in every module: inlined it would be there three times.)
[[gnu::noinline]] void Scanner::begin_line() {
  const std::size_t begin = std::exchange(offset_, behind_quote_marks(text_, offset_));
  column_ = 1 + offset_ - begin;
  decode();
}

void Scanner::look_ahead(std::size_t bytes) {
  furthest_ = offset_ + bytes;
  std::size_t end = std::min(furthest_ + 1, whole_.size());
  for (int more = 0; more < 3 && end < whole_.size() && continues_character(whole_[end]); ++more) {
    ++end;
  }
  text_ = whole_.substr(0, end);
  decode();
}

bool Scanner::at_line_end() const { return at_end() || ascii_ == '\n' || ascii_ == '\r'; }

void Scanner::decode() {
  width_ = 1;
  if (at_end()) {
    size_ = 0;
    code_ = 0;
    ascii_ = '\0';
    return;
  }
  const auto byte = static_cast<unsigned char>(text_[offset_]);
  const std::size_t next = offset_ + 1;
  if (byte < 0x80 && (next == text_.size() || static_cast<unsigned char>(text_[next]) < 0xe0)) {
    size_ = 1;
    code_ = byte;
    ascii_ = ascii_twin(code_);
    return;
  }
  const Decoded decoded = decode_utf8(text_.substr(offset_));
  code_ = decoded.code;
  size_ = decoded.size;
  ascii_ = ascii_twin(code_);
  while (offset_ + size_ < text_.size() &&
         static_cast<unsigned char>(text_[offset_ + size_]) >= 0xe0) {
    const Decoded behind = decode_utf8(text_.substr(offset_ + size_));
    if (!makes_emoji(behind.code)) break;
    size_ += behind.size;
    ++width_;
  }
}

void Scanner::advance() {
  // \r\n is one line end: the next line begins after the \n.
  const bool ends_line =
      ascii_ == '\n' ||
      (ascii_ == '\r' && !(offset_ + 1 < text_.size() && text_[offset_ + 1] == '\n'));
  offset_ += size_;
  if (ends_line) {
    ++line_;
    begin_line();
  } else {
    column_ += width_;
    decode();
  }
}

void Scanner::skip_spaces() {
  while (ascii_ == ' ') advance();
}

// Counts as advance() does: characters, and bytes that are none.
void Scanner::move_to(std::size_t offset) {
  for (; offset_ < offset; ++column_) {
    const bool ascii = static_cast<unsigned char>(text_[offset_]) < 0x80;
    offset_ += ascii ? 1 : decode_utf8(text_.substr(offset_)).size;
  }
  decode();
}

void Scanner::skip_rest_of_line() {
  move_to(static_cast<std::size_t>(
      std::find_if(text_.begin() + static_cast<std::ptrdiff_t>(offset_), text_.end(),
                   [](char c) { return c == '\n' || c == '\r'; }) -
      text_.begin()));
}

void Scanner::skip_line() {
  const std::size_t here = line_;
  skip_rest_of_line();
  while (!at_end() && line_ == here) advance();
}

void Scanner::advance_to(std::size_t offset) {
  offset = std::min(offset, text_.size());
  while (offset_ < offset) {
    const std::size_t end = std::min(text_.find_first_of("\r\n", offset_), offset);
    if (end != offset_) {
      move_to(end);
    } else {
      advance();
    }
  }
}

void Scanner::skip_lines(std::size_t lines, std::size_t size) {
  offset_ += size;
  line_ += lines;
  begin_line();
}

Phrase Scanner::describe() const {
  if (at_end()) return "the end of the text"_form;
  if (at_line_end()) return "the end of the line"_form;
  if (code_ == kNotUtf8) {
    return {"the byte 0x{}, which is not UTF-8 text"_form,
            hex(static_cast<unsigned char>(text_[offset_]), 2)};
  }
  if (code_ == '\t') return "a tab"_form;
  const std::string number = hex(code_, code_ > 0xffff ? 6 : 4);
  if (code_ < 0x20 || code_ == 0x7f) return {"the control character U+{}"_form, number};
  if (ascii_ == ' ') return "a space"_form;
  const std::string_view here = text_.substr(offset_, size_);
  if (code_ >= 0x80) return {"'{}' (U+{})"_form, here, number};
  const char lower = static_cast<char>(ascii_ | 0x20);
  return {lower >= 'a' && lower <= 'z' ? "the letter '{}'"_form : "'{}'"_form, here};
}

bool find_significant_line(Scanner& scanner) {
  for (;;) {
    scanner.skip_spaces();
    if (scanner.at_end()) return false;
    if (scanner.peek() != '#' && !scanner.at_line_end()) return true;
    scanner.skip_line();
  }
}

bool is_cell(char c) {
  return (c >= '0' && c <= '9') || c == '.' || c == '?' || c == '*' || c == '_' || c == 'x' ||
         c == 'X';
}

bool is_line_cell(char c) { return is_cell(c) || c == '-'; }

Digit digit_of(char cell) {
  return cell >= '1' && cell <= '9' ? static_cast<Digit>(cell - '0') : Digit{0};
}

TextError error_at(const Scanner& scanner, TextErrorCode code, Phrase found, Phrase expected) {
  return {code, scanner.line(), scanner.column(), std::move(found), std::move(expected)};
}

TextError too_long(const Scanner& scanner) {
  return error_at(scanner, TextErrorCode::kPuzzleTooLong,
                  {"more than {} bytes without the end of a puzzle"_form, kMaxPuzzleBytes},
                  {"at most {} bytes"_form, kMaxPuzzleBytes});
}

TextError or_for_page(Scanner line, TextError error) {
  line.skip_spaces();
  const std::string_view text = line.rest();
  const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n,;|\""));
  bool opens = word.starts_with("SumoCueV1") ||
               (word.starts_with('{') &&
                text.substr(0, text.find_first_of("\r\n")).find("[[{") != std::string_view::npos);
  // (Packed JSON, alone or in a link, and SudokuPad's short form.)
  for (const std::string_view sign : {"N4Ig", "sclN4", "ctcN4"}) {
    opens |= word.find(sign) != std::string_view::npos;
  }
  if (!opens) return error;
  return error_at(line, TextErrorCode::kBadCharacter, "a link or JSON of a web site"_form,
                  "cells (the page opens links and JSON of f-puzzles and SudokuPad)"_form);
}

Phrase count_cells(std::size_t count) {
  if (count >= kMaxCells) return {"at least {} cells"_form, count};
  return counted(count, "{} cell"_form, "{} cells"_form);
}

}  // namespace jiugong::formats
