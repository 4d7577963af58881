#include <exception>
#include <new>

#include "exit_code.h"
#include "output.h"
#include "program.h"

int main(int argc, char** argv) {
  try {
    return jiugong::cli::Program().run(argc, argv);
  } catch (const std::bad_alloc&) {
    jiugong::cli::complain("not enough memory");
    return jiugong::cli::kBrokenFile;
  } catch (const std::exception& error) {
    jiugong::cli::complain(error.what());
    return jiugong::cli::kBrokenFile;
  }
}
