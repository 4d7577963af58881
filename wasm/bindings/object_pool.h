// Lends what takes much memory to the jobs that work with it.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace jiugong::bindings {

// Has at most `max` tools, because each takes megabytes while thousands of calls may be under way. Other jobs
// wait for one of them.
template <typename Tool, typename AJob>
class ObjectPool {
 public:
  // Keeps `max_idle` of the tools that are not lent: making one can take longer than a job.
  ObjectPool(std::size_t max, std::size_t max_idle, std::unique_ptr<Tool> (*make)())
      : max_(max), max_idle_(max_idle), make_(make) {}

  struct GiveBack {
    ObjectPool* owner = nullptr;
    void operator()(Tool* tool) const { owner->take_back(tool); }
  };
  using Lent = std::unique_ptr<Tool, GiveBack>;

  // Lends a tool to a job; nothing while all are at work.
  Lent lend(AJob& job) {
    if (at_work_.size() == max_) return Lent(nullptr, GiveBack{this});
    if (idle_.empty()) idle_.push_back(make_());
    Lent tool(idle_.back().release(), GiveBack{this});
    idle_.pop_back();
    at_work_.push_back({tool.get(), &job});
    return tool;
  }

  // One of the jobs with a tool, each in turn; there is one while lend() returns nothing.
  AJob& job_in_turn() {
    turn_ = (turn_ + 1) % at_work_.size();
    return *at_work_[turn_].job;
  }

 private:
  void take_back(Tool* tool) {
    std::unique_ptr<Tool> idle(tool);
    std::erase_if(at_work_, [&](const AtWork& work) { return work.tool == tool; });
    if (idle_.size() < max_idle_) idle_.push_back(std::move(idle));
  }

  struct AtWork {
    const Tool* tool;
    AJob* job;
  };

  std::size_t max_, max_idle_;
  std::unique_ptr<Tool> (*make_)();
  std::vector<AtWork> at_work_;
  std::size_t turn_ = 0;
  std::vector<std::unique_ptr<Tool>> idle_;
};

}  // namespace jiugong::bindings
