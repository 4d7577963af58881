// Three vectors that take part in the same operation: the cells of one row position of every box,
// or the three minirows (or minicolumns) of every box.
#pragma once

#include "solve9/simd/vec2.h"

namespace jiugong::solver9::simd {

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

#if JIUGONG_HAS_VEC2
JIUGONG_INLINE TrioOf<Vec2> join(const Trio& x, const Trio& y) {
  return {join(x.a, y.a), join(x.b, y.b), join(x.c, y.c)};
}
template <int i>
JIUGONG_INLINE Trio half(const TrioOf<Vec2>& x) {
  return {half<i>(x.a), half<i>(x.b), half<i>(x.c)};
}
#endif

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
