/** The Help panel: how one gets there, its sections, and what they offer. */
import type { JiugongBoard } from '../../board/jiugong-board';
import { panelName } from '../panel-name';
import { texts } from './english';
import { holdCalls } from './held-calls';
import { pasteField } from './menus';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';
import { inSettings } from './settings';

const { help } = texts;

test(
  'Help is a sign in the header, and a key from any panel',
  { tag: ['@gate', '@everywhere'] },
  async ({ page, homeUrl }) => {
    const view = page.locator('#help-view');
    await page.goto(homeUrl);
    await page.getByRole('link', { name: panelName('help'), exact: true }).click();
    await expect(view).toBeVisible();
    await expect(page.getByRole('link', { name: panelName('help'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const panel of ['solve', 'rotate', 'variants', 'batch']) {
      await page.evaluate((id) => (location.hash = id), panel);
      await expect(page.getByRole('main')).toHaveAttribute('id', `${panel}-view`);
      await page.keyboard.press('?');
      await expect(view).toBeVisible();
      await expect(page).toHaveURL(/#help$/);
      await page.goBack();
      await expect(page.getByRole('main')).toHaveAttribute('id', `${panel}-view`);
    }
  },
);

test('Escape leaves Help for where one was, with the focus and the place on the page', async ({
  page,
  homeUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(homeUrl);
  const main = page.getByRole('main');
  const board = page.locator('#solve-view jiugong-board');
  await board.locator('[data-cell="74"]').click();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('?');
  await expect(main).toHaveAttribute('id', 'help-view');
  await page.evaluate(() => (location.hash = '#help/x-wing'));
  await expect(page).toHaveURL(/#help\/x-wing$/);
  await page.keyboard.press('Escape');
  await expect(main).toHaveAttribute('id', 'solve-view');
  await expect(page).toHaveURL(/#solve$/);
  await expect(board.locator('[data-cell="74"]')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  // There it is for the board again, and another Escape leaves nothing.
  await page.keyboard.press('Escape');
  await expect(main).toHaveAttribute('id', 'solve-view');
  await page.evaluate(() => (location.hash = '#rotate/sort'));
  await expect(main).toHaveAttribute('id', 'rotate-view');
  const help = page.getByRole('link', { name: panelName('help'), exact: true });
  await help.focus();
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('id', 'help-view');
  await page.keyboard.press('Escape');
  await expect(main).toHaveAttribute('id', 'rotate-view');
  await expect(page).toHaveURL(/#rotate\/sort$/);
  await expect(help).toBeFocused();
  // Back does not lead to Help again.
  await page.goBack();
  await expect(main).toHaveAttribute('id', 'rotate-view');
});

test('Escape leads to the board that was still read, without the preset of the address', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const board = page.locator('#variants-view jiugong-board');
  const shape = () =>
    board.evaluate(({ layout }: JiugongBoard) => [layout.preset, layout.rows, layout.cages.length]);
  await page.evaluate(() => (location.hash = '#variants/killer'));
  await expect.poll(shape).toEqual(['killer', 9, 0]);
  const letGo = await holdCalls(page, '');
  await sudoku.paste('4x4; rows; columns; boxes 2x2; cage 3 r1c1 r2c1');
  await page.keyboard.press('?');
  await expect(page.getByRole('main')).toHaveAttribute('id', 'help-view');
  await letGo();
  await expect.poll(shape).toEqual([null, 4, 1]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#variants$/);
  expect(await shape()).toEqual([null, 4, 1]);
});

test('a question mark in a field or dialog stays there', async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.openText();
  const field = pasteField(page);
  await field.press('?');
  await expect(field).toHaveValue('?');
  await page.keyboard.press('Escape');
  await inSettings(page, async (dialog) => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
  });
  // With Control it belongs to the browser.
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('Control+?');
  await expect(page.getByRole('main')).toHaveAttribute('id', 'solve-view');
});

// What the sections are and offer: help-panel.test.ts.
test('an address leads to its section', async ({ page, homeUrl }) => {
  await page.goto(`${homeUrl}#help/about`);
  const about = page.getByRole('heading', { level: 2, name: help.sections.about });
  await expect(about).toBeInViewport();
  await expect(about).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${help.sections.about} · ${panelName('help')} · `));
  const contents = page.getByRole('navigation', { name: help.contents });
  await contents.getByRole('link', { name: help.sections.keys, exact: true }).click();
  await expect(page).toHaveURL(/#help\/keys$/);
  const keys = page.getByRole('heading', { level: 2, name: help.sections.keys, exact: true });
  await expect(keys).toBeInViewport();
  await expect(keys).toBeFocused();
});

test('a puzzle that is pasted there opens in Solve', async ({ sudoku }) => {
  const { page } = sudoku;
  await page.evaluate(() => (location.hash = 'help'));
  await expect(page.locator('#help-view')).toBeVisible();
  await sudoku.paste(FIRST);
  await expect(page.locator('#solve-view')).toBeVisible();
  await sudoku.expectPuzzle(FIRST);
});

test('it prints its text without the contents', async ({ page, homeUrl }) => {
  await page.goto(`${homeUrl}#help`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: help.contents })).toBeHidden();
  await expect(page.getByRole('heading', { name: help.sections.sudoku })).toBeVisible();
});
