// The state of the side-by-side search: a board in each lane, and the steps that restrict all of them at once.
//
// A vector has the same word of many boards, a board in each 32-bit lane. A word is one position in the box (row 0..2,
// column 0..2) of one band, for its three stacks: what a lane holds in solve9/board.h. So a board is 27 words, and the
// boards of a group are 27 vectors:
//
//     bands[0].cells[r].a .b .c   the cells of band 0 in row r, column 0, 1, 2 of their boxes
//     bands[1].cells[r].a .b .c   the same of band 1
//     bands[2].cells[r].a .b .c   the same of band 2
//
//     a vector    lane 0: board 0 | lane 1: board 1 | lane 2: board 2 | …
//
//     a lane      bits 31..30  29..20          19..10          9..0
//                         0    [G|987654321]   [G|987654321]   [G|987654321]
//                              stack 2         stack 1         stack 0
//
// The next stack is a rotation of fields, as there. The next band is another vector, so columns need no instruction to
// meet, and no lane is inert: a step costs as much as one of a single board in solve9, and restricts 4, 8 or 16. There
// are a few groups of such boards, which take each part of a step in turn, since the operations of one group are a chain
// in which each waits for the last.
//
// Boards that wait for a lane lie as those in lanes do, so that the halves of a guess go to either by the same code.
//
// No step has a branch for a single board. What has ended is served after both steps (lane_solver.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solve9/board.h"
#include "solve9/rules.h"
#include "solve9/simd/wide.h"
#include "solve_lanes/lane_solver.h"

namespace jiugong::solve_lanes {

using solver9::next_stack;
using solver9::previous_stack;
using solver9::simd::TrioOf;

// A set of lanes: bit i for lane i, counted through all groups.
using LaneSet = std::uint32_t;

// One word of a board by itself, whose words are `position_bytes` (next column or row in the box) and `band_bytes`
// apart.
template <std::size_t band_bytes, std::size_t position_bytes>
struct CellsAt {
  char* first;

  static constexpr std::size_t offset_of(std::size_t band, std::size_t position) {
    return band * band_bytes + position * position_bytes;
  }
  JIUGONG_INLINE char* at(std::size_t band, std::size_t position) const {
    return first + offset_of(band, position);
  }
  JIUGONG_INLINE std::uint32_t get(std::size_t band, std::size_t position) const {
    std::uint32_t word = 0;
    std::memcpy(&word, at(band, position), sizeof word);
    return word;
  }
  JIUGONG_INLINE void set(std::size_t band, std::size_t position, std::uint32_t word) const {
    std::memcpy(at(band, position), &word, sizeof word);
  }
  JIUGONG_INLINE void restrict(std::size_t band, std::size_t position, std::uint32_t keep) const {
    set(band, position, get(band, position) & keep);
  }
  // Removes candidates from the word at an offset, and from those that are `next` and 2 × `next` positions behind it.
  JIUGONG_INLINE void remove_from_three(std::size_t offset, std::size_t next,
                                        std::uint32_t candidates) const {
    const CellsAt cells = {first + offset};
    for (std::size_t cell = 0; cell < 3; ++cell) cells.restrict(0, next * cell, ~candidates);
  }
};

template <typename From, typename To>
JIUGONG_INLINE void copy_cells(From from, To to) {
  for (std::size_t band = 0; band < 3; ++band) {
    for (std::size_t position = 0; position < 9; ++position) {
      to.set(band, position, from.get(band, position));
    }
  }
}

// A board of solve9, whose words lie one after another.
using BoardCells = CellsAt<4, 16>;
JIUGONG_INLINE BoardCells cells_of(solver9::Board& board) {
  return {reinterpret_cast<char*>(&board)};
}

// The ways of all digits to lie in a band or stack: an even permutation `w` puts a digit into box w + i of line i, an odd
// one into box w - i (see branch.h of solve9).
template <typename T>
struct Ways {
  T even, odd;
};

// Stores vectors. (GCC copies an object that has vectors of AVX2 or AVX-512 in pieces, through other registers.)
template <typename V>
JIUGONG_INLINE void store(const V& from, V& to) {
  const auto& [source] = from;
  auto& [target] = to;
  target = source;
}
template <typename V>
JIUGONG_INLINE void store(const TrioOf<V>& from, TrioOf<V>& to) {
  store(from.a, to.a);
  store(from.b, to.b);
  store(from.c, to.c);
}
template <typename T>
JIUGONG_INLINE void store(const Ways<T>& from, Ways<T>& to) {
  store(from.even, to.even);
  store(from.odd, to.odd);
}

// How boards that are stuck are to be split (branch.h): in each lane for another board.
inline constexpr std::size_t kPairBits = 4;
template <typename V>
struct Choices {
  struct InLines {                   // in three lines, bands or stacks: a field each
    V digits;                        // those that have exactly two ways
    std::array<V, kPairBits> pairs;  // has a bit where the pair of ways of a digit has bit i
  };
  std::array<InLines, 2> in_lines;  // bands, stacks
  V key;                            // the number of ways in the best line, then 3 bits for the line

