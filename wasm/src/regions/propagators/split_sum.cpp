#include "regions/propagators/split_sum.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "regions/board.h"

namespace jiugong::regions {
namespace {

// Of different values.
constexpr int kMaxTotal = CageTable::kMaxValues * CageTable::kMaxValues;

}  // namespace

std::vector<Split> sandwich_splits(std::size_t length, int values) {
  // As many values as there are other cells lie between the ends.
  std::vector<EndValues> low_first, high_first;
  const int inner = static_cast<int>(length) - 2;
  for (int low = 0; low < values; ++low) {
    for (int high = low + inner + 1; high < values; ++high) {
      const Mask least = Mask{1} << low, most = Mask{1} << high, others = most - 2 * least;
      low_first.push_back({{least, most}, others});
      high_first.push_back({{most, least}, others});
    }
  }
  std::vector<Split> splits;
  const auto one = std::make_shared<const std::vector<EndValues>>(std::move(low_first));
  const auto other = std::make_shared<const std::vector<EndValues>>(std::move(high_first));
  for (std::size_t first = 0; first < length; ++first) {
    for (std::size_t last = first + 1; last < length; ++last) {
      for (const auto& of : {one, other})
        splits.push_back({.ends = {first, last}, .from = first + 1, .to = last, .values = of});
    }
  }
  return splits;
}

std::vector<Split> first_sum_splits(std::size_t length, int low, int values) {
  std::vector<Split> splits;
  const int most = static_cast<int>(length);
  for (int bit = 0; bit < values && bit <= most - low; ++bit) {
    const Mask value = Mask{1} << bit, others = ((Mask{1} << values) - 1) & ~value;
    const std::vector<EndValues> one = {{{value, value}, others}};
    splits.push_back({.from = 1,
                      .to = static_cast<std::size_t>(std::max(bit + low, 1)),
                      .counted = bit + low,
                      .values = std::make_shared<const std::vector<EndValues>>(one)});
  }
  return splits;
}

SplitSumFilter::SplitSumFilter(Cells line, int total, const std::vector<Split>& splits, int low,
                               std::shared_ptr<const SumTables> tables)
    : Propagator(std::move(line)),
      tables_(std::move(tables)),
      here_(scope().size()),
      kept_(scope().size()),
      others_(scope().size()) {
  for (const Split& split : splits) {
    const auto inside = static_cast<std::int64_t>(split.to - split.from);
    const std::int64_t rest = std::int64_t{total} - split.counted - inside * low;
    if (rest < 0 || rest > kMaxTotal) continue;
    const auto sets = tables_->cages().sets(static_cast<int>(inside), static_cast<int>(rest));
    if (sets.empty()) continue;
    Way& way = ways_.emplace_back();
    way.ends = split.ends;
    way.inside = split.to - split.from;
    way.values = split.values;
    way.sets = sets;
    for (std::size_t i = split.from; i < split.to; ++i)
      way.places.push_back(static_cast<std::uint8_t>(i));
    for (std::size_t i = 0; i < scope().size(); ++i) {
      const bool is_end = i == split.ends[0] || i == split.ends[1];
      if (!is_end && (i < split.from || i >= split.to))
        way.places.push_back(static_cast<std::uint8_t>(i));
    }
  }
}

bool SplitSumFilter::filter(Board& board) {
  for (std::size_t i = 0; i < here_.size(); ++i) here_[i] = board.candidates(scope()[i]);
  std::fill(kept_.begin(), kept_.end(), 0);
  work_ = here_.size();
  for (const Way& way : ways_) {
    const Mask first = here_[way.ends[0]], last = here_[way.ends[1]];
    work_ += way.values->size() / 2;
    for (const EndValues& values : *way.values) {
      if ((first & values.ends[0]) != 0 && (last & values.ends[1]) != 0) try_values(way, values);
    }
  }
  board.spend(work_);
  for (std::size_t i = 0; i < here_.size(); ++i) {
    if (!board.restrict_to(scope()[i], kept_[i])) return false;
  }
  return true;
}

void SplitSumFilter::try_values(const Way& way, const EndValues& values) {
  const std::size_t count = way.places.size();
  Mask in = 0, out = 0;
  for (std::size_t i = 0; i < count; ++i) {
    others_[i] = here_[way.places[i]] & values.others;
    if (others_[i] == 0) return;
    (i < way.inside ? in : out) |= others_[i];
  }
  work_ += count + way.sets.size();
  // Where the other cells hold all these values, what is not inside has a place outside.
  const auto outside_count = static_cast<int>(count - way.inside);
  const bool all = std::popcount(values.others) == static_cast<int>(count);
  Mask inside = 0, outside = 0;
  bool any = false;
  for (const std::uint16_t entry : way.sets) {
    const Mask set = entry, rest = out & ~set;
    if ((set & ~in) != 0) continue;
    if (all ? (values.others & ~set & ~out) != 0 : std::popcount(rest) < outside_count) continue;
    bool fits = true;
    for (std::size_t i = 0; i < way.inside; ++i) fits &= (others_[i] & set) != 0;
    for (std::size_t i = way.inside; i < count; ++i) fits &= (others_[i] & rest) != 0;
    if (!fits) continue;
    any = true;
    inside |= set;
    outside |= rest;
  }
  if (!any) return;
  kept_[way.ends[0]] |= values.ends[0];
  kept_[way.ends[1]] |= values.ends[1];
  for (std::size_t i = 0; i < count; ++i)
    kept_[way.places[i]] |= others_[i] & (i < way.inside ? inside : outside);
}

}  // namespace jiugong::regions
