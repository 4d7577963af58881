// The fuzz targets: each makes a question from arbitrary bytes and checks the engine's answer
// against its documentation, or against a slower method.
//
// Under libFuzzer (main.cpp) a finding ends the process; corpus_test.cpp runs every target over its
// corpus.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "fuzz/input.h"

namespace jiugong::fuzz {

// The error that a run found, if any.
class Verdict {
 public:
  // Records a claim that does not hold; only the first is kept.
  void expect(bool holds, std::string_view claim) {
    if (!holds && finding_.empty()) finding_ = claim;
  }

  bool good() const { return finding_.empty(); }

  // Adds context to an error.
  void add(std::string_view about) { finding_.append("\n  ").append(about); }

  const std::string& finding() const { return finding_; }

 private:
  std::string finding_;
};

void fuzz_analysis(FuzzInput& input, Verdict& verdict);
void fuzz_command(FuzzInput& input, Verdict& verdict);
void fuzz_exact_cover(FuzzInput& input, Verdict& verdict);
void fuzz_files(FuzzInput& input, Verdict& verdict);
void fuzz_jobs(FuzzInput& input, Verdict& verdict);
void fuzz_photo(FuzzInput& input, Verdict& verdict);
void fuzz_positions(FuzzInput& input, Verdict& verdict);
void fuzz_region_text(FuzzInput& input, Verdict& verdict);
void fuzz_regions(FuzzInput& input, Verdict& verdict);
void fuzz_solve9(FuzzInput& input, Verdict& verdict);
void fuzz_solve_lanes(FuzzInput& input, Verdict& verdict);
void fuzz_solve_many(FuzzInput& input, Verdict& verdict);
void fuzz_text(FuzzInput& input, Verdict& verdict);
void fuzz_twist(FuzzInput& input, Verdict& verdict);
void fuzz_written_grids(FuzzInput& input, Verdict& verdict);
void fuzz_written_regions(FuzzInput& input, Verdict& verdict);

struct FuzzTarget {
  std::string_view name;
  void (*run)(FuzzInput& input, Verdict& verdict);
};

std::span<const FuzzTarget> fuzz_targets();

// Returns the error that the target finds for these bytes; empty if there is none.
std::string run_target(const FuzzTarget& target, std::string_view bytes);

}  // namespace jiugong::fuzz
