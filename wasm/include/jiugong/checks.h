// Checks of what the headers ask of a caller, for programs that are under development.
//
// Where the library is built with -DJIUGONG_DEVELOPMENT_CHECKS=ON, a program that breaks such a condition stops with a
// message that names it. Otherwise nothing is checked, and nothing costs time. CMake tells programs of it; one that is
// built otherwise defines JIUGONG_DEVELOPMENT_CHECKS as the library was built, since headers check as well.
//
// What is defined here is for the library alone.
#pragma once

#ifdef JIUGONG_DEVELOPMENT_CHECKS
#include <cstdio>
#include <cstdlib>

namespace jiugong::detail {

[[noreturn]] inline void stop_for(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: Jiugong was called with what it does not take: %s\n", file, line,
               what);
  std::abort();
}

}  // namespace jiugong::detail

#define JIUGONG_REQUIRE(condition, what) \
  ((condition) ? void() : ::jiugong::detail::stop_for(what, __FILE__, __LINE__))
#else
#define JIUGONG_REQUIRE(condition, what) void()
#endif
