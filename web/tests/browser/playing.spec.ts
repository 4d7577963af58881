/** What a board has for playing: highlights, mistakes, the digit before the cell, notes, colours. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { labelAt, texts } from './english';
import { expect, test } from './fixtures';
import { KILLER, KILLER_SOLVED } from './killer';
import { BLANK, FIRST, TWO_WAYS } from './puzzles';

const open = async (page: Page, origin: string): Promise<Locator> => {
  await page.goto(`${origin}/blog.html`);
  return page.locator('#monday');
};

const at = (board: Locator, row: number, column: number): Locator =>
  board.getByRole('gridcell', { name: labelAt(row, column) });
const key = (board: Locator, name: string): Locator =>
  board.getByRole('button', { name, exact: true });
const mode = (board: Locator, name: string): Locator =>
  board.getByRole('radio', { name, exact: true });
const set = (board: Locator, properties: Readonly<Record<string, unknown>>): Promise<void> =>
  board.evaluate((element, values) => void Object.assign(element, values), properties);
const color = (index: number): string => texts.board.color(index, texts.board.colors[index - 1]!);
const spoken = (board: Locator): Locator => board.locator('[aria-live]');

/** The colour behind the marks and digits that are shaded as one. */
const shaded = (board: Locator, name: 'same' | 'peer'): Locator => board.locator(`.cell.${name}`);
const shadedNotes = (board: Locator): Locator => board.locator('[data-digits].same');

test('the digit of the selected cell, its notes and the peers are shaded as the page or reader wants', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  await at(board, 1, 3).click();
  for (const pressed of ['Control+Digit1', 'Control+Digit2', 'Shift+Digit5', 'Shift+Digit7']) {
    await page.keyboard.press(pressed);
  }
  await at(board, 1, 1).click();
  const counts = async (): Promise<readonly number[]> => [
    await shaded(board, 'same').count(),
    await shadedNotes(board).count(),
    await shaded(board, 'peer').count(),
  ];
  const cases = [
    ['all', [2, 1, 20]],
    ['digits', [2, 1, 0]],
    ['peers', [0, 0, 20]],
    ['none', [0, 0, 0]],
    ['ALL', [2, 1, 20]],
  ] as const;
  for (const [choice, expected] of cases) {
    await board.evaluate((element, value) => element.setAttribute('highlight', value), choice);
    await expect.poll(counts).toEqual(expected);
  }
  await at(board, 3, 8).click();
  await expect.poll(counts).toEqual([4, 0, 20]);
  // A candidate between others is as shaded as one alone.
  await at(board, 2, 4).click();
  await expect(shadedNotes(board)).toHaveAttribute('data-digits', '1');
});

test('a property takes no other value, and an attribute then has its first', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  const found = await board.evaluate((element: JiugongBoard) =>
    (
      [
        ['highlight', 'peers'],
        ['mistakes', 'none'],
        ['entry', 'digit'],
        ['notes', 'automatic'],
      ] as const
    ).map(([name, other]) => {
      element.setAttribute(name, other);
      const taken = element[name];
      element.setAttribute(name, '<b>');
      const first = element[name];
      let code = '';
      try {
        Object.assign(element, { [name]: '<b>' });
      } catch (error) {
        code = (error as { code: string }).code;
      }
      return [taken, first, code];
    }),
  );
  expect(found).toEqual([
    ['peers', 'all', 'bad-argument'],
    ['none', 'clashes', 'bad-argument'],
    ['digit', 'cell', 'bad-argument'],
    ['automatic', 'own', 'bad-argument'],
  ]);
});

