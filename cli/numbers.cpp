#include "numbers.h"

#include <algorithm>
#include <random>

#include "jiugong/random.h"

namespace jiugong::cli {

bool NumberSource::next(Part& part) {
  if (at_ == count_) return false;
  part.begin = at_;
  part.end = at_ = std::min(at_ + step_, count_);
  part.bytes_read = at_;
  return true;
}

std::uint64_t seed_or_random(const std::string& option) {
  if (!option.empty()) return seed_of_text(option);
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

void miss(Part& part, std::uint64_t number) {
  part.errors += "jiugong: puzzle " + std::to_string(number + 1) +
                 " is not as wanted, but the nearest that was found\n";
  ++part.totals.not_unique;
}

}  // namespace jiugong::cli
