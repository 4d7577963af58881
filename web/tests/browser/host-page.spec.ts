/** `<jiugong-board>` on foreign pages: their styles, keys, scripts and policies. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/element';
import { texts } from './english';
import { expect, test } from './fixtures';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';

/** The computed styles and positions of all elements within a board, by the names of its parts. */
const renderedStyles = (board: Locator): Promise<unknown> =>
  board.evaluate((element) => {
    const origin = element.shadowRoot!.querySelector('[part=grid]')!.getBoundingClientRect();
    return [...element.shadowRoot!.querySelectorAll('*')]
      .filter(
        (part) =>
          !(part instanceof HTMLStyleElement) && getComputedStyle(part).display !== 'contents',
      )
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        const names = ['color', 'background-color', 'border', 'font', 'direction', 'cursor'];
        const values = names.map((name) => style.getPropertyValue(name));
        const texts = ['letter-spacing', 'text-transform', 'text-align', 'text-indent'];
        return [
          part.className,
          [left - origin.left, top - origin.top, width, height].map(Math.round),
          ...values,
          ...texts.map((name) => style.getPropertyValue(name)),
        ];
      });
  });

test('a page’s styles do not change a board', { tag: '@gate' }, async ({ page, server }) => {
  await page.goto(`${server.origin}/plain.html`);
  const board = page.locator('jiugong-board');
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  const plain = await renderedStyles(board);
  await page.goto(`${server.origin}/hostile.html`);
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  expect(await renderedStyles(board)).toEqual(plain);
});

/**
 * Gives the page around the board an odd value of each property that is inherited, as the browser finds them, and of what
 * else reaches into what is within; returns what that changed of the board.
 */
