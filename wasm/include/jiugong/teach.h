// A teacher: explains a sudoku step by step, and rates it exactly as Sudoku Explainer 1.2.1 does.
//
// At each step the easiest technique that applies is used, in the order of Sudoku Explainer: singles,
// locked candidates, sets, fish, wings, unique rectangles and loops, the bivalue universal grave,
// aligned exclusions, cycles, forcing chains, and chains within chains. Techniques, order, ties and
// ratings are those of Sudoku Explainer 1.2.1 by Nicolas Juillerat; the code is our own. A second, human
// style (Style) tells steps by the techniques that people know. Three ratings describe a puzzle, which the
// sudoku world quotes as ER/EP/ED:
//
//     ER   that of the hardest step
//     EP   that of the hardest step until the first digit is placed
//     ED   that of the very first step
//
// Ratings are whole numbers of tenths: 72 is what Sudoku Explainer prints as 7.2. (In the human style they
// are scores.)
//
// Cost, natively: 10 µs for a puzzle rated 1.5, 30 µs for 3, 0.5 ms for 7, 10 ms for 9.5, 0.1 s for 10.5
// and more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/grid.h"
#include "jiugong/names.h"
#include "jiugong/owned.h"

namespace jiugong {

// A sudoku as a person has worked on it: the givens, what was entered, and the pencil marks.
//
//   Position position = {.givens = puzzle};       // nothing done yet
//   position.entered.set(2, 4);                   // row 1, column 3
//   position.marks[3] = 1 << 1 | 1 << 5;          // only 2 or 6 in row 1, column 4
struct Position {
  Grid givens;
  Grid entered = {};  // digits in further cells; a digit in the cell of a given has no effect
  // 0 for cells without marks, which may hold whatever the digits allow. Bits above those of the nine digits count for
  // nothing.
  Marks marks = {};
};

// The position of a puzzle of candidates: a single candidate is a given, several are marks.
Position position_of(const Marks& candidates);

enum class Verdict {
  kSound,             // one solution, and nothing contradicts it
  kClash,             // equal digits in a house
  kNoSolution,        // the givens have no solution, or the candidates
  kSeveralSolutions,  // the givens have several, and so have digits and marks as they stand
  kWrongDigit,        // digits differ from the solution
  kMissingMark,       // marks lack the digit of the solution
};

// `sound`, `clash`, `no-solution`, `several-solutions`, `wrong-digit`, `missing-mark`.
constexpr std::string_view name_of(Verdict verdict) {
  constexpr std::array<std::string_view, 6> kNames = {
      "sound", "clash", "no-solution", "several-solutions", "wrong-digit", "missing-mark"};
  return name_in(kNames, verdict);
}

// The first verdict of that order (clashes first) that applies, and the cells that it is about, in
// ascending order.
struct PositionCheck {
  Verdict verdict = Verdict::kSound;
  std::vector<Cell> cells;
};

// Checks a position against the only solution of its givens, which takes a solve or two. Where the givens have several, the marks
// are taken for part of the puzzle, with what was entered: a position of candidates (sukaku) is sound where these leave one.
//
//   Position position = {.givens = puzzle};
//   position.entered.set(2, 1);
//   check(position).verdict;  // kWrongDigit
PositionCheck check(const Position& position);

// Which techniques there are, their order, and their ratings.
//
//   kExplainer   those of Sudoku Explainer 1.2.1
//   kHuman       those that people know by name: skyscraper, W-wing, XY-chain, almost locked sets. Names,
//                order and ratings follow HoDoKu 2.2 by Bernhard Hobiger: its default order of search, and
//                its score of each technique, a whole number from 4 (full house) to 700 (forcing net). The
//                order says what is looked for first, the score how much work it is, so a later technique
//                may score less. Where nothing else helps, the chains of Sudoku Explainer that follow
//                several assumptions do, so that the same positions are solved.
//
// Unique and avoidable rectangles rely on the puzzle having one solution, as positions with steps do.
// Avoidable ones tell givens from entered digits.
enum class Style : std::uint8_t { kExplainer, kHuman };

// `explainer` or `human`.
constexpr std::string_view name_of(Style style) {
  constexpr std::array<std::string_view, 2> kNames = {"explainer", "human"};
  return name_in(kNames, style);
}

// Those of Sudoku Explainer in the order of their ratings, as far as each has one; then those that only the
// human style has, in its order.
enum class Technique : std::uint8_t {
  kHiddenSingle,
  kDirectPointing,
  kDirectClaiming,
  kDirectHiddenPair,
  kNakedSingle,
  kDirectHiddenTriplet,
  kPointing,
  kClaiming,
  kNakedPair,
  kXWing,
  kHiddenPair,
  kNakedTriplet,
  kSwordfish,
  kHiddenTriplet,
  kXYWing,
  kXYZWing,
  kUniqueRectangle,
  kUniqueLoop,
  kNakedQuad,
  kJellyfish,
  kHiddenQuad,
  kBivalueUniversalGrave,
  kAlignedPairExclusion,
  kGeneralizedXWing,
  kBidirectionalXCycle,
  kBidirectionalYCycle,
  kTurbotFish,
  kForcingXChain,
  kBidirectionalCycle,
  kForcingChain,
  kAlignedTripletExclusion,
  kNishioForcingChains,
  kCellForcingChains,
  kRegionForcingChains,
  kDynamicCellForcingChains,
  kDynamicRegionForcingChains,
  kDynamicContradictionForcingChains,
  kDynamicDoubleForcingChains,
  kFullHouse,
  kLockedPair,
  kLockedTriplet,
  kRemotePair,
  kBugPlusOne,
  kSkyscraper,
  kTwoStringKite,
  kEmptyRectangle,
  kWWing,
  kHiddenRectangle,
  kAvoidableRectangle,
  kFinnedXWing,
  kSashimiXWing,
  kFinnedSwordfish,
  kSashimiSwordfish,
  kFinnedJellyfish,
  kSashimiJellyfish,
  kSueDeCoq,
  kSimpleColouring,
  kMultiColouring,
  kXChain,
  kXYChain,
  kContinuousNiceLoop,
  kAlternatingInferenceChain,
  kAlsXZ,
  kAlsXYWing,
  kAlsChain,
};
inline constexpr std::size_t kTechniqueCount = 65;

// The name that Sudoku Explainer or HoDoKu prints: `Hidden Single`, `Region Forcing Chains`, `Skyscraper`.
std::string_view name_of(Technique technique);

// The same in lower case with hyphens, as in links and files: `hidden-single`, and the technique with such a name, if there
// is one.
std::string id_of(Technique technique);
std::optional<Technique> technique_with_id(std::string_view id);

// Whether the paths of a style can have a technique.
bool has_technique(Style style, Technique technique);

struct CandidateDigit {
  Cell cell = 0;
  Digit digit = 0;

