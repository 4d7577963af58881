// Vec4: sixteen lanes, for x86-64 with AVX-512. JIUGONG_HAS_VEC4 tells whether there is one; only functions for
// kAvx512 may use it (instruction_sets.h), and like Vec2 it works without the attribute of these (vec2.h). It has the
// operations of Vec that treat each lane by itself: & | ^ - without, smaller, shifts, to_float, and
//
//   zero_lanes(a)   bit i tells whether lane i, 0 to 15, is 0
#pragma once

#include "solve9/simd/vec2.h"

#define JIUGONG_HAS_VEC4 JIUGONG_HAS_VEC2

#if JIUGONG_HAS_VEC4
namespace jiugong::solver9::simd {

#if defined(__clang__)

struct Vec4 {
  using Lanes = std::uint32_t __attribute__((vector_size(64)));
  Lanes lanes;
};

JIUGONG_INLINE Vec4 operator&(const Vec4& a, const Vec4& b) { return {a.lanes & b.lanes}; }
JIUGONG_INLINE Vec4 operator|(const Vec4& a, const Vec4& b) { return {a.lanes | b.lanes}; }
JIUGONG_INLINE Vec4 operator^(const Vec4& a, const Vec4& b) { return {a.lanes ^ b.lanes}; }
JIUGONG_INLINE Vec4 operator-(const Vec4& a, const Vec4& b) { return {a.lanes - b.lanes}; }
JIUGONG_INLINE Vec4 smaller(const Vec4& a, const Vec4& b) {
  return {a.lanes < b.lanes ? a.lanes : b.lanes};
}
JIUGONG_INLINE Vec4 without(const Vec4& a, const Vec4& b) { return {a.lanes & ~b.lanes}; }
template <int n>
JIUGONG_INLINE Vec4 shift_left(const Vec4& a) {
  return {a.lanes << n};
}
template <int n>
JIUGONG_INLINE Vec4 shift_right(const Vec4& a) {
  return {a.lanes >> n};
}
JIUGONG_INLINE Vec4 to_float(const Vec4& a) {
  using Integers = int __attribute__((vector_size(64)));
  using Floats = float __attribute__((vector_size(64)));
  const auto integers = reinterpret_cast<Integers>(a.lanes);
  return {reinterpret_cast<Vec4::Lanes>(__builtin_convertvector(integers, Floats))};
}
JIUGONG_INLINE unsigned zero_lanes(const Vec4& a) {
#if __clang_major__ >= 15
  using Flags = bool __attribute__((ext_vector_type(16)));
  return std::bit_cast<unsigned short>(__builtin_convertvector(a.lanes == 0, Flags));
#else
  const auto first = __builtin_shufflevector(a.lanes, a.lanes, 0, 1, 2, 3, 4, 5, 6, 7);
  const auto second = __builtin_shufflevector(a.lanes, a.lanes, 8, 9, 10, 11, 12, 13, 14, 15);
  return zero_lanes(Vec2{first}) | zero_lanes(Vec2{second}) << 8;
#endif
}

#else

struct Vec4 {
  using Lanes = int __attribute__((vector_size(64)));
  Lanes lanes;
};

// A mask of all lanes, with which GCC makes the instruction without a mask.
inline constexpr unsigned short kAllLanes = 0xffff;

JIUGONG_INLINE Vec4 operator&(const Vec4& a, const Vec4& b) {
  return {__builtin_ia32_pandd512_mask(a.lanes, b.lanes, Vec4::Lanes{}, kAllLanes)};
}
JIUGONG_INLINE Vec4 operator|(const Vec4& a, const Vec4& b) {
  return {__builtin_ia32_pord512_mask(a.lanes, b.lanes, Vec4::Lanes{}, kAllLanes)};
}
JIUGONG_INLINE Vec4 operator^(const Vec4& a, const Vec4& b) {
  return {__builtin_ia32_pxord512_mask(a.lanes, b.lanes, Vec4::Lanes{}, kAllLanes)};
}
JIUGONG_INLINE Vec4 operator-(const Vec4& a, const Vec4& b) {
  return {__builtin_ia32_psubd512_mask(a.lanes, b.lanes, Vec4::Lanes{}, kAllLanes)};
}
JIUGONG_INLINE Vec4 smaller(const Vec4& a, const Vec4& b) {
  return {__builtin_ia32_pminsd512_mask(a.lanes, b.lanes, Vec4::Lanes{}, kAllLanes)};
}
JIUGONG_INLINE Vec4 without(const Vec4& a, const Vec4& b) {
  return {__builtin_ia32_pandnd512_mask(b.lanes, a.lanes, Vec4::Lanes{}, kAllLanes)};
}
template <int n>
JIUGONG_INLINE Vec4 shift_left(const Vec4& a) {
  return {__builtin_ia32_pslldi512_mask(a.lanes, n, Vec4::Lanes{}, kAllLanes)};
}
template <int n>
JIUGONG_INLINE Vec4 shift_right(const Vec4& a) {
  return {__builtin_ia32_psrldi512_mask(a.lanes, n, Vec4::Lanes{}, kAllLanes)};
}
JIUGONG_INLINE Vec4 to_float(const Vec4& a) {
  using Floats = float __attribute__((vector_size(64)));
  constexpr int kCurrentRounding = 4;
  return {reinterpret_cast<Vec4::Lanes>(
      __builtin_ia32_cvtdq2ps512_mask(a.lanes, Floats{}, kAllLanes, kCurrentRounding))};
}
JIUGONG_INLINE unsigned zero_lanes(const Vec4& a) {
  return static_cast<unsigned short>(__builtin_ia32_ptestnmd512(a.lanes, a.lanes, kAllLanes));
}

#endif

}  // namespace jiugong::solver9::simd
#endif
