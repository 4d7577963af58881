/** The Variants panel: drawing lines, dots, clues outside and other rules about some cells. */
import type { Locator } from '@playwright/test';
import type { ToolName } from '../../rules/tools/tools';
import { toolName } from '../../page/panels/variants/drawing-view';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { texts } from './english';
import { expect, test } from './fixtures';
import { TITLED, linkTo } from '../f-puzzles';
import { DRAWN } from '../sudokupad';
import { ShareDialog } from './share-dialog';
import type { VariantsPage } from './variants-page';

const { rules: words, pattern } = texts.variants;
const { names, rules } = FIGURE_MESSAGES.en;

const choose = async ({ view }: VariantsPage, tool: ToolName): Promise<void> => {
  await view
    .getByRole('combobox', { name: words.tool })
    .selectOption({ label: toolName(tool, texts) });
};

test.describe('rules are drawn', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.choose('anti-knight');
    await variants.mode('constraints');
  });

  test(
    'with the mouse, also diagonally, and erased by the same stroke',
    { tag: '@gate' },
    async ({ variants }) => {
      const name = names.thermometer;
      await variants.drag([1, 1], [2, 2], [2, 3]);
      await variants.expectCell(2, 3, ['empty'], 'box 1', 'thermometer 3 of 3');
      await expect(variants.status).toContainText('Thermometer: r1c1 r2c2 r2c3');
      await expect(variants.view.getByText(rules.thermometer)).toBeVisible();
      await variants.drag([1, 1], [2, 2], [2, 3]);
      await expect(variants.status).toContainText(texts.variants.status.erased.constraints);
      await variants.expectCell(2, 3, ['empty'], 'box 1');
      await variants.press(texts.actions.undo);
      await variants.expectCell(2, 3, ['empty'], 'box 1', `${name} 3 of 3`);
      await variants.chooseItem(texts.variants.tools.eraseAll.constraints);
      await variants.expectCell(2, 3, ['empty'], 'box 1');
    },
  );

  test('with keys only', { tag: '@gate' }, async ({ variants }) => {
    const { keyboard } = variants.page;
    await choose(variants, 'renban');
    await variants.cell(3, 3).focus();
    for (const key of [' ', 'ArrowRight', 'ArrowDown', ' ', 'ArrowRight', ' ', 'Enter']) {
      await keyboard.press(key);
    }
    await variants.expectCell(4, 5, ['empty'], 'box 5', 'renban line 3 of 3');
    await variants.cell(4, 5).focus();
    await keyboard.press('Delete');
    await variants.expectCell(4, 5, ['empty'], 'box 5');
  });

  test('outside the grid, with a number that is typed', async ({ variants }) => {
    const { keyboard } = variants.page;
    const clue = variants.view.getByRole('textbox', { name: words.clues.sum });
    await choose(variants, 'sandwich');
    await variants.cell(4, 1).click();
    await keyboard.type('23');
    await variants.expectCell(4, 1, ['empty'], 'box 4', 'sandwich 23');
    await expect(clue).toHaveValue('23');
    await keyboard.press('Backspace');
    await variants.expectCell(4, 1, ['empty'], 'box 4', 'sandwich 2');
    await clue.fill('17');
    await clue.press('Enter');
    await variants.expectCell(4, 1, ['empty'], 'box 4', 'sandwich 17');
    await choose(variants, 'little-killer');
    await clue.fill('30');
    await variants.drag([1, 2], [2, 3]);
    await variants.expectCell(1, 2, ['empty'], 'box 1', 'little killer 30');
    await variants.press(texts.variants.tools.erase.constraints);
    await variants.expectCell(1, 2, ['empty'], 'box 1');
  });

  test('outside, where the first clue moves no cell', async ({ variants }) => {
    const place = () => variants.cell(5, 5).boundingBox();
    await choose(variants, 'sandwich');
    const before = await place();
    await variants.cell(4, 1).click();
    await variants.expectCell(4, 1, ['empty'], 'box 4', 'sandwich 10');
    expect(await place()).toEqual(before);
    await variants.cell(1, 4).click();
    await variants.cell(9, 4).click();
    expect(await place()).toEqual(before);
  });

  test('and are there again after a reload, and in a link', async ({ variants }) => {
    await choose(variants, 'arrow');
    await variants.drag([5, 5], [4, 6], [3, 6]);
    await variants.expectCell(5, 5, ['empty'], 'box 5', 'arrow circle');
    await variants.page.reload();
    await variants.expectCell(5, 5, ['empty'], 'box 5', 'arrow circle');
    await expect(variants.grid.locator('svg.figures.under path')).not.toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap counts right after a quick stroke', async ({ variants }) => {
    await variants.open();
    await variants.choose('anti-knight');
    await variants.mode('constraints');
    await variants.flick([2, 1], [2, 3], [2, 5], [2, 7]);
    await variants.button(words.move).tap();
    await expect(variants.button(words.move)).toHaveAttribute('aria-pressed', 'true');
    await variants.expectCell(2, 7, ['empty'], 'box 3', 'thermometer 7 of 7');
  });
});

