#include "jiugong/formats.h"

namespace jiugong {

std::string TextError::message() const {
  return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " +
         found.text() + ", expected " + expected.text() + ".";
}

}  // namespace jiugong
