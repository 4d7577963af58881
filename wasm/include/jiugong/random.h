// Random numbers from a 64-bit seed, the same on every platform.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "jiugong/checks.h"

namespace jiugong {

// Number `index` (0, 1, …) of the splitmix64 sequence that begins at `seed`: well mixed and, for
// one seed, different for every index. A bulk run gives puzzle number i the seed seed_of(seed, i),
// so that any part of the run can be reproduced separately.
//
// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014), with the
// constants of Vigna's splitmix64.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t z = seed + (index + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

// The seed that a text stands for, such as a name or a date: decimal digits below 2^64 are that number, any other
// text its hash. Equal texts give equal seeds.
//
// Source: Fowler, Noll, Vo, 64-bit FNV-1a of the bytes; texts are in UTF-8.
//
//   seed_of_text("20261120");    // 20261120
//   seed_of_text("2026-12-24");  // 1756867075810662394
constexpr std::uint64_t seed_of_text(std::string_view text) {
  std::uint64_t number = 0, hash = 0xcbf29ce484222325;
  bool is_number = !text.empty();
  for (const char byte : text) {
    const auto digit = static_cast<std::uint64_t>(byte - '0');
    is_number = is_number && byte >= '0' && byte <= '9' && number <= (UINT64_MAX - digit) / 10;
    if (is_number) number = 10 * number + digit;
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  }
  return is_number ? number : hash;
}

// xoshiro256++ 1.0 (Blackman, Vigna, "Scrambled linear pseudorandom number generators", 2021):
// period 2^256 - 1, fast in WebAssembly too, not cryptographically secure. Unlike the standard
// library's distributions and std::shuffle, its results do not vary between platforms.
//
//   Random random(20261120);
//   const int die = 1 + random.below(6);
//   std::array<int, 3> order{0, 1, 2};
//   random.shuffle(std::span(order));
class Random {
 public:
  // Seeds the state with the first four numbers of splitmix64, as the authors of xoshiro advise.
  explicit constexpr Random(std::uint64_t seed)
      : state_{seed_of(seed, 0), seed_of(seed, 1), seed_of(seed, 2), seed_of(seed, 3)} {}

  // Continues from a state, which must not be all zeros.
  explicit constexpr Random(const std::array<std::uint64_t, 4>& state) : state_(state) {
    JIUGONG_REQUIRE((state[0] | state[1] | state[2] | state[3]) != 0, "a random state of zeros");
  }

  // Returns 64 random bits.
  constexpr std::uint64_t next() {
    auto& [a, b, c, d] = state_;
    const std::uint64_t result = std::rotl(a + d, 23) + a;
    const std::uint64_t shifted = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = std::rotl(d, 45);
    return result;
  }

  // Returns an exactly uniform number in 0..bound - 1; `bound` must be positive.
  //
  // Lemire, "Fast random integer generation in an interval" (2019): returns the upper half of bits
  // × bound and rejects the few products that would make some numbers likelier.
  constexpr int below(int bound) {
    JIUGONG_REQUIRE(bound > 0, "a bound that is not positive");
    const auto range = static_cast<std::uint32_t>(bound);
    std::uint64_t product = (next() >> 32) * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t surplus = (0 - range) % range;  // 2^32 mod range
      while (static_cast<std::uint32_t>(product) < surplus) product = (next() >> 32) * range;
    }
    return static_cast<int>(product >> 32);
  }

  // Shuffles the items; all orders are equally likely (Fisher–Yates).
  template <typename T, std::size_t N>
  constexpr void shuffle(std::span<T, N> items) {
    for (std::size_t rest = items.size(); rest > 1; --rest) {
      std::swap(items[rest - 1], items[static_cast<std::size_t>(below(static_cast<int>(rest)))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace jiugong
