/**
 * What was made with an earlier released version opens, and shows what it showed: links, frames, saved files, kept work
 * and settings, the history. Each version has a folder in tests/fixtures/, which `npm run fixtures` made of its build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  ANSWERS,
  follow,
  HISTORY,
  linkOf,
  MADE,
  shownIn,
  version,
  type Fixtures,
  type Made,
  type PanelId,
  type Shown,
} from '../fixtures/shown';
import { BatchPage } from './batch-page';
import { texts } from './english';
import { expect, test } from './fixtures';
import { HistoryDialog } from './history-dialog';
import { TWO_WAYS } from './puzzles';
import { chooseLanguage } from './settings';
import { openShare } from './share-dialog';

const FOLDER = new URL('../fixtures/', import.meta.url);
const VERSIONS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Waits until a panel shows what it showed once. (A later version may show more of it.) */
const expectShown = async (page: Page, { panel, shows }: Made): Promise<void> => {
  await expect(page.locator(`#${panel}-view`)).toBeVisible();
  await expect(async () => expect(await shownIn(page, panel)).toMatchObject(shows)).toPass({
    timeout: 10_000,
    intervals: [100],
  });
};

/** The number of the format, with which a link begins. */
const formatOf = (link: string): string => /^#[a-z]=([0-9]+)-/.exec(link)![1]!;

/** Shows something else in a panel. */
async function clear(page: Page, panel: PanelId): Promise<void> {
  const other: Readonly<Record<PanelId, string>> = {
    solve: `#p=1-${TWO_WAYS.replaceAll('.', '0')}`,
    rotate: '#rotate/sort',
    variants: '#v=1-P4X4-S4413322',
  };
  await follow(page, other[panel]);
  await expect(page.locator(`#${panel}-view`)).toBeVisible();
}

test('this version has its fixtures', () => {
  expect(VERSIONS).toContain(version);
});

