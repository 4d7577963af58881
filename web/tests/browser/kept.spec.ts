/** Stored work that survives a reload, and dropped files. */
import type { Page } from '@playwright/test';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { BLANK, boardOf, FIRST, FIRST_SOLVED, POINTING, QUESTION_MARKS, TWO_WAYS } from './puzzles';
import { RotatePage } from './rotate-page';
import { SudokuPage } from './sudoku-page';

const ERASE = texts.page.kept.erase;
const NO_MARKS = `"corner":[${Array(81).fill(0)}],"candidates":[${Array(81).fill(0)}]`;

async function enterSome(sudoku: SudokuPage): Promise<void> {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await sudoku.cell(1, 4).click();
  await sudoku.page.keyboard.press('Shift+Digit2');
  await sudoku.page.keyboard.press('Control+Digit6');
}

test(
  'a reload restores the entered digits and marks',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    await expect(sudoku.button(ERASE)).toHaveAttribute('aria-disabled', 'true');
    await sudoku.paste(QUESTION_MARKS);
    await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
    await sudoku.cell(1, 3).click();
    await sudoku.page.keyboard.press('4');
    await sudoku.cell(1, 4).click();
    await sudoku.page.keyboard.press('Shift+Digit2');
    await sudoku.page.reload();
    await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
    await expect(sudoku.status).toContainText(texts.page.kept.restored);
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
    await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/corner 2,/);
  },
);

test('undo and redo continue after a reload', async ({ sudoku }) => {
  const { page } = sudoku;
  const digits = (text: string): string => FIRST.slice(0, 2) + text + FIRST.slice(2 + text.length);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.cell(1, 4).click();
  await page.keyboard.press('6');
  await sudoku.clear();
  await sudoku.press(texts.actions.undo);
  await page.reload();
  await sudoku.expectValue(digits('46'));
  await sudoku.press(texts.actions.redo);
  await sudoku.expectValue(BLANK);
  await page.reload();
  await sudoku.press(texts.actions.undo);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(digits('4'));
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST);
  await expect(sudoku.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('stores an empty board in the mode for givens', async ({ sudoku }) => {
  await sudoku.clear();
  await sudoku.page.keyboard.press('5');
  await sudoku.page.reload();
  await sudoku.expectPuzzle(`5${BLANK.slice(1)}`);
  await sudoku.expectEditing(true);
});

test('erased work does not come back', async ({ sudoku }) => {
  await enterSome(sudoku);
  await sudoku.press(ERASE);
  const names = ['solve', 'rotate', 'variants', 'learn'].map((id) => panelName(id));
  await expect(sudoku.page.getByText(texts.page.kept.question(names))).toBeVisible();
  await sudoku.press(ERASE);
  await expect(sudoku.button(texts.page.kept.eraseAll)).toHaveCount(0);
  expect(await sudoku.page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await sudoku.page.reload();
  await expect(sudoku.status).toContainText(texts.page.kept.restored);
  await sudoku.press(ERASE);
  await sudoku.press(texts.page.kept.eraseAll);
  await expect(sudoku.button(ERASE)).toHaveAttribute('aria-disabled', 'true');
  await expect(sudoku.button(ERASE)).toBeFocused();
  await expect(sudoku.status).not.toContainText('as you left it');
  expect(await sudoku.page.evaluate(() => localStorage.length)).toBe(0);
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  await sudoku.cell(1, 6).click();
  expect(await sudoku.page.evaluate(() => localStorage.length)).toBe(0);
  await sudoku.page.reload();
  await sudoku.expectValue(FIRST);
});

test('a tab says that another has saved a game that the history does not keep', async ({
  rotate,
  homeUrl,
}) => {
  const { page } = rotate;
  await rotate.open();
  const other = new RotatePage(await page.context().newPage());
  await other.page.goto(homeUrl);
  const said = page.getByText(texts.page.kept.otherTab);
  await new SudokuPage(other.page).cell(1, 3).click();
  await other.page.keyboard.press('4');
  await other.open();
  await expect(said).toHaveCount(0);
  await other.crossing(1, 1).click();
  await expect(said).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(said).toHaveCount(0);
});

test('a tab where a puzzle is entered says that another has saved its board', async ({
  sudoku,
  homeUrl,
}) => {
  const { page } = sudoku;
  await sudoku.choose(texts.page.puzzle.own);
  const other = new SudokuPage(await page.context().newPage());
  await other.page.goto(homeUrl);
  await other.paste(FIRST);
  await other.expectPuzzle(FIRST);
  const said = page.getByText(texts.page.kept.otherTab);
  await expect(said).toHaveCount(0);
  await sudoku.cell(1, 1).click();
  await page.keyboard.press('4');
  await other.cell(1, 3).click();
  await other.page.keyboard.press('4');
  await expect(said).toBeVisible();
});

/** Drags files over the page and drops them on an element. */
const drop = (
  page: Page,
  selector: string,
  files: readonly (readonly [name: string, text: string])[],
) =>
  page.evaluate(
    ([target, contents]) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of contents) dataTransfer.items.add(new File([text], name));
      const options = { dataTransfer, bubbles: true, cancelable: true, composed: true };
      const element = document.querySelector(target)!;
      const isOver = !element.dispatchEvent(new DragEvent('dragover', options));
      const said = document.querySelector('#drop')?.textContent;
      return { isOver, said, isTaken: !element.dispatchEvent(new DragEvent('drop', options)) };
    },
    [selector, files] as const,
  );

test('takes a text file dropped anywhere', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  for (const target of ['jiugong-board', 'textarea', 'header']) {
    await sudoku.clear();
    if (target === 'textarea') await sudoku.openText();
    const done = await drop(page, target, [['puzzle.txt', QUESTION_MARKS]]);
    expect(done).toEqual({
      isOver: true,
      said: 'Drop puzzle files here.',
      isTaken: true,
    });
    await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
    await expect(page.locator('#drop')).toBeEmpty();
  }
});

