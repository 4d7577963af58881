#include "photo/crossings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "photo/linear.h"

namespace jiugong::photo {
namespace {

constexpr int kGridBegin = flat_line(0);
constexpr int kGridEnd = flat_line(9);

// The evidence of a line at each pixel across, the mean along the grid, 0..255.
using Profile = std::array<int, kFlatSide>;

// The ten equidistant lines with the most evidence on them, most on the weakest, and least between.
// Distances and places in quarters of a pixel.
Comb best_comb(const Profile& profile) {
  Profile wide{};  // the most within two pixels
  for (int i = 0; i < kFlatSide; ++i) {
    for (int k = std::max(0, i - 2); k <= std::min(kFlatSide - 1, i + 2); ++k) {
      wide[static_cast<std::size_t>(i)] =
          std::max(wide[static_cast<std::size_t>(i)], profile[static_cast<std::size_t>(k)]);
    }
  }
  Comb best{kGridBegin, kFlatCell};
  int most = -1'000'000;
  for (int distance = 40; distance <= 146; ++distance) {
    for (int first = 8; first + 9 * distance < 4 * (kFlatSide - 2); first += 4) {
      int sum = 0, least = 255, between = 0;
      for (int line = 0; line < 10; ++line) {
        const int evidence = wide[static_cast<std::size_t>((first + line * distance + 2) / 4)];
        sum += evidence;
        least = std::min(least, evidence);
        if (line == 9) break;
        between +=
            profile[static_cast<std::size_t>((first + line * distance + distance / 2 + 2) / 4)];
      }
      // Of equal combs the wider: the narrower may be one of pencil marks.
      const int score = 18 * sum + 90 * least - 20 * between + distance * 180 / 2000;
      if (score > most) {
        most = score;
        best = {first / 4.0, distance / 4.0};
      }
    }
  }
  return best;
}

// The pixels of a line on both sides of a crossing that are looked at.
constexpr int kArm = 13;

struct Arms {
  int up, down, left, right;
};

// The evidence of both lines at (x, y): their means, and once more the weaker.
int evidence_at(const Flat& flat, int x, int y, const Arms& arms) {
  const int vertical =
      flat.down(x, y - arms.up, y + arms.down + 1) * 16 / (arms.up + arms.down + 1);
  const int horizontal =
      flat.along(y, x - arms.left, x + arms.right + 1) * 16 / (arms.left + arms.right + 1);
  return vertical + horizontal + std::min(vertical, horizontal);
}

// The centre of the evidence at -3..3 pixels, which `at` gives.
template <typename Evidence>
double centre(const Evidence& at) {
  double weights = 0, sum = 0;
  for (int shift = -3; shift <= 3; ++shift) {
    const double weight = static_cast<double>(at(shift)) * at(shift);
    weights += weight;
    sum += weight * shift;
  }
  return weights > 0 ? sum / weights : 0;
}

Crossing find_crossing(const Flat& flat, int row, int column, int reach) {
  const Arms arms = {row > 0 ? kArm : 0, row < 9 ? kArm : 0, column > 0 ? kArm : 0,
                     column < 9 ? kArm : 0};
  const int x = flat_line(column), y = flat_line(row);
  // Far away there has to be more evidence.
  const int cost_of_distance = 163 / (reach + 4);
  int most = -1, best_x = 0, best_y = 0;
  for (int down = -reach; down <= reach; ++down) {
    for (int right = -reach; right <= reach; ++right) {
      const int evidence = evidence_at(flat, x + right, y + down, arms) -
                           cost_of_distance * (right * right + down * down);
      if (evidence > most) {
        most = evidence;
        best_x = right;
        best_y = down;
      }
    }
  }
  const int at_x = x + best_x, at_y = y + best_y;
  const double across = centre(
      [&](int shift) { return flat.down(at_x + shift, at_y - arms.up, at_y + arms.down + 1); });
  const double along = centre(
      [&](int shift) { return flat.along(at_y + shift, at_x - arms.left, at_x + arms.right + 1); });
  // 3 × 16 × 255 is all evidence there can be; a fifth of it is nothing.
  return {{(best_x + across) / kFlatCell, (best_y + along) / kFlatCell},
          std::clamp((most / 4080.0 - 0.6) / 1.4, 0.0, 1.0)};
}

constexpr std::size_t kTerms = 10;
using Terms = std::array<double, kTerms>;

// The terms of a cubic polynomial at crossing `i`, at coordinates -1..1.
Terms terms_at(std::size_t i) {
  const std::size_t row = i / 10, column = i % 10;
  const double u = (static_cast<double>(column) - 4.5) / 4.5;
  const double v = (static_cast<double>(row) - 4.5) / 4.5;
  return {1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v};
}

double value_of(const Terms& factors, const Terms& terms) {
  double sum = 0;
  for (std::size_t i = 0; i < kTerms; ++i) sum += factors[i] * terms[i];
  return sum;
}

// The factors of the polynomial that fits `shift` of the crossings.
template <typename Shift>
Terms fit(const Crossings& crossings, const Shift& shift) {
  constexpr int kRounds = 4;
  constexpr double kMisfit = 0.05;  // in cells: what is this far off counts half
  Terms factors{};
  for (int round = 0; round < kRounds; ++round) {
    Equations<kTerms> rows{};
    for (std::size_t i = 0; i < crossings.size(); ++i) {
      const Terms terms = terms_at(i);
      const double wanted = shift(crossings[i]);
      double weight = crossings[i].seen + 1e-4;
      if (round > 0) {
        const double misfit = (wanted - value_of(factors, terms)) / kMisfit;
        weight /= 1 + misfit * misfit;
      }
      for (std::size_t r = 0; r < kTerms; ++r) {
        for (std::size_t c = 0; c < kTerms; ++c) rows[r][c] += weight * terms[r] * terms[c];
        rows[r][kTerms] += weight * terms[r] * wanted;
      }
    }
    // Where little is seen: a plane rather than a wave.
    for (std::size_t r = 0; r < kTerms; ++r) rows[r][r] += r < 3 ? 1e-6 : 1e-3;
    const auto solution = solve_linear<kTerms>(rows);
    if (!solution) break;
    factors = *solution;
  }
  return factors;
}

}  // namespace

Comb find_comb(const Flat& flat, bool vertical) {
  Profile profile{};
  for (int i = 0; i < kFlatSide; ++i) {
    const int sum =
        vertical ? flat.down(i, kGridBegin, kGridEnd) : flat.along(i, kGridBegin, kGridEnd);
    profile[static_cast<std::size_t>(i)] = sum / (kGridEnd - kGridBegin);
  }
  return best_comb(profile);
}

Crossings find_crossings(const Flat& flat, int reach) {
  Crossings out;
  for (int i = 0; i < 100; ++i) {
    out[static_cast<std::size_t>(i)] = find_crossing(flat, i / 10, i % 10, reach);
  }
  return out;
}

std::array<Point, 100> smooth_shifts(const Crossings& crossings) {
  const Terms across = fit(crossings, [](const Crossing& crossing) { return crossing.shift.x; });
  const Terms down = fit(crossings, [](const Crossing& crossing) { return crossing.shift.y; });
  std::array<Point, 100> out;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const Terms terms = terms_at(i);
    out[i] = {value_of(across, terms), value_of(down, terms)};
  }
  return out;
}

}  // namespace jiugong::photo
