// Writes the notation: each group of regions becomes the first of boxes, labels and lists that
// reproduces it exactly and is no longer than the others.
#include <algorithm>
#include <utility>

#include "jiugong/checks.h"
#include "jiugong/region_presets.h"
#include "make_owned.h"
#include "regions/cell_name.h"
#include "regions/text/pieces.h"
#include "regions/text/rules.h"

namespace jiugong {
namespace {

using regions::cell_name;

using Regions = std::vector<std::vector<int>>;

constexpr std::string_view kLabels =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

}  // namespace

class RegionWriter::Impl {
 public:
  explicit Impl(const RegionPuzzle& puzzle);

  bool advance(std::uint64_t lists);
  std::string take() { return std::exchange(out_, {}); }

 private:
  // A statement and the regions it makes.
  struct Made {
    std::string statement;
    Regions regions;
  };

  void write_size();
  void write_flags();
  void write_cells();
  bool write_boxes();
  void write_labels_or_region();
  std::size_t count_labelled() const;

  void write_list(const std::vector<int>& cells);
  std::size_t length_of_list(const std::vector<int>& cells) const;
  void write_name(int cell);
  bool is_rectangle(const std::vector<int>& cells) const;

  void say(std::string_view statement) {
    if (std::exchange(begun_, true)) out_ += "; ";
    out_ += statement;
  }

  const RegionPuzzle& puzzle_;
  std::vector<Made> boxes_;    // those not written yet
  std::size_t next_ = 0;       // index of the next region
  std::size_t next_cage_ = 0;  // index of the next cage
  bool begun_ = false;         // whether there is a statement
  std::size_t next_rule_ = 0;  // index of the next rule
  bool has_flags_ = false;     // whether diagonals, anti-knight, … are written
  bool done_ = false;
  std::string out_;
};

RegionWriter::Impl::Impl(const RegionPuzzle& puzzle) : puzzle_(puzzle) {
  RegionPuzzle grid = puzzle;
  const auto try_boxes = [&](const std::string& statement, int rows, int cols) {
    grid.regions.clear();
    add_boxes(grid, rows, cols);
    boxes_.push_back({statement, grid.regions});
  };
  try_boxes("rows", 1, puzzle.cols);
  try_boxes("columns", puzzle.rows, 1);
  for (int rows = 1; rows <= puzzle.rows; ++rows) {
    for (int cols = 1; cols <= puzzle.cols; ++cols) {
      // (Single cells need no region, and full rows and columns have one.)
      const bool whole = puzzle.rows % rows == 0 && puzzle.cols % cols == 0;
      const bool line = (rows == 1 && cols == puzzle.cols) || (rows == puzzle.rows && cols == 1);
      if (whole && !line && rows * cols <= kMaxRegionValues) {
        try_boxes("boxes " + std::to_string(rows) + "x" + std::to_string(cols), rows, cols);
      }
    }
  }
}

bool RegionWriter::Impl::write_boxes() {
  for (auto made = boxes_.begin(); made != boxes_.end(); ++made) {
    const Regions& regions = made->regions;
    if (puzzle_.regions.size() - next_ < regions.size()) continue;
    if (!std::equal(regions.begin(), regions.end(),
                    puzzle_.regions.begin() + static_cast<std::ptrdiff_t>(next_))) {
      continue;
    }
    next_ += regions.size();
    say(made->statement);
    boxes_.erase(made);
    return true;
  }
  return false;
}

// Counts the next regions that labels reproduce in this order.
std::size_t RegionWriter::Impl::count_labelled() const {
  std::vector<bool> seen(puzzle_.cells.size());
  const auto is_seen = [&](int cell) { return seen[static_cast<std::size_t>(cell)]; };
  int first = -1;
  std::size_t count = 0;
  for (; next_ + count < puzzle_.regions.size() && count < kLabels.size(); ++count) {
    const std::vector<int>& region = puzzle_.regions[next_ + count];
    if (region[0] <= first || !std::is_sorted(region.begin(), region.end()) ||
        std::any_of(region.begin(), region.end(), is_seen)) {
      break;
    }
    first = region[0];
    for (const int cell : region) seen[static_cast<std::size_t>(cell)] = true;
  }
  return count;
}

bool RegionWriter::Impl::is_rectangle(const std::vector<int>& cells) const {
  const int cols = cells.back() % puzzle_.cols - cells[0] % puzzle_.cols + 1;
  if (cols < 1 || cells.size() < 2) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int number = static_cast<int>(i);
    if (cells[i] != cells[0] + number / cols * puzzle_.cols + number % cols) return false;
  }
  return static_cast<int>(cells.size()) % cols == 0;
}