test(
  'wrong digits are marked at once, on boards of any shape',
  { tag: '@gate' },
  async ({ page, server }) => {
    const board = await open(page, server.origin);
    await set(board, { mistakes: 'wrong' });
    await at(board, 1, 3).click();
    await page.keyboard.press('1');
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^1 yours, wrong, row/);
    await expect(at(board, 1, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(board.getByRole('status')).toContainText(texts.status.someWrong(1, 'r1c3'));
    await page.keyboard.press('4');
    await expect(at(board, 1, 3)).toHaveAttribute('aria-invalid', 'false');
    // A right digit is never marked, although it clashes with a wrong one.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await expect(at(board, 1, 4)).toHaveAttribute('aria-invalid', 'true');
    await expect(at(board, 1, 3)).toHaveAttribute('aria-invalid', 'false');
    await set(board, { puzzle: KILLER });
    await expect(board.getByRole('grid')).toHaveAccessibleName(texts.shapes.label(6, 6));
    await at(board, 1, 1).click();
    await page.keyboard.press('4');
    await expect(at(board, 1, 1)).toHaveAccessibleName(/^4 yours, wrong,/);
    await page.keyboard.press(KILLER_SOLVED.charAt(0));
    await expect(at(board, 1, 1)).toHaveAttribute('aria-invalid', 'false');
  },
);

test('clashes are marked where there is more than one solution, and nothing if so chosen', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  await set(board, { puzzle: TWO_WAYS, mistakes: 'wrong' });
  const given = (await board.evaluate((element: JiugongBoard) => element.puzzle)).search(/\d/);
  const blank = (await board.evaluate((element: JiugongBoard) => element.puzzle)).search(/\./);
  await set(board, { selected: blank });
  await board.evaluate(
    (element: JiugongBoard, cell) => element.enter(Number(element.puzzle[cell])),
    given,
  );
  const invalid = board.locator('[aria-invalid="true"]');
  const count = await invalid.count();
  await set(board, { mistakes: 'none' });
  await expect(invalid).toHaveCount(0);
  await set(board, { mistakes: 'wrong' });
  await expect(invalid).toHaveCount(count);
});

