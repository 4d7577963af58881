#include "jiugong/exact_cover.h"

#include <utility>

namespace jiugong {

std::optional<std::uint32_t> ExactCover::add_option(std::span<const std::uint32_t> items) {
  const std::uint32_t stamp = options() + 1;
  for (const std::uint32_t item : items) {
    if (item >= items_ || named_by_[item] == stamp) {
      for (; flat_.size() > begins_.back(); flat_.pop_back()) named_by_[flat_.back()] = 0;
      return std::nullopt;
    }
    named_by_[item] = stamp;
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
