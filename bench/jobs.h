// The benchmarks of the table besides counting solutions: jobs that consist of many similar items.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

namespace jiugong::bench {

// Runs item number `index` and returns a number that depends on its result, so that the compiler
// cannot remove the work and platforms can be compared. The same index means the same work.
using Work = std::function<std::uint64_t(std::uint64_t index)>;

struct Job {
  const char* name;   // one word
  Work (*prepare)();  // makes the data that all items share; not timed
};

// All jobs, in the order of the table. To add a row, add a line in jobs.cpp.
std::span<const Job> jobs();

}  // namespace jiugong::bench
