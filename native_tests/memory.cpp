// Replaces the global operators new and delete by versions that count.
#include "memory.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace jiugong {
namespace {

// The size of a block is stored before it.
constexpr std::size_t kHeader = alignof(std::max_align_t);

std::atomic<std::size_t> in_use = 0;
std::atomic<std::size_t> peak_in_use = 0;

void* allocate(std::size_t size) {
  void* const block = std::malloc(size + kHeader);
  if (block == nullptr) std::abort();
  *static_cast<std::size_t*>(block) = size;
  const std::size_t now = in_use += size;
  if (now > peak_in_use) peak_in_use = now;
  return static_cast<std::byte*>(block) + kHeader;
}

void release(void* memory) {
  if (memory == nullptr) return;
  void* const block = static_cast<std::byte*>(memory) - kHeader;
  in_use -= *static_cast<std::size_t*>(block);
  std::free(block);
}

}  // namespace

MemoryWatch::MemoryWatch() : before_(in_use) { peak_in_use = before_; }
std::size_t MemoryWatch::now() const { return in_use - std::min<std::size_t>(before_, in_use); }
std::size_t MemoryWatch::peak() const { return peak_in_use - before_; }

}  // namespace jiugong

void* operator new(std::size_t size) { return jiugong::allocate(size); }
void* operator new[](std::size_t size) { return jiugong::allocate(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return jiugong::allocate(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return jiugong::allocate(size);
}
void operator delete(void* memory) noexcept { jiugong::release(memory); }
void operator delete[](void* memory) noexcept { jiugong::release(memory); }
void operator delete(void* memory, std::size_t) noexcept { jiugong::release(memory); }
void operator delete[](void* memory, std::size_t) noexcept { jiugong::release(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { jiugong::release(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { jiugong::release(memory); }
