#include "twist/tripods/gains.h"

namespace jiugong::twist::tripods {
namespace {

using Lines = std::array<Bytes, kSide>;
using Octet = std::array<Bytes, kLines>;
using Table = std::array<std::array<std::int8_t, 16>, kLines>;

// Entry [line][n]: the change when the last of n copies crosses the line (down: away from the near
// side), or another one arrives.
constexpr Table table_of(int first, int second) {
  Table table{};
  for (int line = 0; line < kLines; ++line) {
    for (int count = 0; count <= kSide; ++count) {
      const int from = count + first;
      const int to = count + second;
      if (from < 0 || from > kSide || to < 0 || to > kSide) continue;
      table[static_cast<std::size_t>(line)][static_cast<std::size_t>(count)] =
          static_cast<std::int8_t>(line_cost(line, to) - line_cost(line, from));
    }
  }
  return table;
}

constexpr Table kGoes = table_of(0, -1);
constexpr Table kComes = table_of(0, 1);

// The additional change by a second copy.
constexpr Table second_of(int by) {
  Table table = table_of(by, 2 * by);
  const Table first = table_of(0, by);
  for (std::size_t line = 0; line < kLines; ++line) {
    for (std::size_t count = 0; count < 16; ++count) {
      table[line][count] = static_cast<std::int8_t>(table[line][count] - first[line][count]);
    }
  }
  return table;
}
constexpr Table kGoesTwice = second_of(-1);
constexpr Table kComesTwice = second_of(1);

Bytes entry(const Table& table, std::size_t line) { return load(table[line].data()); }

// The changes along one axis. Lines run between `tiles[i]` and `tiles[i + 1]`; a block has the
// lanes c and c + 1 of both:  a b
//                             d c
struct Axis {
  Octet b_for_d;  // b leaves, d arrives
  Octet a_for_c;
  Octet both;  // a and b leave, c and d arrive
};

template <bool half>
inline void measure(const Lines& tiles, const std::uint8_t* packed, Axis& axis) {
  for (std::size_t line = 0; line < kLines; ++line) {
    const Bytes pairs = load(packed + 9 * (line % 4));
    const Bytes counts = line < 4 ? low_nibbles(pairs) : high_nibbles(pairs);
    const Bytes a = tiles[line];
    const Bytes b = from_lane<1>(a);
    const Bytes d = tiles[line + 1];
    const Bytes c = from_lane<1>(d);
    const Bytes a_goes = lookup(lookup(entry(kGoes, line), counts), a);
    const Bytes b_goes = from_lane<1>(a_goes);
    const Bytes d_comes = lookup(lookup(entry(kComes, line), counts), d);
    const Bytes c_comes = from_lane<1>(d_comes);
    const Bytes ac = equal(a, c);
    const Bytes bd = equal(b, d);
    axis.b_for_d[line] = without(add(b_goes, d_comes), bd);
    axis.a_for_c[line] = without(add(a_goes, c_comes), ac);
    if constexpr (half) {
      // Copies that exchange places cancel out in pairs.
      const Bytes ad = without(equal(a, d), ac | bd);
      const Bytes bc = without(equal(b, c), ac | bd);
      const Bytes a_out = ac | ad;
      const Bytes b_out = bd | bc;
      const Bytes c_out = ac | bc;
      const Bytes d_out = bd | ad;
      const Bytes goes_twice =
          without(lookup(lookup(entry(kGoesTwice, line), counts), a), a_out | b_out);
      const Bytes comes_twice =
          without(lookup(lookup(entry(kComesTwice, line), counts), d), c_out | d_out);
      const Bytes going = add(without(a_goes, a_out), without(b_goes, b_out));
      const Bytes coming = add(without(c_comes, c_out), without(d_comes, d_out));
      const Bytes twice = add(goes_twice & equal(a, b), comes_twice & equal(c, d));
      axis.both[line] = add(add(going, coming), twice);
    }
  }
}

// Transposes lanes 0..7 of eight vectors; returns two rows per vector.
inline std::array<Bytes, 4> transpose(const Octet& m) {
  const Bytes a = zip_lows(m[0], m[4]), b = zip_lows(m[1], m[5]);
  const Bytes c = zip_lows(m[2], m[6]), d = zip_lows(m[3], m[7]);
  const Bytes e = zip_lows(a, c), f = zip_highs(a, c);
  const Bytes g = zip_lows(b, d), h = zip_highs(b, d);
  return {zip_lows(e, g), zip_highs(e, g), zip_lows(f, h), zip_highs(f, h)};
}

// The columns of a board; lanes 9..15 hold arbitrary digits.
inline void columns_of(const Lines& rows, Lines& columns) {
  const Octet upper = {rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7]};
  const auto pairs = transpose(upper);
  const Bytes& last = rows[8];
  columns[0] = lows(pairs[0], last);
  columns[1] = lows(from_lane<8>(pairs[0]), from_lane<1>(last));
  columns[2] = lows(pairs[1], from_lane<2>(last));
  columns[3] = lows(from_lane<8>(pairs[1]), from_lane<3>(last));
  columns[4] = lows(pairs[2], from_lane<4>(last));
  columns[5] = lows(from_lane<8>(pairs[2]), from_lane<5>(last));
  columns[6] = lows(pairs[3], from_lane<6>(last));
  columns[7] = lows(from_lane<8>(pairs[3]), from_lane<7>(last));
  const Bytes a = zip_highs(rows[0], rows[4]), b = zip_highs(rows[1], rows[5]);
  const Bytes c = zip_highs(rows[2], rows[6]), d = zip_highs(rows[3], rows[7]);
  columns[8] = lows(zip_lows(zip_lows(a, c), zip_lows(b, d)), from_lane<8>(last));
}

inline void combine(const Octet& by_rows, const Octet& by_columns, Bytes* changes) {
  const auto turned = transpose(by_columns);
  for (std::size_t i = 0; i < 4; ++i) {
    changes[i] = add(lows(by_rows[2 * i], by_rows[2 * i + 1]), turned[i]);
  }
}

}  // namespace

template <bool half>
void measure_presses(const TripodsPosition& position, Gains& gains) {
  const std::uint8_t* bytes = position.bytes.data();
  for (std::size_t row = 0; row < 5; ++row) {
    const Bytes pairs = load(bytes + 9 * row);
    gains.rows[row] = low_nibbles(pairs);
    if (row < 4) gains.rows[row + 5] = high_nibbles(pairs);
  }
  Lines columns;
  columns_of(gains.rows, columns);
  Axis down, right;
  measure<half>(gains.rows, bytes + TripodsPosition::kAbove, down);
  measure<half>(columns, bytes + TripodsPosition::kLeft, right);
  combine(down.b_for_d, right.a_for_c, gains.changes.data());
  combine(down.a_for_c, right.b_for_d, &gains.changes[4]);
  if constexpr (half) combine(down.both, right.both, &gains.changes[8]);
}

template void measure_presses<false>(const TripodsPosition& position, Gains& gains);
template void measure_presses<true>(const TripodsPosition& position, Gains& gains);

}  // namespace jiugong::twist::tripods
