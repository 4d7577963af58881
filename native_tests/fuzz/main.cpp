// The libFuzzer program: `jiugong_fuzz --target=NAME`, followed by libFuzzer's own options and
// folders or files; or `jiugong_fuzz --list`, which prints the names.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "fuzz/targets.h"

namespace {

using jiugong::fuzz::fuzz_targets;

const jiugong::fuzz::FuzzTarget* chosen = nullptr;

[[noreturn]] void list_and_exit(std::ostream& out, int status) {
  for (const auto& target : fuzz_targets()) out << target.name << std::endl;
  std::exit(status);
}

}  // namespace

// (libFuzzer ignores options that begin with two hyphens.)
// NOLINTNEXTLINE(readability-non-const-parameter): libFuzzer declares it.
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
  constexpr std::string_view kTarget = "--target=";
  for (int i = 1; i < *count; ++i) {
    const std::string_view argument = (*arguments)[i];
    if (argument == "--list") list_and_exit(std::cout, 0);
    if (!argument.starts_with(kTarget)) continue;
    for (const auto& target : fuzz_targets()) {
      if (argument.substr(kTarget.size()) == target.name) chosen = &target;
    }
  }
  if (chosen != nullptr) return 0;
  std::cerr << "Which of these? --target=\n";
  list_and_exit(std::cerr, 2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const std::string finding = run_target(*chosen, bytes);
  if (!finding.empty()) {
    std::cerr << "FINDING: " << finding << std::endl;
    std::abort();
  }
  return 0;
}
