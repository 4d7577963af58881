#include "photo/chances.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "grid/fewest_givens.h"
#include "photo/exp_log.h"
#include "photo/forms.h"

namespace jiugong::photo {
namespace {

// The network is a little less sure of itself than it may be.
constexpr double kTemperature = 0.7;

// The part of what is not printed among all that is written, in training and in life: there as if it
// had been seen in 0.3 of 40 cells.
constexpr double kTrainedPart = 0.25;
constexpr double kSeenByHand = 0.3;
constexpr double kSeenAtAll = 40;

// No network is as sure as it says: this much of everything goes to each digit.
constexpr double kRest = 1e-6;

// Fewer digits do not show what is usual.
constexpr std::size_t kEnoughDigits = 5;

double log_odds(double part) { return log_of(part / (1 - part)); }
double logistic(double log_odds) { return 1 / (1 + exp_of(-log_odds)); }

// The outputs for one cell as weights that sum to 1.
struct CellWeights {
  double blank, other;
  std::array<double, 10> digit;  // from 1
  double by_hand;                // log-odds that a digit is written by hand

  double digits() const {
    double sum = 0;
    for (std::size_t d = 1; d < 10; ++d) sum += digit[d];
    return sum;
  }

  int likeliest() const {
    return static_cast<int>(std::max_element(digit.begin() + 1, digit.end()) - digit.begin());
  }
};

CellWeights weights_of(const Outputs& outputs) {
  constexpr double kNat = 256 * kTemperature;
  const int most = *std::max_element(outputs.what.begin(), outputs.what.end());
  std::array<double, kClasses> weights{};
  double sum = 0;
  for (std::size_t k = 0; k < kClasses; ++k) {
    weights[k] = exp_of((outputs.what[k] - most) / kNat);
    sum += weights[k];
  }
  CellWeights out{weights[kBlank] / sum, weights[kOther] / sum, {}, outputs.by_hand / kNat};
  for (std::size_t d = 1; d < 10; ++d) out.digit[d] = weights[d] / sum;
  return out;
}

using Cells = std::array<CellWeights, 81>;
using Cues = std::array<double, 81>;  // what speaks for "by hand", in nats

bool is_digit(const CellWeights& cell) { return cell.digits() > 0.5; }

// How likely it is that something else than a digit is written, with cues for what is not printed.
// However certain they are, they do not make a digit a scribble.
double other_weight(const CellWeights& cell, double odds) {
  return cell.other * exp_of(std::min(odds, 3.0));
}

// A cell whose digit looks printed by itself.
bool looks_printed(const CellWeights& cell) { return is_digit(cell) && cell.by_hand < 0; }

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// What the size of the writing says for "by hand": much for what is not as high as the others,
// something against what is.
double size_cue(int size, double usual) {
  return std::clamp((std::max(size - usual, usual - size) / usual - 0.08) * 25, -1.5, 2.0);
}

void add_size_cues(const Writing& writing, const Cells& cells, Cues& cues) {
  std::vector<double> sizes;
  for (std::size_t i = 0; i < 81; ++i) {
    if (looks_printed(cells[i]) && writing.size[i] > 0) sizes.push_back(writing.size[i]);
  }
  if (sizes.size() < kEnoughDigits) return;
  const double usual = median(sizes);
  for (std::size_t i = 0; i < 81; ++i) {
    if (cells[i].blank < 0.5) cues[i] += size_cue(writing.size[i], usual);
  }
}

// How far two inks are apart: in what they take from the light, as on paper, or in their colours, which
// are the same on every ground of a screen.
double distance(const InkColour& colour, const InkColour& other) {
  constexpr int kLevel = 4;
  int apart = 0;
  for (std::size_t c = 0; c < 3; ++c) apart += std::abs(colour.ink[c] - other.ink[c]);
  return std::min(
      std::abs(colour.red_blue - other.red_blue) + std::abs(colour.magenta - other.magenta),
      kLevel * apart);
}

// Digits in about the same colour, as a part of some digits.
class Ink {
 public:
  // The densest of them.
  Ink(const Writing& writing, const Cells& cells, const std::vector<std::size_t>& digits,
      double reach) {
    for (const std::size_t middle : digits) {
      std::vector<std::size_t> around;
      for (const std::size_t i : digits) {
        if (distance(writing.colours[i], writing.colours[middle]) < reach) around.push_back(i);
      }
      if (around.size() > members_.size()) members_ = around;
    }
    if (members_.empty()) return;
    const auto middle_of = [&](const auto& value_at) {
      std::vector<double> values;
      for (const std::size_t i : members_) values.push_back(value_at(i));
      return median(std::move(values));
    };
    const auto of_colours = [&](const auto& part) {
      return static_cast<int>(middle_of([&](std::size_t i) { return part(writing.colours[i]); }));
    };
    by_hand_ = std::clamp(middle_of([&](std::size_t i) { return cells[i].by_hand; }), -4.0, 4.0);
    middle_.red_blue = of_colours([](const InkColour& colour) { return colour.red_blue; });
    middle_.magenta = of_colours([](const InkColour& colour) { return colour.magenta; });
    for (std::size_t c = 0; c < 3; ++c) {
      middle_.ink[c] = of_colours([c](const InkColour& colour) { return colour.ink[c]; });
    }
    spread_ = middle_of([&](std::size_t i) { return distance(writing.colours[i], middle_); });
  }

