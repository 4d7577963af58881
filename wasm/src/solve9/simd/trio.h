// Three vectors that take part in the same operation: the cells of one row position of every box,
// or the three minirows (or minicolumns) of every box.
#pragma once

#include "solve9/simd/vec.h"

namespace jiugong::solver9::simd {

struct Trio {
  Vec a, b, c;
};

JIUGONG_INLINE Trio operator&(const Trio& x, const Trio& y) {
  return {x.a & y.a, x.b & y.b, x.c & y.c};
}
JIUGONG_INLINE Trio operator|(const Trio& x, const Trio& y) {
  return {x.a | y.a, x.b | y.b, x.c | y.c};
}
JIUGONG_INLINE Trio operator^(const Trio& x, const Trio& y) {
  return {x.a ^ y.a, x.b ^ y.b, x.c ^ y.c};
}
JIUGONG_INLINE Trio operator-(const Trio& x, const Trio& y) {
  return {x.a - y.a, x.b - y.b, x.c - y.c};
}
JIUGONG_INLINE Trio without(const Trio& x, const Trio& y) {
  return {without(x.a, y.a), without(x.b, y.b), without(x.c, y.c)};
}

// Repeats a single vector for operations with a trio.
JIUGONG_INLINE Trio thrice(Vec x) { return {x, x, x}; }
JIUGONG_INLINE Trio operator&(const Trio& x, Vec y) { return x & thrice(y); }
JIUGONG_INLINE Trio operator|(const Trio& x, Vec y) { return x | thrice(y); }
JIUGONG_INLINE Trio operator-(const Trio& x, Vec y) { return x - thrice(y); }
JIUGONG_INLINE Trio operator-(Vec x, const Trio& y) { return thrice(x) - y; }
JIUGONG_INLINE Trio without(Vec x, const Trio& y) { return without(thrice(x), y); }

template <int n>
JIUGONG_INLINE Trio shift_right(const Trio& x) {
  return {shift_right<n>(x.a), shift_right<n>(x.b), shift_right<n>(x.c)};
}

JIUGONG_INLINE Vec all_of(const Trio& x) { return x.a & x.b & x.c; }
JIUGONG_INLINE Vec any_of(const Trio& x) { return x.a | x.b | x.c; }
// Returns the bits that at least two of the three have.
JIUGONG_INLINE Vec two_of(const Trio& x) { return (x.a & x.b) | ((x.a | x.b) & x.c); }
// Returns, for each of the three, the union of the other two.
JIUGONG_INLINE Trio others_of(const Trio& x) { return {x.b | x.c, x.a | x.c, x.a | x.b}; }

}  // namespace jiugong::solver9::simd
