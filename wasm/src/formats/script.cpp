#include "formats/script.h"

#include "formats/list.h"
#include "formats/scanner.h"

namespace jiugong::formats {
namespace {

void append_utf8(std::string& out, char32_t code) {
  const int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  const unsigned lead = more == 0 ? 0 : 0xff00u >> (more + 1) & 0xffu;
  out += static_cast<char>(lead | code >> 6 * more);
  for (int at = more; at-- > 0;) out += static_cast<char>(0x80 | (code >> 6 * at & 0x3f));
}

// What makes a keycap of a digit.
constexpr std::string_view kSelector = "\ufe0f", kFrame = "\u20e3", kKeycap = "\ufe0f\u20e3";
static_assert(Script::kWidest == 1 + kKeycap.size(), "other digits have four bytes and no mark");

// Those of the marks that a digit has, each once: a text may have any number of them.
std::string_view marks_in(std::string_view behind) {
  if (behind.find(kSelector) == std::string_view::npos) return kFrame;
  return behind.find(kFrame) == std::string_view::npos ? kSelector : kKeycap;
}

constexpr char32_t kFullWidthZero = 0xff10;

}  // namespace

void Script::append(std::string& out, Digit digit) const {
  constexpr std::u32string_view kNumerals = U"一二三四五六七八九";
  append_utf8(out, zero_ == 0 ? kNumerals[static_cast<std::size_t>(digit - 1)]
                              : zero_ + static_cast<char32_t>(digit));
  out += behind_;
}

void Script::append_space(std::string& out) const {
  append_utf8(out, zero_ == kFullWidthZero ? U'\u3000' : U' ');
}

Script Script::of_character(std::string_view cell) {
  const Scanner first(cell);
  Script script;
  if (first.size() < 2) return script;
  if (first.code() < 0x80) {
    script.behind_ = marks_in(cell.substr(1, first.size() - 1));
  } else {
    const bool numeral = digit_of(first.peek()) != 0 || first.peek() == '0';
    script.zero_ = zero_of(first.code());
    if (script.zero_ == 0 && !numeral) script.zero_ = kFullWidthZero;
  }
  return script;
}

Script Script::of(std::string_view text, const CellOffsets& cells, const Grid* puzzle) {
  if (puzzle == nullptr) {
    Scanner scanner(text.substr(cells[0]));
    while (!scanner.at_end() && digit_of(scanner.peek()) == 0) scanner.advance();
    return of_character(text.substr(cells[0] + scanner.offset()));
  }
  Script script;
  const bool none = puzzle->clue_count() == 0;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if ((*puzzle)[cell] == 0 && !none) continue;
    std::string_view written = text.substr(cells[static_cast<std::size_t>(cell)]);
    if (!written.empty() && is_quote(written.front())) written.remove_prefix(1);
    script = Scanner(written).peek() == ' ' ? Script() : of_character(written);
    if (script.plain()) break;
  }
  return script;
}

}  // namespace jiugong::formats