  const std::vector<std::size_t>& members() const { return members_; }

  // How far a colour is from this ink, as a multiple of its spread.
  double off(const InkColour& colour) const {
    constexpr double kLeastSpread = 25;
    return distance(colour, middle_) / (spread_ + kLeastSpread);
  }

  // How much looks like a pen, in nats: the form of the digits, and that print is mostly black.
  double like_a_pen() const {
    return by_hand_ + std::min(1.5, 0.004 * distance(middle_, InkColour()));
  }

 private:
  std::vector<std::size_t> members_;
  double by_hand_ = 0;
  InkColour middle_;
  double spread_ = 0;
};

// Programs write the entries of their player in the font of the givens, but in another colour. So two
// inks that are clearly apart are told whatever the forms of their digits are.
constexpr double kCertain = 40;

constexpr double kApart = 6, kOff = 3;

// How far the colours of an ink reach: on coloured cells those of a coloured ink differ.
constexpr double kPrintReach = 100, kPenReach = 250;

// Boards with light and dark boxes have inks for either: `light` is those that are asked.
void add_colour_cues(const Writing& writing, const Cells& cells, bool light, Cues& cues) {
  std::vector<std::size_t> digits;
  for (std::size_t i = 0; i < 81; ++i) {
    if (is_digit(cells[i]) && !writing.shaded[i] && writing.light[i] == light) digits.push_back(i);
  }
  Ink print(writing, cells, digits, kPrintReach);
  if (print.members().size() < kEnoughDigits) return;
  std::vector<std::size_t> others;
  std::copy_if(digits.begin(), digits.end(), std::back_inserter(others),
               [&](std::size_t i) { return print.off(writing.colours[i]) > kApart; });
  Ink pen(writing, cells, others, kPenReach);
  const bool are_two =
      pen.members().size() >= kEnoughDigits && 10 * pen.members().size() >= 8 * others.size();
  if (are_two && pen.like_a_pen() < print.like_a_pen()) std::swap(print, pen);
  for (std::size_t i = 0; i < 81; ++i) {
    if (cells[i].blank > 0.5 || writing.shaded[i] || writing.light[i] != light) continue;
    const double off = print.off(writing.colours[i]);
    if (are_two && is_digit(cells[i]) && off > kOff && pen.off(writing.colours[i]) < off) {
      cues[i] += kCertain;
    } else if (are_two && off < kOff) {
      cues[i] -= kOff;
    } else {
      cues[i] += std::clamp((off - kOff) * 0.8, -0.3, 4.0);
    }
  }
}

int difference(const std::array<int, 3>& ground, const std::array<int, 3>& other) {
  int out = 0;
  for (std::size_t c = 0; c < 3; ++c) out = std::max(out, std::abs(ground[c] - other[c]));
  return out;
}

// Some programs have the cells of the givens on a ground of their own, which no other cell has.
void add_ground_cues(const Writing& writing, const Cells& cells, Cues& cues) {
  constexpr int kSame = 6;
  const auto ground = [&](std::size_t i) { return writing.colours[i].ground; };
  for (std::size_t given = 0; given < 81; ++given) {
    int same = 0, others = 0;
    bool is_clear = is_digit(cells[given]);
    for (std::size_t i = 0; i < 81 && is_clear; ++i) {
      const int apart = difference(ground(i), ground(given));
      (apart <= kSame ? same : others) += is_digit(cells[i]) ? 1 : 0;
      // A blank cell has another ground, and nothing is in between.
      is_clear = is_digit(cells[i]) ? apart <= kSame || apart > 2 * kSame : apart > 2 * kSame;
    }
    if (!is_clear || same < grid::kFewestGivens || others == 0) continue;
    for (std::size_t i = 0; i < 81; ++i) {
      if (difference(ground(i), ground(given)) > kSame) cues[i] += kCertain;
    }
    return;
  }
}

// What the forms say, if the cells are by hand with these probabilities. Where one of two digits is
// print for certain, the other one is if it looks the same; where that one is written, they may differ
// anyway.
Cues form_cues(const std::vector<FormPair>& pairs, const Cues& by_hand) {
  constexpr double kAlike = 870, kNatsAThousandth = 0.025, kMostOfPair = 3, kMost = 4;
  Cues out{};
  const auto tell = [&](std::size_t cell, std::size_t other, double unlike) {
    out[cell] += log_of(unlike / ((1 - by_hand[other]) + by_hand[other] * unlike));
  };
  for (const FormPair& pair : pairs) {
    const double unlike =
        exp_of(std::clamp((kAlike - pair.likeness) * kNatsAThousandth, -kMostOfPair, kMostOfPair));
    tell(pair.one, pair.other, unlike);
    tell(pair.other, pair.one, unlike);
  }
  for (double& cue : out) cue = std::clamp(cue, -kMost, kMost);
  return out;
}

std::vector<FormPair> pairs_of(const Writing& writing, const Cells& cells) {
  std::array<int, 81> digits{};
  for (std::size_t i = 0; i < 81; ++i) {
    if (is_digit(cells[i])) digits[i] = cells[i].likeliest();
  }
  return compare_forms(writing.ink, digits);
}

// The log-odds that what is written in a cell is not printed. How much likelier than in training that
// is in this puzzle, and which digits are print to compare others with, by expectation maximisation.
Cues by_hand_odds(const Writing& writing, const Cells& cells, HandCues kind) {
  constexpr int kRounds = 12;
  Cues cues{};
  add_size_cues(writing, cells, cues);
  if (kind == HandCues::kAll) {
    for (const bool light : {false, true}) add_colour_cues(writing, cells, light, cues);
    add_ground_cues(writing, cells, cues);
  }
  const auto pairs = pairs_of(writing, cells);
  double part = 0.03;
  Cues odds{}, by_hand{}, forms{};
  for (int round = 0; round <= kRounds; ++round) {
    const double shift = log_odds(part) - log_odds(kTrainedPart);
    double sum = kSeenByHand, count = kSeenByHand + kSeenAtAll;
    for (std::size_t i = 0; i < 81; ++i) {
      const CellWeights& cell = cells[i];
      const double cue = cues[i] + forms[i];
      odds[i] = shift + cue;
      by_hand[i] = logistic(cell.by_hand + odds[i]);
      if (cell.blank > 0.5) continue;
      const double hand = logistic(cell.by_hand + cue);
      const double not_printed =
          (other_weight(cell, cue) + cell.digits() * hand) * part / kTrainedPart;
      const double printed = cell.digits() * (1 - hand) * (1 - part) / (1 - kTrainedPart) + 1e-9;
      sum += not_printed / (not_printed + printed);
      count += 1;
    }
    part = sum / count;
    forms = form_cues(pairs, by_hand);
  }
  return odds;
}

}  // namespace

Chances find_chances(const Writing& writing, HandCues cues) {
  Cells cells;
  std::transform(writing.outputs.begin(), writing.outputs.end(), cells.begin(), weights_of);
  const bool all_printed = cues == HandCues::kNone;
  const Cues odds = all_printed ? Cues{} : by_hand_odds(writing, cells, cues);
  Chances out;
  for (std::size_t i = 0; i < 81; ++i) {
    const CellWeights& cell = cells[i];
    const double hand = all_printed ? 0 : logistic(cell.by_hand + odds[i]);
    const double other = all_printed ? 0 : other_weight(cell, odds[i]);
    const double sum = cell.blank + cell.digits() + other;
    const auto log_of_part = [sum](double weight) {
      return log_of(weight / sum * (1 - 10 * kRest) + kRest);
    };
    out.logs[i][0] = log_of_part(cell.blank + other + cell.digits() * hand);
    for (std::size_t d = 1; d < 10; ++d) out.logs[i][d] = log_of_part(cell.digit[d] * (1 - hand));
    const int likeliest = cell.likeliest();
    const double most = cell.digit[static_cast<std::size_t>(likeliest)];
    if (most * hand > std::max({cell.blank, other, most * (1 - hand)})) {
      out.by_hand[i] = likeliest;
    }
  }
  return out;
}

double legibility(const Writing& writing) {
  double sum = 0;
  int count = 0;
  for (std::size_t i = 0; i < 81; ++i) {
    const CellWeights cell = weights_of(writing.outputs[i]);
    if (cell.blank > 0.5 || 5 * writing.strength[i] < 2 * kUsualInk) continue;
    const double likeliest = *std::max_element(cell.digit.begin() + 1, cell.digit.end());
    sum += std::max(-6.0, log_of(likeliest + 1e-9));
    ++count;
  }
  return count == 0 ? -6 : sum / count;
}

void doubt(CellLogs& logs) {
  for (double& log : logs) log = log_of(0.9 * exp_of(log) + 0.01);
}

}  // namespace jiugong::photo
