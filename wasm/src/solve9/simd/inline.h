// Forces inlining: the kernel is a chain of one-instruction functions, which cost less than a call.
// JIUGONG_INLINE begins a function; JIUGONG_INLINED follows the parameters of a lambda.
#pragma once

#if defined(__GNUC__)
#define JIUGONG_INLINED __attribute__((always_inline))
#define JIUGONG_INLINE inline JIUGONG_INLINED
#else
#define JIUGONG_INLINED
#define JIUGONG_INLINE inline
#endif