function changesByOddPage(): { inherited: string[]; own: number; changes: string[] } {
  const main = document.querySelector('main')!;
  const board = main.querySelector('jiugong-board')!;
  const look = (): Map<string, string> => {
    const origin = board.getBoundingClientRect();
    const seen = new Map<string, string>();
    for (const [at, part] of [...board.shadowRoot!.querySelectorAll('*')].entries()) {
      const style = getComputedStyle(part);
      const name = `${at} ${part.getAttribute('part') ?? part.getAttribute('class')}`;
      const { left, top, width, height } = part.getBoundingClientRect();
      const place = [left - origin.left, top - origin.top, width, height];
      seen.set(`${name} place`, place.map((length) => length.toFixed(1)).join());
      for (const property of style) {
        if (!property.startsWith('--')) {
          seen.set(`${name} ${property}`, style.getPropertyValue(property));
        }
      }
    }
    return seen;
  };
  // What a page may do: hide the board, let no pointer through to it, and give it room.
  const MAY = new Set(['visibility', 'pointer-events', 'interactivity', 'width', 'inline-size']);
  const ODD =
    `vertical-rl rtl uppercase center justify pre break-all italic 900 small-caps none all crosshair hide no-clip
    always sideways upright over under after right bottom loose anywhere manual 7px 3em 5 lime dark monospace "odd" full-width preserve nowrap
    1 strict isolate crisp-edges nonzero evenodd geometricPrecision optimizeSpeed no-preference exact thin`.split(
      /\s+/,
    );
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  document.body.append(outer);
  outer.append(inner);
  const odd = new Map<string, string>();
  const [outerStyle, innerStyle] = [getComputedStyle(outer), getComputedStyle(inner)];
  for (const property of outerStyle) {
    const plain = innerStyle.getPropertyValue(property);
    const value = ODD.find((each) => {
      outer.style.setProperty(property, each);
      const here = outerStyle.getPropertyValue(property);
      return here !== plain && innerStyle.getPropertyValue(property) === here;
    });
    outer.removeAttribute('style');
    if (value !== undefined && !MAY.has(property)) odd.set(property, value);
  }
  outer.remove();
  const before = look();
  for (const [property, value] of odd) main.style.setProperty(property, value);
  main.style.setProperty('text-decoration', 'lime wavy underline line-through 5px');
  main.style.setProperty('user-select', 'none');
  // The properties of the board's own, and others of plain names, which the page registers as its own.
  const rules = [...board.shadowRoot!.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const text = rules.map(({ cssText }) => cssText).join('');
  const own = new Set(text.match(/--(?!jiugong-)[\w-]+/g));
  for (const name of own) {
    main.style.setProperty(name, 'lime');
    const plain = name.replace('--jg-', '--');
    CSS.registerProperty({ name: plain, syntax: '<color>', inherits: false, initialValue: 'lime' });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: 62.5% }
    main::first-line { font-size: 5em; background: lime } main::first-letter { font-size: 5em; color: lime }`);
  document.adoptedStyleSheets = [sheet];
  const after = look();
  const changes = [...after].filter(([name, value]) => before.get(name) !== value);
  return {
    inherited: [...odd.keys()],
    own: own.size,
    changes: changes.map(([name, value]) => `${name}: ${before.get(name)} -> ${value}`),
  };
}

test(
  'nothing that a page hands down changes a board',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.goto(`${server.origin}/plain.html`);
    const board = page.locator('jiugong-board');
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await page.locator('main').evaluate((main) => {
      main.setAttribute('style', 'position: absolute; left: 20px; top: 20px; width: 400px');
      // (Spaces beside the board would push it away.)
      main.replaceChildren(...main.children);
    });
    const plain = await board.screenshot();
    const { inherited, own, changes } = await page.evaluate(changesByOddPage);
    expect(inherited).toEqual(
      expect.arrayContaining(['direction', 'letter-spacing', 'writing-mode']),
    );
    expect(inherited.length).toBeGreaterThan(40);
    expect(own).toBeGreaterThan(20);
    expect(changes.slice(0, 20)).toEqual([]);
    expect((await board.screenshot()).equals(plain)).toBe(true);
  },
);

test('columns of a page do not tear a board', { tag: '@gate' }, async ({ page, server }) => {
  await page.goto(`${server.origin}/plain.html`);
  const board = page.locator('jiugong-board');
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  await page.locator('main').evaluate((main) => main.setAttribute('style', 'columns: 3'));
  const parts = await board
    .getByRole('grid')
    .evaluate((grid) => Array.from(grid.getClientRects(), ({ width, height }) => width / height));
  expect(parts.map((ratio) => ratio.toFixed(1))).toEqual(['1.0']);
});

test('a board does not change a page’s styles', async ({ page, server }) => {
  await page.goto(`${server.origin}/hostile.html`);
  const styleOf = (): Promise<string[]> =>
    page.locator('aside').evaluate((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  await expect(page.getByRole('grid')).toBeVisible();
  const withBoard = await styleOf();
  await page.locator('jiugong-board').evaluate((element) => element.remove());
  expect(await styleOf()).toEqual(withBoard);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a page may hide a board and set its size and font', async ({ page, server }) => {
  await page.goto(`${server.origin}/plain.html`);
  const board = page.locator('jiugong-board');
  const cell = page.getByRole('gridcell').first();
  await expect(cell).toBeVisible();
  const style = (text: string): Promise<void> =>
    board.evaluate((element, css) => element.setAttribute('style', css), text);
  await style('width: 200px; --jiugong-font: monospace; --jiugong-ink: rgb(1, 2, 3)');
  expect((await page.getByRole('grid').boundingBox())?.width).toBe(200);
  await expect(cell).toHaveCSS('font-family', 'monospace');
  await expect(cell).toHaveCSS('color', 'rgb(1, 2, 3)');
  for (const hidden of ['display: none', 'visibility: hidden']) {
    await style(hidden);
    await expect(cell).toBeHidden();
  }
  await style('');
  await board.evaluate((element: HTMLElement) => (element.hidden = true));
  await expect(cell).toBeHidden();
  await board.evaluate((element: HTMLElement) => (element.hidden = false));
  await style('pointer-events: none');
  await expect(cell).toHaveCSS('pointer-events', 'none');
});

test(
  'a script that loads last applies earlier properties',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.goto(`${server.origin}/late.html`);
    const made = page.locator('#made');
    await expect(made).toHaveJSProperty('value', `534${BLANK.slice(3)}`);
    await expect(made).toHaveJSProperty('puzzle', `53${BLANK.slice(2)}`);
    await expect(made).toHaveJSProperty('selected', 4);
    await expect(made).toHaveAttribute('readonly');
    await expect(made).toHaveAttribute('theme', 'dark');
    await expect(made.getByRole('button', { name: texts.actions.solve })).toBeVisible();
    // Properties set before the upgrade do not hide later ones.
    await made.evaluate((element: JiugongBoard) => {
      element.value = `531${'.'.repeat(78)}`;
      element.puzzle = null;
    });
    await expect(made).toHaveJSProperty('value', BLANK);
    const markup = page.locator('#markup');
    await markup.getByRole('button', { name: texts.actions.solve }).click();
    await expect(markup).toHaveJSProperty('value', FIRST_SOLVED);
  },
);

test('a board made, moved and copied by scripts keeps its state', async ({ page, server }) => {
  await page.goto(`${server.origin}/twice.html`);
  await page.evaluate((puzzle) => {
    const made = document.createElement('jiugong-board');
    const constructed = new window.Jiugong!.JiugongBoard();
    made.puzzle = puzzle;
    made.controls = true;
    constructed.setAttribute('puzzle', puzzle);
    document.body.innerHTML = '<section></section><article></article>';
    document.querySelector('section')!.append(made, constructed);
  }, FIRST);
  const [made, constructed] = [
    page.locator('section > *').first(),
    page.locator('section > *').last(),
  ];
  await made.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  await page.evaluate(() => {
    document.querySelector('article')!.append(document.querySelector('section')!.firstChild!);
  });
  const moved = page.locator('article > jiugong-board');
  await expect(moved).toHaveJSProperty('value', `534${FIRST.slice(3)}`);
  await moved.evaluate((board: JiugongBoard) => board.undo());
  await expect(moved).toHaveJSProperty('value', FIRST);
  await moved.getByRole('button', { name: texts.actions.solve }).click();
  await expect(moved).toHaveJSProperty('value', FIRST_SOLVED);
  await expect(constructed).toHaveJSProperty('puzzle', FIRST);
  await page.evaluate(() => {
    const copy = document.querySelector('section > jiugong-board')!.cloneNode(true);
    document.querySelector('section')!.replaceChildren(copy);
  });
  await expect(page.locator('section > jiugong-board')).toHaveJSProperty('puzzle', FIRST);
});

/** Counts the workers that a page creates. */
async function countWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { workers: 0 };
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        ++counted.workers;
      }
    };
    Object.assign(window, { counted });
  });
}

test('twelve boards share one engine', async ({ page, server }) => {
  await countWorkers(page);
  await page.goto(`${server.origin}/twice.html`);
  const seen = await page.evaluate(async (puzzle) => {
    const boards = Array.from({ length: 12 }, () => {
      const board = document.createElement('jiugong-board');
      board.puzzle = puzzle;
      document.body.append(board);
      return board;
    });
    const statuses = await Promise.all(boards.map((board) => board.solve()));
    const { counted } = window as unknown as { counted: { workers: number } };
    return { statuses, values: boards.map((board) => board.value), ...counted };
  }, FIRST);
  expect(seen).toEqual({
    statuses: Array(12).fill('unique'),
    values: Array(12).fill(FIRST_SOLVED),
    workers: 1,
  });
});

/** Markup whose names hide properties of the document and globals. */
const HIDING = `
  <img name="currentScript" src="https://other.test/x.png" alt="">
  <form id="head"></form><form name="baseURI"></form><img name="Jiugong" src="data:," alt="">
  <form id="JiugongModules"><input name="teach"></form>
  <iframe name="JiugongScripts" title="" src="host.html"></iframe>`;

test(
  'names in a page’s markup hide nothing that a board needs',
  { tag: '@gate' },
  async ({ page, server }) => {
    const asked: string[] = [];
    await page.route('https://other.test/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' });
    });
    await page.route('**/plain.html', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script.*script>/, `${HIDING}$&`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${server.origin}/plain.html`);
    const board = page.locator('jiugong-board');
    expect(await board.evaluate((element: JiugongBoard) => element.hint())).toBe('where');
    expect(await page.evaluate(async () => (await window.Jiugong!.load()).thread)).toBe('worker');
    expect(asked).toEqual(['/x.png']);
  },
);

