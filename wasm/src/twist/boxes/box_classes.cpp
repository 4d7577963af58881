#include "twist/boxes/box_classes.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "jiugong/geometry.h"

namespace jiugong::twist::boxes {
namespace {

// The orders of three bands or stacks.
constexpr std::array<std::array<std::size_t, 3>, 6> kOrdersOfThree = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

using Three = std::array<std::size_t, 3>;

Order3x3 reordered(const Order3x3& arrangement, const Three& bands, const Three& stacks) {
  Order3x3 result{};
  for (std::size_t place = 0; place < 9; ++place) {
    result[place] = arrangement[3 * bands[place / 3] + stacks[place % 3]];
  }
  return result;
}

bool look_the_same(const Grid& puzzle, std::size_t a, std::size_t b) {
  for (std::size_t place = 0; place < 9; ++place) {
    if (puzzle[kHouses[18 + a][place]] != puzzle[kHouses[18 + b][place]]) return false;
  }
  return true;
}

// Returns `first` and then the two others.
constexpr Three beginning_with(std::size_t first) {
  return {first, (first + 1) % 3, (first + 2) % 3};
}

}  // namespace

bool is_normal(const Order3x3& arrangement) {
  return arrangement[0] == 0 && arrangement[1] < arrangement[2] && arrangement[3] < arrangement[6];
}

Order3x3 member_of_class(const Order3x3& arrangement, std::uint32_t number) {
  return reordered(arrangement, kOrdersOfThree[number / 6], kOrdersOfThree[number % 6]);
}

ClassNumber class_of(const Order3x3& arrangement) {
  const auto place = static_cast<std::size_t>(std::find(arrangement.begin(), arrangement.end(), 0) -
                                              arrangement.begin());
  Three bands = beginning_with(place / 3), stacks = beginning_with(place % 3);
  const auto box = [&](std::size_t band, std::size_t stack) {
    return arrangement[3 * bands[band] + stacks[stack]];
  };
  if (box(0, 2) < box(0, 1)) std::swap(stacks[1], stacks[2]);
  if (box(2, 0) < box(1, 0)) std::swap(bands[1], bands[2]);
  return static_cast<ClassNumber>(number_of(reordered(arrangement, bands, stacks)));
}

BoxLooks::BoxLooks(const Grid& puzzle) {
  for (std::size_t box = 0; box < 9; ++box) {
    std::size_t twin = 0;
    while (!look_the_same(puzzle, twin, box)) ++twin;
    twin_[box] = static_cast<std::uint8_t>(twin);
    all_differ_ = all_differ_ && twin == box;
  }
}

ClassNumber BoxLooks::look_of(const Order3x3& arrangement) const {
  if (all_differ_) return class_of(arrangement);
  Order3x3 twins{};
  for (std::size_t place = 0; place < 9; ++place) twins[place] = twin_[arrangement[place]];
  Order3x3 least = twins;
  for (std::uint32_t number = 1; number < kClassSize; ++number) {
    least = std::min(least, member_of_class(twins, number));
  }
  // Sorts boxes that look the same in ascending order from left to right and from top to bottom.
  std::uint32_t used = 0;
  for (std::uint8_t& box : least) {
    const std::uint8_t twin = box;
    while (twin_[box] != twin || (used >> box & 1) != 0) ++box;
    used |= 1U << box;
  }
  return class_of(least);
}

}  // namespace jiugong::twist::boxes
