/** Panels whose code is not loaded with the page, but when they are first shown. */
import type { Page } from '@playwright/test';
import { PANEL_CASES } from '../panel-cases';
import { panelName } from '../panel-name';
import { BatchPage } from './batch-page';
import { texts } from './english';
import { expect, test } from './fixtures';
import { fakeCamera, PhotoDialog } from './photos';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { RotatePage } from './rotate-page';
import { ShareDialog } from './share-dialog';
import { chooseLanguage } from './settings';
import { SudokuPage } from './sudoku-page';
import { WalkPage } from './walk-page';

const { part } = texts.page;

const goTo = (page: Page, panel: string): Promise<void> =>
  page.getByRole('link', { name: panelName(panel), exact: true }).click();

/** The names of parts. */
type Part = string | 'dialogs' | 'share-dialog' | 'walk-through' | 'photo';

/** The name by which a file is told, and its address, which has a hash of its content as well. */
const fileOf = (name: Part): string => `app-${name}.js`;
const addressOf = (name: Part): string => `**/app-${name}-*.js*`;

/** Those that the page asks for, from now on. (What two of them share, texts, and the history come with something else.) */
function askedParts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/(app-[a-z-]+)-[A-Z0-9]{8}\.js(\?again=\d+)?$/.exec(request.url())?.[1];
    if (name !== undefined && !/chunk|chinese|history/.test(name)) asked.push(`${name}.js`);
  });
  return asked;
}

/** Holds the script of a part back; returns what lets it go on. */
async function hold(page: Page, name: Part): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addressOf(name), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits until the module of a part has run, and what waited for it. */
async function arrival(page: Page, name: Part): Promise<void> {
  const address = await page.waitForFunction((part) => {
    const addresses = performance.getEntriesByType('resource').map((entry) => entry.name);
    return addresses.find((each) => each.includes(`/app-${part}-`));
  }, name);
  // (The next question to the page is a task of its own, after all that waited for the module.)
  await address.evaluate((module) => import(module!).then(() => undefined));
}

/** Puts another build in the place of the site, of which no module has the name that it has in this one; and back. */
function otherBuild(page: Page) {
  const gone = /\/app-[a-z-]+-[A-Z0-9]{8}\.js/;
  const build = /\/app-build\.js/;
  return {
    publish: async () => {
      await page.route(gone, (route) => route.fulfill({ status: 404 }));
      await page.route(build, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export default "app-other.js";' }),
      );
    },
    withdraw: async () => {
      await page.unroute(gone);
      await page.unroute(build);
    },
  };
}

/** A shown panel has something to work with. */
const content = (page: Page, panel: string) =>
  page.locator(`#${panel}-view button:visible`).first();

test(
  'each part is loaded once, when its panel is first shown',
  { tag: ['@gate', '@everywhere'] },
  async ({ page, home, homeUrl }) => {
    const asked = askedParts(page);
    await page.goto(homeUrl);
    await expect(content(page, 'solve')).toBeVisible();
    expect(asked).toEqual([]);
    const panels = ['rotate', 'variants', 'batch'] as const;
    for (const panel of [...panels, 'solve', ...panels] as const) {
      await goTo(page, panel);
      await expect(content(page, panel)).toBeVisible();
    }
    expect(asked).toEqual(home === 'http' ? panels.map(fileOf) : []);
  },
);

test('an address of a panel loads its part alone, before the shell starts', async ({
  page,
  homeUrl,
}) => {
  const asked = askedParts(page);
  // Neither timers nor frames run, so that what starts later does not.
  await page.addInitScript('window.setTimeout = () => 0');
  await page.goto(`${homeUrl}#rotate/boxes`);
  await expect.poll(() => asked).toEqual([fileOf('rotate')]);
});

test('what is for a panel waits for its part', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  const letGo = await hold(page, 'variants');
  await goTo(page, 'variants');
  await expect(page.getByRole('main')).toHaveText(part.loading);
  await expect(page).toHaveTitle(new RegExp(`^${panelName('variants')} `));
  await sudoku.paste('4x4; rows; columns; boxes 2x2');
  await chooseLanguage(page, 'zh-Hans');
  await chooseLanguage(page, 'en');
  letGo();
  const view = page.locator('#variants-view');
  await expect(view.getByRole('gridcell')).toHaveCount(16);
  await expect(view.getByRole('status').first()).toContainText('4 × 4');
  await expect(view).not.toContainText(part.loading);
});

