// Algorithm X on dancing cells.
//
// Every item has a set of the options that contain it and can still be chosen. All sets are ranges
// of one array:
//
//     | can be chosen      | cannot            |
//     ^ begin              ^ begin + size
//
// To remove an option from a set, the search swaps it with the last one that can be chosen and
// decrements the size. To restore all options removed since some moment, it only restores the
// sizes: the same options are then before the border, though perhaps in another order. Undoing a
// step thus costs one number per changed item, whereas dancing links must be relinked one by one.
#include <algorithm>
#include <cstddef>
#include <utility>

#include "jiugong/exact_cover.h"

namespace jiugong {
namespace {

// An item in an option.
struct Node {
  std::uint32_t item = 0;
  std::size_t place = 0;  // index in `sets` of this option, within the range of the item
};

struct Item {
  std::size_t begin = 0;       // of its set
  std::size_t size = 0;        // number of options that can be chosen
  std::uint32_t position = 0;  // index in `Search::open`; primary items only
  bool covered = false;        // a chosen option contains it
  std::uint64_t changed = 0;   // the last trial in which its set shrank
};

// An item and the size of its set before the trial that made it smaller.
struct OldSize {
  std::uint32_t item;
  std::size_t size;
};

// An item being covered, by one option of its set after another.
struct Level {
  std::uint32_t item;
  std::size_t tried = 0;  // options tried, including the present one
  // The sizes of these lists of Search before the present option was chosen.
  std::size_t covered;
  std::size_t old_sizes;
};

}  // namespace

struct CoverSearch::Search {
  explicit Search(const ExactCover& problem);

  bool advance_to_cover(std::uint64_t budget);

  // Starts to cover the open item with the fewest options, unless it has none.
  void open_level();
  // Chooses the next option of the last level.
  void try_next(Level& level);
  // Undoes the present option of the level.
  void undo(const Level& level);

  void cover(std::uint32_t item);
  void uncover_last();

  // Removes the options that share an item with `option` from all sets; returns false if an open
  // primary item is left without options.
  bool hide_rivals(std::uint32_t option);
  bool hide(std::uint32_t option);

  // Returns the option that a level has chosen.
  std::uint32_t chosen(const Level& level) const {
    return sets[items[level.item].begin + level.tried - 1];
  }

