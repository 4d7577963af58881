#include "regions/text/partition.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace jiugong::regions::text {

Partition::Partition(int cells) : part_(static_cast<std::size_t>(cells)) {
  std::iota(part_.begin(), part_.end(), 0);
}

// (A pass over all cells for each of at most so many: two million steps in the largest grid.)
void Partition::join(int cell, int other) {
  const int kept = part_[static_cast<std::size_t>(cell)];
  const int joined = part_[static_cast<std::size_t>(other)];
  if (kept != joined) std::replace(part_.begin(), part_.end(), joined, kept);
}

std::vector<std::vector<int>> Partition::parts() const {
  std::vector<std::vector<int>> parts;
  std::vector<std::size_t> index(part_.size(), part_.size());  // of each part, once it is there
  for (std::size_t cell = 0; cell < part_.size(); ++cell) {
    std::size_t& at = index[static_cast<std::size_t>(part_[cell])];
    if (at == part_.size()) {
      at = parts.size();
      parts.emplace_back();
    }
    parts[at].push_back(static_cast<int>(cell));
  }
  return parts;
}

std::optional<RegionTextError> add_piece(RegionPuzzle& puzzle, std::vector<int> part, Place place) {
  const auto size = static_cast<std::size_t>(puzzle.rows);
  if (part.size() != size) {
    return error_at(place, RegionErrorCode::kBadRegionSize,
                    counted(part.size(), "a piece of {} cell"_form, "a piece of {} cells"_form),
                    counted(size, "{} cell"_form, "{} cells"_form));
  }
  puzzle.regions.push_back(std::move(part));
  return std::nullopt;
}

}  // namespace jiugong::regions::text
