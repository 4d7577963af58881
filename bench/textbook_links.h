// Textbook dancing links for comparison: Donald E. Knuth, "Dancing links" (2000). Four-way linked
// nodes, the column with the fewest ones first, recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jiugong::bench {

class TextbookLinks {
 public:
  explicit TextbookLinks(std::size_t columns);

  void add_row(std::span<const std::uint32_t> columns);

  // Returns the number of exact covers, at most `limit`.
  std::uint64_t count(std::uint64_t limit);

 private:
  struct Node {
    std::size_t left, right, up, down, column;
  };

  void cover(std::size_t column);
  void uncover(std::size_t column);
  void search();

  std::vector<Node> nodes_;  // the root, the column headers, and the ones
  std::vector<std::size_t> sizes_;
  std::uint64_t limit_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace jiugong::bench
