// Locked candidates: digits of one house that are all in a second house, which crosses it.
#pragma once

#include <algorithm>

#include "teach/board.h"

namespace jiugong::teach {

// The pairs of house types, in order. A house of one crosses three of the other.
struct Crossing {
  int first, second;
};
inline constexpr Crossing kCrossings[4] = {
    {kBlock, kColumn}, {kBlock, kRow}, {kColumn, kBlock}, {kRow, kBlock}};

// The houses that `house` crosses, ascending, with the places of `house` in each. A line crosses blocks
// in thirds, and a block rows; it crosses columns in every third place.
struct Segment {
  int house;
  PlaceSet places;
};
constexpr Segment segment_of(int house, int second_type, int number) {
  const int i = house % 9;
  const bool strided = type_of(house) == kBlock && second_type == kColumn;
  const auto places = static_cast<PlaceSet>(strided ? 0b001001001 << number : 7 << 3 * number);
  if (second_type == kRow) return {9 + i / 3 * 3 + number, places};
  if (second_type == kColumn) return {18 + i % 3 * 3 + number, places};
  return {type_of(house) == kRow ? i / 3 * 3 + number : i / 3 + 3 * number, places};
}

// The number of the segment that has all places, if these are two or three; else 3.
inline constexpr struct LockedTable {
  std::uint8_t number[2][1 << 9] = {};
  constexpr LockedTable() {
    for (int strided = 0; strided < 2; ++strided) {
      for (unsigned places = 0; places < 1U << 9; ++places) {
        std::uint8_t& found = number[strided][places] = 3;
        for (int i = 0; i < 3; ++i) {
          const unsigned segment = strided != 0 ? 0b001001001U << i : 7U << 3 * i;
          if (has_several(places) && (places & ~segment) == 0) found = static_cast<std::uint8_t>(i);
        }
      }
    }
  }
} kLockedTable;
constexpr int locked_segment(int house, int second_type, PlaceSet places) {
  const bool strided = type_of(house) == kBlock && second_type == kColumn;
  return kLockedTable.number[strided ? 1 : 0][places];
}

// The first of the three houses of the type of `house` that cross the same ones as it; the others
// follow `stride` apart.
struct Siblings {
  int first, stride;
};
constexpr Siblings siblings_of(int house, int second_type) {
  const int i = house % 9;
  // The blocks of a stack lie three apart; all others are neighbours.
  const bool stack = type_of(house) == kBlock && second_type == kColumn;
  return {house - i + (stack ? i % 3 : i / 3 * 3), stack ? 3 : 1};
}

}  // namespace jiugong::teach
