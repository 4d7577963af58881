/** Boards of other pages with rules of lines, dots and clues, which a script beside the first one draws. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { CLASSIC, type Layout } from '../../board/layout';
import { BOARD_RULES } from '../../rules/on-board/on-board';
import { snapshotOf } from '../../board/shapes/snapshot';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { CHINESE } from '../../locales/chinese-messages';
import { SAMPLES } from '../rule-samples';
import { texts } from './english';
import { expect, test } from './fixtures';

const LAYOUT: Layout = { ...CLASSIC, preset: null, constraints: Object.values(SAMPLES) };

/** A board with a rule of every kind that people know. */
const ALL = [
  '9x9; rows; columns; boxes 3x3',
  ...LAYOUT.constraints.map((constraint) => BOARD_RULES.statementOf(constraint, LAYOUT)),
].join('; ');

/** A puzzle as the element writes it, and its solution. */
const LINES =
  '4x4; rows; columns; boxes 2x2; thermometer row 1; difference 1 r2c1 r2c2; arrow r2c1: r3c1 r3c2; ' +
  'ratio 2 r4c3 r4c4; cells ...............1';
const SOLVED = '1234341221434321';

const monday = (page: Page): Locator => page.locator('#monday');

/** The names of the scripts for rules and shapes that a page asks for. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (/^jiugong-(?:regions|rules)\./.test(name)) names.push(name);
  });
  return names;
}

const put = (board: Locator, puzzle: string): Promise<void> =>
  board.evaluate((element: JiugongBoard, text) => void (element.puzzle = text), puzzle);

/** The shapes below and above the digits, clues outside the grid included. */
const shapes = (board: Locator): Promise<number> => board.locator('.figures > g').count();

test('a rule of each kind is drawn and named, with scripts that load when they are needed', async ({
  page,
  server,
}) => {
  const names = watchScripts(page);
  await page.goto(`${server.origin}/blog.html`);
  await expect(monday(page).getByRole('grid')).toBeVisible();
  expect(names).toEqual([]);
  await put(monday(page), ALL);
  await expect(monday(page).locator('.figures')).toHaveCount(2);
  const { under, over, margins } = BOARD_RULES.figuresOf(LAYOUT);
  expect(await shapes(monday(page))).toBe(under.length + over.length);
  expect(margins).toEqual({ top: 1, right: 1, bottom: 1, left: 1 });
  await expect(monday(page)).toHaveJSProperty('puzzle', ALL);
  for (const [cell, all] of BOARD_RULES.namesIn(LAYOUT, 'en').entries()) {
    const label = await monday(page).getByRole('gridcell').nth(cell).getAttribute('aria-label');
    for (const name of all) expect(label).toContain(name);
  }
  expect(names.sort()).toEqual(['jiugong-regions.js', 'jiugong-rules.js']);
});

async function plays(board: Locator): Promise<void> {
  await expect(board.locator('.figures')).toHaveCount(2);
  await expect(board).toHaveJSProperty('puzzle', LINES);
  const cells = board.getByRole('gridcell');
  await cells.first().click();
  for (const key of ['4', 'ArrowRight', '1', 'ArrowRight', '2', 'ArrowRight', '3']) {
    await board.page().keyboard.press(key);
  }
  await expect(board.getByRole('gridcell', { name: texts.board.clash })).not.toHaveCount(0);
  await expect(board.getByRole('status')).toContainText(
    BOARD_RULES.nameOf({ kind: 'thermometer', cells: [0, 1, 2, 3] }, LAYOUT, 'en'),
  );
  await board.getByRole('button', { name: texts.actions.check, exact: true }).click();
  await expect(board.getByRole('gridcell', { name: texts.board.wrong })).toHaveCount(4);
  await board.getByRole('button', { name: texts.actions.clear, exact: true }).click();
  await board.getByRole('button', { name: texts.actions.solve, exact: true }).click();
  await expect(board.getByRole('status')).toContainText(texts.status.unique);
  await expect(board).toHaveJSProperty('value', SOLVED);
}

test('such a puzzle is checked and solved', { tag: '@gate' }, async ({ page, server }) => {
  await page.goto(`${server.origin}/blog.html`);
  await put(monday(page), LINES);
  await plays(monday(page));
});

test('Hint tells the next cell of it, and why, and Apply fills it in', async ({ page, server }) => {
  const names = watchScripts(page);
  await page.goto(`${server.origin}/blog.html`);
  await monday(page).evaluate((element: JiugongBoard) => void (element.hints = true));
  await put(monday(page), LINES);
  const { actions } = texts;
  const [hint, show, apply] = [actions.hint, actions.tell.what, actions.apply].map((name) =>
    monday(page).getByRole('button', { name, exact: true }),
  );
  const status = monday(page).getByRole('status');
  const filled = monday(page).getByRole('gridcell', { name: /^[1-4]/ });
  await hint!.click();
  await expect(status).toContainText(/Look here/);
  await expect(monday(page).locator('.layer.under path')).not.toHaveCount(0);
  await show!.click();
  await expect(status).toContainText(/r\dc\d is \d/);
  await apply!.click();
  await expect(filled).toHaveCount(2);
  expect(names.sort()).toEqual(['jiugong-regions.js', 'jiugong-rules.js']);
});

