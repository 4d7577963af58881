/** The Variants panel: presets, drawing, typing, solving, counting, texts. */
import { enVariants } from '../../locales/variants/en';
import { expect, test } from './fixtures';

test(
  'Variants is one link away, has addresses, and solves an example',
  { tag: '@everywhere' },
  async ({ sudoku, variants }) => {
    const { page } = variants;
    await variants.open();
    await expect(sudoku.grid).toBeHidden();
    await expect(page).toHaveURL(/#variants$/);
    await variants.press('Solve');
    await expect(variants.status).toContainText('One solution.');
    await variants.choose('Windoku: four windows');
    await expect(page).toHaveURL(/#variants\/windoku$/);
    await page.reload();
    await expect(variants.status).toContainText('4 extra regions');
    await page.goto(page.url().replace('windoku', 'killer'));
    await variants.press('Example');
    await expect(variants.status).toContainText('31 cages.');
  },
);

test('presets of every kind have an example that is solved', async ({ variants }) => {
  await variants.open();
  for (const name of ['25x25', 'windoku', 'disjoint', 'jigsaw', 'toroidal', 'killer'] as const) {
    await variants.choose(enVariants.presets.names[name], true);
    await variants.press('Solve');
    await expect(variants.status, name).toContainText('One solution.');
    await expect(variants.grid.getByRole('gridcell', { name: /empty/ })).toHaveCount(0);
  }
});

test('what is seen in a cell is in its name, letters of regions included', async ({ variants }) => {
  await variants.open();
  for (const name of ['toroidal', 'killer'] as const) {
    await variants.choose(enVariants.presets.names[name], true);
    await variants.press('Solve');
    await expect(variants.status).toContainText('One solution.');
    const unnamed = await variants.grid.evaluate((grid) =>
      Array.from(grid.querySelectorAll('[role=gridcell]'), (cell) => {
        const words = cell.getAttribute('aria-label')!.split(/,? /);
        const signs = Array.from(cell.querySelectorAll<HTMLElement>('[data-sign]'));
        const seen = [cell.textContent!.trim(), ...signs.map((sign) => sign.dataset['sign']!)];
        return seen.filter((sign) => !words.includes(sign));
      }).flat(),
    );
    expect(unnamed, name).toEqual([]);
  }
});

test.describe('digits', () => {
  test.beforeEach(({ variants }) => variants.open());

  test('are typed, moved between with arrows, erased, undone and redone', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.choose('12 × 12');
    await variants.cell(1, 1).click();
    await keyboard.press('c');
    await keyboard.press('ArrowRight');
    await keyboard.press('7');
    await variants.expectCell(1, 1, 'box 1', 'given C');
    await variants.expectCell(1, 2, 'box 1', 'given 7');
    await expect(variants.cell(1, 2)).toBeFocused();
    await keyboard.press('d');
    await expect(variants.status).toContainText('No D here: the values are 1 to C.');
    await keyboard.press('Backspace');
    await variants.expectCell(1, 2, 'box 1', 'empty');
    await keyboard.press('Control+End');
    await expect(variants.cell(12, 12)).toBeFocused();
    await keyboard.press('Control+z');
    await variants.expectCell(1, 2, 'box 1', 'given 7');
    await variants.press('Undo');
    await variants.press('Undo');
    await variants.expectCell(1, 1, 'box 1', 'empty');
    for (let i = 0; i < 3; ++i) await variants.press('Redo');
    await variants.expectCell(1, 1, 'box 1', 'given C');
    await variants.expectCell(1, 2, 'box 1', 'empty');
    await variants.press('Clear digits');
    await variants.expectCell(1, 1, 'box 1', 'empty');
  });

  test('come from the keypad, which has each value', async ({ variants }) => {
    await variants.choose('16 × 16');
    await variants.press('Enter G');
    await expect(variants.status).toContainText('Pick a cell first.');
    await variants.cell(2, 5).click();
    await variants.press('Enter G');
    await variants.expectCell(2, 5, 'box 2', 'given G');
    await variants.press('Erase');
    await variants.expectCell(2, 5, 'box 2', 'empty');
    await expect(variants.button('Enter H')).toHaveCount(0);
  });

  test('that clash are marked and named', async ({ variants }) => {
    await variants.choose('X: both diagonals');
    for (const [row, column] of [
      [1, 1],
      [5, 5],
    ] as const) {
      await variants.cell(row, column).click();
      await variants.page.keyboard.press('3');
    }
    await variants.page.keyboard.press('Enter');
    await expect(variants.status).toContainText('No solution.');
    await expect(variants.status).toContainText('row 1, column 1 and row 5, column 5');
    await variants.expectCell(5, 5, 'box 5', 'diagonal', 'given 3', 'clashes');
    await expect(variants.cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
    const mark = variants.cell(1, 1);
    expect(await mark.evaluate((cell) => getComputedStyle(cell, '::before').clipPath)).toContain(
      'polygon',
    );
  });

  test('typed after an answer take it away, and Undo brings it back', async ({ variants }) => {
    await variants.press('Solve');
    await expect(variants.cell(1, 1)).toHaveAccessibleName(/solved \d$/);
    await variants.cell(1, 1).click();
    await variants.page.keyboard.press('8');
    await expect(variants.status).toContainText('Undo brings it back.');
    await expect(variants.cell(1, 2)).toHaveAccessibleName(/empty$/);
    await variants.press('Undo');
    await expect(variants.cell(1, 2)).toHaveAccessibleName(/solved \d$/);
  });
});

test.describe('answers', () => {
  test.beforeEach(({ variants }) => variants.open());

  test('of which there are several can be looked at one by one', async ({ variants }) => {
    await variants.paste('4x4; rows; columns; boxes 2x2; cells 12343412.1......');
    await variants.press('Solve');
    await expect(variants.status).toContainText('Exactly two solutions.');
    await expect(variants.status).toContainText('They differ in 4 cells.');
    const differing = variants.cell(4, 1);
    await expect(differing).toHaveAccessibleName(/\d in the first solution, \d in the second$/);
    const [, first, second] = /(\d) in the first solution, (\d)/.exec(
      (await differing.getAttribute('aria-label'))!,
    )!;
    const view = (name: string) => variants.view.getByRole('radio', { name, exact: true });
    await view('Second').check({ force: true });
    await variants.expectCell(4, 1, 'box 3', `solved ${second}`);
    await view('First').check({ force: true });
    await variants.expectCell(4, 1, 'box 3', `solved ${first}`);
  });

  test('are counted, up to a limit', async ({ variants }) => {
    await variants.choose('4 × 4');
    await variants.press('Count');
    await expect(variants.status).toContainText('Exactly 288 solutions.');
    await variants.expectCell(1, 1, 'box 1', 'empty');
    await variants.choose('6 × 6');
    await variants.view
      .getByRole('combobox', { name: 'Count up to' })
      .selectOption({ label: 'up to 1 thousand' });
    await variants.press('Count');
    await expect(variants.status).toContainText('More than 1,000 solutions.');
  });

  test('that take long can be stopped', async ({ variants }) => {
    await variants.choose('Non-consecutive');
    await variants.press('Count');
    await expect(variants.view.getByRole('progressbar')).toBeVisible();
    await variants.press('Stop');
    await expect(variants.status).toContainText('Stopped.');
    await expect(variants.button('Solve')).toBeVisible();
    await expect(variants.view.getByRole('progressbar')).toHaveCount(0);
    await variants.press('Count');
    await expect(variants.button('Stop')).toBeVisible();
    await variants.page.keyboard.press('Escape');
    await expect(variants.status).toContainText('Stopped.');
  });
});

test.describe('drawing', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.choose('4 × 4');
  });

  test('a jigsaw with the mouse', async ({ variants }) => {
    await variants.openShape();
    await variants.rule('Boxes', false);
    await variants.mode('Regions');
    await variants.drag([1, 1], [1, 3], [2, 3]);
    await variants.drag([1, 4], [4, 4]);
    await variants.drag([4, 3], [4, 1], [3, 1]);
    await variants.drag([2, 1], [2, 2], [3, 2], [3, 3]);
    await expect(variants.status).toContainText('Region drawn.');
    await variants.expectCell(2, 3, 'region 1', 'empty');
    await variants.expectCell(2, 4, 'region 2', 'empty');
    await variants.expectCell(3, 3, 'region 4', 'empty');
    await expect(variants.view.getByRole('combobox', { name: 'Puzzle' })).toHaveValue('');
    await variants.press('Count');
    await expect(variants.status).toContainText(/Exactly \d+ solutions\./);
    // From inside a region it grows, and takes the cell from its neighbour.
    await variants.drag([2, 3], [2, 4]);
    await variants.expectCell(2, 4, 'region 1', 'empty');
    await variants.press('Solve');
    await expect(variants.status).toContainText(
      'Region 1 has 5 cells, but there are only 4 values.',
    );
    await variants.press('Undo');
    await variants.expectCell(2, 4, 'region 2', 'empty');
    await variants.cell(1, 1).click();
    await variants.press('Erase region');
    await variants.expectCell(1, 1, 'empty');
    await variants.press('Erase all');
    await variants.expectCell(4, 1, 'empty');
  });

  test('across boxes makes extra regions', async ({ variants }) => {
    await variants.mode('Regions');
    await variants.drag([2, 2], [2, 3], [3, 3]);
    await variants.expectCell(2, 2, 'box 1', 'extra region a', 'empty');
    await variants.expectCell(2, 3, 'box 2', 'extra region a', 'empty');
  });

  test('cages with the mouse, their sums typed', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('Cages');
    await expect(variants.sum).toBeDisabled();
    await variants.drag([1, 1], [1, 2]);
    await expect(variants.status).toContainText('Cage drawn. ');
    await keyboard.press('3');
    await variants.expectCell(1, 1, 'box 1', 'cage of 3', 'empty');
    await expect(variants.sum).toHaveValue('3');
    await variants.drag([1, 3], [2, 3]);
    await variants.sum.fill('5');
    await variants.sum.press('Enter');
    await variants.expectCell(2, 3, 'box 2', 'cage of 5', 'empty');
    await variants.expectSign(1, 3, '5');
    await variants.press('Count');
    await expect(variants.status).toContainText(/Exactly \d+ solutions\./);
    await variants.press('Erase cage');
    await variants.expectCell(2, 3, 'box 2', 'empty');
  });

  test('cages that others take cells from, and sums that cannot be', async ({ variants }) => {
    await variants.mode('Cages');
    await variants.drag([1, 1], [1, 3]);
    await variants.page.keyboard.type('12');
    await expect(variants.status).toContainText('Cage of 12: 3 cells make 6 to 9.');
    await variants.drag([2, 2], [1, 2]);
    await expect(variants.status).toContainText('Cells were taken from another cage.');
    await variants.expectSign(1, 1, '12a');
    await variants.expectSign(1, 3, 'a');
    await variants.press('Solve');
    await expect(variants.status).toContainText('No solution. Cage of 12: 2 cells make 3 to 7.');
    await expect(variants.cell(1, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(variants.cell(1, 2)).toHaveAttribute('aria-invalid', 'false');
  });

  test('cages with keys alone', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('Cages');
    await variants.cell(2, 1).focus();
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowDown');
    await expect(variants.cell(2, 2)).toHaveAccessibleName(/marked$/);
    await expect(variants.cell(3, 2)).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(variants.sum).toBeFocused();
    await keyboard.type('7');
    await keyboard.press('Enter');
    await expect(variants.cell(3, 2)).toBeFocused();
    await variants.expectCell(2, 1, 'box 1', 'cage of 7', 'empty');
    await keyboard.press('Backspace');
    await variants.expectCell(2, 1, 'box 1', 'cage without sum', 'empty');
    await keyboard.press('Delete');
    await variants.expectCell(2, 1, 'box 1', 'empty');
    await keyboard.press('Shift+ArrowLeft');
    await keyboard.press('Escape');
    await expect(variants.cell(3, 1)).toHaveAttribute('aria-selected', 'false');
  });

  test('voids, with the mouse and with keys', async ({ variants }) => {
    await variants.mode('Void');
    await variants.drag([1, 1], [1, 2]);
    await variants.expectCell(1, 2, 'not part of the puzzle');
    await variants.page.keyboard.press('ArrowDown');
    await variants.page.keyboard.press('Enter');
    await variants.expectCell(2, 2, 'not part of the puzzle');
    await variants.press('Count');
    await expect(variants.status).toContainText(/Exactly \d+ solutions\./);
    await variants.cell(1, 1).click();
    await variants.expectCell(1, 1, 'box 1', 'empty');
    await variants.press('Erase all');
    await variants.expectCell(2, 2, 'box 1', 'empty');
  });

  test('all of it is cleared at once', async ({ variants }) => {
    await variants.mode('Cages');
    await variants.drag([1, 1], [1, 2]);
    await variants.mode('Void');
    await variants.drag([4, 4]);
    await variants.press('Clear all');
    await variants.expectCell(1, 1, 'box 1', 'empty');
    await variants.expectCell(4, 4, 'box 4', 'empty');
    await variants.press('Undo');
    await variants.expectCell(4, 4, 'not part of the puzzle');
  });
});

