#include "jiugong/formats.h"

namespace jiugong {

std::string_view name_of(TextErrorCode code) {
  switch (code) {
    case TextErrorCode::kEmptyText:
      return "empty-text";
    case TextErrorCode::kBadCharacter:
      return "bad-character";
    case TextErrorCode::kBadRowLength:
      return "bad-row-length";
    case TextErrorCode::kBadLineLength:
      return "bad-line-length";
    case TextErrorCode::kTooFewRows:
      return "too-few-rows";
    case TextErrorCode::kBadCaseCount:
      return "bad-case-count";
    case TextErrorCode::kBadJson:
      return "bad-json";
    case TextErrorCode::kOnePuzzleExpected:
      return "one-puzzle-expected";
    case TextErrorCode::kGivensExpected:
      return "givens-expected";
    case TextErrorCode::kPuzzleTooLong:
      return "puzzle-too-long";
  }
  return "";
}

std::string_view name_of(Format format) {
  switch (format) {
    case Format::kRows:
      return "rows";
    case Format::kLine:
      return "line";
    case Format::kCases:
      return "cases";
    case Format::kBoxed:
      return "boxed";
    case Format::kJson:
      return "json";
  }
  return "";
}

std::string TextError::message() const {
  return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " +
         found.text() + ", expected " + expected.text() + ".";
}

}  // namespace jiugong
