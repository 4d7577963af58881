#include "generate_regions/irregular.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "jiugong/generate_regions.h"
#include "small_sort.h"

namespace jiugong::region_generator {
namespace {

constexpr int kExchangesPerCell = 100;
constexpr int kCompactingPerCell = 8;  // of these, at the end
constexpr int kExchangesOfStep = 50;

bool is_line(const std::vector<int>& region, int cols) {
  const auto all = [&](const auto& part) {
    return std::all_of(region.begin(), region.end(),
                       [&](int cell) { return part(cell) == part(region[0]); });
  };
  return all([&](int cell) { return cell / cols; }) || all([&](int cell) { return cell % cols; });
}

}  // namespace

std::optional<std::vector<int>> areas_of(const RegionPuzzle& layout) {
  const int side = layout.rows;
  const auto size = static_cast<std::size_t>(side);
  if (layout.cols != side || layout.high - layout.low + 1 != side || side < 2) return std::nullopt;
  const auto& cells = layout.cells;
  if (std::find(cells.begin(), cells.end(), kVoidCell) != cells.end()) return std::nullopt;
  std::vector<int> areas;
  std::vector<bool> covered(size * size);
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    const std::vector<int>& region = layout.regions[i];
    const auto is_covered = [&](int cell) { return covered[static_cast<std::size_t>(cell)]; };
    if (region.size() != size || is_line(region, side)) continue;
    if (std::any_of(region.begin(), region.end(), is_covered)) continue;
    for (const int cell : region) covered[static_cast<std::size_t>(cell)] = true;
    areas.push_back(static_cast<int>(i));
  }
  if (!areas.empty() && areas.size() != size) return std::nullopt;
  return areas;
}

Pieces::Pieces(int side)
    : side_(side),
      piece_of_(static_cast<std::size_t>(side * side)),
      cells_(static_cast<std::size_t>(side)) {
  for (int cell = 0; cell < side * side; ++cell) {
    piece(cell) = cell / side;
    cells_[static_cast<std::size_t>(cell / side)].push_back(cell);
  }
}

std::vector<int> Pieces::neighbours(int cell) const {
  const int row = cell / side_, col = cell % side_;
  std::vector<int> found;
  if (row > 0) found.push_back(cell - side_);
  if (row + 1 < side_) found.push_back(cell + side_);
  if (col > 0) found.push_back(cell - 1);
  if (col + 1 < side_) found.push_back(cell + 1);
  return found;
}

// The number of neighbours in the same piece.
int Pieces::count_alike(int cell) const {
  const std::vector<int> beside = neighbours(cell);
  return static_cast<int>(std::count_if(beside.begin(), beside.end(),
                                        [&](int other) { return piece(other) == piece(cell); }));
}

bool Pieces::is_connected(const std::vector<int>& cells) const {
  std::vector<int> reached = {cells[0]};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const int other : neighbours(reached[i])) {
      if (piece(other) != piece(cells[0])) continue;
      if (std::find(reached.begin(), reached.end(), other) == reached.end()) {
        reached.push_back(other);
      }
    }
  }
  return reached.size() == cells.size();
}

void Pieces::try_exchange(Random& random) {
  const int a = random.below(side_ * side_), from = piece(a);
  const std::vector<int> beside = neighbours(a);
  const int to =
      piece(beside[static_cast<std::size_t>(random.below(static_cast<int>(beside.size())))]);
  if (from == to) return;
  std::vector<int>& mine = cells_[static_cast<std::size_t>(from)];
  std::vector<int>& other = cells_[static_cast<std::size_t>(to)];
  const int b = other[static_cast<std::size_t>(random.below(side_))];
  const int alike = count_alike(a) + count_alike(b);
  const auto exchange = [&](int x, int y) {
    *std::find(mine.begin(), mine.end(), x) = y;
    *std::find(other.begin(), other.end(), y) = x;
    piece(x) = to;
    piece(y) = from;
  };
  exchange(a, b);
  const bool is_slender = tried_ >= (kExchangesPerCell - kCompactingPerCell) * side_ * side_ &&
                          count_alike(a) + count_alike(b) < alike;
  if (is_slender || !is_connected(mine) || !is_connected(other)) exchange(b, a);
}

bool Pieces::advance(Random& random) {
  const int enough = kExchangesPerCell * side_ * side_;
  for (int i = 0; i < kExchangesOfStep && tried_ < enough; ++i, ++tried_) try_exchange(random);
  return tried_ == enough;
}

std::vector<std::vector<int>> Pieces::cells() const {
  std::vector<std::vector<int>> sorted = cells_;
  for (std::vector<int>& cells : sorted) small_sort(cells);
  return sorted;
}

void put_areas(RegionPuzzle& layout, const Pieces& pieces) {
  const std::vector<int> areas = *areas_of(layout);
  std::vector<std::vector<int>> drawn = pieces.cells();
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (areas.empty()) {
      layout.regions.push_back(std::move(drawn[i]));
    } else {
      layout.regions[static_cast<std::size_t>(areas[i])] = std::move(drawn[i]);
    }
  }
}

}  // namespace jiugong::region_generator

namespace jiugong {

bool can_be_irregular(const RegionPuzzle& layout) {
  return region_generator::areas_of(layout).has_value();
}

}  // namespace jiugong
