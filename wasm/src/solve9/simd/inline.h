// Forces inlining: the kernel is a chain of one-instruction functions, which cost less than a call.
#pragma once

#if defined(__GNUC__)
#define JIUGONG_INLINE inline __attribute__((always_inline))
#else
#define JIUGONG_INLINE inline
#endif
