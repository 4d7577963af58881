// What ./dev bench measures, natively and as WebAssembly under Node.
#include <iostream>

#include "bench/contestant.h"

int main() {
  std::ios::sync_with_stdio(false);
  jiugong::bench::Contestant contestant;
  contestant.serve(std::cin, std::cout);
}
