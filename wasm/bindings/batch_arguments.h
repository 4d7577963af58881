// Begins the jobs that answer files with the arguments of a call: those of `batch`, and those of `teach`.
#pragma once

#include <cstddef>
#include <string>

#include "embind.h"

namespace jiugong::bindings {

template <typename AnyBatchJob>
void start_batch(AnyBatchJob& job, std::size_t size, const std::string& format, std::uint64_t limit,
                 bool rating, bool canonical, bool minimal, bool keep, bool first,
                 const std::string& shape) {
  job.start(size, {format, limit, rating, canonical, minimal, keep, first, shape});
}

}  // namespace jiugong::bindings
