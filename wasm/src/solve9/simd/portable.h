// Vec in plain C++, for machines without one of the other implementations. See vec.h for the
// meaning of each function. Compilers translate most of it to vector instructions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace jiugong::solver9::simd {

inline constexpr const char* kInstructionSet = "portable";

struct alignas(16) Vec {
  std::array<std::uint32_t, 4> lanes;

  static JIUGONG_INLINE Vec of(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    return {{a, b, c, d}};
  }
};

template <typename Operation>
JIUGONG_INLINE Vec for_each_lane(Vec a, Vec b, Operation operation) {
  for (std::size_t i = 0; i < 4; ++i) a.lanes[i] = operation(a.lanes[i], b.lanes[i]);
  return a;
}

using Lane = std::uint32_t;
JIUGONG_INLINE Vec splat(std::uint32_t x) { return Vec::of(x, x, x, x); }
JIUGONG_INLINE Vec operator&(Vec a, Vec b) {
  return for_each_lane(a, b, [](Lane x, Lane y) { return x & y; });
}
JIUGONG_INLINE Vec operator|(Vec a, Vec b) {
  return for_each_lane(a, b, [](Lane x, Lane y) { return x | y; });
}
JIUGONG_INLINE Vec operator^(Vec a, Vec b) {
  return for_each_lane(a, b, [](Lane x, Lane y) { return x ^ y; });
}
JIUGONG_INLINE Vec operator-(Vec a, Vec b) {
  return for_each_lane(a, b, [](Lane x, Lane y) { return x - y; });
}
JIUGONG_INLINE Vec without(Vec a, Vec b) {
  return for_each_lane(a, b, [](Lane x, Lane y) { return x & ~y; });
}
template <int n>
JIUGONG_INLINE Vec shift_left(Vec a) {
  return for_each_lane(a, a, [](Lane x, Lane) { return x << n; });
}
template <int n>
JIUGONG_INLINE Vec shift_right(Vec a) {
  return for_each_lane(a, a, [](Lane x, Lane) { return x >> n; });
}
JIUGONG_INLINE Vec smaller(Vec a, Vec b) {
  return for_each_lane(a, b, [](Lane x, Lane y) { return x < y ? x : y; });
}
JIUGONG_INLINE bool any(Vec a) { return (a.lanes[0] | a.lanes[1] | a.lanes[2] | a.lanes[3]) != 0; }
JIUGONG_INLINE unsigned zero_lanes(Vec a) {
  unsigned zero = 0;
  for (std::size_t i = 0; i < 4; ++i) zero |= (a.lanes[i] == 0 ? 1u : 0u) << i;
  return zero;
}
JIUGONG_INLINE Vec rotate1(Vec a) {
  return Vec::of(a.lanes[1], a.lanes[2], a.lanes[0], a.lanes[3]);
}
JIUGONG_INLINE Vec rotate2(Vec a) {
  return Vec::of(a.lanes[2], a.lanes[0], a.lanes[1], a.lanes[3]);
}

JIUGONG_INLINE unsigned byte(Vec a, std::size_t i) { return a.lanes[i / 4] >> 8 * (i % 4) & 0xff; }
template <typename ByteAt>
JIUGONG_INLINE Vec for_each_byte(ByteAt byte_at) {
  Vec a = splat(0);
  for (std::size_t i = 0; i < 16; ++i) a.lanes[i / 4] |= Lane{byte_at(i)} << 8 * (i % 4);
  return a;
}
JIUGONG_INLINE Vec load(const std::uint8_t* bytes) {
  return for_each_byte([&](std::size_t i) { return bytes[i]; });
}
JIUGONG_INLINE void store(Vec a, std::uint8_t* bytes) {
  for (std::size_t i = 0; i < 16; ++i) bytes[i] = static_cast<std::uint8_t>(byte(a, i));
}
JIUGONG_INLINE Vec look_up(Vec table, Vec at) {
  return for_each_byte([&](std::size_t i) {
    const unsigned entry = byte(at, i);
    return entry < 16 ? byte(table, entry) : 0;
  });
}
JIUGONG_INLINE Vec interleave_low(Vec a, Vec b) {
  return for_each_byte([&](std::size_t i) { return byte(i % 2 == 0 ? a : b, i / 2); });
}
JIUGONG_INLINE Vec interleave_high(Vec a, Vec b) {
  return for_each_byte([&](std::size_t i) { return byte(i % 2 == 0 ? a : b, 8 + i / 2); });
}
JIUGONG_INLINE Vec to_float(Vec a) {
  return for_each_lane(a, a, [](Lane x, Lane) {
    return std::bit_cast<Lane>(static_cast<float>(static_cast<std::int32_t>(x)));
  });
}

JIUGONG_INLINE void compiler_barrier() {}

}  // namespace jiugong::solver9::simd
