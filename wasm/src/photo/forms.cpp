#include "photo/forms.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace jiugong::photo {
namespace {

constexpr int kSlack = 1;  // pixels by which a digit may be off
constexpr int kBegin = kSlack, kEnd = kInputSide - kSlack;
constexpr std::int64_t kCount = std::int64_t{kEnd - kBegin} * (kEnd - kBegin);

// The correlation of `one` with `other` moved by (right, down), in thousandths.
int correlation(const Input& one, const Input& other, int right, int down) {
  std::int64_t sum = 0, other_sum = 0, square = 0, other_square = 0, product = 0;
  for (int y = kBegin; y < kEnd; ++y) {
    const int here = y * kInputSide + kBegin, there = (y + down) * kInputSide + kBegin + right;
    const std::uint8_t* a = &one[static_cast<std::size_t>(here)];
    const std::uint8_t* b = &other[static_cast<std::size_t>(there)];
    std::int32_t row = 0, other_row = 0, row_square = 0, other_row_square = 0, row_product = 0;
    for (int x = 0; x < kEnd - kBegin; ++x) {
      row += a[x];
      other_row += b[x];
      row_square += a[x] * a[x];
      other_row_square += b[x] * b[x];
      row_product += a[x] * b[x];
    }
    sum += row;
    other_sum += other_row;
    square += row_square;
    other_square += other_row_square;
    product += row_product;
  }
  const auto spread = static_cast<double>(kCount * square - sum * sum) *
                      static_cast<double>(kCount * other_square - other_sum * other_sum);
  if (spread <= 0) return 0;
  return static_cast<int>(1000 * static_cast<double>(kCount * product - sum * other_sum) /
                          std::sqrt(spread));
}

int likeness(const Input& one, const Input& other) {
  int most = -1000;
  for (int down = -kSlack; down <= kSlack; ++down) {
    for (int right = -kSlack; right <= kSlack; ++right) {
      most = std::max(most, correlation(one, other, right, down));
    }
  }
  return most;
}

}  // namespace

std::vector<FormPair> compare_forms(const std::array<Input, 81>& ink,
                                    const std::array<int, 81>& digits) {
  std::vector<FormPair> out;
  for (std::size_t one = 0; one < 81; ++one) {
    if (digits[one] == 0) continue;
    for (std::size_t other = one + 1; other < 81; ++other) {
      if (digits[other] != digits[one]) continue;
      out.push_back({static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other),
                     likeness(ink[one], ink[other])});
    }
  }
  return out;
}

}  // namespace jiugong::photo
