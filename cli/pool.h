// Runs workers on several threads, and hands back the parts in their order.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "part.h"

namespace jiugong::cli {

using MakeWorker = std::function<std::unique_ptr<PartWorker>()>;

// Takes what became of a part; false to end the work.
using Consume = std::function<bool(Part& part)>;

// The number of processors, at least 1.
std::size_t processors();

// In WebAssembly each thread runs the program once more, with the same arguments. There this works on the
// parts that the first program sends, and returns true when there are no more; elsewhere it returns false.
bool work_for_another(const MakeWorker& make_worker);

// A ring of parts, so many that no worker waits for the writer, and no more: memory does not depend on
// the size of the files.
//
//     submitted ──▶ taken by a worker ──▶ done ──▶ consumed, in order ──▶ free
//
//   OrderedPool pool(4, make_worker, consume);
//   while (Part* part = pool.free_part()) {
//     if (!source.next(*part)) break;
//     pool.submit();
//   }
//   pool.finish();
class OrderedPool {
 public:
  // Starts `jobs` workers. `consume` may be called by any thread, by one at a time.
  OrderedPool(std::size_t jobs, const MakeWorker& make_worker, Consume consume);
  ~OrderedPool();
  OrderedPool(const OrderedPool&) = delete;
  OrderedPool& operator=(const OrderedPool&) = delete;

  // Waits for a free part; nullptr when the consumer has ended the work.
  Part* free_part();

  // Submits the part that free_part() has returned.
  void submit();

  // Waits until all submitted parts are consumed, or the consumer has ended the work. What a worker or the
  // consumer has thrown, such as std::bad_alloc, ends the work as well, and is thrown again.
  void finish();

 private:
  struct Impl;
  friend void wait_for_message();  // where threads send messages (node/host.h)
  std::unique_ptr<Impl> impl_;
};

}  // namespace jiugong::cli