test('size, values and rules are chosen', async ({ variants }) => {
  await variants.open();
  await variants.openShape();
  await variants.size('Rows', 6);
  await variants.size('Columns', 6);
  await expect(variants.grid.getByRole('gridcell')).toHaveCount(36);
  await variants.press('Clear digits');
  await expect(variants.status).toContainText('values 1 to 6: rows, columns, boxes 2 × 3.');
  await variants.rule('Both diagonals', true);
  await variants.expectCell(1, 1, 'box 1', 'diagonal', 'empty');
  await variants.rule('Anti-king', true);
  await variants.size('Box rows', 3);
  await expect(variants.status).toContainText('both diagonals, anti-king, boxes 3 × 3.');
  await variants.rule('Boxes', false);
  await variants.expectCell(1, 1, 'diagonal', 'empty');
  for (const repeated of [-3, -4]) {
    await variants.range('Lowest value', repeated);
    await expect(variants.view.getByRole('spinbutton', { name: 'Lowest value' })).toHaveValue('0');
  }
  await expect(variants.button('Enter 0')).toBeVisible();
  await variants.range('Highest value', 4);
  await variants.press('Solve');
  await expect(variants.status).toContainText('Row 1 has 6 cells, but there are only 5 values.');
  await variants.size('Columns', 5);
  await expect(variants.view.getByRole('checkbox', { name: 'Both diagonals' })).toBeDisabled();
});

