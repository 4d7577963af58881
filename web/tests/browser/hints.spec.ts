/** Hint and Apply: on the page, and on boards of other pages. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { NO_DRAWING } from '../../hints/drawing';
import { techniqueName } from '../../hints/hints';
import { labelAt, texts } from './english';
import { expect, test } from './fixtures';
import { FIRST, POINTING } from './puzzles';
import type { SudokuPage } from './sudoku-page';

const { hint, tell, apply, why } = texts.actions;

const boardIn = (page: Page): Locator => page.locator('jiugong-board').first();

async function open({ page }: SudokuPage, puzzle: string): Promise<void> {
  await boardIn(page).evaluate((board: JiugongBoard, text) => (board.puzzle = text), puzzle);
}

/** Presses Hint until it is Apply. */
async function tellAll(sudoku: SudokuPage): Promise<void> {
  for (const name of [hint, tell.how, tell.what]) await sudoku.press(name);
}

const layers = (page: Page): Locator => page.locator('jiugong-board svg.layer');

test(
  'a hint is told in three steps, and applied by a fourth press',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    const { page, status } = sudoku;
    const name = techniqueName('naked-single', 'en');
    await sudoku.press(hint);
    await expect(status).toContainText('row 5, column 5');
    await expect(status).not.toContainText(name);
    await sudoku.press(tell.how);
    await expect(status).toContainText(name);
    await sudoku.press(tell.what);
    await expect(status).toContainText(/r5c5 .*5\./);
    await expect(layers(page)).toHaveCount(2);
    // Its digit stands in the ring, and not yet on the board.
    await expect(sudoku.cell(5, 5)).toHaveAccessibleName(new RegExp(`^${texts.board.answer(5)}`));
    await sudoku.expectValue(FIRST);
    await sudoku.press(apply);
    await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
    await expect(layers(page)).toHaveCount(0);
    await expect(status).toContainText(texts.status.playing(50));
    await sudoku.press(texts.actions.undo);
    await sudoku.expectValue(FIRST);
    await expect(layers(page)).toHaveCount(0);
    await sudoku.press(texts.actions.redo);
    await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
  },
);

test(
  'keys: H tells and applies, once a press; Escape takes the hint away',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page, status } = sudoku;
    await sudoku.cell(1, 3).click();
    await page.keyboard.press('h');
    await expect(status).toContainText('row 5, column 5');
    await page.keyboard.press('Escape');
    await expect(status).toContainText(texts.status.howTo);
    await expect(layers(page)).toHaveCount(0);
    await page.keyboard.down('h');
    await expect(status).toContainText('row 5, column 5');
    for (let repeat = 0; repeat < 5; ++repeat) await page.keyboard.down('h');
    await page.keyboard.up('h');
    const stage = (): Promise<unknown> =>
      boardIn(page).evaluate((board: JiugongBoard) => board.hinted?.stage);
    expect(await stage()).toBe('where');
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    expect(await stage()).toBe('what');
    await expect(sudoku.cell(5, 5)).toBeFocused();
    await page.keyboard.press('H');
    await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
  },
);