test('rules are drawn on a phone', async ({ variants }) => {
  await variants.open();
  await variants.choose('anti-knight');
  await variants.mode('constraints');
  await variants.page.setViewportSize({ width: 360, height: 640 });
  await variants.drag([7, 1], [8, 2], [9, 3]);
  await variants.expectCell(9, 3, ['empty'], 'box 7', 'thermometer 3 of 3');
});

test(
  'a puzzle of another program shows its rules, with the words of its author',
  { tag: '@gate' },
  async ({ variants }) => {
    await variants.open();
    await variants.paste(linkTo(TITLED));
    await variants.expectCell(1, 1, ['empty'], 'box 1', 'thermometer 1 of 3');
    await variants.expectCell(4, 1, ['empty'], 'box 4', 'sandwich 12');
    await expect(variants.view.getByRole('heading', { name: TITLED.title })).toBeVisible();
    for (const text of [words.by(TITLED.author), 'And more.', rules.sandwich.replace('{}', '')]) {
      await expect(variants.view.getByText(text).first()).toBeVisible();
    }
  },
);

/** What makes a control look like a button. */
const lookOf = (control: Locator): Promise<readonly string[]> =>
  control.evaluate((element) => {
    const { color, background, border, borderRadius, height, textDecorationLine } =
      getComputedStyle(element);
    return [color, background, border, borderRadius, height, textDecorationLine];
  });

test('the dialog to share has links to other programs, and what they, text and code lack', async ({
  variants,
  sudoku,
}) => {
  const { exchange, shareDialog: shared } = texts;
  const { elsewhere } = texts.variants;
  await variants.open();
  await variants.paste(JSON.stringify(DRAWN));
  await variants.expectCell(1, 1, ['empty'], names['white-dot']);
  const share = new ShareDialog(sudoku);
  await share.open();
  await expect(share.dialog.getByText(elsewhere.about)).toBeVisible();
  const link = share.dialog.getByRole('link', { name: 'SudokuPad' });
  await expect(link).toHaveAttribute('href', /^https:\/\/sudokupad\.app\/sclN4/);
  const button = share.dialog.getByRole('button', { name: shared.text.copy });
  expect(await lookOf(link)).toEqual(await lookOf(button));
  await share.openCode();
  const code = share.dialog.getByRole('textbox', { name: shared.embed.code });
  await expect(code).toHaveValue(/difference 1 r1c1 r1c2/);
  // Beside the text and beside the code.
  const lacking = exchange.unwritten([exchange.drawings(1), exchange.itsWords]);
  await expect(share.dialog.getByText(lacking)).toHaveCount(2);
});

