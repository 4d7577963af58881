/** The course of techniques: the way to it, positions that are practised, and what is kept of it. */
import { load } from '../../../build/site/jiugong.mjs';
import type { JiugongBoard } from '../../board/jiugong-board';
import { groupName, techniqueName } from '../../hints/hints';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';
import type { SudokuPage } from './sudoku-page';

const { learn, page: words, practice } = texts;
const NAME = techniqueName('naked-pair', 'en');
const OF_GROUP = 'Pairs, triples, quads';

const board = ({ page }: SudokuPage) => page.locator('jiugong-board').first();

const puzzleOf = (sudoku: SudokuPage): Promise<string> =>
  board(sudoku).evaluate(({ puzzle }: JiugongBoard) => puzzle);

const link = ({ page }: SudokuPage, name: string) => page.getByRole('link', { name, exact: true });

const openLearn = (sudoku: SudokuPage): Promise<void> =>
  link(sudoku, words.panelNames.learn).click();

/** Eliminates what the next step does, one key after another. */
async function eliminate(sudoku: SudokuPage): Promise<number> {
  const engine = await load();
  const position = await board(sudoku).evaluate(({ snapshot }: JiugongBoard) => ({
    givens: String(snapshot.givens),
    digits: String(snapshot.own),
    marks: [...snapshot.candidates],
  }));
  const hint = await engine.hint(position, { style: 'human' });
  engine.close();
  const { eliminations } = (hint as Extract<typeof hint, { kind: 'step' }>).step;
  const all = eliminations.flatMap(({ cell, digits }) => digits.map((digit) => ({ cell, digit })));
  for (const [at, { cell, digit }] of all.entries()) {
    await sudoku.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
    await sudoku.page.keyboard.press(`Control+${digit}`);
    if (at < all.length - 1)
      await expect(sudoku.status).toContainText(practice.part(at + 1, all.length));
  }
  return all.length;
}

test('a step of a position is recognised, counted in the course, and followed by another one', async ({
  sudoku,
}) => {
  const { page, status } = sudoku;
  await openLearn(sudoku);
  await expect(page).toHaveURL(/#learn$/);
  await expect(link(sudoku, learn.begin(techniqueName('full-house', 'en')))).toBeVisible();
  await page.getByRole('heading', { name: OF_GROUP }).click();
  await link(sudoku, learn.positionsOf(NAME, 0, 5)).click();
  await expect(status).toContainText(practice.ready(NAME));
  const first = await puzzleOf(sudoku);
  await eliminate(sudoku);
  await expect(status).toContainText(practice.done(NAME));
  await sudoku.press(practice.next);
  await expect.poll(() => puzzleOf(sudoku)).not.toBe(first);
  await expect(status).toContainText(practice.ready(NAME));
  // The page of the technique is one press away, and a reload goes on.
  await link(sudoku, practice.now(NAME)).click();
  await expect(page).toHaveURL(/#help\/naked-pair$/);
  await openLearn(sudoku);
  await page.reload();
  await page.getByRole('heading', { name: OF_GROUP }).click();
  await expect(link(sudoku, learn.positionsOf(NAME, 1, 5))).toBeVisible();
});

test('a mistake is told with its reason, and a new puzzle is no practice', async ({ sudoku }) => {
  const { page, status } = sudoku;
  await page.evaluate(() => (location.hash = 'learn/singles'));
  await expect(page.getByRole('heading', { name: groupName('singles', 'en') })).toBeVisible();
  await link(sudoku, learn.mixedOf(groupName('singles', 'en'))).click();
  await expect(status).toContainText(practice.readyOf(groupName('singles', 'en')));
  const puzzle = await puzzleOf(sudoku);
  const engine = await load();
  const { solution } = await engine.solve(puzzle);
  engine.close();
  const own = await board(sudoku).evaluate(({ snapshot }: JiugongBoard) => snapshot.own);
  const cell = Array.from(puzzle, (_, at) => at).find(
    (at) => puzzle[at] === '.' && own[at] === '.',
  )!;
  const right = Number(solution![cell]);
  const wrong = (right % 9) + 1;
  await sudoku.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
  await page.keyboard.press(String(wrong));
  const name = `Row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
  await expect(status).toContainText(practice.wrongDigit(name, wrong, right));
  await expect(sudoku.button(practice.next)).toHaveCount(1);
  await sudoku.enterDigits(solution!);
  await expect(status).toContainText(texts.status.complete);
  // One way to the next position is enough, also at the end.
  await expect(sudoku.button(practice.next)).toHaveCount(1);
  await sudoku.paste(FIRST);
  await sudoku.expectPuzzle(FIRST);
  await expect(sudoku.button(practice.next)).toHaveCount(0);
});

test('the puzzle of a chapter is made, and solving it counts', async ({ sudoku }) => {
  const { page, status } = sudoku;
  const first = await puzzleOf(sudoku);
  await page.evaluate(() => (location.hash = 'solve/puzzle-naked-pair'));
  await expect.poll(() => puzzleOf(sudoku)).not.toBe(first);
  await expect(page).toHaveURL(/#solve$/);
  const engine = await load();
  const { solution } = await engine.solve(await puzzleOf(sudoku));
  engine.close();
  await sudoku.enterDigits(solution!);
  await expect(status).toContainText(texts.status.complete);
  await page.evaluate(() => (location.hash = 'learn/sets'));
  await expect(link(sudoku, learn.puzzleOf(NAME, true))).toBeVisible();
});
