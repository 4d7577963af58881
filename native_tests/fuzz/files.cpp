// Reads and answers files of sudokus, whole and cut in parts.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "fuzz/grids.h"
#include "fuzz/json_check.h"
#include "fuzz/places.h"
#include "fuzz/targets.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_file.h"

namespace jiugong::fuzz {
namespace {

std::string rows_of(std::string_view puzzle, std::string_view end) {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows.append(puzzle.substr(9 * row, 9)).append(end);
  return rows;
}

// Pieces of files one after another, some with a byte changed, and any bytes behind them.
std::string file_of(FuzzInput& input) {
  constexpr std::array<std::string_view, 4> kEnds = {"\n", "\r\n", "\r", ""};
  constexpr std::array<std::string_view, 20> kPieces = {
      ",",        ";",       "\t",       "|",       "\"",     "\"\"",
      "\"a\nb\"", "'=1+1",   "=1+1",     "-5",      "puzzle", "id,puzzle,no",
      "#",        "Grid 01", "[Puzzle]", "[State]", "------", "\xef\xbb\xbf",
      "bad",      " "};
  const std::string_view end = input.one_of(kEnds);
  std::string text;
  for (int pieces = input.below(40); pieces > 0 && !input.empty(); --pieces) {
    const int kind = input.byte();
    const std::string_view puzzle =
        kQuicklySolved[static_cast<std::size_t>(kind / 8) % kQuicklySolved.size()];
    if (kind % 8 < 2) {
      text += puzzle;
    } else if (kind % 8 == 2) {
      text += rows_of(puzzle, end);
    } else if (kind % 8 < 6) {
      text += kPieces[static_cast<std::size_t>(kind / 8) % kPieces.size()];
    } else {
      text += end;
    }
    if (input.below(16) == 0 && !text.empty()) {
      text[static_cast<std::size_t>(input.two_bytes()) % text.size()] =
          static_cast<char>(input.byte());
    }
  }
  return text.append(input.rest());
}

// What was read of a record, with its line.
struct Told {
  std::size_t line = 1;
  std::string what;

  bool operator==(const Told&) const = default;
};

std::vector<Told> read(const FileShape& shape, std::string_view part, std::size_t first_line,
                       Verdict& verdict) {
  std::vector<Told> told;
  std::string again;
  PuzzleFileReader reader(shape, part, first_line);
  while (reader.next()) {
    const FileRecord& record = reader.record();
    again.append(record.before).append(record.text);
    if (const auto* error = std::get_if<TextError>(&record.puzzle)) {
      told.push_back({record.line, error->message()});
      continue;
    }
    const auto& puzzle = std::get<Grid>(record.puzzle);
    told.push_back({record.line, puzzle.to_line()});
    bool ascending = true;
    for (Cell cell = 1; cell < kCellCount; ++cell) {
      ascending &= record.offset_of(cell - 1) <= record.offset_of(cell);
    }
    verdict.expect(ascending && record.offset_of(80) <= record.cells_end &&
                       record.cells_end <= record.text.size(),
                   "the cells are in their record");
    if (puzzle.clue_count() == kCellCount) {
      verdict.expect(fill_in(record, puzzle) == record.text, "a full grid stays as it is");
    }
  }
  again.append(reader.rest());
  verdict.expect(again == part, "the records are the whole text");
  return told;
}

// A part, and the number of its first line.
struct Part {
  std::string_view text;
  std::size_t first_line = 1;
};

// Cuts a file where it may be, after about `step` bytes each. As in a program, the first part is long enough to tell the
// shape: it has the header of a table.
std::vector<Part> cut(const FileShape& shape, const ShapeWish& wish, std::string_view text,
                      std::size_t step, Verdict& verdict) {
  std::vector<Part> parts;
  std::size_t line = 1, size = step;
  while (!text.empty()) {
    const bool last = size >= text.size();
    if (parts.empty() && !last) {
      const WishedShape early = wished_shape(text.substr(0, size), false, wish);
      verdict.expect(early.failure.empty(), "a shape is not denied too early");
      verdict.expect(!early.shape || *early.shape == shape,
                     "the shape of a beginning is that of the file");
      if (!early.shape) {
        size += step;
        continue;
      }
    }
    const std::size_t whole = last ? text.size() : whole_records(shape, text.substr(0, size));
    verdict.expect(whole <= std::min(size, text.size()), "whole records are within the text");
    if (!verdict.good()) return parts;
    if (whole == 0) {
      size += step;
      continue;
    }
    parts.push_back({text.substr(0, whole), line});
    line += count_lines(parts.back().text) - 1;
    text.remove_prefix(whole);
    size = step;
  }
  return parts;
}

struct Solved {
  std::string output;
  std::uint64_t puzzles = 0, bad = 0, lines = 0;