test.describe('texts', () => {
  test.beforeEach(({ variants }) => variants.open());

  test('of any kind are pasted anywhere', async ({ variants }) => {
    await variants.paste('10 r1c1 r1c2 r1c3\n7=r2c1+r2c2\n');
    await variants.expectCell(1, 3, 'box 1', 'cage of 10', 'empty');
    await variants.expectCell(2, 1, 'box 1', 'cage of 7', 'empty');
    await variants.paste('1....2....3....4 AABBAABBCCDDCCDD');
    await variants.expectCell(1, 1, 'box 1', 'given 1');
    await variants.paste('3x3; values 0-4; rows; region r1c1 r3c3; cells 0#.......');
    await variants.expectCell(1, 1, 'region 1 a', 'given 0');
    await variants.expectCell(1, 2, 'not part of the puzzle');
  });

  test('that cannot be read are told with their place', async ({ variants }) => {
    await variants.openText();
    await variants.textField.fill('4x4; rows\nboxen 2x2');
    await variants.press('Put on board');
    await expect(variants.status).toContainText('That text is not a puzzle.');
    await expect(variants.status).toContainText('Line 2, column 1:');
    await expect(variants.textField).toBeFocused();
    const selected = await variants.textField.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toBe('b');
    await variants.expectCell(1, 3, 'box 1', 'given 4');
  });

  test('of the board are shown and copied', async ({ variants, context, homeUrl }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: new URL(homeUrl).origin,
    });
    await variants.choose('Anti-knight', true);
    await variants.openText();
    await expect(variants.textField).toHaveValue(/^9x9; .*anti-knight; cells /);
    const text = await variants.textField.inputValue();
    await variants.press('Copy as text');
    await expect(variants.view.getByText('Copied.')).toBeVisible();
    expect(await variants.page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await variants.choose('4 × 4');
    await expect(variants.textField).toHaveValue(/^4x4; /);
    await variants.paste(text);
    await expect(variants.textField).toHaveValue(text);
  });
});

