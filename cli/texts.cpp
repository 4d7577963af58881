#include "texts.h"

#include <algorithm>

namespace jiugong::cli {
namespace {

constexpr std::string_view kSpaces = " \t\r\n";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(kSpaces);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpaces) + 1 - first);
}

// Whether a line is blank or a comment.
bool is_passed(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.empty() || text.front() == '#';
}

// Whether a line begins with a size such as `9x9;`, is the ID of a game of Solo, such as `9jx:…`, or has the address of
// Interactive Sudoku Solver with its constraints, or the end of it, `?q=.Cage~…`. (Constraints alone may take several lines.)
bool begins_with_size(std::string_view line) {
  line = trimmed(line);
  if (line.starts_with("?q=") ||
      line.starts_with("https://sigh.github.io/Interactive-Sudoku-Solver/"))
    return true;
  std::size_t at = 0;
  const auto skip_digits = [&] {
    const std::size_t begin = at;
    while (at < line.size() && is_digit(line[at])) ++at;
    return at != begin;
  };
  if (!skip_digits() || at == line.size()) return false;
  if ((line[at] | 0x20) == 'x') {
    ++at;
    if (skip_digits() && (at == line.size() || line[at] == ';' || line[at] == ' ')) return true;
  }
  while (at < line.size() && (is_digit(line[at]) || is_letter(line[at]))) ++at;
  return at < line.size() && line[at] == ':' &&
         line.substr(0, at).find_first_of("xXjJ") != std::string_view::npos;
}

// The first lines that say something, at most two; without one that may go on behind the text.
std::vector<std::string_view> first_lines(std::string_view text, bool whole) {
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < 2) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos && !whole) break;
    const std::string_view line = text.substr(0, end);
    if (!is_passed(line)) lines.push_back(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

}  // namespace

Splitter::Begin TextSplitter::begin(std::string_view beginning, bool whole) {
  const auto lines = first_lines(beginning, whole);
  const bool enough = whole || beginning.size() >= kShapeBytes;
  switch (rule_) {
    case TextRule::kRegions:
      if (lines.size() < 2 && !enough) return Begin::kNeedsMore;
      layout_ = !lines.empty() && std::all_of(lines.begin(), lines.end(), begins_with_size)
                    ? FileLayout::kLines
                    : FileLayout::kText;
      break;
    case TextRule::kBoards:
      if (lines.empty() && !enough) return Begin::kNeedsMore;
      layout_ = !lines.empty() && lines[0].find('/') != std::string_view::npos ? FileLayout::kLines
                                                                               : FileLayout::kGrids;
      break;
    case TextRule::kWhole:
      break;
  }
  return Begin::kReady;
}

std::size_t TextSplitter::split(std::string_view text) const {
  if (layout_ == FileLayout::kLines) {
    const auto end = text.rfind('\n');
    return end == std::string_view::npos ? 0 : end + 1;
  }
  if (layout_ != FileLayout::kGrids) return 0;
  // A board ends with a blank line.
  std::size_t begin = 0, whole = 0;
  for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', begin)) {
    if (trimmed(text.substr(begin, end - begin)).empty()) whole = end + 1;
    begin = end + 1;
  }
  return whole;
}

std::vector<TextBlock> counted_blocks(const TextBlock& whole) {
  constexpr std::size_t kMostDigits = 4, kLeastLines = 4;
  std::vector<TextBlock> lines;
  std::size_t number = whole.line;
  for (std::string_view rest = whole.text; !rest.empty(); ++number) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    if (!trimmed(line).empty()) lines.push_back({line, number});
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  if (lines.empty()) return {};
  const std::string_view first = trimmed(lines[0].text);
  if (first.size() > kMostDigits || !std::all_of(first.begin(), first.end(), is_digit)) return {};
  std::size_t count = 0;
  for (const char c : first) count = count * 10 + static_cast<std::size_t>(c - '0');
  const std::size_t each = count == 0 ? 0 : (lines.size() - 1) / count;
  if (each < kLeastLines || each * count != lines.size() - 1) return {};
  std::vector<TextBlock> blocks;
  for (std::size_t at = 1; at < lines.size(); at += each) {
    const TextBlock& begin = lines[at];
    const std::string_view end = lines[at + each - 1].text;
    const auto size = static_cast<std::size_t>(end.data() + end.size() - begin.text.data());
    blocks.push_back({{begin.text.data(), size}, begin.line});
  }
  return blocks;
}

std::string_view BlockReader::take_line() {
  const std::string_view rest = part_.text().substr(at_);
  const auto end = rest.find('\n');
  const std::size_t size = end == std::string_view::npos ? rest.size() : end + 1;
  at_ += size;
  ++line_;
  return rest.substr(0, size);
}

bool BlockReader::next() {
  const FileLayout layout = part_.shape.layout;
  if (layout == FileLayout::kText) {
    if (at_ != 0 || part_.size == 0) return false;
    at_ = part_.size;
    block_ = {part_.text(), part_.first_line};
    return true;
  }
  while (at_ < part_.size) {
    const std::size_t line = line_, begin = at_;
    std::string_view text = take_line();
    if (is_passed(text)) continue;
    std::size_t end = at_;
    while (layout == FileLayout::kGrids && at_ < part_.size) {
      if (trimmed(take_line()).empty()) break;
      end = at_;
    }
    block_ = {part_.text().substr(begin, end - begin), line};
    return true;
  }
  return false;
}

}  // namespace jiugong::cli
