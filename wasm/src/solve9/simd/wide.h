// Wider vectors than Vec (vec.h), for x86-64: JIUGONG_HAS_WIDE tells whether there are any.
//
// Vec2: two Vecs side by side, so that two boards take part in one operation. Only functions for an instruction set with AVX2
// may use it (instruction_sets.h). It has the operations of Vec on lanes of 32 bits, without `of` and `any`, and:
//
//   join(a, b)      a in the first half, b in the second
//   half<i>(a)      the first (0) or second (1) half
//   which(a)        the halves that have a bit set
//   zero_lanes(a)   bit i tells whether lane i, 0 to 7, is 0
//   fill(a, b)      sets both halves of `a` in memory to `b`, without AVX2
//
// `which` and `fill` are also there for Vec, which is a first half.
//
// Vec4: sixteen lanes. Only functions for kAvx512 may use it. It has the operations of Vec that treat each lane by itself:
// & | ^ - without, smaller, shifts, to_float, and:
//
//   zero_lanes(a)   bit i tells whether lane i, 0 to 15, is 0
//
// Neither have these operations the attribute for AVX2 or AVX-512, nor have the rules of sudoku, which are the same templates for
// every machine; only the function into which all of this is inlined has it. Intrinsics need the attribute where they are called.
// So for Clang an operation is one on vectors of the language, whose instructions are chosen after inlining. GCC would divide
// such vectors before, so for GCC it is the builtin function behind the intrinsic.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solve9/simd/vec.h"

#if defined(__x86_64__) && defined(__SSE4_1__) && !defined(JIUGONG_PORTABLE_SIMD)
#define JIUGONG_HAS_WIDE 1
#else
#define JIUGONG_HAS_WIDE 0
#endif

