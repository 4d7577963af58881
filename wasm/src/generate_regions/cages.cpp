#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "generate_regions/drawing.h"
#include "small_sort.h"

namespace jiugong::region_generator {
namespace {

constexpr int kLargestCage = 5;

// Of 20 cages so many have 2, 3, 4, 5 cells, where there is room.
constexpr std::array<int, 4> kSizes = {6, 8, 4, 2};

int random_size(Random& random) {
  int ticket = random.below(20);
  int size = 2;
  for (const int share : kSizes) {
    if (ticket < share) break;
    ticket -= share;
    ++size;
  }
  return size;
}

class Division {
 public:
  Division(const Canvas& canvas, std::span<const int> cells)
      : canvas_(canvas),
        cage_of_(static_cast<std::size_t>(canvas.cells()), kOutside),
        room_of_(static_cast<std::size_t>(canvas.cells())),
        cells_(cells.begin(), cells.end()),
        largest_(std::min(kLargestCage, std::max(2, canvas.values() / 2 + 1))) {
    for (const int cell : cells) cage_of(cell) = kOpen;
    for (const int cell : cells) {
      for (const int other : canvas.neighbours(cell, false)) ++room_of(other);
    }
  }

  std::vector<Cage> take() {
    canvas_.random().shuffle(std::span(cells_));
    for (int cell = next_cell(); cell >= 0; cell = next_cell()) grow(cell);
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      if (cages_[i].cells.size() == 1) join_single(i);
    }
    std::erase_if(cages_, [](const Cage& cage) { return cage.cells.empty(); });
    for (Cage& cage : cages_) small_sort(cage.cells);
    return std::move(cages_);
  }

 private:
  static constexpr int kOutside = -2, kOpen = -1;

  int& cage_of(int cell) { return cage_of_[static_cast<std::size_t>(cell)]; }
  int& room_of(int cell) { return room_of_[static_cast<std::size_t>(cell)]; }

  // The one with the least room: cells in corners would be left alone. -1 at the end.
  int next_cell() {
    int best = -1, least = 9;
    for (const int cell : cells_) {
      if (cage_of(cell) != kOpen) continue;
      if (room_of(cell) >= least) continue;
      least = room_of(cell);
      best = cell;
    }
    return best;
  }

  bool fits(const Cage& cage, int cell) const {
    return std::none_of(cage.cells.begin(), cage.cells.end(),
                        [&](int other) { return canvas_.value(other) == canvas_.value(cell); });
  }

  void add(int number, int cell) {
    Cage& cage = cages_[static_cast<std::size_t>(number)];
    cage.sum += canvas_.value(cell);
    cage.cells.push_back(cell);
    cage_of(cell) = number;
    for (const int other : canvas_.neighbours(cell, false)) --room_of(other);
  }

  void grow(int first) {
    const int number = static_cast<int>(cages_.size());
    const int size = std::min(random_size(canvas_.random()), largest_);
    cages_.emplace_back();
    add(number, first);
    for (bool grown = true; grown && std::ssize(cages_.back().cells) < size;) {
      grown = false;
      std::vector<int> from = cages_.back().cells;
      canvas_.random().shuffle(std::span(from));
      for (const int cell : from) {
        for (const int other : canvas_.neighbours(cell, false)) {
          if (grown || cage_of(other) != kOpen || !fits(cages_.back(), other)) continue;
          add(number, other);
          grown = true;
        }
        if (grown) break;
      }
    }
  }

  void join_single(std::size_t number) {
    const int cell = cages_[number].cells[0];
    for (const int other : canvas_.neighbours(cell, false)) {
      const int beside = cage_of(other);
      if (beside < 0 || static_cast<std::size_t>(beside) == number) continue;
      const Cage& cage = cages_[static_cast<std::size_t>(beside)];
      if (std::ssize(cage.cells) >= largest_ || !fits(cage, cell)) continue;
      add(beside, cell);
      cages_[number].cells.clear();
      return;
    }
  }

  const Canvas& canvas_;
  std::vector<int> cage_of_;
  std::vector<int> room_of_;  // open cells beside each cell
  std::vector<int> cells_;
  int largest_;
  std::vector<Cage> cages_;
};

}  // namespace

std::vector<Cage> divide_into_cages(const Canvas& canvas, std::span<const int> cells) {
  return Division(canvas, cells).take();
}

void draw_cages(Canvas& canvas, int most) {
  std::vector<int> free;
  for (int cell = 0; cell < canvas.cells(); ++cell) {
    if (canvas.is_free(cell)) free.push_back(cell);
  }
  std::vector<Cage> cages = divide_into_cages(canvas, free);
  canvas.random().shuffle(std::span(cages));
  for (Cage& cage : cages) {
    if (most <= 0) break;
    if (cage.cells.size() < 2) continue;
    most -= static_cast<int>(cage.cells.size());
    canvas.use(cage.cells);
    canvas.draw(std::move(cage));
  }
}

void draw_killer(Canvas& canvas) {
  std::vector<int> cells;
  for (int cell = 0; cell < canvas.cells(); ++cell) {
    if (!canvas.is_void(cell)) cells.push_back(cell);
  }
  for (Cage& cage : divide_into_cages(canvas, cells)) canvas.draw(std::move(cage));
}

}  // namespace jiugong::region_generator
