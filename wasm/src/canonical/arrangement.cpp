#include "canonical/arrangement.h"

namespace jiugong::canonical {
namespace {

constexpr std::array<std::uint64_t, 4> kFactorials = {1, 1, 2, 6};

}  // namespace

void Arrangement::settle_first(int column) {
  const int stack = position_of(column) / 3, first_stack = stack_class_begin(stack);
  swap_stacks(first_stack, stack);
  cut_stacks(first_stack + 1);
  const int position = position_of(column), first = class_begin(position);
  swap(first, position);
  cut(first + 1);
}

std::uint64_t Arrangement::orders() const {
  std::uint64_t orders = 1;
  for (int i = 0; i < 9; i = class_end(i)) orders *= kFactorials[index(class_end(i) - i)];
  for (int i = 0; i < 3; i = stack_class_end(i))
    orders *= kFactorials[index(stack_class_end(i) - i)];
  return orders;
}

}  // namespace jiugong::canonical