namespace jiugong::solver9::simd {

// A set of halves is one of these, both, or 0.
inline constexpr unsigned kFirstHalf = 1, kSecondHalf = 4;

JIUGONG_INLINE unsigned which(Vec a) { return any(a) ? kFirstHalf : 0; }

template <typename V>
JIUGONG_INLINE void fill(V& a, Vec b) {
  for (std::size_t i = 0; i < sizeof a; i += sizeof b) {
    std::memcpy(reinterpret_cast<char*>(&a) + i, &b, sizeof b);
  }
}

#if JIUGONG_HAS_WIDE

// Returns the halves with a bit set from the pairs of lanes with one: bits 0 and 1, 2 and 3.
JIUGONG_INLINE unsigned halves_of(unsigned pairs) { return (pairs | pairs >> 1) & 5; }

#if defined(__clang__)

template <int bytes>
struct Wide {
  using Lanes = std::uint32_t __attribute__((vector_size(bytes)));
  Lanes lanes;
};
using Vec2 = Wide<32>;
using Vec4 = Wide<64>;

template <int bytes>
JIUGONG_INLINE Wide<bytes> operator&(const Wide<bytes>& a, const Wide<bytes>& b) {
  return {a.lanes & b.lanes};
}
template <int bytes>
JIUGONG_INLINE Wide<bytes> operator|(const Wide<bytes>& a, const Wide<bytes>& b) {
  return {a.lanes | b.lanes};
}
template <int bytes>
JIUGONG_INLINE Wide<bytes> operator^(const Wide<bytes>& a, const Wide<bytes>& b) {
  return {a.lanes ^ b.lanes};
}
template <int bytes>
JIUGONG_INLINE Wide<bytes> operator-(const Wide<bytes>& a, const Wide<bytes>& b) {
  return {a.lanes - b.lanes};
}
template <int bytes>
JIUGONG_INLINE Wide<bytes> smaller(const Wide<bytes>& a, const Wide<bytes>& b) {
  return {a.lanes < b.lanes ? a.lanes : b.lanes};
}
template <int bytes>
JIUGONG_INLINE Wide<bytes> without(const Wide<bytes>& a, const Wide<bytes>& b) {
  return {a.lanes & ~b.lanes};
}
template <int n, int bytes>
JIUGONG_INLINE Wide<bytes> shift_left(const Wide<bytes>& a) {
  return {a.lanes << n};
}
template <int n, int bytes>
JIUGONG_INLINE Wide<bytes> shift_right(const Wide<bytes>& a) {
  return {a.lanes >> n};
}
template <int bytes>
JIUGONG_INLINE Wide<bytes> to_float(const Wide<bytes>& a) {
  using Integers = int __attribute__((vector_size(bytes)));
  using Floats = float __attribute__((vector_size(bytes)));
  const auto integers = reinterpret_cast<Integers>(a.lanes);
  return {reinterpret_cast<typename Wide<bytes>::Lanes>(__builtin_convertvector(integers, Floats))};
}
JIUGONG_INLINE Vec2 rotate1(const Vec2& a) {
  return {__builtin_shufflevector(a.lanes, a.lanes, 1, 2, 0, 3, 5, 6, 4, 7)};
}
JIUGONG_INLINE Vec2 rotate2(const Vec2& a) {
  return {__builtin_shufflevector(a.lanes, a.lanes, 2, 0, 1, 3, 6, 4, 5, 7)};
}
JIUGONG_INLINE Vec2 join(Vec a, Vec b) {
  const auto words = __builtin_shufflevector(a.bits, b.bits, 0, 1, 2, 3);
  return {reinterpret_cast<Vec2::Lanes>(words)};
}
template <int i>
JIUGONG_INLINE Vec half(const Vec2& a) {
  using Words = long long __attribute__((vector_size(32)));
  const auto words = reinterpret_cast<Words>(a.lanes);
  return {__builtin_shufflevector(words, words, 2 * i, 2 * i + 1)};
}
JIUGONG_INLINE unsigned which(const Vec2& a) {
#if __clang_major__ >= 15
  using Words = long long __attribute__((vector_size(32)));
  using Flags = bool __attribute__((ext_vector_type(4)));
  const auto pairs = __builtin_convertvector(reinterpret_cast<Words>(a.lanes) != 0, Flags);
  return halves_of(std::bit_cast<unsigned char>(pairs));
#else
  return which(half<0>(a)) | (any(half<1>(a)) ? kSecondHalf : 0);
#endif
}
JIUGONG_INLINE unsigned zero_lanes(const Vec2& a) {
#if __clang_major__ >= 15
  using Flags = bool __attribute__((ext_vector_type(8)));
  return std::bit_cast<unsigned char>(__builtin_convertvector(a.lanes == 0, Flags));
#else
  return zero_lanes(half<0>(a)) | zero_lanes(half<1>(a)) << 4;
#endif
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

// How functions take a Vec2 would depend on the instruction set, if they were called.
#pragma GCC diagnostic ignored "-Wpsabi"

struct Vec2 {
  using Lanes = int __attribute__((vector_size(32)));
  using Words = long long __attribute__((vector_size(32)));
  Words bits;

  static JIUGONG_INLINE Vec2 of(const Lanes& lanes) { return {reinterpret_cast<Words>(lanes)}; }
  JIUGONG_INLINE Lanes lanes() const { return reinterpret_cast<Lanes>(bits); }
};

JIUGONG_INLINE Vec2 operator&(const Vec2& a, const Vec2& b) {
  return {__builtin_ia32_andsi256(a.bits, b.bits)};
}
JIUGONG_INLINE Vec2 operator|(const Vec2& a, const Vec2& b) {
  return {__builtin_ia32_por256(a.bits, b.bits)};
}
JIUGONG_INLINE Vec2 operator^(const Vec2& a, const Vec2& b) {
  return {__builtin_ia32_pxor256(a.bits, b.bits)};
}
JIUGONG_INLINE Vec2 operator-(const Vec2& a, const Vec2& b) {
  return Vec2::of(__builtin_ia32_psubd256(a.lanes(), b.lanes()));
}
JIUGONG_INLINE Vec2 smaller(const Vec2& a, const Vec2& b) {
  return Vec2::of(__builtin_ia32_pminsd256(a.lanes(), b.lanes()));
}
JIUGONG_INLINE Vec2 without(const Vec2& a, const Vec2& b) {
  return {__builtin_ia32_andnotsi256(b.bits, a.bits)};
}

template <int n>
JIUGONG_INLINE Vec2 shift_left(const Vec2& a) {
  return Vec2::of(__builtin_ia32_pslldi256(a.lanes(), n));
}
template <int n>
JIUGONG_INLINE Vec2 shift_right(const Vec2& a) {
  return Vec2::of(__builtin_ia32_psrldi256(a.lanes(), n));
}
JIUGONG_INLINE Vec2 to_float(const Vec2& a) {
  return {reinterpret_cast<Vec2::Words>(__builtin_ia32_cvtdq2ps256(a.lanes()))};
}
JIUGONG_INLINE Vec2 rotate1(const Vec2& a) {
  return Vec2::of(__builtin_ia32_pshufd256(a.lanes(), _MM_SHUFFLE(3, 0, 2, 1)));
}
JIUGONG_INLINE Vec2 rotate2(const Vec2& a) {
  return Vec2::of(__builtin_ia32_pshufd256(a.lanes(), _MM_SHUFFLE(3, 1, 0, 2)));
}
JIUGONG_INLINE Vec2 join(Vec a, Vec b) {
  using Half = int __attribute__((vector_size(16)));
  const Vec2 first = Vec2::of(__builtin_ia32_si256_si(reinterpret_cast<Half>(a.bits)));
  return {__builtin_ia32_insert128i256(first.bits, b.bits, 1)};
}
template <int i>
JIUGONG_INLINE Vec half(const Vec2& a) {
  return {__builtin_ia32_extract128i256(a.bits, i)};
}
JIUGONG_INLINE unsigned which(const Vec2& a) {
  using Doubles = double __attribute__((vector_size(32)));
  const Vec2::Words empty = __builtin_ia32_pcmpeqq256(a.bits, Vec2::Words{});
  return halves_of(
      ~static_cast<unsigned>(__builtin_ia32_movmskpd256(reinterpret_cast<Doubles>(empty))));
}
JIUGONG_INLINE unsigned zero_lanes(const Vec2& a) {
  using Floats = float __attribute__((vector_size(32)));
  const Vec2::Lanes zero = __builtin_ia32_pcmpeqd256(a.lanes(), Vec2::Lanes{});
  return static_cast<unsigned>(__builtin_ia32_movmskps256(reinterpret_cast<Floats>(zero)));
}

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

JIUGONG_INLINE TrioOf<Vec2> join(const Trio& x, const Trio& y) {
  return {join(x.a, y.a), join(x.b, y.b), join(x.c, y.c)};
}
template <int i>
JIUGONG_INLINE Trio half(const TrioOf<Vec2>& x) {
  return {half<i>(x.a), half<i>(x.b), half<i>(x.c)};
}

#endif  // JIUGONG_HAS_WIDE

}  // namespace jiugong::solver9::simd
