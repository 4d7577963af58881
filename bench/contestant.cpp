#include "bench/contestant.h"

#include <algorithm>
#include <optional>

#include "bench/puzzle_sets.h"
#include "solve9/simd/instruction_sets.h"

namespace jiugong::bench {

namespace {

// Starts a search for at most `limit` solutions (but at least two). The solver itself looks for one
// more than its own limit.
void start(Solver9& solver, const Grid& puzzle, std::uint64_t limit) {
  solver.start(puzzle, std::max<std::uint64_t>(limit, 2) - 1);
}

void print_catalogue(std::ostream& out) {
  out << R"({"sets":[)";
  const char* separator = "";
  for (const PuzzleSet& set : puzzle_sets()) {
    out << separator << R"({"name":")" << set.name << R"(","limit":)" << set.limit << '}';
    separator = ",";
  }
  out << R"(],"jobs":[)";
  separator = "";
  for (const Job& job : jobs()) {
    out << separator << '"' << job.name << '"';
    separator = ",";
  }
  out << "]}\n";
}

void make(const std::string& name, std::ostream& out) {
  for (const PuzzleSet& set : puzzle_sets()) {
    if (name != set.name) continue;
    out << "puzzles " << set.size << '\n';
    for (const Grid& puzzle : set.make(set.size)) out << puzzle.to_line() << '\n';
    return;
  }
  out << "unsupported\n";
}

// Returns the error in the answer to `puzzle`, or nothing.
const char* find_fault(const Grid& puzzle, const Solve9Result& result, std::uint64_t limit) {
  const auto wrong = [&](const std::optional<Grid>& solution) {
    return solution && !(is_solved(*solution) && extends(*solution, puzzle));
  };
  if (!result.solution) return "has no solution";
  if (limit == 2 && result.status != Status::kUnique) return "has several solutions";
  if (wrong(result.solution) || wrong(result.second)) return "got a wrong solution";
  if (result.solution == result.second) return "got the same solution twice";
  return nullptr;
}

}  // namespace

void Contestant::serve(std::istream& in, std::ostream& out) {
  for (std::string word; in >> word;) {
    std::string name;
    std::uint64_t limit = 0, amount = 0;
    if (word == "about") {
      out << name_of(solver9::simd::best_instruction_set()) << ", " << JIUGONG_BUILD << '\n';
    } else if (word == "catalogue") {
      print_catalogue(out);
    } else if (word == "puzzles") {
      load(in, out);
    } else if (word == "make" && in >> name) {
      make(name, out);
    } else if (word == "check" && in >> limit) {
      check(limit, out);
    } else if (word == "run" && in >> limit >> amount) {
      run(limit, amount, out);
    } else if (word == "job" && in >> name >> amount) {
      work(name, amount, out);
    } else {
      std::getline(in, word);
      out << "unsupported\n";
    }
    out.flush();
  }
}

void Contestant::load(std::istream& in, std::ostream& out) {
  std::size_t count = 0;
  in >> count;
  lines_.clear();
  lines_.reserve(count * kCellCount);
  std::string text;
  while (count-- > 0 && in >> text) {
    text.resize(kCellCount, '!');  // a text that is too short is not a puzzle
    lines_ += text;
  }
  out << "ready\n";
}

void Contestant::check(std::uint64_t limit, std::ostream& out) {
  std::uint64_t guesses = 0, unguessed = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    const std::optional<Grid> puzzle = Grid::from_line(line(i));
    const char* fault = "is not 81 digits and blanks";
    if (puzzle) {
      start(solver_, *puzzle, limit);
      solver_.advance(UINT64_MAX);
      const Solve9Result result = solver_.result();
      fault = find_fault(*puzzle, result, limit);
      guesses += result.guesses;
      unguessed += result.guesses == 0 ? 1 : 0;
    }
    if (fault != nullptr) {
      out << "bad " << i + 1 << ' ' << fault << '\n';
      return;
    }
  }
  out << "checked " << guesses << ' ' << unguessed << '\n';
}

void Contestant::run(std::uint64_t limit, std::uint64_t passes, std::ostream& out) {
  std::uint64_t count = 0;
  for (; passes != 0; --passes) count += count_(lines_, limit);
  out << "done " << count << '\n';
}

void Contestant::work(const std::string& name, std::uint64_t items, std::ostream& out) {
  const auto job = std::find_if(jobs().begin(), jobs().end(),
                                [&](const Job& candidate) { return name == candidate.name; });
  if (job == jobs().end()) {
    out << "unsupported\n";
    return;
  }
  Work& item = prepared_[name];
  if (!item) item = job->prepare();
  std::uint64_t sum = 0;
  for (std::uint64_t index = 0; index < items; ++index) sum += item(index);
  out << "done " << sum << '\n';
}

}  // namespace jiugong::bench
