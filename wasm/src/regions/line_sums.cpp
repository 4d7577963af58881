#include "regions/line_sums.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

#include "small_sort.h"

namespace jiugong::regions {
namespace {

// Houses that are mixed with each other, and houses that are looked at.
constexpr std::size_t kMaxMixed = 3;
constexpr std::size_t kMaxHouses = 32;

// Places of a line without gaps that some houses fill: first..end - 1.
struct Run {
  std::size_t first = 0, end = 0;
  int houses = 0;
};

// Finds the runs of houses on a line.
class RunSearch {
 public:
  // Per house, the places of its cells in ascending order.
  explicit RunSearch(std::vector<std::vector<std::size_t>> houses) : houses_(std::move(houses)) {
    extend({}, 0, 0);
  }

  const std::vector<Run>& found() const { return found_; }

 private:
  // Adds the houses from `next` on to those that have these places.
  void extend(const std::vector<std::size_t>& places, std::size_t next, std::size_t count) {
    if (!places.empty() && places.back() - places.front() + 1 == places.size()) {
      found_.push_back({places.front(), places.back() + 1, static_cast<int>(count)});
      return;
    }
    if (count == kMaxMixed) return;
    for (; next < houses_.size(); ++next) {
      std::vector<std::size_t> both;
      std::merge(places.begin(), places.end(), houses_[next].begin(), houses_[next].end(),
                 std::back_inserter(both));
      if (std::adjacent_find(both.begin(), both.end()) == both.end())
        extend(both, next + 1, count + 1);
    }
  }

  std::vector<std::vector<std::size_t>> houses_;
  std::vector<Run> found_;
};

}  // namespace

std::vector<int> known_sums(const Cells& line, const Lists& full_houses, std::int64_t house_total,
                            int modulus) {
  std::vector<int> sums(line.size() + 1, -1);
  sums.front() = sums.back() = 0;
  std::map<Small, std::size_t> place_of;
  for (std::size_t place = 0; place < line.size(); ++place) place_of.emplace(line[place], place);
  if (place_of.size() != line.size()) return sums;
  std::vector<std::vector<std::size_t>> houses;
  for (std::size_t house = 0; house < full_houses.size() && houses.size() < kMaxHouses; ++house) {
    std::vector<std::size_t> places;
    for (const Small cell : full_houses[house]) {
      const auto found = place_of.find(cell);
      if (found != place_of.end()) places.push_back(found->second);
    }
    if (places.size() != full_houses[house].size()) continue;
    small_sort(places);
    houses.push_back(std::move(places));
  }
  std::vector<Run> runs = RunSearch(std::move(houses)).found();
  // Runs that meet one another are joined from both ends of the line.
  for (bool changed = true; changed;) {
    changed = false;
    for (const Run& run : runs) {
      const std::int64_t sum = run.houses * house_total % modulus;
      int &first = sums[run.first], &end = sums[run.end];
      if ((first < 0) == (end < 0)) continue;
      changed = true;
      if (end < 0)
        end = static_cast<int>((first + sum) % modulus);
      else
        first = static_cast<int>((end + modulus - sum) % modulus);
    }
  }
  return sums;
}

}  // namespace jiugong::regions
