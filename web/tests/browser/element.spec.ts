import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { labelAt, texts } from './english';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { expect, test } from './fixtures';
import { KILLER } from './killer';
import { BLANK, CLASHING, FIRST, FIRST_SOLVED, QUESTION_MARKS, TWO_WAYS, boardOf } from './puzzles';

test.beforeEach(({ page, server }) => page.goto(`${server.origin}/blog.html`));

test('several boards work on a page with one script', { tag: '@gate' }, async ({ page }) => {
  const monday = page.locator('#monday');
  const tuesday = page.locator('#tuesday');
  await expect(page.getByRole('grid', { name: texts.board.label })).toHaveCount(3);
  await expect(page.locator('#wednesday')).toHaveJSProperty('puzzle', FIRST);
  await monday.getByRole('button', { name: texts.actions.solve }).click();
  await expect(monday).toHaveJSProperty('value', FIRST_SOLVED);
  await expect(monday.getByRole('status')).toContainText('One solution.');
  await expect(tuesday).toHaveJSProperty('value', BLANK);
  await tuesday.getByRole('gridcell').first().click();
  await tuesday.getByRole('button', { name: texts.keypad.digit(7) }).click();
  await expect(tuesday).toHaveJSProperty('value', `7${BLANK.slice(1)}`);
  await tuesday.getByRole('button', { name: texts.actions.clear }).click();
  await expect(tuesday).toHaveJSProperty('value', BLANK);
  await expect(tuesday.getByRole('gridcell').first()).toBeFocused();
});

test('on a phone the controls are large enough, and its actions are in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const board = page.locator('#monday');
  const button = (name: string): Locator => board.getByRole('button', { name, exact: true });
  for (const one of await board.getByRole('button').all()) {
    const { width, height, x } = (await one.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  const [first, last] = await Promise.all([
    button(texts.actions.solve).boundingBox(),
    button(texts.actions.reset).boundingBox(),
  ]);
  expect(last!.y - first!.y).toBeLessThan(60);
});

test('a new puzzle of the page removes the selection only if nothing has the focus', async ({
  page,
}) => {
  const board = page.locator('#monday');
  const set = (): Promise<void> =>
    board.evaluate((element: JiugongBoard, value) => {
      element.puzzle = value;
    }, TWO_WAYS);
  await board.getByRole('gridcell').nth(2).click();
  await set();
  await expect(board).toHaveJSProperty('selected', 2);
  await page.locator('#tuesday').getByRole('gridcell').first().click();
  await set();
  await expect(board).toHaveJSProperty('selected', null);
});

test('a board handles only keys meant for it', { tag: '@gate' }, async ({ page }) => {
  await page.keyboard.press('5');
  await expect(page.locator('#tuesday')).toHaveJSProperty('value', BLANK);
  const readOnly = page.locator('#wednesday');
  await expect(readOnly).toHaveJSProperty('puzzle', FIRST);
  await readOnly.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  await expect(readOnly).toHaveJSProperty('value', FIRST);
  await page.keyboard.press('ArrowDown');
  await expect(readOnly.getByRole('gridcell').nth(11)).toBeFocused();
});

test('filling the last cell correctly solves the board', async ({ page }) => {
  const board = page.locator('#monday');
  const solved = await board.evaluateHandle((element) => {
    const by = new Promise((resolve) =>
      element.addEventListener('jiugong-solved', (event) => resolve((event as CustomEvent).detail)),
    );
    return { by };
  });
  await board.evaluate(
    (element: JiugongBoard, value) => {
      element.value = value;
    },
    FIRST_SOLVED.replace('4', '.'),
  );
  await board.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  expect(await solved.evaluate(({ by }) => by)).toEqual({ by: 'person', value: FIRST_SOLVED });
  await expect(board.getByRole('status')).toContainText('Solved!');
});

/** Pastes with the focus inside an element; returns whether the board took the paste. */
const paste = (board: Locator, text: string): Promise<boolean> =>
  board.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    const target = element.shadowRoot?.activeElement ?? element;
    return !target.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);

