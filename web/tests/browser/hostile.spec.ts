/**
 * Untrusted texts stay texts at every entry point, and the board stays unchanged. `fixtures.ts`
 * fails each test in which executable markup appears, a policy is violated, or an error is
 * uncaught.
 */
import type { Page } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import { HistoryDialog } from './history-dialog';
import { FIRST } from './puzzles';
import { chooseLanguage } from './settings';
import { openShare } from './share-dialog';

const IMAGE = '<img src=x onerror="window.taken=1">';

/** Texts with a detectable effect if any part of the page interprets them. */
const TEXTS: readonly string[] = [
  IMAGE,
  `"'>${IMAGE}`,
  '<script>window.taken=1</script>',
  '<svg onload="window.taken=1"><title>x</title></svg>',
  '<iframe srcdoc="<script>parent.taken=1</script>"></iframe>',
  '<style>*{display:none}</style>',
  'javascript:window.taken=1',
  '${window.taken=1}',
  '&lt;b&gt;&#60;b&#62;',
  '__proto__',
  '\u202e\u0000\ud800',
  '😀'.repeat(1000),
];

/**
 * Returns the effects of the texts in a page: whatever they would have created, in the page or in
 * the board.
 */
const effectsOfTexts = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const board = document.querySelector('jiugong-board')?.shadowRoot;
    const places = [document, ...(board ? [board] : [])];
    const found = places.flatMap((place) => [
      ...place.querySelectorAll(
        'img:not([src^="data:"]), iframe, [onload], [onerror], [href^="javascript"]',
      ),
    ]);
    const isTaken = 'taken' in window || 'taken' in Object.prototype;
    return [...found.map(({ outerHTML }) => outerHTML), ...(isTaken ? ['taken'] : [])];
  });

const expectOnlyTexts = async (page: Page): Promise<void> =>
  expect(await effectsOfTexts(page)).toEqual([]);

const textOfView = (page: Page, view: string): Promise<string> =>
  page.locator(`${view} table, ${view} [role="grid"]`).first().innerText();

test('links to each panel', async ({ sudoku, page, homeUrl }) => {
  const start = FIRST.replaceAll('.', '0');
  const beginnings = [
    '#p=1-',
    '#r=1-SC-',
    '#v=1-P',
    `#p=1-${start}-O`,
    '#rotate/',
    '#variants/',
    '#',
  ];
  const fragments = [
    ...beginnings.map((beginning) => beginning + IMAGE),
    ...TEXTS.map((text, index) => beginnings[index % 3]! + text),
  ];
  const follow = (fragment: string): Promise<void> =>
    page.evaluate((hash) => {
      location.hash = hash;
      return new Promise((followed) => setTimeout(followed));
    }, fragment);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await follow('#variants');
  const drawn = await textOfView(page, '#variants-view');
  await follow('#rotate/sort');
  const tiles = await textOfView(page, '#rotate-view');
  for (const fragment of fragments) await follow(fragment);
  await expectOnlyTexts(page);
  await follow('#rotate/sort');
  expect(await textOfView(page, '#rotate-view')).toBe(tiles);
  await follow('#variants');
  expect(await textOfView(page, '#variants-view')).toBe(drawn);
  await follow('#solve');
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  // Opening the page with such a link has the same result.
  for (const beginning of ['#p=1-', '#r=1-', '#v=1-']) {
    await page.goto('about:blank');
    await page.goto(`${homeUrl}${beginning}${IMAGE}`);
    await expect(page.locator('main:visible [role="status"]').first()).toContainText('damaged');
    await expectOnlyTexts(page);
  }
});

test('pastes to each panel, and their error messages in each language', async ({
  sudoku,
  page,
}) => {
  for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
    await chooseLanguage(page, language);
    for (const view of ['#rotate', '#variants', '#solve']) {
      await page.evaluate((hash) => (location.hash = hash), view);
      for (const text of TEXTS) await sudoku.paste(text);
      await sudoku.paste(`5${IMAGE}`);
      await expect(page.locator('main:visible [role="status"]').first()).not.toBeEmpty();
      await expectOnlyTexts(page);
    }
    // The engine's message quotes the text.
    await sudoku.paste(IMAGE);
    await expect(page.locator('main:visible')).toContainText('<');
    await sudoku.expectValue(FIRST);
  }
});

test(
  'comments of puzzles, on the board, in pictures and in print',
  { tag: '@gate' },
  async ({ sudoku, page }) => {
    await sudoku.paste(TEXTS.map((text) => `${FIRST} # ${text}\n`).join(''));
    await expect(sudoku.status).toContainText(`${TEXTS.length} puzzles read.`);
    await expect(page.locator('main:visible')).toContainText(IMAGE);
    await expectOnlyTexts(page);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await openShare(page);
    await page.getByRole('button', { name: texts.shareDialog.paper.four }).click();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('#sheets')).toContainText(IMAGE);
    await expectOnlyTexts(page);
  },
);

