// Nothing else is in this file: the tests link their own choice in its place.
#include "solve9/simd/instruction_sets.h"

namespace jiugong::solver9::simd {

#if JIUGONG_CHOOSES_INSTRUCTION_SET
// The compiler's library asks the processor once, when the program starts, and takes a feature as
// missing if the operating system does not save its registers.
InstructionSet best_instruction_set() {
  __builtin_cpu_init();  // for a caller that the program runs even before that
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                        __builtin_cpu_supports("bmi2");
  if (has_avx2 && __builtin_cpu_supports("avx512vl")) return InstructionSet::kAvx512;
  return has_avx2 ? InstructionSet::kAvx2 : InstructionSet::kBaseline;
}
#endif

}  // namespace jiugong::solver9::simd
