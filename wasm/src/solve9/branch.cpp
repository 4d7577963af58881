// The branching rule of tdoku (Tom Dillon, github.com/t-dillon/tdoku) on the layout of board.h: split the band or
// stack with the fewest configurations by a digit that has exactly two ways to lie in it.
#include "solve9/branch.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "solve9/simd/vec.h"

namespace jiugong::solver9 {
namespace {

using simd::lane;
using simd::lane_pair;
using simd::Trio;
using simd::Vec;
using simd::without;

constexpr std::size_t kLines = 6;  // bands 0..2, then stacks 0..2
constexpr std::size_t kWays = 6;   // 0..2 the even permutations, 3..5 the odd ones

// A digit lies in a band by one of six permutations of its minirows: way w (0..2) puts it into
// stack w + i of minirow i, way w + 3 into stack w - i. kWayBits[line][way][i] has, for every
// digit, the bits of minirow i (or minicolumn i, for a stack) that the way uses.
struct alignas(16) Bits {
  std::array<std::uint32_t, 4> lanes{};

  // One load; lane by lane it would be four in WebAssembly.
  JIUGONG_INLINE Vec vec() const {
    Vec vector;
    std::memcpy(&vector, lanes.data(), sizeof vector);
    return vector;
  }
};

constexpr auto kWayBits = [] {
  std::array<std::array<std::array<Bits, 3>, kWays>, kLines> bits{};
  for (std::size_t line = 0; line < kLines; ++line) {
    for (std::size_t way = 0; way < kWays; ++way) {
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t box = way < 3 ? (way + i) % 3 : (way + 3 - i) % 3;
        const std::size_t band = line < 3 ? line : box, stack = line < 3 ? box : line - 3;
        bits[line][way][i].lanes[band] = kFieldDigits << kFieldBits * stack;
      }
    }
  }
  return bits;
}();

// Each digit's ways, for three bands or three stacks at once. Bands: way w of band b in lane b,
// field w of `even` or `odd`. Stacks: way w of stack s in lane w, field s.
struct Ways {
  Vec even, odd;
  Vec two;  // digits with exactly two ways; for bands in any field, for stacks in any lane
};

// Returns the digits that are in exactly two of six sets.
JIUGONG_INLINE Vec in_exactly_two(const std::array<Vec, 6>& sets) {
  Vec one = sets[0] | sets[1], two = sets[0] & sets[1], three = simd::splat(0);
  for (std::size_t i = 2; i < sets.size(); ++i) {
    three = three | (two & sets[i]);
    two = two | (one & sets[i]);
    one = one | sets[i];
  }
  return without(two, three);
}

template <typename Next, typename Last>
JIUGONG_INLINE Ways ways_of(const Trio& lines, Next next, Last last) {
  const Vec even = lines.a & next(lines.b) & last(lines.c);
  const Vec odd = lines.a & last(lines.b) & next(lines.c);
  return {even, odd, in_exactly_two({even, next(even), last(even), odd, next(odd), last(odd)})};
}

JIUGONG_INLINE unsigned count(std::uint64_t bits) {
  return static_cast<unsigned>(std::popcount(bits));
}

// Returns the number of ways of all digits together in stack `stack`.
JIUGONG_INLINE unsigned ways_in_stack(const Ways& ways, std::size_t stack) {
  constexpr std::uint64_t kFieldOfBoth = kFieldDigits | std::uint64_t{kFieldDigits} << 32;
  const auto shift = kFieldBits * stack;
  const auto fields = [shift](const Vec& vector, std::size_t pair) JIUGONG_INLINED {
    return lane_pair(vector, pair) >> shift & (pair == 0 ? kFieldOfBoth : kFieldDigits);
  };
  return count(fields(ways.even, 0) | fields(ways.even, 1) << kFieldBits |
               fields(ways.odd, 0) << 2 * kFieldBits) +
         count(fields(ways.odd, 1));
}

JIUGONG_INLINE unsigned ways_in_band(const Ways& ways, std::size_t band) {
  constexpr std::uint32_t kDigits = kAllBits & ~kGuardBits;
  return count(lane(ways.even, band) & kDigits) + count(lane(ways.odd, band) & kDigits);
}

// The two ways of a digit that has exactly two in a band or stack.
struct Choice {
  int digit;  // 0..8
  std::size_t first, second;
};

JIUGONG_INLINE Choice choice_of(int digit, unsigned open_ways) {
  return {digit, static_cast<std::size_t>(std::countr_zero(open_ways)),
          static_cast<std::size_t>(std::bit_width(open_ways)) - 1};
}

// Returns the choice for the lowest of `digits`, all of which have two ways in the band or stack.
JIUGONG_INLINE Choice choice_in_band(const Ways& ways, std::size_t band, unsigned digits) {
  const int digit = std::countr_zero(digits);
  const std::uint32_t even = lane(ways.even, band) >> digit, odd = lane(ways.odd, band) >> digit;
  unsigned open = 0;
  for (unsigned way = 0; way < 3; ++way) {
    open |= (even >> kFieldBits * way & 1) << way | (odd >> kFieldBits * way & 1) << (way + 3);
  }
  return choice_of(digit, open);
}
JIUGONG_INLINE Choice choice_in_stack(const Ways& ways, std::size_t stack, unsigned digits) {
  const int digit = std::countr_zero(digits);
  const auto shift = kFieldBits * stack + static_cast<std::size_t>(digit);
  unsigned open = 0;
  for (unsigned way = 0; way < 3; ++way) {
    open |= (lane(ways.even, way) >> shift & 1) << way | (lane(ways.odd, way) >> shift & 1)
                                                             << (way + 3);
  }
  return choice_of(digit, open);
}

// The minirows that only the first way uses, and those that only the second uses.
struct Difference {
  std::array<Vec, 3> first, second;
};

JIUGONG_INLINE Difference difference_of(std::size_t line, const Choice& choice) {
  const Vec digit = simd::splat(kLowBits << choice.digit);
  Difference difference;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec first = kWayBits[line][choice.first][i].vec();
    const Vec second = kWayBits[line][choice.second][i].vec();
    difference.first[i] = without(first, second) & digit;
    difference.second[i] = without(second, first) & digit;
  }
  return difference;
}

