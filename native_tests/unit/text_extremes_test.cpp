// Every function that takes a text or bytes from outside with those that nobody means: none at all, zeros, what is no
// UTF-8, halves of characters, line ends and quotation marks.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "jiugong/jiugong.h"
#include "support.h"

namespace jiugong {
namespace {

const std::array<std::string, 22>& odd_texts() {
  static const std::array<std::string, 22> texts = {
      "",
      " ",
      "\n",
      "\r",
      "\r\n\r",
      "\"",
      "\"\"\"",
      ",",
      "\t\t\n;|",
      "#",
      "[",
      "[[",
      "\xef\xbb\xbf",
      "\xef\xbb",
      "\xff\xfe",
      "\xe5",
      std::string(1, '\0'),
      std::string(81, '\0'),
      std::string(81, '\xf0'),
      std::string(729, '\xef'),
      "99999999999999999999999\n",
      std::string(80, '1') + '\xe4',
  };
  return texts;
}

TEST(TextExtremes, HoldNoPuzzle) {
  for (const std::string& text : odd_texts()) {
    EXPECT_FALSE(Grid::from_line(text));
    EXPECT_FALSE(Solver9().start_line(text));
    const auto read = read_puzzle(text);
    ASSERT_TRUE(std::holds_alternative<TextError>(read)) << text;
    EXPECT_FALSE(std::get<TextError>(read).message().empty());
    EXPECT_TRUE(std::holds_alternative<TextError>(read_position(text))) << text;
    EXPECT_TRUE(std::holds_alternative<RegionTextError>(read_regions(text))) << text;
    EXPECT_FALSE(region_preset(text));
    RegionPuzzle puzzle = open_grid(9, 9, 1, 9);
    add_labelled(puzzle, text);
    EXPECT_EQ(puzzle.regions.size(), text.size() == 81 ? text[80] == text[0] ? 1U : 2U : 0U);
  }
}

TEST(TextExtremes, AreAnsweredByThemselves) {
  for (const std::string& text : odd_texts()) {
    TextReader reader(text);
    AnswerWriter writer(text, reader.format());
    int items = 0;
    for (; reader.next(); ++items) {
      ASSERT_EQ(reader.puzzle(), nullptr);
      EXPECT_LE(reader.failure()->begin, reader.failure()->end);
      EXPECT_LE(reader.failure()->end, text.size());
      writer.keep(*reader.failure());
    }
    EXPECT_GE(items, 1);
    EXPECT_EQ(writer.finish(), solve_text(text));
  }
}

// Every layout, and tables of any separator and column, as JavaScript hands them back.
std::vector<FileShape> shapes() {
  std::vector<FileShape> shapes = {{.layout = FileLayout::kLines},
                                   {.layout = FileLayout::kGrids},
                                   {.layout = FileLayout::kText}};
  for (const char separator : {',', '\0', '"', '\n', '1', '\xff'}) {
    for (const std::size_t column : {std::size_t{0}, std::size_t{1}, SIZE_MAX}) {
      for (const bool header : {false, true}) {
        shapes.push_back({FileLayout::kTable, separator, column, header});
      }
    }
  }
  return shapes;
}

TEST(TextExtremes, AreFilesOfAnyShape) {
  for (const FileShape& shape : shapes()) {
    for (const std::string& odd : odd_texts()) {
      const std::string text = odd + '\n' + std::string(kPuzzle) + '\n' + odd;
      EXPECT_LE(whole_records(shape, text), text.size());
      PuzzleFileReader reader(shape, text, SIZE_MAX);
      std::string read;
      while (reader.next()) (read += reader.record().before) += reader.record().text;
      EXPECT_EQ(read += reader.rest(), text);
    }
  }
}

TEST(TextExtremes, AreAnsweredInEveryFormat) {
  const auto rater = make_rater();
  for (const std::string& odd : odd_texts()) {
    const std::string text = odd + '\n' + std::string(kPuzzleSolved) + '\n' + odd;
    for (const FileShape& shape : shapes()) {
      for (const BatchFormat format :
           {BatchFormat::kSolution, BatchFormat::kStatus, BatchFormat::kCount, BatchFormat::kCsv,
            BatchFormat::kJson, BatchFormat::kRating}) {
        for (const bool keep : {false, true}) {
          if (keep && (format == BatchFormat::kJson || shape.layout != FileLayout::kTable))
            continue;
          const bool more = format == BatchFormat::kCsv || format == BatchFormat::kJson;
          FileSolver solver;
          solver.start({.text = text, .shape = shape, .first_line = SIZE_MAX},
                       {.format = format,
                        .limit = 0,
                        .rater = more ? rater.get() : nullptr,
                        .canonical = more,
                        .minimal = more,
                        .keep = keep});
          EXPECT_TRUE(solver.advance(UINT64_MAX));
          EXPECT_LE(solver.stats().unique, 1U);
          EXPECT_LE(solver.stats().first_bad.size(), kMaxBadRecords);
        }
      }
    }
  }
}

TEST(TextExtremes, HaveAShapeAsAWhole) {
  for (const std::string& text : odd_texts()) {
    EXPECT_TRUE(shape_of_file(text, true));
    EXPECT_FALSE(shape_of_file(text, false));
    for (const std::string_view column : {"0", "2", "-1", "18446744073709551616", "x", "1 "}) {
      const auto shape = shape_of_table(text, column);
      EXPECT_TRUE(!shape || (column == "2" && shape->column == 1)) << text << ' ' << column;
    }
    EXPECT_EQ(count_line_ends(text + "\r\n"),
              count_line_ends(text + '\n') + (text.ends_with('\r') ? 1 : 0));
  }
}

TEST(TextExtremes, AreFieldsAndMembers) {
  for (const std::string& text : odd_texts()) {
    for (const char separator : {',', '\0', '"', '\xff'}) {
      EXPECT_GE(table_field(text, separator).size(), text.size());
      EXPECT_LE(guarded_record(text, separator).size(), 2 * text.size());
    }
    std::string json;
    JsonObject(json).add(text, text).add(text, UINT64_MAX).add_raw(text, "");
    EXPECT_TRUE(json.starts_with("{\"") && json.ends_with(":null}")) << json;
    EXPECT_EQ(json.find('\n'), std::string::npos);
    EXPECT_EQ(json.find('\0'), std::string::npos);
  }
  EXPECT_EQ(list_as_json(std::vector<int>()), "[]");
  EXPECT_EQ(list_as_json(std::vector<std::uint64_t>{UINT64_MAX}), "[18446744073709551615]");
}

TEST(TextExtremes, AreSeeds) {
  static_assert(seed_of_text("18446744073709551615") == UINT64_MAX);
  static_assert(seed_of_text("") == 0xcbf29ce484222325);
  EXPECT_EQ(seed_of_text("00018446744073709551615"), UINT64_MAX);
  EXPECT_NE(seed_of_text("18446744073709551616"), seed_of_text("0"));
  EXPECT_NE(seed_of_text(std::string_view("\0", 1)), seed_of_text(""));
  EXPECT_NE(seed_of_text("\xff"), seed_of_text("\x7f"));
}

}  // namespace
}  // namespace jiugong
