#include "pool.h"

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace jiugong::cli {

std::size_t processors() { return std::max(1u, std::thread::hardware_concurrency()); }

bool work_for_another(const MakeWorker& /*make_worker*/) { return false; }

struct OrderedPool::Impl {
  Impl(std::size_t jobs, const MakeWorker& make_worker, Consume consumer)
      : consume(std::move(consumer)), slots(2 * jobs + 2) {
    threads.emplace_back([this] { run([this] { run_writer(); }); });
    // (As many as the system lets start. One is enough.)
    try {
      while (workers.size() < jobs) {
        PartWorker& worker = *workers.emplace_back(make_worker());
        threads.emplace_back([this, &worker] { run([&] { run_worker(worker); }); });
      }
    } catch (const std::system_error&) {
      if (threads.size() > 1) return;
      join();
      throw;
    } catch (...) {
      join();
      throw;
    }
  }

  struct Slot {
    Part part;
    bool done = false;
  };

  Slot& slot(std::uint64_t number) { return slots[number % slots.size()]; }

  void join() {
    {
      const std::lock_guard lock(mutex);
      finished = true;
      has_work.notify_all();
      has_done.notify_all();
    }
    for (std::thread& thread : threads) thread.join();
    threads.clear();
  }

  // Does the work of a thread. What it throws, as where memory runs out, ends that of all.
  template <typename Work>
  void run(Work work) {
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!failure) failure = std::current_exception();
      stop();
    }
  }

  void stop() {
    stopped = true;
    has_free.notify_all();
    has_work.notify_all();
    has_done.notify_all();
  }

  void run_worker(PartWorker& worker) {
    std::unique_lock lock(mutex);
    for (;;) {
      has_work.wait(lock, [this] { return stopped || finished || taken < submitted; });
      if (stopped || taken == submitted) return;
      Slot& mine = slot(taken++);
      lock.unlock();
      worker.work(mine.part);
      lock.lock();
      mine.done = true;
      has_done.notify_one();
    }
  }

  void run_writer() {
    std::unique_lock lock(mutex);
    for (;;) {
      Slot& next = slot(consumed);
      has_done.wait(lock,
                    [&] { return stopped || next.done || (finished && consumed == submitted); });
      if (stopped || !next.done) return;
      lock.unlock();
      const bool more = consume(next.part);
      lock.lock();
      next.done = false;
      ++consumed;
      has_free.notify_one();
      if (!more) stop();
    }
  }

  Consume consume;
  std::vector<Slot> slots;
  std::mutex mutex;  // guards the following, and `done` of the slots
  std::condition_variable has_free, has_work, has_done;
  std::uint64_t submitted = 0, taken = 0, consumed = 0;
  bool finished = false;       // no part will be submitted any more
  bool stopped = false;        // by the consumer, or by a failure
  std::exception_ptr failure;  // the first of any thread

  std::vector<std::unique_ptr<PartWorker>> workers;
  std::vector<std::thread> threads;
};

OrderedPool::OrderedPool(std::size_t jobs, const MakeWorker& make_worker, Consume consume)
    : impl_(std::make_unique<Impl>(jobs, make_worker, std::move(consume))) {}

OrderedPool::~OrderedPool() { impl_->join(); }

Part* OrderedPool::free_part() {
  Impl& state = *impl_;
  std::unique_lock lock(state.mutex);
  state.has_free.wait(
      lock, [&] { return state.stopped || state.submitted - state.consumed < state.slots.size(); });
  if (state.stopped) return nullptr;
  Part& part = state.slot(state.submitted).part;
  lock.unlock();
  part.reset();
  return &part;
}

void OrderedPool::submit() {
  const std::lock_guard lock(impl_->mutex);
  ++impl_->submitted;
  impl_->has_work.notify_one();
}

void OrderedPool::finish() {
  impl_->join();
  if (impl_->failure) std::rethrow_exception(impl_->failure);
}

}  // namespace jiugong::cli