/**
 * Records who handles each key: the board prevents its default, and so does the page after that.
 */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taken: string[] = [];
    addEventListener('keydown', (event) => {
      taken.push(`${event.key} ${event.defaultPrevented ? 'board' : 'page'}`);
      event.preventDefault();
    });
    Object.assign(window, { taken });
  });

const takenKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { taken: string[] }).taken);

test(
  'the page gets all keys that the focused board does not use',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.goto(`${server.origin}/plain.html`);
    await page.getByRole('gridcell').nth(2).click();
    await watchKeys(page);
    const presses = ['4', 'ArrowDown', 'j', 'Escape', 'Tab', 'F3', 'Enter', '/', 'Alt+ArrowLeft'];
    for (const key of [...presses, 'Control+f', 'PageDown']) await page.keyboard.press(key);
    const taken = await takenKeys(page);
    expect(taken.filter((entry) => !/^(Alt|Control) /.test(entry))).toEqual([
      '4 board',
      'ArrowDown board',
      'j page',
      'Escape page',
      'Tab page',
      'F3 page',
      'Enter page',
      // (Else Firefox would search as one types.)
      '/ board',
      'ArrowLeft page',
      'f page',
      'PageDown page',
    ]);
    await page.mouse.click(700, 500);
    await page.keyboard.press('5');
    await page.keyboard.press('ArrowDown');
    expect((await takenKeys(page)).slice(-2)).toEqual(['5 page', 'ArrowDown page']);
  },
);

