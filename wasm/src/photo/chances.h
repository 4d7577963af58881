// What the cells of a puzzle are likely to hold, as printed digits.
#pragma once

#include <array>

#include "photo/colours.h"
#include "photo/network.h"

namespace jiugong::photo {

// The logarithms of the probabilities that a cell holds no given, and that it holds the given 1..9.
// What is written by hand is no given.
using CellLogs = std::array<double, 10>;
using GridLogs = std::array<CellLogs, 81>;

// What is seen of a puzzle. Of cells that are shaded the colours are not known.
struct Writing : Inputs {
  std::array<Outputs, 81> outputs;
  InkColours colours;
};

struct Chances {
  GridLogs logs;
  // The digit that was written by hand in a cell, 0 for none.
  std::array<int, 81> by_hand{};
};

// What tells handwriting.
enum class HandCues {
  kAll,
  kWithoutColour,  // for puzzles that are printed in several colours
  kNone,           // everything is taken for print
};

// The network sees one cell alone. What holds for the whole puzzle comes in here: hardly any puzzle
// has digits written by hand, but where one has, others have too; printed digits are equally high, of
// one colour, and those of the same value have one form.
Chances find_chances(const Writing& writing, HandCues cues);

// How well the cells that are not blank read as digits: the mean logarithm of the likeliest digit's
// probability. -6 where all are blank.
double legibility(const Writing& writing);

// Mixes a hundredth for each digit into the probabilities: what the picture shows may be incomplete.
void doubt(CellLogs& logs);

}  // namespace jiugong::photo
