// The teachers of all jobs of a module.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "jiugong/teach.h"

namespace jiugong::bindings {

// At most this many teachers work at a time, because each takes up to 8 MB while thousands of calls may
// be under way. Other jobs wait for one of them.
inline constexpr std::size_t kMaxTeachers = 32;

class TeachJob;

class Teachers {
 public:
  struct GiveBack {
    Teachers* owner = nullptr;
    void operator()(Teacher* teacher) const { owner->take_back(teacher); }
  };
  using Lent = std::unique_ptr<Teacher, GiveBack>;

  // Lends a teacher to a job; nothing while all are at work.
  Lent lend(TeachJob& job);

  // One of the jobs with a teacher, each in turn; there is one while lend() returns nothing.
  TeachJob& job_in_turn();

 private:
  void take_back(Teacher* teacher);

  struct AtWork {
    const Teacher* teacher;
    TeachJob* job;
  };
  std::vector<AtWork> at_work_;
  std::size_t turn_ = 0;
  // They are kept because making one takes longer than rating an easy puzzle.
  std::vector<std::unique_ptr<Teacher>> idle_;
};

}  // namespace jiugong::bindings
