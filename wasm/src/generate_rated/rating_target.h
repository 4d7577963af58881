// What is wanted of a puzzle, and how far a rated one is from it.
#pragma once

#include "jiugong/generate_rated.h"

namespace jiugong::rated_generator {

// The distance of puzzles of which only is known that they are harder than wanted.
inline constexpr int kTooHard = 1000;

class RatingTarget {
 public:
  void start(const GenerateRatedOptions& options);

  Style style() const { return style_; }
  // The rating of the hardest step that a puzzle may have.
  int ceiling() const { return ceiling_; }
  // The number of givens that suits it.
  int suitable_givens() const;

  // The distance of a puzzle that was rated up to the ceiling; 0 if it is as wanted.
  int distance(const TeachResult& result) const;

  // Whether a technique is wanted, and is used, if only before a step above the ceiling.
  bool is_used_in(const TeachResult& result) const;

 private:
  Style style_ = Style::kExplainer;
  RatingRange range_;
  std::optional<Technique> technique_;
  int ceiling_ = 0;
};

// The lowest and the highest rating that a technique can have.
RatingRange ratings_of(Technique technique, Style style);

}  // namespace jiugong::rated_generator
