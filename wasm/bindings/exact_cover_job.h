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

// Columns of both kinds. (Web checks the same bound, in web/engine/exact-cover.ts.)
inline constexpr std::uint32_t kMaxExactCoverColumns = 100'000;

// { status, count, capped }, and up to two solutions as bytes: of each 32-bit numbers in the machine's
// byte order, first how many rows it has, then its rows in ascending order. (As JSON, solutions with
// 100,000 rows would keep a worker silent for too long.)
class ExactCoverJob : public Job {
 public:
  // `columns` required items, then `optional` ones; `limit` as in solve9. As many rows as `rows` says
  // come into `input` as `size` bytes, in the form in which solutions go: of each row how many items it
  // has, then its items.
  void start(std::size_t size, std::uint32_t rows, std::uint32_t columns, std::uint32_t optional,
             std::uint64_t limit);

  // Reads, sets up and searches in portions: well under a millisecond, or some milliseconds where the
  // matrix is much larger than the caches.
  State advance(std::uint64_t nodes) override;

  char* input() override { return reinterpret_cast<char*>(numbers_.get()); }
  std::string_view output() const override {
    return {reinterpret_cast<const char*>(solutions_.data()),
            sizeof(std::uint32_t) * solutions_.size()};
  }

 private:
  // Both return true when done.
  bool read_rows();
  bool search(std::uint64_t nodes);

  void add_solution();
  void end();
  void release();

  // The input: an array, since a vector would be cleared first.
  std::unique_ptr<std::uint32_t[]> numbers_;  // NOLINT(modernize-avoid-c-arrays)
  std::size_t size_ = 0;                      // how many numbers it has
  std::size_t read_ = 0;                      // how many of them were read
  std::optional<ExactCover> problem_;         // while it is read
  std::optional<CoverSearch> search_;         // from then on
  std::uint64_t limit_ = 0;
  std::vector<std::uint32_t> solutions_;  // the output
};

}  // namespace jiugong::bindings
