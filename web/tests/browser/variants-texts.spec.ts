/** The Variants panel: puzzles in and out as text. */
import { KILLER, linkTo } from '../f-puzzles';
import { DRAWN } from '../sudokupad';
import { texts } from './english';
import { expect, test } from './fixtures';
import { ShareDialog } from './share-dialog';

test.describe('texts', () => {
  test.beforeEach(({ variants }) => variants.open());

  test('of any kind are pasted anywhere', async ({ variants }) => {
    await variants.paste('10 r1c1 r1c2 r1c3\n7=r2c1+r2c2\n');
    await variants.expectCell(1, 3, ['empty'], 'box 1', 'cage of 10');
    await variants.expectCell(2, 1, ['empty'], 'box 1', 'cage of 7');
    await variants.paste('1....2....3....4 AABBAABBCCDDCCDD');
    await variants.expectCell(1, 1, ['1 given'], 'box 1');
    await variants.paste('3x3; values 0-4; rows; region r1c1 r3c3; cells 0#.......');
    await variants.expectCell(1, 1, ['0 given'], 'region 1 a');
    await variants.expectCell(1, 2, [texts.shapes.void]);
  });

  test(
    'that are invalid are reported with their position',
    { tag: '@gate' },
    async ({ variants }) => {
      await variants.openText();
      await variants.textField.fill('4x4; rows\nboxen 2x2');
      await variants.press(texts.page.paste.put);
      await expect(variants.status).toContainText('That text is not a puzzle.');
      await expect(variants.status).toContainText('Line 2, column 1:');
      await expect(variants.textField).toBeFocused();
      const selected = await variants.textField.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
      expect(selected).toBe('b');
      await variants.expectCell(1, 3, ['4 given'], 'box 1');
    },
  );

  test('of the board are copied and pasted', async ({ sudoku, variants, context, homeUrl }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: new URL(homeUrl).origin,
    });
    const board = variants.view.locator('jiugong-board');
    await variants.choose('anti-knight', true);
    const share = new ShareDialog(sudoku);
    await share.open();
    await share.button(texts.shareDialog.text.copy).click();
    await expect(share.said).toHaveText(texts.share.said.copied);
    await variants.page.keyboard.press('Escape');
    const text = await variants.page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^9x9; .*anti-knight; cells /);
    await variants.choose('4x4');
    await variants.chooseItem(texts.page.puzzle.paste);
    await expect(board).toHaveJSProperty('puzzle', text);
  });
});

test('a text that is read while another panel is shown leaves its address alone', async ({
  sudoku,
  variants,
}) => {
  const { page } = variants;
  await variants.open();
  await variants.choose('windoku');
  await expect(page).toHaveURL(/#variants\/windoku$/);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '4x4; rows; columns; cells 1...............');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    location.hash = '#solve';
  });
  await expect(sudoku.grid).toBeVisible();
  const rows = variants.view.locator('[data-cell]');
  await expect(rows, 'the board of the hidden panel').toHaveCount(16);
  await expect(page).toHaveURL(/#solve$/);
});

test('puzzles of other programs that cannot be read change nothing, and are told', async ({
  variants,
}) => {
  const { exchange, share } = texts;
  const isTold = async (words: string): Promise<void> => {
    await expect(variants.status).toContainText(words);
    await variants.expectCell(1, 3, [texts.board.given('4')], 'box 1');
  };
  await variants.open();
  await variants.paste(linkTo(KILLER).slice(0, 100));
  await isTold(share.problems.damaged);
  await variants.paste(JSON.stringify({ ...DRAWN, lines: [{ wayPoints: [[0, 'x']] }] }));
  await isTold(exchange.damaged.at('lines 1 wayPoints 1', exchange.expected.point));
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('putting a text on the board scrolls to the board, without help for keys', async ({
    variants,
  }) => {
    await variants.open();
    await variants.openText();
    await variants.textField.fill('4x4; rows; columns; cells 1...............');
    await variants.button(texts.page.paste.put).tap();
    await variants.expectCell(1, 1, ['1 given']);
    await expect(variants.cell(1, 1)).toBeInViewport({ ratio: 1 });
    await variants.mode('cages');
    await expect(variants.view.getByText(texts.variants.tools.howTo.cages)).toBeVisible();
    await expect(variants.view.getByText(/Shift\+arrows/)).toBeHidden();
  });
});
