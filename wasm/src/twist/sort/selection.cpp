#include "twist/sort/selection.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "twist/free_memory.h"

namespace jiugong::twist::sort {
namespace {

constexpr int kKeys = 1 << 16;

// The threshold of a level starts this far above the final threshold of the previous level, or
// farther if that level had few candidates below it.
constexpr int kRise = 64;
constexpr int kSteepRise = 512;

// A table with more than half of its slots in use is slow.
std::size_t slots_for(std::size_t boards) { return std::bit_ceil(boards + boards / 2); }

}  // namespace

void Selection::start(std::size_t max_width) {
  const std::size_t most = max_width + max_width / 2;
  candidates_.clear();
  candidates_.reserve(2 * most);
  order_.clear();
  order_.reserve(most);
  threshold_ = kKeys;
  below_ = 0;
}

void Selection::begin(std::size_t width) {
  threshold_ = std::min(kKeys, threshold_ + (below_ < width / 2 ? kSteepRise : kRise));
  most_ = width + width / 2;
  candidates_.clear();
  counts_.assign(kKeys, 0);
  below_ = 0;
  order_.clear();
  sorted_ = 0;
}

void Selection::add(const Candidate& candidate) {
  candidates_.push_back(candidate);
  ++counts_[candidate.key];
  ++below_;
  while (below_ - counts_[static_cast<std::size_t>(threshold_ - 1)] > most_) {
    below_ -= counts_[static_cast<std::size_t>(--threshold_)];
  }
  if (candidates_.size() == 2 * most_) forget_unwanted();
}

// Removes candidates above the threshold, and the last ones just below it if there are too many.
void Selection::forget_unwanted() {
  std::erase_if(candidates_, [&](const Candidate& each) { return !wants(each.key); });
  if (candidates_.size() <= most_) return;
  std::size_t surplus = candidates_.size() - most_;
  std::uint32_t& last = counts_[static_cast<std::size_t>(threshold_ - 1)];
  std::size_t left = last - std::min<std::size_t>(surplus, last);
  last = static_cast<std::uint32_t>(left);
  std::erase_if(candidates_, [&](const Candidate& each) {
    return each.key == threshold_ - 1 && (left == 0 || left-- == 0);
  });
  below_ = candidates_.size();
}

bool Selection::sort(std::size_t candidates) {
  if (sorted_ == 0) {
    forget_unwanted();
    std::uint32_t place = 0;
    for (int key = 0; key < threshold_; ++key) {
      place += std::exchange(counts_[static_cast<std::size_t>(key)], place);
    }
    order_.resize(place);
  }
  const std::size_t end = std::min(candidates_.size(), sorted_ + candidates);
  for (; sorted_ < end; ++sorted_) {
    order_[counts_[candidates_[sorted_].key]++] = static_cast<std::uint32_t>(sorted_);
  }
  return sorted_ == candidates_.size();
}

void Selection::release() { free_memory(candidates_, counts_, order_); }

std::size_t KnownBoards::bytes(std::size_t most) { return slots_for(most) * sizeof(std::uint32_t); }

void KnownBoards::release() { free_memory(slots_); }

void KnownBoards::start(std::size_t most) { slots_.assign(slots_for(most), 0); }

bool KnownBoards::add(std::uint64_t hash) {
  const std::size_t mask = slots_.size() - 1;
  const auto mark = static_cast<std::uint32_t>(hash >> 32) | 1;
  auto slot = static_cast<std::size_t>(hash) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    if (slots_[slot] == mark) return false;
  }
  slots_[slot] = mark;
  return true;
}

}  // namespace jiugong::twist::sort
