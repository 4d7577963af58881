/** The layout: controls do not move, and important parts are visible. */
import type { Locator, Page } from '@playwright/test';
import { techniqueName } from '../../hints/hints';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton, menuItem, pasteField } from './menus';
import { BLANK, CLASHING, FIRST, FIRST_SOLVED, IMPOSSIBLE, TWO_WAYS } from './puzzles';
import { resize } from './resize';
import { leapToLook } from './settings';
import { ShareDialog } from './share-dialog';
import { SudokuPage } from './sudoku-page';

const sizes: readonly [width: number, height: number][] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 600],
  [1440, 900],
];

/** The positions of all controls on the page. */
const places = ({ page }: SudokuPage): Promise<object> =>
  page.evaluate(() => {
    const pressed = document.querySelectorAll('#sidebar .side button:not([role]), summary');
    const entries = Array.from(pressed, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join();
    });
    return { entries };
  });

test('no control moves because of a short answer, in windows of any size', async ({ sudoku }) => {
  const { page } = sudoku;
  const placesBySize = async (): Promise<object> => {
    const all: Record<string, object> = {};
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      all[`${width} x ${height}`] = await places(sudoku);
    }
    return all;
  };
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await sudoku.press(texts.actions.undo);
  const before = await placesBySize();
  const { check, solve } = texts.actions;
  for (const [press, said] of [
    [check, texts.status.nothingToCheck],
    [solve, texts.status.unique],
  ] as const) {
    await sudoku.press(press);
    await expect(sudoku.status).toContainText(said);
    expect(await placesBySize()).toEqual(before);
  }
});

/** Many digits of its last row clash. */
const MANY_CLASHES = `${CLASHING.slice(0, 72)}99...99.9`;

test('why there is no solution moves no control on a small phone', async ({ sudoku }) => {
  const { page } = sudoku;
  await resize(page, 360, 640);
  for (const puzzle of [IMPOSSIBLE, MANY_CLASHES]) {
    await sudoku.paste(puzzle);
    await sudoku.expectPuzzle(puzzle);
    const before = await places(sudoku);
    await sudoku.solve();
    await expect(sudoku.status).toContainText(texts.status.none);
    expect(await places(sudoku)).toEqual(before);
  }
});

/** What of a message is cut, and what it covers: the board above it, or keys and actions below. */
const cutOrCovering = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const said = document.querySelector('main:not([hidden]) .outcome')!;
    // (The card of a win rises into its place.)
    const motions = said.getAnimations({ subtree: true });
    await Promise.allSettled(motions.map(({ finished }) => finished));
    const box = said.getBoundingClientRect();
    const cut = [said, ...said.querySelectorAll<HTMLElement>('.status, .status p, button')]
      .filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
      )
      .filter((part) => getComputedStyle(part).display !== 'inline')
      // A long hint scrolls in its card, from its beginning.
      .filter((part) => !part.matches('.hinting') || part.scrollTop > 0)
      .map((part) => `cut: ${part.textContent?.trim()}`);
    const others = document.querySelectorAll('main:not([hidden]) :is(.board, .entry, .actions)');
    const covered = [...others]
      .filter((other) => other.checkVisibility())
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isBeside = right <= box.left + 1 || left >= box.right - 1;
        return !isBeside && bottom > box.top + 1 && top < box.bottom - 1;
      })
      .map((other) => `covered: ${other.className}`);
    return [...cut, ...covered];
  });

test('what is said is never cut, and covers nothing', { tag: '@gate' }, async ({ sudoku }) => {
  const { page, status } = sudoku;
  const windows = [...sizes, [360, 640]] as const;
  const expectWhole = async (said: string): Promise<void> => {
    await expect(status).toContainText(said);
    for (const [width, height] of windows) {
      await resize(page, width, height);
      expect(await cutOrCovering(page), `${said}, ${width} x ${height}`).toEqual([]);
    }
  };
  await expectWhole(texts.status.howTo);
  await sudoku.press(texts.actions.hint);
  await expectWhole('row 5, column 5');
  await sudoku.press(texts.actions.tell.how);
  await expectWhole(techniqueName('naked-single', 'en'));
  await sudoku.press(texts.actions.tell.what);
  await expectWhole('r5c5');
  await sudoku.paste(`${TWO_WAYS}\n${FIRST}\n${FIRST.slice(2)}`);
  await expectWhole('2 puzzles read. 1 puzzle could not be read.');
  await sudoku.solve();
  await expectWhole('two solutions');
  await sudoku.paste(MANY_CLASHES);
  await sudoku.expectPuzzle(MANY_CLASHES);
  await sudoku.solve();
  await expectWhole(texts.status.none);
  await sudoku.clear();
  await expectWhole(texts.page.start.how);
  await sudoku.paste(FIRST);
  await sudoku.expectPuzzle(FIRST);
  await sudoku.enterDigits(FIRST_SOLVED);
  await expectWhole(texts.status.complete);
});

