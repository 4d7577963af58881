#include "photo/exp_log.h"

#include <algorithm>
#include <cmath>

namespace jiugong::photo {
namespace {

constexpr double kLog2 = 0.693147180559945309417;

}  // namespace

double exp_of(double x) {
  x = std::clamp(x, -500.0, 500.0);
  // 2^power × e^rest, the latter by its series.
  const int power = static_cast<int>(x / kLog2 + (x < 0 ? -0.5 : 0.5));
  const double rest = x - power * kLog2;
  double sum = 1;
  for (int i = 16; i > 0; --i) sum = 1 + sum * rest / i;
  return std::ldexp(sum, power);
}

double log_of(double x) {
  int power = 0;
  double part = std::frexp(x, &power);
  if (part < 0.7) {
    part *= 2;
    --power;
  }
  // log(part) = 2 × (t + t³/3 + t⁵/5 + …), |t| < 0.18
  const double t = (part - 1) / (part + 1), square = t * t;
  double sum = 0;
  for (int i = 23; i > 0; i -= 2) sum = sum * square + 1.0 / i;
  return power * kLog2 + 2 * t * sum;
}

}  // namespace jiugong::photo