test('a read-only board handles only the keys for moving in it', async ({ page, server }) => {
  await page.goto(`${server.origin}/blog.html`);
  await page.locator('#wednesday').getByRole('gridcell').nth(2).click();
  await watchKeys(page);
  const presses = ['ArrowDown', 'Home', '4', 'Space', 'Delete', 'm', 'Control+z'];
  for (const key of presses) await page.keyboard.press(key);
  const taken = await takenKeys(page);
  expect(taken.filter((entry) => !entry.startsWith('Control '))).toEqual([
    'ArrowDown board',
    'Home board',
    '4 page',
    '  page',
    'Delete page',
    'm page',
    'z page',
  ]);
});

/** Opens plain.html without its own styles, under a policy sent by the server. */
async function openUnder(page: Page, origin: string, policy: string): Promise<void> {
  await page.route('**/plain.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' style="width: 400px"', '');
    await route.fulfill({ response, body, headers: { 'content-security-policy': policy } });
  });
  await page.goto(`${origin}/plain.html`);
}

test(
  'a page with a strict policy needs two directives',
  { tag: '@gate' },
  async ({ page, server }) => {
    await countWorkers(page);
    const policy = "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'";
    await openUnder(page, server.origin, `${policy}; worker-src blob:`);
    await page.getByRole('button', { name: texts.actions.solve }).click();
    const board = page.locator('jiugong-board');
    await expect(board).toHaveJSProperty('value', FIRST_SOLVED);
    await expect(page.getByRole('grid')).toHaveCSS('border-top-width', '2px');
    expect(await page.evaluate(() => (window as unknown as { counted: object }).counted)).toEqual({
      workers: 1,
    });
  },
);

const TRUSTED =
  "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'; \
worker-src blob:; require-trusted-types-for 'script'; trusted-types lit-html";

test(
  'a page that demands trusted types names two policies',
  { tag: '@gate' },
  async ({ page, server }) => {
    await openUnder(page, server.origin, `${TRUSTED} jiugong`);
    const board = page.locator('jiugong-board');
    expect(await board.evaluate((element: JiugongBoard) => element.hint())).toBe('where');
    expect(await page.evaluate(async () => (await window.Jiugong!.load()).thread)).toBe('worker');
  },
);

test.describe('under trusted types without the policy', () => {
  test.use({ allowedErrors: /./ });

  test('the error of a script that is needed names it', async ({ page, server }) => {
    await openUnder(page, server.origin, TRUSTED);
    const message = await page.evaluate(async (puzzle) => {
      const engine = await window.Jiugong!.load();
      return engine.rate(puzzle).catch((error: Error) => error.message);
    }, FIRST);
    expect(message).toBe(
      "jiugong-teach.js cannot be loaded: the page's Content-Security-Policy lacks jiugong in trusted-types",
    );
  });
});

test.describe('under a policy without Blob workers', () => {
  test.use({
    allowedErrors: /Creating a worker from|blocked a worker script|forbidden by worker-src/,
  });

  test('a board runs on the main thread', async ({ page, server }) => {
    const policy = "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'";
    await openUnder(page, server.origin, policy);
    await page.getByRole('button', { name: texts.actions.solve }).click();
    await expect(page.locator('jiugong-board')).toHaveJSProperty('value', FIRST_SOLVED);
    expect(await page.evaluate(async () => (await window.Jiugong!.load()).thread)).toBe('main');
  });
});

test('the module defines the element and shares its engine', async ({ page, server }) => {
  await countWorkers(page);
  await page.goto(`${server.origin}/module.html`);
  const seen = await page.evaluate(async () => {
    const { solved, counted } = window as unknown as {
      solved: Promise<string[]>;
      counted: { workers: number };
    };
    return { statuses: await solved, ...counted };
  });
  expect(seen).toEqual({ statuses: ['unique', 'unique'], workers: 1 });
});
