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
#include "make_owned.h"
#include "small_sort.h"

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
  std::uint32_t position = 0;  // index in `open`; primary items only
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
  // The sizes of these lists before the present option was chosen.
  std::size_t covered;
  std::size_t old_sizes;
};

}  // namespace

struct CoverSearch::Impl {
  explicit Impl(ExactCover source);

  bool advance_to_cover(std::uint64_t max_nodes, std::uint64_t max_steps);

  // The stages of making the sets, each in portions: a stage returns true when done, false when the
  // steps are used up.
  bool count_sizes();
  bool allocate();
  bool fill_sets();
  bool set_up();

  bool steps_left() const { return steps < steps_end; }

  // Starts to cover the open item with the fewest options, unless it has none.
  void open_level();
  // Chooses the next option of the last level.
  void try_next(Level& level);
  // Undoes the present option of the level.
  void undo(const Level& level);

  void cover(std::uint32_t item);
  void uncover_last();

  // Removes the options that share an item with the last level's choice from all sets; returns
  // false when the steps are used up first. Sets `descend` unless an open primary item is left
  // without options.
  bool hide_rivals();
  bool hide(std::uint32_t option);

  // Returns the option that a level has chosen.
  std::uint32_t chosen(const Level& level) const {
    return sets[items[level.item].begin + level.tried - 1];
  }

  enum class Stage { kCountSizes, kAllocate, kFillSets, kSearch };

  ExactCover problem;  // empty once the sets are made
  Stage stage = Stage::kCountSizes;
  std::uint32_t next_option = 0;  // in the current stage
  std::size_t ones = 0;           // of the whole matrix
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
  bool descend =
      true;  // whether the next step covers another item rather than trying another option
  // Whether rivals of the last level's choice remain to be hidden: those of the item of `rival_node`
  // from `rival` on, and those of the following nodes.
  bool hiding = false;
  std::size_t rival_node = 0;
  std::size_t rival = 0;
  bool over = false;
  std::uint64_t found = 0;
  std::uint64_t trials = 0;
  std::uint64_t steps = 0;
  std::uint64_t steps_end = 0;  // of the current call
};

CoverSearch::Impl::Impl(ExactCover source)
    : problem(std::move(source)),
      primary(problem.primary()),
      items(problem.items()),
      open_count(primary) {
  open.reserve(primary);
  for (std::uint32_t item = 0; item < primary; ++item) {
    items[item].position = item;
    open.push_back(item);
  }
}

bool CoverSearch::Impl::count_sizes() {
  for (; next_option < problem.options(); ++next_option) {
    if (!steps_left()) return false;
    const auto option = problem.option(next_option);
    for (const std::uint32_t item : option) ++items[item].size;
    steps += option.size() + 1;
  }
  for (Item& item : items) {
    item.begin = ones;
    ones += std::exchange(item.size, 0);
  }
  sets.reserve(ones);
  node_at.reserve(ones);
  nodes.reserve(ones);
  begins.reserve(problem.options() + std::size_t{1});
  return true;
}

// Also in portions: the system provides memory when it is first written, which takes as long as
// filling it.
bool CoverSearch::Impl::allocate() {
  while (sets.size() < ones) {
    if (!steps_left()) return false;
    const auto more =
        static_cast<std::size_t>(std::min<std::uint64_t>(steps_end - steps, ones - sets.size()));
    sets.resize(sets.size() + more);
    node_at.resize(sets.size());
    steps += more;
  }
  return true;
}

bool CoverSearch::Impl::fill_sets() {
  for (; next_option < problem.options(); ++next_option) {
    if (!steps_left()) return false;
    begins.push_back(nodes.size());
    for (const std::uint32_t number : problem.option(next_option)) {
      Item& item = items[number];
      const std::size_t place = item.begin + item.size++;
      sets[place] = next_option;
      node_at[place] = nodes.size();
      nodes.push_back({.item = number, .place = place});
    }
    steps += nodes.size() - begins.back() + 1;
  }
  begins.push_back(nodes.size());
  problem = ExactCover(0);
  return true;
}

