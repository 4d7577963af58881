// Vec for WebAssembly with SIMD128. See vec.h for the meaning of each function.
#pragma once

#include <wasm_simd128.h>

#include <cstdint>

namespace jiugong::solver9::simd {

inline constexpr const char* kInstructionSet = "SIMD128";

struct Vec {
  v128_t bits;

  static JIUGONG_INLINE Vec of(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    return {wasm_u32x4_make(a, b, c, d)};
  }
};

JIUGONG_INLINE Vec splat(std::uint32_t x) { return {wasm_u32x4_splat(x)}; }
JIUGONG_INLINE Vec operator&(Vec a, Vec b) { return {wasm_v128_and(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator|(Vec a, Vec b) { return {wasm_v128_or(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator^(Vec a, Vec b) { return {wasm_v128_xor(a.bits, b.bits)}; }
JIUGONG_INLINE Vec operator-(Vec a, Vec b) { return {wasm_i32x4_sub(a.bits, b.bits)}; }

JIUGONG_INLINE Vec without(Vec a, Vec b) {
  __asm__("" : "+r"(b.bits));  // keeps the negation in place; see vec.h
  return {wasm_v128_andnot(a.bits, b.bits)};
}

template <int n>
JIUGONG_INLINE Vec shift_left(Vec a) {
  return {wasm_i32x4_shl(a.bits, n)};
}
template <int n>
JIUGONG_INLINE Vec shift_right(Vec a) {
  return {wasm_u32x4_shr(a.bits, n)};
}
JIUGONG_INLINE Vec smaller(Vec a, Vec b) { return {wasm_i32x4_min(a.bits, b.bits)}; }
JIUGONG_INLINE bool any(Vec a) { return wasm_v128_any_true(a.bits); }
JIUGONG_INLINE unsigned zero_lanes(Vec a) {
  return wasm_i32x4_bitmask(wasm_i32x4_eq(a.bits, wasm_i32x4_const(0, 0, 0, 0)));
}
JIUGONG_INLINE Vec rotate1(Vec a) { return {wasm_i32x4_shuffle(a.bits, a.bits, 1, 2, 0, 3)}; }
JIUGONG_INLINE Vec rotate2(Vec a) { return {wasm_i32x4_shuffle(a.bits, a.bits, 2, 0, 1, 3)}; }

JIUGONG_INLINE Vec load(const std::uint8_t* bytes) { return {wasm_v128_load(bytes)}; }
JIUGONG_INLINE void store(Vec a, std::uint8_t* bytes) { wasm_v128_store(bytes, a.bits); }
JIUGONG_INLINE Vec look_up(Vec table, Vec at) { return {wasm_i8x16_swizzle(table.bits, at.bits)}; }
JIUGONG_INLINE Vec interleave_low(Vec a, Vec b) {
  return {
      wasm_i8x16_shuffle(a.bits, b.bits, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)};
}
JIUGONG_INLINE Vec interleave_high(Vec a, Vec b) {
  return {wasm_i8x16_shuffle(a.bits, b.bits, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30,
                             15, 31)};
}
JIUGONG_INLINE Vec to_float(Vec a) { return {wasm_f32x4_convert_i32x4(a.bits)}; }

JIUGONG_INLINE void compiler_barrier() { __asm__ volatile("" ::: "memory"); }

}  // namespace jiugong::solver9::simd
