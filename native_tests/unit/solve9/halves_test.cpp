// Two boards in the halves of vectors against the same boards one by one, with the instruction set
// that the solver has chosen.
#include <cstring>

#include "solve9/branch.h"
#include "solve9/propagate.h"
#include "unit/solve9/boards.h"

namespace jiugong::solver9 {
namespace {

#if JIUGONG_HAS_WIDE
using simd::InstructionSet;
using simd::Vec;
using simd::Vec2;

// What each operation makes of a and b in the first half, of b and a in the second.
constexpr std::size_t kOperations = 12;
using Results = std::array<std::array<Vec, 2>, kOperations>;
template <InstructionSet set>
void operate(Vec a, Vec b, Results& results);
JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(JIUGONG_SPECIALIZE, void, operate,
                                           (Vec a, Vec b, Results& results), {
                                             const Vec2 x = join(a, b), y = join(b, a);
                                             const Vec2 all[kOperations] = {
                                                 x,
                                                 x & y,
                                                 x | y,
                                                 x ^ y,
                                                 x - y,
                                                 without(x, y),
                                                 smaller(shift_right<1>(x), shift_right<1>(y)),
                                                 shift_left<10>(x),
                                                 shift_right<9>(x),
                                                 rotate1(x),
                                                 rotate2(x),
                                                 join(half<1>(x), half<0>(x))};
                                             for (std::size_t i = 0; i < kOperations; ++i)
                                               results[i] = {half<0>(all[i]), half<1>(all[i])};
                                           })

// The halves with a bit set.
template <InstructionSet set>
unsigned which_of(Vec a, Vec b);
JIUGONG_FOR_EACH_INSTRUCTION_SET_WITH_VEC2(JIUGONG_SPECIALIZE, unsigned, which_of, (Vec a, Vec b),
                                           { return which(join(a, b)); })

// Calls function.operator()<set>() with the chosen set; returns false if it has no Vec2.
template <typename Function>
bool with_chosen_set(Function function) {
  return dispatch(simd::best_instruction_set(), [&]<InstructionSet set>() {
    if constexpr (has_vec2(set)) function.template operator()<set>();
    return has_vec2(set);
  });
}

template <typename T>
bool are_equal(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

TEST(Halves, OperationsTreatEachHalf) {
  Random random(1);
  const auto random_vec = [&] {
    const auto word = [&] { return static_cast<std::uint32_t>(random.next() >> 32); };
    return Vec::of(word(), word(), word(), word());
  };
  const auto expected = [](Vec a, Vec b) {
    return std::array<Vec, kOperations>{a,
                                        a & b,
                                        a | b,
                                        a ^ b,
                                        a - b,
                                        without(a, b),
                                        smaller(simd::shift_right<1>(a), simd::shift_right<1>(b)),
                                        simd::shift_left<10>(a),
                                        simd::shift_right<9>(a),
                                        rotate1(a),
                                        rotate2(a),
                                        b};
  };
  const bool has_any = with_chosen_set([&]<InstructionSet set>() {
    for (int round = 0; round < 100; ++round) {
      const Vec a = random_vec(), b = random_vec();
      Results results;
      operate<set>(a, b, results);
      for (std::size_t i = 0; i < kOperations; ++i) {
        EXPECT_TRUE(are_equal(results[i][0], expected(a, b)[i])) << i;
        EXPECT_TRUE(are_equal(results[i][1], expected(b, a)[i])) << i;
      }
    }
  });
  if (!has_any) GTEST_SKIP() << "vectors hold one board";
}

TEST(Halves, WhichSeesEveryBit) {
  const bool has_any = with_chosen_set([&]<InstructionSet set>() {
    const Vec none = simd::splat(0);
    EXPECT_EQ(which_of<set>(none, none), 0u);
    for (int lane = 0; lane < 4; ++lane) {
      for (int bit = 0; bit < 32; ++bit) {
        const auto word = [&](int i) { return i == lane ? 1u << bit : 0; };
        const Vec one = Vec::of(word(0), word(1), word(2), word(3));
        EXPECT_EQ(which_of<set>(one, none), simd::kFirstHalf);
        EXPECT_EQ(which_of<set>(none, one), simd::kSecondHalf);
        EXPECT_EQ(which_of<set>(one, one), simd::kFirstHalf | simd::kSecondHalf);
      }
    }
  });
  if (!has_any) GTEST_SKIP() << "vectors hold one board";
}

// Sets a half of boards side by side.
void set_half(BoardOf<Vec2>& boards, std::size_t half, const Board& board) {
  for (std::size_t i = 0; i < sizeof board / sizeof(Vec); ++i) {
    std::memcpy(reinterpret_cast<char*>(&boards) + sizeof(Vec2) * i + sizeof(Vec) * half,
                reinterpret_cast<const char*>(&board) + sizeof(Vec) * i, sizeof(Vec));
  }
}

// What the rules make of a board by itself.
Node propagated(Board board) {
  Propagator propagator;
  Node node{};
  node.outcome = propagator.propagate(board, Origin::kGuess);
  node.board = board;
  node.lines = propagator.lines();
  return node;
}

void expect_equal(const Node& node, const Node& expected) {
  ASSERT_EQ(node.outcome, expected.outcome);
  if (node.outcome == Outcome::kContradiction) return;
  EXPECT_EQ(marks_of(node.board), marks_of(expected.board));
  if (node.outcome != Outcome::kStuck) return;
  EXPECT_TRUE(are_equal(node.board, expected.board));
  EXPECT_TRUE(are_equal(node.lines, expected.lines));
}

// Boards that are contradictory, solved or stuck, after a few steps or many.
Board random_board(Random& random) {
  Marks marks = random_marks(random);
  const Marks solution = jiugong::marks_of(grid_of(kPuzzleSolved));
  for (int i = random.below(60); i > 0; --i) {
    const auto cell = static_cast<std::size_t>(random.below(kCellCount));
    marks[cell] = solution[cell];
  }
  if (random.below(2) == 0) {
    DigitSet& digits = marks[static_cast<std::size_t>(random.below(kCellCount))];
    if ((digits & (digits - 1)) != 0) digits &= static_cast<DigitSet>(digits - 1);
  }
  Board board;
  read_board(marks, board);
  return board;
}

TEST(Halves, EachIsPropagatedAsByItself) {
  std::array<std::array<int, 3>, 3> seen{};
  const bool has_any = with_chosen_set([&]<InstructionSet set>() {
    Random random(5);
    HalvesPropagator propagator;
    for (int round = 0; round < 30'000; ++round) {
      const Board boards[] = {random_board(random), random_board(random)};
      set_half(propagator.halves(), 0, boards[0]);
      set_half(propagator.halves(), 1, boards[1]);
      Node first, second;
      propagator.propagate<set>(first, second);
      expect_equal(first, propagated(boards[0]));
      expect_equal(second, propagated(boards[1]));
      ++seen[static_cast<std::size_t>(first.outcome)][static_cast<std::size_t>(second.outcome)];
    }
  });
  if (!has_any) GTEST_SKIP() << "vectors hold one board";
  for (const auto& row : seen) {
    for (const int number : row) EXPECT_GT(number, 30);
  }
}

TEST(Halves, AreThoseOfTwoBoards) {
  const bool has_any = with_chosen_set([&]<InstructionSet set>() {
    Random random(6);
    int branches = 0;
    for (int round = 0; round < 600; ++round) {
      Board board;
      read_board(round == 0 ? marks_of(Grid()) : random_marks(random), board);
      const Node node = propagated(board);
      if (node.outcome != Outcome::kStuck) continue;
      BoardOf<Vec2> halves, expected;
      branch<set>(node.lines, node.board, halves);
      Board first = node.board, second;
      branch(node.lines, first, second);
      set_half(expected, 0, first);
      set_half(expected, 1, second);
      EXPECT_TRUE(are_equal(halves, expected));
      ++branches;
    }
    EXPECT_GT(branches, 100);
  });
  if (!has_any) GTEST_SKIP() << "vectors hold one board";
}
#endif

}  // namespace
}  // namespace jiugong::solver9
