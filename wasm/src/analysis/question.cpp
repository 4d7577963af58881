#include "analysis/question.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "grid/geometry.h"

namespace jiugong::internal {
namespace {

// "These cells hold one of these digits once": one cell and all digits, or a house and one digit.
struct Constraint {
  std::span<const Cell> cells;
  DigitSet digits = 0;
};

// Constraints are numbered: the cells, then nine digits for each house.
using ConstraintNumber = std::uint16_t;
constexpr std::size_t kConstraintCount = kCellCount + 9 * kHouseCount;

Constraint constraint_of(ConstraintNumber number) {
  if (number < kCellCount) {
    // The rows list all cells in order.
    return {std::span(&kHouses[number / 9u][number % 9u], 1), kAllDigits};
  }
  const std::size_t rest = number - static_cast<std::size_t>(kCellCount);
  return {kHouses[rest / 9], static_cast<DigitSet>(1 << rest % 9)};
}

// How many unseen candidates each constraint has, 0..9.
using Counts = std::array<std::uint8_t, kConstraintCount>;

// Nine counters of four bits: kCounters[digits] has a one for each digit of the set.
constexpr auto kCounters = [] {
  std::array<std::uint64_t, kAllDigits + 1> counters{};
  for (std::size_t digits = 0; digits < counters.size(); ++digits) {
    for (std::size_t digit = 0; digit < 9; ++digit) {
      counters[digits] |= static_cast<std::uint64_t>(digits >> digit & 1) << 4 * digit;
    }
  }
  return counters;
}();

Counts count_unseen(const Marks& unseen) {
  Counts counts{};
  std::size_t number = 0;
  for (const DigitSet digits : unseen) {
    counts[number++] = static_cast<std::uint8_t>(std::popcount(digits));
  }
  for (const auto& house : kHouses) {
    std::uint64_t sum = 0;
    for (const Cell cell : house) sum += kCounters[unseen[static_cast<std::size_t>(cell)]];
    for (std::size_t digit = 0; digit < 9; ++digit) {
      counts[number++] = static_cast<std::uint8_t>(sum >> 4 * digit & 15);
    }
  }
  return counts;
}

// The constraints with unseen candidates, those with many first, else by number.
struct Ranking {
  std::array<ConstraintNumber, kConstraintCount> numbers;
  std::size_t size = 0;
};

Ranking rank(const Counts& counts) {
  std::array<std::size_t, 11> begin{};  // begin[n]: how many constraints have n or more candidates
  for (const std::uint8_t count : counts) ++begin[count];
  begin[0] = 0;
  for (std::size_t n = 9; n >= 1; --n) begin[n] += begin[n + 1];
  Ranking ranking;
  ranking.size = begin[1];
  for (ConstraintNumber number = 0; number < kConstraintCount; ++number) {
    // Those with n candidates lie behind those with more.
    if (counts[number] != 0) ranking.numbers[begin[counts[number] + 1u]++] = number;
  }
  return ranking;
}

// Restricts the constraint, unless one of its unseen candidates is asked for already (a second
// constraint would say little more) or other restrictions leave it or a cell nothing.
bool restrict_to_unseen(const Constraint& constraint, const Marks& unseen, Question& question) {
  bool satisfiable = false;
  for (const Cell cell : constraint.cells) {
    const auto c = static_cast<std::size_t>(cell);
    const int wanted = constraint.digits & unseen[c], unwanted = constraint.digits & ~unseen[c];
    if ((question.asked[c] & wanted) != 0) return false;
    if ((question.marks[c] & ~unwanted) == 0 && question.constraints != 0) return false;
    satisfiable |= (question.marks[c] & wanted) != 0;
  }
  if (!satisfiable) return false;
  for (const Cell cell : constraint.cells) {
    const auto c = static_cast<std::size_t>(cell);
    question.asked[c] = static_cast<DigitSet>(question.asked[c] | (constraint.digits & unseen[c]));
    question.marks[c] =
        static_cast<DigitSet>(question.marks[c] & ~(constraint.digits & ~unseen[c]));
  }
  ++question.constraints;
  return true;
}

}  // namespace

Question ask_for_unseen(const Marks& alive, const Marks& unseen, int wanted) {
  const Ranking ranking = rank(count_unseen(unseen));
  Question question;
  question.marks = alive;
  for (std::size_t i = 0; i < ranking.size && question.constraints < wanted; ++i) {
    restrict_to_unseen(constraint_of(ranking.numbers[i]), unseen, question);
  }
  return question;
}

}  // namespace jiugong::internal
