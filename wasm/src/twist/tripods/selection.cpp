#include "twist/tripods/selection.h"

#include <algorithm>
#include <bit>

namespace jiugong::internal::tripods {
namespace {

constexpr int kKeys = 1 << 15;  // keys of this and more count as the last one

// The keys of a level are lower than those of the level before, but not always.
constexpr int kRise = 32;

}  // namespace

void Selection::start(std::size_t width) {
  width_ = width;
  const std::size_t places = std::bit_ceil(4 * width + 256);
  seen_.assign(places, 0);
  candidates_.clear();
  candidates_.reserve(places / 2);
  histogram_.assign(kKeys, 0);
  threshold_ = kKeys;
}

void Selection::begin_level(std::size_t positions, int presses) {
  positions_ = positions;
  // Where all may fit, none is dropped.
  const bool all_fit = positions * static_cast<std::size_t>(presses) <= width_;
  spare_ = all_fit ? width_ : width_ / 4 + 16;
  threshold_ = positions < width_ ? kKeys : std::min(threshold_ + kRise, kKeys);
  below_ = 0;
  candidates_.clear();
  std::fill(seen_.begin(), seen_.end(), 0);
  std::fill(histogram_.begin(), histogram_.end(), 0);
}

void Selection::begin_offers(std::size_t parent) {
  allowed_ = std::min(width_, width_ * (parent + 1) / positions_ + spare_);
}

void Selection::offer(std::uint32_t hash, Link link, int key) {
  if (candidates_.size() == seen_.size() / 2) drop_candidates();
  key = std::min(key, kKeys - 1);
  if (key >= threshold_ || !is_new(hash)) return;
  candidates_.push_back({hash, link, key});
  ++histogram_[static_cast<std::size_t>(key)];
  ++below_;
  for (;;) {
    const std::uint32_t dearest = histogram_[static_cast<std::size_t>(threshold_ - 1)];
    if (below_ - dearest < allowed_) break;
    below_ -= dearest;
    --threshold_;
  }
}

bool Selection::is_new(std::uint32_t hash) {
  if (hash == 0) hash = 1;
  const std::size_t mask = seen_.size() - 1;
  for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
    if (seen_[at] == hash) return false;
    if (seen_[at] == 0) {
      seen_[at] = hash;
      return true;
    }
  }
}

// Those that the threshold has left behind.
void Selection::drop_candidates() {
  std::erase_if(candidates_,
                [this](const Candidate& candidate) { return candidate.key >= threshold_; });
  std::fill(seen_.begin(), seen_.end(), 0);
  for (const Candidate& candidate : candidates_) is_new(candidate.hash);
}

void Selection::end_level(std::vector<std::uint32_t>& hashes, std::vector<Link>& links) {
  std::size_t surplus = below_ - std::min(below_, width_);  // of those with the highest key
  for (const Candidate& candidate : candidates_) {
    if (candidate.key >= threshold_) continue;
    if (candidate.key == threshold_ - 1 && surplus != 0) {
      --surplus;
      continue;
    }
    hashes.push_back(candidate.hash);
    links.push_back(candidate.link);
  }
}

}  // namespace jiugong::internal::tripods
