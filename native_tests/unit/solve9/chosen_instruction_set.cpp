// Replaces the solver's choice of an instruction set by the name in $JIUGONG_INSTRUCTION_SET, so
// that all of them are tested, not only the best one of this machine.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "solve9/simd/instruction_sets.h"

namespace jiugong::solver9::simd {

InstructionSet best_instruction_set() {
  const char* name = std::getenv("JIUGONG_INSTRUCTION_SET");
  for (const auto set :
       {InstructionSet::kBaseline, InstructionSet::kAvx2, InstructionSet::kAvx512}) {
    if (name != nullptr && std::string_view(name) == name_of(set)) return set;
  }
  std::fputs("JIUGONG_INSTRUCTION_SET is not the name of an instruction set\n", stderr);
  std::abort();
}

}  // namespace jiugong::solver9::simd
