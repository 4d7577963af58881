#include "regions/propagators/piece_states.h"

#include <algorithm>
#include <array>
#include <utility>

namespace jiugong::regions {
namespace {

using Ahead = std::uint16_t;  // a set of cells: bit d stands for the one d cells on

constexpr std::size_t kTracked = 16;  // values that are barred

// Cells times values of lines where more than sums is told apart: 10 ms are enough for them.
constexpr std::size_t kMaxToldApart = 2'000;

// A set of cells per value, four in a word.
using Barred = std::array<std::uint64_t, kTracked / 4>;

void set(Barred& barred, std::size_t value, Ahead cells) {
  barred[value / 4] |= std::uint64_t{cells} << 16 * (value % 4);
}

bool is_barred_next(const Barred& barred, std::size_t value) {
  return value < kTracked && (barred[value / 4] >> 16 * (value % 4) & 1) != 0;
}

struct Piece {
  int sum = 0;
  Barred barred{};
};

// The pieces that can be under way before a cell.
class Pieces {
 public:
  // (The first are those of which only the sum is known.)
  explicit Pieces(int total)
      : is_reached_(static_cast<std::size_t>(total)), next_(static_cast<std::size_t>(total)) {
    for (int sum = 0; sum < total; ++sum) pieces_.push_back({.sum = sum, .barred = {}});
  }

  std::size_t size() const { return pieces_.size(); }
  const Piece& operator[](std::size_t number) const { return pieces_[number]; }
  bool is_reached(std::size_t number) const { return is_reached_[number]; }

  // The number of this piece, which can be reached.
  std::size_t reach(const Piece& piece) {
    const auto of_sum = static_cast<std::size_t>(piece.sum);
    std::size_t number = of_sum;
    while (pieces_[number].barred != piece.barred) {
      if (next_[number] == 0) {
        if (size() == PieceStates::kMaxStates) {
          number = of_sum;
          break;
        }
        next_[number] = size();
        pieces_.push_back(piece);
        is_reached_.push_back(false);
        next_.push_back(0);
      }
      number = next_[number];
    }
    is_reached_[number] = true;
    return number;
  }

 private:
  std::vector<Piece> pieces_;
  std::vector<bool> is_reached_;
  std::vector<std::size_t> next_;  // the next one with the same sum, or 0
};

}  // namespace

PieceStates::PieceStates(const std::vector<std::uint16_t>& differs, const std::vector<int>& sums,
                         int total, int low, int values)
    : values_(static_cast<std::size_t>(values)) {
  const bool told_apart = differs.size() * values_ <= kMaxToldApart;
  const auto number_of = [&](std::size_t value) { return low + static_cast<int>(value); };
  // Per sum, the cells ahead that a piece can still reach with each value.
  std::vector<Barred> reached(static_cast<std::size_t>(total));
  for (int sum = 0; sum < total; ++sum) {
    for (std::size_t value = 0; value < kTracked; ++value) {
      // (Of values that the puzzle does not have the numbers may be too large.)
      const std::int64_t rest = std::int64_t{total} - sum - low - static_cast<std::int64_t>(value);
      const auto reach = rest < 0 ? 0 : std::min<std::int64_t>(rest / low + 1, kAhead);
      set(reached[static_cast<std::size_t>(sum)], value, static_cast<Ahead>((1U << reach) - 1));
    }
  }
  // The piece with one more value, which it can have.
  const auto longer = [&](Piece piece, std::size_t added, Ahead differing) {
    piece.sum += number_of(added);
    if (piece.sum == total) return Piece{};
    if (!told_apart) return piece;
    constexpr std::uint64_t kShifted = 0x7FFF'7FFF'7FFF'7FFF;
    for (std::uint64_t& barred : piece.barred) barred = barred >> 1 & kShifted;
    if (added < kTracked) set(piece.barred, added, differing);
    for (std::size_t i = 0; i < piece.barred.size(); ++i)
      piece.barred[i] &= reached[static_cast<std::size_t>(piece.sum)][i];
    return piece;
  };
  Pieces pieces(total);
  pieces.reach({});
  for (const std::uint16_t differing : differs) {
    first_.push_back(allowed_.size());
    const int known = sums[first_.size()];
    Pieces next(total);
    for (std::size_t number = 0; number < pieces.size(); ++number) {
      const Piece& piece = pieces[number];
      Mask allowed = 0;
      for (std::size_t value = 0; value < values_; ++value) {
        const std::int64_t sum = std::int64_t{piece.sum} + number_of(value);
        const bool fits = sum <= total && (known < 0 || sum % total == known);
        const bool goes_on =
            pieces.is_reached(number) && fits && !is_barred_next(piece.barred, value);
        if (goes_on) allowed |= Mask{1} << value;
        after_.push_back(
            static_cast<std::uint8_t>(goes_on ? next.reach(longer(piece, value, differing)) : 0));
      }
      allowed_.push_back(allowed);
    }
    pieces = std::move(next);
  }
}

}  // namespace jiugong::regions
