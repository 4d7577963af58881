// What the command writes: it is linked with this in place of cli/posix/write.cpp.
#pragma once

#include <array>
#include <string>

namespace jiugong::cli {

// By file descriptor.
std::array<std::string, 3>& written();

}  // namespace jiugong::cli
