// The job that solves an exact cover problem.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "jiugong/exact_cover.h"
#include "job.h"

namespace jiugong::bindings {

// The maximum number of columns of both kinds. (web/engine/exact-cover.ts checks the same bound.)
inline constexpr std::uint32_t kMaxExactCoverColumns = 100'000;

// Writes { status, count, capped }, and up to two solutions as bytes: for each, 32-bit numbers in the
// machine's byte order, first the number of its rows, then the rows in ascending order. (As JSON,
// solutions with 100,000 rows would take a step of more than 50 ms.)
class ExactCoverJob : public Job {
 public:
  // `columns` required items, then `optional` ones; `limit` as in solve9. The caller writes `rows` rows
  // into `input`, `size` bytes in the form of the solutions: for each row the number of its items, then
  // the items.
  void start(std::size_t size, std::uint32_t rows, std::uint32_t columns, std::uint32_t optional,
             std::uint64_t limit);

  char* input() override { return reinterpret_cast<char*>(numbers_.get()); }
  std::string_view output() const override {
    return {reinterpret_cast<const char*>(solutions_.data()),
            sizeof(std::uint32_t) * solutions_.size()};
  }

 private:
  // Reads, sets up and searches in portions of well under a millisecond; in matrices much larger than
  // the caches, of up to some 30 ms.
  void run(std::uint64_t nodes) override;

  // Both return true when done.
  bool read_rows();
  bool search(std::uint64_t nodes);

  void add_solution();
  void write();
  void release();

  // The input: an array, since a vector would be cleared first.
  std::unique_ptr<std::uint32_t[]> numbers_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t size_ = 0;                      // the number of numbers
  std::size_t read_ = 0;                      // the number of those read
  std::optional<ExactCover> problem_;         // while it is read
  std::optional<CoverSearch> search_;         // once it is read
  std::uint64_t limit_ = 0;
  std::string_view wrong_;                // with the arguments or a row; empty if nothing is
  std::vector<std::uint32_t> solutions_;  // the output
};

}  // namespace jiugong::bindings
