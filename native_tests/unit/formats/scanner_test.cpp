#include "formats/scanner.h"

#include "support.h"

namespace jiugong::formats {
namespace {

using namespace std::string_literals;

std::string twins(std::string_view text) {
  std::string out;
  for (Scanner scanner(text); !scanner.at_end(); scanner.advance()) out += scanner.peek();
  return out;
}

TEST(Scanner, FullWidthCharactersAreTheirAsciiTwins) {
  EXPECT_EQ(twins("０１２３４５６７８９？．＊＿ｘＸ，＃｜－＋　"), "0123456789?.*_xX,#|-+ ");
  EXPECT_EQ(twins("！!¦"), "!!|");
}

TEST(Scanner, BoxDrawingIsBarsDashesAndCrosses) {
  EXPECT_EQ(twins("│┃║─━═┌┬┐├┼┤└┴┘╔╬╝"), "|||---++++++++++++"s);
}

TEST(Scanner, EveryStyleOfLineIsABarOrADash) {
  EXPECT_EQ(twins("│┃┆┇┊┋╎╏║"), "|||||||||"s);
  EXPECT_EQ(twins("─━┄┅┈┉╌╍═"), "---------"s);
}

TEST(Scanner, OtherWhiteSpaceIsASpace) { EXPECT_EQ(twins("\t\v\f\u00a0 "), "     "); }

TEST(Scanner, OtherCharactersHaveNoTwin) { EXPECT_EQ(twins("é题😀\xff"), "\0\0\0\0"s); }

TEST(Scanner, ChineseNumeralsAreDigits) {
  EXPECT_EQ(twins("〇一二三四五六七八九零"), "01234567890");
}

TEST(Scanner, EmptySquaresAreDots) { EXPECT_EQ(twins("□▢◻⬜⬛🔲🔳☐○⚪⚫·"), "............"); }

TEST(Scanner, AKeycapIsItsDigit) {
  Scanner scanner("1\ufe0f\u20e3⬜\ufe0f2");
  EXPECT_EQ(scanner.peek(), '1');
  EXPECT_EQ(scanner.size(), 7u);
  scanner.advance();
  EXPECT_EQ(scanner.peek(), '.');
  EXPECT_EQ(scanner.column(), 4u);
  scanner.advance();
  EXPECT_EQ(scanner.peek(), '2');
  EXPECT_EQ(scanner.column(), 6u);
  scanner.advance();
  EXPECT_TRUE(scanner.at_end());
}

TEST(Scanner, SkipsAByteOrderMark) { EXPECT_EQ(twins("\ufeff12"), "12"); }

TEST(Scanner, CountsLinesAndCharacters) {
  Scanner scanner("九\n12\r\n3\r4");
  const auto expect_at = [&](std::size_t line, std::size_t column, std::size_t offset) {
    EXPECT_EQ(scanner.line(), line);
    EXPECT_EQ(scanner.column(), column);
    EXPECT_EQ(scanner.offset(), offset);
  };
  expect_at(1, 1, 0);
  scanner.advance();
  expect_at(1, 2, 3);
  EXPECT_TRUE(scanner.at_line_end());
  scanner.skip_line();
  expect_at(2, 1, 4);
  scanner.skip_rest_of_line();
  expect_at(2, 3, 6);
  scanner.skip_line();
  expect_at(3, 1, 8);
  scanner.skip_line();
  expect_at(4, 1, 10);
  scanner.advance();
  expect_at(4, 2, 11);
  EXPECT_TRUE(scanner.at_end());
}

TEST(Scanner, EveryBadByteIsOneCharacter) {
  // A lone continuation, an overlong form, a surrogate, a truncated sequence, beyond Unicode.
  for (const auto& [bytes, count] : {std::pair{"\x80"s, 1u},
                                     {"\xc0\xaf"s, 2u},
                                     {"\xe0\x80\x80"s, 3u},
                                     {"\xed\xa0\x80"s, 3u},
                                     {"\xe4\xb9"s, 2u},
                                     {"\xf4\x90\x80\x80"s, 4u}}) {
    EXPECT_EQ(twins(bytes), std::string(count, '\0'));
  }
}

TEST(Scanner, DescribesWhatIsThere) {
  EXPECT_EQ(Scanner("k").describe().text(), "the letter 'k'");
  EXPECT_EQ(Scanner("7").describe().text(), "'7'");
  EXPECT_EQ(Scanner("").describe().text(), "the end of the text");
  EXPECT_EQ(Scanner("\r\n").describe().text(), "the end of the line");
  EXPECT_EQ(Scanner(" ").describe().text(), "a space");
  EXPECT_EQ(Scanner("\t").describe().text(), "a tab");
  EXPECT_EQ(Scanner("é").describe().text(), "'é' (U+00E9)");
  EXPECT_EQ(Scanner("😀").describe().text(), "'😀' (U+01F600)");
  EXPECT_EQ(Scanner("\x07").describe().text(), "the control character U+0007");
  EXPECT_EQ(Scanner("\xff").describe().text(), "the byte 0xFF, which is not UTF-8 text");
}

TEST(Scanner, FindsSignificantLines) {
  Scanner scanner(" \n# comment\n\t\r\n  12\n#end");
  ASSERT_TRUE(find_significant_line(scanner));
  EXPECT_EQ(scanner.line(), 4u);
  EXPECT_EQ(scanner.peek(), '1');
  scanner.skip_line();
  EXPECT_FALSE(find_significant_line(scanner));
}

// However a line is passed: character by character or at once.
TEST(Scanner, CountsColumnsAlikeWhateverTheBytesAre) {
  for (const std::string_view text : {"abc\n", "\u00e9\u4e5d\n", "\x80\x80 a\n", "\xe4\xb9 a\n",
                                      "5\ufe0f\u20e3 6\n", "\xff\xfe\xbf\n"}) {
    Scanner slow(text), quick(text);
    while (!slow.at_line_end()) slow.advance();
    quick.skip_rest_of_line();
    EXPECT_EQ(quick.offset(), slow.offset());
    EXPECT_EQ(quick.column(), slow.column()) << text;
  }
}

}  // namespace
}  // namespace jiugong::formats
