// How often values occur in some cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "regions/model.h"
#include "regions/propagators/propagator.h"

namespace jiugong::regions {

// Compares how many groups of cells must and can hold one of some values with how many cells may. Where each cell holds
// a value of exactly one of the sets, the numbers also have to add up to the number of cells.
class OccurrencesFilter : public Propagator {
 public:
  // Cells that differ, so that a value occurs at most once in them.
  struct Group {
    Cells cells;
    // The other cells of full houses that hold no cell outside the group: what they cannot hold, the group must.
    std::vector<Cells> rests = {};
    Cells seers = {};  // cells that differ from all of the group
  };
  using Groups = std::vector<Group>;

  // `partitions` of the cells serve for the sets of one value.
  OccurrencesFilter(Cells cells, std::vector<Occurrences> occurrences, Mask all,
                    std::vector<Groups> partitions = {});

  bool filter(Board& board) override;
  bool is_thorough() const override { return false; }

 private:
  // The numbers of cells that may hold one of the values: least..most, and 0 if `none`.
  struct Range {
    int least = 0, most = 0;
    bool none = false;
  };
  // The values that a group can hold, can hold in one cell only, and must hold.
  struct GroupValues {
    Mask any = 0, once = 0, must = 0;

    bool can_hold(Mask values) const { return (any & values) != 0; }
    bool must_hold(Mask values) const { return (must & values) != 0 || (any & ~values) == 0; }
  };
  // Numbers of groups.
  struct Count {
    int can = 0, must = 0;
  };

  void look_at_groups(const Board& board);
  std::size_t partitions_for(Mask values) const;
  Count count(std::size_t partition, Mask values) const;
  bool find_ranges();
  bool add_up();
  bool force(Board& board);
  bool leave_out(std::size_t partition, Mask values, Board& board);
  bool put(std::size_t partition, Mask values, Board& board);

  std::vector<Occurrences> occurrences_;
  std::vector<Groups> partitions_;  // the first has each cell by itself
  bool add_up_ = false;
  std::uint64_t work_ = 0;                         // of a look at all groups, but for add_up()
  std::vector<std::vector<GroupValues>> values_;   // by filter(), per partition and group
  std::vector<Range> ranges_;                      // by filter(), per set of values
  std::vector<std::vector<std::uint8_t>> before_;  // by add_up(): the sums of the first sets
};

}  // namespace jiugong::regions