/** Returns what of a panel's board, status, keys and actions is not wholly in the window. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts =
      'jiugong-board, .outcome, .entry :is(label, button, select), .actions button:not([role])';
    return [...document.querySelectorAll<HTMLElement>(`header a, header button, ${parts}`)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isCut = element.matches('button, a') && element.scrollWidth > element.clientWidth + 1;
        return isCut || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map(({ tagName, className, textContent }) =>
        [tagName, className, textContent?.trim()].join(' '),
      );
  });

for (const [width, height] of [
  [360, 640],
  [375, 667],
  [412, 732],
] as const) {
  test.describe(`on a phone of ${width} x ${height}, upright`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('all that playing needs fits, in every language', async ({ sudoku, variants }) => {
      const { page } = sudoku;
      const expectAll = async (state: string): Promise<void> => {
        for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
          await leapToLook(page, language);
          expect.soft(await outOfSight(page), `${state}, ${language}`).toEqual([]);
        }
      };
      await expectAll('a puzzle');
      const board = (await sudoku.grid.boundingBox())!;
      expect(board.width).toBeGreaterThanOrEqual(width - 44);
      await sudoku.paste(TWO_WAYS);
      await sudoku.expectPuzzle(TWO_WAYS);
      await page.keyboard.press('Control+Enter');
      await expect(sudoku.status).toContainText('two solutions');
      await expectAll('two solutions');
      await sudoku.press(texts.actions.undo);
      await sudoku.toggleEditing();
      await expectAll('givens that are edited');
      await variants.open();
      await expectAll('a variant');
      await variants.choose('killer', true);
      for (const mode of ['givens', 'regions', 'cages', 'void', 'constraints'] as const) {
        await variants.mode(mode);
        await expectAll(`the mode ${mode}`);
      }
      for (const tool of ['sandwich', 'little-killer', 'quadruple'] as const) {
        await variants.view.locator('#tool').selectOption(tool);
        await expectAll(`the tool ${tool}`);
      }
    });

    test('the sum of a cage and its keys are in sight', async ({ variants }) => {
      await variants.open();
      await variants.choose('killer');
      await variants.touch([9, 1], [9, 3]);
      for (const digit of ['1', '7']) {
        await expect(variants.numberKey(digit)).toBeInViewport({ ratio: 1 });
        await variants.numberKey(digit).tap();
      }
      await variants.expectSign(9, 1, '17');
      await expect(variants.cell(9, 1)).toBeInViewport({ ratio: 1 });
      await expect(variants.button(texts.variants.tools.erase.cages)).toBeInViewport({ ratio: 1 });
      expect(await outOfSight(variants.page)).toEqual([]);
    });
  });
}

for (const [width, height] of [
  [320, 640],
  [390, 664],
] as const) {
  test.describe(`on a phone of ${width} x ${height}, upright`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('what is said of a puzzle is read without a scroll, in every language', async ({
      sudoku,
      variants,
    }) => {
      const { page } = sudoku;
      const expectWhole = async (status: Locator, state: string): Promise<void> => {
        for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
          await leapToLook(page, language);
          const hidden = await status.evaluate(
            ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
          );
          expect.soft(hidden, `${state}, ${language}`).toBe(0);
        }
      };
      await expectWhole(sudoku.status, 'a puzzle');
      await page.reload();
      await expectWhole(sudoku.status, 'a puzzle that was kept');
      await sudoku.choose(texts.page.puzzle.own);
      await sudoku.expectEditing(true);
      await expectWhole(sudoku.status, 'one to enter');
      for (const example of ['escargot', 'seventeen'] as const) {
        await sudoku.choose(texts.solve.examples.label);
        await sudoku.press(texts.solve.examples.names[example]);
        await expect(sudoku.status).toContainText(texts.solve.examples.names[example]);
        await expectWhole(sudoku.status, example);
      }
      await variants.open();
      for (const preset of ['killer', 'disjoint', '16x16'] as const) {
        await variants.choose(preset);
        await expectWhole(variants.status, `${preset}, empty`);
        await variants.press(texts.variants.presets.example);
        await expect(variants.status).not.toContainText(texts.shapes.puzzle(0, 0));
        await expectWhole(variants.status, `${preset}, its example`);
      }
    });
  });
}

test(
  'board, keys, actions and status are visible on arrival, and when the size changes',
  { tag: '@gate' },
  async ({ page, homeUrl }) => {
    const sudoku = new SudokuPage(page);
    const whole = { ratio: 1 };
    const { check, undo, solve } = texts.actions;
    const { digit, erase } = texts.keypad;
    const windows = [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const;
    const expectVisible = async (): Promise<void> => {
      await expect(sudoku.grid).toBeInViewport(whole);
      await expect(page.getByText(texts.status.howTo)).toBeInViewport(whole);
      for (const name of [digit(1), erase, check, undo, solve, texts.page.more]) {
        await expect(sudoku.button(name)).toBeInViewport(whole);
      }
    };
    for (const [width, height] of windows) {
      await test.step(`opened at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(homeUrl);
        await expectVisible();
      });
    }
    for (const [width, height] of windows) {
      await test.step(`changed to ${width} x ${height}`, async () => {
        await resize(page, width, height);
        await expectVisible();
      });
    }
  },
);

const hasWholeLines = (element: HTMLElement): boolean => {
  const line = parseFloat(getComputedStyle(element).lineHeight);
  const hidden = element.clientHeight % line;
  // The last pixels of a line are below its letters.
  return hidden < 4 || line - hidden < 4;
};

const phones = [
  [320, 568],
  [360, 740],
  [640, 360],
  [740, 360],
  [844, 390],
] as const;

test('the status and a choice of solutions are beside the board on a phone', async ({ sudoku }) => {
  const { page, grid, status } = sudoku;
  const onEach = async (check: (width: number, height: number) => Promise<void>): Promise<void> => {
    for (const [width, height] of phones) {
      await test.step(`at ${width} x ${height}`, async () => {
        await resize(page, width, height);
        await check(width, height);
      });
    }
  };
  await sudoku.paste(`${TWO_WAYS}\n${FIRST}\n${FIRST.slice(2)}`);
  await expect(status).toContainText('2 puzzles read. 1 puzzle could not be read.');
  await onEach(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(status).toBeInViewport({ ratio: 1 });
    expect(await status.evaluate(hasWholeLines)).toBe(true);
  });
  await sudoku.paste(`55${BLANK.slice(2)}`);
  await expect(status).toContainText('1 clash on the board.');
  await onEach(() => expect(status.locator('.headline')).toBeInViewport({ ratio: 1 }));
  await sudoku.paste(TWO_WAYS);
  await sudoku.expectPuzzle(TWO_WAYS);
  await sudoku.solve();
  await expect(status).toContainText('two solutions');
  await onEach(async (width, height) => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText(texts.views.second, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(status.locator('.headline')).toBeInViewport({ ratio: 1 });
    const [board, choice] = await Promise.all([
      grid.boundingBox(),
      page.getByRole('group', { name: texts.views.label }).boundingBox(),
    ]);
    // All three are side by side; upright they are below what is said.
    expect(choice!.height).toBeLessThan(60);
    if (width < height) expect(choice!.y).toBeGreaterThan(board!.y + board!.height);
  });
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('variants show the status above the keys', { tag: '@gate' }, async ({ variants }) => {
    await variants.open();
    await variants.choose('killer', true);
    await variants.solve();
    await expect(variants.status).toContainText('One solution');
    await variants.page.evaluate(() => scrollTo(0, 0));
    await expect(variants.status).toBeInViewport({ ratio: 1 });
    expect(await variants.status.evaluate((element) => element.clientHeight)).toBeLessThan(60);
  });
});

test.describe('on a phone, below the controls', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no space is left empty', async ({ sudoku }) => {
    const [last, next] = await Promise.all([
      sudoku.button(texts.actions.check).boundingBox(),
      sudoku.page.locator('#kept').boundingBox(),
    ]);
    expect(next!.y - last!.y - last!.height).toBeLessThan(20);
  });
});

test('a dialog shows its buttons down to its edge, and its messages move none', async ({
  sudoku,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const share = new ShareDialog(sudoku);
  const copy = share.button(texts.shareDialog.link.copy);
  for (const height of [568, 740, 1000]) {
    await test.step(`in ${height} pixels`, async () => {
      await resize(sudoku.page, 360, height);
      await share.open();
      await share.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
      await expect(share.said).toBeEmpty();
      const before = await copy.boundingBox();
      await copy.click();
      await expect(share.said).toHaveText(texts.share.said.copied);
      expect(await copy.boundingBox()).toEqual(before);
      await share.button(texts.shareDialog.file.save.png).scrollIntoViewIfNeeded();
      await expect(share.said).toBeInViewport({ ratio: 1 });
      const covered = await share.dialog.evaluate((dialog) => {
        const { left, bottom, width } = dialog.getBoundingClientRect();
        const lowest = document.elementFromPoint(left + width / 2, bottom - 4);
        return lowest?.closest('.said, .head') !== null;
      });
      expect(covered).toBe(false);
      await share.button(texts.share.close).click();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('buttons fit text of twice the size', async ({ sudoku }) => {
    const { page } = sudoku;
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await sudoku.clear();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const button of await page.getByRole('button').all()) {
      const [wanted, given] = await button.evaluate((element) => [
        element.scrollWidth,
        element.clientWidth,
      ]);
      expect(wanted, (await button.textContent()) ?? '').toBeLessThanOrEqual(given!);
    }
    await sudoku.startAgain();
    await sudoku.toggleEditing();
    const icon = page.getByRole('button', { name: texts.keypad.erase }).locator('svg');
    expect((await icon.boundingBox())?.width).toBeGreaterThan(40);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a line of 81 characters fits the field to paste', async ({ sudoku }) => {
    await sudoku.openText();
    const field = pasteField(sudoku.page);
    await field.fill(FIRST);
    const [wanted, given] = await field.evaluate((area) => [area.scrollWidth, area.clientWidth]);
    expect(wanted).toBe(given);
  });
});

test('states differ in forced colours', { tag: '@gate' }, async ({ page, homeUrl, server }) => {
  const look = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, color, borderTopWidth, borderTopStyle } =
          getComputedStyle(element);
        return { backgroundColor, color, borderTopWidth, borderTopStyle };
      });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(homeUrl);
  const sudoku = new SudokuPage(page);
  const { check, solve, undo, clear } = texts.actions;
  const { more } = texts.page;
  const plain = await look(check);
  await menuButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect((await look(more)).borderTopWidth).not.toBe(plain.borderTopWidth);
  await menuItem(page, texts.page.puzzle.edit).click();
  await sudoku.expectEditing(true);
  expect((await look(texts.page.start.label)).backgroundColor).not.toBe(plain.backgroundColor);
  const bar = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await bar(panelName('rotate'))).not.toBe(await bar(panelName('solve')));
  expect((await look(undo)).color).not.toBe(plain.color);
  expect((await look(undo)).borderTopStyle).not.toBe(plain.borderTopStyle);
  await page.goto(`${server.origin}/blog.html`);
  expect((await look(solve)).backgroundColor).not.toBe((await look(clear)).backgroundColor);
});

test('own digits and the solver’s differ in more than their colour', async ({ sudoku }) => {
  const sizeOf = (column: number): Promise<number> =>
    sudoku.cell(1, column).evaluate((cell) => parseFloat(getComputedStyle(cell).fontSize));
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await sudoku.solve();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/^6 solved/);
  expect(await sizeOf(4)).toBeLessThan(0.9 * (await sizeOf(3)));
});

test('the key of a finished digit does not look disabled', async ({ sudoku }) => {
  await sudoku.solve();
  const done = sudoku.page.getByRole('button', { name: texts.keypad.done(5, 9) });
  const background = (name: string) =>
    sudoku.button(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(done).toHaveCSS('background-color', await background(texts.actions.hint));
  await expect(done).toHaveCSS('border-top-style', 'solid');
});

for (const [width, height] of [sizes[1]!, sizes[5]!]) {
  test.describe(`a first visit at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const panel of ['solve', 'rotate', 'variants', 'batch', 'help']) {
      test(`nothing in sight moves while ${panel} loads`, async ({ page, homeUrl }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          const observer = new PerformanceObserver((list) => {
            for (const shift of list.getEntries() as (PerformanceEntry & {
              readonly value: number;
              readonly sources: readonly { readonly node: Node | null }[];
            })[]) {
              const moved = shift.sources.map(({ node }) => node?.nodeName);
              shifts.push(`${moved.join()} ${shift.value}`);
            }
          });
          observer.observe({ type: 'layout-shift', buffered: true });
        });
        // The page is shown before its parts are there.
        await page.route(/\/app-[a-z]+-\w+\.js/, async (route) => {
          await page.waitForFunction(() =>
            performance.getEntriesByName('first-contentful-paint').some(Boolean),
          );
          await route.continue();
        });
        await page.goto(`${homeUrl}#${panel}`);
        await expect(page.locator(`#${panel}-view > :not(.part)`).first()).toBeVisible();
        const settled = page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await settled;
        expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([]);
      });
    }
  });
}
