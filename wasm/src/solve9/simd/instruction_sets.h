// The instruction sets for which the solver has its hot functions, and the choice between them.
//
// A build for every x86-64 processor since 2009 (x86-64-v2, the default) compiles these functions
// three times: for SSE4.1, AVX2 and AVX-512. A search takes those for the best set that the
// processor has. Every other build compiles them once, as kBaseline: elsewhere there is nothing to
// choose, and a build for AVX2 or more has chosen.
//
// A hot function is a template over the set. Its specializations are declared (propagate.h) and
// defined (propagate.cpp) for each set by JIUGONG_FOR_EACH_INSTRUCTION_SET, which hands to a macro
// the name of the set, the attribute that allows a function its instructions, and whatever follows:
//
//   JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, int, count, (const Board& board), ;)
//
// The attribute belongs to one function. An option for a source file (-mavx2) would also apply to
// the inline functions and templates of all headers, such as std::min. Of these the linker keeps one
// copy for the whole program, from any source file, and an old processor would crash in it. With
// the attribute, AVX2 is only in the function itself and in what is inlined into it. So whatever is
// to use it, lambdas included, is JIUGONG_INLINE; anything else is a call of baseline code, which is
// slower but never wrong. native_tests/instructions.sh searches the library for instructions that
// are elsewhere.
#pragma once

#include "solve9/simd/wide.h"

#if defined(__x86_64__) && defined(__SSE4_1__) && !defined(__AVX2__) && \
    !defined(JIUGONG_PORTABLE_SIMD)
#define JIUGONG_CHOOSES_INSTRUCTION_SET 1
#else
#define JIUGONG_CHOOSES_INSTRUCTION_SET 0
#endif

// (best_instruction_set() asks the processor for the same features.)
#if JIUGONG_CHOOSES_INSTRUCTION_SET
#define JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(DEFINE, ...)                      \
  DEFINE(kAvx2, __attribute__((target("avx2,bmi,bmi2"))) __VA_OPT__(, ) __VA_ARGS__) \
  DEFINE(kAvx512, __attribute__((target("avx2,bmi,bmi2,avx512vl"))) __VA_OPT__(, ) __VA_ARGS__)
#define JIUGONG_FOR_EACH_INSTRUCTION_SET(DEFINE, ...) \
  DEFINE(kBaseline, __VA_OPT__(, ) __VA_ARGS__)       \
  JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(DEFINE __VA_OPT__(, ) __VA_ARGS__)
#else
#define JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(DEFINE, ...) \
  DEFINE(kBaseline, __VA_OPT__(, ) __VA_ARGS__)
#define JIUGONG_FOR_EACH_INSTRUCTION_SET(DEFINE, ...) DEFINE(kBaseline, __VA_OPT__(, ) __VA_ARGS__)
#endif

// A specialization: its body in braces, or `;` for its declaration.
#define JIUGONG_SPECIALIZE(set, TARGET, result, name, parameters, ...) \
  template <>                                                          \
  result TARGET name<::jiugong::solver9::simd::InstructionSet::set> parameters __VA_ARGS__

namespace jiugong::solver9::simd {

enum class InstructionSet {
  kBaseline,  // what the whole library is compiled for
  kAvx2,
  kAvx512,
};

constexpr const char* name_of(InstructionSet set) {
  return set == InstructionSet::kAvx512 ? "AVX-512"
         : set == InstructionSet::kAvx2 ? "AVX2"
                                        : kInstructionSet;
}

// Whether vectors hold two boards with the set: whether its functions may use Vec2.
constexpr bool has_vec2(InstructionSet set) {
#if JIUGONG_CHOOSES_INSTRUCTION_SET
  return set != InstructionSet::kBaseline;
#else
  return JIUGONG_HAS_WIDE && set == InstructionSet::kBaseline;
#endif
}

// Returns the best set that this build has and that the processor and its operating system support;
// or, to debug and to test the others, the lesser one that the environment variable
// JIUGONG_FORCE_INSTRUCTION_SET names: SSE4.1, AVX2 or AVX-512. A name that is unknown or that the
// processor lacks changes nothing. The environment is read once.
#if JIUGONG_CHOOSES_INSTRUCTION_SET
InstructionSet best_instruction_set();
#else
constexpr InstructionSet best_instruction_set() { return InstructionSet::kBaseline; }
#endif

// Returns function.operator()<set>(), for a `set` that best_instruction_set() has returned.
template <typename Function>
JIUGONG_INLINE auto dispatch(InstructionSet set, Function function) {
#if JIUGONG_CHOOSES_INSTRUCTION_SET
  if (set == InstructionSet::kAvx512)
    return function.template operator()<InstructionSet::kAvx512>();
  if (set == InstructionSet::kAvx2) return function.template operator()<InstructionSet::kAvx2>();
#endif
  (void)set;
  return function.template operator()<InstructionSet::kBaseline>();
}

}  // namespace jiugong::solver9::simd
