#include "verb.h"

namespace jiugong::cli {

std::vector<std::unique_ptr<Verb>> make_verbs() {
  std::vector<std::unique_ptr<Verb>> verbs;
  verbs.push_back(make_solve());
  verbs.push_back(make_count());
  verbs.push_back(make_candidates());
  verbs.push_back(make_minimal());
  verbs.push_back(make_canonical());
  verbs.push_back(make_generate());
  verbs.push_back(make_rate());
  verbs.push_back(make_explain());
  verbs.push_back(make_regions());
  verbs.push_back(make_untwist());
  verbs.push_back(make_rotate());
  verbs.push_back(make_tripods());
  verbs.push_back(make_exact_cover());
  return verbs;
}

}  // namespace jiugong::cli
