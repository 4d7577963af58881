// Exact cover: the sets of options that contain every item exactly once. Puzzles of many kinds can be
// stated as exact covers.
//
// The search is Knuth's Algorithm X: it covers an item with the fewest options left by each of them in
// turn. Its data are Knuth's dancing cells, sets in arrays that shrink and grow at their ends (Donald
// E. Knuth, The Art of Computer Programming, volume 4B, 2022, and the program SSXCC, 2023).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "jiugong/checks.h"
#include "jiugong/owned.h"

namespace jiugong {

inline constexpr std::uint32_t kMaxCoverItems = 1U << 24;

// A problem: items and options. In a matrix of zeros and ones items are columns and options are rows.
//
//   ExactCover cover(7);  // Knuth's example
//   for (const auto& option : std::vector<std::vector<std::uint32_t>>{
//            {2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}}) {
//     cover.add_option(option);
//   }
//   const auto answer = any_cover(cover);  // options 0, 3 and 4
class ExactCover {
 public:
  // Items are numbered from 0: first the primary ones, which a cover contains exactly once, then the
  // secondary ones, which it contains at most once. Together they are at most kMaxCoverItems: there are no items beyond.
  explicit ExactCover(std::uint32_t primary, std::uint32_t secondary = 0)
      : primary_(std::min(primary, kMaxCoverItems)),
        items_(primary_ + std::min(secondary, kMaxCoverItems - primary_)),
        named_by_(items_) {}

  // Adds an option and returns its number, from 0; nothing when an item does not exist or is named
  // twice. An option without primary items is part of no cover.
  std::optional<std::uint32_t> add_option(std::span<const std::uint32_t> items);

  // Makes room for this many options with this many items in all, as for a std::vector.
  void reserve(std::uint32_t options, std::size_t items) {
    begins_.reserve(options + std::size_t{1});
    flat_.reserve(items);
  }

  std::uint32_t primary() const { return primary_; }
  std::uint32_t items() const { return items_; }
  std::uint32_t options() const { return static_cast<std::uint32_t>(begins_.size() - 1); }

  // The items of an option, below options(), in the order in which they were given.
  std::span<const std::uint32_t> option(std::uint32_t number) const {
    JIUGONG_REQUIRE(number < options(), "an option that was not added");
    return std::span(flat_).subspan(begins_[number], begins_[number + 1] - begins_[number]);
  }

 private:
  std::uint32_t primary_;
  std::uint32_t items_;
  std::vector<std::uint32_t> named_by_;    // 1 + the last option that names an item, or 0
  std::vector<std::uint32_t> flat_;        // the items of all options, concatenated
  std::vector<std::size_t> begins_ = {0};  // offsets in `flat_` where each option begins, and the
                                           // end
};

// The options of a cover, in ascending order.
using Cover = std::vector<std::uint32_t>;

// A cover, or nothing. The result is the same on every platform, as is the order in the functions
// below.
//
// The classic interface, which pushes ones into a matrix, takes a few lines:
//
//   struct DancingLink {
//     std::uint32_t columns;
//     std::vector<std::vector<std::uint32_t>> rows = {};
//
//     void push(std::size_t row, std::uint32_t column) {
//       if (rows.size() <= row) rows.resize(row + 1);
//       rows[row].push_back(column);
//     }
//     ExactCover cover() const {
//       ExactCover cover(columns);
//       for (const auto& row : rows) cover.add_option(row);
//       return cover;
//     }
//     std::optional<Cover> any() const { return any_cover(cover()); }
//     std::vector<Cover> all() const { return first_covers(cover(), SIZE_MAX); }
//   };
std::optional<Cover> any_cover(const ExactCover& problem);

// The first `limit` covers.
std::vector<Cover> first_covers(const ExactCover& problem, std::size_t limit);

// The number of covers, at most `limit`.
std::uint64_t count_covers(const ExactCover& problem, std::uint64_t limit = UINT64_MAX);

// Calls `visit` with each cover, each once, until it returns false. Returns the number of calls.
std::uint64_t for_each_cover(const ExactCover& problem,
                             const std::function<bool(const Cover& cover)>& visit);

// Searches in portions, for callers that must not block. Independent searches may run on different
// threads. Memory is linear in the number of ones of the matrix. The constructor takes time for the
// items alone; the first calls of advance_to_cover() read the matrix, also in portions.
//
//   CoverSearch search(cover);
//   while (!search.advance_to_cover(10'000)) {
//     if (search.over()) return;
//     yield_to_ui();
//   }
//   use(search.latest());
class CoverSearch {
 public:
  // Takes the problem by value: move it in if it is not needed any more, and it is freed once it
  // has been read.
  explicit CoverSearch(ExactCover problem);

  // Visits up to `nodes` nodes of the search tree, each an option that is tried. Returns true as
  // soon as it finds another cover, and false when the nodes or the steps are used up or the search
  // is over.
  //
  // Trying one option of a large matrix can touch all of it, so `steps` bounds the time of a call.
  // A step visits an item of an option and takes some nanoseconds, up to 0.2 µs in a matrix much
  // larger than the caches. A call may exceed `steps` by the number of items of an option, or by
  // the number of items.
  bool advance_to_cover(std::uint64_t nodes, std::uint64_t steps = UINT64_MAX);

  // The cover for which advance_to_cover() has just returned true.
  Cover latest() const;

  // Whether every cover has been found.
  bool over() const;

  // The number of covers found, of nodes visited, and of steps taken so far.
  std::uint64_t found() const;
  std::uint64_t nodes() const;
  std::uint64_t steps() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