  // Masks: all bits of one field; of three digits all, the lower two, the lowest; the number of a key; the lines.
  TrioOf<V> field;
  V three_digits, two_of_three, one_of_three;
  V number;
  std::array<V, 6> lines;

  Choices() {
    using solver9::simd::splat;
    constexpr std::uint32_t kField = (1 << solver9::kFieldBits) - 1;
    std::memset(static_cast<void*>(this), 0, sizeof *this);
    fill(field.a, splat(kField));
    fill(field.b, splat(kField << solver9::kFieldBits));
    fill(field.c, splat(kField << 2 * solver9::kFieldBits));
    fill(three_digits, splat(0b111 * solver9::kLowBits));
    fill(two_of_three, splat(0b011'011'011 * solver9::kLowBits));
    fill(one_of_three, splat(0b001'001'001 * solver9::kLowBits));
    fill(number, splat(kField << 3));
    for (std::uint32_t line = 0; line < lines.size(); ++line) fill(lines[line], splat(line));
  }
};

// Whose board it is, and what it is for the count of its puzzle (count.h).
struct Owner {
  std::uint16_t puzzle = 0;
  DigitSet interchangeable = 0;  // digits that can be exchanged: none, or two or more
  std::uint64_t weight = 1;      // the number of solutions that each one of the board stands for
};

// (In the order of the subjects: the padding is nothing beside the boards that wait.)
template <typename V, std::size_t groups_>
struct alignas(64) Lanes {  // NOLINT(clang-analyzer-optin.performance.Padding)
  using Vector = V;
  using Trio = TrioOf<V>;
  static constexpr std::size_t kGroups = groups_;
  static constexpr std::size_t kWidth = sizeof(V) / sizeof(std::uint32_t);
  static constexpr std::size_t kCount = kGroups * kWidth;
  static_assert(kCount <= 32);

  // A band of as many boards as a vector has lanes, with what one part of a step leaves for the next.
  struct Band {
    std::array<Trio, 3> cells;
    Trio minirows, minicolumns;
    Trio columns_before;  // the minicolumns before rule 1
    V hidden;             // digits with one place left in their box
    V naked;              // digits that are alone in a cell
    V changed;            // has a bit where the full step has found something
    V wrong;              // has a bit where it has found a contradiction
    Ways<V> ways;         // in the full step: field w has the ways w
  };
  using Bands = std::array<Band, 3>;
  struct Group {
    Bands bands;
    Ways<Trio> ways;  // in the full step: vector w has the ways w of the three stacks
  };
  std::array<Group, kGroups> groups;
  // In memory and unknown to the compiler, as in solve9.
  solver9::FieldConstants<V> fields;

  // The boards that are stuck, gathered from their lanes.
  struct {
    std::array<Ways<V>, 3> bands;
    Ways<Trio> stacks;
  } stuck;
  Choices<V> choices;

  std::array<Owner, kCount> owners;  // of the boards in lanes
  LaneSet active;                    // lanes with a board
  LaneSet roots;                     // of these, those with a puzzle as it was read
  static constexpr auto kAllLanes = static_cast<LaneSet>((std::uint64_t{1} << kCount) - 1);

