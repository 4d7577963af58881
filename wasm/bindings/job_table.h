// The table of a module's jobs, which JavaScript refers to by handles.
//
// A handle is not an address: it consists of a slot of the table and the generation of that slot,
// which changes when its job is freed. A handle that is used after `remove`, or was never issued,
// therefore finds no job instead of foreign memory. (A slot has 4,095 generations; after that many
// jobs in one slot an old handle may find a new job.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "job.h"

namespace jiugong::bindings {

// 20 bits of slot and 12 bits of generation, starting at 1; 0 means no job.
using JobHandle = std::uint32_t;

inline constexpr std::size_t kMaxJobs = std::size_t{1} << 20;

class JobTable {
 public:
  // Makes a job and returns its handle, or 0 if there are already kMaxJobs.
  template <typename AJob>
  JobHandle add() {
    return insert(std::make_unique<AJob>(), &kKind<AJob>);
  }

  // Returns the job, or nullptr if the handle is invalid.
  Job* find(JobHandle handle) const;

  // Returns the job if it is of this exact class, otherwise nullptr.
  template <typename AJob>
  AJob* find_as(JobHandle handle) const {
    const Slot* slot = slot_of(handle);
    return slot != nullptr && slot->kind == &kKind<AJob> ? static_cast<AJob*>(slot->job.get())
                                                         : nullptr;
  }

  // Frees the job; returns false if the handle is invalid.
  bool remove(JobHandle handle);

 private:
  // Its address identifies the class, because the engine is compiled without RTTI.
  template <typename AJob>
  static constexpr char kKind = 0;

  struct Slot {
    std::unique_ptr<Job> job;  // nullptr if the slot is free
    const void* kind = nullptr;
    std::uint32_t generation = 1;
  };

  JobHandle insert(std::unique_ptr<Job> job, const void* kind);
  const Slot* slot_of(JobHandle handle) const;

  std::vector<Slot> slots_;
  std::vector<std::uint32_t> free_;  // indices of free slots
};

}  // namespace jiugong::bindings
