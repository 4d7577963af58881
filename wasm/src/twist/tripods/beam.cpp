#include "twist/tripods/beam.h"

#include <algorithm>
#include <bit>
#include <climits>

#include "jiugong/random.h"

namespace jiugong::twist::tripods {
namespace {

// The range of the noise that breaks ties and near ties; it is less than the cost of one copy at
// one line.
constexpr int kNoise = 12;

// A beam may end some levels later than the one before it.
constexpr std::size_t kSpareLevels = 4;

// Whether a press leads to a Latin square.
bool ends_with(const TripodsPosition& position, Press press) {
  TripodsPosition end = position;
  end.press(press);
  return end.cost == 0;
}

}  // namespace

void TripodsBeam::start(const Grid& grid, const TripodsBeamOptions& options) {
  options_ = options;
  Random random(options.seed);
  for (auto& digits : tile_hashes_) {
    for (std::uint32_t& hash : digits) hash = static_cast<std::uint32_t>(random.next() >> 32);
  }
  for (std::uint8_t& noise : noise_) noise = static_cast<std::uint8_t>(random.below(kNoise));
  found_ = false;
  done_ = options.presses == 0 || options.effort == 0;
  left_ = options.effort;
  course_.clear();
  moves_.clear();

  const TripodsPosition start = position_of(grid);
  std::uint32_t hash = 0;
  for (std::size_t cell = 0; cell < kCellCount; ++cell) {
    hash ^= tile_hashes_[cell][grid.digits()[cell] - 1U];
  }
  now_.assign(1, start);
  hashes_.assign(1, hash);
  links_.assign(1, {Link()});
  selection_.start(options.width);
  begin_level();
}

void TripodsBeam::begin_level() {
  next_ = 0;
  selection_.begin_level(links_.back().size(), presses_of(options_.turns), width_for_next_level());
  course_.push_back(INT_MAX);
}

std::size_t TripodsBeam::width_for_next_level() const {
  const std::vector<int>& other = options_.course;
  if (other.empty()) return options_.width;
  // The other beam had the same progress when it first reached this cost.
  const auto here =
      course_.empty() ? other.begin() : std::find_if(other.begin(), other.end(), [this](int cost) {
        return cost <= course_.back();
      });
  const auto levels = static_cast<std::size_t>(other.end() - here) + kSpareLevels;
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(left_ / levels, 1, options_.width));
}

bool TripodsBeam::advance(std::uint64_t& nodes) {
  while (!done_ && nodes > 0) {
    --nodes;
    --left_;
    visit(next_++);
    if (done_) break;
    if (left_ == 0) {
      done_ = true;
    } else if (next_ == links_.back().size()) {
      end_level();
    }
  }
  return done_;
}

// A position is made from its parent only when it is visited: it is then in the processor's cache,
// and positions that are not visited are never made.
void TripodsBeam::visit(std::size_t index) {
  TripodsPosition& position = now_[index];
  if (links_.size() > 1) {
    const Link link = links_.back()[index];
    position = before_[link.parent()];
    position.press(link.press());
  }
  measure(position);
  course_.back() = std::min<int>(course_.back(), position.cost);
  selection_.begin_offers(index);
  const std::uint8_t* noise = &noise_[hashes_[index] >> 20];
  const auto vectors = static_cast<std::size_t>(presses_of(options_.turns) / 16);
  for (std::size_t v = 0; v < vectors && !done_; ++v) {
    // Most presses are rejected here, sixteen at a time.
    const Bytes changes = add(gains_.changes[v], load(noise + 16 * v));
    const int limit = std::clamp(selection_.threshold() - position.cost, -128, 127);
    std::uint32_t good = less(changes, splat(limit));
    if (good == 0) continue;
    alignas(16) std::array<std::int8_t, 16> lanes;
    store(changes, lanes.data());
    for (; good != 0 && !done_; good &= good - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(good));
      consider(index, static_cast<Press>(16 * v + lane), position.cost + lanes[lane]);
    }
  }
}

void TripodsBeam::measure(const TripodsPosition& position) {
  if (options_.turns == Turns::kAny) {
    measure_presses<true>(position, gains_);
  } else {
    measure_presses<false>(position, gains_);
  }
  for (std::size_t row = 0; row < kSide; ++row) store(gains_.rows[row], tiles_[row].data());
}

void TripodsBeam::consider(std::size_t index, Press press, int key) {
  const std::uint32_t hash = hash_after(hashes_[index], press);
  if (hash == hashes_[index]) return;  // four equal tiles, or two equal pairs and a half turn
  if (key < kNoise && ends_with(now_[index], press)) {
    finish(index, press);
    return;
  }
  selection_.offer(hash, Link(index, press), std::max(key, 0));
}

// Zobrist hash (Albert Zobrist, 1970): the exclusive or of a random number for each tile at each
// cell.
std::uint32_t TripodsBeam::hash_after(std::uint32_t hash, Press press) const {
  const auto row = static_cast<std::size_t>(press % kButtons / kLines);
  const auto col = static_cast<std::size_t>(press % kLines);
  const std::size_t a = tiles_[row][col], b = tiles_[row][col + 1];
  const std::size_t d = tiles_[row + 1][col], c = tiles_[row + 1][col + 1];
  const auto* at = &tile_hashes_[kSide * row + col];
  const auto &at_a = at[0], &at_b = at[1], &at_d = at[kSide], &at_c = at[kSide + 1];
  hash ^= at_a[a] ^ at_b[b] ^ at_c[c] ^ at_d[d];
  if (press < kButtons) return hash ^ at_a[d] ^ at_b[a] ^ at_c[b] ^ at_d[c];
  if (press < 2 * kButtons) return hash ^ at_a[b] ^ at_b[c] ^ at_c[d] ^ at_d[a];
  return hash ^ at_a[c] ^ at_b[d] ^ at_c[a] ^ at_d[b];
}

void TripodsBeam::end_level() {
  std::vector<Link> links;
  hashes_.clear();
  selection_.end_level(hashes_, links);
  if (links.empty() || links_.size() >= options_.presses) {
    done_ = true;
    return;
  }
  std::swap(before_, now_);
  if (now_.size() < links.size()) {
    now_.reserve(links.size());  // resize() alone may allocate twice as much
    now_.resize(links.size());
  }
  links.shrink_to_fit();
  links_.push_back(std::move(links));
  begin_level();
}

void TripodsBeam::finish(std::size_t index, Press press) {
  moves_.push_back(move_of(press));
  for (std::size_t level = links_.size(); --level > 0;) {
    const Link link = links_[level][index];
    moves_.push_back(move_of(link.press()));
    index = link.parent();
  }
  std::reverse(moves_.begin(), moves_.end());
  found_ = done_ = true;
}

}  // namespace jiugong::twist::tripods