  // The stack of boards that wait, and their owners. (Of their bands only the cells mean something.)
  static_assert(LaneSolver::kMaxWaiting % kWidth == 0);
  std::array<Bands, LaneSolver::kMaxWaiting / kWidth> waiting;
  std::array<Owner, LaneSolver::kMaxWaiting> waiting_owners;
  std::size_t waiting_count;
  std::size_t max_waiting;

  // Boards that seem solved, and their owners: a vector of them is checked and written at once (solutions.h).
  Bands solved;
  std::array<Owner, kWidth> solved_owners;
  std::size_t solved_count;

  explicit Lanes(std::size_t most_waiting = LaneSolver::kMaxWaiting) : max_waiting(most_waiting) {
    using solver9::simd::splat;
    std::memset(static_cast<void*>(&groups), 0, sizeof groups);
    std::memset(static_cast<void*>(&solved), 0, sizeof solved);
    fill(fields.low, splat(solver9::kLowBits));
    fill(fields.guard, splat(solver9::kGuardBits));
    fill(fields.all, splat(solver9::kAllBits));
    fill(fields.digits, splat(solver9::kDigitBits));
    std::memset(static_cast<void*>(&stuck), 0, sizeof stuck);
    clear();
  }
  void clear() {
    owners.fill({});
    active = roots = 0;
    waiting_count = solved_count = 0;
  }

  // The board of a lane, and one that waits.
  using Cells = CellsAt<sizeof(Band), sizeof(V)>;
  JIUGONG_INLINE Cells board(std::size_t lane) {
    return board_in(groups[lane / kWidth].bands, lane);
  }
  JIUGONG_INLINE Cells waiting_board(std::size_t number) {
    return board_in(waiting[number / kWidth], number);
  }
  JIUGONG_INLINE Cells solved_board(std::size_t number) { return board_in(solved, number); }
  static JIUGONG_INLINE Cells board_in(Bands& bands, std::size_t lane) {
    return {reinterpret_cast<char*>(&bands[0].cells) + sizeof(std::uint32_t) * (lane % kWidth)};
  }

  // A lane of a vector.
  static JIUGONG_INLINE std::uint32_t lane_of(const V& vector, std::size_t lane) {
    std::uint32_t word = 0;
    std::memcpy(&word, reinterpret_cast<const char*>(&vector) + sizeof word * (lane % kWidth),
                sizeof word);
    return word;
  }

  // Copies a lane of some vectors to lane `at` of others.
  template <typename Vectors>
  static JIUGONG_INLINE void copy_lane(const Vectors& from, std::size_t lane, Vectors& to,
                                       std::size_t at) {
    constexpr std::size_t kWord = sizeof(std::uint32_t);
    for (std::size_t vector = 0; vector < sizeof from; vector += sizeof(V)) {
      std::memcpy(reinterpret_cast<char*>(&to) + vector + kWord * at,
                  reinterpret_cast<const char*>(&from) + vector + kWord * (lane % kWidth), kWord);
    }
  }

