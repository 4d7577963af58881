// What the host does for the program in WebAssembly: web/command/host.ts, by way of imports.js.
//
// Threads share no memory: each runs the program once more, or reads a file, and sends messages. A message
// has a number, whose meaning sender and receiver agree on, and bytes.
#pragma once

#include <cstddef>
#include <string>

extern "C" {

// Starts the program once more with the same arguments, or a reader of a file. Both return the thread; that
// of a file that cannot be opened is negative: -errno.
int jiugong_start_program();
int jiugong_start_reader(const char* path, std::size_t size);
void jiugong_stop(int thread);

// Whether another program has started this one, which is its thread 0.
int jiugong_is_started();

void jiugong_send(int thread, double number, const char* bytes, std::size_t size);

// The size of the next message of a thread, -1 if none has arrived; its number; then its bytes.
int jiugong_arrived(int thread);
double jiugong_number();
void jiugong_take(char* to);

// Waits until any thread has sent something since the last time.
void jiugong_wait();

// Writes some bytes; returns their number or -errno.
int jiugong_write(int descriptor, const char* bytes, std::size_t size);
int jiugong_is_terminal(int descriptor);

// The size of a regular file, otherwise 0.
double jiugong_file_size(const char* path, std::size_t size);

int jiugong_processors();
}

namespace jiugong::cli {

inline constexpr int kStarter = 0;

// Waits until any thread has sent something. The pool hands on what its workers have done meanwhile.
void wait_for_message();

}  // namespace jiugong::cli
