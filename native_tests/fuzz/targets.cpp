#include "fuzz/targets.h"

#include <array>

namespace jiugong::fuzz {
namespace {

void fuzz_written(FuzzInput& input, Verdict& verdict) {
  return input.coin() ? fuzz_written_regions(input, verdict) : fuzz_written_grids(input, verdict);
}

}  // namespace

std::span<const FuzzTarget> fuzz_targets() {
  static constexpr std::array kTargets = {
      FuzzTarget{"analysis", fuzz_analysis},
#ifdef JIUGONG_HAS_COMMAND
      FuzzTarget{"command", fuzz_command},
#endif
      FuzzTarget{"exact_cover", fuzz_exact_cover},
      FuzzTarget{"files", fuzz_files},
      FuzzTarget{"jobs", fuzz_jobs},
      FuzzTarget{"photo", fuzz_photo},
      FuzzTarget{"positions", fuzz_positions},
      FuzzTarget{"region_text", fuzz_region_text},
      FuzzTarget{"regions", fuzz_regions},
      FuzzTarget{"solve9", fuzz_solve9},
      FuzzTarget{"solve_lanes", fuzz_solve_lanes},
      FuzzTarget{"solve_many", fuzz_solve_many},
      FuzzTarget{"text", fuzz_text},
      FuzzTarget{"twist", fuzz_twist},
      FuzzTarget{"written", fuzz_written},
  };
  return kTargets;
}

std::string run_target(const FuzzTarget& target, std::string_view bytes) {
  FuzzInput input(bytes);
  Verdict verdict;
  target.run(input, verdict);
  return verdict.finding();
}

}  // namespace jiugong::fuzz
