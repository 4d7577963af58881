import type { Page } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton } from './menus';
import { FIRST_POSITIONS } from '../../page/panels/rotate/first-positions';
import { boxesOf } from '../../page/panels/rotate/position';
import * as puzzles from './puzzles';
import { boardOf, FIRST, FIRST_SOLVED } from './puzzles';

const POJ_BOARD = boardOf(puzzles.POJ.slice(2));

test.beforeEach(async ({ sudoku }) => {
  // The menus of the first screen have no items: it hears no paste yet.
  await expect(sudoku.page.locator('#sidebar [role=menuitem]').first()).toBeAttached();
});

test(
  'pastes with a cell focused and while givens are edited',
  { tag: '@gate' },
  async ({ sudoku }) => {
    await sudoku.clear();
    await expect(sudoku.cell(1, 1)).toBeFocused();
    await sudoku.paste(puzzles.QUESTION_MARKS);
    await sudoku.expectPuzzle(boardOf(puzzles.QUESTION_MARKS));
    await sudoku.expectEditing(false);
  },
);

test(
  'takes candidates for notes, and solves with them on a press',
  { tag: '@gate' },
  async ({ sudoku }) => {
    // The first cell may hold a 9 as well, which another given of its row excludes.
    const cells = ['95', ...FIRST_SOLVED.slice(1)];
    const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(' '));
    await sudoku.paste(rows.join('\n'));
    await sudoku.expectPuzzle(`.${FIRST_SOLVED.slice(1)}`);
    await expect(sudoku.cell(1, 1)).toHaveAccessibleName(/candidates 5 9, ruled out by a given: 9/);
    await sudoku.press(texts.solve.candidates.solve);
    await sudoku.expectValue(FIRST_SOLVED);
    await sudoku.expectPuzzle(`.${FIRST_SOLVED.slice(1)}`);
  },
);

test('pastes with a menu focused', async ({ sudoku }) => {
  await menuButton(sudoku.page).click();
  await sudoku.paste(puzzles.QUESTION_MARKS);
  await sudoku.expectPuzzle(boardOf(puzzles.QUESTION_MARKS));
});

test.describe('while a long text is read', () => {
  const long = `${FIRST_SOLVED}\n`.repeat(60_000);

  /** Reads the text again: its answer comes after that of the first reading. */
  const outlast = (page: Page): Promise<void> =>
    page.evaluate(async (text) => {
      // Not returned: to transfer 60,000 puzzles from the browser takes seconds.
      await (await window.Jiugong!.load()).readText(text);
    }, long);

  test('a newer paste wins', async ({ sudoku }) => {
    await sudoku.paste(long);
    await sudoku.paste(puzzles.QUESTION_MARKS);
    await outlast(sudoku.page);
    await sudoku.expectPuzzle(boardOf(puzzles.QUESTION_MARKS));
  });

  test('Clear and an example win', async ({ sudoku }) => {
    await sudoku.paste(long);
    await sudoku.clear();
    await outlast(sudoku.page);
    await sudoku.expectPuzzle(puzzles.BLANK);
    await sudoku.paste(long);
    await sudoku.chooseExample(texts.solve.examples.names['question-marks']);
    await outlast(sudoku.page);
    await sudoku.expectPuzzle(boardOf(puzzles.QUESTION_MARKS));
  });

  test('a new puzzle wins', async ({ sudoku }) => {
    await sudoku.paste(long);
    await sudoku.choose(texts.solve.newPuzzle.label);
    await sudoku.press(texts.solve.newPuzzle.make);
    await outlast(sudoku.page);
    await expect(sudoku.status).toContainText('A new puzzle');
    await expect(
      sudoku.page.getByRole('navigation', { name: texts.solve.navigator.label }),
    ).toBeHidden();
  });

  test('a typed digit wins', async ({ sudoku }) => {
    await sudoku.cell(1, 3).click();
    await sudoku.paste(long);
    await sudoku.page.keyboard.press('4');
    await outlast(sudoku.page);
    await sudoku.expectPuzzle(FIRST);
    await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
  });
});

test('Solve right after a paste solves the pasted puzzle', async ({ sudoku }) => {
  await sudoku.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }),
    );
  }, puzzles.QUESTION_MARKS);
  await sudoku.expectValue(boardOf(puzzles.QUESTION_MARKS_SOLVED));
});

