// Unique rectangles and loops: cells that, but for extra digits, could exchange two digits all round.
// A puzzle with one solution excludes that.
#pragma once

#include <cstdint>

#include "teach/board.h"
#include "teach/hint.h"

namespace jiugong::teach {

// All paths from all cells of two digits are followed, which can be many: where marks leave two of the
// same three digits in dozens of cells, a million.
class UniqueLoops {
 public:
  // Starts a search on a board, which must outlive it.
  void start(const Board& board);

  // Goes on for about `budget` nodes and takes them from it; returns whether the search is over. A sink
  // that wants all gets all hints.
  bool advance(std::uint64_t& budget, HintSink& sink);

  // Once the search is over for a sink that wants one: takes the best hint, and returns whether there is
  // one.
  bool take_best(HintSink& sink) const;

 private:
  static constexpr std::uint8_t kNoType = 3;

  // A cell of the path, and how far the search has gone from it. `allowed` cells more may have extra
  // digits; `extra` are the extra digits seen. They include those of cells that were looked at and not
  // entered: whether a loop is found depends on this, so it has to be done as Sudoku Explainer does it.
  // `same` and `other` are the houses visited by cells of the parity of this cell and of the next. A loop
  // is valid if it visits each of its houses twice, once with each parity; so a house visited twice with
  // one parity ends the path.
  struct Visit {
    std::uint8_t cell = 0;
    std::int8_t allowed = 0;
    std::uint8_t last_type = kNoType;  // of the house through which the path came
    std::uint8_t type = 0;             // of the house that is looked at
    unsigned rest = 0;                 // places of that house that have not been looked at
    unsigned extra = 0;
    std::uint32_t same = 0, other = 0;
  };

  // Nine cells of each parity, since each is in another row.
  static constexpr int kMaxLength = 18;

  unsigned places_of_both(int house) const;
  bool begin_path();
  bool may_start(Cell start) const;
  void find_core();
  void enter(Visit visit);
  void leave();
  void look_on();
  bool may_close(std::uint32_t houses) const;

  void take_loop();
  Cell first_extra_on_path() const;
  Hint hint_of(int type, double rating) const;
  void take(const Hint& hint);
  void take_type1();
  void take_type2();
  void take_type3();
  void take_naked_sets(int house, int size);
  void take_hidden_sets(int house, int size);
  void take_type4();

  const Board* board_ = nullptr;
  HintSink* sink_ = nullptr;  // during advance()
  Cell next_start_ = 0;
  Hint best_;
  bool found_ = false;

  unsigned pair_ = 0;  // the two digits of the loop
  int low_ = 0, high_ = 0;
  CellSet core_;
  Visit path_[kMaxLength];
  int length_ = 0;
  CellSet on_path_;

  // Of the loop just found: its rating, and its cells with extra digits.
  double base_ = 0;
  CellSet extra_cells_;
  unsigned extra_digits_ = 0;
  Cell first_ = 0, second_ = 0;  // the extra cells, if they are two, in the order of the loop
};

}  // namespace jiugong::teach
