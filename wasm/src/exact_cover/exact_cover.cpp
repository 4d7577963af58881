#include "jiugong/exact_cover.h"

#include <algorithm>

namespace jiugong {

std::optional<std::uint32_t> ExactCover::add_option(std::span<const std::uint32_t> items) {
  const auto begin = static_cast<std::ptrdiff_t>(flat_.size());
  for (const std::uint32_t item : items) {
    if (item >= items_ || std::find(flat_.begin() + begin, flat_.end(), item) != flat_.end()) {
      flat_.resize(static_cast<std::size_t>(begin));
      return std::nullopt;
    }
    flat_.push_back(item);
  }
  begins_.push_back(flat_.size());
  return options() - 1;
}

std::uint64_t for_each_cover(const ExactCover& problem,
                             const std::function<bool(const Cover& cover)>& visit) {
  CoverSearch search(problem);
  while (search.advance_to_cover(UINT64_MAX)) {
    if (!visit(search.latest())) break;
  }
  return search.found();
}

std::vector<Cover> first_covers(const ExactCover& problem, std::size_t limit) {
  std::vector<Cover> covers;
  if (limit == 0) return covers;
  for_each_cover(problem, [&](const Cover& cover) {
    covers.push_back(cover);
    return covers.size() < limit;
  });
  return covers;
}

std::optional<Cover> any_cover(const ExactCover& problem) {
  std::vector<Cover> covers = first_covers(problem, 1);
  if (covers.empty()) return std::nullopt;
  return std::move(covers.front());
}

std::uint64_t count_covers(const ExactCover& problem, std::uint64_t limit) {
  CoverSearch search(problem);
  while (search.found() < limit && search.advance_to_cover(UINT64_MAX)) {
  }
  return search.found();
}

}  // namespace jiugong
