/** The course of techniques: the way to it, positions that are practised, and what is kept of it. */
import { load } from '../../../build/site/jiugong.mjs';
import type { JiugongBoard } from '../../board/jiugong-board';
import { groupName, techniqueName } from '../../hints/hints';
import type { Step } from '../../engine/jiugong';
import { isAlone, removals } from '../eliminations';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';
import type { SudokuPage } from './sudoku-page';

const { learn, practice, techniques } = texts;
const NAME = techniqueName('naked-pair', 'en');
const OF_GROUP = 'Pairs, triples, quads';

const board = ({ page }: SudokuPage) => page.locator('jiugong-board').first();

const puzzleOf = (sudoku: SudokuPage): Promise<string> =>
  board(sudoku).evaluate(({ puzzle }: JiugongBoard) => puzzle);

const link = ({ page }: SudokuPage, name: string) => page.getByRole('link', { name, exact: true });

const openLearn = (sudoku: SudokuPage): Promise<void> => link(sudoku, panelName('learn')).click();

/** The next step; of the first position from this one on where no other step has some of its eliminations. */
async function stepAlone(sudoku: SudokuPage): Promise<Step> {
  const engine = await load();
  for (;;) {
    const position = await board(sudoku).evaluate(({ snapshot }: JiugongBoard) => ({
      givens: String(snapshot.givens),
      digits: String(snapshot.own),
      marks: [...snapshot.candidates],
    }));
    const hint = await engine.hint(position, { style: 'human' });
    const { step } = hint as Extract<typeof hint, { kind: 'step' }>;
    const { steps } = await engine.steps(position, { style: 'human' });
    if (isAlone(step, steps)) {
      engine.close();
      return step;
    }
    const before = await puzzleOf(sudoku);
    await sudoku.press(practice.next);
    await expect.poll(() => puzzleOf(sudoku)).not.toBe(before);
    await expect(sudoku.status).toContainText(practice.ready(NAME));
  }
}

/** Eliminates what the next step does, one key after another. */
async function eliminate(sudoku: SudokuPage): Promise<void> {
  const all = removals(await stepAlone(sudoku));
  for (const [at, { cell, digits }] of all.entries()) {
    await sudoku.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
    await sudoku.page.keyboard.press(`Control+${digits.join()}`);
    if (at < all.length - 1)
      await expect(sudoku.status).toContainText(practice.part(at + 1, all.length));
  }
}

test('a step of a position is recognised, counted in the course, and followed by another one', async ({
  sudoku,
}) => {
  const { page, status } = sudoku;
  await openLearn(sudoku);
  await expect(page).toHaveURL(/#learn$/);
  await expect(link(sudoku, learn.begin(techniqueName('full-house', 'en')))).toBeVisible();
  await page.getByRole('heading', { name: OF_GROUP }).click();
  await link(sudoku, learn.positionsOf(NAME, 0, 5)).press('Enter');
  await expect(status).toContainText(practice.ready(NAME));
  // One goes on with the board, also by keys.
  await expect(board(sudoku).locator('[role=gridcell]:focus')).toBeVisible();
  const first = await puzzleOf(sudoku);
  await page.keyboard.press('Control+z');
  await expect(status).toContainText(practice.undoneHow);
  await page.keyboard.press('Control+y');
  await expect(status).toContainText(practice.ready(NAME));
  await eliminate(sudoku);
  await expect(status).toContainText(practice.done(NAME));
  await sudoku.press(practice.next);
  await expect.poll(() => puzzleOf(sudoku)).not.toBe(first);
  await expect(status).toContainText(practice.ready(NAME));
  // The page of the chapter is one press away, and a reload goes on: the group that one is in is open.
  await link(sudoku, practice.now(NAME)).click();
  await expect(page).toHaveURL(/#learn\/naked-pair$/);
  await openLearn(sudoku);
  await page.reload();
  await expect(link(sudoku, learn.positionsOf(NAME, 1, 5))).toBeVisible();
});

test('the page of a chapter is in the course, which is left and found again at that chapter', async ({
  sudoku,
}) => {
  const { page, status } = sudoku;
  await page.setViewportSize({ width: 1366, height: 657 });
  const [triplet, next] = (['hidden-triplet', 'locked-triplet'] as const).map((technique) =>
    techniqueName(technique, 'en'),
  ) as [string, string];
  await openLearn(sudoku);
  await page.getByRole('heading', { name: OF_GROUP }).click();
  await link(sudoku, triplet).click();
  await expect(page.getByRole('heading', { level: 2, name: triplet })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${triplet} · ${panelName('learn')} · `));
  await expect(link(sudoku, panelName('learn'))).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.neighbours').getByRole('link').last()).toHaveText(next);
  await link(sudoku, techniques.course).click();
  await expect(page).toHaveURL(/#learn$/);
  await expect(link(sudoku, triplet)).toBeFocused();
  await expect(link(sudoku, triplet)).toBeInViewport();
  // From further down one arrives at the board's top, and back at the chapter.
  await link(sudoku, learn.positionsOf(triplet, 0, 5)).click();
  await expect(status).toContainText(practice.ready(triplet));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link(sudoku, triplet)).toBeInViewport();
  await expect(link(sudoku, learn.begin(triplet))).toHaveCount(1);
});

test('a mistake is told with its reason, and a new puzzle is no practice', async ({ sudoku }) => {
  const { page, status } = sudoku;
  await page.evaluate(() => (location.hash = 'learn/singles'));
  await expect(page.getByRole('heading', { name: groupName('singles', 'en') })).toBeVisible();
  await link(sudoku, learn.mixedOf(groupName('singles', 'en'))).click();
  await expect(status).toContainText(practice.readyOf(groupName('singles', 'en')));
  const ofGroup = link(sudoku, techniqueName('naked-single', 'en'));
  await expect(ofGroup).toHaveAttribute('href', '#learn/naked-single');
  // There is room for them beside the board alone.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(ofGroup).toBeHidden();
  await page.setViewportSize(size);
  await expect(ofGroup).toBeVisible();
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
  await expect(status).toContainText(practice.puzzle(NAME));
  await expect(status).toContainText(practice.puzzleHow);
  // What counts is said again where Undo comes back to the beginning.
  const given = await puzzleOf(sudoku);
  const blank = given.indexOf('.');
  await sudoku.cell(Math.floor(blank / 9) + 1, (blank % 9) + 1).click();
  await page.keyboard.press('1');
  await expect(status).not.toContainText(practice.puzzleHow);
  await sudoku.press(texts.actions.undo);
  await expect(status).toContainText(practice.puzzleHow);
  const engine = await load();
  const { solution } = await engine.solve(await puzzleOf(sudoku));
  engine.close();
  await sudoku.enterDigits(solution!);
  await expect(status).toContainText(texts.status.complete);
  await expect(status).toContainText(practice.counted);
  await link(sudoku, practice.chapter(NAME)).click();
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeFocused();
  await link(sudoku, techniques.course).click();
  await expect(link(sudoku, learn.puzzleOf(NAME, true))).toBeVisible();
});
