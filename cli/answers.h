// Answers files of sudokus on all threads: what answer_file.h and solve_file.h do for a part of a file.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "exit_code.h"
#include "jiugong/answer_file.h"
#include "options.h"
#include "part.h"
#include "pool.h"
#include "verb.h"

namespace jiugong::cli {

// The part of a file that is to be answered.
FilePart file_part(const Part& part);

// Tells all bad puzzles of a part: the statistics have the first, and the others are found by reading again.
void complain_of_bad(Part& part, std::uint64_t bad, const std::vector<TextError>& first_bad,
                     bool takes_candidates);

// Reads files of sudokus, and hands their parts to workers.
ExitCode run_on_files(const InputOptions& input, std::size_t part_bytes, const std::string& header,
                      const MakeWorker& make_worker);

// A verb that answers files of sudokus in one of several formats.
class SudokuVerb : public Verb {
 public:
  void add_options(CLI::App& app) override;
  std::string check() const override;

 protected:
  // The first of the formats is the default.
  explicit SudokuVerb(std::vector<std::string> formats) : formats_(std::move(formats)) {}

  // Adds the options that it alone has, between those of the input and --format.
  virtual void add_own_options(CLI::App& /*app*/) {}

  // --format
  void add_format(CLI::App& app);

  // The form of the answers in the formats csv and json, and of others, which are lines.
  AnswerForm form() const;

  using MakeAnswerer = std::function<std::unique_ptr<Answerer>()>;

  // Reads the files and writes the answers. Each thread has an answerer of its own.
  ExitCode answer_files(AnswerFormat format, std::size_t part_bytes,
                        const MakeAnswerer& make_answerer) const;

  InputOptions input_;
  std::string format_;

 private:
  std::vector<std::string> formats_;
};

}  // namespace jiugong::cli
