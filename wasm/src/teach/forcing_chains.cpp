#include "teach/forcing_chains.h"

#include <type_traits>

#include "make_owned.h"
#include "teach/static_chains.h"

namespace jiugong::teach {

template <typename Use>
auto ForcingChains::with_searches(Use use) {
  return is_wide_ ? use(*wide_) : use(*narrow_);
}

void ForcingChains::build(const Candidates& candidates) {
  const StrongCandidates strong(candidates);
  const auto build_in = [&](auto& searches) {
    if (!searches) searches = make_owned<typename std::decay_t<decltype(searches)>::element_type>();
    searches->graph.build(candidates, strong);
  };
  is_wide_ = strong.count > ChainGraph<kNarrow>::kMaxSize;
  if (is_wide_) {
    build_in(wide_);
  } else {
    build_in(narrow_);
  }
}

bool ForcingChains::find_best(Hint& hint, ChainLocator& locator) {
  return with_searches([&](auto& searches) { return searches.find_best(hint, locator); });
}

void ForcingChains::find_all(NestedHints& hints) {
  with_searches([&](auto& searches) { searches.find_all(hints); });
}

ForcingChains::Promising ForcingChains::promising() {
  return with_searches([&](auto& searches) { return searches.promising(); });
}

FoundChain ForcingChains::find_again(const ChainLocator& locator) {
  return with_searches([&](auto& searches) { return searches.find_again(locator); });
}

}  // namespace jiugong::teach
