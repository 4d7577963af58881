#include "bench/textbook_links.h"

namespace jiugong::bench {
namespace {

constexpr std::size_t kRoot = 0;

}  // namespace

TextbookLinks::TextbookLinks(std::size_t columns) : sizes_(columns + 1) {
  for (std::size_t node = 0; node <= columns; ++node) {
    nodes_.push_back({.left = node == 0 ? columns : node - 1,
                      .right = node == columns ? 0 : node + 1,
                      .up = node,
                      .down = node,
                      .column = node});
  }
}

void TextbookLinks::add_row(std::span<const std::uint32_t> columns) {
  const std::size_t first = nodes_.size(), last = first + columns.size() - 1;
  for (const std::uint32_t number : columns) {
    const std::size_t column = std::size_t{number} + 1, node = nodes_.size();
    const std::size_t above = nodes_[column].up;
    nodes_.push_back({.left = node == first ? last : node - 1,
                      .right = node == last ? first : node + 1,
                      .up = above,
                      .down = column,
                      .column = column});
    nodes_[above].down = node;
    nodes_[column].up = node;
    ++sizes_[column];
  }
}

void TextbookLinks::cover(std::size_t column) {
  nodes_[nodes_[column].right].left = nodes_[column].left;
  nodes_[nodes_[column].left].right = nodes_[column].right;
  for (std::size_t row = nodes_[column].down; row != column; row = nodes_[row].down) {
    for (std::size_t node = nodes_[row].right; node != row; node = nodes_[node].right) {
      nodes_[nodes_[node].down].up = nodes_[node].up;
      nodes_[nodes_[node].up].down = nodes_[node].down;
      --sizes_[nodes_[node].column];
    }
  }
}

void TextbookLinks::uncover(std::size_t column) {
  for (std::size_t row = nodes_[column].up; row != column; row = nodes_[row].up) {
    for (std::size_t node = nodes_[row].left; node != row; node = nodes_[node].left) {
      ++sizes_[nodes_[node].column];
      nodes_[nodes_[node].down].up = node;
      nodes_[nodes_[node].up].down = node;
    }
  }
  nodes_[nodes_[column].right].left = column;
  nodes_[nodes_[column].left].right = column;
}

void TextbookLinks::search() {
  if (nodes_[kRoot].right == kRoot) {
    ++count_;
    return;
  }
  std::size_t best = nodes_[kRoot].right;
  for (std::size_t column = best; column != kRoot; column = nodes_[column].right) {
    if (sizes_[column] < sizes_[best]) best = column;
  }
  cover(best);
  for (std::size_t row = nodes_[best].down; row != best && count_ < limit_;
       row = nodes_[row].down) {
    for (std::size_t node = nodes_[row].right; node != row; node = nodes_[node].right) {
      cover(nodes_[node].column);
    }
    search();
    for (std::size_t node = nodes_[row].left; node != row; node = nodes_[node].left) {
      uncover(nodes_[node].column);
    }
  }
  uncover(best);
}

std::uint64_t TextbookLinks::count(std::uint64_t limit) {
  limit_ = limit;
  count_ = 0;
  if (limit != 0) search();
  return count_;
}

}  // namespace jiugong::bench
