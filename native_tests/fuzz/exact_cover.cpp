// Exact cover of matrices so small that every set of options can be tried.
#include "jiugong/exact_cover.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/targets.h"

namespace jiugong::fuzz {
namespace {

constexpr std::uint32_t kMaxItems = 10;
constexpr std::uint32_t kMaxOptions = 14;

// Items as bits.
struct Matrix {
  std::uint32_t primary = 0;
  std::uint32_t items = 0;
  std::vector<std::uint32_t> options;
};

// Returns every set of options that covers each primary item once and no other item twice.
std::vector<Cover> covers_of(const Matrix& matrix) {
  const std::uint32_t primary_items = (1u << matrix.primary) - 1;
  std::vector<Cover> covers;
  for (std::uint32_t choice = 0; choice < 1u << matrix.options.size(); ++choice) {
    std::uint32_t covered = 0;
    bool good = true;
    Cover cover;
    for (std::uint32_t option = 0; option < matrix.options.size() && good; ++option) {
      if ((choice >> option & 1) == 0) continue;
      const std::uint32_t items = matrix.options[option];
      good = (items & covered) == 0 && (items & primary_items) != 0;
      covered |= items;
      cover.push_back(option);
    }
    if (good && (covered & primary_items) == primary_items) covers.push_back(std::move(cover));
  }
  return covers;
}

std::string to_text(const Matrix& matrix) {
  std::string text = std::to_string(matrix.primary) + " of " + std::to_string(matrix.items) + ":";
  for (const std::uint32_t option : matrix.options) text += " " + std::to_string(option);
  return text;
}

}  // namespace

void fuzz_exact_cover(FuzzInput& input, Verdict& verdict) {
  Matrix matrix;
  matrix.items = static_cast<std::uint32_t>(input.between(1, kMaxItems));
  matrix.primary = static_cast<std::uint32_t>(input.below(static_cast<int>(matrix.items) + 1));
  const auto portion = static_cast<std::uint64_t>(input.between(1, 20));
  ExactCover problem(matrix.primary, matrix.items - matrix.primary);
  while (!input.empty() && matrix.options.size() < kMaxOptions) {
    const int head = input.byte();
    std::vector<std::uint32_t> named;
    std::uint32_t items = 0;
    bool good = true;
    for (int size = head % 5; size != 0; --size) {
      // (Occasionally an item that does not exist.)
      const auto item = static_cast<std::uint32_t>(input.below(static_cast<int>(matrix.items) + 1));
      good = good && item < matrix.items && (items >> item & 1) == 0;
      items |= 1u << item;
      named.push_back(item);
    }
    const auto number = problem.add_option(named);
    verdict.expect(number.has_value() == good, "an option names items that exist, each once");
    if (!number || !verdict.good()) continue;
    verdict.expect(*number == matrix.options.size(), "options are counted");
    const std::span<const std::uint32_t> items_of = problem.option(*number);
    verdict.expect(std::vector(items_of.begin(), items_of.end()) == named,
                   "an option keeps its items");
    matrix.options.push_back(items);
  }
  if (!verdict.good()) return;

  std::vector<Cover> found;
  CoverSearch search(problem);
  while (!search.over() && verdict.good()) {
    if (!search.advance_to_cover(portion)) continue;
    found.push_back(search.latest());
    verdict.expect(std::is_sorted(found.back().begin(), found.back().end()),
                   "options of an answer are in order");
    verdict.expect(search.found() == found.size(), "answers are counted as they are found");
  }
  verdict.expect(first_covers(problem, found.size() + 1) == found,
                 "a divided search finds the same");
  verdict.expect(any_cover(problem) == (found.empty() ? std::nullopt : std::optional(found[0])),
                 "any answer is the first");
  const std::uint64_t half = found.size() / 2;
  verdict.expect(count_covers(problem, half) == half, "counting ends at the limit");
  std::vector<Cover> expected = covers_of(matrix);
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  verdict.expect(found == expected, "the answers are those of all choices, each once");
  if (!verdict.good()) verdict.add(to_text(matrix));
}

}  // namespace jiugong::fuzz
