// Vectors of sixteen bytes for the searches among positions of a 9×9 board.
//
//   load(p), splat(x)       the 16 bytes from p, which may be unaligned; x in every lane
//   store(a, p)
//   lookup(table, a)        lane i is table[a[i]]; every a[i] must be below 16
//   add(a, b)               signed addition, saturated to -128..127
//   a & b, a | b            lane by lane
//   without(a, b)           a & ~b
//   equal(a, b)             0xff where the lanes are equal, else 0
//   low_nibbles(a), high_nibbles(a)
//   from_lane<n>(a)         lane i is a[i + n]; the last n lanes are 0
//   lows(a, b), highs(a, b) lanes 0..7 (8..15) of a, then those of b
//   zip_lows(a, b)          a[0] b[0] a[1] b[1] … a[7] b[7]; zip_highs the same from lane 8
//   less(a, b)              a bit for each lane where a < b, as signed numbers
//
// All but three are the operators and shuffles of GCC's and Clang's vectors, which become instructions of any
// processor. Those three need an instruction by its name, or else go lane by lane, with the same results.
#pragma once

#if !defined(JIUGONG_PORTABLE_SIMD) && defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define JIUGONG_BYTES_WASM
#elif !defined(JIUGONG_PORTABLE_SIMD) && defined(__SSE4_1__)
#include <immintrin.h>
#define JIUGONG_BYTES_SSE
#endif

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace jiugong::twist::tripods {

struct Bytes {
  using Lanes = std::uint8_t __attribute__((vector_size(16)));
  Lanes lanes;
};

inline Bytes load(const void* p) {
  Bytes result;
  std::memcpy(&result, p, sizeof result);
  return result;
}
inline void store(Bytes a, void* p) { std::memcpy(p, &a, sizeof a); }
inline Bytes splat(int x) { return {Bytes::Lanes{} + static_cast<std::uint8_t>(x)}; }

inline Bytes operator&(Bytes a, Bytes b) { return {a.lanes & b.lanes}; }
inline Bytes operator|(Bytes a, Bytes b) { return {a.lanes | b.lanes}; }
inline Bytes without(Bytes a, Bytes b) { return {a.lanes & ~b.lanes}; }
inline Bytes equal(Bytes a, Bytes b) {
  return {reinterpret_cast<Bytes::Lanes>(a.lanes == b.lanes)};
}
inline Bytes low_nibbles(Bytes a) { return a & splat(15); }
inline Bytes high_nibbles(Bytes a) { return {a.lanes >> 4}; }

template <int n>
inline Bytes from_lane(Bytes a) {
  return {__builtin_shufflevector(a.lanes, Bytes::Lanes{}, n, n + 1, n + 2, n + 3, n + 4, n + 5,
                                  n + 6, n + 7, n + 8, n + 9, n + 10, n + 11, n + 12, n + 13,
                                  n + 14, n + 15)};
}
inline Bytes lows(Bytes a, Bytes b) {
  return {__builtin_shufflevector(a.lanes, b.lanes, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21,
                                  22, 23)};
}
inline Bytes highs(Bytes a, Bytes b) {
  return {__builtin_shufflevector(a.lanes, b.lanes, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27,
                                  28, 29, 30, 31)};
}
inline Bytes zip_lows(Bytes a, Bytes b) {
  return {__builtin_shufflevector(a.lanes, b.lanes, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22,
                                  7, 23)};
}
inline Bytes zip_highs(Bytes a, Bytes b) {
  return {__builtin_shufflevector(a.lanes, b.lanes, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                                  14, 30, 15, 31)};
}

#if defined(JIUGONG_BYTES_WASM)

inline Bytes lookup(Bytes table, Bytes a) {
  return {reinterpret_cast<Bytes::Lanes>(wasm_i8x16_swizzle(reinterpret_cast<v128_t>(table.lanes),
                                                            reinterpret_cast<v128_t>(a.lanes)))};
}
inline Bytes add(Bytes a, Bytes b) {
  return {reinterpret_cast<Bytes::Lanes>(
      wasm_i8x16_add_sat(reinterpret_cast<v128_t>(a.lanes), reinterpret_cast<v128_t>(b.lanes)))};
}
inline std::uint32_t first_bits(Bytes a) {
  return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(a.lanes));
}

#elif defined(JIUGONG_BYTES_SSE)

inline Bytes lookup(Bytes table, Bytes a) {
  return {reinterpret_cast<Bytes::Lanes>(_mm_shuffle_epi8(reinterpret_cast<__m128i>(table.lanes),
                                                          reinterpret_cast<__m128i>(a.lanes)))};
}
inline Bytes add(Bytes a, Bytes b) {
  return {reinterpret_cast<Bytes::Lanes>(
      _mm_adds_epi8(reinterpret_cast<__m128i>(a.lanes), reinterpret_cast<__m128i>(b.lanes)))};
}
inline std::uint32_t first_bits(Bytes a) {
  return static_cast<std::uint32_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(a.lanes)));
}

#else

template <typename Operation>
inline Bytes each_lane(Operation operation) {
  Bytes result;
  for (std::size_t i = 0; i < 16; ++i) result.lanes[i] = static_cast<std::uint8_t>(operation(i));
  return result;
}
inline Bytes lookup(Bytes table, Bytes a) {
  return each_lane([&](std::size_t i) { return table.lanes[a.lanes[i] & 15]; });
}
inline Bytes add(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) {
    const int sum = static_cast<std::int8_t>(a.lanes[i]) + static_cast<std::int8_t>(b.lanes[i]);
    return std::clamp(sum, -128, 127);
  });
}
inline std::uint32_t first_bits(Bytes a) {
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < 16; ++i) bits |= std::uint32_t{a.lanes[i]} >> 7 << i;
  return bits;
}

#endif

inline std::uint32_t less(Bytes a, Bytes b) {
  using Signed = std::int8_t __attribute__((vector_size(16)));
  const auto flags = reinterpret_cast<Signed>(a.lanes) < reinterpret_cast<Signed>(b.lanes);
  return first_bits({reinterpret_cast<Bytes::Lanes>(flags)});
}

}  // namespace jiugong::twist::tripods
