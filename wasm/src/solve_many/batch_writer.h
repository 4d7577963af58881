// Writes the answers to many lines in the formats of solve_many.h.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "jiugong/solve_many.h"
#include "solve_many/answer_buffer.h"

namespace jiugong::solve_many {

// A line of a puzzle in its parts, which stand one behind the other in the text.
struct BatchLine {
  std::string_view before;  // spaces, or a byte order mark
  std::string_view cells;
  std::string_view after;  // nothing, or a separator and what follows
  std::string_view end;    // the line end, if there is one
};

// Room for the words, numbers and names of members in a line of any format.
inline constexpr std::size_t kWords = 128 + 2 * AnswerBuffer::kMaxDecimals;

// At most how many bytes are written, at first, for a bad line of so many bytes. (In a table a line of nothing but
// quotes takes twice its size.)
template <std::unsigned_integral Size>
constexpr Size size_of_refusal(BatchFormat format, Size line, Size end) {
  const Size text = format == BatchFormat::kJson  ? json_size(line)
                    : format == BatchFormat::kCsv ? saturating_multiply(line, Size{2})
                                                  : line;
  return saturating_add(saturating_add(text, end), static_cast<Size>(kWords));
}

class BatchWriter {
 public:
  void start(const BatchOptions& options);

  // A blank line or a comment, with its line end.
  void pass(std::string_view line);

  // A puzzle; `solver` has done with it and counted `count` solutions.
  void answer(const BatchLine& line, const Solver9& solver, Status status, std::uint64_t count);

  // A line that is no puzzle, without and as its line end.
  void refuse(std::string_view line, std::string_view end, const TextError& error);

  std::string_view text() const { return out_.text(); }

 private:
  void put_bad_word(std::string_view line);

  BatchFormat format_ = BatchFormat::kSolution;
  AnswerBuffer out_;
};

}  // namespace jiugong::solve_many
