#include "regions/cage_table.h"

#include <bit>
#include <cstddef>

namespace jiugong::regions {
namespace {

int sum_of(std::uint32_t set) {
  int sum = 0;
  for (; set != 0; set &= set - 1) sum += std::countr_zero(set);
  return sum;
}

}  // namespace

CageTable::CageTable(int values) : values_(values), sums_(values * (values - 1) / 2 + 1) {
  // Counting sort by size and sum: counts each bucket, then computes where it begins.
  const std::uint32_t end = std::uint32_t{1} << values;
  const auto bucket_of = [&](std::uint32_t set) { return bucket(std::popcount(set), sum_of(set)); };
  begins_.resize(bucket(values + 1, 1));
  for (std::uint32_t set = 0; set < end; ++set) ++begins_[bucket_of(set) + 1];
  for (std::size_t i = 1; i < begins_.size(); ++i) begins_[i] += begins_[i - 1];
  std::vector<std::uint32_t> next = begins_;
  sets_.resize(end);
  for (std::uint32_t set = 0; set < end; ++set) {
    sets_[next[bucket_of(set)]++] = static_cast<std::uint16_t>(set);
  }
}

std::span<const std::uint16_t> CageTable::sets(int size, int sum) const {
  if (size < 0 || size > values_ || sum < 0 || sum >= sums_) return {};
  const std::size_t at = bucket(size, sum);
  return {sets_.data() + begins_[at], begins_[at + 1] - begins_[at]};
}

}  // namespace jiugong::regions
