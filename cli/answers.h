// Answers files of sudokus on all threads: what answer_file.h and solve_file.h do for a part of a file.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "exit_code.h"
#include "jiugong/answer_file.h"
#include "options.h"
#include "part.h"
#include "pool.h"

namespace jiugong::cli {

struct AnswerOptions {
  InputOptions input;
  AnswerFormat format = {};
  std::size_t part_bytes = 65'536;
};

// The part of a file that is to be answered.
FilePart file_part(const Part& part);

// Tells all bad puzzles of a part: the statistics have the first, and the others are found by reading again.
void complain_of_bad(Part& part, std::uint64_t bad, const std::vector<TextError>& first_bad,
                     bool takes_candidates);

// Reads files of sudokus, and hands their parts to workers.
ExitCode run_on_files(const InputOptions& input, std::size_t part_bytes, const std::string& header,
                      const MakeWorker& make_worker);

// The form of the answers in the formats csv and json, and of others, which are lines.
AnswerForm form_named(const std::string& format);

using MakeAnswerer = std::function<std::unique_ptr<Answerer>()>;

// Reads the files and writes the answers. Each thread has an answerer of its own.
ExitCode answer_files(const AnswerOptions& options, const MakeAnswerer& make_answerer);

}  // namespace jiugong::cli
