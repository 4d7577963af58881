// XY-wing: a pivot xy with wings xz and yz. XYZ-wing: a pivot xyz with wings xz and yz.
#include "teach/techniques.h"

namespace jiugong::teach {
namespace {

bool find_wing(const Board& board, const Changes& changes, bool xyz, HintSink& sink) {
  Hint& hint = sink.hint;
  const int pivot_size = xyz ? 3 : 2;
  CellSet bivalue;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    if (is_pair(board.cells[cell])) bivalue.set(cell);
  }
  for (Cell pivot = 0; pivot < kCellCount; ++pivot) {
    const unsigned xy = board.cells[pivot];
    if (std::popcount(xy) != pivot_size) continue;
    const CellSet near = peers_of(pivot) & bivalue;
    if (near.size() < 2) continue;
    if (!changes.cells.test(pivot) && !changes.cells.intersects(near)) continue;
    // The peers that can be wings: two digits, of which the pivot lacks one (XYZ-wing: none).
    std::uint8_t wings[20];
    int count = 0;
    for (const Cell peer : kTables.peer_list[pivot]) {
      const unsigned xz = board.cells[peer];
      if (!near.test(peer) || std::popcount(xy & ~xz) != 1) continue;
      wings[count++] = static_cast<std::uint8_t>(peer);
    }
    for (int i = 0; i < count; ++i) {
      const unsigned xz = board.cells[wings[i]];
      for (int j = i + 1; j < count; ++j) {
        const unsigned yz = board.cells[wings[j]];
        if (std::popcount(xy | xz | yz) != 3) continue;
        const unsigned common = xy & xz & yz, z = xz & yz;
        if (xyz ? !is_single(common) : common != 0) continue;
        CellSet seen = peers_of(wings[i]) & peers_of(wings[j]);
        if (xyz) seen = seen & peers_of(pivot);
        seen.reset(pivot);
        hint.remove_from(board, seen, z);
        if (hint.removals.empty()) continue;
        hint.name(xyz ? Technique::kXYZWing : Technique::kXYWing, xyz ? 4.4 : 4.2);
        for (const Cell cell : {pivot, Cell{wings[i]}, Cell{wings[j]}}) hint.pattern.add_cell(cell);
        hint.pattern.digits = static_cast<DigitSet>(z);
        if (sink.take()) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_xy_wing(const Board& board, const Changes& changes, HintSink& sink) {
  return find_wing(board, changes, false, sink);
}

bool find_xyz_wing(const Board& board, const Changes& changes, HintSink& sink) {
  return find_wing(board, changes, true, sink);
}

}  // namespace jiugong::teach
