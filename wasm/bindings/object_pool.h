// Lends what takes much memory to the jobs that work with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace jiugong::bindings {

// A job that borrows a tool of a pool.
class Borrower {
 public:
  // Goes on with the tool that it has been lent.
  virtual void work(std::uint64_t nodes) = 0;

 protected:
  ~Borrower() = default;
};

// Has at most `max` tools, because each takes megabytes while thousands of calls may be under way. Other jobs
// wait for one of them.
template <typename Tool>
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

  // Goes on with the work of a job, which gets a `tool` and calls `begin(*tool)` if it has none. While all are at work
  // it goes on with that of one of the others, each in turn, so that no call is for nothing.
  template <typename Begin>
  void work(Borrower& job, Lent& tool, std::uint64_t nodes, Begin begin) {
    if (!tool && at_work_.size() < max_) {
      tool = lend(job);
      begin(*tool);
    }
    if (tool) return job.work(nodes);
    turn_ = (turn_ + 1) % at_work_.size();
    at_work_[turn_].job->work(nodes);
  }

 private:
  Lent lend(Borrower& job) {
    if (idle_.empty()) idle_.push_back(make_());
    Lent tool(idle_.back().release(), GiveBack{this});
    idle_.pop_back();
    at_work_.push_back({tool.get(), &job});
    return tool;
  }

  void take_back(Tool* tool) {
    std::unique_ptr<Tool> idle(tool);
    std::erase_if(at_work_, [&](const AtWork& work) { return work.tool == tool; });
    if (idle_.size() < max_idle_) idle_.push_back(std::move(idle));
  }

  struct AtWork {
    const Tool* tool;
    Borrower* job;
  };

  std::size_t max_, max_idle_;
  std::unique_ptr<Tool> (*make_)();
  std::vector<AtWork> at_work_;
  std::size_t turn_ = 0;
  std::vector<std::unique_ptr<Tool>> idle_;
};

}  // namespace jiugong::bindings
