#include "nearest_names.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "options.h"

namespace jiugong::cli {
namespace {

constexpr std::size_t kMaxNearest = 3;
constexpr std::size_t kMaxLetters = 64;  // of the wrong name, as far as it is looked at

// How many letters have to be changed, added or left out to make one text of the other (Levenshtein).
std::size_t distance_of(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t change = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::vector<std::string> nearest_names(std::string_view wrong,
                                       const std::vector<std::string>& names) {
  std::string text(wrong.substr(0, kMaxLetters));
  for (char& c : text) {
    if (c == ' ' || c == '_') c = '-';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
  }
  std::vector<std::pair<std::size_t, std::string>> near;
  for (const std::string& name : names) {
    const bool is_part = text.size() > 1 && name.find(text) != std::string::npos;
    const std::size_t distance = is_part ? 0 : distance_of(text, name);
    if (3 * distance <= name.size() + 1) near.emplace_back(distance, name);
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> nearest;
  for (const auto& [distance, name] : near) {
    if (nearest.size() < kMaxNearest && distance <= near.front().first + 1) nearest.push_back(name);
  }
  return nearest;
}

std::string unknown_name(std::string_view what, std::string_view wrong,
                         const std::vector<std::string>& names, std::string_view list) {
  std::string text = "there is no ";
  text.append(what).append(" ").append(wrong);
  const std::vector<std::string> nearest = nearest_names(wrong, names);
  if (!nearest.empty()) text += "; similar ones are " + joined(nearest, ", ");
  return text.append("; ").append(list).append(" lists all");
}

}  // namespace jiugong::cli
