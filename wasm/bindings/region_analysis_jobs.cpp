#include "region_analysis_jobs.h"

#include <bit>
#include <vector>

namespace jiugong::bindings {

template <>
void RegionCandidatesJob::end_search() {
  const RegionCandidates found = finder_->result();
  std::vector<std::vector<int>> values;
  values.reserve(found.candidates.size());
  for (std::uint64_t candidates : found.candidates) {
    std::vector<int>& list = values.emplace_back();
    for (; candidates != 0; candidates &= candidates - 1) {
      list.push_back(low_ + std::countr_zero(candidates));
    }
  }
  write_json(json(), values);
  finder_.reset();
}

template <>
void RegionDifferenceJob::end_search() {
  const RegionDifference found = finder_->result();
  if (found.second.empty()) {
    json() += "null";
  } else {
    JsonObject(json())
        .add("first", found.first)
        .add("second", found.second)
        .add("differing", found.differing);
  }
  finder_.reset();
}

template <>
void RegionContradictionJob::end_search() {
  const RegionContradiction found = finder_->result();
  if (!found.none) {
    json() += "null";
  } else {
    JsonObject(json())
        .add("givens", found.givens)
        .add("regions", found.regions)
        .add("cages", found.cages)
        .add("rules", found.rules)
        .add("diagonals", found.diagonals)
        .add("antiKnight", found.anti_knight)
        .add("antiKing", found.anti_king)
        .add("nonConsecutive", found.non_consecutive)
        .add("minimal", found.minimal);
  }
  finder_.reset();
}

}  // namespace jiugong::bindings