  friend bool operator==(const CandidateDigit&, const CandidateDigit&) = default;
};

struct Elimination {
  Cell cell = 0;
  DigitSet digits = 0;

  friend bool operator==(const Elimination&, const Elimination&) = default;
};

// Why one statement of a chain follows from another.
enum class LinkReason : std::uint8_t {
  kAssumption,  // it does not: the chain begins here
  kCell,        // a cell holds one digit
  kBox,         // a box, row or column has each digit once
  kRow,
  kColumn,
  kPattern,      // a locked candidate, a pair or an X-wing among the candidates that are left
  kNestedChain,  // a chain among the candidates that are left
};

// A statement about a candidate: it is true ("on") or false ("off").
struct ChainNode {
  CandidateDigit candidate;
  bool on = false;
  LinkReason reason = LinkReason::kAssumption;
  std::vector<int> parents = {};  // places in ChainTree::nodes, each before this node
  int nested = -1;                // place in Step::nested of the pattern or chain, or -1
};

// "If … then …": the statements that lead from an assumption, the first node, to a conclusion, the
// last. A cycle returns to its first node.
struct ChainTree {
  std::vector<ChainNode> nodes;
};

enum class CandidateRole : std::uint8_t {
  kPattern,  // makes the pattern; of a cell or region chain: one of the alternatives
  kExtra,    // stands in the way of a unique loop or grave, or belongs to the set that uses it
};

struct RoleCandidate {
  CandidateDigit candidate;
  CandidateRole role = CandidateRole::kPattern;
};

// Cells that play one part in a pattern, with their digits.
struct CellGroup {
  std::vector<Cell> cells;
  DigitSet digits = 0;

