// Sorts items by a number of each. Those with the same number stay in their order.
//
//   sort_by(lists, [](const Cells& list) { return static_cast<int>(list.size()); });
//
// (std::stable_sort takes 3 KB of a module for each kind of item.)
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "small_sort.h"

namespace jiugong::regions {

template <typename Item, typename NumberOf>
void sort_by(std::vector<Item>& items, const NumberOf& number_of) {
  std::vector<std::pair<int, int>> order;  // the number of an item, and its place
  for (const Item& item : items) {
    const int number{number_of(item)};  // (In braces: a wider number does not compile.)
    order.emplace_back(number, std::ssize(order));
  }
  small_sort(order);
  std::vector<Item> sorted;
  sorted.reserve(items.size());
  for (const auto& [number, place] : order) {
    sorted.push_back(std::move(items[static_cast<std::size_t>(place)]));
  }
  items = std::move(sorted);
}

}  // namespace jiugong::regions
