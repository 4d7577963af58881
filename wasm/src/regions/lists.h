// Many short lists of small numbers, stored in one array.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jiugong::regions {

using Small = std::uint16_t;
using SmallList = std::span<const Small>;
using Cells = std::vector<Small>;

class Lists {
 public:
  Lists() = default;
  // Makes lists of these sizes, filled with zeros.
  explicit Lists(const std::vector<std::uint32_t>& sizes) {
    for (const std::uint32_t size : sizes) begins_.push_back(begins_.back() + size);
    numbers_.resize(begins_.back());
  }

  std::size_t size() const { return begins_.size() - 1; }

  SmallList operator[](std::size_t number) const {
    return {numbers_.data() + begins_[number], begins_[number + 1] - begins_[number]};
  }

  // The sum of the sizes of all lists.
  std::size_t total_size() const { return numbers_.size(); }

  void set(std::size_t number, std::size_t at, Small value) {
    numbers_[begins_[number] + at] = value;
  }

  void add(SmallList list) {
    numbers_.insert(numbers_.end(), list.begin(), list.end());
    begins_.push_back(static_cast<std::uint32_t>(numbers_.size()));
  }

 private:
  std::vector<Small> numbers_;
  std::vector<std::uint32_t> begins_ = {0};
};

// Inverts the lists: returns, for each number below `count`, the lists that contain it, in
// ascending order.
inline Lists lists_with(const Lists& lists, std::size_t count) {
  std::vector<std::uint32_t> sizes(count);
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (const Small number : lists[i]) ++sizes[number];
  }
  Lists result(sizes);
  std::vector<std::uint32_t>& filled = sizes;
  std::fill(filled.begin(), filled.end(), 0);
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (const Small number : lists[i]) result.set(number, filled[number]++, static_cast<Small>(i));
  }
  return result;
}

}  // namespace jiugong::regions