test('joins several files of any kinds to one collection', async ({ sudoku }) => {
  const { page, status } = sudoku;
  const given = boardOf(QUESTION_MARKS);
  const rows = FIRST_SOLVED.replaceAll(/.{9}/g, '$&\n');
  await drop(page, 'main', [
    ['one.txt', `${given} # easy\n${given.slice(1)}\n`],
    ['two.json', `{"jiugong":1,"givens":"${FIRST}","own":"${BLANK}",${NO_MARKS}}`],
    ['three.sdk', `#A <b>someone</b>\n${rows}`],
    ['picture.png', '\ufffdPNG'],
    ['<img src=x onerror=document.title=1>', 'hello'],
    ['empty.txt', ''],
  ]);
  await expect(status).toContainText('3 puzzles read. 1 puzzle could not be read.');
  await expect(status).toContainText(
    'No puzzle in picture.png, <img src=x onerror=document.title=1> and empty.txt.',
  );
  await expect(status).toContainText('Line 2, column 81: found 80 cells');
  await sudoku.expectPuzzle(given);
  const place = page.getByRole('navigation', { name: texts.solve.navigator.label });
  await expect(place).toContainText('Puzzle 1 of 3 easy');
  await sudoku.press(texts.solve.navigator.next);
  await expect(place).toContainText('Puzzle 2 of 3 two.json');
  await sudoku.expectPuzzle(FIRST);
  await sudoku.press(texts.solve.navigator.next);
  await sudoku.expectPuzzle(FIRST_SOLVED);
});

test('the puzzle of a link leaves the puzzles of the last text, with what was done of them', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const puzzles = [boardOf(QUESTION_MARKS), FIRST, TWO_WAYS];
  await sudoku.paste(puzzles.join('\n'));
  await expect(sudoku.status).toContainText('3 puzzles read.');
  await sudoku.cell(1, 2).click();
  await page.keyboard.press('9');
  await page.evaluate((text) => (location.hash = `puzzle=${text}`), POINTING);
  await sudoku.expectPuzzle(POINTING);
  await page.reload();
  await sudoku.expectPuzzle(POINTING);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(puzzles[0]!.replace('5.', '59'));
  const place = page.getByRole('navigation', { name: texts.solve.navigator.label });
  await expect(place).toContainText('Puzzle 1 of 3');
  // A link that was cut is told, as one with a state is.
  await page.evaluate(() => (location.hash = 'puzzle=4x4%3'));
  await expect(sudoku.status).toContainText(texts.share.problems.damaged);
});

