/** New puzzles in Variants, made in the browser. */
import type { Locator } from '@playwright/test';
import { load } from '../../../build/site/jiugong.mjs';
import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { expect, test } from './fixtures';
import { holdCalls } from './held-calls';
import type { VariantsPage } from './variants-page';

const words = texts.variants.making;

async function openNew(variants: VariantsPage): Promise<Locator> {
  await variants.chooseItem(words.label);
  const dialog = variants.page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function openMore(variants: VariantsPage): Promise<Locator> {
  const dialog = await openNew(variants);
  const field = dialog.getByRole('textbox', { name: texts.page.request.seed });
  if (!(await field.isVisible())) await dialog.getByText(words.more, { exact: true }).click();
  await expect(field).toBeVisible();
  return dialog;
}

const choose = async (dialog: Locator, name: string, value: string): Promise<void> => {
  await dialog.getByRole('combobox', { name }).selectOption(value);
};

const boardOf = ({ view }: VariantsPage): Locator => view.locator('jiugong-board');

const notationOf = (variants: VariantsPage): Promise<string> =>
  boardOf(variants).evaluate((board: JiugongBoard) => board.puzzle);

const layoutOf = (variants: VariantsPage): Promise<JiugongBoard['layout']> =>
  variants.view
    .locator('jiugong-board')
    .evaluate((board: JiugongBoard) => board.layout as JiugongBoard['layout']);

/** Presses the button that makes the puzzle, and waits for it. */
async function make(variants: VariantsPage, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: words.make }).click();
  await expect(dialog).toBeHidden();
  await expect(variants.status).toContainText(words.unique);
}

test('a killer without givens is made, and is one step to undo', async ({ variants }) => {
  await variants.open();
  const before = await notationOf(variants);
  const dialog = await openNew(variants);
  await make(variants, dialog);
  await expect(variants.status).toContainText(words.made(0));
  const made = await notationOf(variants);
  expect(made).toContain('cage');
  expect((await layoutOf(variants)).preset).toBe('killer');
  await variants.press(texts.actions.undo);
  await expect(boardOf(variants)).toHaveJSProperty('puzzle', before);
  await variants.press(texts.actions.redo);
  await expect(boardOf(variants)).toHaveJSProperty('puzzle', made);
  await variants.solve();
  await expect(variants.status).toContainText(texts.status.unique);
});

test('the grid, what is drawn and the givens are as chosen, and a seed makes the same again', async ({
  variants,
}) => {
  await variants.open();
  const dialog = await openMore(variants);
  await choose(dialog, words.grid, '6x6');
  await choose(dialog, words.drawn, 'arrow');
  await choose(dialog, texts.page.request.clues, '5');
  await dialog.getByRole('checkbox', { name: words.irregular }).check();
  const seed = dialog.getByRole('textbox', { name: texts.page.request.seed });
  await seed.fill('a name');
  await seed.press('Enter');
  await expect(variants.status).toContainText(words.made(5));
  // It is called by what it is.
  const { presets } = texts.variants;
  const name = presets.pair(words.kinds.arrow, texts.shapes.rules.areas(6));
  const shown = variants.view.getByRole('combobox', { name: presets.label });
  await expect(shown.locator('option:checked')).toHaveText(name);
  const engine = await load();
  const { puzzle } = await engine.generateRegions({
    preset: '6x6',
    rules: ['arrow'],
    givens: 5,
    irregular: true,
    seed: 'a name',
  });
  const text = await engine.writeRegions(puzzle);
  const onBoard = await engine.readRegions(await notationOf(variants));
  expect(onBoard.cells).toEqual(puzzle.cells);
  expect(onBoard.rules).toEqual((await engine.readRegions(text)).rules);
  engine.close();

  // The next visit has the same request, but for the seed.
  await variants.page.reload();
  const again = await openMore(variants);
  await expect(again.getByRole('combobox', { name: words.grid })).toHaveValue('6x6');
  await expect(again.getByRole('combobox', { name: words.drawn })).toHaveValue('arrow');
  await expect(again.getByRole('combobox', { name: texts.page.request.clues })).toHaveValue('5');
  await expect(again.getByRole('checkbox', { name: words.irregular })).toBeChecked();
  await expect(again.getByRole('textbox', { name: texts.page.request.seed })).toHaveValue('');
});

