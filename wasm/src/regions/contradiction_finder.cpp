#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>

#include "jiugong/checks.h"
#include "jiugong/region_analysis.h"
#include "make_owned.h"
#include "regions/prepared_puzzle.h"
#include "regions/search.h"
#include "regions/sort_by.h"
#include "saturating.h"
#include "small_sort.h"

namespace jiugong {

using namespace regions;

namespace {

// What can be left out of a puzzle. Rules and cages say most and givens least, so they are left out in
// this order.
enum class Kind {
  kRule,
  kCage,
  kDiagonals,
  kAntiKnight,
  kAntiKing,
  kNonConsecutive,
  kRegion,
  kGiven
};
struct Part {
  Kind kind = Kind::kGiven;
  int index = 0;  // of the rule, cage or region, or the cell of the given
};

// Whether a rule kUnmarked depends on it.
bool is_mark(const RegionRule& rule) {
  return rule.kind == RuleKind::kDifference || rule.kind == RuleKind::kRatio ||
         (rule.kind == RuleKind::kSum && rule.cells.size() == 2);
}

// The regions, those with few givens and cells of rules that are whole within them first: the others are more likely to
// contradict these in a way that is seen at a glance.
std::vector<int> regions_by_clues(const RegionPuzzle& puzzle) {
  std::vector<std::ptrdiff_t> clues;
  for (const std::vector<int>& region : puzzle.regions) {
    clues.push_back(std::count_if(region.begin(), region.end(), [&](int cell) {
      return puzzle.cells[static_cast<std::size_t>(cell)] != kOpenCell;
    }));
    const auto is_within = [&](int cell) {
      return std::find(region.begin(), region.end(), cell) != region.end();
    };
    for (const RegionRule& rule : puzzle.rules) {
      if (std::all_of(rule.cells.begin(), rule.cells.end(), is_within)) {
        clues.back() += std::ssize(rule.cells);
      }
    }
  }
  std::vector<int> order(puzzle.regions.size());
  std::iota(order.begin(), order.end(), 0);
  regions::sort_by(
      order, [&](int region) { return static_cast<int>(clues[static_cast<std::size_t>(region)]); });
  return order;
}

// The rules kUnmarked come first, the marks they depend on last: if one of them is needed, a mark that is left out
// would say more instead of less.
std::vector<Part> parts_of(const RegionPuzzle& puzzle) {
  std::vector<Part> parts;
  const auto add = [&](bool exists, Kind kind, int index) {
    if (exists) parts.push_back({kind, index});
  };
  for (const bool unmarked : {true, false}) {
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
      const RegionRule& rule = puzzle.rules[i];
      const bool is_unmarked = rule.kind == RuleKind::kUnmarked;
      add(is_unmarked == unmarked && !is_mark(rule), Kind::kRule, static_cast<int>(i));
    }
  }
  for (std::size_t i = 0; i < puzzle.cages.size(); ++i) add(true, Kind::kCage, static_cast<int>(i));
  add(puzzle.diagonals, Kind::kDiagonals, 0);
  add(puzzle.anti_knight, Kind::kAntiKnight, 0);
  add(puzzle.anti_king, Kind::kAntiKing, 0);
  add(puzzle.non_consecutive, Kind::kNonConsecutive, 0);
  for (const int region : regions_by_clues(puzzle)) add(true, Kind::kRegion, region);
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    const bool is_given = puzzle.cells[i] != kOpenCell && puzzle.cells[i] != kVoidCell;
    add(is_given, Kind::kGiven, static_cast<int>(i));
  }
  for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
    add(is_mark(puzzle.rules[i]), Kind::kRule, static_cast<int>(i));
  }
  return parts;
}

// Puts a part that is no given into a puzzle or into an answer, which name them alike; `entry` makes an entry of one of the
// lists of `puzzle`.
template <typename Whole, typename Entry>
void put(const Part& part, const RegionPuzzle& puzzle, const Entry& entry, Whole& to) {
  switch (part.kind) {
    case Kind::kRule:
      to.rules.push_back(entry(puzzle.rules));
      break;
    case Kind::kCage:
      to.cages.push_back(entry(puzzle.cages));
      break;
    case Kind::kDiagonals:
      to.diagonals = true;
      break;
    case Kind::kAntiKnight:
      to.anti_knight = true;
      break;
    case Kind::kAntiKing:
      to.anti_king = true;
      break;
    case Kind::kNonConsecutive:
      to.non_consecutive = true;
      break;
    case Kind::kRegion:
      to.regions.push_back(entry(puzzle.regions));
      break;
    case Kind::kGiven:
      break;
  }
}

// The size and void cells of `puzzle`, with only these of its parts.
RegionPuzzle puzzle_of(const RegionPuzzle& puzzle, const std::vector<Part>& parts) {
  RegionPuzzle result = puzzle;
  result.regions.clear();
  result.cages.clear();
  result.rules.clear();
  result.diagonals = result.anti_knight = result.anti_king = result.non_consecutive = false;
  for (int& entry : result.cells) {
    if (entry != kVoidCell) entry = kOpenCell;
  }
  for (const Part& part : parts) {
    const auto index = static_cast<std::size_t>(part.index);
    if (part.kind == Kind::kGiven) result.cells[index] = puzzle.cells[index];
    put(
        part, puzzle, [&](const auto& all) -> const auto& { return all[index]; }, result);
  }
  return result;
}

}  // namespace

struct RegionContradictionFinder::Impl {
  Impl(const RegionPuzzle& problem, std::uint64_t max_nodes)
      : puzzle(problem), effort(max_nodes), parts(parts_of(problem)) {}

