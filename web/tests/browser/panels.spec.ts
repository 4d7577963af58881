/**
 * What every panel promises: its work survives a reload, its links open again, and nothing from
 * outside spoils either. panel-cases.ts has what differs.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { KILLER, linkTo } from '../f-puzzles';
import { NOISE, PANEL_CASES, type PanelCase } from '../panel-cases';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { openShare } from './share-dialog';
import { forbidStorage } from './storage';

interface Version {
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly storage: Readonly<Record<string, string>>;
}

/** Links and kept work as the first version of their formats wrote them. */
const VERSION_1 = JSON.parse(
  readFileSync(new URL('../fixtures/version-1.json', import.meta.url), 'utf8'),
) as Version;

/** The end of every title of the page. */
const TITLE = new RegExp(` · ${texts.page.name} ${texts.page.brand}$`);

/** The page with one of its panels shown. */
class PanelPage {
  readonly page: Page;
  readonly #case: PanelCase;

  constructor(page: Page, panelCase: PanelCase) {
    this.page = page;
    this.#case = panelCase;
  }

  get #view() {
    return this.page.locator(`#${this.#case.id}-view`);
  }

  get status() {
    return this.#view.getByRole('status').first();
  }

  button(name: string) {
    return this.#view.getByRole('button', { name, exact: true });
  }

  /** Goes to an address of the page as by a link on it. */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), fragment);
  }

  async show(): Promise<void> {
    await this.follow(`#${this.#case.id}`);
    await expect(this.#view).toBeVisible();
  }

  async change(): Promise<void> {
    await this.#view.locator(this.#case.press).first().click();
    for (const key of this.#case.keys) await this.page.keyboard.press(key);
  }

  /** The link to what the panel shows, which has all of its state. */
  async link(): Promise<string> {
    // The address may have changed a moment ago: the panel before would be asked.
    await expect(this.#view).toBeVisible();
    await openShare(this.page);
    const dialog = this.page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: texts.shareDialog.link.label });
    const address = await field.inputValue();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return new URL(address).hash;
  }

  /** Waits until the panel shows what a link holds. */
  async expectLink(link: string): Promise<void> {
    await expect.poll(() => this.link()).toBe(link);
  }

  async paste(text: string): Promise<void> {
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }
}

test('one panel is shown at a time, whichever was the first', async ({ page, homeUrl }) => {
  const ids = ['batch', 'help', ...PANEL_CASES.map(({ id }) => id)];
  for (const first of ids) {
    await page.goto('about:blank');
    await page.goto(`${homeUrl}#${first}`);
    for (const id of [first, ...ids]) {
      await page.evaluate((name) => (location.hash = name), id);
      await expect(page.getByRole('main')).toHaveAttribute('id', `${id}-view`);
    }
  }
});

