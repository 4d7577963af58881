#include "regions/propagators/equal_sums.h"

#include <array>
#include <cstddef>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "unit/regions/propagators/brute_force.h"

namespace jiugong::regions {
namespace {

// Two or three groups, each of one part of different cells and sometimes a cell that counts several times.
TEST(RegionPropagators, EqualSums) {
  compare(16, 3000, [](Random& random) {
    const int values = std::array{4, 9, 20}[static_cast<std::size_t>(random.below(3))];
    const auto tables = std::make_shared<const SumTables>(values);
    struct Part {
      std::vector<std::size_t> cells;
      int coefficient = 1;
    };
    std::vector<std::vector<Part>> parts;
    std::vector<EqualSumsFilter::Group> groups;
    std::vector<int> bases;
    std::size_t cells = 0;
    const auto add_part = [&](int size, int coefficient) {
      Part part = {.cells = {}, .coefficient = coefficient};
      Cells numbers;
      for (int i = 0; i < size; ++i) {
        numbers.push_back(static_cast<Small>(cells));
        part.cells.push_back(cells++);
      }
      parts.back().push_back(part);
      groups.back().parts.push_back(
          {DistinctSums(std::move(numbers), {}, tables, values), coefficient});
    };
    for (int count = 2 + random.below(2); count > 0; --count) {
      groups.emplace_back().base = random.below(3);
      bases.push_back(groups.back().base);
      parts.emplace_back();
      const int size = 1 + random.below(3);
      add_part(size, 1);
      if (size < 3 && random.below(3) == 0) add_part(1, 1 + random.below(9));
    }
    std::vector<Mask> candidates = random_candidates(random, cells, values, cells < 6 ? 0 : 3);
    const Holds holds = [=](const Grid& grid) {
      std::optional<int> common;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        int sum = bases[i];
        for (const Part& part : parts[i]) {
          Grid in_part;
          for (const std::size_t cell : part.cells) {
            in_part.push_back(grid[cell]);
            sum += part.coefficient * grid[cell];
          }
          if (!all_differ(in_part)) return false;
        }
        if (sum > kMaxEqualSum || (common && *common != sum)) return false;
        common = sum;
      }
      return true;
    };
    return Case{std::make_unique<EqualSumsFilter>(std::move(groups)), holds, candidates, values};
  });
}

// Three cells of a house of six, which need what the others cannot have, and keep from them what all their solutions have.
TEST(RegionPropagators, EqualSumsInHouse) {
  compare(20, 2000, [](Random& random) {
    constexpr int kValues = 6;
    const auto tables = std::make_shared<const SumTables>(kValues);
    const Cells others = {3, 4, 5};
    std::vector<EqualSumsFilter::Group> groups(2);
    groups[0].parts.push_back(
        {DistinctSums(first_cells(3), {.rests = {others}, .locks = {{.out = {}, .others = others}}},
                      tables, kValues),
         1});
    groups[1].parts.push_back({DistinctSums({6}, {}, tables, kValues), 1});
    groups[1].base = 2 + random.below(4);
    const int base = groups[1].base;
    std::vector<Mask> candidates = random_candidates(random, 7, kValues, 5);
    candidates[5] = 0b111111;  // (It is not in the scope.)
    const Holds holds = [=](const Grid& grid) {
      return all_differ(Grid(grid.begin(), grid.begin() + 6)) &&
             grid[0] + grid[1] + grid[2] == base + grid[6];
    };
    return Case{std::make_unique<EqualSumsFilter>(std::move(groups)), holds, candidates, kValues};
  });
}

// Parts too large to be searched: by the sets of values, and, of more than 16 values, by bounds.
TEST(RegionPropagators, EqualSumsOfManyCells) {
  compare(17, 300, [](Random& random) {
    const int values = random.below(2) == 0 ? 8 : 17;
    const auto tables = std::make_shared<const SumTables>(values);
    std::vector<EqualSumsFilter::Group> groups(2);
    groups[0].parts.push_back({DistinctSums(first_cells(6), {}, tables, values), 1});
    groups[1].parts.push_back({DistinctSums({6}, {}, tables, values), 5});
    groups[1].base = 3;
    std::vector<Mask> candidates = random_candidates(random, 7, values, 7);
    const Holds holds = [=](const Grid& grid) {
      const Grid part(grid.begin(), grid.begin() + 6);
      const int sum = std::accumulate(part.begin(), part.end(), 0);
      return all_differ(part) && sum == 5 * grid[6] + 3 && sum <= kMaxEqualSum;
    };
    return Case{std::make_unique<EqualSumsFilter>(std::move(groups)), holds, candidates, values};
  });
}

}  // namespace
}  // namespace jiugong::regions