test('a board takes a paste while it has the focus', { tag: '@gate' }, async ({ page }) => {
  const board = page.locator('#monday');
  const errors = await board.evaluateHandle((element) => {
    const codes: string[] = [];
    element.addEventListener('jiugong-error', (event) =>
      codes.push((event as CustomEvent).detail.error.code),
    );
    return codes;
  });
  await board.getByRole('gridcell').first().click();
  expect(await paste(board, `${boardOf(QUESTION_MARKS)}\n${FIRST}\n`)).toBe(true);
  await expect(board).toHaveJSProperty('puzzle', boardOf(QUESTION_MARKS));
  expect(await paste(board, 'hello')).toBe(true);
  await expect(board.getByRole('status')).toContainText('The board is unchanged.');
  await expect(board).toHaveJSProperty('puzzle', boardOf(QUESTION_MARKS));
  expect(await errors.jsonValue()).toEqual(['bad-character']);
  await board.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+z');
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  const readOnly = page.locator('#wednesday');
  await readOnly.getByRole('gridcell').first().click();
  expect(await paste(readOnly, CLASHING)).toBe(false);
  await expect(readOnly).toHaveJSProperty('puzzle', FIRST);
});

test('status messages move no button', async ({ page }) => {
  // High enough that nothing scrolls.
  await page.setViewportSize({ width: 1024, height: 2400 });
  const board = page.locator('#monday');
  const places = async (): Promise<unknown[]> => {
    const buttons = await board.getByRole('button').all();
    return Promise.all(buttons.map((button) => button.boundingBox()));
  };
  const before = await places();
  for (const [puzzle, said] of [
    [TWO_WAYS, 'two solutions'],
    [CLASHING, 'No solution'],
  ] as const) {
    await board.evaluate((element, text) => element.setAttribute('puzzle', text), puzzle);
    await board.getByRole('button', { name: texts.actions.solve }).click();
    await expect(board.getByRole('status')).toContainText(said);
    expect(await places()).toEqual(before);
  }
});

test('the names of Hint, as it goes on, move no other button', async ({ page }) => {
  const board = page.locator('#monday');
  await board.evaluate((element) => element.setAttribute('hints', ''));
  const others = ['undo', 'redo', 'check', 'solve', 'clear', 'reset'] as const;
  const places = (): Promise<unknown> =>
    Promise.all(
      others.map((name) =>
        board.getByRole('button', { name: texts.actions[name], exact: true }).boundingBox(),
      ),
    );
  const { hint, tell, apply } = texts.actions;
  const names = [hint, tell.how, tell.what];
  for (const width of [320, 330, 360, 412]) {
    await page.setViewportSize({ width, height: 640 });
    // (First without, to end the hint of the last width.)
    for (const value of ['', FIRST])
      await board.evaluate((element: JiugongBoard, text) => (element.puzzle = text), value);
    const button = (name: string) => board.getByRole('button', { name, exact: true });
    await expect(button(hint)).toBeVisible();
    await board.evaluate((element) => element.scrollIntoView());
    const before = await places();
    expect(before).not.toContain(null);
    for (const [at, name] of names.entries()) {
      await button(name).evaluate((element: HTMLElement) => element.click());
      await expect(button(names[at + 1] ?? apply)).toBeVisible();
      expect(await places(), `${name}, ${width}`).toEqual(before);
    }
  }
});

test('a hint and the end are told in sight on a phone, and move no key', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const board = page.locator('#monday');
  await board.evaluate((element: JiugongBoard, value) => {
    element.play = '';
    element.puzzle = value;
    element.scrollIntoView();
  }, FIRST);
  const key = board.locator('[part=key]').first();
  const status = board.getByRole('status');
  const place = (await key.boundingBox())!;
  await board.getByRole('gridcell').nth(2).click();
  for (const said of ['row 5, column 5', 'Naked single', 'r5c5']) {
    await page.keyboard.press('h');
    await expect(status).toContainText(said);
    await expect(status).toBeInViewport({ ratio: 0.5 });
    expect(await key.boundingBox()).toEqual(place);
  }
  await board.evaluate(
    (element: JiugongBoard, value) => {
      element.value = value;
      element.selected = 2;
    },
    FIRST_SOLVED.replace(/^(..)./, '$1.'),
  );
  const last = FIRST_SOLVED[2]!;
  await board.getByRole('button', { name: texts.keypad.digit(last), exact: true }).click();
  await expect(status).toContainText('Solved!');
  await expect(status).toBeInViewport({ ratio: 1 });
  expect(await key.boundingBox()).toEqual(place);
});

