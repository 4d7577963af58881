// A table of the sets of values by size and sum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jiugong::regions {

class CageTable {
 public:
  // Above this number of values the table would be too large and is not made.
  static constexpr int kMaxValues = 16;

  // An empty table.
  CageTable() = default;

  // The table for values 0..values-1.
  explicit CageTable(int values);

  bool empty() const { return sets_.empty(); }

  // The sets of `size` values that add up to `sum`, as bit masks.
  std::span<const std::uint16_t> sets(int size, int sum) const;

 private:
  // The index in `begins_` of the sets of `size` values with this sum.
  std::size_t bucket(int size, int sum) const {
    return static_cast<std::size_t>(size) * static_cast<std::size_t>(sums_) +
           static_cast<std::size_t>(sum);
  }

  int values_ = 0;
  int sums_ = 0;  // number of possible sums
  std::vector<std::uint32_t> begins_;
  std::vector<std::uint16_t> sets_;
};

}  // namespace jiugong::regions
