// Compares the batch solver with the text reader and the solver, line by line.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/fill_in.h"
#include "formats/formula.h"
#include "formats/scanner.h"
#include "fuzz/grids.h"
#include "fuzz/json_check.h"
#include "fuzz/places.h"
#include "fuzz/targets.h"
#include "jiugong/solve_file.h"

namespace jiugong::fuzz {
namespace {

constexpr std::string_view kMark = "\xef\xbb\xbf";

// Writes the givens as keycaps, and the last of them with more marks than a keycap has.
std::string in_keycaps(std::string_view line, FuzzInput& input) {
  constexpr std::string_view kMarks = "\ufe0f\u20e3";
  std::string out;
  std::size_t last = 0;
  for (const char c : line) {
    out += c;
    if (formats::digit_of(c) == 0) continue;
    out += kMarks;
    last = out.size();
  }
  for (int more = input.below(8); more > 0; --more) out.insert(last, kMarks);
  return out;
}

// Returns lines of puzzles, some with one or two bytes changed, and other lines that occur in
// files.
std::string lines_of(FuzzInput& input) {
  constexpr std::array<std::string_view, 4> kEnds = {"\n", "\r\n", "\r", "\n"};
  constexpr std::array<std::string_view, 6> kOthers = {"", "#", " ", "bad", kMark, "\xe4\xb8"};
  std::string text;
  for (int lines = 0; lines < 12 && !input.empty(); ++lines) {
    const int kind = input.byte();
    std::string line;
    if (kind % 8 == 7) {
      line = in_keycaps(input.one_of(kQuicklySolved), input);
    } else if (kind % 8 < 6) {
      line = kQuicklySolved[static_cast<std::size_t>(kind % 8) % kQuicklySolved.size()];
      for (int changes = input.below(4); changes > 0; --changes) {
        const auto at = static_cast<std::size_t>(input.byte()) % (line.size() + 1);
        const int what = input.below(8);
        if (what == 0) line.erase(at, 1);
        if (what == 1) line.insert(at, input.take(1));
        if (what == 2) line.insert(at, input.take(3));
        if (what > 2 && at < line.size()) line.replace(at, 1, input.take(1));
      }
    } else if (const int run = input.byte(); run > 200) {
      line = std::string(static_cast<std::size_t>(8 * run), static_cast<char>(input.byte()));
    } else {
      line = kOthers[static_cast<std::size_t>(run) % kOthers.size()];
    }
    line += input.take(static_cast<std::size_t>(kind / 8 % 8));
    text += line;
    text += kEnds[static_cast<std::size_t>(kind / 64)];
  }
  if (input.coin()) text.append(input.rest());
  return text;
}

// A line and its end.
struct Line {
  std::string_view text;
  std::string_view end;
};

std::vector<Line> split(std::string_view text) {
  std::vector<Line> lines;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find_first_of("\r\n"), text.size());
    std::size_t end = std::min<std::size_t>(text.size() - size, 1);
    if (text.substr(size).starts_with("\r\n")) end = 2;
    lines.push_back({text.substr(0, size), text.substr(size, end)});
    text.remove_prefix(size + end);
  }
  return lines;
}

std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + '"';
}

struct Expected {
  std::string output;  // except for kJson
  BatchStats stats;
};

// A puzzle that begins with a hyphen, without hyphens.
std::string undashed(std::string_view cells) {
  std::string text(cells);
  if (text[0] == '-') std::replace(text.begin(), text.end(), '-', '.');
  return text;
}

void answer_bad(const Line& line, BatchFormat format, std::string& out) {
  switch (format) {
    case BatchFormat::kSolution:
      out.append(line.text).append(line.end);
      break;
    case BatchFormat::kStatus:
    case BatchFormat::kRating:
      out.append(line.text).append(" bad").append(line.end);
      break;
    case BatchFormat::kCount:
      out.append("bad 0 ").append(line.text).append(line.end);
      break;
    case BatchFormat::kCsv:
      out.append(in_quotes((formats::is_formula(line.text) ? "'" : "") + std::string(line.text)));
      out.append(",bad,,,\n");
      break;
    case BatchFormat::kJson:
      break;
  }
}

