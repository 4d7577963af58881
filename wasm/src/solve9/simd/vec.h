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
// Single lanes are in lanes.h, groups of three vectors in trio.h.
//
// Two functions exist for V8, which compiles WebAssembly, and cost nothing elsewhere. V8 rebuilds
// each vector constant from immediates at every use, and it has few registers to spare:
// compiler_barrier() keeps the compiler from holding constants and cells in local values, so that
// they are memory operands (+50% on WebAssembly). And without() is kept in one piece there, because
// LLVM otherwise rewrites it with a negation that costs V8 two instructions (+4%).
#pragma once

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
