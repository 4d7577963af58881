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
// As in solve9/simd, whose vectors have lanes of 32 bits, all implementations give the same
// results.
#pragma once

#if defined(JIUGONG_PORTABLE_SIMD)
#define JIUGONG_BYTES_PORTABLE
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE4_1__)
#include <immintrin.h>
#else
#define JIUGONG_BYTES_PORTABLE
#endif

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace jiugong::twist::tripods {

#if defined(JIUGONG_BYTES_PORTABLE)

struct Bytes {
  std::uint8_t lanes[16];
};

template <typename Operation>
inline Bytes each_lane(Operation operation) {
  Bytes result;
  for (std::size_t i = 0; i < 16; ++i) result.lanes[i] = static_cast<std::uint8_t>(operation(i));
  return result;
}

inline Bytes load(const void* p) {
  Bytes result;
  std::memcpy(&result, p, sizeof result);
  return result;
}
inline void store(Bytes a, void* p) { std::memcpy(p, &a, sizeof a); }
inline Bytes splat(int x) {
  return each_lane([&](std::size_t) { return x; });
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
inline Bytes operator&(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return a.lanes[i] & b.lanes[i]; });
}
inline Bytes operator|(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return a.lanes[i] | b.lanes[i]; });
}
inline Bytes without(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return a.lanes[i] & ~b.lanes[i]; });
}
inline Bytes equal(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return a.lanes[i] == b.lanes[i] ? 0xff : 0; });
}
inline Bytes high_nibbles(Bytes a) {
  return each_lane([&](std::size_t i) { return a.lanes[i] >> 4; });
}
template <int n>
inline Bytes from_lane(Bytes a) {
  return each_lane([&](std::size_t i) { return i + n < 16 ? a.lanes[i + n] : 0; });
}
inline Bytes lows(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return i < 8 ? a.lanes[i] : b.lanes[i - 8]; });
}
inline Bytes highs(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return i < 8 ? a.lanes[i + 8] : b.lanes[i]; });
}
inline Bytes zip_lows(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return (i % 2 == 0 ? a : b).lanes[i / 2]; });
}
inline Bytes zip_highs(Bytes a, Bytes b) {
  return each_lane([&](std::size_t i) { return (i % 2 == 0 ? a : b).lanes[8 + i / 2]; });
}
inline std::uint32_t less(Bytes a, Bytes b) {
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < 16; ++i) {
    const bool is_less =
        static_cast<std::int8_t>(a.lanes[i]) < static_cast<std::int8_t>(b.lanes[i]);
    bits |= static_cast<std::uint32_t>(is_less) << i;
  }
  return bits;
}

#elif defined(__wasm_simd128__)

struct Bytes {
  v128_t lanes;
};

inline Bytes load(const void* p) { return {wasm_v128_load(p)}; }
inline void store(Bytes a, void* p) { wasm_v128_store(p, a.lanes); }
inline Bytes splat(int x) { return {wasm_i8x16_splat(static_cast<std::int8_t>(x))}; }
inline Bytes lookup(Bytes table, Bytes a) { return {wasm_i8x16_swizzle(table.lanes, a.lanes)}; }
inline Bytes add(Bytes a, Bytes b) { return {wasm_i8x16_add_sat(a.lanes, b.lanes)}; }
inline Bytes operator&(Bytes a, Bytes b) { return {wasm_v128_and(a.lanes, b.lanes)}; }
inline Bytes operator|(Bytes a, Bytes b) { return {wasm_v128_or(a.lanes, b.lanes)}; }
inline Bytes without(Bytes a, Bytes b) { return {wasm_v128_andnot(a.lanes, b.lanes)}; }
inline Bytes equal(Bytes a, Bytes b) { return {wasm_i8x16_eq(a.lanes, b.lanes)}; }
inline Bytes high_nibbles(Bytes a) {
  return {wasm_v128_and(wasm_u16x8_shr(a.lanes, 4), wasm_i8x16_splat(15))};
}
template <int n>
inline Bytes from_lane(Bytes a) {
  return {wasm_i8x16_shuffle(a.lanes, wasm_i8x16_splat(0), n, n + 1, n + 2, n + 3, n + 4, n + 5,
                             n + 6, n + 7, n + 8, n + 9, n + 10, n + 11, n + 12, n + 13, n + 14,
                             n + 15)};
}
inline Bytes lows(Bytes a, Bytes b) { return {wasm_i64x2_shuffle(a.lanes, b.lanes, 0, 2)}; }
inline Bytes highs(Bytes a, Bytes b) { return {wasm_i64x2_shuffle(a.lanes, b.lanes, 1, 3)}; }
inline Bytes zip_lows(Bytes a, Bytes b) {
  return {
      wasm_i8x16_shuffle(a.lanes, b.lanes, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)};
}
inline Bytes zip_highs(Bytes a, Bytes b) {
  return {wasm_i8x16_shuffle(a.lanes, b.lanes, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30,
                             15, 31)};
}
inline std::uint32_t less(Bytes a, Bytes b) {
  return static_cast<std::uint32_t>(wasm_i8x16_bitmask(wasm_i8x16_lt(a.lanes, b.lanes)));
}

#else

struct Bytes {
  __m128i lanes;
};

inline Bytes load(const void* p) { return {_mm_loadu_si128(static_cast<const __m128i*>(p))}; }
inline void store(Bytes a, void* p) { _mm_storeu_si128(static_cast<__m128i*>(p), a.lanes); }
inline Bytes splat(int x) { return {_mm_set1_epi8(static_cast<char>(x))}; }
inline Bytes lookup(Bytes table, Bytes a) { return {_mm_shuffle_epi8(table.lanes, a.lanes)}; }
inline Bytes add(Bytes a, Bytes b) { return {_mm_adds_epi8(a.lanes, b.lanes)}; }
inline Bytes operator&(Bytes a, Bytes b) { return {_mm_and_si128(a.lanes, b.lanes)}; }
inline Bytes operator|(Bytes a, Bytes b) { return {_mm_or_si128(a.lanes, b.lanes)}; }
inline Bytes without(Bytes a, Bytes b) { return {_mm_andnot_si128(b.lanes, a.lanes)}; }
inline Bytes equal(Bytes a, Bytes b) { return {_mm_cmpeq_epi8(a.lanes, b.lanes)}; }
inline Bytes high_nibbles(Bytes a) {
  return {_mm_and_si128(_mm_srli_epi16(a.lanes, 4), _mm_set1_epi8(15))};
}
template <int n>
inline Bytes from_lane(Bytes a) {
  return {_mm_srli_si128(a.lanes, n)};
}
inline Bytes lows(Bytes a, Bytes b) { return {_mm_unpacklo_epi64(a.lanes, b.lanes)}; }
inline Bytes highs(Bytes a, Bytes b) { return {_mm_unpackhi_epi64(a.lanes, b.lanes)}; }
inline Bytes zip_lows(Bytes a, Bytes b) { return {_mm_unpacklo_epi8(a.lanes, b.lanes)}; }
inline Bytes zip_highs(Bytes a, Bytes b) { return {_mm_unpackhi_epi8(a.lanes, b.lanes)}; }
inline std::uint32_t less(Bytes a, Bytes b) {
  return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmplt_epi8(a.lanes, b.lanes)));
}

#endif

inline Bytes low_nibbles(Bytes a) { return a & splat(15); }

}  // namespace jiugong::twist::tripods
