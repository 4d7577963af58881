# Compiles for 32-bit x86 with GCC; processors of 64 bits run the programs, which bring their libraries along. Debian
# package: g++-i686-linux-gnu. (g++-multilib would do as well, but cannot be installed beside a cross compiler.)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR i686)
set(CMAKE_C_COMPILER i686-linux-gnu-gcc) # GoogleTest needs a C compiler
set(CMAKE_CXX_COMPILER i686-linux-gnu-g++)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# The x87 unit would round otherwise than every other platform.
set(CMAKE_CXX_FLAGS_INIT "-msse2 -mfpmath=sse")

# The libraries for 32 bits from the compiler's packages. The libraries of the host are not searched.
set(CMAKE_FIND_ROOT_PATH /usr/i686-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