test('the buttons keep the focus through all of it', async ({ sudoku }) => {
  const { page } = sudoku;
  const told = (stage: string): Promise<void> =>
    expect
      .poll(() => boardIn(page).evaluate((board: JiugongBoard) => board.hinted?.stage))
      .toBe(stage);
  await sudoku.button(hint).focus();
  for (const [stage, name] of [
    ['where', tell.how],
    ['how', tell.what],
    ['what', apply],
  ] as const) {
    await page.keyboard.press('Enter');
    await told(stage);
    await expect(sudoku.button(name)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
  await expect(sudoku.button(hint)).toBeFocused();
});

test('an edit in between begins anew', async ({ sudoku }) => {
  const { page, status } = sudoku;
  await tellAll(sudoku);
  await sudoku.cell(5, 5).click();
  await expect(sudoku.button(apply)).toBeVisible();
  await page.keyboard.press('5');
  await expect(layers(page)).toHaveCount(0);
  await expect(sudoku.button(hint)).toBeVisible();
  await sudoku.press(hint);
  await expect(status).not.toContainText('row 5, column 5');
  await expect(sudoku.button(tell.how)).toBeVisible();
});

test('a wrong digit is named first, with its reason, and taken back', async ({ sudoku }) => {
  const { page, status } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('1');
  await sudoku.press(hint);
  await expect(status).toContainText('box 1');
  await expect(status).not.toContainText('r1c3');
  await expect(sudoku.button(why)).toHaveCount(0);
  await sudoku.press(tell.what);
  await expect(status).toContainText('r1c3');
  await sudoku.press(why);
  const reasons = sudoku.grid.getByRole('gridcell', { name: texts.board.reason });
  await expect(reasons).not.toHaveCount(0);
  await expect(status).toContainText(texts.status.excluded('r1c3', 1, '').split(':')[0]!);
  await expect(sudoku.button(why)).toBeFocused();
  await expect(sudoku.button(why)).toHaveAttribute('aria-disabled', 'true');
  await sudoku.press(apply);
  await sudoku.expectValue(FIRST);
  await expect(sudoku.button(why)).toHaveCount(0);
  await expect(reasons).toHaveCount(0);
  await sudoku.press(texts.actions.undo);
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^1 yours/);
});

test('Go back undoes all since the first mistake, and the focus goes to its cell', async ({
  sudoku,
}) => {
  const { page, status } = sudoku;
  const { goBack } = texts.page.puzzle;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('6');
  await expect(sudoku.button(goBack)).toHaveCount(0);
  await sudoku.press(texts.actions.check);
  await sudoku.press(goBack);
  await expect(status).toContainText(texts.status.wentBack);
  await sudoku.expectValue(FIRST);
  await expect(sudoku.cell(1, 3)).toBeFocused();
  await expect(sudoku.button(goBack)).toHaveCount(0);
});

test('there is none while givens are edited', async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.toggleEditing();
  await expect(sudoku.button(hint)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(boardIn(page)).toHaveJSProperty('hinted', null);
  expect(await boardIn(page).evaluate((board: JiugongBoard) => board.hint())).toBeNull();
});

test('an exhibit shows something else, until the next edit', async ({ sudoku }) => {
  const { page } = sudoku;
  const board = boardIn(page);
  await board.evaluate((element: JiugongBoard, drawing) => {
    const { givens } = element.board;
    const values = givens.map((given, cell) => (cell === 2 ? 4 : given));
    element.exhibit = { values, candidates: givens.map(() => 3), drawing };
  }, NO_DRAWING);
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4/);
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/candidates 1 2,/);
  await sudoku.expectValue(FIRST);
  await sudoku.cell(5, 5).click();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4/);
  await page.keyboard.press('5');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^empty/);
  await expect(board).toHaveJSProperty('exhibit', null);
});

test.describe('the script of hints', () => {
  test.use({ allowedErrors: /Failed to load resource|request after load: .*jiugong-hints/ });

  test('that does not arrive is told, and asked for again', async ({ sudoku }) => {
    const { page, status } = sudoku;
    let isThere = false;
    await page.route('**/jiugong-hints.js*', (route) =>
      isThere ? route.continue() : route.abort(),
    );
    await sudoku.press(hint);
    await expect(status).toContainText('jiugong-hints.js');
    await sudoku.cell(1, 3).click();
    await page.keyboard.press('4');
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
    isThere = true;
    await tellAll(sudoku);
    await expect(sudoku.button(apply)).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('taps at one place tell and apply, no key moves, and a long text scrolls', async ({
    sudoku,
  }) => {
    const { page, status } = sudoku;
    await open(sudoku, POINTING);
    const place = await sudoku.button(hint).boundingBox();
    const key = sudoku.button('Enter 5');
    const keyPlace = await key.boundingBox();
    const tapAt = async (name: string): Promise<void> => {
      expect(await sudoku.button(name).boundingBox()).toEqual(place);
      expect(await key.boundingBox()).toEqual(keyPlace);
      await sudoku.button(name).tap();
    };
    await tapAt(hint);
    await tapAt(tell.how);
    await expect(status).toContainText(techniqueName('pointing', 'en'));
    await tapAt(tell.what);
    const last = status.locator('p').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await tapAt(apply);
    await expect(sudoku.button(hint)).toBeVisible();
    await expect(boardIn(page)).toHaveJSProperty('canUndo', true);
  });
});

const monday = (page: Page): Locator => page.locator('#monday');
const button = (page: Page, name: string): Locator =>
  monday(page).getByRole('button', { name, exact: true });

/** The scripts beside the first that a page asks for, but for that which reads the list on the board of Wednesday. */
function watchSiblings(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (/^jiugong-(?!batch)/.test(name)) names.push(name);
  });
  return names;
}

