#include "job_table.h"

#include <utility>

namespace jiugong::bindings {
namespace {

constexpr int kSlotBits = 20;
constexpr std::uint32_t kSlotMask = (std::uint32_t{1} << kSlotBits) - 1;
constexpr std::uint32_t kMaxGeneration = (std::uint32_t{1} << (32 - kSlotBits)) - 1;

static_assert(kMaxJobs == std::size_t{kSlotMask} + 1);

}  // namespace

JobHandle JobTable::insert(std::unique_ptr<Job> job, const void* kind) {
  if (free_.empty()) {
    if (slots_.size() == kMaxJobs) return 0;
    free_.push_back(static_cast<std::uint32_t>(slots_.size()));
    slots_.emplace_back();
  }
  const std::uint32_t number = free_.back();
  free_.pop_back();
  Slot& slot = slots_[number];
  slot.job = std::move(job);
  slot.kind = kind;
  return slot.generation << kSlotBits | number;
}

const JobTable::Slot* JobTable::slot_of(JobHandle handle) const {
  const std::uint32_t number = handle & kSlotMask;
  if (number >= slots_.size()) return nullptr;
  const Slot& slot = slots_[number];
  return slot.job != nullptr && slot.generation == handle >> kSlotBits ? &slot : nullptr;
}

Job* JobTable::find(JobHandle handle) const {
  const Slot* slot = slot_of(handle);
  return slot == nullptr ? nullptr : slot->job.get();
}

bool JobTable::remove(JobHandle handle) {
  if (slot_of(handle) == nullptr) return false;
  const std::uint32_t number = handle & kSlotMask;
  Slot& slot = slots_[number];
  slot.job.reset();
  slot.generation = slot.generation == kMaxGeneration ? 1 : slot.generation + 1;
  free_.push_back(number);
  return true;
}

}  // namespace jiugong::bindings