test('a pasted link waits as well, while another panel is shown', async ({ sudoku }) => {
  const { page } = sudoku;
  const rotate = new RotatePage(page);
  const { link } = PANEL_CASES.find(({ id }) => id === 'rotate')!;
  const asked = askedParts(page);
  const letGo = await hold(page, 'rotate');
  await sudoku.paste(`https://example.org/${link}`);
  await expect(page.getByRole('main')).toHaveAttribute('id', 'rotate-view');
  await goTo(page, 'solve');
  letGo();
  await arrival(page, 'rotate');
  await expect(page.getByRole('main')).toHaveAttribute('id', 'solve-view');
  // It is created where it is seen.
  await expect(page.locator('#rotate-view button')).toHaveCount(0);
  await goTo(page, 'rotate');
  await expect(rotate.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'false');
  await expect(page).toHaveURL(/#rotate$/);
  expect(asked).toEqual([fileOf('rotate')]);
});

test('keys wait, in their order', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  const { link } = PANEL_CASES.find(({ id }) => id === 'variants')!;
  const letGo = await hold(page, 'variants');
  await sudoku.paste(link);
  await page.keyboard.press('Control+z');
  letGo();
  const view = page.locator('#variants-view');
  const step = (name: string) => view.getByRole('button', { name, exact: true });
  await expect(step(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
  await expect(step(texts.actions.redo)).toHaveAttribute('aria-disabled', 'false');
});

test('asking for the answer waits', async ({ sudoku }) => {
  const { page } = sudoku;
  const letGo = await hold(page, 'rotate');
  await goTo(page, 'rotate');
  await expect(page.getByRole('main')).toHaveAttribute('id', 'rotate-view');
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+Enter');
  letGo();
  await expect(new RotatePage(page).status).toContainText('the minimum');
});

test('dropped files wait unread', async ({ sudoku }) => {
  const { page } = sudoku;
  const letGo = await hold(page, 'batch');
  await goTo(page, 'batch');
  await expect(page.locator('#solve-view')).toBeHidden();
  const dropped = new BatchPage(page).dropFile('dropped.txt', `${FIRST}\n`);
  letGo();
  await dropped;
});

test.describe('a part that does not arrive', () => {
  test.use({ allowedErrors: /Failed to load resource|app-[\w-]+\.js|jiugong-hints\.js/ });

  test('is told with its file, and tried again', async ({ sudoku }) => {
    const { page } = sudoku;
    const asked = askedParts(page);
    /** What the site has by now is asked for once a loss, not again where the part is lost again. */
    let builds = 0;
    page.on('request', (request) => void (builds += Number(/app-build/.test(request.url()))));
    await page.route(addressOf('rotate'), (route) => route.abort());
    const alarm = page.getByRole('alert');
    await goTo(page, 'rotate');
    await expect(alarm).toHaveText(part.missing(fileOf('rotate')));
    await chooseLanguage(page, 'zh-Hant');
    await expect(alarm).not.toHaveText(part.missing(fileOf('rotate')));
    await expect(alarm).toContainText(fileOf('rotate'));
    await chooseLanguage(page, 'en');
    // The rest of the page works.
    await goTo(page, 'solve');
    await sudoku.cell(1, 3).click();
    await page.keyboard.press('4');
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
    await goTo(page, 'rotate');
    await expect.poll(() => asked).toHaveLength(2);
    const again = page.getByRole('button', { name: part.again });
    await expect(again).toHaveAttribute('aria-disabled', 'false');
    await again.press('Enter');
    await expect.poll(() => asked).toHaveLength(3);
    await expect(again).toHaveAttribute('aria-disabled', 'false');
    await expect(again).toBeFocused();
    expect(builds).toBe(3);
    await page.unroute(addressOf('rotate'));
    await again.press('Enter');
    await expect(content(page, 'rotate')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(alarm).toHaveCount(0);
  });

  test('is told by the dialog to share as well', async ({ sudoku }) => {
    const { page } = sudoku;
    const share = new ShareDialog(sudoku);
    await page.route(addressOf('share-dialog'), (route) => route.abort());
    await sudoku.choose(`${texts.share.open}…`);
    await expect(page.getByText(part.missing(fileOf('share-dialog')))).toBeVisible();
    await page.unroute(addressOf('share-dialog'));
    await share.open();
  });

  test('leaves the dialog alone that came in place of the one it draws', async ({ sudoku }) => {
    const { page } = sudoku;
    let fail!: () => void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(addressOf('dialogs'), async (route) => {
      await failed;
      await route.abort();
    });
    const { newPuzzle, daily } = texts.solve;
    await sudoku.choose(newPuzzle.label);
    const made = page.getByRole('dialog', { name: newPuzzle.title, exact: true });
    await expect(made.getByRole('status')).toHaveText(part.loading);
    await page.keyboard.press('Escape');
    await sudoku.choose(texts.page.puzzle.daily);
    const ofToday = page.getByRole('dialog', { name: daily.title, exact: true });
    await expect(ofToday).toBeVisible();
    fail();
    await expect(sudoku.status).toContainText(fileOf('dialogs'));
    await expect(ofToday.getByRole('button').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await sudoku.choose(newPuzzle.label);
    await expect(sudoku.status).toContainText(fileOf('dialogs'));
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await page.unroute(addressOf('dialogs'));
    await sudoku.choose(newPuzzle.label);
    await expect(made.getByRole('button', { name: newPuzzle.make, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  });

  test('is told in the status by the walk-through', async ({ sudoku }) => {
    const { page } = sudoku;
    const walk = new WalkPage(page);
    await page.route(addressOf('walk-through'), (route) => route.abort());
    await sudoku.choose(texts.page.solver.explain);
    await expect(sudoku.status).toContainText(fileOf('walk-through'));
    await page.unroute(addressOf('walk-through'));
    await page.route('**/jiugong-hints.js*', (route) => route.abort());
    await sudoku.choose(texts.page.solver.explain);
    await expect(sudoku.status).toContainText('jiugong-hints.js');
    await page.unroute('**/jiugong-hints.js*');
    await walk.open();
    await walk.expectSteps(51);
  });

  test('is told at the first address as well', { tag: '@gate' }, async ({ page, homeUrl }) => {
    await page.route(addressOf('batch'), (route) => route.abort());
    await page.goto(`${homeUrl}#batch`);
    await expect(page.getByRole('alert')).toHaveText(part.missing(fileOf('batch')));
    await page.unroute(addressOf('batch'));
    await goTo(page, 'solve');
    await new SudokuPage(page).solve();
    await goTo(page, 'batch');
    await expect(content(page, 'batch')).toBeVisible();
  });
});

test('the dialog to share is a part as well', { tag: '@everywhere' }, async ({ sudoku, home }) => {
  const { page } = sudoku;
  const asked = askedParts(page);
  const share = new ShareDialog(sudoku);
  for (let time = 0; time < 2; ++time) {
    await share.open();
    await page.keyboard.press('Escape');
    await expect(share.dialog).toBeHidden();
  }
  expect(asked).toEqual(home === 'http' ? [fileOf('share-dialog')] : []);
});

test('the dialog to share does not open over another panel', async ({ sudoku }) => {
  const { page } = sudoku;
  const share = new ShareDialog(sudoku);
  const letGo = await hold(page, 'share-dialog');
  await sudoku.choose(`${texts.share.open}…`);
  await goTo(page, 'batch');
  letGo();
  await arrival(page, 'share-dialog');
  await expect(content(page, 'batch')).toBeVisible();
  await expect(share.dialog).toHaveCount(0);
  await goTo(page, 'solve');
  await share.open();
});

test('nor does the one for photos, nor over what came onto the board', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  await fakeCamera(page, 'NotFoundError');
  const letGo = await hold(page, 'photo');
  await photo.open();
  await goTo(page, 'batch');
  await expect(page.locator('#solve-view')).toBeHidden();
  await goTo(page, 'solve');
  await photo.open();
  await sudoku.paste(FIRST_SOLVED);
  letGo();
  await arrival(page, 'photo');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await sudoku.expectPuzzle(FIRST_SOLVED);
  await photo.open();
  await expect(photo.noCamera).toBeVisible();
});

test.describe('texts that do not arrive', () => {
  test.use({ locale: 'zh-CN', allowedErrors: /Failed to load resource|app-[\w-]+\.js/ });

  test('are told, and the others are shown', async ({ page, homeUrl }) => {
    await page.route('**/app-solve-chinese-*.js*', (route) => route.abort());
    await page.goto(homeUrl);
    await expect(page.locator('#drop')).toHaveText(/未能加载（app-solve-chinese\.js）/);
    await expect(page.getByRole('link', { name: '求解', exact: true })).toBeVisible();
    await expect(page.getByRole('grid', { name: '数独盘面' })).toBeVisible();
  });
});

test.describe('another build of the site', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('has no parts for this page, which is told', { tag: '@gate' }, async ({ sudoku }) => {
    const { page } = sudoku;
    const { publish, withdraw } = otherBuild(page);
    await publish();
    await goTo(page, 'rotate');
    await expect(page.getByRole('alert')).toHaveText(part.otherBuild(fileOf('rotate')));
    await withdraw();
    await page.getByRole('button', { name: texts.site.update.reload }).click();
    await expect(content(page, 'rotate')).toBeVisible();
  });
});

test('a part that is no program is asked for again', async ({ sudoku }) => {
  const { page } = sudoku;
  const body = 'export const Rotate = class {';
  await page.route(addressOf('rotate'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await goTo(page, 'rotate');
  await expect(page.getByRole('alert')).toHaveText(part.missing(fileOf('rotate')));
  await page.unroute(addressOf('rotate'));
  await page.getByRole('button', { name: part.again }).click();
  await expect(content(page, 'rotate')).toBeVisible();
});