// Where the halves go: into two boards, or into one with two side by side.
struct TwoBoards {
  Board& board;
  Board& other;

  JIUGONG_INLINE void put(std::size_t row, const Trio& first, const Trio& second) const {
    board.rows[row] = first;
    other.rows[row] = second;
  }
};
#if JIUGONG_HAS_WIDE
struct SideBySide {
  BoardOf<simd::Vec2>& boards;

  JIUGONG_INLINE void put(std::size_t row, const Trio& first, const Trio& second) const {
    boards.rows[row] = join(first, second);
  }
};
#endif

template <typename Halves>
JIUGONG_INLINE void split_band(const Difference& difference, const Board& board, Halves halves) {
  for (std::size_t row = 0; row < 3; ++row) {
    const Trio cells = board.rows[row];
    halves.put(row, without(cells, simd::thrice(difference.second[row])),
               without(cells, simd::thrice(difference.first[row])));
  }
}

template <typename Halves>
JIUGONG_INLINE void split_stack(const Difference& difference, const Board& board, Halves halves) {
  const Trio first = {difference.first[0], difference.first[1], difference.first[2]};
  const Trio second = {difference.second[0], difference.second[1], difference.second[2]};
  for (std::size_t row = 0; row < 3; ++row) {
    const Trio cells = board.rows[row];
    halves.put(row, without(cells, second), without(cells, first));
  }
}

// Rare: once in 200,000 branches on the hardest known puzzles.
void split_cell(Board& board, Board& other) {
  other = board;
  std::size_t best = kCellCount;
  int fewest = 10;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int number = std::popcount(candidates_of(board, cell));
    if (number < 2 || number >= fewest) continue;
    fewest = number;
    best = static_cast<std::size_t>(cell);
  }
  const Place place = place_of(static_cast<Cell>(best));
  const std::uint32_t lane = lane_of(board, place.lane);
  const std::uint32_t digits = lane & kFieldDigits << place.shift;
  const std::uint32_t lowest = digits & -digits;
  set_lane(other, place.lane, lane & ~(digits ^ lowest));
  set_lane(board, place.lane, lane & ~lowest);
}

template <typename Halves>
JIUGONG_INLINE void split(const Lines& lines, const Board& board, Halves halves) {
  const Ways bands = ways_of(lines.minirows, next_stack, previous_stack);
  const Ways stacks = ways_of(lines.minicolumns, next_band, previous_band);
  simd::compiler_barrier();

  // The smallest of six keys without a branch: the number of ways, then the line itself; lines
  // without a digit that has exactly two ways come last.
  constexpr unsigned kNone = 1u << 16;
  std::array<std::uint32_t, kLines> two;
  std::array<unsigned, kLines> keys;
  for (std::size_t i = 0; i < 3; ++i) {
    two[i] = lane(bands.two, i) & kFieldDigits;
    two[3 + i] = lane(stacks.two, 0) >> kFieldBits * i & kFieldDigits;
    keys[i] = ways_in_band(bands, i) << 3;
    keys[3 + i] = ways_in_stack(stacks, i) << 3;
  }
  for (std::size_t i = 0; i < kLines; ++i) {
    keys[i] |= static_cast<unsigned>(i) | (two[i] != 0 ? 0 : kNone);
  }
  const unsigned best = std::min(std::min(std::min(keys[0], keys[1]), std::min(keys[2], keys[3])),
                                 std::min(keys[4], keys[5]));
  const std::size_t line = best & 7;
  if (best >= kNone) {
    Board first = board, second;
    split_cell(first, second);
    for (std::size_t row = 0; row < 3; ++row) halves.put(row, first.rows[row], second.rows[row]);
  } else if (line < 3) {
    const Choice choice = choice_in_band(bands, line, two[line]);
    split_band(difference_of(line, choice), board, halves);
  } else {
    const Choice choice = choice_in_stack(stacks, line - 3, two[line]);
    split_stack(difference_of(line, choice), board, halves);
  }
}

}  // namespace

JIUGONG_FOR_EACH_INSTRUCTION_SET(JIUGONG_SPECIALIZE, void, branch,
                                 (const Lines& lines, Board& board, Board& other), {
                                   split(lines, board, TwoBoards{board, other});
                                 })

#if JIUGONG_HAS_WIDE
JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(JIUGONG_SPECIALIZE, void, branch,
                                           (const Lines& lines, const Board& board,
                                            BoardOf<simd::Vec2>& halves),
                                           { split(lines, board, SideBySide{halves}); })
#endif

}  // namespace jiugong::solver9
