#include "jiugong/untwist.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <utility>
#include <variant>

#include "filter.h"
#include "jiugong/json_text.h"
#include "jiugong/random.h"
#include "options.h"
#include "texts.h"
#include "verb.h"

namespace jiugong::cli {
namespace {

// Why a text is no board, and where.
struct BoardError {
  std::size_t line = 1;    // 1-based
  std::size_t column = 1;  // 1-based, in bytes
  std::string message;
};

std::string tiles_in_row(int count) {
  return std::to_string(count) + (count == 1 ? " tile in this row" : " tiles in this row");
}

// Reads the tiles of a problem: numbers that are separated by spaces or commas, in rows that end with a line or
// with `/`.
//
//   read_board("4 1 3 / 5 2 6");
std::variant<UntwistProblem, BoardError> read_board(std::string_view text) {
  UntwistProblem board;
  int in_row = 0;
  std::size_t line = 1, line_begin = 0;
  const auto error = [&](std::size_t at, const std::string& found, const std::string& expected) {
    return BoardError{line, at - line_begin + 1, "Found " + found + ", expected " + expected + "."};
  };
  const auto end_row = [&] {
    if (in_row == 0) return true;
    if (board.rows == 0) board.cols = in_row;
    ++board.rows;
    return std::exchange(in_row, 0) == board.cols;
  };
  for (std::size_t at = 0; at <= text.size();) {
    const char c = at == text.size() ? '\n' : text[at];
    if (c == '\n' || c == '/') {
      const int count = in_row;
      if (!end_row()) return error(at, tiles_in_row(count), std::to_string(board.cols));
      ++at;
      if (c != '\n') continue;
      ++line;
      line_begin = at;
    } else if (c == ' ' || c == ',' || c == '\t' || c == '\r') {
      ++at;
    } else {
      int number = 0;
      const auto [end, problem] =
          std::from_chars(text.data() + at, text.data() + text.size(), number);
      if (problem != std::errc()) {
        return error(at, std::string("the character '") + c + "'", "a number");
      }
      board.tiles.push_back(number);
      ++in_row;
      at = static_cast<std::size_t>(end - text.data());
    }
  }
  return board;
}

struct UntwistOptions {
  InputOptions input;
  std::string format, turns, goal, seed = "0";
  UntwistProblem problem;  // without tiles; has the size of the goal, if there is one
};

// 3x2 tiles
std::string shape_of(const UntwistProblem& board) {
  return std::to_string(board.rows) + "x" + std::to_string(board.cols) + " tiles";
}

class UntwistWorker final : public PartWorker {
 public:
  explicit UntwistWorker(const UntwistOptions& options) : options_(options) {}

  void work(Part& part) override {
    BlockReader blocks(part);
    while (blocks.next()) {
      const auto read = read_board(blocks.block().text);
      if (const auto* error = std::get_if<BoardError>(&read)) {
        refuse(part, blocks.block().line + error->line - 1, error->column, error->message);
        continue;
      }
      const auto& board = std::get<UntwistProblem>(read);
      UntwistProblem problem = options_.problem;
      if (!problem.goal.empty() && (board.rows != problem.rows || board.cols != problem.cols)) {
        refuse(
            part, blocks.block().line, 1,
            "Found " + shape_of(board) + ", expected " + shape_of(problem) + ", as the goal has.");
        continue;
      }
      problem.rows = board.rows;
      problem.cols = board.cols;
      problem.tiles = board.tiles;
      if (const auto error = validate(problem)) {
        refuse(part, blocks.block().line, 1,
               "Found " + error->found.text() + ", expected " + error->expected.text() + ".");
      } else {
        answer(problem, part);
      }
    }
  }

 private:
  void refuse(Part& part, std::size_t line, std::size_t column, const std::string& message) const {
    part.complain(line, column, message);
    part.output += options_.format == "json" ? "{\"status\":\"bad\"}\n" : "bad\n";
  }

  void answer(const UntwistProblem& problem, Part& part) {
    untwister_.start(problem);
    finish(untwister_);
    const UntwistResult& result = untwister_.result();
    const bool solved = result.status == UntwistStatus::kSolved;
    ++part.totals.puzzles;
    if (!solved) ++part.totals.not_as_wanted;
    if (options_.format == "json") {
      JsonObject(part.output)
          .add("status", solved ? "solved" : "unreachable")
          .add_raw("moves", presses_as_json(result.moves))
          .add_raw("optimal", result.optimal ? "true" : "false")
          .add_raw("goal", list_as_json(result.goal))
          .add("nodes", result.nodes);
    } else {
      part.output += solved ? presses_as_text(result.moves) : "unreachable";
    }
    part.output += '\n';
  }

  const UntwistOptions& options_;
  Untwister untwister_;
};

class Untwist final : public Verb {
 public:
  VerbManual manual() const override {
    return {
        .name = "untwist",
        .summary = "Sort tiles by turning blocks of 2x2",
        .description =
            "A board is rows of 2 to 10 numbers: a board a line, with / between its rows, or a "
            "row a line, with a blank line between boards. A press such as r1c2:cw turns the four "
            "tiles whose top left one is in row 1 and column 2: cw clockwise, ccw "
            "counterclockwise, half by half a turn. The exit code is 4 where a goal cannot be "
            "reached.",
        .examples = {{"echo '4 1 3 / 5 2 6 / 7 8 9' | jiugong untwist", "r1c1:ccw"},
                     {"jiugong untwist --turns clockwise --effort 100000 boards.txt",
                      "clockwise only, quickly"}}};
  }

  void add_options(CLI::App& app) override {
    add_files(app, options_.input);
    add_jobs(app, options_.input.jobs);
    add_turns(app, options_.turns);
    app.add_option("-g,--goal", options_.goal,
                   "The wanted order, such as '3 2 / 1 4' (default: sorted)")
        ->type_name("BOARD");
    add_seed(app, options_.seed, "Another seed gives another answer (default: 0)");
    take_numbers(
        app.add_option(
            "-e,--effort", options_.problem.effort,
            "Boards to look at, more for fewer presses (default: by the size of the board)"),
        1);
    add_format(app, options_.format, {"moves", "json"}, "Output format");
  }

  std::string check() const override {
    const auto goal = read_board(options_.goal);
    const auto* error = std::get_if<BoardError>(&goal);
    return error == nullptr ? "" : "--goal: " + error->message;
  }

  ExitCode run() override {
    UntwistProblem& problem = options_.problem;
    const auto goal = std::get<UntwistProblem>(read_board(options_.goal));
    problem.rows = goal.rows;
    problem.cols = goal.cols;
    problem.goal = goal.tiles;
    problem.turns = *from_name<Turns>(options_.turns);
    problem.seed = seed_of_text(options_.seed);
    FileSource source(options_.input.files, std::make_unique<TextSplitter>(TextRule::kBoards), 128);
    return run_filter(source, [&] { return std::make_unique<UntwistWorker>(options_); },
                      {.jobs = options_.input.jobs});
  }

 private:
  UntwistOptions options_;
};

}  // namespace

std::unique_ptr<Verb> make_untwist() { return std::make_unique<Untwist>(); }

}  // namespace jiugong::cli
