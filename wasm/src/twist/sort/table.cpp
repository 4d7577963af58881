#include <span>
#include <utility>

#include "jiugong/untwist.h"
#include "twist/sort/table_maker.h"

namespace jiugong {
namespace twist::sort {

void TableMaker::start(Turns turns) {
  turns_ = turns;
  walk_.start(turns);
  distances_.assign(kOrderCount, 0);
}

bool TableMaker::advance(std::uint64_t nodes) {
  for (; nodes != 0; --nodes) {
    distances_[number_of(walk_.order())] = static_cast<std::uint8_t>(walk_.distance());
    if (!walk_.go_on()) return true;
  }
  return false;
}

UntwistTable TableMaker::take() {
  walk_.end();
  return {turns_, std::move(distances_)};
}

}  // namespace twist::sort

UntwistTable::UntwistTable(Turns turns) : turns_(turns) {
  twist::sort::TableMaker maker;
  maker.start(turns);
  maker.advance(UINT64_MAX);
  *this = maker.take();
}

int UntwistTable::distance(std::span<const std::uint8_t, 9> tiles) const {
  twist::Order3x3 inverse{};
  for (std::uint8_t place = 0; place < 9; ++place) inverse[tiles[place]] = place;
  return distances_[twist::number_of(inverse)];
}

}  // namespace jiugong
