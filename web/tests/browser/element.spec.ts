import type { Locator } from '@playwright/test';
import type { ClassicSnapshot } from '../../board/element';
import type { JiugongBoard } from '../../board/jiugong-board';
import { labelAt, texts } from './english';
import { expect, test } from './fixtures';
import { KILLER, KILLER_SOLVED } from './killer';
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

test('undo restores cleared cells, and touch can undo every step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const board = page.locator('#monday');
  const button = (name: string): Locator => board.getByRole('button', { name, exact: true });
  await board.evaluate((element: JiugongBoard) => element.clear());
  await button(texts.keypad.digit(7)).click();
  await expect(board).toHaveJSProperty('puzzle', `7${BLANK.slice(1)}`);
  await button(texts.actions.reset).click();
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  await expect(board).toHaveJSProperty('editing', false);
  await button(texts.actions.undo).click();
  await expect(board).toHaveJSProperty('puzzle', `7${BLANK.slice(1)}`);
  await button(texts.actions.redo).click();
  await expect(button(texts.actions.redo)).toHaveAttribute('aria-disabled', 'true');
  await board.getByRole('gridcell').nth(2).click();
  await button(texts.keypad.digit(1)).click();
  await button(texts.actions.check).click();
  await expect(board.getByRole('status')).toContainText('1 digit is wrong');
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

for (const how of ['attribute', 'property'] as const) {
  test(`a reader cannot lose a puzzle that the page sets by ${how}`, async ({ page }) => {
    const board = page.locator('#monday');
    const puzzle = boardOf(QUESTION_MARKS);
    const button = (name: string): Locator => board.getByRole('button', { name, exact: true });
    const set = (text: string): Promise<void> =>
      board.evaluate(
        (element: JiugongBoard, [name, value]) => {
          if (name === 'attribute') element.setAttribute('puzzle', value);
          else element.puzzle = value;
        },
        [how, text] as const,
      );
    await board.getByRole('gridcell').nth(2).click();
    await page.keyboard.press('4');
    // The engine has to read the nine lines.
    for (const text of [puzzle, QUESTION_MARKS]) {
      await set(text);
      await expect(board).toHaveJSProperty('value', puzzle);
      await expect(button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
      expect(await board.evaluate((element: JiugongBoard) => element.canUndo)).toBe(false);
      await board.getByRole('gridcell').nth(2).click();
      await page.keyboard.press('4');
      await board.getByRole('gridcell').nth(3).click();
      await page.keyboard.press('Shift+Digit9');
      await button(texts.actions.clear).click();
      await expect(board).toHaveJSProperty('value', puzzle);
      await expect(board).toHaveJSProperty('editing', false);
      await expect(board.getByRole('gridcell').nth(3)).toHaveAccessibleName(/empty, row/);
      // What Clear has cleared is the reader's, and comes back.
      await button(texts.actions.undo).click();
      await expect(board.getByRole('gridcell').nth(2)).toHaveAccessibleName(/^4 yours/);
      await expect(board.getByRole('gridcell').nth(3)).toHaveAccessibleName(/corner 9, row/);
    }
    await board.getByRole('gridcell').first().click();
    await paste(board, FIRST);
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await button(texts.actions.clear).click();
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await button(texts.actions.reset).click();
    await expect(board).toHaveJSProperty('puzzle', puzzle);
  });
}

test(
  'a new puzzle of the page removes the selection only if nothing has the focus',
  { tag: '@gate' },
  async ({ page }) => {
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
  },
);

test('a board without a puzzle keeps the reader’s own puzzle', async ({ page }) => {
  const board = page.locator('#tuesday');
  await board.getByRole('button', { name: texts.actions.clear }).click();
  await page.keyboard.press('7');
  await board.getByRole('button', { name: texts.actions.reset }).click();
  await expect(board).toHaveJSProperty('puzzle', `7${BLANK.slice(1)}`);
});

test('reports restored work only if there was any', async ({ page }) => {
  for (const [id, isSaid] of [
    ['#monday', true],
    ['#tuesday', false],
  ] as const) {
    const status = page.locator(id).getByRole('status');
    await page.locator(id).evaluate((element) => element.setAttribute('puzzle', 'nonsense'));
    await expect(status).toContainText('That text is not a puzzle.');
    expect(await status.textContent()).toContain('Line 1, column');
    if (isSaid) await expect(status).toContainText('The board is unchanged.');
    else await expect(status).not.toContainText('The board is unchanged');
  }
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

test('methods, value and events', { tag: '@gate' }, async ({ page }) => {
  const seen = await page.evaluate(async (solved) => {
    const board = document.querySelector<JiugongBoard>('#monday')!;
    const events: string[] = [];
    for (const name of ['jiugong-input', 'jiugong-solved', 'jiugong-error']) {
      document.addEventListener(name, (event) => {
        const { by, error } = (event as CustomEvent).detail;
        events.push([event.type, by, error?.code].filter(Boolean).join(' '));
      });
    }
    const results: unknown[] = [];
    board.value = solved;
    results.push(await board.check(), board.value === solved);
    board.reset();
    results.push(await board.check(), await board.solve());
    board.undo();
    results.push(board.value === board.puzzle);
    board.redo();
    board.clear();
    board.undo();
    results.push(board.value === solved);
    try {
      board.value = 'nonsense';
    } catch (error) {
      results.push((error as { code: string }).code);
    }
    board.puzzle = 'nonsense';
    await new Promise((resolve) => board.addEventListener('jiugong-error', resolve));
    return { events, results };
  }, FIRST_SOLVED);
  expect(seen.results).toEqual([true, true, null, 'unique', true, true, 'bad-argument']);
  expect(seen.events).toEqual([
    'jiugong-input',
    'jiugong-solved engine',
    'jiugong-input',
    'jiugong-input',
    'jiugong-error bad-character',
  ]);
});

test('filling the last cell correctly solves the board', { tag: '@gate' }, async ({ page }) => {
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

test('only a filled board counts as solved', async ({ page }) => {
  const seen = await page.locator('#monday').evaluate(async (element: JiugongBoard, several) => {
    const events: string[] = [];
    element.addEventListener('jiugong-solved', (event) => {
      events.push((event as CustomEvent).detail.value);
    });
    element.puzzle = several;
    const status = await element.solve();
    element.view = 'first';
    return { status, events };
  }, TWO_WAYS);
  expect(seen).toEqual({ status: 'multiple', events: [] });
});

test('removing the puzzle leaves an empty board', async ({ page }) => {
  const board = page.locator('#monday');
  const put = (puzzle: string | null) =>
    board.evaluate((element: JiugongBoard, text) => {
      element.puzzle = text;
    }, puzzle);
  await put(null);
  await expect(board).toHaveJSProperty('puzzle', BLANK);
  await put(FIRST);
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  await board.evaluate((element) => element.removeAttribute('puzzle'));
  await expect(board).toHaveJSProperty('puzzle', BLANK);
});

test('a script selects a cell and types into it', async ({ page }) => {
  const seen = await page.locator('#tuesday').evaluate((element: JiugongBoard) => {
    element.selected = 80;
    element.enter(7);
    const { value } = element;
    const codes = [81, -1, 1.5, NaN, '4', undefined].map((wrong) => {
      try {
        element.selected = wrong as number;
      } catch (error) {
        return (error as { code: string }).code;
      }
      return null;
    });
    const kept = element.selected;
    element.selected = null;
    return { value, codes: [...new Set(codes)], kept, last: element.selected };
  });
  expect(seen).toEqual({
    value: `${BLANK.slice(1)}7`,
    codes: ['bad-argument'],
    kept: 80,
    last: null,
  });
});

test('a script reads a snapshot and restores it in one step; invalid ones are rejected', async ({
  page,
}) => {
  const seen = await page.locator('#monday').evaluate((element: JiugongBoard) => {
    element.selection = [2, 3];
    element.mode = 'corner';
    element.enter(7);
    element.enter(4, 'digit');
    const kept = JSON.parse(JSON.stringify(element.snapshot)) as ClassicSnapshot;
    element.clear();
    element.snapshot = kept;
    const same = JSON.stringify(element.snapshot) === JSON.stringify(kept);
    element.undo();
    const cleared = element.value;
    element.restore(kept);
    const attempts: readonly (() => void)[] = [
      () => (element.snapshot = { ...kept, own: 'nonsense' }),
      () => (element.selection = [81]),
      () => (element.mode = 'nonsense' as 'digit'),
      () => (element.view = 'nonsense' as 'both'),
      () => (element.puzzle = Array(81).fill(0) as unknown as string),
      () => element.enter(10),
      () => element.enter('5' as unknown as number),
      () => element.enter(5, 'nonsense' as 'digit'),
    ];
    element.selected = 5;
    const codes = attempts.map((attempt) => {
      try {
        attempt();
      } catch (error) {
        return (error as { code: string }).code;
      }
      return null;
    });
    const unchanged = JSON.stringify(element.snapshot) === JSON.stringify(kept);
    return { unchanged, same, cleared, canUndo: element.canUndo, codes, kept };
  });
  expect(seen.same).toBe(true);
  expect(seen.cleared).toBe(BLANK);
  expect(seen.canUndo).toBe(false);
  expect(seen.codes).toEqual(Array(8).fill('bad-argument'));
  expect(seen.unchanged).toBe(true);
  expect(seen.kept.own.slice(0, 4)).toBe('..44');
  expect(seen.kept.corner.slice(0, 4)).toEqual([0, 0, 64, 64]);
});

test('pencil marks keep ruled out digits if the page sets so', async ({ page }) => {
  const board = page.locator('#tuesday');
  const candidatesAfter = (keep: boolean) =>
    board.evaluate((element: JiugongBoard, on) => {
      element.toggleAttribute('keep-marks', on);
      element.reset();
      element.selected = 1;
      element.enter(7, 'candidates');
      element.selected = 0;
      element.enter(7, 'digit');
      return element.snapshot.candidates[1];
    }, keep);
  expect(await candidatesAfter(true)).toBe(64);
  expect(await candidatesAfter(false)).toBe(0);
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

test('a board takes a paste of a puzzle with rules', async ({ page }) => {
  const board = page.locator('#monday');
  await board.getByRole('gridcell').first().click();
  const text = '9x9; rows; columns; boxes 3x3; thermometer r1c1 r1c2';
  await paste(board, text);
  await expect(board).toHaveJSProperty('puzzle', text);
});

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

test('reports an unreadable puzzle without controls, too', async ({ page }) => {
  const board = page.locator('#wednesday');
  await expect(board.getByRole('status')).toHaveCount(0);
  await board.evaluate((element) => element.setAttribute('puzzle', 'nonsense'));
  await expect(board.getByRole('status')).toContainText(
    'That text is not a puzzle. Line 1, column',
  );
  await board.evaluate((element: JiugongBoard, puzzle) => {
    element.puzzle = puzzle;
  }, FIRST);
  await expect(board.getByRole('status')).toHaveCount(0);
});

test('controls have their own background on any page', async ({ page }) => {
  const controls = page.locator('#tuesday [part=controls]');
  await expect(controls).toHaveCSS('background-color', 'rgb(29, 28, 25)');
  await page.locator('#tuesday').evaluate((element) => {
    element.style.setProperty('--jiugong-sheet', 'rgb(1, 2, 3)');
  });
  await expect(controls).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('including the script twice is harmless', async ({ page, server }) => {
  await page.goto(`${server.origin}/twice.html`);
  await page.getByRole('button', { name: texts.actions.solve }).click();
  await expect(page.getByRole('status')).toContainText('At least two solutions.');
});

test('a late answer is not applied to another puzzle', { tag: '@gate' }, async ({ page }) => {
  const seen = await page.evaluate(async (blank) => {
    const board = document.querySelector<JiugongBoard>('#monday')!;
    const results: unknown[] = [];
    const first = board.solve();
    board.puzzle = `9${blank.slice(1)}`;
    results.push(await first, board.value);
    const second = board.solve();
    board.remove();
    results.push(await second);
    return results;
  }, BLANK);
  expect(seen).toEqual([null, `9${BLANK.slice(1)}`, null]);
});

test('a killer is played, checked, solved and undone like any puzzle', async ({ page }) => {
  const board = page.locator('#monday');
  const status = board.getByRole('status');
  const button = (name: string): Locator => board.getByRole('button', { name, exact: true });
  const cell = (row: number, col: number): Locator =>
    board.getByRole('gridcell', { name: labelAt(row, col) });
  const blank = '.'.repeat(36);
  await board.evaluate((element: JiugongBoard, puzzle) => {
    element.addEventListener('jiugong-solved', ({ detail }) =>
      element.setAttribute('data-solved', `${detail.by} ${detail.value}`),
    );
    element.addEventListener('jiugong-input', ({ detail }) =>
      element.setAttribute('data-input', detail.value),
    );
    element.setAttribute('puzzle', puzzle);
  }, KILLER);
  await expect(board).toHaveJSProperty('puzzle', KILLER);
  await expect(board).toHaveJSProperty('value', blank);
  await expect(status).toContainText(texts.shapes.puzzle(0, 16));
  await expect(button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
  // A right digit, and a wrong one.
  await cell(1, 1).click();
  await page.keyboard.press('3');
  await cell(1, 2).click();
  await page.keyboard.press('1');
  await expect(board).toHaveAttribute('data-input', `31${blank.slice(2)}`);
  await button(texts.actions.check).click();
  await expect(status).toContainText(texts.status.someWrong(1, 'r1c2'));
  await expect(cell(1, 2)).toHaveAccessibleName(new RegExp(`^1 yours, ${texts.board.wrong}, row`));
  // The digit is struck out, and not the sum above it.
  const [sum, digit] = [cell(1, 2).locator('.sum'), cell(1, 2).locator('[part=digit]')];
  await expect(digit).toHaveCSS('text-decoration-line', 'line-through');
  await expect(sum).toHaveCSS('text-decoration-line', 'none');
  await button(texts.actions.solve).click();
  await expect(status).toContainText(texts.status.unique);
  await expect(board).toHaveJSProperty('value', KILLER_SOLVED);
  await expect(board).toHaveAttribute('data-solved', `engine ${KILLER_SOLVED}`);
  await expect(cell(1, 2)).toHaveAccessibleName(new RegExp(texts.board.corrected(1)));
  await button(texts.actions.undo).click();
  await expect(board).toHaveJSProperty('value', `31${blank.slice(2)}`);
  await button(texts.actions.clear).click();
  await expect(board).toHaveJSProperty('value', blank);
  await expect(board).toHaveJSProperty('puzzle', KILLER);
  // The last digit by hand.
  const almost = `${KILLER_SOLVED.slice(0, -1)}.`;
  await board.evaluate((element: JiugongBoard, value) => (element.value = value), almost);
  await cell(6, 6).click();
  await page.keyboard.press('1');
  await expect(status).toContainText(texts.status.complete);
  await expect(board).toHaveAttribute('data-solved', `person ${KILLER_SOLVED}`);
});

test(
  'a board of another shape is pasted, kept and asked about',
  { tag: '@gate' },
  async ({ page }) => {
    const board = page.locator('#monday');
    await board.getByRole('gridcell').first().click();
    await page.keyboard.press('1');
    expect(await paste(board, KILLER.replaceAll('; ', '\n'))).toBe(true);
    await expect(board).toHaveJSProperty('puzzle', KILLER);
    const seen = await board.evaluate(async (element: JiugongBoard) => {
      element.selected = 35;
      element.enter(6, 'corner');
      const kept = JSON.parse(JSON.stringify(element.snapshot)) as typeof element.snapshot;
      const attempts: readonly (() => void)[] = [
        () => (element.selected = 36),
        () => (element.selection = [36]),
        () => (element.value = '.'.repeat(81)),
        () => (element.snapshot = { ...kept, corner: [] }),
      ];
      const codes = attempts.map((attempt) => {
        try {
          attempt();
        } catch (error) {
          return `${(error as { code: string }).code} ${(error as Error).message}`;
        }
        return '';
      });
      element.selected = 1;
      await element.solveCells();
      const solved = element.value;
      const count = await element.count(10);
      element.reset();
      const puzzle = element.puzzle;
      element.restore(kept);
      const marks = element.snapshot.corner[35];
      return { codes, solved, count, puzzle, marks, canUndo: element.canUndo };
    });
    expect(seen.codes.map((code) => code.split(' ', 1)[0])).toEqual(Array(4).fill('bad-argument'));
    for (const code of seen.codes.slice(0, 2)) expect(code).toContain('from 0 to 35');
    expect(seen.codes[2]).toContain('36 cells, values from 1 to 6');
    expect(seen.solved).toBe(`.4${'.'.repeat(34)}`);
    expect(seen.count).toEqual({ count: 1, capped: false });
    // With controls it is the puzzle of the page.
    expect(seen.puzzle).toBe(FIRST);
    expect([seen.marks, seen.canUndo]).toEqual([32, false]);
  },
);

test('a puzzle of another shape that cannot be read is told like any', async ({ page }) => {
  const board = page.locator('#tuesday');
  await board.evaluate((element) => element.setAttribute('puzzle', '6x6; rows; boxen 2x3'));
  await expect(board.getByRole('status')).toContainText(texts.errors.notAPuzzle);
  await expect(board).toHaveJSProperty('value', BLANK);
});
