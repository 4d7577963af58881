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

struct Piece {
  int sum = 0;
  std::array<Ahead, kTracked> barred{};  // per value
};

// The pieces that can be under way before a cell.
class Pieces {
 public:
  // (The first are those of which only the sum is known.)
  explicit Pieces(int total) {
    for (int sum = 0; sum < total; ++sum) pieces_.push_back({.sum = sum, .barred = {}});
    is_reached_.resize(pieces_.size());
  }

  std::size_t size() const { return pieces_.size(); }
  const Piece& operator[](std::size_t number) const { return pieces_[number]; }
  bool is_reached(std::size_t number) const { return is_reached_[number]; }

  // The number of this piece, which can be reached.
  std::size_t reach(const Piece& piece) {
    auto number = static_cast<std::size_t>(piece.sum);
    if (piece.barred != pieces_[number].barred) {
      const auto found = std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& other) {
        return piece.sum == other.sum && piece.barred == other.barred;
      });
      if (found != pieces_.end()) {
        number = static_cast<std::size_t>(found - pieces_.begin());
      } else if (size() < PieceStates::kMaxStates) {
        number = size();
        pieces_.push_back(piece);
        is_reached_.push_back(false);
      }
    }
    is_reached_[number] = true;
    return number;
  }

 private:
  std::vector<Piece> pieces_;
  std::vector<bool> is_reached_;
};

}  // namespace

PieceStates::PieceStates(const std::vector<std::uint16_t>& differs, const std::vector<int>& sums,
                         int total, int low, int values)
    : values_(static_cast<std::size_t>(values)) {
  const bool told_apart = differs.size() * values_ <= kMaxToldApart;
  const auto number_of = [&](std::size_t value) { return low + static_cast<int>(value); };
  // The piece with one more value, which it can have.
  const auto longer = [&](Piece piece, std::size_t added, Ahead differing) {
    piece.sum += number_of(added);
    if (piece.sum == total) return Piece{};
    if (!told_apart) return piece;
    for (std::size_t value = 0; value < std::min(kTracked, values_); ++value) {
      Ahead& barred = piece.barred[value];
      barred = static_cast<Ahead>(barred >> 1);
      if (value == added) barred |= differing;
      // The cells ahead that it can still reach with this value.
      const int rest = total - piece.sum - number_of(value);
      const int reach = rest < 0 ? 0 : rest / low + 1;
      if (reach < static_cast<int>(kAhead)) barred &= static_cast<Ahead>((1U << reach) - 1);
    }
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
        const bool barred = value < kTracked && (piece.barred[value] & 1) != 0;
        const bool goes_on = pieces.is_reached(number) && fits && !barred;
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
