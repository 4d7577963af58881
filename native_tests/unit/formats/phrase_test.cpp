#include "jiugong/phrase.h"

#include <gtest/gtest.h>

#include "formats/form.h"

namespace jiugong {

using formats::counted;
using formats::operator""_form;

namespace {

TEST(Phrase, FillsItsValuesInInTheirOrder) {
  const Phrase phrase("{} of {} cells"_form, 3, "two");
  EXPECT_EQ(phrase.text(), "3 of two cells");
  EXPECT_EQ(phrase.form(), "{} of {} cells");
  EXPECT_EQ(phrase.values(), (std::vector<std::string>{"3", "two"}));
}

TEST(Phrase, DoesNotFillInIntoAValue) {
  EXPECT_EQ(Phrase("'{}' and {}"_form, "{}", 0).text(), "'{}' and 0");
}

TEST(Phrase, MayHaveNoValuesAndNoWords) {
  EXPECT_EQ(Phrase("9 rows"_form).text(), "9 rows");
  EXPECT_EQ(Phrase().text(), "");
}

TEST(Phrase, KnowsOneFromMany) {
  EXPECT_EQ(counted(1, "{} cell"_form, "{} cells"_form).text(), "1 cell");
  EXPECT_EQ(counted(0, "{} cell"_form, "{} cells"_form).text(), "0 cells");
  EXPECT_EQ(counted(2, "{} cell"_form, "{} cells"_form).text(), "2 cells");
}

}  // namespace
}  // namespace jiugong