  friend bool operator==(const CellGroup&, const CellGroup&) = default;
};

// A link that a pattern rests on: not both are true (weak), or one is (strong).
struct StepLink {
  CandidateDigit from, to;
  bool strong = false;
  LinkReason reason = LinkReason::kCell;
};

// Digits that the cells of an aligned exclusion cannot hold together.
struct ExcludedCombination {
  std::vector<Digit> digits;  // in the order of Step::cells
  // The cell that would be left without a digit, if there is one; else two of the digits are equal,
  // in cells that see each other.
  std::optional<Cell> excluder = {};
};

// One step: what it does, and all that a page needs to draw and tell it.
struct Step {
  Technique technique = Technique::kHiddenSingle;

  // Unique rectangles and loops, bivalue universal grave: the type, 1..4; in the human style of rectangles
  // 1..6. Avoidable rectangles: 1 or 2. Simple colouring: 1 a candidate sees both colours, 2 a colour sees
  // itself. Multi-colouring: 1 a candidate sees two colours of which one is true, 2 a colour sees both of
  // the other component. ALS-XZ: the number of restricted common digits, 1 or 2. Dynamic chains: what they
  // use besides singles: 0 nothing, 1 patterns, 2 forcing chains as well, 3 cell and region chains as
  // well, 4 dynamic chains. 0 for all others.
  int variant = 0;

  int rating = 0;  // in tenths, in the human style a score; 0 for patterns inside a chain

  // Chains: the number of different statements, by which they are rated. 0 for all others.
  int complexity = 0;

  std::optional<CandidateDigit> placement;
  std::vector<Elimination> eliminations;  // by cell; direct techniques and singles have none

  // The cells of the pattern, and its digits. Set: cells and digits of it. Fish: places and digit. Wing:
  // pivot, then wings, and the digit that falls. Unique loop: cells in order, the two digits. Grave: the
  // cells with digits too many, and these. Aligned exclusion: the cells. Cell chain: the cell and its
  // digits; other chains that follow assumptions: the candidate assumed. Finned fish: the places but the
  // fins. Empty rectangle: its places in the box. Patterns and chains of strong links (skyscraper, kite,
  // turbot fish, W-wing, X-chain and so on): the cells in order, and all digits. With groups: their cells.
  std::vector<Cell> cells = {};
  DigitSet digits = 0;
  // Unique loops and graves. Types 1 and 2 of loops: the cells with digits besides, and these. Type 3: the
  // other cells of the set, and all its digits. Type 4: the digit that is locked, for loops with its cells.
  // Rectangles of the human style: the cells with digits besides, or where one falls, and these; of type 3
  // also the other cells of the set. Finned fish: the fins. Empty rectangle: the two places of the strong
  // link.
  std::vector<Cell> extra_cells = {};
  DigitSet extra_digits = 0;
  // Houses as geometry.h numbers them: that of a single or set; locked candidates: where they are,
  // then where they eliminate; fish: base lines, then cover lines; a region chain: its house; an empty
  // rectangle: its box, then the house of the link.
  std::vector<int> houses = {};
  // Human style. Colouring and remote pairs: the two colours of each component. Sue de coq: the cells on the
  // line and in the box, those of the line, those of the box. Almost locked sets: the sets in order.
  std::vector<CellGroup> groups = {};

  // The candidates of the pattern by role, by cell and digit; chains have theirs in the trees.
  std::vector<RoleCandidate> candidates = {};
  // Wings: from the pivot to each wing. Patterns and chains of strong links: strong and weak links in turn.
  // Colouring: the strong ones. Remote pairs, almost locked sets: the weak ones from a group to the next.
  std::vector<StepLink> links = {};

  // Singles: placed digits that leave no other digit in the cell, or no other place in the house. (Marks
  // can be missing without one.)
  std::vector<Cell> blockers = {};

  // Aligned exclusions: all combinations that are excluded.
  std::vector<ExcludedCombination> excluded = {};

  // Chains: a tree for each target of the step, or for each digit or place where one has to be true.
  std::vector<ChainTree> trees = {};
  // What the nodes of the trees refer to: patterns and chains among the candidates of their moment.
  std::vector<Step> nested = {};

  // The technique with its variant: `Unique Rectangle type 1`, `Dynamic Cell Forcing Chains (+)`.
  std::string name() const;
};

// The most difficult level there is for positions that no technique solves; in the human style the score of
// giving up.
inline constexpr int kUnrated = 200;
inline constexpr int kUnsolvedScore = 20'000;

struct TeachResult {
  PositionCheck check;  // unless it is sound there are neither steps nor ratings

