#include <string>

#include "jiugong/solve_text.h"
#include "support.h"

namespace jiugong {
namespace {

// The sample inputs and outputs of five classic programs.

TEST(ClassicTexts, NineLinesWithQuestionMarks) {
  EXPECT_EQ(solve_text("5????7??6\n?6????5?4\n?834?????\n???182?4?\n??1???9??\n?7?369???\n"
                       "?????543?\n1?5????9?\n7??2????1\n"),
            "514927386\n967831524\n283456179\n659182743\n321574968\n478369215\n892615437\n"
            "135748692\n746293851\n");
}

TEST(ClassicTexts, CaseCountThenZeros) {
  EXPECT_EQ(solve_text("1\n103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n"
                       "000401000\n009205800\n804000107\n"),
            "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n"
            "619275843\n854396127\n");
}

TEST(ClassicTexts, NineLinesWithZeros) {
  EXPECT_EQ(solve_text("004003010\n000250000\n080000726\n020030000\n760000805\n350867000\n"
                       "905084007\n032700900\n000905300\n"),
            "294673518\n176258493\n583149726\n428531679\n761492835\n359867142\n915384267\n"
            "832716954\n647925381\n");
}

TEST(ClassicTexts, JsonBoard) {
  const std::string question = write_grid(grid_of(kPuzzle), Format::kJson);
  EXPECT_EQ(question.substr(0, 40), R"([["5","3",".",".","7",".",".",".","."],[)");
  EXPECT_EQ(solve_text(question), write_grid(grid_of(kPuzzleSolved), Format::kJson));
}

TEST(ClassicTexts, AllBlank) {
  std::string blank;
  for (int row = 0; row < 9; ++row) blank += "000000000\n";
  TextSolver solver(blank);
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  const std::vector<TextItem> items = solver.take_items();
  ASSERT_EQ(items.size(), 1u);
  EXPECT_EQ(std::get<TextAnswer>(items[0]).result.status, Status::kMultiple);
  const auto grid = read_puzzle(solver.text());
  ASSERT_TRUE(std::holds_alternative<Grid>(grid));
  EXPECT_TRUE(is_solved(std::get<Grid>(grid)));
  EXPECT_EQ(solver.text(), write_grid(std::get<Grid>(grid), Format::kRows));
}

TEST(ClassicTexts, ACaseWithoutSolutionIsPrintedUnchanged) {
  const std::string impossible =
      "123456780\n000000009\n000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n"
      "000000000\n";
  const std::string good =
      "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n"
      "000401000\n009205800\n804000107\n";
  EXPECT_EQ(solve_text("2\n" + impossible + good),
            impossible +
                "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n"
                "619275843\n854396127\n");
}

TEST(TextSolver, ItemsSayWhatBecameOfEachPuzzle) {
  const std::string text = "# four\n" + std::string(kPuzzle) + " first\n" + std::string(81, '.') +
                           "\n55" + std::string(79, '.') + "\nbad\n";
  TextSolver solver(text);
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  EXPECT_EQ(solver.format(), Format::kLine);
  const std::vector<TextItem> items = solver.take_items();
  ASSERT_EQ(items.size(), 4u);
  EXPECT_TRUE(solver.take_items().empty()) << "items are handed over once";
  const auto& unique = std::get<TextAnswer>(items[0]);
  EXPECT_EQ(unique.line, 2u);
  EXPECT_EQ(unique.comment, "first");
  EXPECT_EQ(unique.puzzle, grid_of(kPuzzle));
  EXPECT_EQ(unique.result.status, Status::kUnique);
  EXPECT_EQ(unique.result.solution, grid_of(kPuzzleSolved));
  EXPECT_EQ(std::get<TextAnswer>(items[1]).result.status, Status::kMultiple);
  const auto& clash = std::get<TextAnswer>(items[2]);
  EXPECT_EQ(clash.result.status, Status::kNone);
  EXPECT_EQ(clash.result.conflicts, (std::vector<Cell>{0, 1}));
  const auto& refusal = std::get<TextRefusal>(items[3]);
  EXPECT_EQ(refusal.line, 5u);
  EXPECT_EQ(refusal.error.code, TextErrorCode::kBadCharacter);
  EXPECT_TRUE(solver.text().starts_with("# four\n" + std::string(kPuzzleSolved) + " first\n"));
  EXPECT_TRUE(solver.text().ends_with("\n55" + std::string(79, '.') + "\nbad\n"));
}

TEST(TextSolver, PortionsGiveTheSameAsOneRun) {
  std::string text;
  for (int i = 0; i < 5; ++i) text += std::string(kPuzzle) + "\n";
  TextSolver solver(text);
  std::size_t items = 0;
  bool done = false;
  while (!done) {
    done = solver.advance(1);
    const std::size_t taken = solver.take_items().size();
    EXPECT_LE(taken, 1u) << "one node is not enough for two puzzles";
    items += taken;
  }
  EXPECT_EQ(items, 5u);
  EXPECT_EQ(solver.text(), solve_text(text));
}

TEST(TextSolver, BadPuzzlesCostOfTheBudgetToo) {
  std::string text(kPuzzle);
  for (int i = 0; i < 1000; ++i) text += "\nbad";
  TextSolver solver(text);
  EXPECT_FALSE(solver.advance(100));
  EXPECT_LE(solver.take_items().size(), 100u);
}

TEST(TextSolver, EmptyTextIsRefused) {
  TextSolver solver("");
  ASSERT_TRUE(solver.advance(UINT64_MAX));
  const std::vector<TextItem> items = solver.take_items();
  ASSERT_EQ(items.size(), 1u);
  EXPECT_EQ(std::get<TextRefusal>(items[0]).error.code, TextErrorCode::kEmptyText);
  EXPECT_EQ(solver.text(), "");
}

}  // namespace
}  // namespace jiugong
