// The module's table: value structs and classes over the public headers, nothing else.
// module.d.ts says the same to TypeScript.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cmath>
#include <string>
#include <utility>

#include "jiugong/formats.h"
#include "jiugong/solve9.h"
#include "jiugong/solve_text.h"

namespace {

using emscripten::val;
using namespace jiugong;

// A count as JavaScript passes it: what is too large means all, what is no count means none.
std::uint64_t to_count(double number) {
  if (!(number > 0)) return 0;
  return number < std::ldexp(1.0, 63) ? static_cast<std::uint64_t>(number) : UINT64_MAX;
}

val to_js(const std::optional<Grid>& grid) { return grid ? val(grid->to_line()) : val::null(); }

val to_js(Status status) {
  switch (status) {
    case Status::kNone:
      return val("none");
    case Status::kUnique:
      return val("unique");
    case Status::kMultiple:
      return val("multiple");
  }
  return val::undefined();
}

val to_js(const Solve9Result& result) {
  val js = val::object();
  js.set("status", to_js(result.status));
  js.set("count", static_cast<double>(result.count));
  js.set("capped", result.capped);
  js.set("solution", to_js(result.solution));
  js.set("second", to_js(result.second));
  js.set("conflicts", val::array(result.conflicts));
  js.set("guesses", static_cast<double>(result.guesses));
  return js;
}

val to_js(const TextError& error) {
  val js = val::object();
  js.set("code", std::string(name_of(error.code)));
  js.set("message", error.message());
  js.set("line", error.line);
  js.set("column", error.column);
  js.set("found", error.found);
  js.set("expected", error.expected);
  return js;
}

template <typename Piece>
val refusal(const Piece& piece) {
  val js = val::object();
  js.set("status", "error");
  js.set("error", to_js(piece.error));
  js.set("line", piece.line);
  return js;
}

val place_of(val js, const Grid& puzzle, const std::string& comment, std::size_t line) {
  js.set("puzzle", puzzle.to_line());
  js.set("comment", comment);
  js.set("line", line);
  return js;
}

void start(Solver9& solver, const std::string& puzzle, double limit) {
  solver.start(Grid::from_line(puzzle).value_or(Grid()), to_count(limit));
}

bool advance_solver(Solver9& solver, double nodes) { return solver.advance(to_count(nodes)); }

val result_of(const Solver9& solver) { return to_js(solver.result()); }

bool advance_text(TextSolver& solver, double nodes) { return solver.advance(to_count(nodes)); }

std::string format_of(const TextSolver& solver) { return std::string(name_of(solver.format())); }

val take_items(TextSolver& solver) {
  val items = val::array();
  for (const TextItem& item : solver.take_items()) {
    const auto* answer = std::get_if<TextAnswer>(&item);
    items.call<void>("push", answer != nullptr ? place_of(to_js(answer->result), answer->puzzle,
                                                          answer->comment, answer->line)
                                               : refusal(std::get<TextRefusal>(item)));
  }
  return items;
}

// { puzzle } or { error }
val read_puzzle_js(const std::string& text) {
  const auto read = read_puzzle(text);
  val js = val::object();
  if (const auto* error = std::get_if<TextError>(&read)) {
    js.set("error", to_js(*error));
  } else {
    js.set("puzzle", std::get<Grid>(read).to_line());
  }
  return js;
}

// A reader and the text it looks into, which must not move.
struct TextReading {
  explicit TextReading(std::string question) : text(std::move(question)), reader(text) {}
  TextReading(const TextReading&) = delete;
  TextReading& operator=(const TextReading&) = delete;

  const std::string text;
  TextReader reader;
};

// The next puzzles and failures, at most `most` of them; fewer at the end of the text.
val read_some(TextReading& reading, std::size_t most) {
  val items = val::array();
  for (; most != 0 && reading.reader.next(); --most) {
    const TextPuzzle* puzzle = reading.reader.puzzle();
    items.call<void>("push", puzzle != nullptr ? place_of(val::object(), puzzle->grid,
                                                          puzzle->comment, puzzle->line)
                                               : refusal(*reading.reader.failure()));
  }
  return items;
}

std::string format_read(const TextReading& reading) {
  return std::string(name_of(reading.reader.format()));
}

std::string write_grid_js(const std::string& puzzle, Format format) {
  return write_grid(Grid::from_line(puzzle).value_or(Grid()), format);
}

}  // namespace

EMSCRIPTEN_BINDINGS(jiugong) {
  using namespace emscripten;

  enum_<Format>("Format")
      .value("rows", Format::kRows)
      .value("line", Format::kLine)
      .value("cases", Format::kCases)
      .value("boxed", Format::kBoxed)
      .value("json", Format::kJson);

  class_<Solver9>("Solver9")
      .constructor<>()
      .function("start", &start)
      .function("advance", &advance_solver)
      .function("result", &result_of);

  class_<TextReading>("TextReader")
      .constructor<std::string>()
      .function("format", &format_read)
      .function("readSome", &read_some);

  class_<TextSolver>("TextSolver")
      .constructor<std::string>()
      .function("advance", &advance_text)
      .function("format", &format_of)
      .function("takeItems", &take_items)
      .function("text", &TextSolver::text);

  function("readPuzzle", &read_puzzle_js);
  function("writeGrid", &write_grid_js);
}