const SIZES: readonly [width: number, height: number][] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
];

test('nothing scrolls sideways but a large board, and buttons are large', async ({ variants }) => {
  const { page, view } = variants;
  await variants.open();
  await variants.choose('25 × 25');
  await variants.openShape();
  await variants.openText();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const small = await view.evaluate((place) =>
      Array.from(place.querySelectorAll('button, select, summary, .check'), (element) => {
        const box = element.getBoundingClientRect();
        return Math.min(box.width, box.height) < 44 ? element.textContent : null;
      }).filter((name) => name !== null),
    );
    expect(small, `at ${width} px`).toEqual([]);
    const cell = (await variants.cell(1, 1).boundingBox())!;
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(24);
    // The last cell comes into sight in the board's own box.
    await variants.cell(1, 1).focus();
    await variants.cell(25, 25).focus();
    await expect(variants.cell(25, 25)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollX)).toBe(0);
    const tops = await page
      .locator('#views')
      .evaluate((place) =>
        Array.from(place.querySelectorAll('a'), (link) => link.getBoundingClientRect().y),
      );
    expect(new Set(tops).size, `links at ${width} px`).toBe(1);
  }
});

test('nothing that is pressed moves because of an answer', async ({ variants }) => {
  const places = (): Promise<readonly string[]> =>
    variants.view.evaluate((view) =>
      Array.from(view.querySelectorAll('.side button, select, summary'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join();
      }),
    );
  await variants.open();
  for (const [width, height] of SIZES) {
    await variants.page.setViewportSize({ width, height });
    await variants.press('Example');
    await expect(variants.status).toContainText('20 givens.');
    const before = await places();
    await variants.press('Solve');
    await expect(variants.status).toContainText('One solution.');
    expect(await places()).toEqual(before);
    await variants.press('Clear digits');
    await variants.press('Solve');
    await expect(variants.status).toContainText('More than two solutions.');
    expect(await places()).toEqual(before);
  }
});

