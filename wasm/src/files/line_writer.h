// Writes the output lines in the formats of solve_file.h.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "files/answer_buffer.h"
#include "jiugong/formats.h"
#include "jiugong/solve_file.h"

namespace jiugong::files {

// A line with a puzzle, split into consecutive parts.
struct SplitLine {
  std::string_view before;  // spaces, or a byte order mark
  std::string_view cells;
  std::string_view after;  // nothing, or a separator and the text after it
  std::string_view end;    // the line end, if any
};

// What was found out about a puzzle.
struct LineAnswer {
  Status status;
  std::uint64_t count;   // solutions, at most the limit
  const Grid* solution;  // the first one, or nullptr
  std::uint64_t guesses;
};

// Returns the initial limit for the output of a bad line of this size. (In kCsv a line of only
// quotes doubles its size; that of kJson is reserved as it is written.)
template <std::unsigned_integral Size>
constexpr Size size_of_refusal(BatchFormat format, Size line, Size end) {
  const Size text = format == BatchFormat::kCsv ? saturating_multiply(line, Size{2}) : line;
  return saturating_add(saturating_add(text, end), static_cast<Size>(kWords));
}

class LineWriter {
 public:
  void start(const FileSolverOptions& options);

  // Copies a blank line or a comment, with its line end.
  void pass(std::string_view line);

  // Writes a puzzle. The ratings are those of a unique puzzle, where there is a rater.
  void answer(const SplitLine& line, const LineAnswer& answer,
              const std::optional<Ratings>& ratings);

  // Writes a line that is not a puzzle, passed without and with its line end.
  void refuse(std::string_view line, std::string_view end, const TextError& error);

  std::string_view text() const { return out_.text(); }

 private:
  void put_record(const SplitLine& line, const LineAnswer& answer,
                  const std::optional<Ratings>& ratings);  // kCsv
  void put_object(const SplitLine& line, const LineAnswer& answer,
                  const std::optional<Ratings>& ratings);  // kJson
  void put_solved(std::string_view cells, const Grid& solution);
  void put_rating(int tenths, std::string_view unknown);
  void put_ratings(const Ratings& ratings, char separator, std::string_view unknown);

  BatchFormat format_ = BatchFormat::kSolution;
  bool rated_ = false;  // whether there is a rater
  AnswerBuffer out_;
  // Buffers for cells that are no ASCII.
  TextPuzzle puzzle_;
  std::string solved_;
};

}  // namespace jiugong::files
