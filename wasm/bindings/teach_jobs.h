// The jobs that explain and rate a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "jiugong/teach.h"
#include "job.h"

namespace jiugong::bindings {

// A position comes as three texts: the givens as a puzzle in any format, the entered digits as 81
// characters, and the marks as 81 numbers separated by commas; an empty text means none.
class TeachJob : public Job {
 public:
  State advance(std::uint64_t nodes) override;

 protected:
  void start(const std::string& givens, const std::string& digits, const std::string& marks,
             const TeachOptions& options);

  const TeachResult& result() const { return teacher_.result(); }
  double searched() const { return teacher_.progress(); }

  // Called after each portion, and once at the end, to write JSON.
  virtual void write_portion() {}
  virtual void write_end() = 0;

 private:
  Teacher teacher_;
};

// A teaching job that reports progress: that of the search with the current technique, and before the
// end { steps, er, ep, ed, hardest } so far.
class LongTeachJob : public TeachJob {
 public:
  double progress() const override { return searched(); }
  int stage() const override { return result().step_count; }
  std::string interim() const override;
};

// { check, er, ep, ed, hardest, steps, techniques }
class RateJob : public LongTeachJob {
 public:
  void start(const std::string& givens, const std::string& digits, const std::string& marks);

 private:
  void write_end() override;
};

// { steps, check, solved, er, ep, ed }
class ExplainJob : public LongTeachJob {
 public:
  // `limit` is the maximum number of steps.
  void start(const std::string& givens, const std::string& digits, const std::string& marks,
             std::uint64_t limit);

 private:
  // Steps are written as they are found, because all of them together can be long.
  void write_portion() override;
  void write_end() override;

  std::size_t written_ = 0;
};

// { kind: 'step', step }, { kind: 'solved' } or { kind: 'stuck' }; { kind, cells } of a position that
// is not sound, where the kind is the name of the verdict, without `cells` if the verdict is about
// the givens as a whole.
class HintJob : public TeachJob {
 public:
  void start(const std::string& givens, const std::string& digits, const std::string& marks);

 private:
  void write_end() override;
};

}  // namespace jiugong::bindings