  std::uint32_t primary;
  std::vector<Item> items;
  std::vector<Node> nodes;           // of all options, concatenated
  std::vector<std::size_t> begins;   // offsets in `nodes` where each option begins, and the end
  std::vector<std::uint32_t> sets;   // option numbers
  std::vector<std::size_t> node_at;  // for each element of `sets`, its node
  std::vector<std::uint32_t> open;   // the primary items, uncovered ones first
  std::uint32_t open_count = 0;
  std::vector<std::uint32_t> covered;
  std::vector<OldSize> old_sizes;
  std::vector<Level> levels;
  bool descend = true;  // whether the next step covers another item rather than trying another
                        // option
  bool over = false;
  std::uint64_t found = 0;
  std::uint64_t trials = 0;
};

CoverSearch::Search::Search(const ExactCover& problem)
    : primary(problem.primary()), items(problem.items()), open_count(primary) {
  std::size_t ones = 0;
  for (std::uint32_t option = 0; option < problem.options(); ++option) {
    for (const std::uint32_t item : problem.option(option)) ++items[item].size;
    ones += problem.option(option).size();
  }
  std::size_t begin = 0;
  for (Item& item : items) {
    item.begin = begin;
    begin += std::exchange(item.size, 0);
  }

  sets.resize(ones);
  node_at.resize(ones);
  nodes.reserve(ones);
  begins.reserve(problem.options() + std::size_t{1});
  for (std::uint32_t option = 0; option < problem.options(); ++option) {
    begins.push_back(nodes.size());
    for (const std::uint32_t number : problem.option(option)) {
      Item& item = items[number];
      const std::size_t place = item.begin + item.size++;
      sets[place] = option;
      node_at[place] = nodes.size();
      nodes.push_back({.item = number, .place = place});
    }
  }
  begins.push_back(nodes.size());

  for (std::uint32_t item = 0; item < primary; ++item) {
    items[item].position = item;
    open.push_back(item);
  }
}

void CoverSearch::Search::cover(std::uint32_t item) {
  items[item].covered = true;
  covered.push_back(item);
  if (item >= primary) return;
  // Swaps the item with the last open one and shrinks the range.
  const std::uint32_t last = open[--open_count];
  std::swap(open[items[item].position], open[open_count]);
  std::swap(items[item].position, items[last].position);
}

void CoverSearch::Search::uncover_last() {
  items[covered.back()].covered = false;
  if (covered.back() < primary) ++open_count;
  covered.pop_back();
}

bool CoverSearch::Search::hide(std::uint32_t option) {
  bool possible = true;
  for (std::size_t n = begins[option]; n < begins[option + 1]; ++n) {
    Node& node = nodes[n];
    Item& item = items[node.item];
    if (item.covered || node.place >= item.begin + item.size) continue;
    if (item.changed != trials) {
      item.changed = trials;
      old_sizes.push_back({.item = node.item, .size = item.size});
    }
    const std::size_t last = item.begin + --item.size;
    std::swap(sets[node.place], sets[last]);
    std::swap(node_at[node.place], node_at[last]);
    nodes[node_at[node.place]].place = node.place;
    node.place = last;
    possible = possible && (item.size != 0 || node.item >= primary);
  }
  return possible;
}

bool CoverSearch::Search::hide_rivals(std::uint32_t option) {
  for (std::size_t n = begins[option]; n < begins[option + 1]; ++n) {
    const Item& item = items[nodes[n].item];
    for (std::size_t place = item.begin; place < item.begin + item.size; ++place) {
      if (sets[place] != option && !hide(sets[place])) return false;
    }
  }
  return true;
}

void CoverSearch::Search::open_level() {
  std::uint32_t best = open[0];
  for (std::uint32_t i = 1; i < open_count && items[best].size > 1; ++i) {
    if (items[open[i]].size < items[best].size) best = open[i];
  }
  if (items[best].size == 0) return;
  cover(best);
  levels.push_back({.item = best, .covered = covered.size(), .old_sizes = old_sizes.size()});
}

void CoverSearch::Search::undo(const Level& level) {
  while (old_sizes.size() > level.old_sizes) {
    items[old_sizes.back().item].size = old_sizes.back().size;
    old_sizes.pop_back();
  }
  while (covered.size() > level.covered) uncover_last();
}

void CoverSearch::Search::try_next(Level& level) {
  ++level.tried;
  ++trials;
  const std::uint32_t option = chosen(level);
  for (std::size_t n = begins[option]; n < begins[option + 1]; ++n) {
    if (nodes[n].item != level.item) cover(nodes[n].item);
  }
  descend = hide_rivals(option);
}

bool CoverSearch::Search::advance_to_cover(std::uint64_t budget) {
  while (!over) {
    if (descend) {
      descend = false;
      if (open_count == 0) {
        ++found;
        return true;
      }
      open_level();
    }
    // The current option of the last level, if any, is finished.
    if (levels.empty()) {
      over = true;
      break;
    }
    Level& level = levels.back();
    undo(level);
    if (level.tried == items[level.item].size) {
      levels.pop_back();
      uncover_last();
      continue;
    }
    if (budget == 0) break;
    --budget;
    try_next(level);
  }
  return false;
}

CoverSearch::CoverSearch(const ExactCover& problem) : search_(std::make_unique<Search>(problem)) {}
CoverSearch::~CoverSearch() = default;
CoverSearch::CoverSearch(CoverSearch&&) noexcept = default;
CoverSearch& CoverSearch::operator=(CoverSearch&&) noexcept = default;

bool CoverSearch::advance_to_cover(std::uint64_t nodes) { return search_->advance_to_cover(nodes); }

Cover CoverSearch::latest() const {
  Cover cover;
  for (const Level& level : search_->levels) cover.push_back(search_->chosen(level));
  std::sort(cover.begin(), cover.end());
  return cover;
}

bool CoverSearch::over() const { return search_->over; }
std::uint64_t CoverSearch::found() const { return search_->found; }
std::uint64_t CoverSearch::nodes() const { return search_->trials; }

}  // namespace jiugong
