#include "photo/components.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace jiugong::photo {

int Components::root_of(int run) {
  int* const parents = parents_.data();
  while (parents[run] != run) {
    parents[run] = parents[parents[run]];
    run = parents[run];
  }
  return run;
}

void Components::find(std::span<const std::uint8_t> ink, int width, int height) {
  runs_.clear();
  parents_.clear();
  std::size_t above = 0;
  for (int y = 0; y < height; ++y) {
    const std::uint8_t* row = &ink[static_cast<std::size_t>(y) * static_cast<std::size_t>(width)];
    const std::size_t first = runs_.size();
    for (int x = 0; x < width;) {
      const void* next = std::memchr(row + x, 1, static_cast<std::size_t>(width - x));
      if (next == nullptr) break;
      const int left = static_cast<int>(static_cast<const std::uint8_t*>(next) - row);
      for (x = left; x < width && row[x] == 1;) ++x;
      const int run = static_cast<int>(runs_.size());
      runs_.push_back({y, left, x - 1});
      parents_.push_back(run);
      while (above < first && runs_[above].right < left - 1) ++above;
      for (std::size_t touching = above; touching < first && runs_[touching].left <= x;
           ++touching) {
        const int one = root_of(static_cast<int>(touching)), other = root_of(run);
        parents_[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
      }
    }
    above = first;
  }
}

std::vector<Component> Components::largest(int side, std::size_t most) {
  std::vector<Component> out;
  std::vector<int> numbers(runs_.size(), -1);
  for (std::size_t i = 0; i < runs_.size(); ++i) {
    const Run& run = runs_[i];
    const int root = root_of(static_cast<int>(i));
    int& number = numbers[static_cast<std::size_t>(root)];
    if (number < 0) {
      number = static_cast<int>(out.size());
      out.push_back({run.left, run.y, run.right, run.y, root});
    }
    Component& component = out[static_cast<std::size_t>(number)];
    component.left = std::min(component.left, run.left);
    component.right = std::max(component.right, run.right);
    component.bottom = run.y;
  }
  std::erase_if(out, [side](const Component& component) {
    return component.width() < side || component.height() < side;
  });
  const auto area = [](const Component& component) {
    return static_cast<std::int64_t>(component.width()) * component.height();
  };
  std::sort(out.begin(), out.end(), [area](const Component& a, const Component& b) {
    return area(a) != area(b) ? area(a) > area(b) : a.root < b.root;
  });
  if (out.size() > most) out.resize(most);
  return out;
}

std::vector<Point> Components::outline(const Component& component) {
  std::vector<Point> out;
  int row = -1;
  // (The root is the first run of its piece.)
  for (auto i = static_cast<std::size_t>(component.root); i < runs_.size(); ++i) {
    const Run& run = runs_[i];
    if (run.y > component.bottom) break;
    if (root_of(static_cast<int>(i)) != component.root) continue;
    if (run.y != row) {
      out.push_back({static_cast<double>(run.left), static_cast<double>(run.y)});
      out.push_back({static_cast<double>(run.right), static_cast<double>(run.y)});
      row = run.y;
    } else {
      out.back().x = run.right;
    }
  }
  return out;
}

}  // namespace jiugong::photo
