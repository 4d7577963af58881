// The jobs that read and write whole texts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "jiugong/solve_text.h"
#include "stopwatch.h"
#include "text_json.h"

namespace jiugong::bindings {

// A job whose result contains a list with one item per puzzle. A text without any valid puzzle
// fails as a whole, with the error of the first puzzle.
class TextJob : public Job {
 protected:
  void begin_list(std::string_view name);
  void add_failure(const TextError& error, std::size_t line);

  // Returns the output for the next item.
  Json& next_item();

  // Ends the list. If it contains only failures, the job fails and the result is false.
  bool end_list();

 private:
  std::optional<TextError> first_error_;
  std::size_t items_ = 0;
  std::size_t failures_ = 0;
};

// { results: [{ puzzle, comment, line, status, … } or { status: 'error', error, line }],
//   text, format }
class SolveTextJob : public TextJob {
 public:
  void start(std::string text);

 private:
  // A kilobyte of the answer counts as a node.
  void run(std::uint64_t nodes) override;

  void solve(std::uint64_t nodes);
  void write(const TextItem& item, std::uint64_t nanoseconds);
  void write_text(std::uint64_t nodes);

  std::optional<TextSolver> solver_;
  bool solved_ = false;
  std::size_t written_ = 0;  // bytes of the answer already written to the JSON
  Stopwatch stopwatch_;
};

// { puzzles: [{ puzzle, comment, line } or { status: 'error', error, line }], format }
class ReadTextJob : public TextJob {
 public:
  void start(std::string text);

 private:
  // A node is one puzzle read.
  void run(std::uint64_t nodes) override;

  void end();

  // A reader and the text it refers to, which must not move.
  struct Reading {
    explicit Reading(std::string question) : text(std::move(question)), reader(text) {}

    const std::string text;
    TextReader reader;
  };
  std::unique_ptr<Reading> reading_;
};

// The one puzzle of a text, as the other jobs take it: a line, or candidates as write_candidates() writes them.
class ReadPuzzleJob : public Job {
 public:
  // Fails for candidates unless they are taken.
  void start(const std::string& text, bool takes_candidates);
};

// The text.
class WriteTextJob : public Job {
 public:
  // `format` is the name of a format.
  void start(const std::string& puzzle, const std::string& format);
};

}  // namespace jiugong::bindings