test('controls have their own background on any page', async ({ page }) => {
  const controls = page.locator('#tuesday [part=controls]');
  await expect(controls).toHaveCSS('background-color', 'rgb(20, 19, 17)');
  await page.locator('#tuesday').evaluate((element) => {
    element.style.setProperty('--jiugong-sheet', 'rgb(1, 2, 3)');
  });
  await expect(controls).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('a key that is active has the colour of chosen cells, which a page may set', async ({
  page,
}) => {
  const board = page.locator('#monday');
  await board.evaluate((element) => {
    element.style.setProperty('--jiugong-chosen', 'rgb(1, 2, 3)');
    element.setAttribute('entry', 'digit');
  });
  const key = board.getByRole('button', { name: texts.keypad.digit('1'), exact: true });
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await expect(key).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('the rules of another puzzle are told in a fold, in the language of the board', async ({
  page,
}) => {
  const board = page.locator('#monday');
  const rules = board.locator('[part=rules]');
  await expect(board.getByRole('grid')).toBeVisible();
  await expect(rules).toHaveCount(0);
  // (Its script is not there yet: nothing is drawn of this one.)
  await board.evaluate((element, puzzle) => element.setAttribute('puzzle', puzzle), KILLER);
  await rules.getByText(texts.shapes.rulesTitle).click();
  await expect(rules.getByRole('listitem').last()).toHaveText(FIGURE_MESSAGES.en.ordinary.cages);
  await board.evaluate((element: JiugongBoard) => {
    element.puzzle = '4x4; rows; columns; thermometer r1c1 r1c2 r1c3';
    element.lang = 'zh-Hans';
  });
  await expect(rules.getByRole('listitem').last()).toHaveText(
    FIGURE_MESSAGES['zh-Hans'].rules.thermometer,
  );
});

test('including the script twice is harmless', async ({ page, server }) => {
  await page.goto(`${server.origin}/twice.html`);
  await page.getByRole('button', { name: texts.actions.solve }).click();
  await expect(page.getByRole('status')).toContainText('At least two solutions.');
});

test('a wrong digit in a cage is struck out, and not the sum above it', async ({ page }) => {
  const board = page.locator('#monday');
  await board.evaluate((element, puzzle) => element.setAttribute('puzzle', puzzle), KILLER);
  await expect(board).toHaveJSProperty('puzzle', KILLER);
  const cell = board.getByRole('gridcell', { name: labelAt(1, 2) });
  await cell.click();
  await page.keyboard.press('1');
  await board.getByRole('button', { name: texts.actions.check, exact: true }).click();
  await expect(cell).toHaveAccessibleName(new RegExp(`^1 yours, ${texts.board.wrong}, row`));
  await expect(cell.locator('[part=digit]')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(cell.locator('.sum')).toHaveCSS('text-decoration-line', 'none');
});

test('a link opens the puzzle in the page, of any shape and beside this one', async ({
  page,
  server,
}) => {
  const board = page.locator('#monday');
  const open = async (): Promise<Page> => {
    const opened = page.context().waitForEvent('page');
    await board.getByRole('link', { name: texts.actions.openPage }).click();
    return opened;
  };
  const puzzleIn = (opened: Page, panel: string): Promise<string> =>
    opened
      .locator(`#${panel}-view jiugong-board`)
      .evaluate((element: JiugongBoard) => element.puzzle);
  await board.evaluate((element: JiugongBoard, puzzle) => {
    element.site = '';
    element.puzzle = puzzle;
  }, TWO_WAYS);
  const solve = await open();
  await expect.poll(() => puzzleIn(solve, 'solve')).toBe(TWO_WAYS);
  await expect(solve).toHaveURL(`${server.origin}/#solve`);
  expect(await solve.evaluate(() => opener)).toBeNull();
  await board.evaluate((element: JiugongBoard, puzzle) => (element.puzzle = puzzle), KILLER);
  await expect(board.getByRole('grid')).toHaveAccessibleName(texts.shapes.label(6, 6));
  const variants = await open();
  await expect(variants.getByRole('main')).toHaveAttribute('id', 'variants-view');
  await expect.poll(() => puzzleIn(variants, 'variants')).toContain('cage');
});