test('one that was made is known as made after a reload', async ({ variants, page }) => {
  const example = variants.button(texts.variants.presets.example);
  await variants.open();
  await variants.view.locator('.presets select').selectOption('thermometer');
  await expect(variants.status).toContainText(words.unique);
  await page.reload();
  await expect(variants.status).toContainText(texts.page.kept.restored);
  await expect(variants.view.locator('.presets select')).toHaveValue('thermometer');
  await expect(example).toHaveAttribute('aria-disabled', 'false');
  await variants.view.locator('.presets select').selectOption('windoku');
  // (Not the example of the puzzle before.)
  await expect.poll(async () => (await layoutOf(variants)).preset).toBe('windoku');
  await example.click();
  await expect(boardOf(variants)).toHaveJSProperty('editing', false);
  await page.reload();
  await expect(variants.status).toContainText(texts.page.kept.restored);
  // So is the one before that Undo brings back.
  const kind = variants.view.locator('.presets select');
  await variants.press(texts.actions.undo);
  await variants.press(texts.actions.undo);
  await expect(kind).toHaveValue('thermometer');
  await expect(example).toHaveAttribute('aria-disabled', 'false');
});

test('the seed is told and copied', async ({ variants, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await variants.open();
  const dialog = await openMore(variants);
  await expect(dialog).toContainText(words.noSeed);
  await choose(dialog, words.grid, '4x4');
  await dialog.getByRole('textbox', { name: texts.page.request.seed }).fill(' 4711 ');
  await make(variants, dialog);
  await openMore(variants);
  await expect(dialog).toContainText(words.seedOf('4711'));
  await dialog.getByRole('button', { name: words.copySeed }).click();
  await expect(dialog).toContainText(texts.page.text.copied);
});

test('what takes long goes on without the dialog, and is stopped', async ({ variants, page }) => {
  await holdCalls(page, 'generateRegions');
  await variants.open();
  const before = await notationOf(variants);
  const dialog = await openNew(variants);
  await dialog.getByRole('button', { name: words.make }).click();
  const stop = dialog.getByRole('button', { name: texts.actions.stop });
  await expect(stop).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: words.making })).toBeVisible();
  await stop.click();
  await expect(dialog.getByRole('button', { name: words.make })).toBeVisible();

  await dialog.getByRole('button', { name: words.make }).click();
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(variants.status).toContainText(words.making);
  await variants.press(texts.actions.stop);
  await expect(variants.status).toContainText(texts.status.stopped);
  await expect(boardOf(variants)).toHaveJSProperty('puzzle', before);

  // What is typed on the board stops it as well.
  await openNew(variants);
  await dialog.getByRole('button', { name: words.make }).click();
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await variants.cell(1, 2).click();
  await page.keyboard.press('1');
  await expect(variants.status).not.toContainText(words.making);
});

test('a puzzle that was made is followed by another of its kind', async ({ variants, page }) => {
  await variants.open();
  const dialog = await openMore(variants);
  await choose(dialog, words.grid, '4x4');
  await choose(dialog, words.drawn, 'thermometer');
  await make(variants, dialog);
  const first = await notationOf(variants);
  const engine = await load();
  const { solution } = await engine.solveRegions(await engine.readRegions(first));
  engine.close();
  await variants.cell(1, 1).click();
  for (const [cell, value] of solution!.entries()) {
    if (cell > 0) await page.keyboard.press(cell % 4 === 0 ? 'ArrowDown' : 'ArrowRight');
    if (cell > 0 && cell % 4 === 0)
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(String(value));
  }
  await variants.press(texts.page.clock.next);
  await expect(boardOf(variants)).not.toHaveJSProperty('puzzle', first);
  expect(await notationOf(variants)).toMatch(/^4x4; .*thermometer/);
  await expect(variants.view.locator('jiugong-board')).toHaveJSProperty('editing', false);
});

test('what comes next is filled, and lines, dots and clues are chosen beside the presets', async ({
  variants,
}) => {
  const { view } = variants;
  const { hint } = texts.actions;
  const expectFilled = (name: string): Promise<void> =>
    expect(view.locator('button.main').filter({ visible: true })).toHaveText([name]);
  await variants.open();
  await expectFilled(words.label);
  await variants.choose('killer');
  await expectFilled(texts.variants.presets.example);
  await variants.press(texts.variants.presets.example);
  await expectFilled(hint);
  const menu = view.getByRole('combobox', { name: texts.variants.presets.label });
  await menu.focus();
  await menu.selectOption({ label: words.kinds.thermometer });
  await expect(variants.status).toContainText(words.unique);
  await expect(menu).toHaveValue('thermometer');
  await expect(menu).toBeFocused();
  await expectFilled(hint);
  const first = await notationOf(variants);
  await variants.press(texts.variants.presets.example);
  await expect.poll(() => notationOf(variants)).not.toBe(first);
  expect((await layoutOf(variants)).constraints.map(({ kind }) => kind)).toContain('thermometer');
  await variants.paste(first);
  await expectFilled(hint);
  await variants.press(texts.variants.actions.own);
  await expect(boardOf(variants)).toHaveJSProperty('editing', true);
  await expect(view.locator('button.main').filter({ visible: true })).toHaveCount(0);
});