test('what a panel shows is in the title and the heading', async ({ page, homeUrl }) => {
  const { rotation, variants } = texts;
  const { names } = variants.presets;
  for (const [address, shown, panel] of [
    ['rotate/boxes', rotation.names.boxes, panelName('rotate')],
    ['rotate/sort', rotation.names.sort, panelName('rotate')],
    ['variants/killer', names.killer, panelName('variants')],
    ['variants/6x6', names['6x6'], panelName('variants')],
  ] as const) {
    await page.goto(`${homeUrl}#${address}`);
    await expect(page).toHaveTitle(new RegExp(`^${shown} · ${panel}${TITLE.source}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${panel} · ${shown}`);
  }
  await page.getByRole('combobox', { name: variants.presets.label }).selectOption('4x4');
  await expect(page).toHaveTitle(
    new RegExp(`^${names['4x4']} · ${panelName('variants')}${TITLE.source}`),
  );
  await page.locator('#variants-view').getByText(variants.shape.title).click();
  await page.getByRole('combobox', { name: variants.shape.rows, exact: true }).selectOption('5');
  await expect(page).toHaveTitle(new RegExp(`^${panelName('variants')}${TITLE.source}`));
});

test('on paper is the panel without the frame of the page', async ({ page, homeUrl }) => {
  for (const id of ['batch', 'help', ...PANEL_CASES.map(({ id }) => id)]) {
    await page.goto('about:blank');
    await page.goto(`${homeUrl}#${id}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
    for (const frame of ['header', 'footer']) {
      await expect(page.locator(`body > ${frame}`)).toBeHidden();
    }
    if (PANEL_CASES.some((panel) => panel.id === id)) {
      await expect(page.locator('main:visible > :visible')).toHaveClass(/^board\b/);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a puzzle of another shape, or with other rules, opens in Variants from any panel', async ({
  page,
  homeUrl,
}) => {
  const variants = PANEL_CASES.find(({ id }) => id === 'variants')!;
  const panel = new PanelPage(page, variants);
  const hexadecimal = `1${'.'.repeat(254)}G`;
  for (const [from, text, rows] of [
    ['solve', '6x6; rows; columns; boxes 2x3', 6],
    ['rotate', hexadecimal, 16],
    ['batch', linkTo(KILLER), 9],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${homeUrl}#${from}`);
    await expect(page.getByRole('main')).toHaveAttribute('id', `${from}-view`);
    await panel.paste(text);
    await expect(page.getByRole('main')).toHaveAttribute('id', 'variants-view');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(rows);
    await expect(panel.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'false');
  }
});

for (const panelCase of PANEL_CASES) {
  const { id, link } = panelCase;

  test.describe(`the panel ${id}`, () => {
    test('opens a link', { tag: ['@gate', '@everywhere'] }, async ({ page, homeUrl }) => {
      await page.goto(`${homeUrl}${link}`);
      const panel = new PanelPage(page, panelCase);
      await panel.expectLink(link);
      // Without the link in the address, a reload does not replace later work.
      await expect(page).toHaveURL(`${homeUrl}#${id}`);
    });

    test('opens the links of the first version', async ({ page, homeUrl }) => {
      const links = VERSION_1.links[id]!;
      expect(links.length).toBeGreaterThan(0);
      await page.goto(homeUrl);
      const panel = new PanelPage(page, panelCase);
      for (const old of links) {
        await panel.follow(old);
        await panel.expectLink(old);
      }
    });

    test('restores the work of the first version', { tag: '@gate' }, async ({ page, homeUrl }) => {
      await page.goto(homeUrl);
      await page.evaluate((kept) => {
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      }, VERSION_1.storage);
      await page.reload();
      const panel = new PanelPage(page, panelCase);
      await panel.show();
      await expect(panel.status).toContainText(texts.page.kept.restored);
      expect(VERSION_1.links[id]).toContain(await panel.link());
    });

    test(
      'keeps its work when the page is reloaded',
      { tag: '@gate' },
      async ({ page, homeUrl }) => {
        await page.goto(`${homeUrl}${link}`);
        const panel = new PanelPage(page, panelCase);
        await panel.expectLink(link);
        await panel.change();
        const changed = await panel.link();
        expect(changed).not.toBe(link);
        await page.reload();
        await expect(panel.status).toContainText(texts.page.kept.restored);
        await panel.expectLink(changed);
        const undo = panel.button(texts.actions.undo);
        await expect(undo).toHaveAttribute('aria-disabled', String(!panelCase.keepsSteps));
        if (!panelCase.keepsSteps) return;
        await undo.click();
        await panel.expectLink(link);
        await page.reload();
        await panel.expectLink(link);
        await panel.button(texts.actions.redo).click();
        await panel.expectLink(changed);
      },
    );

    test('takes a link as one step of undo, from wherever it is pasted', async ({
      page,
      homeUrl,
    }) => {
      await page.goto(`${homeUrl}#${id}`);
      const panel = new PanelPage(page, panelCase);
      await panel.change();
      const changed = await panel.link();
      for (const other of ['batch', ...PANEL_CASES.map((otherCase) => otherCase.id)]) {
        await panel.follow(`#${other}`);
        await expect(page.locator(`#${other}-view`)).toBeVisible();
        await panel.paste(`Look: <https://example.org/jiugong/${link}>.`);
        await panel.expectLink(link);
        await panel.button(texts.actions.undo).click();
        await panel.expectLink(changed);
      }
      await panel.button(texts.actions.redo).click();
      await panel.expectLink(link);
    });

    test('reports an invalid link, and its board stays', async ({ page, homeUrl }) => {
      const letter = link.slice(0, 3);
      await page.goto(`${homeUrl}#${id}`);
      const panel = new PanelPage(page, panelCase);
      const first = await panel.link();
      for (const [fragment, words] of [
        [`${link}Z`, texts.share.problems.damaged],
        [`${link}-`, texts.share.problems.damaged],
        [letter, texts.share.problems.damaged],
        [`${letter}1-${'9'.repeat(1_000_000)}`, texts.share.problems.damaged],
        [`${letter}1-<img src=x onerror="document.title=1">`, texts.share.problems.damaged],
        [`${letter}2-😀`, texts.share.problems.newer],
      ] as const) {
        await panel.follow('#batch');
        await panel.follow(fragment);
        await expect(panel.status).toContainText(words);
      }
      await expect(panel.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
      await panel.expectLink(first);
      await expect(page).toHaveTitle(TITLE);
    });

    test('ignores noise in the store', async ({ page, homeUrl }) => {
      await page.goto(`${homeUrl}#${id}`);
      const panel = new PanelPage(page, panelCase);
      const first = await panel.link();
      for (const noise of [...NOISE, ...panelCase.noise]) {
        await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
          `jiugong.work.${id}`,
          noise,
        ] as const);
        await page.reload();
        await panel.expectLink(first);
        await expect(panel.status).not.toContainText(texts.page.kept.restored);
      }
      await expect(page).toHaveTitle(TITLE);
    });

    test('works without a store, and says so', { tag: '@gate' }, async ({ page, homeUrl }) => {
      await forbidStorage(page);
      await page.goto(`${homeUrl}${link}`);
      const panel = new PanelPage(page, panelCase);
      await panel.expectLink(link);
      await panel.change();
      expect(await panel.link()).not.toBe(link);
      await expect(page.getByText(texts.page.kept.nowhere)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.page.kept.erase })).toHaveCount(0);
    });
  });
}
