// A part of the work: some puzzles of a file, or some numbers, and what they become.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/puzzle_file.h"

namespace jiugong::cli {

// Counts of what was done.
struct Totals {
  std::uint64_t puzzles = 0;        // answered
  std::uint64_t bad = 0;            // puzzles that could not be read
  std::uint64_t not_as_wanted = 0;  // without exactly one solution, or not as wanted

  void add(const Totals& other) {
    puzzles += other.puzzles;
    bad += other.bad;
    not_as_wanted += other.not_as_wanted;
  }
};

// Parts are used again, with the memory that they have.
struct Part {
  // What is to be done.
  std::vector<char> buffer;  // holds `size` bytes; it grows, and is never shrunk
  std::size_t size = 0;
  std::shared_ptr<const std::string> file;  // for messages
  std::size_t first_line = 1;               // of the file
  FileShape shape;
  bool first = false;            // whether it is the first part of all
  std::uint64_t begin = 0;       // of the numbers, for verbs without files
  std::uint64_t end = 0;         // behind them
  std::uint64_t bytes_read = 0;  // of the files so far, before they are unpacked

  // What it became.
  std::string output;
  std::string errors;  // lines for standard error
  Totals totals;

  std::string_view text() const { return {buffer.data(), size}; }

  // Adds a line `file:line:column: message` to the errors, and counts it.
  void complain(std::size_t line, std::size_t column, std::string_view message) {
    errors += *file + ':' + std::to_string(line) + ':' + std::to_string(column) + ": ";
    errors.append(message) += '\n';
    ++totals.bad;
  }

  void reset() {
    size = 0;
    first_line = 1;
    first = false;
    begin = end = 0;
    output.clear();
    errors.clear();
    totals = {};
  }
};

// Works on parts, one at a time. Each thread has one of its own.
class PartWorker {
 public:
  virtual ~PartWorker() = default;
  virtual void work(Part& part) = 0;
};

// Runs a search of the library, or what works like one, to its end.
template <typename Search>
void finish(Search& search) {
  while (!search.advance(UINT64_MAX)) {
  }
}

// Yields the parts in order.
class PartSource {
 public:
  virtual ~PartSource() = default;

  // Fills in the next part; returns false when there is none, or after a failure.
  virtual bool next(Part& part) = 0;

  // Why the parts ended early; empty if they did not.
  virtual std::string failure() const { return {}; }

  // The bytes, or numbers, of all parts together; 0 if unknown.
  virtual std::uint64_t total() const { return 0; }
};

}  // namespace jiugong::cli
