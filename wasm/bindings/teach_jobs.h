// The jobs that explain and rate a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "batch_job.h"
#include "jiugong/rate_many.h"
#include "jiugong/teach.h"
#include "job.h"
#include "object_pool.h"

namespace jiugong::bindings {

// At most this many teachers work at a time; each takes up to 8 MB.
inline constexpr std::size_t kMaxTeachers = 32;

using Teachers = ObjectPool<Teacher>;

// The work on a position, which comes as a text that read_position() reads.
class TeachJob : public Job, private Borrower {
 public:
  TeachJob();

 protected:
  void start(const std::string& position, const TeachOptions& options);

  // The same in the style of this name, `explainer` or `human`; fails for any other.
  void start(const std::string& position, const std::string& style, TeachOptions options);

  Style style() const { return options_.style; }

  // The teacher at work on the position; nullptr before and after.
  const Teacher* teacher() const { return teacher_.get(); }

  // Called after each portion, and once at the end, to write JSON.
  virtual void write_portion(const TeachResult& /*result*/) {}
  virtual void write_end(const TeachResult& result) = 0;

 private:
  void run(std::uint64_t nodes) override;

  void work(std::uint64_t nodes) override;

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
  void start(const std::string& position);

 private:
  void write_end(const TeachResult& result) override;
};

// The list of steps with which a result begins. They are written as they are found, because all of them
// together can be long.
class StepList {
 public:
  void begin(Json& json);

  // Writes those that are new.
  void write(Json& json, const std::vector<Step>& steps, Style style);

 private:
  std::size_t written_ = 0;
};

// { steps, check, solved, er, ep, ed }
class ExplainJob : public LongTeachJob {
 public:
  // `limit` is the maximum number of steps, `style` the name of a style.
  void start(const std::string& position, std::uint64_t limit, const std::string& style);

 private:
  void write_portion(const TeachResult& result) override;
  void write_end(const TeachResult& result) override;

  StepList list_;
};

// { steps, check }: all steps that the position has now.
class StepsJob : public TeachJob {
 public:
  void start(const std::string& position, const std::string& style);

 private:
  void write_portion(const TeachResult& result) override;
  void write_end(const TeachResult& result) override;

  StepList list_;
};

// { kind: 'step', step }, { kind: 'solved' } or { kind: 'stuck' }; { kind, cells } of a position that
// is not sound, where the kind is the name of the verdict, without `cells` if the verdict is about
// the givens as a whole.
class HintJob : public TeachJob {
 public:
  void start(const std::string& position, const std::string& style);

 private:
  void write_end(const TeachResult& result) override;
};

// A file of puzzles with ratings. It has a teacher as long as it works, and waits for one like TeachJob.
class RatingBatchJob : public BatchJob, private Borrower {
 public:
  RatingBatchJob();

  void start(std::size_t size, const BatchQuestion& question);

 private:
  void run(std::uint64_t nodes) override;

  PuzzleRater* rater() override { return &rater_; }
  void work(std::uint64_t nodes) override;

  Teachers& teachers_;
  Teachers::Lent teacher_;
  TeacherRater rater_;
};

// The position of a text: { givens, digits, marks }.
class ReadPositionJob : public Job {
 public:
  void start(const std::string& text);
};

// A position as a text, in the format of this name.
class WritePositionJob : public Job {
 public:
  void start(const std::string& position, const std::string& format);
};

}  // namespace jiugong::bindings
