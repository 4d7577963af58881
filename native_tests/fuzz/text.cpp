// Reads arbitrary bytes as a text of puzzles.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "formats/fields.h"
#include "formats/scanner.h"
#include "fuzz/places.h"
#include "fuzz/targets.h"
#include "jiugong/formats.h"
#include "jiugong/puzzle_file.h"
#include "jiugong/solve9.h"

namespace jiugong::fuzz {
namespace {

struct Pieces {
  Format format = Format::kRows;
  std::vector<TextPuzzle> puzzles;
  std::vector<TextFailure> failures;
};

void expect_error(std::string_view text, const TextError& error, Verdict& verdict) {
  expect_place(text, error.line, error.column, error.found, verdict);
  expect_phrase(error.found, verdict);
  expect_phrase(error.expected, verdict);
  verdict.expect(!error.message().empty(), "an error has a message");
}

Pieces read_all(std::string_view text, Verdict& verdict) {
  TextReader reader(text);
  Pieces pieces{reader.format(), {}, {}};
  std::size_t line = 1;
  // (Every item takes at least one byte, except for the failure of an empty text.)
  for (std::size_t most = text.size() + 1; reader.next() && verdict.good(); --most) {
    verdict.expect(most != 0, "a text has no more puzzles than bytes");
    if (const TextPuzzle* puzzle = reader.puzzle()) {
      verdict.expect(puzzle->line >= line, "puzzles come in the order of their lines");
      line = puzzle->line;
      for (Cell cell = 0; cell < kCellCount; ++cell) {
        const std::size_t at = puzzle->cells[static_cast<std::size_t>(cell)];
        verdict.expect(at < text.size() + (puzzle->grid[cell] == 0 ? 1 : 0),
                       "a cell is in the text");
      }
      verdict.expect(std::is_sorted(puzzle->cells.begin(), puzzle->cells.end()),
                     "cells are in the order of the text");
      verdict.expect(text.find(puzzle->comment) != std::string_view::npos,
                     "a comment is in the text");
      pieces.puzzles.push_back(*puzzle);
    } else {
      const TextFailure& failure = *reader.failure();
      verdict.expect(failure.line >= line && failure.error.line >= failure.line,
                     "failures come in the order of their lines");
      verdict.expect(failure.begin <= failure.end && failure.end <= text.size(),
                     "a failure takes bytes of the text");
      line = failure.line;
      expect_error(text, failure.error, verdict);
      pieces.failures.push_back(failure);
    }
  }
  return pieces;
}

// What reads files reads the same, and loses no byte.
void expect_read_as_file(std::string_view text, const Pieces& pieces, Verdict& verdict) {
  const auto shape = shape_of_file(text, true);
  verdict.expect(shape.has_value(), "a whole text has a shape");
  if (!verdict.good()) return;
  std::string again;
  std::vector<std::tuple<std::size_t, Grid, std::optional<Marks>>> read, puzzles;
  PuzzleFileReader reader(*shape, text);
  while (reader.next()) {
    const FileRecord& record = reader.record();
    again.append(record.before).append(record.text);
    if (const auto* const grid = std::get_if<Grid>(&record.puzzle))
      read.emplace_back(record.line, *grid, record.candidates);
  }
  again.append(reader.rest());
  verdict.expect(again == text, "the records are the whole text");
  // (A file may have longer puzzles.)
  for (const TextFailure& failure : pieces.failures) {
    if (failure.error.code == TextErrorCode::kPuzzleTooLong) return;
  }
  for (const TextPuzzle& puzzle : pieces.puzzles) {
    puzzles.emplace_back(puzzle.line, puzzle.grid, puzzle.candidates);
  }
  verdict.expect(read == puzzles, "a file has the puzzles of its text");
}

void expect_read_alone(std::string_view text, const Pieces& pieces, Verdict& verdict) {
  const auto read = read_any_puzzle(text);
  const bool single = pieces.puzzles.size() == 1 && pieces.failures.empty();
  if (const auto* error = std::get_if<TextError>(&read)) {
    verdict.expect(!single, "a text of one puzzle is read as such");
    expect_error(text, *error, verdict);
  } else {
    const auto& puzzle = std::get<TextPuzzle>(read);
    verdict.expect(single && puzzle.grid == pieces.puzzles[0].grid &&
                       puzzle.candidates == pieces.puzzles[0].candidates,
                   "the one puzzle of a text is the one it has");
  }
}

// A solution of each puzzle; nothing where one has none, or that takes long.
std::optional<std::vector<Grid>> solutions_of(const Pieces& pieces) {
  std::vector<Grid> solutions;
  Solver9 solver;
  for (const TextPuzzle& puzzle : pieces.puzzles) {
    if (puzzle.candidates) {
      solver.start(*puzzle.candidates, 1);
    } else {
      solver.start(puzzle.grid, 1);
    }
    const bool done = solver.advance(10'000);
    if (!done || !solver.result().solution) return std::nullopt;
    solutions.push_back(*solver.result().solution);
  }
  return solutions;
}

// Returns the text with every puzzle answered, or with none.
std::string answered(std::string_view text, const std::vector<Grid>* solutions) {
  TextReader reader(text);
  AnswerWriter writer(text, reader.format());
  for (std::size_t number = 0; reader.next();) {
    if (const TextPuzzle* puzzle = reader.puzzle()) {
      writer.answer(*puzzle, solutions != nullptr ? &(*solutions)[number++] : nullptr);
    } else {
      writer.keep(*reader.failure());
    }
  }
  return writer.finish();
}

// How many puzzles may have a full grid behind them that was passed over.
std::size_t grids_passed_over(std::string_view text, const Pieces& pieces) {
  std::size_t grids = 0;
  for (std::size_t i = 0; i < pieces.puzzles.size(); ++i) {
    const std::size_t begin = pieces.puzzles[i].end;
    const bool last = i + 1 == pieces.puzzles.size();
    const std::size_t end = last ? text.size() : pieces.puzzles[i + 1].begin;
    std::size_t digits = 0;
    for (formats::Scanner at(text.substr(begin, end - begin)); !at.at_end(); at.advance()) {
      digits += formats::digit_of(at.peek()) != 0 ? 1 : 0;
    }
    grids += digits >= kCellCount ? 1 : 0;
  }
  return grids;
}

void expect_answers(std::string_view text, const Pieces& pieces, Verdict& verdict) {
  const bool rows = pieces.format == Format::kRows || pieces.format == Format::kCases;
  const std::string unchanged = answered(text, nullptr);
  verdict.expect(rows || unchanged == text, "an unanswered text stays as it was");
  // (Digits that clash would tell otherwise where the rows of a grid begin.)
  const auto solutions = solutions_of(pieces);
  if (!solutions) return;
  const std::string answer = answered(text, &*solutions);
  // (In a file of OpenSudoku the answer is what the player entered, not what is given; below `Solution` a full grid is none.)
  if (!pieces.failures.empty() || text.find("<opensudoku") != std::string_view::npos) return;
  if (formats::names_answers(text)) return;
  // (Of two columns with puzzles the one with fewer givens is read: not the one that is answered.)
  const auto table = shape_of_file(text, true), answers = shape_of_file(answer, true);
  if (table->layout == FileLayout::kTable && answers->column != table->column) return;
  const Pieces again = read_all(answer, verdict);
  // (The solution behind a drawn puzzle is none, but behind another answer it is a full grid.)
  const bool drawn = rows || pieces.format == Format::kBoxed;
  if (drawn && again.puzzles.size() > pieces.puzzles.size() &&
      again.puzzles.size() <= pieces.puzzles.size() + grids_passed_over(text, pieces)) {
    return;
  }
  // (Where several are drawn, their blanks may tell where one ends; without them the text may be bad, but no puzzle is lost.)
  if (drawn && pieces.puzzles.size() > 1 && !again.failures.empty()) return;
  verdict.expect(again.failures.empty() && again.puzzles.size() == pieces.puzzles.size(),
                 "an answer has as many puzzles as its text");
  for (std::size_t i = 0; i < again.puzzles.size() && verdict.good(); ++i) {
    verdict.expect(again.puzzles[i].grid == (*solutions)[i], "an answer holds the solutions");
    verdict.expect(again.puzzles[i].comment == pieces.puzzles[i].comment,
                   "an answer keeps the comments");
  }
  if (!verdict.good()) verdict.add(answer);
}

}  // namespace

void fuzz_text(FuzzInput& input, Verdict& verdict) {
  const std::string_view text = input.rest();
  const Pieces pieces = read_all(text, verdict);
  if (!verdict.good()) return;
  expect_read_as_file(text, pieces, verdict);
  expect_read_alone(text, pieces, verdict);
  expect_answers(text, pieces, verdict);
  for (const TextPuzzle& puzzle : pieces.puzzles) {
    for (const Format format :
         {Format::kRows, Format::kLine, Format::kCases, Format::kBoxed, Format::kJson}) {
      const std::string written = write_grid(puzzle.grid, format);
      const auto read = read_puzzle(written);
      const Grid* grid = std::get_if<Grid>(&read);
      verdict.expect(grid != nullptr && *grid == puzzle.grid, "what is written is read back");
      verdict.expect(TextReader(written).format() == format,
                     "what is written is read in its format");
    }
    if (puzzle.candidates) {
      const std::string written = write_candidates(*puzzle.candidates);
      const auto read = read_any_puzzle(written);
      const auto* const again = std::get_if<TextPuzzle>(&read);
      verdict.expect(again != nullptr && again->candidates == puzzle.candidates,
                     "candidates that are written are read back");
    }
    if (!verdict.good()) verdict.add(puzzle.grid.to_line());
  }
}

}  // namespace jiugong::fuzz
