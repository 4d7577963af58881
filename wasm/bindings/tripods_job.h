// The job that solves nine tripods.
#pragma once

#include <cstdint>
#include <string>

#include "jiugong/nine_tripods.h"
#include "job.h"
#include "twist_json.h"

namespace jiugong::bindings {

void write_json(Json& out, const TripodsError& error);

// { moves, grid, nodes }. A grid without nine of each digit fails with the code `wrong-tiles`.
class TripodsJob : public Job {
 public:
  // `grid` is a text in any supported format, `turns` the name of a value of Turns, `seed` is in
  // decimal, and `effort` is as in TripodsOptions.
  void start(const std::string& grid, const std::string& turns, const std::string& seed,
             double effort);
  State advance(std::uint64_t nodes) override;

  double progress() const override { return search_.progress(); }
  int stage() const override { return search_.best_length(); }
  std::string interim() const override { return interim_of(stage(), search_.result().moves); }

 private:
  NineTripods search_;
};

}  // namespace jiugong::bindings