test('what is said has the room beside the board', async ({ variants }) => {
  const { page, view } = variants;
  await page.setViewportSize({ width: 1280, height: 900 });
  await variants.open();
  await variants.paste('4x4; rows; columns; boxen 2x2');
  await expect(variants.status).toContainText('That text is not a puzzle.');
  const [outcome, board] = [view.locator('.outcome'), view.locator('.board')];
  const [said, shown] = [(await outcome.boundingBox())!, (await board.boundingBox())!];
  expect(Math.abs(said.y + said.height - shown.y - shown.height)).toBeLessThanOrEqual(4.5);
  const hidden = await outcome.evaluate((place) => place.scrollHeight - place.clientHeight);
  expect(hidden, 'pixels out of sight').toBe(0);
});

test('a stroke at the edge of a large board scrolls it on', async ({ variants }) => {
  await variants.page.setViewportSize({ width: 390, height: 844 });
  await variants.open();
  await variants.choose('25 × 25');
  await variants.mode('Regions');
  const { mouse } = variants.page;
  const { x, y } = (await variants.cell(1, 1).boundingBox())!;
  await mouse.move(x + 12, y + 30);
  await mouse.down();
  for (let i = 0; i < 40; ++i) await mouse.move(380 - (i % 2), y + 30);
  await expect(variants.cell(1, 1)).not.toBeInViewport();
  await mouse.up();
  await variants.expectCell(2, 20, 'box 4', 'extra region a', 'empty');
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a text that was put on the board brings it into sight, without hints for keys', async ({
    variants,
  }) => {
    await variants.open();
    await variants.openText();
    await variants.textField.fill('4x4; rows; columns; cells 1...............');
    await variants.button('Put on board').tap();
    await variants.expectCell(1, 1, 'given 1');
    await expect(variants.cell(1, 1)).toBeInViewport({ ratio: 1 });
    await variants.mode('Cages');
    await expect(variants.view.getByText('Drag over cells to draw a cage')).toBeVisible();
    await expect(variants.view.getByText(/Shift\+arrows/)).toBeHidden();
  });

  test('a cell is tapped and filled, and cages are drawn', async ({ variants }) => {
    await variants.open();
    await variants.choose('4 × 4');
    await variants.cell(2, 2).tap();
    await variants.button('Enter 3').tap();
    await variants.expectCell(2, 2, 'box 1', 'given 3');
    await variants.mode('Cages');
    const touch = await variants.page.context().newCDPSession(variants.page);
    const at = async (row: number, column: number) => {
      const { x, y, width, height } = (await variants.cell(row, column).boundingBox())!;
      return { touchPoints: [{ x: x + width / 2, y: y + height / 2 }] };
    };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...(await at(1, 1)) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...(await at(1, 3)) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...(await at(2, 3)) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await variants.expectCell(1, 2, 'box 1', 'cage without sum', 'empty');
    await variants.expectCell(2, 3, 'box 2', 'cage without sum', 'empty');
  });
});
