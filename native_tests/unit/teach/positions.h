// Positions and steps for the tests of the teacher.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jiugong/random.h"
#include "jiugong/teach.h"
#include "teach/board.h"

namespace jiugong::teach {

// A position whose next step is known.
struct KnownStep {
  std::string name;
  int rating = 0, complexity = 0;
  Position position;
  std::string placement;     // r1c2=3, or empty
  std::string eliminations;  // r1c2-45 r3c4-5, or empty
};

// Those of corpus/teach_steps.tsv.
std::vector<KnownStep> known_steps();

// Those of corpus/teach_human_steps.tsv, with the position that nearly has the step, if there is one.
struct KnownHumanStep {
  std::string name;
  int rating = 0;
  Position position;
  std::string placement, eliminations;
  std::optional<Position> near;
};
std::vector<KnownHumanStep> known_human_steps();

// Positions that take long: every cell may have its digit, 8 or 9, so paths of unique loops are a million; and
// one with 2,000 almost locked sets, where the human style has more steps than are told.
Position position_of_loops();
Position position_of_sets();

// What a step does, in the notation of the files.
std::string placement_of(const Step& step);
std::string eliminations_of(const Step& step);

// The position after a step, with all candidates as marks.
Position after(const Position& position, const Step& step);

// The position with its candidates as marks.
Position with_marks(const Position& position);

// The board of a position.
Board board_of(const Position& position);

// A position of a random puzzle with one solution: some digits entered, some wrong candidates gone.
struct RandomPosition {
  Position position;
  Grid solution;
};
class RandomPositions {
 public:
  explicit RandomPositions(std::uint64_t seed) : random_(seed) {}
  RandomPosition next();

 private:
  Random random_;
};

// Why a step is wrong for this solution, or nothing.
std::string mistake_in(const Step& step, const Grid& solution);

// Lines of a file of the corpus without comments.
std::vector<std::string> corpus_lines(const std::string& file);
std::vector<std::string> fields_of(const std::string& line, char separator);

}  // namespace jiugong::teach