test(
  'a digit that was chosen first is entered by pressing cells, and erased again',
  { tag: '@gate' },
  async ({ page, server }) => {
    const board = await open(page, server.origin);
    await set(board, { entry: 'digit' });
    const four = key(board, texts.keypad.digit(4));
    await four.click();
    await expect(four).toHaveAttribute('aria-pressed', 'true');
    await at(board, 1, 3).click();
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^4 yours/);
    await expect(spoken(board)).toHaveText(texts.board.own(4));
    await at(board, 3, 4).click();
    await key(board, texts.actions.undo).click();
    await expect(board).toHaveJSProperty('value', `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
    await at(board, 1, 3).click();
    await expect(board).toHaveJSProperty('value', FIRST);
    // Keys type into the selected cell, as ever.
    await page.keyboard.press('1');
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^1 yours/);
    const erase = key(board, texts.keypad.erase);
    await erase.click();
    await expect(four).toHaveAttribute('aria-pressed', 'false');
    await at(board, 1, 3).click();
    await expect(board).toHaveJSProperty('value', FIRST);
    // By keys alone: the key of the digit, the arrows, Enter.
    await four.press('Enter');
    await at(board, 1, 3).focus();
    await page.keyboard.press('Enter');
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^4 yours/);
    await page.keyboard.press('Enter');
    await expect(board).toHaveJSProperty('value', FIRST);
    await erase.click();
    await at(board, 1, 3).focus();
    // Escape and a second press of the key leave nothing chosen.
    await page.keyboard.press('Escape');
    await expect(erase).toHaveAttribute('aria-pressed', 'false');
    await four.click();
    await four.click();
    await at(board, 1, 4).click();
    await expect(board).toHaveJSProperty('value', FIRST);
  },
);

test('a stroke enters a mark that was chosen first into all its cells', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  await set(board, { entry: 'digit', mode: 'candidates' });
  await key(board, texts.keypad.candidates(2)).click();
  const drag = async (): Promise<void> => {
    await at(board, 2, 2).hover();
    await page.mouse.down();
    await at(board, 2, 3).hover();
    await page.mouse.up();
  };
  await drag();
  for (const column of [2, 3]) {
    await expect(at(board, 2, column)).toHaveAccessibleName(/^empty, candidates 2,/);
  }
  await drag();
  await expect(at(board, 2, 2)).toHaveAccessibleName(/^empty, row/);
  // With Control cells are only selected.
  await at(board, 1, 4).click({ modifiers: ['Control'] });
  await expect(at(board, 1, 4)).toHaveAccessibleName(/^empty, row/);
  await expect(at(board, 1, 4)).toHaveAttribute('aria-selected', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap enters the digit that was chosen first', async ({ page, server }) => {
    const board = await open(page, server.origin);
    await set(board, { entry: 'digit' });
    await key(board, texts.keypad.digit(4)).tap();
    for (const value of ['4', '.', '4']) {
      await at(board, 1, 3).tap();
      await expect(board).toHaveJSProperty('value', FIRST.slice(0, 2) + value + FIRST.slice(3));
    }
  });
});

test('givens are typed cell by cell, whatever comes first', async ({ page, server }) => {
  const board = await open(page, server.origin);
  await set(board, { entry: 'digit' });
  await board.evaluate((element: JiugongBoard) => element.clear());
  const seven = key(board, texts.keypad.digit(7));
  await expect(seven).not.toHaveAttribute('aria-pressed');
  await seven.click();
  await expect(board).toHaveJSProperty('puzzle', `7${BLANK.slice(1)}`);
});

test('automatic notes are at their places, and lack what the reader removes', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  await board.evaluate((element) => element.setAttribute('notes', 'automatic'));
  await expect(at(board, 1, 3)).toHaveAccessibleName(/^empty, candidates 1 2 4,/);
  const place = (sign: string): Promise<number> =>
    at(board, 1, 3)
      .locator(`[data-digits="${sign}"]`)
      .evaluate((mark) => [...mark.parentElement!.children].indexOf(mark));
  expect([await place('1'), await place('4')]).toEqual([0, 3]);
  await at(board, 1, 3).click();
  await page.keyboard.press('Control+Digit1');
  await expect(spoken(board)).toHaveText('empty, candidates 2 4');
  await page.keyboard.press('Control+Digit9');
  await expect(board.getByRole('status')).toContainText(texts.status.noCandidate);
  await at(board, 1, 4).click();
  await page.keyboard.press('2');
  await expect(at(board, 1, 3)).toHaveAccessibleName(/^empty, candidates 4,/);
  await key(board, texts.actions.undo).click();
  await key(board, texts.actions.undo).click();
  await expect(at(board, 1, 3)).toHaveAccessibleName(/^empty, candidates 1 2 4,/);
  await expect(key(board, texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
  await set(board, { notes: 'own' });
  await expect(at(board, 1, 3)).toHaveAccessibleName(/^empty, row/);
});

test('cells are coloured by keys, several at a time, and told by name', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  await at(board, 1, 1).click();
  for (let times = 0; times < 3; ++times) await page.keyboard.press('m');
  await expect(mode(board, texts.modes.color)).toBeChecked();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('3');
  await page.keyboard.press('8');
  await page.keyboard.press('9');
  await expect(spoken(board)).toHaveText(
    `${texts.board.selectedCells(2)}: ${color(3)}, ${color(8)}`,
  );
  await expect(at(board, 1, 1)).toHaveAccessibleName(
    new RegExp(`^5 given, ${color(3)}, ${color(8)}, row`),
  );
  const background = (): Promise<string> =>
    at(board, 1, 1).evaluate((cell) => getComputedStyle(cell).backgroundImage);
  expect(await background()).toContain('50%');
  await page.keyboard.press('Backspace');
  await expect(spoken(board)).toContainText(texts.board.noColor);
  expect(await background()).toBe('none');
  await page.keyboard.press('Control+z');
  await expect(at(board, 2, 1)).toHaveAccessibleName(new RegExp(color(8)));
  await expect(board).toHaveJSProperty('value', FIRST);
});

test('the keypad has the colours, and takes them back', async ({ page, server }) => {
  const board = await open(page, server.origin);
  await at(board, 1, 3).click();
  const height = async (): Promise<number> => (await board.boundingBox())!.height;
  const before = await height();
  await mode(board, texts.modes.color).check();
  for (let index = 1; index <= 8; ++index) {
    const size = (await key(board, color(index)).boundingBox())!;
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await height()).toBe(before);
  await key(board, color(6)).click();
  await expect(at(board, 1, 3)).toHaveAccessibleName(new RegExp(`^empty, ${color(6)}, row`));
  await key(board, texts.keypad.erase).click();
  await expect(at(board, 1, 3)).toHaveAccessibleName(/^empty, row/);
});

test('a snapshot has the colours, and a board without any is as it ever was', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  const read = (): Promise<Record<string, unknown>> =>
    board.evaluate((element: JiugongBoard) => JSON.parse(JSON.stringify(element.snapshot)));
  expect(Object.keys(await read())).toEqual(['givens', 'own', 'corner', 'candidates']);
  await set(board, { selected: 80 });
  await board.evaluate((element: JiugongBoard) => element.enter(2, 'color'));
  const snapshot = await read();
  await set(board, { puzzle: FIRST });
  await expect(at(board, 9, 9)).toHaveAccessibleName(/^9 given, row/);
  await board.evaluate(
    (element, value) => void Object.assign(element, { snapshot: value }),
    snapshot,
  );
  await expect(at(board, 9, 9)).toHaveAccessibleName(new RegExp(color(2)));
});

test('colours survive a reload of the page', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.getByRole('radio', { name: texts.modes.color, exact: true }).check();
  await page.keyboard.press('7');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(new RegExp(color(7)));
  await page.reload();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(new RegExp(color(7)));
});
