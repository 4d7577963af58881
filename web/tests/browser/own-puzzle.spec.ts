/** A user's own puzzle: typed from paper, or pasted by a button on devices without keys. */
import type { JiugongBoard } from '../../board/jiugong-board';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { pasteField } from './menus';
import { BLANK, FIRST, TWO_WAYS } from './puzzles';

/** A text that only the panel Variants reads. */
const OF_VARIANTS = '6x6; rows; columns; boxes 2x3';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test(
  'the menu offers an empty board for a puzzle from paper',
  { tag: '@gate' },
  async ({ sudoku }) => {
    await sudoku.choose(texts.page.puzzle.own);
    await expect(sudoku.status).toContainText(texts.status.editing);
    await expect(sudoku.status).toBeInViewport({ ratio: 1 });
    await sudoku.button(texts.keypad.digit(5)).tap();
    await sudoku.expectPuzzle(`5${BLANK.slice(1)}`);
    await sudoku.button(texts.actions.undo).tap();
    await sudoku.button(texts.actions.undo).tap();
    await sudoku.expectPuzzle(FIRST);
  },
);

test('a first visit offers it in one press, and its keys and actions stay in place at the start', async ({
  sudoku,
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  const { own } = texts.page.puzzle;
  const actions = page.locator('main:visible .actions');
  const place = (): Promise<number> => actions.evaluate((row) => row.getBoundingClientRect().top);
  const before = await place();
  await page.locator('.outcome').getByRole('button', { name: own }).tap();
  await expect(sudoku.status).toContainText(texts.status.editing);
  await expect(sudoku.button(own)).toHaveCount(0);
  expect(await place()).toBe(before);
  await sudoku.button(texts.keypad.digit(5)).tap();
  await sudoku.button(texts.page.start.label).tap();
  await expect(page.getByRole('radio', { name: texts.modes.corner })).toBeVisible();
  expect(await place()).toBe(before);
});

test('a mistake while entering is taken back by Undo and by the backspace key', async ({
  sudoku,
}) => {
  const { keypad, actions } = texts;
  const board = sudoku.page.locator('#solve-view jiugong-board');
  const before = await board.evaluate(({ puzzle }: JiugongBoard) => puzzle);
  await sudoku.choose(texts.page.puzzle.own);
  const enter = (digit: number): Promise<void> => sudoku.button(keypad.digit(digit)).tap();
  for (const digit of [5, 3, 7]) await enter(digit);
  await sudoku.button(actions.undo).tap();
  await expect(sudoku.cell(1, 3)).toHaveAttribute('aria-selected', 'true');
  await enter(8);
  await sudoku.expectPuzzle(`538${BLANK.slice(3)}`);
  const back = sudoku.button(keypad.backspace);
  await back.tap();
  await expect(sudoku.cell(1, 3)).toHaveAttribute('aria-selected', 'true');
  await sudoku.expectPuzzle(`53${BLANK.slice(2)}`);
  await back.tap();
  await enter(9);
  await sudoku.expectPuzzle(`59${BLANK.slice(2)}`);
  // What was there before can be had again once nothing is entered.
  const cancel = sudoku.button(texts.page.puzzle.cancel);
  await expect(cancel).toHaveCount(0);
  await back.tap();
  await back.tap();
  await cancel.tap();
  await sudoku.expectPuzzle(before);
  await sudoku.expectEditing(false);
  await sudoku.choose(texts.page.puzzle.own);
  // Erasing in place is for the board that is played.
  await expect(sudoku.button(keypad.erase)).toHaveCount(0);
});

test('one that was pasted with a mistake is mended in place', async ({ sudoku }) => {
  const mistaken = `5${FIRST.slice(0, 1)}${FIRST.slice(2)}`;
  await sudoku.paste(mistaken);
  await sudoku.expectPuzzle(mistaken);
  await sudoku.solve();
  await expect(sudoku.status).toContainText(texts.status.none);
  await sudoku.button(texts.page.puzzle.mend).tap();
  await sudoku.cell(1, 2).tap();
  await sudoku.button(texts.keypad.digit(3)).tap();
  await sudoku.expectPuzzle(FIRST);
  await sudoku.button(texts.page.start.label).tap();
  await expect(sudoku.status).toContainText(texts.page.start.ready);
});

test('a button pastes a copied puzzle', { tag: '@gate' }, async ({ sudoku, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sudoku.page.evaluate((text) => navigator.clipboard.writeText(text), TWO_WAYS);
  await sudoku.choose(texts.page.puzzle.paste);
  await sudoku.expectPuzzle(TWO_WAYS);
  await expect(sudoku.grid).toBeInViewport({ ratio: 1 });
});

test('a button pastes a puzzle of another shape, which opens in Variants', async ({
  sudoku,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sudoku.page.evaluate((text) => navigator.clipboard.writeText(text), OF_VARIANTS);
  await sudoku.choose(texts.page.puzzle.paste);
  const main = sudoku.page.getByRole('main', { name: panelName('variants') });
  await expect(main).toBeFocused();
  await expect(main.getByRole('gridcell')).toHaveCount(36);
});

test('so does one in the text field', async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.openText();
  await pasteField(page).fill(OF_VARIANTS);
  await sudoku.button(texts.page.paste.put).tap();
  await expect(page.getByRole('main', { name: panelName('variants') })).toBeFocused();
  await sudoku.expectValue(FIRST);
});

test('the text field takes the paste if the clipboard is refused', async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.openText();
  const draft = pasteField(page);
  await expect(draft).toBeFocused();
  await expect(draft).toBeInViewport();
  await page.keyboard.insertText(TWO_WAYS);
  await expect(draft).toHaveValue(TWO_WAYS);
  await sudoku.button(texts.page.paste.put).tap();
  await sudoku.expectPuzzle(TWO_WAYS);
});