  bool advance(std::uint64_t values);
  void ask();
  void answer(bool solvable);
  std::size_t end_of_questions() const;

  RegionPuzzle puzzle;
  std::uint64_t effort;
  std::vector<Part> parts;  // without solution once `none`
  bool none = false;
  bool over = false;
  bool minimal = true;
  std::uint64_t nodes = 0;  // of the questions before

  // The parts before `next` are known to be needed. The question leaves out the `run` parts after these. A run doubles after
  // success; after failure halves of it are left out, until the part that is needed is found.
  std::size_t next = 0, run = 0;
  // Of so many parts from `next` on one is needed; 0 where that is not known.
  std::size_t suspects = 0;
  bool gave_up = false;  // whether that is so only as far as the effort went

  std::optional<PreparedPuzzle> question;
  PreparedPuzzle::Start start;
  Search search;
  bool begun = false;  // whether the givens of the question are on its board
};

bool RegionContradictionFinder::Impl::advance(std::uint64_t values) {
  WorkBudget work(saturating_multiply(values, kWorkOfNode));
  while (!over && !work.is_spent()) {
    if (!question) ask();
    if (!question->advance(work)) break;
    if (!begun) {
      if (!question->start(work, start)) break;
      begun = true;
      search.start(start.alike);
      if (!start.possible) {
        answer(false);
        continue;
      }
    }
    const std::uint64_t most = none ? std::min(values, effort - search.nodes()) : values;
    std::uint64_t left = most;
    const Search::Outcome outcome = search.advance(question->board(), left, work);
    values -= most - left;
    // (Only a search that wants to try another value gives up, wherever it was interrupted.)
    const bool gives_up = none && outcome == Search::Outcome::kWorking &&
                          search.nodes() == effort && !work.is_spent();
    if (outcome == Search::Outcome::kWorking && !gives_up) break;
    if (outcome != Search::Outcome::kOver) gave_up = gives_up;
    answer(outcome != Search::Outcome::kOver);
  }
  return over;
}

void RegionContradictionFinder::Impl::ask() {
  std::vector<Part> rest(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(next));
  rest.insert(rest.end(), parts.begin() + static_cast<std::ptrdiff_t>(next + run), parts.end());
  question.emplace(puzzle_of(puzzle, rest));
  start = {};
  begun = false;
}

void RegionContradictionFinder::Impl::answer(bool solvable) {
  nodes += search.nodes();
  search.start(0);
  question.reset();
  if (!none) {
    none = !solvable;
    over = solvable;
    run = 1;
  } else if (!solvable) {
    const auto first = parts.begin() + static_cast<std::ptrdiff_t>(next);
    parts.erase(first, first + static_cast<std::ptrdiff_t>(run));
    suspects -= std::min(suspects, run);
    run = suspects > 1 ? suspects / 2 : 2 * run;
  } else {
    suspects = run;
    run = std::max<std::size_t>(run / 2, 1);
  }
  if (suspects == 1) {
    ++next;
    suspects = 0;
    run = 1;
    minimal = minimal && !gave_up;
  }
  const std::size_t end = end_of_questions();
  over = over || next >= end;
  if (!over) run = std::min(run, end - next);
}

// Marks are not left out as long as a rule kUnmarked is needed.
std::size_t RegionContradictionFinder::Impl::end_of_questions() const {
  const auto rule_of = [&](const Part& part) {
    return part.kind == Kind::kRule ? &puzzle.rules[static_cast<std::size_t>(part.index)] : nullptr;
  };
  const bool unmarked = std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
    return rule_of(part) != nullptr && rule_of(part)->kind == RuleKind::kUnmarked;
  });
  std::size_t end = parts.size();
  if (!unmarked) return end;
  while (end > 0 && rule_of(parts[end - 1]) != nullptr && is_mark(*rule_of(parts[end - 1]))) --end;
  return end;
}

void RegionContradictionFinder::start(const RegionPuzzle& puzzle, std::uint64_t effort) {
  JIUGONG_REQUIRE(!validate(puzzle), "an invalid puzzle");
  impl_ = make_owned<Impl>(puzzle, effort);
}

bool RegionContradictionFinder::advance(std::uint64_t nodes) {
  return !impl_ || impl_->advance(nodes);
}

RegionContradiction RegionContradictionFinder::result() const {
  RegionContradiction result;
  if (!impl_) return result;
  result.none = impl_->none;
  result.nodes = impl_->nodes + impl_->search.nodes();
  result.minimal = impl_->none && impl_->over && impl_->minimal;
  if (!impl_->none) return result;
  for (const Part& part : impl_->parts) {
    if (part.kind == Kind::kGiven) result.givens.push_back(part.index);
    put(
        part, impl_->puzzle, [&](const auto& /*all*/) { return part.index; }, result);
  }
  small_sort(result.rules);
  small_sort(result.regions);
  return result;
}

double RegionContradictionFinder::progress() const {
  if (!impl_) return 0;
  if (impl_->over) return 1;
  if (impl_->parts.empty()) return 0;
  return static_cast<double>(impl_->next) / static_cast<double>(impl_->parts.size());
}

RegionContradiction region_contradiction(const RegionPuzzle& puzzle) {
  RegionContradictionFinder finder;
  if (!validate(puzzle)) {
    finder.start(puzzle);
    while (!finder.advance(UINT64_MAX)) continue;
  }
  return finder.result();
}

}  // namespace jiugong
