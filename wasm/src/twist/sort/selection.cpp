#include "twist/sort/selection.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace jiugong::internal {
namespace {

constexpr int kKeys = 1 << 16;

// The threshold of a level begins this far above where that of the level before ended, or farther
// if few candidates were found below it.
constexpr int kRise = 64;
constexpr int kSteepRise = 512;

}  // namespace

void Selection::reset() {
  threshold_ = kKeys;
  below_ = 0;
}

void Selection::begin(std::size_t width) {
  threshold_ = std::min(kKeys, threshold_ + (below_ < width / 2 ? kSteepRise : kRise));
  most_ = width + width / 2;
  forget_at_ = 2 * most_;
  candidates_.clear();
  counts_.assign(kKeys, 0);
  below_ = 0;
}

void Selection::add(const Candidate& candidate) {
  candidates_.push_back(candidate);
  ++counts_[candidate.key];
  ++below_;
  while (below_ - counts_[static_cast<std::size_t>(threshold_ - 1)] > most_) {
    below_ -= counts_[static_cast<std::size_t>(--threshold_)];
  }
  if (candidates_.size() >= forget_at_) forget_unwanted();
}

void Selection::forget_unwanted() {
  std::erase_if(candidates_, [&](const Candidate& each) { return !wants(each.key); });
  forget_at_ = 2 * std::max(candidates_.size(), most_);
}

std::size_t Selection::sort() {
  std::uint32_t place = 0;
  for (int key = 0; key < threshold_; ++key) {
    place += std::exchange(counts_[static_cast<std::size_t>(key)], place);
  }
  order_.resize(place);
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const std::uint16_t key = candidates_[i].key;
    if (wants(key)) order_[counts_[key]++] = static_cast<std::uint32_t>(i);
  }
  return order_.size();
}

void Selection::release() {
  candidates_ = {};
  counts_ = {};
  order_ = {};
}

void RecentBoards::make_room(std::size_t more, std::span<const std::uint64_t> keep) {
  if (count_ + more <= slots_.size() / 2) return;
  slots_.assign(std::bit_ceil(8 * more), 0);
  count_ = 0;
  for (const std::uint64_t hash : keep) add(hash);
}

bool RecentBoards::add(std::uint64_t hash) {
  const std::size_t mask = slots_.size() - 1;
  auto slot = static_cast<std::size_t>(hash) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    if (slots_[slot] == hash) return false;
  }
  slots_[slot] = hash;
  ++count_;
  return true;
}

}  // namespace jiugong::internal
