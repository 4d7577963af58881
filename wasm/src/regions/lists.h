// Many short lists of small numbers, one after another in one array.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jiugong::regions {

using Small = std::uint16_t;
using SmallList = std::span<const Small>;

class Lists {
 public:
  std::size_t size() const { return begins_.size() - 1; }

  SmallList operator[](std::size_t number) const {
    return {numbers_.data() + begins_[number], begins_[number + 1] - begins_[number]};
  }

  void add(SmallList list) {
    numbers_.insert(numbers_.end(), list.begin(), list.end());
    begins_.push_back(static_cast<std::uint32_t>(numbers_.size()));
  }

 private:
  std::vector<Small> numbers_;
  std::vector<std::uint32_t> begins_ = {0};
};

// For each number below `count` the lists in which it stands.
inline Lists lists_with(const Lists& lists, std::size_t count) {
  std::vector<std::vector<Small>> with(count);
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (const Small number : lists[i]) with[number].push_back(static_cast<Small>(i));
  }
  Lists result;
  for (const auto& list : with) result.add(list);
  return result;
}

}  // namespace jiugong::regions