test('the page handles a paste on the board once', { tag: '@gate' }, async ({ sudoku }) => {
  await sudoku.cell(1, 1).focus();
  await sudoku.paste(`${POJ_BOARD}\n${FIRST_SOLVED}\n`);
  await expect(sudoku.status).toContainText('2 puzzles read.');
  await sudoku.expectPuzzle(POJ_BOARD);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectPuzzle(FIRST);
  await expect(sudoku.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('navigates through several puzzles, each with the work on it', async ({ sudoku }) => {
  await sudoku.paste(`${POJ_BOARD} # one\n${FIRST} # two\n${FIRST_SOLVED}\n`);
  const puzzle = sudoku.page.getByRole('navigation', { name: texts.solve.navigator.label });
  await expect(sudoku.status).toContainText('3 puzzles read.');
  await expect(puzzle).toContainText('Puzzle 1 of 3 one');
  await sudoku.expectPuzzle(POJ_BOARD);
  await sudoku.press(texts.solve.navigator.next);
  await expect(puzzle).toContainText('Puzzle 2 of 3 two');
  await sudoku.expectPuzzle(FIRST);
  await sudoku.press(texts.actions.undo);
  await expect(puzzle).toContainText('Puzzle 1 of 3');
  await sudoku.press(texts.solve.navigator.next);
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await sudoku.press(texts.solve.navigator.previous);
  await sudoku.expectValue(POJ_BOARD);
  await sudoku.press(texts.solve.navigator.next);
  await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(POJ_BOARD);
  await sudoku.press(texts.solve.navigator.previous);
  await sudoku.expectPuzzle(FIRST_SOLVED);
  await sudoku.chooseExample(texts.solve.examples.names.blank);
  await expect(puzzle).toBeHidden();
});

test('a reload restores several puzzles', async ({ sudoku, page }) => {
  const place = page.getByRole('navigation', { name: texts.solve.navigator.label });
  const worked = `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`;
  await sudoku.paste(`${POJ_BOARD} # one\n${FIRST} # <b>two\n`);
  await expect(sudoku.status).toContainText('2 puzzles read.');
  await sudoku.press(texts.solve.navigator.next);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  // Twice, since a visit without changes must not lose anything.
  for (let reloads = 0; reloads < 2; ++reloads) await page.reload();
  await expect(place).toContainText('Puzzle 2 of 2 <b>two');
  await sudoku.expectValue(worked);
  await sudoku.press(texts.solve.navigator.previous);
  await expect(place).toContainText('Puzzle 1 of 2 one');
  await sudoku.expectValue(POJ_BOARD);
  await page.reload();
  await expect(place).toContainText('Puzzle 1 of 2 one');
  await sudoku.press(texts.solve.navigator.next);
  await sudoku.expectValue(worked);
  await sudoku.clear();
  await expect(place).toBeHidden();
  await page.reload();
  await sudoku.expectValue(puzzles.BLANK);
  await expect(place).toBeHidden();
  await sudoku.press(texts.actions.undo);
  await expect(place).toContainText('Puzzle 2 of 2 <b>two');
  await sudoku.expectValue(worked);
});

test('shows HTML in a text as text', { tag: ['@gate', '@everywhere'] }, async ({ sudoku }) => {
  const html = '<img src=x onerror="document.title=1">';
  await sudoku.paste(html);
  await expect(sudoku.status).toContainText("found '<'");
  await sudoku.expectValue(FIRST);
  await sudoku.paste(`${FIRST} # ${html}\n${FIRST} # ${html}\n`);
  await expect(
    sudoku.page.getByRole('navigation', { name: texts.solve.navigator.label }),
  ).toContainText(html);
  await expect(sudoku.page.locator('img')).toHaveCount(0);
  await expect(sudoku.page).toHaveTitle('Solve · 九宫 Jiugong Sudoku');
});

test('offers Rotate for what is no sudoku but a puzzle there, without loss', async ({ sudoku }) => {
  const { page } = sudoku;
  const offer = sudoku.button(texts.solve.paste.rotate);
  const main = page.getByRole('main');
  // Other digits than those of the positions that Rotate begins with.
  const tilesOf = (name: 'boxes' | 'tripods'): readonly number[] =>
    FIRST_POSITIONS[name].tiles.map((tile) => (tile === 0 ? 0 : 10 - tile));
  const digits = (name: 'boxes' | 'tripods'): string =>
    tilesOf(name)
      .map((tile) => tile || '.')
      .join('');
  await sudoku.paste(FIRST_SOLVED);
  await sudoku.expectPuzzle(FIRST_SOLVED);
  await expect(offer).toHaveCount(0);
  for (const [text, kind] of [
    [digits('tripods'), 'tripods'],
    [digits('boxes').match(/.{9}/g)!.join('\n'), 'boxes'],
    ['5 4 3 2\n1 6 7 8', 'sort'],
  ] as const) {
    await page.evaluate(() => (location.hash = '#solve'));
    await expect(main).toHaveAttribute('id', 'solve-view');
    await sudoku.paste(text);
    await offer.click();
    await expect(main).toHaveAttribute('id', 'rotate-view');
    await expect(page).toHaveURL(new RegExp(`#rotate/${kind}$`));
    // The same again is no other position there.
    const shown = (): Promise<string[]> =>
      page.locator('#rotate-view .tiles > *').allTextContents();
    const inBoxes = boxesOf(tilesOf('boxes')).flat().filter(Boolean).join('');
    const wanted = kind === 'boxes' ? inBoxes : text.replaceAll(/[^0-9]/g, '');
    await expect.poll(async () => (await shown()).join('').replaceAll(/[^0-9]/g, '')).toBe(wanted);
  }
});
