#include "teach/run_store.h"

namespace jiugong::teach {
namespace {

// Each candidate is at most once on and once off, and one node clashes.
constexpr std::size_t kMaxNodes = kLiteralCount + 1;

// An off node has one parent, an on node one and the candidates removed from a cell or house.
constexpr std::size_t kMaxLinkParents = kCandidateCount + 10 * (kCandidateCount + 1);

template <typename T>
void ensure_size(std::vector<T>& list, std::size_t size) {
  if (list.size() < size) list.resize(size + size / 4);
}

}  // namespace

void RunStore::clear() {
  runs_.clear();
  nested_.clear();
  parent_end_ = 0;
}

int RunStore::begin() {
  Run run;
  if (!runs_.empty()) {
    const Run& last = runs_.back();
    const int size = last.size + (last.contradiction ? 1 : 0);
    run.first_node = last.first_node + static_cast<std::uint32_t>(size);
  }
  run.first_parent = parent_end_;
  runs_.push_back(run);
  ensure_size(nodes_, run.first_node + kMaxNodes);
  reserve_parents(parent_end_, 0);
  return static_cast<int>(runs_.size()) - 1;
}

void RunStore::drop_last() {
  parent_end_ = runs_.back().first_parent;
  runs_.pop_back();
}

void RunStore::reserve_parents(std::uint32_t end, std::size_t count) {
  ensure_size(parents_, end + count + kMaxLinkParents);
}

int RunStore::find(const Run& run, int literal) const {
  const Node* node = nodes(run);
  while (node->literal != literal) ++node;
  return static_cast<int>(node - nodes(run));
}

}  // namespace jiugong::teach
