// The jobs that explain and rate a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "jiugong/teach.h"
#include "job.h"
#include "teachers.h"

namespace jiugong::bindings {

// A position comes as three texts: the givens as a puzzle in any format, the entered digits as 81
// characters, and the marks as 81 numbers separated by commas; an empty text means none.
class TeachJob : public Job {
 public:
  TeachJob();

  // A job that waits for a teacher goes on with another job's work, so that no call of it is for nothing.
  State advance(std::uint64_t nodes) override;

 protected:
  void start(const std::string& givens, const std::string& digits, const std::string& marks,
             const TeachOptions& options);

  // The teacher at work on the position; nullptr before and after.
  const Teacher* teacher() const { return teacher_.get(); }

  // Called after each portion, and once at the end, to write JSON.
  virtual void write_portion(const TeachResult& /*result*/) {}
  virtual void write_end(const TeachResult& result) = 0;

 private:
  // Goes on with a teacher.
  void work(std::uint64_t nodes);

  Teachers& teachers_;
  Teachers::Lent teacher_;
  Position position_;
  TeachOptions options_;
};

// A teaching job that reports progress: that of the search with the current technique, and before the
// end { steps, er, ep, ed, hardest } so far.
class LongTeachJob : public TeachJob {
 public:
  double progress() const override;
  int stage() const override;
  std::string interim() const override;
};

// { check, er, ep, ed, hardest, steps, techniques }
class RateJob : public LongTeachJob {
 public:
  void start(const std::string& givens, const std::string& digits, const std::string& marks);

 private:
  void write_end(const TeachResult& result) override;
};

// { steps, check, solved, er, ep, ed }
class ExplainJob : public LongTeachJob {
 public:
  // `limit` is the maximum number of steps.
  void start(const std::string& givens, const std::string& digits, const std::string& marks,
             std::uint64_t limit);

 private:
  // Steps are written as they are found, because all of them together can be long.
  void write_portion(const TeachResult& result) override;
  void write_end(const TeachResult& result) override;

  std::size_t written_ = 0;
};

// { kind: 'step', step }, { kind: 'solved' } or { kind: 'stuck' }; { kind, cells } of a position that
// is not sound, where the kind is the name of the verdict, without `cells` if the verdict is about
// the givens as a whole.
class HintJob : public TeachJob {
 public:
  void start(const std::string& givens, const std::string& digits, const std::string& marks);

 private:
  void write_end(const TeachResult& result) override;
};

}  // namespace jiugong::bindings
