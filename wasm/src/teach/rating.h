// Ratings as Sudoku Explainer adds them up. They are compared as doubles, and the last bit decides
// ties, so nothing here may be computed in another order or with fused operations.
#pragma once

namespace jiugong::teach {

// n tenths, as the product n * 0.1.
inline constexpr struct Tenths {
  double product[10] = {};
  constexpr Tenths() {
    for (int n = 0; n < 10; ++n) product[n] = n * 0.1;
  }
} kTenths;

// What a chain of `complexity` statements adds to the rating of its kind: 0.1 for each of the lengths
// 4, 6, 8, 12, 16, 24 … that it exceeds by more than two.
inline constexpr int kTabledComplexity = 1024;
constexpr double added_by_length_slowly(int complexity) {
  double added = 0;
  int limit = 4;
  for (bool odd = false; complexity - 2 > limit; odd = !odd) {
    added += 0.1;
    limit = odd ? limit * 4 / 3 : limit * 3 / 2;
  }
  return added;
}
inline constexpr struct LengthTable {
  double added[kTabledComplexity] = {};
  constexpr LengthTable() {
    for (int n = 0; n < kTabledComplexity; ++n) added[n] = added_by_length_slowly(n);
  }
} kLengthTable;
constexpr double added_by_length(int complexity) {
  return complexity < kTabledComplexity ? kLengthTable.added[complexity]
                                        : added_by_length_slowly(complexity);
}

// What is printed, in tenths: (int)((rating + 0.05) * 10).
constexpr int in_tenths(double rating) { return static_cast<int>((rating + 0.05) * 10); }

}  // namespace jiugong::teach
