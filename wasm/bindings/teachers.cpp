#include "teachers.h"

#include <utility>

namespace jiugong::bindings {
namespace {

constexpr std::size_t kMaxIdle = 4;

}  // namespace

Teachers::Lent Teachers::lend(Pupil& pupil) {
  if (at_work_.size() == kMaxTeachers) return Lent(nullptr, GiveBack{this});
  if (idle_.empty()) idle_.push_back(std::make_unique<Teacher>());
  Lent teacher(idle_.back().release(), GiveBack{this});
  idle_.pop_back();
  at_work_.push_back({teacher.get(), &pupil});
  return teacher;
}

Pupil& Teachers::pupil_in_turn() {
  turn_ = (turn_ + 1) % at_work_.size();
  return *at_work_[turn_].pupil;
}

void Teachers::take_back(Teacher* teacher) {
  std::unique_ptr<Teacher> idle(teacher);
  std::erase_if(at_work_, [&](const AtWork& work) { return work.teacher == teacher; });
  if (idle_.size() < kMaxIdle) idle_.push_back(std::move(idle));
}

}  // namespace jiugong::bindings
