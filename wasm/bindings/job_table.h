// The jobs of a module under the numbers by which JavaScript holds them.
//
// A handle is no address: it names a slot of a table and the generation of that slot, which changes
// when its job is freed. So a handle that is used after `remove`, or was never handed out, finds no
// job instead of someone else's memory. (A slot has 4,095 generations; after as many jobs in one slot
// an old handle may find a new job.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "job.h"

namespace jiugong::bindings {

// 20 bits of slot, 12 bits of generation from 1 on; 0 is no job.
using JobHandle = std::uint32_t;

inline constexpr std::size_t kMaxJobs = std::size_t{1} << 20;

class JobTable {
 public:
  // Makes a job and returns its handle, or 0 when there are kMaxJobs.
  template <typename AJob>
  JobHandle add() {
    return insert(std::make_unique<AJob>(), &kKind<AJob>);
  }

  // The job, or nullptr where the handle names none.
  Job* find(JobHandle handle) const;

  // The same, where it is a job of this very class.
  template <typename AJob>
  AJob* find_as(JobHandle handle) const {
    const Slot* slot = slot_of(handle);
    return slot != nullptr && slot->kind == &kKind<AJob> ? static_cast<AJob*>(slot->job.get())
                                                         : nullptr;
  }

  // Frees the job; false where the handle names none.
  bool remove(JobHandle handle);

 private:
  // Its address tells classes apart: the engine is compiled without type information.
  template <typename AJob>
  static constexpr char kKind = 0;

  struct Slot {
    std::unique_ptr<Job> job;  // nullptr while the slot is free
    const void* kind = nullptr;
    std::uint32_t generation = 1;
  };

  JobHandle insert(std::unique_ptr<Job> job, const void* kind);
  const Slot* slot_of(JobHandle handle) const;

  std::vector<Slot> slots_;
  std::vector<std::uint32_t> free_;  // numbers of free slots
};

}  // namespace jiugong::bindings
