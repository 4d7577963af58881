/** Links with the whole state of Rotate or Variants, and the dialog that creates them. */
import type { Page } from '@playwright/test';
import { CLASSICS } from '../../page/panels/solve/examples';
import { texts } from './english';
import { expect, test as base } from './fixtures';
import { RotatePage } from './rotate-page';
import { ShareDialog } from './share-dialog';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const test = base.extend<{ share: ShareDialog }>({
  share: async ({ sudoku }, use) => {
    await use(new ShareDialog(sudoku));
  },
});

/** 3 × 2 tiles with a custom goal, after one press of a quarter turn. */
const GAME = '#r=1-SQ-3432156-G654321-W100142536';
/** An empty 4 × 4 board with a cage of sum 5 and a given. */
const PUZZLE = '#v=1-P4X4-S4413322-CZF3-K601';

/** A puzzle with an own digit, corner marks and candidates. */
const WORK = `${PUZZLE}-DZ31-M6-NZ2C`;

const MARKS = Array.from({ length: 81 }, () => 0);

const message = (fragment: string): string => `Look: https://example.org/jiugong/${fragment}.`;

async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), fragment);
}

test.describe('a link', () => {
  test('opens a game', async ({ page, homeUrl }) => {
    await page.goto(`${homeUrl}${GAME}`);
    const rotate = new RotatePage(page);
    await rotate.expectRows('1 4 2', '5 3 6');
    await expect(rotate.status).toContainText('1 move so far.');
    await expect(page.getByRole('combobox', { name: texts.rotate.rules.turns })).toHaveValue(
      'quarter',
    );
    await expect(page.getByText(texts.rotate.goal.title(texts.rotate.goal.own))).toBeVisible();
    await expect(page).toHaveURL(`${homeUrl}#rotate`);
    await rotate.press(texts.rotate.actions.startOver);
    await rotate.expectRows('4 3 2', '1 5 6');
  });

  test('opens a puzzle', { tag: '@gate' }, async ({ page, homeUrl }) => {
    await page.goto(`${homeUrl}${PUZZLE}`);
    const variants = new VariantsPage(new SudokuPage(page));
    await variants.expectCell(1, 2, ['empty'], 'box 1', 'cage of 5');
    await variants.expectCell(4, 4, ['3 given'], 'box 4');
    await expect(
      variants.view.getByRole('combobox', { name: texts.variants.presets.label }),
    ).toHaveValue('4x4');
    await expect(page).toHaveURL(`${homeUrl}#variants`);
    await variants.count();
    await expect(variants.status).toContainText(/Exactly \d+ solutions\./);
  });

  test('to a sudoku is followed from any panel, and so is what can only be one', async ({
    sudoku,
    page,
  }) => {
    const [first, second, third] = CLASSICS.slice(1).map(({ puzzle }) => puzzle);
    const board = { givens: third, own: '.'.repeat(81), corner: MARKS, candidates: MARKS };
    for (const [panel, text, puzzle] of [
      ['rotate', message(`#p=1-${first!.replaceAll('.', '0')}`), first!],
      ['variants', `https://example.org/?bd=${second}`, second!],
      ['batch', JSON.stringify({ jiugong: 1, ...board }), third!],
    ] as const) {
      await follow(page, `#${panel}`);
      await expect(page.locator(`#${panel}-view`)).toBeVisible();
      await sudoku.paste(text);
      await sudoku.expectPuzzle(puzzle);
      await expect(page.locator('#solve-view')).toBeVisible();
      await expect(page).toHaveURL(/#solve$/);
      await page.goBack();
      await expect(page.locator(`#${panel}-view`)).toBeVisible();
    }
  });
});

test.describe('the dialog', () => {
  test(
    'creates a link to a puzzle, and its text',
    { tag: '@gate' },
    async ({ share, variants, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await follow(page, PUZZLE);
      await variants.expectCell(4, 4, ['3 given'], 'box 4');
      await share.open();
      await share.button(texts.shareDialog.link.copy).click();
      await expect(share.said).toHaveText(texts.share.said.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`${PUZZLE}$`),
      );
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await share.button(texts.shareDialog.text.copy).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^4x4; .*cage 5 r1c1/);
    },
  );

  test('closes when the URL changes to another panel', async ({ share, rotate, page }) => {
    await rotate.open();
    await share.open();
    await follow(page, '#variants');
    await expect(share.dialog).toBeHidden();
  });
});

test.describe('a picture of a variant', () => {
  test('is saved, and opens again in Variants from any panel', async ({ share, page }, info) => {
    await follow(page, WORK);
    await share.open();
    const path = info.outputPath('saved.png');
    await (await share.save('png')).saveAs(path);
    await expect(share.said).toHaveText(texts.share.said.saved('sudoku-4x4.png'));
    await share.button(texts.share.close).click();
    for (const panel of ['solve', 'variants']) {
      await follow(page, '#v=1-P4X4-S4413322');
      await follow(page, `#${panel}`);
      await expect(page.locator(`#${panel}-view`)).toBeVisible();
      await share.open();
      await share.openFile(path);
      await expect(page.locator('#variants-view')).toBeVisible();
      await share.open();
      expect(await share.link()).toContain(WORK);
      await share.button(texts.share.close).click();
    }
  });

  test('is printed', async ({ share, page }) => {
    await page.evaluate(() => (window.print = () => undefined));
    await follow(page, WORK);
    const pictures = page.getByRole('img', { name: texts.share.picture.title });
    await share.open();
    await share.button(texts.shareDialog.paper.board).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toBeVisible();
    await expect(page.locator('#variants-view')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(pictures).toHaveCount(0);
  });

  test('fits on a sheet, also if it is higher than wide', async ({ share, page }) => {
    await page.evaluate(() => (window.print = () => undefined));
    await follow(page, '#v=1-SC313100');
    await share.open();
    await share.button(texts.shareDialog.paper.board).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const picture = page.getByRole('img', { name: texts.share.picture.title });
    const { width, height } = (await picture.boundingBox())!;
    expect(height).toBeLessThanOrEqual(width + 1);
  });
});