test('files without a puzzle leave the board unchanged', async ({ sudoku }) => {
  const noise = '\u0000\ufffd<svg onload="document.title=1">';
  await drop(sudoku.page, 'main', [['picture.png', noise]]);
  await expect(sudoku.status).toContainText(texts.errors.notAPuzzle);
  await drop(sudoku.page, 'main', [
    ['one.png', noise],
    ['two.txt', noise],
  ]);
  await expect(sudoku.status).toContainText('0 puzzles read. No puzzle in one.png and two.txt.');
  await sudoku.expectPuzzle(FIRST);
  await expect(sudoku.page).toHaveTitle('Solve · 九宫 Jiugong Sudoku');
});

/** Sends an event with external data to a part of the page; returns whether the page takes it. */
const bring = (
  page: Page,
  selector: string,
  type: 'paste' | 'dragover' | 'drop' | 'dragstart' | 'dragend',
  data: { readonly text?: string; readonly bytes?: readonly number[] },
): Promise<boolean> =>
  page.evaluate(
    ([target, name, { text, bytes }]) => {
      const dataTransfer = new DataTransfer();
      if (text !== undefined) dataTransfer.setData('text/plain', text);
      if (bytes !== undefined) {
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'image.png'));
      }
      const all = { bubbles: true, cancelable: true, composed: true };
      const event =
        name === 'paste'
          ? new ClipboardEvent(name, { ...all, clipboardData: dataTransfer })
          : new DragEvent(name, { ...all, dataTransfer });
      return !document.querySelector(target)!.dispatchEvent(event);
    },
    [selector, type, data] as const,
  );

test('reads a dropped or pasted picture as a photo, from any panel', async ({ sudoku }) => {
  const { page } = sudoku;
  const jpeg = { bytes: [0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70] };
  const photo = page.getByRole('dialog', { name: texts.photo.title, exact: true });
  const [unreadable] = texts.photo.problems['not-a-picture'];
  for (const panel of ['solve', 'variants', 'rotate'] as const) {
    for (const type of ['drop', 'paste'] as const) {
      await page.evaluate((id) => (location.hash = id), panel);
      await expect(page.locator(`#${panel}-view`)).toBeVisible();
      expect(await bring(page, `#${panel}-view`, type, jpeg)).toBe(true);
      await expect(photo.getByRole('alert')).toContainText(unreadable);
      await page.keyboard.press('Escape');
      await expect(photo).toBeHidden();
      await sudoku.expectPuzzle(FIRST);
    }
  }
  // The text beside a picture has priority: spreadsheets copy both.
  await page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await expect(sudoku.grid).toBeVisible();
  await bring(page, 'main', 'paste', { ...jpeg, text: boardOf(QUESTION_MARKS) });
  await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
});

test('takes a text dragged from elsewhere like a paste', async ({ sudoku }) => {
  const { page } = sudoku;
  const data = { text: QUESTION_MARKS };
  await sudoku.openText();
  for (const type of ['dragover', 'drop'] as const) {
    expect(await bring(page, 'textarea', type, data)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await bring(page, 'main', 'dragstart', data);
  expect(await bring(page, 'jiugong-board', 'drop', data)).toBe(false);
  await bring(page, 'main', 'dragend', data);
  expect(await bring(page, 'jiugong-board', 'dragover', data)).toBe(true);
  await expect(page.locator('#drop')).toHaveText(texts.page.drop.textInvitation);
  await sudoku.expectPuzzle(FIRST);
  expect(await bring(page, 'jiugong-board', 'drop', data)).toBe(true);
  await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
  await expect(page.locator('#drop')).toBeEmpty();
});

test('a dropped file goes to the current panel', async ({ sudoku }) => {
  const { page } = sudoku;
  await page.getByRole('link', { name: panelName('variants') }).click();
  await expect(sudoku.grid).toBeHidden();
  await drop(page, 'header', [['killer.txt', '15 r1c1 r1c2\n7=r1c3+r2c3\n']]);
  await page.getByRole('link', { name: panelName('solve') }).click();
  await sudoku.expectPuzzle(FIRST);
});
