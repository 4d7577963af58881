/** Links with the whole state of Rotate or Variants, and the dialog that creates them. */
import type { Page } from '@playwright/test';
import { CLASSIC } from '../../board/layout';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { fragmentOf } from '../../page/ui/link';
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
  test('opens a game', { tag: '@gate' }, async ({ page, homeUrl }) => {
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
  test('creates a link to a game, also as a QR code', async ({ share, rotate, page }) => {
    await rotate.open();
    await share.open();
    await expect(share.dialog.getByRole('radio')).toHaveCount(0);
    expect(await share.link()).toMatch(/#r=1-SC-3987654321$/);
    await share.button(texts.share.close).click();
    await rotate.crossing(1, 1).click();
    await share.open();
    await expect(share.dialog.getByRole('radio', { name: texts.share.content.work })).toBeChecked();
    const link = await share.link();
    expect(link).toMatch(/#r=1-SC-3987654321-W100697584321$/);
    await share.dialog.getByText(texts.share.link.code).click();
    expect(await share.scan()).toBe(link);
    await share.choose('puzzle');
    expect(await share.link()).toMatch(/#r=1-SC-3987654321$/);
    await share.button(texts.share.close).click();
    await rotate.press(texts.rotate.actions.undo);
    await page.goto(link);
    await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
  });

  test(
    'creates a link to a puzzle, and its text',
    { tag: '@gate' },
    async ({ share, variants, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await follow(page, PUZZLE);
      await variants.expectCell(4, 4, ['3 given'], 'box 4');
      await share.open();
      await share.button(texts.share.link.copy).click();
      await expect(share.said).toHaveText(texts.share.said.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`${PUZZLE}$`),
      );
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await share.button(texts.share.text.copy).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^4x4; .*cage 5 r1c1/);
    },
  );

  test('offers only what a panel has', async ({ share, sudoku, rotate, variants }) => {
    const { link, text, embed, file, paper, keep } = texts.share;
    const headings = share.dialog.getByRole('heading', { level: 3 });
    await rotate.open();
    await share.open();
    await expect(headings).toHaveText([link.title, text.title]);
    await expect(share.dialog.getByRole('combobox')).toHaveCount(0);
    await share.button(texts.share.close).click();
    await expect(share.dialog).toBeHidden();
    await expect(rotate.button(`${texts.share.open} …`)).toBeFocused();
    const first = [link.title, text.title];
    const others = [embed, file, paper, keep].map(({ title }) => title);
    for (const [panel, open, letter, kinds, own] of [
      ['variants', () => variants.open(), 'v', ['svg', 'png'], [texts.variants.elsewhere.title]],
      [
        'solve',
        () =>
          sudoku.page.getByRole('link', { name: texts.page.panelNames.solve, exact: true }).click(),
        'p',
        ['sdk', 'sdm', 'svg', 'png'],
        [],
      ],
    ] as const) {
      await open();
      await expect(sudoku.page.locator(`#${panel}-view`)).toBeVisible();
      await share.open();
      await expect(headings).toHaveText([...first, ...own, ...others]);
      expect(await share.link()).toContain(`#${letter}=1-`);
      const names = kinds.map((kind) => file.save[kind]);
      const buttons = share.dialog.getByRole('region', { name: file.title }).getByRole('button');
      await expect(buttons).toHaveText(names);
      await share.button(texts.share.close).click();
    }
  });

  test('shares the puzzle of a variant, the work on it, and its answer', async ({
    share,
    page,
    variants,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await follow(page, WORK);
    await share.open();
    await expect(share.dialog.getByRole('radio', { name: texts.share.content.work })).toBeChecked();
    expect(await share.link()).toContain(WORK);
    await share.choose('puzzle');
    expect(await share.link()).toMatch(new RegExp(`${PUZZLE}$`));
    await share.button(texts.share.close).click();
    await variants.solve();
    await expect(variants.status).toContainText(/solution/);
    await share.open();
    await share.choose('answer');
    const copied = async (): Promise<string> => {
      await share.button(texts.share.text.copy).click();
      await expect(share.said).toHaveText(texts.share.said.copied);
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied()).toMatch(/cells (?:[1-4] ){15}3|cells [1-4]{15}3/);
    expect(await share.link()).toMatch(/-D[1-4]{15}$/);
    await share.choose('work');
    expect(await copied()).not.toMatch(/cells (?:[1-4] ?){16}/);
  });

  test('has the code that shows a variant on another page', async ({ share, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await follow(page, WORK);
    await share.open();
    await share.choose('puzzle');
    await share.button(texts.share.text.copy).click();
    await expect(share.said).toHaveText(texts.share.said.copied);
    const text = (await page.evaluate(() => navigator.clipboard.readText())).trim();
    expect(text).toMatch(/^4x4; .*cage 5 r1c1/);
    await share.openEmbedding();
    // The notation has no character that an attribute needs escaped.
    expect(await share.copyCode()).toContain(`puzzle="${text}"`);
    const { way, ways, download, about } = texts.share.embed;
    const wayMenu = share.dialog.getByRole('combobox', { name: way, exact: true });
    await wayMenu.selectOption({ label: ways.copy });
    const files = ['jiugong.js', 'jiugong-regions.js'];
    await expect(share.dialog.getByText(about.copy(files))).toBeVisible();
    for (const file of files) {
      await expect(share.dialog.getByRole('link', { name: download(file) })).toBeVisible();
    }
    await share.dialog
      .getByRole('combobox', { name: way, exact: true })
      .selectOption({ label: ways.frame });
    const address = /src="([^"]*)"/.exec(await share.copyCode())![1]!.replaceAll('&amp;', '&');
    expect(new URLSearchParams(new URL(address).hash.slice(1)).get('puzzle')).toBe(text);
  });

  test('has that code for rules of lines as well, with all its files', async ({ share, page }) => {
    const constraints = [{ kind: 'thermometer', cells: [0, 1, 2] }] as const;
    const layout = { ...CLASSIC, preset: null, constraints };
    await follow(page, fragmentOf(PUZZLE_LINK, boardOf(blank(layout), layout)));
    await share.open();
    await share.openEmbedding();
    const { dialog } = share;
    const code = dialog.getByRole('textbox', { name: texts.share.embed.code });
    await expect(code).toHaveValue(/puzzle="9x9; [^"]*; thermometer r1c1\.\.r1c3"/);
    const { way, ways, download } = texts.share.embed;
    await dialog
      .getByRole('combobox', { name: way, exact: true })
      .selectOption({ label: ways.copy });
    for (const name of ['', '-regions', '-rules']) {
      await expect(
        dialog.getByRole('link', { name: download(`jiugong${name}.js`), exact: true }),
      ).toBeVisible();
    }
  });

  test('reports a link that is too long for a QR code', async ({ share, variants, page }) => {
    await variants.open();
    const cells = Array.from({ length: 1296 }, (_, cell) => 3001 + (cell % 36)).join(' ');
    await variants.paste(`36x36; values 3001-3036; rows; cells ${cells}`);
    await expect(variants.status).toContainText('1,296 givens.');
    await share.open();
    await share.dialog.getByText(texts.share.link.code, { exact: true }).click();
    await expect(share.dialog).toContainText(texts.share.link.tooLong);
    const link = await share.link();
    await share.button(texts.share.close).click();
    await variants.chooseItem('puzzle', texts.variants.actions.clearAll);
    await follow(page, new URL(link).hash);
    await expect(variants.status).toContainText('1,296 givens.');
  });

  test(
    'closes when the URL changes to another panel',
    { tag: '@gate' },
    async ({ share, rotate, page }) => {
      await rotate.open();
      await share.open();
      await follow(page, '#variants');
      await expect(share.dialog).toBeHidden();
    },
  );
});

test.describe('a picture of a variant', () => {
  for (const kind of ['svg', 'png'] as const) {
    test(`is saved, and opens again in Variants: ${kind}`, async ({ share, page }, info) => {
      await follow(page, WORK);
      await share.open();
      const path = info.outputPath(`saved.${kind}`);
      await (await share.save(kind)).saveAs(path);
      await expect(share.said).toHaveText(texts.share.said.saved(`sudoku-4x4.${kind}`));
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
  }

  test('that was cut off is no board', async ({ share, page, variants }) => {
    await follow(page, WORK);
    const buffer = Buffer.from('<svg><metadata>jiugong:#v=1-P4X4-S44</metadata>');
    await share.open();
    await share.openFile({ name: 'cut.svg', mimeType: 'image/svg+xml', buffer });
    await expect(variants.status).toContainText(texts.share.problems.damaged);
    await share.open();
    expect(await share.link()).toContain(WORK);
  });

  test('has the kind of the puzzle in its name', async ({ share, page }) => {
    for (const [link, name] of [
      ['#v=1-P4X4-S4413322', 'sudoku-4x4'],
      ['#v=1-S4413322', 'sudoku-variant'],
    ] as const) {
      await follow(page, link);
      await share.open();
      expect((await share.save('svg')).suggestedFilename()).toBe(`${name}.svg`);
      await share.button(texts.share.close).click();
    }
  });

  test('is printed, once or four times', async ({ share, page }) => {
    await page.evaluate(() => (window.print = () => undefined));
    await follow(page, WORK);
    await page.emulateMedia({ media: 'print' });
    const pictures = page.getByRole('img', { name: texts.share.picture.title });
    for (const [kind, count] of [
      ['one', 1],
      ['four', 4],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await share.open();
      await share.button(texts.share.paper[kind]).click();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(pictures).toHaveCount(count);
      await expect(pictures.first()).toBeVisible();
      await expect(page.locator('#variants-view')).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
      await share.button(texts.share.close).click();
    }
    await expect(pictures).toHaveCount(0);
  });

  test('fits on a sheet, also if it is higher than wide', async ({ share, page }) => {
    await page.evaluate(() => (window.print = () => undefined));
    await follow(page, '#v=1-SC313100');
    await share.open();
    await share.button(texts.share.paper.one).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const picture = page.getByRole('img', { name: texts.share.picture.title });
    const { width, height } = (await picture.boundingBox())!;
    expect(height).toBeLessThanOrEqual(width + 1);
  });
});