  // In tenths, 10..kUnrated, in the human style scores; 0 as long as unknown. ER is kUnrated or kUnsolvedScore where all
  // techniques together do not suffice.
  int er = 0, ep = 0, ed = 0;
  std::optional<Technique> hardest;         // of the first step with the highest rating
  int step_count = 0;                       // of the path so far, also without `record`
  std::array<int, kTechniqueCount> uses{};  // how often each technique was used, by its number
  bool solved = false;                      // whether the steps solve the position

  std::vector<Step> steps;  // if they were asked for
};

struct TeachOptions {
  int max_steps = std::numeric_limits<int>::max();  // the path ends after so many
  bool record = true;      // whether to keep the steps; without them it is a little faster
  bool all_steps = false;  // all steps of the position instead of a path; there are no ratings then
  Style style = Style::kExplainer;

  // In tenths, or a score. The path ends, unsolved, where the next step would be rated higher: most of the search
  // for such a step is saved. The ratings are then those of the steps before it.
  int max_rating = std::numeric_limits<int>::max();

  // The only solution of the givens, or of the candidates, where it is known; else the teacher solves them.
  std::optional<Grid> solution = std::nullopt;
};

// Rates a position.
//
//   TeachResult result = rate({.givens = puzzle});
//   result.er;  // 12
TeachResult rate(const Position& position, Style style = Style::kExplainer);

// Returns the easiest step of a position; nothing if it is solved or not sound, or if no technique
// applies.
//
//   if (const auto step = next_step({.givens = puzzle})) print(step->name());
//   if (const auto step = next_step({.givens = puzzle}, Style::kHuman)) print(step->name());
std::optional<Step> next_step(const Position& position, Style style = Style::kExplainer);

// The maximum number of steps that all_steps() returns; few positions have so many.
inline constexpr std::size_t kMaxAllSteps = 1000;

// Returns the steps that a position has now, by rating: each technique without chains wherever it removes
// or places something, and of cycles and forcing chains that remove the same the best. Only where there
// are none, of cell and region chains and so on the first kind that finds something. Where direct
// techniques place the same digit as others, all are listed.
//
// In the human style they are in its order, and what removes the same as one before is left out. Of chains
// of links the shortest from each candidate are listed; wings and chains of almost locked sets, and forcing
// chains, only where there is nothing before them.
//
//   for (const Step& step : all_steps({.givens = puzzle})) print(step.name());
std::vector<Step> all_steps(const Position& position, Style style = Style::kExplainer);

// Returns all steps to the solution.
//
//   for (const Step& step : solve_path({.givens = puzzle}).steps) print(step.name());
TeachResult solve_path(const Position& position, Style style = Style::kExplainer);

// The units of a teacher's work that take about as long as a node of Solver9.
inline constexpr std::uint64_t kTeachWorkPerNode = 64;

// The work of a teacher that takes about as long as so many nodes of Solver9.
constexpr std::uint64_t teach_work(std::uint64_t solver_nodes) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max() / kTeachWorkPerNode;
  return (solver_nodes < kMost ? solver_nodes : kMost) * kTeachWorkPerNode;
}

// The same in portions, for callers that must not block. It reuses its memory for the next position,
// at most 8 MB. Independent teachers may be used on different threads.
//
//   Teacher teacher;
//   teacher.start({.givens = puzzle});
//   while (!teacher.advance(100'000)) show(teacher.result().er);
//   use(teacher.result());
class Teacher {
 public:
  Teacher();

  // Starts with `position` and drops the previous one.
  void start(const Position& position, const TeachOptions& options = {});

  // Does about `nodes` units of work, of about 10 ns each; true when it is done. The steps do not
  // depend on how the work is divided. The smallest portion takes less than a millisecond, rarely up
  // to two.
  bool advance(std::uint64_t nodes);

  // The units of work done since start().
  std::uint64_t nodes() const;

  // The part of the present search for chains of assumptions that is done, 0..1; 0 as long as there is
  // none, and 1 when all is done.
  double progress() const;

  // The result; until advance() has returned true, what is known so far.
  const TeachResult& result() const;

 private:
  struct Impl;
  detail::Owned<Impl> impl_;
};

}  // namespace jiugong
