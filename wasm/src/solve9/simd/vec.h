// A small vocabulary of vector operations, so that the rules of sudoku are written once for every
// machine.
//
// A `Vec` is four lanes of 32 bits. The compilation target selects one of four implementations:
// x86.h (SSE4.1; compiled for AVX2 or AVX-512, the same intrinsics become their shorter forms),
// neon.h (64-bit ARM), wasm.h (SIMD128), or portable.h (plain C++ for everything else). All give
// the same bits.
//
//   Vec::of(a, b, c, d), splat(x)    lanes given; the same in each lane
//   a & b, a | b, a ^ b, a - b
//   without(a, b)                    a & ~b
//   shift_left<n>(a), shift_right<n>(a)
//   smaller(a, b)                    of each lane, 0 to 2^31 - 1, the smaller number
//   any(a)                           whether a bit is set
//   zero_lanes(a)                    bit i tells whether lane i is 0
//   rotate1(a), rotate2(a)           lanes 0, 1, 2 become lanes 1, 2, 0 or 2, 0, 1; lane 3 stays
//   load(bytes)                      16 bytes, four to a lane, the first in its lowest bits
//   store(a, bytes)                  the same back
//   look_up(table, at)               byte i is byte at[i] of the table; 0 where at[i] is 0x80
//   interleave_low(a, b)             the first eight bytes of a and of b in turn: a0 b0 a1 b1 …
//   interleave_high(a, b)            the last eight
//   to_float(a)                      each lane, 0 to 2^31 - 1, as the bits of a float
//   compiler_barrier()               forces later reads from memory (see below)
//
// Wider vectors are in wide.h.
//
// Two functions exist for V8, which compiles WebAssembly, and cost nothing elsewhere. V8 rebuilds
// each vector constant from immediates at every use, and it has few registers to spare:
// compiler_barrier() keeps the compiler from holding constants and cells in local values, so that
// they are memory operands (+50% on WebAssembly). And without() is kept in one piece there, because
// LLVM otherwise rewrites it with a negation that costs V8 two instructions (+4%).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

// Forces inlining: the kernel is a chain of one-instruction functions, which cost less than a call.
// JIUGONG_INLINE begins a function; JIUGONG_INLINED follows the parameters of a lambda. (Before the implementations, which use
// them.)
#if defined(__GNUC__)
#define JIUGONG_INLINED __attribute__((always_inline))
#define JIUGONG_INLINE inline JIUGONG_INLINED
#else
#define JIUGONG_INLINED
#define JIUGONG_INLINE inline
#endif

#if defined(JIUGONG_PORTABLE_SIMD)
#include "solve9/simd/portable.h"
#elif defined(__wasm_simd128__)
#include "solve9/simd/wasm.h"
#elif defined(__SSE4_1__)
#include "solve9/simd/x86.h"
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#include "solve9/simd/neon.h"
#else
#include "solve9/simd/portable.h"
#endif

namespace jiugong::solver9::simd {

// Single lanes of vectors in memory.
JIUGONG_INLINE std::uint32_t lane(const Vec& vector, std::size_t i) {
  std::uint32_t word = 0;
  std::memcpy(&word, reinterpret_cast<const char*>(&vector) + 4 * i, 4);
  return word;
}

// Returns lanes 0 and 1 (pair 0) or 2 and 3 (pair 1) as one word, with the lower lane in its lower
// half.
JIUGONG_INLINE std::uint64_t lane_pair(const Vec& vector, std::size_t pair) {
  std::uint64_t word = 0;
  std::memcpy(&word, reinterpret_cast<const char*>(&vector) + 8 * pair, 8);
  return std::endian::native == std::endian::little ? word : std::rotl(word, 32);
}

// Three vectors that take part in the same operation: the cells of one row position of every box,
// or the three minirows (or minicolumns) of every box.
template <typename V>
struct TrioOf {
  V a, b, c;
};
using Trio = TrioOf<Vec>;

template <typename V>
JIUGONG_INLINE TrioOf<V> operator&(const TrioOf<V>& x, const TrioOf<V>& y) {
  return {x.a & y.a, x.b & y.b, x.c & y.c};
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator|(const TrioOf<V>& x, const TrioOf<V>& y) {
  return {x.a | y.a, x.b | y.b, x.c | y.c};
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator^(const TrioOf<V>& x, const TrioOf<V>& y) {
  return {x.a ^ y.a, x.b ^ y.b, x.c ^ y.c};
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator-(const TrioOf<V>& x, const TrioOf<V>& y) {
  return {x.a - y.a, x.b - y.b, x.c - y.c};
}
template <typename V>
JIUGONG_INLINE TrioOf<V> without(const TrioOf<V>& x, const TrioOf<V>& y) {
  return {without(x.a, y.a), without(x.b, y.b), without(x.c, y.c)};
}

// Repeats a single vector for operations with a trio.
template <typename V>
JIUGONG_INLINE TrioOf<V> thrice(const V& x) {
  return {x, x, x};
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator&(const TrioOf<V>& x, const V& y) {
  return x & thrice(y);
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator|(const TrioOf<V>& x, const V& y) {
  return x | thrice(y);
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator-(const TrioOf<V>& x, const V& y) {
  return x - thrice(y);
}
template <typename V>
JIUGONG_INLINE TrioOf<V> operator-(const V& x, const TrioOf<V>& y) {
  return thrice(x) - y;
}
template <typename V>
JIUGONG_INLINE TrioOf<V> without(const V& x, const TrioOf<V>& y) {
  return without(thrice(x), y);
}

template <int n, typename V>
JIUGONG_INLINE TrioOf<V> shift_right(const TrioOf<V>& x) {
  return {shift_right<n>(x.a), shift_right<n>(x.b), shift_right<n>(x.c)};
}

template <typename V>
JIUGONG_INLINE V all_of(const TrioOf<V>& x) {
  return x.a & x.b & x.c;
}
template <typename V>
JIUGONG_INLINE V any_of(const TrioOf<V>& x) {
  return x.a | x.b | x.c;
}
// Returns the bits that at least two of the three have.
template <typename V>
JIUGONG_INLINE V two_of(const TrioOf<V>& x) {
  return (x.a & x.b) | ((x.a | x.b) & x.c);
}
// Returns, for each of the three, the union of the other two.
template <typename V>
JIUGONG_INLINE TrioOf<V> others_of(const TrioOf<V>& x) {
  return {x.b | x.c, x.a | x.c, x.a | x.b};
}

}  // namespace jiugong::solver9::simd
