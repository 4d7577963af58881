// Systems of linear equations.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace jiugong::photo {

// N equations with N unknowns, a row each: the coefficients, then the right side.
template <std::size_t N>
using Equations = std::array<std::array<double, N + 1>, N>;

constexpr double magnitude(double value) { return value < 0 ? -value : value; }

// The solution, by Gauss's elimination with pivots; nothing if it is not unique.
template <std::size_t N>
std::optional<std::array<double, N>> solve_linear(Equations<N> rows) {
  for (std::size_t i = 0; i < N; ++i) {
    std::size_t pivot = i;
    for (std::size_t r = i + 1; r < N; ++r) {
      if (magnitude(rows[r][i]) > magnitude(rows[pivot][i])) pivot = r;
    }
    if (magnitude(rows[pivot][i]) < 1e-12) return std::nullopt;
    std::swap(rows[i], rows[pivot]);
    for (std::size_t r = i + 1; r < N; ++r) {
      const double factor = rows[r][i] / rows[i][i];
      for (std::size_t c = i; c <= N; ++c) rows[r][c] -= factor * rows[i][c];
    }
  }
  std::array<double, N> out{};
  for (std::size_t i = N; i-- > 0;) {
    double rest = rows[i][N];
    for (std::size_t c = i + 1; c < N; ++c) rest -= rows[i][c] * out[c];
    out[i] = rest / rows[i][i];
  }
  return out;
}

}  // namespace jiugong::photo
