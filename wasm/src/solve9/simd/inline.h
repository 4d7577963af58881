// The kernel is a chain of one-instruction functions; a call for one of them would cost more than
// it.
#pragma once

#if defined(__GNUC__)
#define JIUGONG_INLINE inline __attribute__((always_inline))
#else
#define JIUGONG_INLINE inline
#endif