for (const made of VERSIONS) {
  const folder = new URL(`${made}/`, FOLDER);
  const inFolder = (name: string): string => new URL(name, folder).pathname;
  const { links, addresses, files, frames, work, history } = JSON.parse(
    readFileSync(inFolder(MADE), 'utf8'),
  ) as Fixtures;

  test.describe(`of version ${made}`, () => {
    test.use({ autoRating: false });

    for (const [name, { panel, link, shows }] of Object.entries(links)) {
      const tag = name === 'a puzzle with all kinds of work' ? '@gate' : [];
      test(`the link opens: ${name}`, { tag }, async ({ page, homeUrl }) => {
        await page.goto(`${homeUrl}${link}`);
        await expectShown(page, { panel, shows });
        // In one format a state has exactly one link; a later format has another one.
        const written = await linkOf(page, panel);
        if (formatOf(written) === formatOf(link)) expect(written).toBe(link);
      });
    }

    test('the addresses of puzzles show them', async ({ page, homeUrl }) => {
      await page.goto(homeUrl);
      for (const [address, there] of Object.entries(addresses)) {
        await follow(page, address);
        await expectShown(page, there);
      }
    });

    for (const [name, { panel, shows }] of Object.entries(files)) {
      test(`the file opens: ${name}`, async ({ page, homeUrl }) => {
        await page.goto(homeUrl);
        await clear(page, panel);
        await openShare(page);
        const dialog = page.getByRole('dialog', { name: texts.shareDialog.title });
        await dialog.getByLabel(texts.shareDialog.keep.open).setInputFiles(inFolder(name));
        await expectShown(page, { panel, shows });
      });
    }

    test('the address of a frame shows its board', async ({ page, homeUrl }) => {
      for (const [address, snapshot] of Object.entries(frames)) {
        await page.goto('about:blank');
        await page.goto(`${homeUrl}embed.html${address}`);
        const board = page.locator('jiugong-board');
        await expect(board.getByRole('gridcell').first()).toBeVisible();
        // (A board of another shape is there before the engine has read its rules.)
        const shown = (): Promise<Shown> =>
          board.evaluate((element) => (element as never as { snapshot: Shown }).snapshot);
        await expect.poll(shown).toMatchObject(snapshot);
      }
    });

    /** Opens a new tab in a browser that the version was used in. */
    const openTab = async (page: Page, homeUrl: string): Promise<Page> => {
      await page.goto(homeUrl);
      await page.evaluate((storage) => {
        for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
      }, work.storage);
      const tab = await page.context().newPage();
      await page.close();
      await tab.goto(homeUrl);
      return tab;
    };

    test('settings are restored', async ({ page, homeUrl }) => {
      const tab = await openTab(page, homeUrl);
      const html = tab.locator('html');
      await expect(html).toHaveAttribute('lang', 'zh-Hant');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(html).toHaveAttribute('data-clock', 'hidden');
      const board = tab.locator('jiugong-board').first();
      for (const [name, value] of [
        ['highlight', 'digits'],
        ['mistakes', 'wrong'],
        ['entry', 'digit'],
        ['keepMarks', true],
      ] as const) {
        await expect(board).toHaveJSProperty(name, value);
      }
    });

    for (const [panel, [shows, undone]] of Object.entries(work.shows)) {
      const tag = panel === 'solve' ? '@gate' : [];
      test(
        `kept work is restored, with its steps: ${panel}`,
        { tag },
        async ({ page, homeUrl }) => {
          const tab = await openTab(page, homeUrl);
          await chooseLanguage(tab, 'en');
          await follow(tab, `#${panel}`);
          await expectShown(tab, { panel: panel as PanelId, shows });
          // (Games of Rotate have no steps.)
          if (panel === 'rotate') return;
          const undo = { name: texts.actions.undo, exact: true };
          await tab.locator(`#${panel}-view`).getByRole('button', undo).click();
          await expectShown(tab, { panel: panel as PanelId, shows: undone });
        },
      );
    }

    test('a kept collection is restored', async ({ page, homeUrl }) => {
      const tab = await openTab(page, homeUrl);
      await chooseLanguage(tab, 'en');
      const next = tab.getByRole('button', { name: texts.solve.navigator.next, exact: true });
      for (const [at, name] of work.collection.entries()) {
        if (at > 0) await next.click();
        await expect(tab.locator('#solve-view .comment')).toHaveText(name);
      }
    });

    /** Opens each board of the history. */
    const openBoards = async (page: Page): Promise<void> => {
      const dialog = new HistoryDialog(page);
      for (const [at, one] of history.entries()) {
        await follow(page, '#solve');
        await dialog.open();
        await expect(dialog.boards).toHaveCount(history.length);
        await dialog.openBoard(at);
        await expectShown(page, one);
      }
    };

    test('the history is read from its file', async ({ page, homeUrl }) => {
      await page.goto(homeUrl);
      const dialog = new HistoryDialog(page);
      await dialog.open();
      await dialog.import(readFileSync(inFolder(HISTORY), 'utf8'));
      await expect(dialog.boards).toHaveCount(history.length);
      await dialog.close();
      await openBoards(page);
    });

    test('the history is in its database', async ({ page, homeUrl }) => {
      await page.goto(homeUrl);
      const dialog = new HistoryDialog(page);
      // The page makes the database, into which that version wrote these records.
      await dialog.open();
      await expect(dialog.dialog).toContainText(texts.history.empty);
      await page.evaluate(async (games) => {
        const opening = indexedDB.open('jiugong');
        await new Promise((done) => opening.addEventListener('success', done));
        const writing = opening.result.transaction('games', 'readwrite');
        for (const game of games) writing.objectStore('games').put(game);
        await new Promise((done) => writing.addEventListener('complete', done));
        opening.result.close();
      }, work.games);
      await page.reload();
      await openBoards(page);
    });

    test('a table of answers is solved again', async ({ page, homeUrl }) => {
      await page.goto(homeUrl);
      const batch = new BatchPage(page);
      await batch.open();
      await batch.chooseFiles({ name: ANSWERS, text: readFileSync(inFolder(ANSWERS)) });
      await batch.press(texts.batch.choices.solve);
      await expect(batch.status).toHaveText(
        'Done: 3 puzzles, 0 bad lines. 1 puzzle with more than one solution.',
      );
    });
  });
}
