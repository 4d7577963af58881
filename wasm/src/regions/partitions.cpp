#include "regions/partitions.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "regions/sort_by.h"
#include "regions/windows.h"
#include "small_sort.h"

namespace jiugong::regions {
namespace {

constexpr std::size_t kMaxFamilies = 10;

// Cliques are grown from each of so many cells, and among the partitions of so many.
constexpr std::size_t kMaxGrown = 64, kMaxInCliques = 16;

bool joins(Small cell, const Cells& group, const Differ& differ) {
  return std::all_of(group.begin(), group.end(), [&](Small other) { return differ(other, cell); });
}

// Moves the cells of small groups to larger ones.
void merge_groups(Partition& groups, const Differ& differ) {
  sort_by(groups, [](const Cells& group) { return -static_cast<int>(group.size()); });
  for (std::size_t small = groups.size(); small-- > 1;) {
    const auto end = groups.begin() + static_cast<std::ptrdiff_t>(small);
    std::erase_if(groups[small], [&](Small cell) {
      const auto larger = std::find_if(
          groups.begin(), end, [&](const Cells& group) { return joins(cell, group, differ); });
      if (larger != end) larger->push_back(cell);
      return larger != end;
    });
  }
  std::erase_if(groups, [](const Cells& group) { return group.empty(); });
}

std::size_t squares(const Partition& groups) {
  return std::accumulate(
      groups.begin(), groups.end(), std::size_t{0},
      [](std::size_t sum, const Cells& group) { return sum + group.size() * group.size(); });
}

}  // namespace

Partition cliques_of(Cells cells, const Differ& differ) {
  Partition groups;
  while (!cells.empty()) {
    Cells best;
    for (const Small first : cells) {
      Cells group = {first};
      for (const Small cell : cells) {
        if (joins(cell, group, differ)) group.push_back(cell);
      }
      if (group.size() > best.size()) best = std::move(group);
      if (best.size() == cells.size() || cells.size() > kMaxGrown) break;
    }
    small_sort(best);
    cells = difference(cells, best);
    groups.push_back(std::move(best));
  }
  return groups;
}

Partitions::Partitions(const std::vector<Cells>& houses, const std::vector<bool>& full,
                       const Lists& houses_of)
    : houses_(houses), houses_of_(houses_of), families_(1) {
  std::vector<std::vector<bool>> covered;  // per family but the first, and cell
  for (std::size_t house = 0; house < houses.size(); ++house) {
    families_[0].push_back(house);
    if (!full[house]) continue;
    const auto is_free = [&](const std::vector<bool>& cells) {
      return std::none_of(houses[house].begin(), houses[house].end(),
                          [&](Small cell) { return cells[cell]; });
    };
    const auto family = static_cast<std::size_t>(
        std::find_if(covered.begin(), covered.end(), is_free) - covered.begin());
    if (family == kMaxFamilies) continue;
    if (family == covered.size()) {
      covered.emplace_back(houses_of.size());
      families_.emplace_back();
    }
    for (const Small cell : houses[house]) covered[family][cell] = true;
    families_[family + 1].push_back(house);
  }
}

// The house with the most cells first.
Partition Partitions::by_houses(const Cells& cells, const std::vector<std::size_t>& family) const {
  std::vector<bool> is_left(houses_of_.size());
  std::vector<std::uint16_t> inside(houses_.size());  // per house
  for (const Small cell : cells) {
    is_left[cell] = true;
    for (const Small house : houses_of_[cell]) ++inside[house];
  }
  Partition groups;
  while (!family.empty()) {
    const std::size_t house =
        *std::max_element(family.begin(), family.end(),
                          [&](std::size_t a, std::size_t b) { return inside[a] < inside[b]; });
    if (inside[house] < 2) break;
    Cells& group = groups.emplace_back();
    for (const Small cell : houses_[house]) {
      if (!is_left[cell]) continue;
      is_left[cell] = false;
      group.push_back(cell);
      for (const Small other : houses_of_[cell]) --inside[other];
    }
  }
  for (const Small cell : cells) {
    if (is_left[cell]) groups.push_back({cell});
  }
  return groups;
}

std::vector<Partition> Partitions::of(const Cells& cells, const Differ& differ) const {
  std::vector<Partition> partitions;
  const auto keep = [&](Partition groups) {
    merge_groups(groups, differ);
    for (Cells& group : groups) small_sort(group);
    small_sort(groups);
    if (std::find(partitions.begin(), partitions.end(), groups) == partitions.end())
      partitions.push_back(std::move(groups));
  };
  for (const auto& family : families_) keep(by_houses(cells, family));
  if (cells.size() <= kMaxInCliques) keep(cliques_of(cells, differ));
  sort_by(partitions,
          [](const Partition& partition) { return -static_cast<int>(squares(partition)); });
  return partitions;
}

}  // namespace jiugong::regions
