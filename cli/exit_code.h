// The exit codes of the program, which the manual page lists.
#pragma once

namespace jiugong::cli {

enum ExitCode : int {
  kDone = 0,         // every puzzle is answered
  kBadPuzzle = 1,    // some puzzle could not be read, the others are answered; or there is none
  kBadUsage = 2,     // wrong options; nothing is done
  kBrokenFile = 3,   // a file could not be opened, read, unpacked or written, or memory ran out
  kNotAsWanted = 4,  // a puzzle is not as the options demand, such as --unique
};

}  // namespace jiugong::cli
