// Bivalue universal grave: but for a few candidates every cell would have two digits and every digit
// two places in each house, which means two solutions.
#include "teach/rating.h"
#include "teach/subsets.h"
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

class Grave {
 public:
  Grave(const Board& board, Hint& hint) : board_(board), hint_(hint), rest_(board.candidates()) {}

  bool find() {
    if (!collect() || !is_grave()) return false;
    if (cell_count_ == 1) return take_type1();
    if (is_single(digits_)) return take_type2() || (cell_count_ == 2 && take_type4());
    if (common_.empty()) return false;
    return (cell_count_ == 2 && take_type4()) || take_type3();
  }

 private:
  // Collects the cells with extra digits: those where a digit has neither none nor two places in a
  // house, but one place in cells of three digits or more.
  bool collect() {
    for (int house = 0; house < kHouseCount; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = board_.places[house][digit];
        if (places == 0 || is_pair(places)) continue;
        int large = 0;
        Cell cell = 0;
        for (const int place : bits(places)) {
          if (std::popcount(board_.cells[cell_at(house, place)]) < 3) continue;
          ++large;
          cell = cell_at(house, place);
        }
        if (large == 0) return false;
        if (large == 1 && !add(cell, digit)) return false;
      }
    }
    return true;
  }

  // Returns false when what is left cannot be told by any type.
  bool add(Cell cell, int digit) {
    common_ = cell_count_ == 0 ? peers_of(cell) : common_ & peers_of(cell);
    if (!set_.test(cell)) {
      set_.set(cell);
      cells_[cell_count_++] = static_cast<std::uint8_t>(cell);
    }
    extra_[cell] = static_cast<DigitSet>(extra_[cell] | 1 << digit);
    digits_ |= 1U << digit;
    if (rest_.has(cell, digit)) rest_.remove(cell, digit);
    common_ = common_ - set_;
    return cell_count_ == 1 || !has_several(digits_) || !common_.empty();
  }

  bool is_grave() const {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
      if (board_.is_open(cell) && !is_pair(rest_.cells[cell])) return false;
    }
    for (const auto& house : rest_.places) {
      for (const PlaceSet places : house) {
        if (places != 0 && !is_pair(places)) return false;
      }
    }
    return true;
  }

  bool name(double rating, int type) {
    hint_.name(Technique::kBivalueUniversalGrave, rating, type);
    for (int i = 0; i < cell_count_; ++i) hint_.pattern.add_cell(cells_[i]);
    hint_.pattern.digits = static_cast<DigitSet>(digits_);
    return true;
  }

  bool take_type1() {
    hint_.removals.add(cells_[0], board_.cells[cells_[0]] & ~digits_);
    return name(5.6, 1);
  }

  bool take_type2() {
    hint_.remove_from(board_, common_, digits_);
    return !hint_.removals.empty() && name(5.7, 2);
  }

  bool take_type3() {
    for (int type = 0; type < 3; ++type) {
      const int house = house_of(cells_[0], type);
      if (!(set_ - cells_of(house)).empty()) continue;
      int count = 0;
      std::uint8_t cells[9] = {};
      for (CellSet rest = common_ & cells_of(house); !rest.empty();) {
        cells[count++] = static_cast<std::uint8_t>(rest.take_lowest());
      }
      for (int size = 2; size <= 6 && size <= count; ++size) {
        const auto take = [&](unsigned chosen) { return take_set(house, cells, count, chosen); };
        if (for_each_subset(size - 1, count, take)) return true;
      }
    }
    return false;
  }

  // A naked set of the extra digits and the chosen cells.
  bool take_set(int house, const std::uint8_t* cells, int count, unsigned chosen) {
    const int size = std::popcount(chosen) + 1;
    unsigned digits = 0;
    for (const int i : bits(chosen)) {
      if (!has_several(board_.cells[cells[i]])) return false;
      digits |= board_.cells[cells[i]];
    }
    if (std::popcount(digits) != size || std::popcount(digits | digits_) != size) return false;
    for (int i = 0; i < count; ++i) {
      if (!has_bit(chosen, i)) hint_.removals.add(cells[i], board_.cells[cells[i]] & digits);
    }
    if (hint_.removals.empty()) return false;
    for (const int i : bits(chosen)) hint_.pattern.add_extra_cell(cells[i]);
    hint_.pattern.extra_digits = static_cast<DigitSet>(digits);
    hint_.pattern.add_house(house);
    return name(5.7 + kTenths.product[size - 1], 3);
  }

  // A digit that both cells have besides is locked to them.
  bool take_type4() {
    const Cell first = cells_[0], second = cells_[1];
    const unsigned locked = board_.cells[first] & board_.cells[second] & ~digits_;
    if (!is_single(locked)) return false;
    const std::uint32_t houses = houses_of(first) & houses_of(second);
    if (houses == 0) return false;
    for (const Cell cell : {first, second}) {
      hint_.removals.add(cell, board_.cells[cell] & ~extra_[cell] & ~locked);
    }
    hint_.pattern.extra_digits = static_cast<DigitSet>(locked);
    hint_.pattern.add_house(lowest_bit(houses));
    return name(5.7, 4);
  }

  const Board& board_;
  Hint& hint_;
  Candidates rest_;  // without the extra digits
  std::uint8_t cells_[kCellCount] = {};
  int cell_count_ = 0;
  CellSet set_;          // the same cells
  CellSet common_;       // their common peers
  unsigned digits_ = 0;  // all extra digits
  DigitSet extra_[kCellCount] = {};
};

}  // namespace

bool find_bivalue_universal_grave(const Board& board, HintSink& sink) {
  return Grave(board, sink.hint).find() && sink.take();
}

}  // namespace jiugong::teach
