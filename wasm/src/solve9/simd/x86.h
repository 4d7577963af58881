// Vec for x86 with SSE4.1 or later. See vec.h for the meaning of each function.
#pragma once

#include <immintrin.h>

#include <cstdint>

namespace jiugong::solver9::simd {

#if defined(__AVX512VL__)
inline constexpr const char* kInstructionSet = "AVX-512";
#elif defined(__AVX2__)
inline constexpr const char* kInstructionSet = "AVX2";
#else
inline constexpr const char* kInstructionSet = "SSE4.1";
#endif

struct Vec {
  __m128i bits;

  static JIUGONG_INLINE Vec of(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    return {_mm_setr_epi32(static_cast<int>(a), static_cast<int>(b), static_cast<int>(c),
                           static_cast<int>(d))};
  }
};

JIUGONG_INLINE Vec splat(std::uint32_t x) { return {_mm_set1_epi32(static_cast<int>(x))}; }
JIUGONG_INLINE Vec operator&(Vec a, Vec b) { return {_mm_and_si128(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator|(Vec a, Vec b) { return {_mm_or_si128(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator^(Vec a, Vec b) { return {_mm_xor_si128(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator-(Vec a, Vec b) { return {_mm_sub_epi32(a.bits, b.bits)}; }
JIUGONG_INLINE Vec without(Vec a, Vec b) { return {_mm_andnot_si128(b.bits, a.bits)}; }

template <int n>
JIUGONG_INLINE Vec shift_left(Vec a) {
  return {_mm_slli_epi32(a.bits, n)};
}
template <int n>
JIUGONG_INLINE Vec shift_right(Vec a) {
  return {_mm_srli_epi32(a.bits, n)};
}
JIUGONG_INLINE Vec smaller(Vec a, Vec b) { return {_mm_min_epi32(a.bits, b.bits)}; }
JIUGONG_INLINE bool any(Vec a) { return _mm_testz_si128(a.bits, a.bits) == 0; }
JIUGONG_INLINE unsigned zero_lanes(Vec a) {
  const __m128i zero = _mm_cmpeq_epi32(a.bits, _mm_setzero_si128());
  return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(zero)));
}
JIUGONG_INLINE Vec rotate1(Vec a) { return {_mm_shuffle_epi32(a.bits, _MM_SHUFFLE(3, 0, 2, 1))}; }
JIUGONG_INLINE Vec rotate2(Vec a) { return {_mm_shuffle_epi32(a.bits, _MM_SHUFFLE(3, 1, 0, 2))}; }

JIUGONG_INLINE Vec load(const std::uint8_t* bytes) {
  return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes))};
}
JIUGONG_INLINE void store(Vec a, std::uint8_t* bytes) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(bytes), a.bits);
}
JIUGONG_INLINE Vec look_up(Vec table, Vec at) { return {_mm_shuffle_epi8(table.bits, at.bits)}; }
JIUGONG_INLINE Vec interleave_low(Vec a, Vec b) { return {_mm_unpacklo_epi8(a.bits, b.bits)}; }
JIUGONG_INLINE Vec interleave_high(Vec a, Vec b) { return {_mm_unpackhi_epi8(a.bits, b.bits)}; }
JIUGONG_INLINE Vec to_float(Vec a) { return {_mm_castps_si128(_mm_cvtepi32_ps(a.bits))}; }

JIUGONG_INLINE void compiler_barrier() {}

}  // namespace jiugong::solver9::simd
