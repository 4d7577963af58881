# The toolchain file of the Emscripten on PATH.
execute_process(COMMAND em-config EMSCRIPTEN_ROOT
  OUTPUT_VARIABLE JIUGONG_EMSCRIPTEN OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "There is no Emscripten: install it, or put its SDK on PATH.")
endif()
include(${JIUGONG_EMSCRIPTEN}/cmake/Modules/Platform/Emscripten.cmake)