test('files and texts of any kind, dropped on each panel', async ({ sudoku, page }) => {
  for (const view of ['#rotate', '#variants', '#solve']) {
    await page.evaluate((hash) => (location.hash = hash), view);
    for (const count of [1, TEXTS.length]) {
      await page.evaluate(
        ([texts, most]) => {
          const dataTransfer = new DataTransfer();
          for (const [index, text] of texts.slice(0, most).entries()) {
            const type = index % 2 === 0 ? 'text/html' : 'image/svg+xml';
            dataTransfer.items.add(new File([text, new Uint8Array([0, 255, 137])], text, { type }));
          }
          const options = { dataTransfer, bubbles: true, cancelable: true };
          for (const event of ['dragover', 'drop'])
            document.querySelector('header')!.dispatchEvent(new DragEvent(event, options));
        },
        [TEXTS, count] as const,
      );
      // The invitation stays until all files are read.
      await expect(page.locator('#drop')).toBeEmpty();
    }
    await expectOnlyTexts(page);
  }
  // The message names the unreadable files.
  await expect(page.locator('main:visible')).toContainText(IMAGE);
  for (const text of TEXTS) {
    await page.evaluate((data) => {
      const dataTransfer = new DataTransfer();
      for (const type of ['text/plain', 'text/html', 'text/uri-list']) {
        dataTransfer.setData(type, data);
      }
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.querySelector('header')!.dispatchEvent(new DragEvent('drop', options));
    }, text);
    await expectOnlyTexts(page);
  }
  await sudoku.expectValue(FIRST);
});

test(
  'names of files and lines in them, in the panel Batch',
  { tag: '@gate' },
  async ({ batch }) => {
    await batch.open();
    // A file with a zero byte would not be a text.
    const lines = TEXTS.map((line) => line.replaceAll('\0', ''));
    const text = lines.map((line) => `${line}\n${FIRST} ${line}\n`).join('');
    await batch.chooseFiles({ name: IMAGE, text }, { name: `2${IMAGE}`, text });
    await expect(batch.view.getByRole('list', { name: texts.batch.input.files })).toContainText(
      IMAGE,
    );
    await batch.press(texts.batch.choices.solve);
    await expect(batch.status).toContainText(`${2 * TEXTS.length} puzzles`);
    const bad = batch.work.locator('.bad-lines').getByRole('listitem');
    await expect(bad.first()).toContainText(IMAGE); // the file name
    await expect(bad.first()).toContainText("'<'"); // the quoted text
    await expectOnlyTexts(batch.page);
    expect((await batch.save()).text).toContain(IMAGE);
  },
);

test('stored values', async ({ page, sudoku }) => {
  const boards = ['work.solve', 'work.solve.games', 'work.variants', 'work.variants.games'];
  const names = [...boards, 'work.solve.puzzles', 'work.rotate', 'work.history'];
  for (const text of TEXTS) {
    await page.evaluate(
      ([keys, value]) => {
        const work = {
          snapshot: value,
          past: [value],
          puzzles: [[value, value]],
          at: value,
          games: { sort: value, boxes: value, tripods: value },
          kind: value,
          puzzle: value,
          current: { id: '0123456789abcdef', panel: value, state: value, known: [value] },
          others: [value],
        };
        for (const key of keys) {
          localStorage.setItem(`jiugong.${key}`, JSON.stringify({ version: 1, work }));
        }
        for (const choice of ['language', 'theme', 'new'])
          localStorage.setItem(`jiugong-${choice}`, value);
      },
      [names, text] as const,
    );
    await page.reload();
    await sudoku.expectValue(FIRST);
    for (const view of ['rotate', 'variants', 'solve']) {
      await page.evaluate((name) => (location.hash = name), view);
      await expect(page.locator(`#${view}-view`)).toBeVisible();
      await expectOnlyTexts(page);
    }
  }
});

const historyFile = (content: object): string =>
  JSON.stringify({ jiugong: 'history', version: 1, ...content });

test('files of the history, and its database', async ({ sudoku, page }) => {
  const history = new HistoryDialog(page);
  const game = {
    id: '0123456789abcdef',
    panel: 'solve',
    state: `1-${FIRST.replaceAll('.', '0')}-O4`,
    time: 1,
    updated: 1,
    solved: false,
  };
  const odd: readonly unknown[] = [
    ...TEXTS,
    ...TEXTS.map(Number),
    [],
    {},
    null,
    -1,
    1e300,
    2 ** 40,
  ];
  const changed = Object.keys(game).flatMap((name) =>
    odd.map((value) => ({ ...game, [name]: value })),
  );
  const games = [...odd, ...changed, JSON.parse(`{"__proto__":{"taken":1}}`) as unknown];
  await history.open();
  for (const text of [
    ...TEXTS,
    ...odd.map((value) => historyFile({ games: value })),
    ...odd.map((value) => historyFile({ games: [], version: value, jiugong: value })),
    '[{"games":'.repeat(10_000),
    historyFile({ games }),
  ]) {
    await history.import(text);
    await expect(history.said).not.toBeEmpty();
    await expectOnlyTexts(page);
  }
  // What was valid in spite of an odd value: a time of 2 to the 40th is too long, such a date is not.
  await expect(history.boards).toHaveCount(1);
  // Anyone may have written into the database.
  await page.evaluate(
    (records) =>
      new Promise((written) => {
        const opening = indexedDB.open('jiugong');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const [index, record] of records.entries()) {
            transaction.objectStore('games').put({ ...record, id: `odd ${index}` });
          }
          transaction.addEventListener('complete', written);
        });
      }),
    changed,
  );
  await history.close();
  await history.open();
  await expect(history.boards).toHaveCount(1);
  await history.openBoard(0);
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  await expectOnlyTexts(page);
});

