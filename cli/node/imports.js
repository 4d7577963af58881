// The functions of host.h: each passes its arguments on to the host of the program, which web/command/ gives it.
// (Emscripten 3.1.6 knows no arrow functions here.)
mergeInto(LibraryManager.library, {
  jiugong_start_program: function () {
    return Module['host'].startProgram();
  },
  jiugong_start_reader__deps: ['$ERRNO_CODES'],
  jiugong_start_reader: function (path, size) {
    return Module['host'].startReader(HEAPU8.slice(path, path + size), ERRNO_CODES);
  },
  jiugong_stop: function (thread) {
    Module['host'].stop(thread);
  },
  jiugong_is_started: function () {
    return Module['host'].isStarted ? 1 : 0;
  },
  jiugong_send: function (thread, number, bytes, size) {
    Module['host'].send(thread, number, HEAPU8.slice(bytes, bytes + size));
  },
  jiugong_arrived: function (thread) {
    return Module['host'].arrived(thread);
  },
  jiugong_number: function () {
    return Module['host'].number;
  },
  jiugong_take: function (to) {
    HEAPU8.set(Module['host'].take(), to);
  },
  jiugong_wait: function () {
    Module['host'].wait();
  },
  jiugong_write__deps: ['$ERRNO_CODES'],
  jiugong_write: function (descriptor, bytes, size) {
    return Module['host'].write(descriptor, HEAPU8.subarray(bytes, bytes + size), ERRNO_CODES);
  },
  jiugong_is_terminal: function (descriptor) {
    return Module['host'].isTerminal(descriptor) ? 1 : 0;
  },
  jiugong_file_size: function (path, size) {
    return Module['host'].fileSize(HEAPU8.slice(path, path + size));
  },
  jiugong_processors: function () {
    return Module['host'].processors();
  },
});
