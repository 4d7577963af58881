/** The walk-through: all steps from the board on, one after another. */
import { statSync } from 'node:fs';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST, TWO_WAYS } from './puzzles';
import { chooseLanguage } from './settings';
import { SudokuPage } from './sudoku-page';
import { stroke } from './touch-gestures';
import { WalkPage } from './walk-page';

const { walk: words } = texts;

/** The blank cells of the first puzzle: it takes as many singles. */
const STEPS = 51;

async function put(sudoku: SudokuPage, puzzle: string): Promise<void> {
  await sudoku.paste(puzzle);
  await sudoku.expectPuzzle(puzzle);
}

/** Opens it for a puzzle. */
async function walkThrough(sudoku: SudokuPage, puzzle?: string): Promise<WalkPage> {
  if (puzzle !== undefined) await put(sudoku, puzzle);
  const walk = new WalkPage(sudoku.page);
  await walk.open();
  return walk;
}

test(
  'it leads to the solution, and leaves the board as it was',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    const { page } = sudoku;
    await sudoku.cell(1, 3).click();
    await page.keyboard.press('4');
    const walk = await walkThrough(sudoku);
    await walk.expectSteps(STEPS - 1);
    await walk.expectAt(1, STEPS - 1);
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
    await walk.phase('after');
    await page.keyboard.press('Escape');
    await expect(walk.region).toHaveCount(0);
    await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/^empty/);
    await sudoku.expectValue(`534${FIRST.slice(3)}`);
    await sudoku.press(texts.actions.undo);
    await sudoku.expectValue(FIRST);
    await sudoku.press(texts.actions.redo);
    await sudoku.expectValue(`534${FIRST.slice(3)}`);
  },
);

test('buttons, keys and the slider step through it', async ({ sudoku }) => {
  const { page } = sudoku;
  const walk = await walkThrough(sudoku);
  await walk.expectSteps(STEPS);
  // Keys work from where the focus is at first, from the page, and from the slider.
  await expect(walk.button(words.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await walk.expectAt(2, STEPS);
  await page.keyboard.press('ArrowRight');
  await walk.expectAt(3, STEPS);
  await page.getByRole('main').focus();
  await page.keyboard.press('ArrowLeft');
  await walk.expectAt(2, STEPS);
  await walk.slider.press('ArrowRight');
  await walk.expectAt(3, STEPS);
  await expect(walk.slider).toHaveAttribute('aria-valuetext', words.at(3, STEPS));
  await walk.slider.press('End');
  await walk.expectAt(STEPS, STEPS);
  await expect(walk.button(words.next)).toHaveAttribute('aria-disabled', 'true');
  await walk.button(words.close).press('Home');
  await walk.expectAt(1, STEPS);
  await expect(walk.button(words.previous)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('End');
  await walk.expectAt(STEPS, STEPS);
  // With Alt or Control they are keys of the browser, from anywhere.
  await page.evaluate(() => addEventListener('keydown', (event) => event.preventDefault()));
  for (const key of ['Alt+ArrowLeft', 'Control+Home', 'Meta+ArrowLeft']) {
    await page.keyboard.press(key);
    await walk.button(words.close).press(key);
  }
  await walk.expectAt(STEPS, STEPS);
  await walk.phase('after');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  // Nothing is left to play.
  await expect(walk.button(words.playOn)).toHaveAttribute('aria-disabled', 'true');
  await walk.press(words.close);
  await expect(walk.region).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.page.more, exact: true })).toBeFocused();
});

test('the board shows the position before and after a step, and takes no digits', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const walk = await walkThrough(sudoku);
  await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^empty, .*5/);
  await walk.phase('after');
  await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
  // A press selects nothing, and keys of digits do nothing.
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('9');
  await expect(sudoku.cell(1, 3)).toHaveAttribute('aria-selected', 'false');
  // A screen reader goes through the position.
  await sudoku.cell(5, 5).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('1');
  await expect(sudoku.cell(4, 5)).toBeFocused();
  await walk.expectAt(1, STEPS);
  await page.keyboard.press('Escape');
  await expect(walk.region).toHaveCount(0);
  await sudoku.expectValue(FIRST);
});

test('a position is played on, as one step of Undo', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  const walk = await walkThrough(sudoku);
  await walk.expectSteps(STEPS);
  await page.keyboard.press('ArrowRight');
  await walk.expectAt(2, STEPS);
  await walk.phase('after');
  await walk.press(words.playOn);
  await expect(walk.region).toHaveCount(0);
  await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
  const played = await page
    .locator('jiugong-board')
    .first()
    .evaluate((board) => (board as never as { value: string }).value);
  expect(played.replaceAll('.', '')).toHaveLength(81 - STEPS + 2);
  await sudoku.cell(1, 3).click();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/candidates 1 2 4/);
  await page.keyboard.press('4');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  await sudoku.press(texts.actions.undo);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST);
  await expect(sudoku.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('its end leaves nothing of it on the board, and hints are there again', async ({ sudoku }) => {
  const { page } = sudoku;
  const walk = await walkThrough(sudoku);
  await walk.expectSteps(STEPS);
  await page.keyboard.press('End');
  await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^5 yours/);
  // The same puzzle once more changes no digit of the board.
  await sudoku.paste(FIRST);
  await expect(walk.region).toHaveCount(0);
  await expect(sudoku.cell(5, 5)).toHaveAccessibleName(/^empty/);
  await expect(sudoku.button(texts.actions.hint)).toBeVisible();
  // An answer takes the place of what the walk-through shows.
  await walkThrough(sudoku, TWO_WAYS);
  await page.keyboard.press('Control+Enter');
  await expect(walk.region).toHaveCount(0);
  await expect(sudoku.button(texts.actions.hint)).toBeVisible();
});

