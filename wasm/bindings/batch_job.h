// The jobs that answer files of puzzles: one finds where a file may be cut, the other answers the parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/solve_file.h"
#include "job.h"

namespace jiugong::bindings {

// A shape as a text that travels between these jobs: `lines`, `table,44,1,1` with the separator, the column and
// whether there is a header.
std::string text_of(const FileShape& shape);
std::optional<FileShape> shape_named(std::string_view text);

// { shape, end }: the shape of a file as a text, and how many bytes of its beginning, or of what follows, hold
// whole records. An empty shape and 0 where more has to be known. Fails if there is no table as it is wished.
class CutJob : public Job {
 public:
  // `input` takes `size` bytes, which are `whole` if none follow. `shape` is empty until it is known; `column` and
  // `keep` are those of ShapeWish.
  void start(std::size_t size, const std::string& column, bool keep, bool whole,
             const std::string& shape);

  char* input() override { return bytes_.data(); }

 private:
  void run(std::uint64_t nodes) override;

  std::vector<char> bytes_;
  ShapeWish wish_;
  bool whole_ = false;
  std::optional<FileShape> shape_;
};

struct BatchQuestion {
  // The name of a format of solve_file.h; or `canonical` or `minimal`, which have a line in place of the solution.
  std::string format = "solution";
  std::uint64_t limit = 2;
  bool rating = false;                                    // whether the puzzles are rated
  bool canonical = false, minimal = false, keep = false;  // as in FileSolverOptions
  bool first = true;  // whether this is the beginning of the file
  std::string shape = "lines";
};

// { lines, unique, multiple, none, bad, guesses, histogram, ratings, errors, forms }, and the output as bytes.
// Lines are counted from the beginning of the part.
class BatchJob : public Job {
 public:
  // `input` takes `size` bytes of whole records.
  void start(std::size_t size, const BatchQuestion& question);

  char* input() override { return bytes_.data(); }
  std::string_view output() const override { return solver_.output(); }

 protected:
  void run(std::uint64_t nodes) override;

  // What rates the puzzles, in jobs that rate.
  virtual PuzzleRater* rater() { return nullptr; }

 private:
  std::vector<char> bytes_;
  FileSolver solver_;
};

// Begins such a job, with ratings or without, with the arguments of a call.
template <typename AnyBatchJob>
void start_batch(AnyBatchJob& job, std::size_t size, const std::string& format, std::uint64_t limit,
                 bool rating, bool canonical, bool minimal, bool keep, bool first,
                 const std::string& shape) {
  job.start(size, {format, limit, rating, canonical, minimal, keep, first, shape});
}

}  // namespace jiugong::bindings