// The positions of the cells are those in `text`, in which the line begins at `shift`.
void answer_puzzle(const Line& line, const TextPuzzle& puzzle, std::string_view text,
                   std::size_t shift, const Solve9Result& result, BatchFormat format,
                   std::string& out) {
  const std::size_t begin = puzzle.cells.front() - shift;
  formats::Scanner scanner(line.text.substr(begin));
  for (int cell = 0; cell < kCellCount; ++cell) scanner.advance();
  const std::size_t end = begin + scanner.offset();
  const std::string_view before = line.text.substr(0, begin);
  const std::string_view cells = line.text.substr(begin, end - begin);
  const std::string_view after = line.text.substr(end);
  const std::string solution = result.solution ? result.solution->to_line() : std::string(cells);
  std::string filled = solution;
  if (result.solution && !puzzle.candidates) {
    filled.clear();
    const std::size_t written = formats::append_solved(filled, text, begin + shift, puzzle.cells,
                                                       puzzle.grid, *result.solution);
    filled += text.substr(written, end + shift - written);
  }
  const std::string_view status = name_of(result.status);
  const std::string count = std::to_string(result.count);
  switch (format) {
    case BatchFormat::kSolution:
      out.append(before).append(filled).append(after).append(line.end);
      break;
    case BatchFormat::kStatus:
      out.append(before).append(filled).append(" ").append(status);
      out.append(after).append(line.end);
      break;
    case BatchFormat::kCount:
      out.append(before).append(status).append(" ").append(count);
      out.append(after).append(line.end);
      break;
    case BatchFormat::kCsv:
      out.append(undashed(cells)).append(",").append(status).append(",").append(count).append(",");
      out.append(result.solution ? solution : "").append(",");
      out.append(std::to_string(result.guesses)).append("\n");
      break;
    case BatchFormat::kJson:
    case BatchFormat::kRating:
      break;
  }
}

// Solves with TextReader and solve9, one line at a time.
Expected one_by_one(std::string_view text, const FileSolverOptions& options) {
  Expected expected;
  if (options.format == BatchFormat::kCsv && options.header) {
    expected.output = "puzzle,status,count,solution,guesses\n";
  }
  const bool tells_puzzles =
      options.format == BatchFormat::kCsv || options.format == BatchFormat::kJson;
  for (const Line& line : split(text)) {
    ++expected.stats.lines;
    const std::size_t mark = line.text.starts_with(kMark) ? kMark.size() : 0;
    // (After a line of cells the format of the text is kLine, whatever follows.)
    const std::string known = std::string(kQuicklySolved[0]) + "\n";
    const std::string alone = known + std::string(line.text.substr(mark));
    TextReader reader(alone);
    reader.next();
    if (!reader.next()) {
      if (!tells_puzzles) expected.output.append(line.text).append(line.end);
    } else if (const TextPuzzle* puzzle = reader.puzzle()) {
      const Solve9Result result = solve9(puzzle->grid, options.limit);
      ++(result.status == Status::kNone     ? expected.stats.none
         : result.status == Status::kUnique ? expected.stats.unique
                                            : expected.stats.multiple);
      expected.stats.guesses += result.guesses;
      answer_puzzle(line, *puzzle, alone, known.size() - mark, result, options.format,
                    expected.output);
    } else {
      ++expected.stats.bad;
      answer_bad(line, options.format, expected.output);
    }
  }
  return expected;
}

struct Solved {
  std::string output;
  BatchStats stats;
};

Solved solve(FileSolver& solver, std::string_view text, const FileSolverOptions& options,
             std::uint64_t portion) {
  solver.start(text, options);
  while (!solver.advance(portion)) {
  }
  return {std::string(solver.output()), solver.stats()};
}

