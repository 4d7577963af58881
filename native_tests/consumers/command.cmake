# Checks what is installed of the command; run with PREFIX, and MANUALS, where the build has its manuals.
file(WRITE ${PREFIX}/puzzle.txt
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n")
execute_process(COMMAND ${PREFIX}/bin/jiugong count ${PREFIX}/puzzle.txt
  OUTPUT_VARIABLE counted COMMAND_ERROR_IS_FATAL ANY)
if(NOT counted STREQUAL "unique 1\n")
  message(FATAL_ERROR "The installed command answers: ${counted}")
endif()
# Where man, bash-completion and zsh look for them.
foreach(pair IN ITEMS jiugong.1=man/man1/jiugong.1 jiugong.bash=bash-completion/completions/jiugong
    _jiugong=zsh/site-functions/_jiugong)
  string(REPLACE = ";" pair ${pair})
  list(GET pair 0 built)
  list(GET pair 1 installed)
  file(READ ${MANUALS}/${built} expected)
  file(READ ${PREFIX}/share/${installed} found)
  if(expected STREQUAL "" OR NOT found STREQUAL expected)
    message(FATAL_ERROR "${installed} is not ${built}")
  endif()
endforeach()