const query = new URLSearchParams({ controls: '', lang: 'en', puzzle: LINES });

test('so it is in a frame', async ({ page, server }) => {
  await page.goto(`${server.origin}/embed.html#${query}`);
  await plays(page.locator('jiugong-board'));
});

test.describe('in a page that was opened from a file', () => {
  test.use({ home: 'file' });

  test('so it is, too', async ({ page, homeUrl }) => {
    await page.goto(`${homeUrl.replace('index.html', 'embed.html')}#${query}`);
    await plays(page.locator('jiugong-board'));
  });
});

test('with the ES module the script is one, too', async ({ page, server }) => {
  const names = watchScripts(page);
  await page.goto(`${server.origin}/module.html`);
  const board = page.locator('jiugong-board');
  await board.evaluate((element: JiugongBoard) => void (element.controls = true));
  await put(board, LINES);
  await plays(board);
  expect(names.sort()).toEqual(['jiugong-regions.mjs', 'jiugong-rules.mjs']);
});

test('in Chinese the rules have Chinese names', async ({ page, server }) => {
  await page.goto(`${server.origin}/blog.html`);
  await monday(page).evaluate((element) => element.setAttribute('lang', 'zh-Hant'));
  await put(monday(page), LINES);
  const constraints = [{ kind: 'thermometer', cells: [0, 1, 2, 3] }] as const;
  const [[name]] = BOARD_RULES.namesIn({ ...LAYOUT, constraints }, 'zh-Hant') as [[string]];
  const first = monday(page).getByRole('gridcell').first();
  await expect(first).toHaveAttribute('aria-label', new RegExp(name.replaceAll(/[（）]/g, '.')));
});

test('in Chinese a mistake in a rule is told in Chinese', async ({ page, server }) => {
  await page.goto(`${server.origin}/blog.html`);
  await monday(page).evaluate((element) => element.setAttribute('lang', 'zh-Hans'));
  await put(monday(page), '9x9; rows; thermometer 5');
  const expected = CHINESE['zh-Hans'].phrases!['a cell such as r1c1']!;
  await expect(monday(page).getByRole('status')).toContainText(expected);
});

test('a restored board is drawn when the script is there', async ({ page, server }) => {
  const names = watchScripts(page);
  await page.goto(`${server.origin}/blog.html`);
  const snapshot = snapshotOf(boardOf(blank(LAYOUT), LAYOUT));
  await monday(page).evaluate(
    (element: JiugongBoard, kept) => void element.restore(kept),
    snapshot,
  );
  await expect(monday(page).locator('.figures')).toHaveCount(2);
  const [[first]] = BOARD_RULES.namesIn(LAYOUT, 'en') as [[string]];
  await expect(monday(page).getByRole('gridcell').first()).toHaveAccessibleName(
    new RegExp(first.replaceAll(/[^\w ].*/g, '')),
  );
  expect(names).toEqual(['jiugong-rules.js']);
});

test.describe('a script that does not arrive', () => {
  test.use({ allowedErrors: /Failed to load resource|request after load: .*jiugong-rules/ });

  test(
    'is told in place of a puzzle without its rules, and asked for again',
    { tag: '@gate' },
    async ({ page, server }) => {
      await page.goto(`${server.origin}/blog.html`);
      const before = await monday(page).evaluate((element: JiugongBoard) => element.puzzle);
      await page.route('**/jiugong-rules.js*', (route) => route.abort());
      await put(monday(page), LINES);
      await expect(monday(page).getByRole('status')).toContainText('jiugong-rules.js');
      await expect(monday(page)).toHaveJSProperty('puzzle', before);
      const snapshot = snapshotOf(boardOf(blank(LAYOUT), LAYOUT));
      await monday(page).evaluate((element: JiugongBoard, kept) => {
        element.clear();
        element.restore(kept);
      }, snapshot);
      await expect(monday(page).getByRole('status')).toContainText('jiugong-rules.js');
      await page.unroute('**/jiugong-rules.js*');
      await put(monday(page), LINES);
      await expect(monday(page)).toHaveJSProperty('puzzle', LINES);
      await expect(monday(page).locator('.figures')).toHaveCount(2);
    },
  );

  test('is asked for again by the next press on a restored board', async ({ page, server }) => {
    await page.goto(`${server.origin}/blog.html`);
    await page.route('**/jiugong-rules.js*', (route) => route.abort());
    const snapshot = snapshotOf(boardOf(blank(LAYOUT), LAYOUT));
    await monday(page).evaluate(
      (element: JiugongBoard, kept) => void element.restore(kept),
      snapshot,
    );
    await expect(monday(page).getByRole('status')).toContainText('jiugong-rules.js');
    await expect(monday(page).locator('.figures')).toHaveCount(0);
    await page.unroute('**/jiugong-rules.js*');
    await monday(page).getByRole('gridcell').nth(5).click();
    await expect(monday(page).locator('.figures')).toHaveCount(2);
  });
});
