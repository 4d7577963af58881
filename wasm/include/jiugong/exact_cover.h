// Exact cover: finds sets of options that together contain every item exactly once. Many kinds of
// puzzles can be expressed in this form.
//
// The search is Knuth's Algorithm X: it picks an item with the fewest remaining options and covers
// it by each of them in turn. It uses his dancing cells, sets in arrays that shrink and grow at
// their ends, instead of dancing links (Donald E. Knuth, The Art of Computer Programming, volume
// 4B, 2022, and the program SSXCC, 2023).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace jiugong {

// The items and options of a problem. In the matrix form, items are the columns and options the
// rows of a matrix of zeros and ones.
//
//   ExactCover cover(7);  // Knuth's example
//   for (const auto& option : std::vector<std::vector<std::uint32_t>>{
//            {2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}}) {
//     cover.add_option(option);
//   }
//   const auto answer = any_cover(cover);  // options 0, 3 and 4
class ExactCover {
 public:
  // Items are numbered from 0: first the primary items, which every solution contains exactly once,
  // then the secondary items, which it contains at most once.
  explicit ExactCover(std::uint32_t primary, std::uint32_t secondary = 0)
      : primary_(primary), items_(primary + secondary) {}

  // Adds an option and returns its number, counted from 0. Returns nothing if an item does not
  // exist or is listed twice. An option without primary items is part of no solution.
  std::optional<std::uint32_t> add_option(std::span<const std::uint32_t> items);

  std::uint32_t primary() const { return primary_; }
  std::uint32_t items() const { return items_; }
  std::uint32_t options() const { return static_cast<std::uint32_t>(begins_.size() - 1); }

  // The items of an option, in the order in which they were given.
  std::span<const std::uint32_t> option(std::uint32_t number) const {
    return std::span(flat_).subspan(begins_[number], begins_[number + 1] - begins_[number]);
  }

 private:
  std::uint32_t primary_;
  std::uint32_t items_;
  std::vector<std::uint32_t> flat_;        // the items of all options, concatenated
  std::vector<std::size_t> begins_ = {0};  // offsets in `flat_` where each option begins, and the
                                           // end
};

// The options of a solution, in ascending order.
using Cover = std::vector<std::uint32_t>;

// Returns one solution, or nothing if there is none. The solution and the order of solutions in the
// functions below are the same on every platform.
//
// The classic DancingLink interface, which pushes ones into a matrix, takes a few lines:
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

// Returns the first `limit` solutions.
std::vector<Cover> first_covers(const ExactCover& problem, std::size_t limit);

// Returns the number of solutions, at most `limit`.
std::uint64_t count_covers(const ExactCover& problem, std::uint64_t limit = UINT64_MAX);

// Calls `visit` once with each solution until it returns false; returns the number of calls.
std::uint64_t for_each_cover(const ExactCover& problem,
                             const std::function<bool(const Cover& cover)>& visit);

// Searches in portions, for callers that must not block. Independent searches may run on different
// threads. Memory and the time of the constructor are linear in the number of ones of the matrix.
//
//   CoverSearch search(cover);
//   while (!search.advance_to_cover(10'000)) {
//     if (search.over()) return;
//     breathe();
//   }
//   use(search.latest());
class CoverSearch {
 public:
  // Keeps no reference to `problem`.
  explicit CoverSearch(const ExactCover& problem);
  ~CoverSearch();
  CoverSearch(CoverSearch&&) noexcept;
  CoverSearch& operator=(CoverSearch&&) noexcept;

  // Visits up to `nodes` nodes of the search tree, each an option that is tried. Returns true as
  // soon as it finds another solution, and false when the nodes are used up or the search is over.
  bool advance_to_cover(std::uint64_t nodes);

  // The solution for which advance_to_cover() has just returned true.
  Cover latest() const;

  // Whether every solution has been found.
  bool over() const;

  // The number of solutions found and of options tried so far.
  std::uint64_t found() const;
  std::uint64_t nodes() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace jiugong
