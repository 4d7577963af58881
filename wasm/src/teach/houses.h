// Houses in the order in which Sudoku Explainer numbers them, which decides ties:
//
//     0..8 blocks     9..17 rows     18..26 columns     places in a house in reading order
//
// (The public geometry.h has rows first.)
#pragma once

#include <cstdint>

#include "grid/cell_set.h"
#include "jiugong/geometry.h"

namespace jiugong::teach {

using grid::CellSet;

enum HouseType : std::uint8_t { kBlock, kRow, kColumn };

inline constexpr std::uint32_t kAllHouses = (1U << kHouseCount) - 1;

// A set of the nine places of a house.
using PlaceSet = std::uint16_t;

// The order in which singles, sets and fish go through the houses: blocks, columns, rows.
inline constexpr int kSetOrder[3] = {kBlock, kColumn, kRow};

struct HouseTables {
  std::uint8_t cells[kHouseCount][9] = {};      // of a house
  std::uint8_t houses[kCellCount][3] = {};      // of a cell: its block, row and column
  std::uint32_t house_sets[kCellCount] = {};    // the same as bits
  std::uint8_t places[kCellCount][3] = {};      // of a cell in these houses
  CellSet sets[kHouseCount] = {};               // the cells of a house
  CellSet peers[kCellCount] = {};               // the 20 peers of a cell
  std::uint8_t peer_list[kCellCount][20] = {};  // the same: block, row, column, each once
};

inline constexpr HouseTables kTables = [] {
  HouseTables t;
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    const int row = row_of(cell), column = column_of(cell), box = box_of(cell);
    const int houses[3] = {box, 9 + row, 18 + column};
    const int places[3] = {row % 3 * 3 + column % 3, column, row};
    for (int type = 0; type < 3; ++type) {
      t.houses[cell][type] = static_cast<std::uint8_t>(houses[type]);
      t.places[cell][type] = static_cast<std::uint8_t>(places[type]);
      t.house_sets[cell] |= 1U << houses[type];
      t.cells[houses[type]][places[type]] = static_cast<std::uint8_t>(cell);
      t.sets[houses[type]].set(cell);
    }
  }
  for (Cell cell = 0; cell < kCellCount; ++cell) {
    int count = 0;
    for (const int house : t.houses[cell]) {
      for (const int other : t.cells[house]) {
        if (other == cell || t.peers[cell].test(other)) continue;
        t.peers[cell].set(other);
        t.peer_list[cell][count++] = static_cast<std::uint8_t>(other);
      }
    }
  }
  return t;
}();

constexpr int type_of(int house) { return house / 9; }
constexpr int cell_at(int house, int place) { return kTables.cells[house][place]; }
constexpr int house_of(Cell cell, int type) { return kTables.houses[cell][type]; }
constexpr std::uint32_t houses_of(Cell cell) { return kTables.house_sets[cell]; }
constexpr int place_of(Cell cell, int type) { return kTables.places[cell][type]; }
constexpr const CellSet& peers_of(Cell cell) { return kTables.peers[cell]; }
constexpr const CellSet& cells_of(int house) { return kTables.sets[house]; }

// The peers that a set of cells has in common.
constexpr CellSet common_peers(CellSet cells) {
  CellSet peers = peers_of(cells.lowest());
  for (CellSet rest = cells; !rest.empty();) peers = peers & peers_of(rest.take_lowest());
  return peers;
}

// The cells that see at least one of `cells`.
constexpr CellSet seen_by(CellSet cells) {
  CellSet seen;
  while (!cells.empty()) seen = seen | peers_of(cells.take_lowest());
  return seen;
}

// The number that a house has in geometry.h.
constexpr int public_house(int house) { return house < 9 ? house + 18 : house - 9; }

}  // namespace jiugong::teach
