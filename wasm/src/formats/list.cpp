#include "formats/list.h"

#include <algorithm>

#include "formats/fields.h"
#include "formats/grid_line.h"
#include "formats/line.h"

namespace jiugong::formats {
namespace {

// The bytes in which a list that is to be told from another text has its first board, and in which a comment ends. (What has no
// end is looked for in bounded time.)
constexpr std::size_t kMostAhead = 8'192;

// The brackets around a board that are looked at together. (Each is looked at again, so that the time stays bounded.)
constexpr std::size_t kMostBrackets = 8;

// The cells from which a list is one of 81. (A row of `5.0` has 27.)
constexpr std::size_t kFlatCells = 28;

bool is_white(const Scanner& scanner) {
  return !scanner.at_end() && (scanner.at_line_end() || scanner.peek() == ' ');
}

bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '.'; }

// Advances past what is around a bracket of a type: [9], [], [,].
bool skip_dimension(Scanner& scanner) {
  if (scanner.peek() != '[') return false;
  Scanner ahead = scanner;
  for (ahead.advance(); is_digit(ahead.peek()) || ahead.peek() == ',' || ahead.peek() == ' ';) {
    ahead.advance();
  }
  constexpr std::size_t kMost = 8;  // bytes; a row has more
  if (ahead.peek() != ']' || ahead.offset() - scanner.offset() > kMost) return false;
  ahead.advance();
  Scanner behind = ahead;
  behind.skip_spaces();
  if (!is_letter(behind.peek()) && behind.peek() != '[' && behind.peek() != '{') return false;
  scanner = ahead;
  return true;
}

// The string at the scanner as far as it is one of a puzzle.
bool at_line_string(Scanner scanner) {
  const char quote = scanner.peek();
  if (!is_quote(quote)) return false;
  scanner.advance();
  std::size_t size = 0;
  for (; size < kShortestLine && !scanner.at_line_end() && scanner.peek() != quote; ++size) {
    scanner.advance();
  }
  return size == kShortestLine;
}

// Advances past a key and the colon or sign behind it; tells whether it names answers.
bool skip_key(Scanner& scanner, bool& answers) {
  Scanner ahead = scanner;
  if (!skip_string(ahead)) {
    while (is_name(ahead.peek())) ahead.advance();
  }
  if (ahead.offset() == scanner.offset()) return false;
  const std::string_view key = scanner.rest().substr(0, ahead.offset() - scanner.offset());
  skip_list_space(ahead);
  const char c = ahead.peek();
  if (c != ':' && c != '=') return false;
  ahead.advance();
  answers = names_answers(key);
  scanner = ahead;
  return true;
}

// Advances past a value: a string, a list, or a word.
void skip_value(Scanner& scanner) {
  std::size_t depth = 0;
  do {
    if (skip_string(scanner)) continue;
    depth += opens_list(scanner.peek()) ? 1 : 0;
    depth -= depth != 0 && closes_list(scanner.peek()) ? 1 : 0;
    scanner.advance();
  } while (depth != 0 && !scanner.at_end());
}

// The board at an opening bracket, if it is its own.
BoardKind board_at(Scanner scanner) {
  scanner.look_ahead(kMostAhead);
  std::size_t depth = 0;
  char bracket = '\0';
  for (;;) {
    skip_list_space(scanner);
    skip_list_name(scanner);
    if (!opens_list(scanner.peek())) break;
    if (++depth > kMostBrackets) return BoardKind::kNone;
    bracket = scanner.peek();
    scanner.advance();
  }
  Scanner key = scanner;
  bool answers = false;
  if (skip_key(key, answers)) return BoardKind::kNone;
  if (at_line_string(scanner)) return BoardKind::kNone;
  if (at_row_string(scanner)) return depth == 1 ? BoardKind::kRows : BoardKind::kNone;
  Scanner first = scanner;
  const bool quoted = is_quote(first.peek());
  if (quoted) first.advance();
  const char c = first.peek();
  first.advance();
  const bool cell = is_line_cell(c) || (quoted ? c == ' ' || is_quote(c) : c == 'N' || c == 'n');
  // (Not a rating, such as 7.2 or 9.0/1.2)
  bool rating = false;
  if (!quoted && is_digit(c) && first.peek() == '.') {
    for (first.advance(); first.peek() == '0';) first.advance();
    rating = first.peek() == '/' || is_digit(first.peek());
  }
  const bool apart = quoted || depth > 1 || !is_line_cell(first.peek());
  if (!cell || rating || !apart) return BoardKind::kNone;
  std::size_t cells = 0, closing = 0;
  while (!scanner.at_end() && !closes_list(scanner.peek()) && cells < kFlatCells) {
    cells += is_cell(scanner.peek()) || (scanner.peek() | 0x20) == 'n' ? 1 : 0;
    scanner.advance();
    skip_list_space(scanner);
  }
  if (cells == kFlatCells) return depth == 1 ? BoardKind::kFlat : BoardKind::kNone;
  for (; closes_list(scanner.peek()); scanner.advance()) ++closing;
  // (Words and numbers in parentheses are hardly a row.)
  if (bracket == '(' && cells < 5) return BoardKind::kNone;
  const std::size_t row = closing == 0 || closing >= depth ? 1 : closing;
  return depth == row + 1 ? BoardKind::kRows : BoardKind::kNone;
}

// Where it is `within` a statement, returns at its end. Without a board, goes to a bracket that is not closed, or to the end.
BoardKind find(Scanner& scanner, bool within) {
  Scanner open = scanner;
  bool answers = false;
  std::size_t depth = 0;
  char last = '\0';
  while (!scanner.at_end()) {
    const char c = scanner.peek();
    if (is_white(scanner)) {
      const bool goes_on =
          depth != 0 || std::string_view("=:,").find(last) != std::string_view::npos;
      if (within && scanner.at_line_end() && !goes_on) return BoardKind::kNone;
      scanner.advance();
      continue;
    }
    last = c;
    const std::size_t begin = scanner.offset();
    skip_list_space(scanner);
    if (scanner.offset() != begin || skip_key(scanner, answers)) {
      if (scanner.offset() != begin) last = ':';
      continue;
    }
    if (answers && (is_quote(c) || opens_list(c))) {
      skip_value(scanner);
      answers = false;
    } else if (is_quote(c)) {
      if ((depth != 0 || !within) && at_line_string(scanner)) return BoardKind::kLine;
      if (!skip_string(scanner)) scanner.advance();
    } else if (opens_list(c)) {
      const BoardKind board = board_at(scanner);
      if (board != BoardKind::kNone) return board;
      if (depth++ == 0) open = scanner;
      scanner.advance();
    } else {
      depth -= depth != 0 && closes_list(c) ? 1 : 0;
      do scanner.advance();
      while (is_name(c) && is_name(scanner.peek()));
    }
  }
  if (depth != 0 && open.peek() != '(') scanner = open;
  return BoardKind::kNone;
}

}  // namespace