bool same_counts(const BatchStats& a, const BatchStats& b) {
  return a.lines == b.lines && a.unique == b.unique && a.multiple == b.multiple &&
         a.none == b.none && a.bad == b.bad && a.guesses == b.guesses;
}

// Solves the text in parts of whole lines, whose sizes come from the input.
Solved in_parts(std::string_view text, const FileSolverOptions& options, FuzzInput sizes) {
  FileSolver solver;
  Solved all;
  std::string_view rest = text;
  for (bool first = true; first || !rest.empty(); first = false) {
    std::size_t size = 0;
    const std::vector<Line> lines = split(rest);
    const std::size_t most = std::min(lines.size(), 1 + static_cast<std::size_t>(sizes.below(4)));
    for (std::size_t i = 0; i < most; ++i) size += lines[i].text.size() + lines[i].end.size();
    FileSolverOptions part = options;
    part.header = options.header && first;
    // A copy of exactly this size, so that sanitizers detect reads beyond its end.
    const std::vector<char> bytes(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(size));
    const auto portion = static_cast<std::uint64_t>(sizes.between(1, 8));
    const auto [output, stats] = solve(solver, {bytes.data(), bytes.size()}, part, portion);
    all.output += output;
    all.stats.lines += stats.lines;
    all.stats.unique += stats.unique;
    all.stats.multiple += stats.multiple;
    all.stats.none += stats.none;
    all.stats.bad += stats.bad;
    all.stats.guesses += stats.guesses;
    rest.remove_prefix(size);
  }
  return all;
}

void expect_json_lines(std::string_view output, const BatchStats& stats, Verdict& verdict) {
  std::uint64_t lines = 0;
  while (!output.empty()) {
    const std::size_t end = output.find('\n');
    verdict.expect(end != std::string_view::npos, "every line of JSON has its end");
    if (!verdict.good()) return;
    const std::string_view line = output.substr(0, end);
    verdict.expect(is_json(line) && is_utf8(line), "every line of JSON is JSON");
    output.remove_prefix(end + 1);
    ++lines;
  }
  verdict.expect(lines == stats.unique + stats.multiple + stats.none + stats.bad,
                 "there is a line of JSON for each puzzle and bad line");
}

}  // namespace

void fuzz_solve_many(FuzzInput& input, Verdict& verdict) {
  constexpr std::array<BatchFormat, 5> kFormats = {BatchFormat::kSolution, BatchFormat::kStatus,
                                                   BatchFormat::kCount, BatchFormat::kCsv,
                                                   BatchFormat::kJson};
  FileSolverOptions options;
  options.format = input.one_of(kFormats);
  options.limit = static_cast<std::uint64_t>(input.between(1, 30));
  options.header = input.coin();
  const FuzzInput sizes(input.take(8));
  const std::string text = lines_of(input);

  FileSolver solver;
  const Solved whole = solve(solver, text, options, UINT64_MAX);
  const Solved parts = in_parts(text, options, sizes);
  verdict.expect(parts.output == whole.output, "parts of any size are answered alike");
  verdict.expect(same_counts(parts.stats, whole.stats), "parts of any size are counted alike");
  const Expected expected = one_by_one(text, options);
  verdict.expect(same_counts(whole.stats, expected.stats), "lines are counted as one by one");
  if (options.format == BatchFormat::kJson) {
    expect_json_lines(whole.output, whole.stats, verdict);
  } else {
    verdict.expect(whole.output == expected.output, "lines are answered as one by one");
  }
  std::size_t line = 0;
  for (const TextError& error : whole.stats.first_bad) {
    verdict.expect(error.line > line, "bad lines are told in their order");
    line = error.line;
    expect_place(text, error.line, error.column, error.found, verdict);
  }
  verdict.expect(
      whole.stats.first_bad.size() == std::min<std::uint64_t>(whole.stats.bad, kMaxBadRecords),
      "the first bad lines are told");
  if (!verdict.good()) {
    verdict.add(text);
    verdict.add("answered: " + whole.output);
    verdict.add("expected: " + expected.output);
  }
}

}  // namespace jiugong::fuzz