// Writes the name of a cell, such as "r1c1".
void RegionWriter::Impl::write_name(int cell) {
  const auto write_number = [&](int number) {
    if (number > 9) out_ += static_cast<char>('0' + number / 10);
    out_ += static_cast<char>('0' + number % 10);
  };
  out_ += 'r';
  write_number(cell / puzzle_.cols + 1);
  out_ += 'c';
  write_number(cell % puzzle_.cols + 1);
}

void RegionWriter::Impl::write_list(const std::vector<int>& cells) {
  if (is_rectangle(cells)) {
    out_ += ' ';
    write_name(cells[0]);
    out_ += '-';
    write_name(cells.back());
    return;
  }
  for (const int cell : cells) {
    out_ += ' ';
    write_name(cell);
  }
}

std::size_t RegionWriter::Impl::length_of_list(const std::vector<int>& cells) const {
  const auto length_of_name = [&](int cell) -> std::size_t {
    return (cell / puzzle_.cols >= 9 ? 4U : 3U) + (cell % puzzle_.cols >= 9 ? 2U : 1U);
  };
  if (is_rectangle(cells)) return 2 + length_of_name(cells[0]) + length_of_name(cells.back());
  std::size_t length = 0;
  for (const int cell : cells) length += 1 + length_of_name(cell);
  return length;
}

void RegionWriter::Impl::write_labels_or_region() {
  constexpr std::string_view kRegions = "regions ", kRegion = "region", kBetween = "; ";
  const std::size_t count = count_labelled();
  std::size_t length = 0;  // of the lists of all regions
  for (std::size_t i = 0; i < count; ++i) {
    length += (i != 0 ? kBetween.size() : 0) + kRegion.size() +
              length_of_list(puzzle_.regions[next_ + i]);
  }
  if (count != 0 && puzzle_.cells.size() + kRegions.size() < length) {
    std::string labels(puzzle_.cells.size(), '.');
    for (std::size_t i = 0; i < count; ++i) {
      for (const int cell : puzzle_.regions[next_ + i])
        labels[static_cast<std::size_t>(cell)] = kLabels[i];
    }
    say(kRegions);
    out_ += labels;
    next_ += count;
  } else {
    say(kRegion);
    write_list(puzzle_.regions[next_]);
    ++next_;
  }
}

void RegionWriter::Impl::write_cells() {
  const bool all_open = std::all_of(puzzle_.cells.begin(), puzzle_.cells.end(),
                                    [](int cell) { return cell == kOpenCell; });
  if (all_open) return;
  const bool numbers = puzzle_.high > regions::text::kMaxSymbol;
  say("cells ");
  for (const int& cell : puzzle_.cells) {
    if (numbers && &cell != puzzle_.cells.data()) out_ += ' ';
    if (cell == kVoidCell) {
      out_ += '#';
    } else if (cell == kOpenCell) {
      out_ += '.';
    } else if (numbers) {
      out_ += std::to_string(cell);
    } else {
      out_ += regions::text::symbol_of(cell);
    }
  }
}

void RegionWriter::Impl::write_size() {
  say(std::to_string(puzzle_.rows) + "x" + std::to_string(puzzle_.cols));
  if (puzzle_.low != 1 || puzzle_.high != std::max(puzzle_.rows, puzzle_.cols)) {
    say("values " + std::to_string(puzzle_.low) + "-" + std::to_string(puzzle_.high));
  }
}

void RegionWriter::Impl::write_flags() {
  if (puzzle_.diagonals) say("diagonals");
  if (puzzle_.anti_knight) say("anti-knight");
  if (puzzle_.anti_king) say("anti-king");
  if (puzzle_.non_consecutive) say("non-consecutive");
}

bool RegionWriter::Impl::advance(std::uint64_t lists) {
  if (done_) return true;
  if (!begun_) write_size();
  for (; next_ < puzzle_.regions.size(); --lists) {
    if (lists == 0) return false;
    if (!write_boxes()) write_labels_or_region();
  }
  if (!std::exchange(has_flags_, true)) write_flags();
  for (; next_cage_ < puzzle_.cages.size(); ++next_cage_, --lists) {
    if (lists == 0) return false;
    const Cage& cage = puzzle_.cages[next_cage_];
    say("cage " + std::to_string(cage.sum));
    write_list(cage.cells);
  }
  for (; next_rule_ < puzzle_.rules.size(); ++next_rule_, --lists) {
    if (lists == 0) return false;
    say({});
    regions::text::write_rule(out_, puzzle_.rules[next_rule_], puzzle_);
  }
  write_cells();
  done_ = true;
  return true;
}

RegionWriter::RegionWriter(const RegionPuzzle& puzzle) : impl_(make_owned<Impl>(puzzle)) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
}

bool RegionWriter::advance(std::uint64_t lists) { return impl_->advance(lists); }
std::string RegionWriter::take() { return impl_->take(); }

std::string write_regions(const RegionPuzzle& puzzle) {
  RegionWriter writer(puzzle);
  writer.advance(UINT64_MAX);
  return writer.take();
}

}  // namespace jiugong