test.describe('on a blog', () => {
  test(
    'the attribute shows the button, and scripts load at its first press',
    { tag: '@gate' },
    async ({ page, server }) => {
      const names = watchSiblings(page);
      await page.goto(`${server.origin}/blog.html`);
      await expect(button(page, hint)).toHaveCount(0);
      await monday(page).evaluate((board: JiugongBoard) => {
        board.setAttribute('hints', '');
        document.addEventListener('jiugong-hint', (event) => {
          const { detail } = event as HTMLElementEventMap['jiugong-hint'];
          document.title += ` ${detail.stage}-${detail.hint.kind}`;
        });
      });
      await expect(button(page, hint)).toBeVisible();
      expect(names).toEqual([]);
      await button(page, hint).click();
      await expect(monday(page).getByRole('status')).toContainText('row 5, column 5');
      expect(names.sort()).toEqual(['jiugong-hints.js', 'jiugong-teach.js']);
      await button(page, tell.how).click();
      await button(page, tell.what).click();
      await button(page, apply).click();
      await expect(monday(page).getByRole('gridcell', { name: /^5 yours/ })).toBeVisible();
      await expect(page).toHaveTitle('A blog where-step how-step what-step applied-step');
      expect(names).toHaveLength(2);
    },
  );

  test('without it the key is the page’s', async ({ page, server }) => {
    await page.goto(`${server.origin}/blog.html`);
    const cell = monday(page).getByRole('gridcell', { name: labelAt(1, 3) });
    await cell.click();
    await page.keyboard.press('h');
    await expect(monday(page)).toHaveJSProperty('hinted', null);
    await monday(page).evaluate((board: JiugongBoard) => (board.hints = true));
    await page.keyboard.press('h');
    await expect(monday(page)).not.toHaveJSProperty('hinted', null);
  });

  test('a read-only board has none', async ({ page, server }) => {
    await page.goto(`${server.origin}/blog.html`);
    const board = page.locator('#wednesday');
    await board.evaluate((element: JiugongBoard) => (element.hints = element.controls = true));
    await expect(board.getByRole('button', { name: texts.actions.solve })).toBeVisible();
    await expect(board.getByRole('button', { name: hint })).toHaveCount(0);
    expect(await board.evaluate((element: JiugongBoard) => element.hint())).toBeNull();
  });

  test('methods of the ES module resolve to what they did', async ({ page, server }) => {
    const names = watchSiblings(page);
    await page.goto(`${server.origin}/module.html`);
    const done = await page
      .locator('jiugong-board')
      .evaluate(async (board: JiugongBoard, puzzle) => {
        board.puzzle = puzzle;
        const results: unknown[] = [];
        for (let press = 0; press < 4; ++press) results.push(await board.hint());
        await board.explainMistake();
        return results;
      }, FIRST);
    expect(done).toEqual(['where', 'how', 'what', 'applied']);
    expect(names.sort()).toEqual(['jiugong-hints.mjs', 'jiugong-teach.mjs']);
  });
});
