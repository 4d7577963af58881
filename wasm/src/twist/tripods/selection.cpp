#include "twist/tripods/selection.h"

#include <algorithm>
#include <bit>

namespace jiugong::twist::tripods {
namespace {

constexpr int kKeys = 1 << 15;  // keys of this and more count as the last one

// The keys of a level are mostly, but not always, lower than those of the previous level.
constexpr int kRise = 32;

// Levels are remembered while they have no more positions than this together: 20 of a beam of 100,
// none of a beam that is wider than this.
constexpr std::size_t kRemembered = 2048;

}  // namespace

void TripodsSelection::start(std::size_t widest) {
  const std::size_t places = std::bit_ceil(4 * widest + 256 + 2 * kRemembered);
  seen_.assign(places, 0);
  past_.clear();
  past_sizes_.clear();
  candidates_.clear();
  candidates_.reserve(places / 2);
  histogram_.assign(kKeys, 0);
  threshold_ = kKeys;
}

void TripodsSelection::begin_level(std::size_t positions, int presses, std::size_t width) {
  positions_ = positions;
  width_ = width;
  // If all may fit, none is dropped.
  const bool all_fit = positions * static_cast<std::size_t>(presses) <= width_;
  spare_ = all_fit ? width_ : width_ / 4 + 16;
  threshold_ = positions < width_ ? kKeys : std::min(threshold_ + kRise, kKeys);
  below_ = 0;
  candidates_.clear();
  mark_seen();
  std::fill(histogram_.begin(), histogram_.end(), 0);
}

void TripodsSelection::begin_offers(std::size_t parent) {
  allowed_ = std::min(width_, width_ * (parent + 1) / positions_ + spare_);
}

void TripodsSelection::offer(std::uint32_t hash, Link link, int key) {
  if (candidates_.size() + past_.size() == seen_.size() / 2) drop_candidates();
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

bool TripodsSelection::is_new(std::uint32_t hash) {
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

// Removes candidates that are no longer below the threshold.
void TripodsSelection::drop_candidates() {
  std::erase_if(candidates_,
                [this](const Candidate& candidate) { return candidate.key >= threshold_; });
  mark_seen();
}

void TripodsSelection::mark_seen() {
  std::fill(seen_.begin(), seen_.end(), 0);
  for (const std::uint32_t hash : past_) is_new(hash);
  for (const Candidate& candidate : candidates_) is_new(candidate.hash);
}

void TripodsSelection::remember(std::span<const std::uint32_t> level) {
  past_.insert(past_.end(), level.begin(), level.end());
  past_sizes_.push_back(level.size());
  std::size_t levels = 0, positions = 0;  // to remove
  while (past_.size() - positions > kRemembered) positions += past_sizes_[levels++];
  past_.erase(past_.begin(), past_.begin() + static_cast<std::ptrdiff_t>(positions));
  past_sizes_.erase(past_sizes_.begin(), past_sizes_.begin() + static_cast<std::ptrdiff_t>(levels));
}

void TripodsSelection::end_level(std::vector<std::uint32_t>& hashes, std::vector<Link>& links) {
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
  remember(hashes);
}

}  // namespace jiugong::twist::tripods