bool CoverSearch::Impl::set_up() {
  if (stage == Stage::kCountSizes) {
    if (!count_sizes()) return false;
    stage = Stage::kAllocate;
  }
  if (stage == Stage::kAllocate) {
    if (!allocate()) return false;
    stage = Stage::kFillSets;
    next_option = 0;
  }
  if (stage == Stage::kFillSets) {
    if (!fill_sets()) return false;
    stage = Stage::kSearch;
  }
  return true;
}

void CoverSearch::Impl::cover(std::uint32_t item) {
  items[item].covered = true;
  covered.push_back(item);
  if (item >= primary) return;
  // Swaps the item with the last open one and shrinks the range.
  const std::uint32_t last = open[--open_count];
  std::swap(open[items[item].position], open[open_count]);
  std::swap(items[item].position, items[last].position);
}

void CoverSearch::Impl::uncover_last() {
  items[covered.back()].covered = false;
  if (covered.back() < primary) ++open_count;
  covered.pop_back();
}

bool CoverSearch::Impl::hide(std::uint32_t option) {
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

bool CoverSearch::Impl::hide_rivals() {
  const std::uint32_t option = chosen(levels.back());
  const std::size_t end = begins[option + 1];
  std::uint64_t taken = steps;
  bool possible = true;
  for (; possible && rival_node < end; ++rival_node, rival = 0) {
    const Item& item = items[nodes[rival_node].item];
    std::size_t place = item.begin + rival;
    for (; possible && place < item.begin + item.size; ++place) {
      const std::uint32_t other = sets[place];
      if (other == option) continue;
      if (taken >= steps_end) {
        rival = place - item.begin;
        steps = taken;
        return false;
      }
      taken += begins[other + 1] - begins[other];
      possible = hide(other);
    }
  }
  steps = taken;
  hiding = false;
  descend = possible;
  return true;
}

void CoverSearch::Impl::open_level() {
  const std::uint32_t* const end = open.data() + open_count;
  const std::uint32_t* at = open.data();
  std::uint32_t best = *at++;
  std::size_t fewest = items[best].size;
  for (; at != end && fewest > 1; ++at) {
    if (items[*at].size >= fewest) continue;
    best = *at;
    fewest = items[best].size;
  }
  steps += static_cast<std::uint64_t>(at - open.data());
  if (fewest == 0) return;
  cover(best);
  levels.push_back({.item = best, .covered = covered.size(), .old_sizes = old_sizes.size()});
}

void CoverSearch::Impl::undo(const Level& level) {
  steps += old_sizes.size() - level.old_sizes;
  while (old_sizes.size() > level.old_sizes) {
    items[old_sizes.back().item].size = old_sizes.back().size;
    old_sizes.pop_back();
  }
  while (covered.size() > level.covered) uncover_last();
}

void CoverSearch::Impl::try_next(Level& level) {
  ++level.tried;
  ++trials;
  const std::uint32_t option = chosen(level);
  for (std::size_t n = begins[option]; n < begins[option + 1]; ++n) {
    if (nodes[n].item != level.item) cover(nodes[n].item);
  }
  hiding = true;
  rival_node = begins[option];
  rival = 0;
}

bool CoverSearch::Impl::advance_to_cover(std::uint64_t max_nodes, std::uint64_t max_steps) {
  steps_end = max_steps < UINT64_MAX - steps ? steps + max_steps : UINT64_MAX;
  if (stage != Stage::kSearch && !set_up()) return false;
  while (!over && steps_left()) {
    if (hiding && !hide_rivals()) break;
    ++steps;
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
    if (max_nodes == 0) break;
    --max_nodes;
    try_next(level);
  }
  return false;
}

CoverSearch::CoverSearch(ExactCover problem) : impl_(make_owned<Impl>(std::move(problem))) {}

bool CoverSearch::advance_to_cover(std::uint64_t nodes, std::uint64_t steps) {
  return impl_->advance_to_cover(nodes, steps);
}

Cover CoverSearch::latest() const {
  Cover cover;
  for (const Level& level : impl_->levels) cover.push_back(impl_->chosen(level));
  small_sort(cover);
  return cover;
}

bool CoverSearch::over() const { return impl_->over; }
std::uint64_t CoverSearch::found() const { return impl_->found; }
std::uint64_t CoverSearch::nodes() const { return impl_->trials; }
std::uint64_t CoverSearch::steps() const { return impl_->steps; }

}  // namespace jiugong
