// Each worker is the program once more, in a thread with a memory of its own: the first program sends it
// parts, and receives what they become.
#include "pool.h"

#include <cstring>
#include <type_traits>
#include <utility>
#include <vector>

#include "node/host.h"

namespace jiugong::cli {
namespace {

// What a worker needs to know of a part, before the name of the file and the text.
struct Task {
  FileShape shape;
  std::size_t first_line;
  bool first;
  std::uint64_t begin, end;
  std::size_t name_size;
};

// What a part has become, before its errors and its output.
struct Result {
  Totals totals;
  std::size_t errors_size;
};

template <typename Head>
std::string message_of(const Head& head, std::string_view first, std::string_view second) {
  static_assert(std::is_trivially_copyable_v<Head>);
  std::string message;
  message.reserve(sizeof(Head) + first.size() + second.size());
  message.append(reinterpret_cast<const char*>(&head), sizeof(Head));
  return (message += first) += second;
}

// Takes the message that has arrived apart.
template <typename Head>
std::string_view head_of(std::string_view message, Head& head) {
  std::memcpy(&head, message.data(), sizeof(Head));
  return message.substr(sizeof(Head));
}

void send(int thread, const std::string& message) {
  jiugong_send(thread, 0, message.data(), message.size());
}

// Takes the next message of a thread if it has arrived.
bool take_message(int thread, std::string& message) {
  const int size = jiugong_arrived(thread);
  if (size < 0) return false;
  message.resize(static_cast<std::size_t>(size));
  jiugong_take(message.data());
  return true;
}

void send_part(int thread, const Part& part) {
  const std::string_view name = part.file ? std::string_view(*part.file) : std::string_view();
  send(thread, message_of(Task{.shape = part.shape,
                               .first_line = part.first_line,
                               .first = part.first,
                               .begin = part.begin,
                               .end = part.end,
                               .name_size = name.size()},
                          name, part.text()));
}

void read_part(std::string_view message, Part& part) {
  part.reset();
  Task task{};
  message = head_of(message, task);
  part.shape = task.shape;
  part.first_line = task.first_line;
  part.first = task.first;
  part.begin = task.begin;
  part.end = task.end;
  part.file = std::make_shared<const std::string>(message.substr(0, task.name_size));
  message.remove_prefix(task.name_size);
  part.buffer.assign(message.begin(), message.end());
  part.size = message.size();
}

void read_result(std::string_view message, Part& part) {
  Result result{};
  message = head_of(message, result);
  part.totals.add(result.totals);
  part.errors += message.substr(0, result.errors_size);
  part.output.assign(message.substr(result.errors_size));
}

}  // namespace

std::size_t processors() { return static_cast<std::size_t>(jiugong_processors()); }

bool work_for_another(const MakeWorker& make_worker) {
  if (jiugong_is_started() == 0) return false;
  const std::unique_ptr<PartWorker> worker = make_worker();
  Part part;
  std::string message;
  for (;;) {
    while (!take_message(kStarter, message)) jiugong_wait();
    if (message.empty()) return true;
    read_part(message, part);
    worker->work(part);
    send(kStarter, message_of(Result{.totals = part.totals, .errors_size = part.errors.size()},
                              part.errors, part.output));
  }
}

struct OrderedPool::Impl {
  Impl(std::size_t jobs, const MakeWorker& make_worker, Consume consumer)
      : consume(std::move(consumer)), max_threads(jobs), slots(2 * jobs + 2) {
    if (jobs == 1) worker = make_worker();
  }

  struct Slot {
    Part part;
    bool done = false;
  };

  // A worker, with the part that it works on.
  struct Thread {
    int number;
    Slot* slot = nullptr;
  };

  Slot& slot(std::uint64_t number) { return slots[number % slots.size()]; }

  // A thread without work: a new one if there is none, and nullptr if there are enough.
  Thread* idle_thread() {
    for (Thread& thread : threads) {
      if (thread.slot == nullptr) return &thread;
    }
    if (threads.size() == max_threads) return nullptr;
    threads.push_back({.number = jiugong_start_program()});
    return &threads.back();
  }

  void hand_out() {
    while (taken < submitted) {
      Slot& next = slot(taken);
      if (worker) {
        worker->work(next.part);
        next.done = true;
      } else {
        Thread* const thread = idle_thread();
        if (thread == nullptr) return;
        thread->slot = &next;
        send_part(thread->number, next.part);
      }
      ++taken;
    }
  }

  // Hands on what has been done, and hands out what is to be done; returns whether there was anything.
  bool hand_on() {
    bool any = false;
    for (Thread& thread : threads) {
      if (thread.slot == nullptr || !take_message(thread.number, message)) continue;
      read_result(message, thread.slot->part);
      thread.slot->done = true;
      thread.slot = nullptr;
      any = true;
    }
    hand_out();
    while (!stopped && consumed < submitted && slot(consumed).done) {
      Slot& next = slot(consumed);
      stopped = !consume(next.part);
      next.done = false;
      ++consumed;
      any = true;
    }
    return any;
  }

  void end() {
    while (!stopped && consumed < submitted) wait_for_message();
    for (const Thread& thread : threads) jiugong_stop(thread.number);
    threads.clear();
    running = nullptr;
  }

  // Messages to the first program are answers for its pool, whatever it waits for.
  static inline Impl* running = nullptr;

  Consume consume;
  std::size_t max_threads;
  std::vector<Slot> slots;
  std::vector<Thread> threads;  // started when they are needed
  std::uint64_t submitted = 0, taken = 0, consumed = 0;
  bool stopped = false;                // by the consumer
  std::unique_ptr<PartWorker> worker;  // one alone works in the first program
  std::string message;
};

void wait_for_message() {
  OrderedPool::Impl* const pool = OrderedPool::Impl::running;
  if (pool == nullptr || !pool->hand_on()) jiugong_wait();
}

OrderedPool::OrderedPool(std::size_t jobs, const MakeWorker& make_worker, Consume consume)
    : impl_(std::make_unique<Impl>(jobs, make_worker, std::move(consume))) {
  Impl::running = impl_.get();
}

OrderedPool::~OrderedPool() { finish(); }

Part* OrderedPool::free_part() {
  Impl& state = *impl_;
  while (!state.stopped && state.submitted - state.consumed == state.slots.size()) {
    wait_for_message();
  }
  if (state.stopped) return nullptr;
  Part& part = state.slot(state.submitted).part;
  part.reset();
  return &part;
}

void OrderedPool::submit() {
  ++impl_->submitted;
  impl_->hand_on();
}

void OrderedPool::finish() { impl_->end(); }

}  // namespace jiugong::cli