test('it speaks the language of the page, and stays while another panel is shown', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const walk = await walkThrough(sudoku);
  await walk.expectSteps(STEPS);
  await page.keyboard.press('ArrowRight');
  await chooseLanguage(page, 'zh-Hans');
  await expect(walk.region).toHaveCount(0);
  await chooseLanguage(page, 'en');
  await walk.expectAt(2, STEPS);
  await page.getByRole('link', { name: panelName('help'), exact: true }).click();
  await page.goBack();
  await walk.expectAt(2, STEPS);
});

test('all steps are copied and saved as text, one as a picture', async ({
  sudoku,
  context,
  browserName,
}) => {
  const { page } = sudoku;
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read']);
  const walk = await walkThrough(sudoku);
  await walk.expectSteps(STEPS);
  const choose = async (item: string): Promise<void> => {
    await walk.region.getByRole('button', { name: texts.share.open }).click();
    await walk.region.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose(words.copy.markdown);
  await expect(walk.said).toHaveText(texts.share.said.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`\`${FIRST}\``);
  expect(copied).toContain(`\n${STEPS}. **`);
  const download = page.waitForEvent('download');
  await choose(words.save.text);
  const name = (await download).suggestedFilename();
  expect(name).toMatch(/\.txt$/);
  await expect(walk.said).toHaveText(texts.share.said.saved(name));
  for (const kind of ['svg', 'png'] as const) {
    const picture = page.waitForEvent('download');
    await choose(words.save[kind]);
    expect((await picture).suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
    expect(statSync(await (await picture).path()).size).toBeGreaterThan(5000);
  }
  await page.keyboard.press('ArrowRight');
  await expect(walk.said).toBeEmpty();
});

test('all steps of a position can be looked at, and it goes on from one of them', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const { others } = words;
  const walk = await walkThrough(sudoku);
  await walk.expectSteps(STEPS);
  await page.keyboard.press('ArrowRight');
  await walk.button(others.open).press('Enter');
  const all = walk.region.getByRole('list', { name: others.label, exact: true });
  // Chains come above the button that shows them: keys go on there.
  await walk.region.getByRole('button', { name: /^Show \d+ chains? too$/ }).press('Enter');
  await expect(all.locator('button:focus')).toBeVisible();
  await walk.press(others.noChains);
  const group = all.getByRole('button', { name: /^Hidden single \(/ });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = all.locator('[aria-current]');
  await expect(chosen).toBeFocused();
  const [cell, digit] = (await chosen.locator('.name').innerText()).split(' = ');
  await expect(walk.told).toContainText(`${cell}`);
  await walk.phase('after');
  const [, row, col] = /r(\d)c(\d)/.exec(cell!)!;
  const filled = new RegExp(`^${digit} yours`);
  await expect(sudoku.cell(Number(row), Number(col))).toHaveAccessibleName(filled);
  await walk.press(others.take);
  await expect(walk.button(words.next)).toBeFocused();
  await walk.expectAt(2, STEPS);
  await expect(walk.told).toContainText(`${cell}`);
  // All of it leaves the board as it was.
  await page.keyboard.press('Escape');
  await expect(walk.region).toHaveCount(0);
  await sudoku.expectValue(FIRST);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a swipe across the board steps, and the steps stay in sight', async ({ sudoku }) => {
    const { page } = sudoku;
    const walk = await walkThrough(sudoku);
    await walk.expectSteps(STEPS);
    const box = (await sudoku.grid.boundingBox())!;
    const swipe = (from: number, to: number): Promise<void> => {
      const at = (part: number) => ({ x: box.x + part * box.width, y: box.y + box.height / 2 });
      return stroke(page, [at(from), at((from + to) / 2), at(to)]);
    };
    await swipe(0.8, 0.3);
    await walk.expectAt(2, STEPS);
    await swipe(0.8, 0.3);
    await swipe(0.3, 0.8);
    await walk.expectAt(2, STEPS);
    // A tap is no swipe.
    await swipe(0.5, 0.52);
    await walk.expectAt(2, STEPS);
    for (const part of [sudoku.grid, walk.button(words.next), walk.told.locator('p').nth(1)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await walk.press(words.close);
    await sudoku.cell(1, 3).tap();
    await expect(sudoku.cell(1, 3)).toHaveAttribute('aria-selected', 'true');
  });

  test('a tap counts right after a quick swipe', async ({ sudoku }) => {
    const walk = await walkThrough(sudoku);
    await walk.expectSteps(STEPS);
    const { x, y, width, height } = (await sudoku.grid.boundingBox())!;
    const way = [0.8, 0.6, 0.4, 0.2].map((part) => ({ x: x + part * width, y: y + height / 2 }));
    await stroke(sudoku.page, way, true);
    await walk.button(words.next).tap();
    await walk.expectAt(3, STEPS);
  });
});
