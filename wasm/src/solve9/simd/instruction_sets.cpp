#include "solve9/simd/instruction_sets.h"

#include <cstdlib>
#include <string_view>

namespace jiugong::solver9::simd {

#if JIUGONG_CHOOSES_INSTRUCTION_SET
namespace {

// The compiler's library asks the processor once, when the program starts, and takes a feature as
// missing if the operating system does not save its registers.
InstructionSet best_of_processor() {
  __builtin_cpu_init();  // for a caller that the program runs even before that
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                        __builtin_cpu_supports("bmi2");
  if (has_avx2 && __builtin_cpu_supports("avx512vl")) return InstructionSet::kAvx512;
  return has_avx2 ? InstructionSet::kAvx2 : InstructionSet::kBaseline;
}

InstructionSet chosen_instruction_set() {
  const InstructionSet best = best_of_processor();
  const char* name = std::getenv("JIUGONG_FORCE_INSTRUCTION_SET");
  if (name == nullptr) return best;
  for (const auto set : {InstructionSet::kBaseline, InstructionSet::kAvx2}) {
    if (name_of(set) == std::string_view(name) && set < best) return set;
  }
  return best;
}

}  // namespace

InstructionSet best_instruction_set() {
  static const InstructionSet set = chosen_instruction_set();
  return set;
}
#endif

}  // namespace jiugong::solver9::simd