test('attributes and properties of the element', { tag: '@gate' }, async ({ page, server }) => {
  await page.goto(`${server.origin}/blog.html`);
  const seen = await page.evaluate((texts) => {
    const board = document.querySelector('jiugong-board')!;
    const before = board.value;
    const values: unknown[] = [...texts, null, undefined, 5, NaN, {}, [], 10n, () => 1];
    const messages = new Set<string>();
    const settings = ['highlight', 'mistakes', 'entry', 'notes'];
    const switches = ['controls', 'readonly', 'keep-marks'];
    const names = ['theme', 'lang', 'mode', ...switches, ...settings, 'style', 'title'];
    for (const name of names) {
      // Style attributes belong to the page and its policy.
      for (const text of texts) if (name !== 'style') board.setAttribute(name, text);
      board.removeAttribute(name);
    }
    const element = board as unknown as Record<string, unknown>;
    const properties = ['value', 'theme', 'mode', 'selection', 'selected', 'snapshot', 'active'];
    for (const name of [...properties, ...settings]) {
      const old = element[name];
      for (const value of values) {
        try {
          element[name] = value;
          element[name] = old;
        } catch (error) {
          messages.add((error as Error).name);
        }
      }
    }
    return { isSame: board.value === before, messages: [...messages] };
  }, TEXTS);
  expect(seen).toEqual({ isSame: true, messages: ['JiugongError'] });
  for (const text of TEXTS) {
    await page.evaluate(
      (puzzle) => document.querySelector('jiugong-board')!.setAttribute('puzzle', puzzle),
      text,
    );
  }
  await expect(page.locator('jiugong-board').first().getByRole('status').first()).not.toBeEmpty();
  await expectOnlyTexts(page);
});

/** Sends every kind of message to the board and the parent page. */
const send = (texts: readonly string[]): void => {
  const circle: Record<string, unknown> = { type: 'jiugong-set' };
  circle['puzzle'] = circle;
  const types = ['jiugong-set', 'jiugong-get', 'jiugong-value', ...texts];
  const values: unknown[] = [
    ...texts,
    circle,
    new Map([['type', 'jiugong-set']]),
    new Date(NaN),
    new Uint8Array(1000),
    Object.assign([], { type: 'jiugong-set', puzzle: '' }),
    new Error('x'),
    1n,
    undefined,
    ...types.flatMap((type) =>
      texts.map((text) => ({ type, puzzle: text, lang: text, theme: text })),
    ),
  ];
  for (const value of values) {
    for (const target of [parent, parent.frames[0]!]) target.postMessage(value, '*');
  }
};

test('messages from other origins', { tag: '@gate' }, async ({ page, server }) => {
  const elsewhere = server.origin.replace('127.0.0.1', 'localhost');
  await page.goto(`${elsewhere}/host.html`);
  const frame = page.frameLocator('#board');
  await page.evaluate(
    (frames) => {
      for (const [id, src] of frames) {
        const element = document.createElement('iframe');
        element.id = id;
        element.title = id;
        element.src = src;
        document.body.append(element);
      }
    },
    [
      ['board', `${server.origin}/embed.html#controls&puzzle=${FIRST}`],
      ['other', 'host.html'],
    ] as const,
  );
  const board = frame.locator('jiugong-board');
  await expect(board).toHaveJSProperty('value', FIRST);
  const findOther = () =>
    page
      .mainFrame()
      .childFrames()
      .find((child) => child.url().endsWith('/host.html'));
  // It may still be on its way.
  await expect.poll(() => findOther() !== undefined).toBe(true);
  const other = findOther()!;
  await other.evaluate(send, TEXTS);
  await page.evaluate(send, TEXTS);
  // A valid message counts only if it comes from the parent page.
  const request = { type: 'jiugong-set', puzzle: '' };
  await other.evaluate((message) => parent.frames[0]!.postMessage(message, '*'), request);
  await frame.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  await expect(board).toHaveJSProperty('value', `534${FIRST.slice(3)}`);
  expect(await frame.locator('html').evaluate(() => 'taken' in window)).toBe(false);
  await expect(frame.locator('img, iframe')).toHaveCount(0);
  await page.evaluate((message) => frames[0]!.postMessage(message, '*'), request);
  await expect(board).toHaveJSProperty('value', '.'.repeat(81));
});
