// The teachers of all jobs of a module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "jiugong/teach.h"

namespace jiugong::bindings {

// At most this many teachers work at a time, because each takes up to 8 MB while thousands of calls may
// be under way. Other jobs wait for one of them.
inline constexpr std::size_t kMaxTeachers = 32;

// Somebody who works with a teacher.
class Pupil {
 public:
  // Goes on with the teacher that it has been lent.
  virtual void work(std::uint64_t nodes) = 0;

 protected:
  ~Pupil() = default;
};

class Teachers {
 public:
  struct GiveBack {
    Teachers* owner = nullptr;
    void operator()(Teacher* teacher) const { owner->take_back(teacher); }
  };
  using Lent = std::unique_ptr<Teacher, GiveBack>;

  // Lends a teacher; nothing while all are at work.
  Lent lend(Pupil& pupil);

  // One of those with a teacher, each in turn; there is one while lend() returns nothing.
  Pupil& pupil_in_turn();

 private:
  void take_back(Teacher* teacher);

  struct AtWork {
    const Teacher* teacher;
    Pupil* pupil;
  };
  std::vector<AtWork> at_work_;
  std::size_t turn_ = 0;
  // They are kept because making one takes longer than rating an easy puzzle.
  std::vector<std::unique_ptr<Teacher>> idle_;
};

}  // namespace jiugong::bindings
