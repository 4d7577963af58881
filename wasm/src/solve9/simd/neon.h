// Vec for 64-bit ARM (little-endian) with NEON. See vec.h for the meaning of each function.
#pragma once

#include <arm_neon.h>

#include <cstdint>

namespace jiugong::solver9::simd {

inline constexpr const char* kInstructionSet = "NEON";

struct Vec {
  uint32x4_t bits;

  static JIUGONG_INLINE Vec of(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    return {uint32x4_t{a, b, c, d}};
  }
};

JIUGONG_INLINE Vec splat(std::uint32_t x) { return {vdupq_n_u32(x)}; }
JIUGONG_INLINE Vec operator&(Vec a, Vec b) { return {vandq_u32(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator|(Vec a, Vec b) { return {vorrq_u32(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator^(Vec a, Vec b) { return {veorq_u32(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator-(Vec a, Vec b) { return {vsubq_u32(a.bits, b.bits)}; }
JIUGONG_INLINE Vec without(Vec a, Vec b) { return {vbicq_u32(a.bits, b.bits)}; }

template <int n>
JIUGONG_INLINE Vec shift_left(Vec a) {
  return {vshlq_n_u32(a.bits, n)};
}
template <int n>
JIUGONG_INLINE Vec shift_right(Vec a) {
  return {vshrq_n_u32(a.bits, n)};
}
JIUGONG_INLINE Vec smaller(Vec a, Vec b) { return {vminq_u32(a.bits, b.bits)}; }
JIUGONG_INLINE bool any(Vec a) {
  // The maxima of lanes 0 and 1 and of lanes 2 and 3 form one 64-bit word.
  return vgetq_lane_u64(vreinterpretq_u64_u32(vpmaxq_u32(a.bits, a.bits)), 0) != 0;
}
JIUGONG_INLINE unsigned zero_lanes(Vec a) {
  return vaddvq_u32(vandq_u32(vceqzq_u32(a.bits), uint32x4_t{1, 2, 4, 8}));
}
JIUGONG_INLINE uint8x16_t bytes_of(Vec a) { return vreinterpretq_u8_u32(a.bits); }
JIUGONG_INLINE Vec vec_of(uint8x16_t bytes) { return {vreinterpretq_u32_u8(bytes)}; }

JIUGONG_INLINE Vec load(const std::uint8_t* bytes) { return vec_of(vld1q_u8(bytes)); }
JIUGONG_INLINE void store(Vec a, std::uint8_t* bytes) { vst1q_u8(bytes, bytes_of(a)); }
JIUGONG_INLINE Vec look_up(Vec table, Vec at) {
  return vec_of(vqtbl1q_u8(bytes_of(table), bytes_of(at)));
}
JIUGONG_INLINE Vec interleave_low(Vec a, Vec b) {
  return vec_of(vzip1q_u8(bytes_of(a), bytes_of(b)));
}
JIUGONG_INLINE Vec interleave_high(Vec a, Vec b) {
  return vec_of(vzip2q_u8(bytes_of(a), bytes_of(b)));
}
JIUGONG_INLINE Vec to_float(Vec a) {
  return {vreinterpretq_u32_f32(vcvtq_f32_s32(vreinterpretq_s32_u32(a.bits)))};
}

// NEON has no instruction for arbitrary permutations of lanes, but one for bytes.
JIUGONG_INLINE Vec rotate1(Vec a) {
  return look_up(a, vec_of(uint8x16_t{4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15}));
}
JIUGONG_INLINE Vec rotate2(Vec a) {
  return look_up(a, vec_of(uint8x16_t{8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15}));
}

JIUGONG_INLINE void compiler_barrier() {}

}  // namespace jiugong::solver9::simd