bool at_row_string(Scanner scanner) {
  const char quote = scanner.peek();
  if (!is_quote(quote)) return false;
  scanner.advance();
  std::size_t cells = 0;
  for (; cells < 9 && is_line_cell(scanner.peek()); ++cells) scanner.advance();
  return cells == 9 && scanner.peek() == quote;
}

void skip_list_space(Scanner& scanner) {
  for (;;) {
    if (is_white(scanner)) {
      scanner.advance();
    } else if (scanner.peek() == '#' || scanner.rest().starts_with("//")) {
      scanner.skip_rest_of_line();
    } else if (scanner.rest().starts_with("/*")) {
      const std::size_t end = scanner.rest().substr(0, kMostAhead).find("*/", 2);
      if (end == std::string_view::npos) return;
      scanner.advance_to(scanner.offset() + end + 2);
    } else {
      return;
    }
  }
}

void skip_list_name(Scanner& scanner) {
  Scanner ahead = scanner;
  for (constexpr std::string_view kOthers = ":<>!$@*& ,";;) {
    const bool other = ahead.offset() != scanner.offset() && !ahead.at_end() &&
                       kOthers.find(ahead.peek()) != std::string_view::npos;
    if (ahead.offset() - scanner.offset() > kMaxLineCharacters) return;
    if (skip_dimension(ahead)) continue;
    const bool first = ahead.offset() == scanner.offset();
    if (!other && !(first ? is_letter(ahead.peek()) : is_name(ahead.peek()))) break;
    ahead.advance();
  }
  if (ahead.offset() != scanner.offset() && opens_list(ahead.peek())) scanner = ahead;
}

bool skip_string(Scanner& scanner) {
  const char quote = scanner.peek();
  if (!is_quote(quote)) return false;
  Scanner ahead = scanner;
  bool escaped = false;
  for (ahead.advance(); !ahead.at_line_end(); ahead.advance()) {
    const char c = ahead.peek();
    if (c == quote && !escaped) {
      ahead.advance();
      scanner = ahead;
      return true;
    }
    escaped = c == '\\' && !escaped;
  }
  return false;
}

BoardKind find_board(Scanner& scanner) { return find(scanner, false); }

bool at_list(Scanner scanner) {
  scanner.look_ahead(kMostAhead);
  return find(scanner, true) != BoardKind::kNone;
}

}  // namespace jiugong::formats
