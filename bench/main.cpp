// The program that ./dev bench measures, natively and as WebAssembly under Node: with the engine
// named on the command line (see engines.h) or with Solver9.
#include <iostream>

#include "bench/contestant.h"

int main(int argc, char** argv) {
  using namespace jiugong::bench;
  std::ios::sync_with_stdio(false);
  const CountSolutions count = engine_named(argc > 1 ? argv[1] : "solve9");
  if (!count) {
    std::cerr << "There is no engine " << argv[1] << ".\n";
    return 2;
  }
  Contestant(count).serve(std::cin, std::cout);
}
