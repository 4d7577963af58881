#!/bin/sh
# Fails if the library FILE has instructions that x86-64-v2 lacks outside the solver's functions for AVX2 and AVX-512, or
# if these do not use theirs. wasm/src/solve9/simd/instruction_sets.h says why that matters. (A program would be the
# wrong place to look: its linker may have happened to choose the right copy of a function.)
#
#   instructions.sh FILE
objdump -dC --no-show-raw-insn "$1" | awk '
  /^[0-9a-f]+ <.*>:$/ { place = $0; next }
  # AVX, its mask registers, BMI and others. (tzcnt is not among them: old processors execute it as bsf.)
  $2 ~ /^(v.*|k[a-z]+[bwdq]|andn|bextr|bls[ir]|blsmsk|bzhi|mulx|pdep|pext|rorx|sarx|sh[lr]x|lzcnt|movbe)[lq]?$/ {
    is_avx512 = /ternlog|%zmm|%[xy]mm(1[6-9]|2[0-9]|3[01])|%k[0-7]|\{1to/
    if (place ~ /InstructionSet\)2>/) avx512 += is_avx512
    else if (place ~ /InstructionSet\)1>/ && !is_avx512) avx2++
    else if (++wrong < 10) print place "\n" $0
  }
  END {
    print avx2 + 0 " instructions for AVX2, " avx512 + 0 " for AVX-512, " wrong + 0 " at wrong places"
    exit wrong > 0 || avx2 == 0 || avx512 == 0
  }'
