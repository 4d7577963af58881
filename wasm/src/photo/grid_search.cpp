#include "photo/grid_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "photo/outline.h"

namespace jiugong::photo {
namespace {

constexpr std::array<InkSetting, 10> kSettings = {{
    {.window = 20, .percent = 8, .levels = 2},
    {.window = 40, .percent = 5, .levels = 1, .coarse = true},
    {.window = 12, .percent = 14, .levels = 3},
    {.window = 20, .percent = 8, .levels = 3, .light = true},
    {.window = 20, .percent = 8, .levels = 1, .coarse = true},
    {.window = 40, .percent = 5, .levels = 1},
    {.window = 60, .percent = 3, .levels = 1},
    {.window = 40, .percent = 4, .levels = 2, .light = true, .coarse = true},
    {.window = 12, .percent = 3, .levels = 0, .coarse = true},
    {.window = 12, .percent = 14, .levels = 6, .edges = true},
}};

constexpr std::size_t kMostComponents = 8;
constexpr int kLeastSide = 8;  // a frame is at least 1/kLeastSide of the picture's shorter side

Point middle(const Lattice& lattice) { return lattice.mesh.place({4.5, 4.5}); }

// How much better a grid is than another in its place: better lines, then larger.
double merit(const Lattice& lattice) {
  return lattice.lines + 0.02 * std::min(1.0, lattice.side / 50);
}

}  // namespace

void GridSearch::start(const Picture& picture) {
  picture_ = &picture;
  half_ = half(picture);
  setting_ = 0;
  untried_.clear();
  found_.clear();
  other_size_ = 0;
  over_ = false;
  next_setting();
}

double GridSearch::progress() const {
  return over_ ? 1 : static_cast<double>(setting_) / static_cast<double>(kSettings.size());
}

const Picture& GridSearch::searched() const {
  if (kSettings[setting_].edges) return derived_;
  return kSettings[setting_].coarse ? half_ : *picture_;
}

void GridSearch::next_setting() {
  const InkSetting& setting = kSettings[setting_];
  if (setting.edges) derived_ = edges(*picture_);
  const Picture& picture = searched();
  if (setting.light) derived_ = inverted(picture);
  const auto& ink = ink_finder_.find(setting.light ? derived_ : picture, setting);
  components_.find(ink, picture.width, picture.height);
  untried_ = components_.largest(picture.shorter() / kLeastSide, kMostComponents);
  std::reverse(untried_.begin(), untried_.end());
}

bool GridSearch::step() {
  if (over_) return true;
  if (!untried_.empty()) {
    const Component component = untried_.back();
    untried_.pop_back();
    try_component(component);
    return false;
  }
  ++setting_;
  const auto good = [](const Lattice& lattice) { return lattice.lines > kGoodLines; };
  over_ = setting_ == kSettings.size() || std::any_of(found_.begin(), found_.end(), good);
  if (!over_) next_setting();
  return over_;
}

void GridSearch::try_component(const Component& component) {
  const bool light = kSettings[setting_].light;
  const auto corners = largest_quadrilateral(convex_hull(components_.outline(component)));
  if (!corners) return;
  bool any = false;
  for (const Hypothesis hypothesis : {Hypothesis::kCorners, Hypothesis::kWithin}) {
    auto lattice = fit_lattice(searched(), *corners, light, hypothesis, flat_);
    if (!lattice || lattice->lines < kEnoughLines) continue;
    any = true;
    const bool whole = lattice->lines > 0.95;
    keep(*lattice);
    if (whole) break;
  }
  if (!any && other_size_ == 0) {
    other_size_ = photo::other_size(searched(), *corners, light, flat_);
  }
}

void GridSearch::keep(Lattice lattice) {
  if (kSettings[setting_].coarse) {
    lattice.mesh.scale(2);
    lattice.side *= 2;
  }
  for (Lattice& other : found_) {
    const double apart = 4 * std::max(other.side, lattice.side);
    if (squared_length(middle(other) - middle(lattice)) < apart * apart) {
      if (merit(lattice) > merit(other)) other = lattice;
      return;
    }
  }
  found_.push_back(lattice);
}

std::vector<Lattice> GridSearch::take() {
  const auto rank = [](const Lattice& lattice) { return lattice.lines * std::sqrt(lattice.side); };
  std::stable_sort(found_.begin(), found_.end(),
                   [&rank](const Lattice& a, const Lattice& b) { return rank(a) > rank(b); });
  return std::exchange(found_, {});
}

}  // namespace jiugong::photo
