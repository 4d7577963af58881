// What the engine does besides solving and is worth a row of the table: jobs of many like items.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

namespace jiugong::bench {

// Does item number `index` and returns a number that depends on what came out, so that nothing can
// be left out and platforms can be compared. The same index is the same work.
using Work = std::function<std::uint64_t(std::uint64_t index)>;

struct Job {
  const char* name;   // one word
  Work (*prepare)();  // makes what all items share; not timed
};

// All of them, in the order of the table. A new row is a line in jobs.cpp.
std::span<const Job> jobs();

}  // namespace jiugong::bench