  template <typename Function>
  JIUGONG_INLINE void for_each_band(Function function) {
    for (Group& group : groups) {
      for (Band& band : group.bands) function(band);
    }
  }
  // Gathers a set of lanes from a function that returns that of a group.
  template <typename Function>
  JIUGONG_INLINE LaneSet lanes_of_groups(Function function) {
    LaneSet lanes = 0;
    for (std::size_t group = 0; group < kGroups; ++group) {
      lanes |= LaneSet{function(groups[group])} << kWidth * group;
    }
    return lanes;
  }
  static JIUGONG_INLINE unsigned nonzero_lanes(const V& a) {
    return ~zero_lanes(a) & static_cast<unsigned>((std::uint64_t{1} << kWidth) - 1);
  }
};

// Rule 1 for the rows of a band, all of whose boxes are in the fields of a word.
template <typename V>
JIUGONG_INLINE Ways<V> ways_in_rows(const TrioOf<V>& minirows) {
  return {minirows.a & next_stack(minirows.b) & previous_stack(minirows.c),
          minirows.a & previous_stack(minirows.b) & next_stack(minirows.c)};
}
// (What shifts leave in bits 30 and 31 is cleared.)
template <typename V>
JIUGONG_INLINE TrioOf<V> permutable_rows(const TrioOf<V>& minirows, const Ways<V>& ways) {
  return {ways.even | ways.odd, (previous_stack(ways.even) | next_stack(ways.odd)) & minirows.b,
          (next_stack(ways.even) | previous_stack(ways.odd)) & minirows.c};
}

// The same for the columns, through the bands of a group.
template <typename Bands>
JIUGONG_INLINE auto ways_in_columns(const Bands& bands) {
  const auto &a = bands[0].minicolumns, &b = bands[1].minicolumns, &c = bands[2].minicolumns;
  using Trio = std::remove_cvref_t<decltype(a)>;
  return Ways<Trio>{{a.a & b.b & c.c, a.b & b.c & c.a, a.c & b.a & c.b},
                    {a.a & b.c & c.b, a.b & b.a & c.c, a.c & b.b & c.a}};
}
template <typename Bands, typename Trio>
JIUGONG_INLINE void keep_permutable_columns(Bands& bands, const Ways<Trio>& ways) {
  const auto& [even, odd] = ways;
  bands[0].minicolumns = even | odd;
  bands[1].minicolumns = {even.c | odd.b, even.a | odd.c, even.b | odd.a};
  bands[2].minicolumns = {even.b | odd.c, even.c | odd.a, even.a | odd.b};
}

// Restricts the cells of a band to their minirows and minicolumns, and to the digits with one place.
template <typename Band, typename Trio, typename V>
JIUGONG_INLINE void settle(Band& band, const Trio& minicolumns, const V& hidden,
                           const solver9::FieldConstants<V>& fields) {
  const auto settle_row = [&](std::size_t row, const V& minirow) JIUGONG_INLINED {
    band.cells[row] =
        keep_hidden_singles(band.cells[row] & (minicolumns & minirow), hidden, fields);
    solver9::simd::compiler_barrier();
  };
  settle_row(0, band.minirows.a);
  settle_row(1, band.minirows.b);
  settle_row(2, band.minirows.c);
}

// Rows with forced triples, columns, hidden singles: the light step of solve9 for boards made by guesses. Returns the
// lanes with a contradiction. (What is said of lanes without a board means nothing.)
template <typename L>
JIUGONG_INLINE LaneSet light_step(L& lanes) {
  using Trio = typename L::Trio;
  const auto& fields = lanes.fields;
  lanes.for_each_band([&](auto& band) JIUGONG_INLINED {
    const auto& cells = band.cells;
    const Trio before = {any_of(cells[0]), any_of(cells[1]), any_of(cells[2])};
    const Trio minirows =
        keep_forced_triples(permutable_rows(before, ways_in_rows(before)), fields);
    band.minirows = minirows;
    solver9::simd::compiler_barrier();
    band.minicolumns = (cells[0] & minirows.a) | (cells[1] & minirows.b) | (cells[2] & minirows.c);
    solver9::simd::compiler_barrier();
  });
  const LaneSet contradictory = lanes.lanes_of_groups([&](auto& group) JIUGONG_INLINED {
    const auto ways = ways_in_columns(group.bands);
    keep_permutable_columns(group.bands, ways);
    return lanes.nonzero_lanes(fields.all ^ (any_of(ways.even) | any_of(ways.odd)));
  });
  solver9::simd::compiler_barrier();
  lanes.for_each_band([&](auto& band) JIUGONG_INLINED {
    const auto hidden = digits_with_one_place(band.minirows, band.minicolumns, fields);
    store(hidden, band.hidden);
    settle(band, band.minicolumns, hidden, fields);
  });
  return contradictory;
}

struct FullEnds {
  LaneSet contradictory, solved, stuck;
};

// Rows, naked singles, columns with forced triples, hidden singles: the full step of solve9.
template <typename L>
JIUGONG_INLINE FullEnds full_step(L& lanes) {
  using Trio = typename L::Trio;
  const auto& fields = lanes.fields;
  lanes.for_each_band([&](auto& band) JIUGONG_INLINED {
    const auto& cells = band.cells;
    const Trio before = {any_of(cells[0]), any_of(cells[1]), any_of(cells[2])};
    const auto ways = ways_in_rows(before);
    store(ways, band.ways);
    Trio minirows = permutable_rows(before, ways);
    solver9::simd::compiler_barrier();
    auto nonempty = fields.all;
    const auto restrict = [&](std::size_t row, const auto& minirow, Trio& singles) JIUGONG_INLINED {
      const Trio kept = cells[row] & minirow;
      singles = naked_singles(kept, nonempty, fields);
      solver9::simd::compiler_barrier();
      return kept;
    };
    Trio singles;
    Trio columns = restrict(0, minirows.a, singles);
    Trio in_column = singles, in_row;
    in_row.a = any_of(singles);
    columns = columns | restrict(1, minirows.b, singles);
    in_column = in_column | singles;
    in_row.b = any_of(singles);
    columns = columns | restrict(2, minirows.c, singles);
    in_column = in_column | singles;
    in_row.c = any_of(singles);
    const auto naked = any_of(in_row);
    store(naked, band.naked);
    minirows = without(minirows, others_of(in_row));
    band.minirows = minirows;
    band.changed = any_of(before ^ minirows);
    band.wrong = (fields.all ^ any_of(minirows)) | without(band.hidden, naked) |
                 ((nonempty & fields.guard) ^ fields.guard);
    band.columns_before = columns;
    band.minicolumns = without(columns, others_of(in_column));
    solver9::simd::compiler_barrier();
  });
  FullEnds ends;
  ends.contradictory = lanes.lanes_of_groups([&](auto& group) JIUGONG_INLINED {
    auto& bands = group.bands;
    const auto ways = ways_in_columns(bands);
    store(ways, group.ways);
    keep_permutable_columns(bands, ways);
    return lanes.nonzero_lanes(bands[0].wrong | bands[1].wrong | bands[2].wrong |
                               (fields.all ^ (any_of(ways.even) | any_of(ways.odd))));
  });
  solver9::simd::compiler_barrier();
  lanes.for_each_band([&](auto& band) JIUGONG_INLINED {
    const Trio minicolumns = keep_forced_triples(band.minicolumns, fields);
    const auto hidden = digits_with_one_place(band.minirows, minicolumns, fields);
    store(hidden, band.hidden);
    band.changed =
        band.changed | any_of(band.columns_before ^ minicolumns) | without(hidden, band.naked);
    solver9::simd::compiler_barrier();
    settle(band, minicolumns, hidden, fields);
  });
  ends.solved = lanes.lanes_of_groups([&](auto& group) JIUGONG_INLINED {
    const auto& bands = group.bands;
    return zero_lanes(without(fields.digits, bands[0].hidden & bands[1].hidden & bands[2].hidden));
  });
  ends.stuck = lanes.lanes_of_groups([&](auto& group) JIUGONG_INLINED {
    const auto& bands = group.bands;
    return zero_lanes(bands[0].changed | bands[1].changed | bands[2].changed);
  });
  return ends;
}

// The lanes in whose rows rule 2 finds nothing.
template <typename L>
JIUGONG_INLINE LaneSet lanes_without_triples_in_rows(L& lanes) {
  const auto found = [&](const auto& band) JIUGONG_INLINED {
    const auto& [a, b, c] = band.cells;
    const typename L::Trio minirows = {any_of(a), any_of(b), any_of(c)};
    return any_of(minirows ^ keep_forced_triples(minirows, lanes.fields));
  };
  return lanes.lanes_of_groups([&](auto& group) JIUGONG_INLINED {
    const auto& bands = group.bands;
    return zero_lanes(found(bands[0]) | found(bands[1]) | found(bands[2]));
  });
}

}  // namespace jiugong::solve_lanes