  bool operator==(const Solved&) const = default;
};

Solved solve(const std::vector<Part>& parts, const FileShape& shape, FileSolverOptions options,
             std::uint64_t portion) {
  FileSolver solver;
  Solved solved;
  bool first = true;
  for (const Part& part : parts) {
    // A copy of exactly this size, so that sanitizers detect reads beyond its end.
    const std::vector<char> bytes(part.text.begin(), part.text.end());
    solver.start({.text = {bytes.data(), bytes.size()},
                  .shape = shape,
                  .first_line = part.first_line,
                  .first = first},
                 options);
    while (!solver.advance(portion)) {
    }
    solved.output += solver.output();
    const BatchStats& stats = solver.stats();
    solved.puzzles += stats.unique + stats.multiple + stats.none;
    solved.bad += stats.bad;
    solved.lines += stats.lines;
    options.header = first = false;
  }
  return solved;
}

void expect_json_lines(std::string_view output, Verdict& verdict) {
  while (!output.empty()) {
    const std::size_t end = std::min(output.find('\n'), output.size() - 1);
    verdict.expect(is_json(output.substr(0, end)), "every line of JSON is JSON");
    output.remove_prefix(end + 1);
  }
}

void check_places(std::string_view text, const FileShape& shape, Verdict& verdict) {
  PuzzleFileReader reader(shape, text);
  std::size_t before = 1;
  while (reader.next()) {
    verdict.expect(reader.record().line >= before, "records are in the order of their lines");
    before = reader.record().line;
    const auto* error = std::get_if<TextError>(&reader.record().puzzle);
    if (error != nullptr) {
      expect_place(text, error->line, error->column, error->found, verdict);
    }
  }
}

void check_fields(std::string_view text, char separator, Verdict& verdict) {
  const std::string field = table_field(text, separator);
  verdict.expect(guarded_record(field, separator) == field, "a field that is written is safe");
  const std::string record(text.substr(0, text.find_first_of("\r\n")));
  const std::string guarded = guarded_record(record, separator);
  verdict.expect(guarded_record(guarded, separator) == guarded, "a guarded record stays as it is");
}

}  // namespace

void fuzz_files(FuzzInput& input, Verdict& verdict) {
  constexpr std::array<BatchFormat, 5> kFormats = {BatchFormat::kSolution, BatchFormat::kStatus,
                                                   BatchFormat::kCount, BatchFormat::kCsv,
                                                   BatchFormat::kJson};
  constexpr std::array<std::string_view, 6> kColumns = {"", "", "", "2", "puzzle", "no"};
  FileSolverOptions options{.format = input.one_of(kFormats),
                            .limit = static_cast<std::uint64_t>(input.between(1, 3))};
  const ShapeWish wish{.column = std::string(input.one_of(kColumns)), .keep = input.coin()};
  const bool more_columns =
      options.format == BatchFormat::kCsv || options.format == BatchFormat::kJson;
  options.keep = wish.keep && options.format != BatchFormat::kJson;
  options.canonical = more_columns && input.coin();
  options.minimal = more_columns && input.coin();
  const auto step = static_cast<std::size_t>(input.between(1, 120));
  const auto portion = static_cast<std::uint64_t>(input.between(1, 8));
  const std::string text = file_of(input);

  check_fields(text, ',', verdict);
  const WishedShape found = wished_shape(text, true, wish);
  if (!found.shape) {
    verdict.expect(!found.failure.empty(), "a file has a shape, or there is a reason");
    if (!verdict.good()) verdict.add(text);
    return;
  }
  const FileShape& shape = *found.shape;
  check_places(text, shape, verdict);
  const std::vector<Part> parts = cut(shape, wish, text, step, verdict);
  std::vector<Told> told;
  for (const Part& part : parts) {
    for (Told& one : read(shape, part.text, part.first_line, verdict)) {
      told.push_back(std::move(one));
    }
  }
  verdict.expect(told == read(shape, text, 1, verdict), "parts are read as the whole file");

  const Solved whole = solve({{text}}, shape, options, UINT64_MAX);
  verdict.expect(whole == solve({{text}}, shape, options, portion), "portions are answered alike");
  if (!parts.empty()) {
    verdict.expect(whole == solve(parts, shape, options, portion), "parts are answered alike");
  }
  verdict.expect(whole.puzzles + whole.bad == told.size(), "every record is counted");
  if (options.format == BatchFormat::kJson) expect_json_lines(whole.output, verdict);
  if (!verdict.good()) {
    verdict.add(text);
    verdict.add("answered: " + whole.output);
  }
}

}  // namespace jiugong::fuzz