test('a puzzle of SudokuPad comes with its drawings, of which it is said what is a rule', async ({
  variants,
  page,
}) => {
  const { exchange } = texts;
  await variants.open();
  await variants.paste(JSON.stringify(DRAWN));
  await variants.expectCell(1, 1, ['empty'], names['white-dot']);
  await variants.expectCell(4, 3, ['empty'], `${names.thermometer} 3 of 3`);
  await expect(variants.status).toContainText(exchange.cosmetics(1));
  await expect(variants.status).toContainText(
    exchange.recognized([names.thermometer, names['white-dot']]),
  );
  await expect(variants.view.locator('.figures text')).toHaveText('Q');
  await expect(variants.view.getByRole('heading', { name: 'Drawn' })).toBeVisible();
  // A reload brings the drawing back, and a press takes it away.
  await page.reload();
  await expect(variants.view.locator('.figures text')).toHaveText('Q');
  await variants.mode('constraints');
  await expect(variants.view.getByText(exchange.drawn(1))).toBeVisible();
  await variants.view.getByRole('button', { name: exchange.eraseDrawn }).click();
  await expect(variants.view.locator('.figures text')).toHaveCount(0);
  await variants.expectCell(1, 1, ['empty'], names['white-dot']);
});

test('drawings that were taken for rules are only drawn after a press', async ({ variants }) => {
  const { exchange } = texts;
  await variants.open();
  await variants.paste(JSON.stringify(DRAWN));
  await variants.expectCell(1, 1, ['empty'], names['white-dot']);
  const shapes = variants.grid.locator('svg.figures path');
  await variants.press(exchange.onlyDrawn);
  await variants.expectCell(1, 1, ['empty']);
  await expect(variants.status).toContainText(exchange.cosmetics(4));
  await expect(variants.button(exchange.onlyDrawn)).toHaveCount(0);
  await expect(shapes).not.toHaveCount(0);
  await variants.press(texts.actions.undo);
  await variants.expectCell(1, 1, ['empty'], names['white-dot']);
});

test('title, author, rules and message can be typed, and undone', async ({ variants, page }) => {
  const { about } = texts.exchange;
  await variants.open();
  await variants.choose('4x4');
  await variants.mode('givens');
  await variants.view.getByText(about.summary).click();
  const field = (name: string) => variants.view.getByRole('textbox', { name, exact: true });
  await field(about.title).fill('Mine');
  await field(about.title).press('Tab');
  await expect(field(about.author)).toBeFocused();
  await field(about.author).fill('Me');
  await field(about.rules).fill('First.\nSecond.');
  await field(about.message).fill('Well done!');
  await field(about.message).press('Tab');
  await expect(variants.view.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await expect(variants.view.locator('.told')).toHaveText('First.\nSecond.');
  await page.reload();
  await expect(variants.view.getByRole('heading', { name: 'Mine' })).toBeVisible();
  await expect(variants.view.getByText(words.by('Me'))).toBeVisible();
});

test(
  'a pattern is explained in words, and its mistake told with its place',
  { tag: '@gate' },
  async ({ variants }) => {
    await variants.open();
    await variants.choose('anti-knight');
    await variants.mode('constraints');
    await choose(variants, 'regex');
    const field = variants.view.getByRole('textbox', { name: words.clues.pattern });
    await expect(variants.view.getByText(pattern.how)).toBeVisible();
    await field.fill('[13]+(');
    await variants.drag([1, 1], [1, 2], [1, 3]);
    await expect(variants.status).toContainText(pattern.wrong);
    await expect(variants.status).toContainText('the end of the pattern');
    await field.fill('[13]+.');
    await variants.drag([1, 1], [1, 2], [1, 3]);
    await variants.expectCell(1, 3, ['empty'], 'box 1', 'pattern [13]+. 3 of 3');
    await expect(variants.status).toContainText('at least once one of 1 3, any value');
    await field.fill('2.*%');
    await field.press('Enter');
    await expect(variants.status).toContainText("'%' as character 4 of the pattern");
    await field.fill('2.*');
    await field.press('Enter');
    await variants.expectCell(1, 3, ['empty'], 'box 1', 'pattern 2.* 3 of 3');
  },
);
