#include <exception>

#include "exit_code.h"
#include "output.h"
#include "program.h"

int main(int argc, char** argv) {
  try {
    return jiugong::cli::Program().run(argc, argv);
  } catch (const std::exception& error) {  // such as that a file is larger than the memory
    jiugong::cli::complain(error.what());
    return jiugong::cli::kBrokenFile;
  }
}
