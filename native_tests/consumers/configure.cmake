# Configures the project without options, as to install the library; run with SOURCE, BINARY, GENERATOR and COMPILER.
file(REMOVE_RECURSE ${BINARY})
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${SOURCE} -B ${BINARY} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
  COMMAND_ERROR_IS_FATAL ANY)
load_cache(${BINARY} READ_WITH_PREFIX cached_ CMAKE_BUILD_TYPE JIUGONG_GOOGLETEST benchmark_DIR)
if(NOT cached_CMAKE_BUILD_TYPE STREQUAL Release)
  message(FATAL_ERROR "The build type is not Release: ${cached_CMAKE_BUILD_TYPE}")
endif()
foreach(place IN ITEMS JIUGONG_GOOGLETEST benchmark_DIR)
  if(DEFINED cached_${place})
    message(FATAL_ERROR "To install the library CMake looks for ${place}")
  endif()
endforeach()
