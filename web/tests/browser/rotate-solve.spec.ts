/** The Rotate panel with its solvers: answers, the player, copying, progress and stop. */
import { texts } from './english';
import { expect, test } from './fixtures';
import type { RotatePage } from './rotate-page';

/** The number of presses of the reported answer. */
async function presses({ status }: RotatePage): Promise<number> {
  await expect(status).toContainText(/Solved in \d+ moves/, { timeout: 60_000 });
  return Number(/Solved in (\d+)/.exec((await status.textContent())!)![1]);
}

const rowsOf = (rows: number, cols: number): string[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => row * cols + col + 1).join(' '),
  );

test(
  'sorts reversed tiles in the fewest presses, step by step',
  { tag: '@gate' },
  async ({ rotate }) => {
    await rotate.open();
    await expect(rotate.button(texts.rotate.player.step)).toHaveAttribute('aria-disabled', 'true');
    await rotate.press(texts.rotate.actions.solve);
    const count = await presses(rotate);
    await expect(rotate.status).toContainText('the minimum');
    for (let at = 1; at <= count; ++at) {
      await rotate.press(texts.rotate.player.step);
      await expect(rotate.status).toContainText(`Move ${at} of ${count}:`);
    }
    await rotate.expectRows(...rowsOf(3, 3));
    await expect(rotate.button(texts.rotate.player.step)).toHaveAttribute('aria-disabled', 'true');
    await rotate.press(texts.rotate.player.back);
    await expect(rotate.status).toContainText(`Move ${count - 1} of ${count}:`);
    await rotate.press(texts.rotate.player.start);
    await rotate.expectRows('9 8 7', '6 5 4', '3 2 1');
    await rotate.press(texts.rotate.player.end);
    await rotate.expectRows(...rowsOf(3, 3));
    await rotate.press(texts.rotate.actions.undo);
    await rotate.expectRows('9 8 7', '6 5 4', '3 2 1');
    await expect(rotate.status).toContainText(`the minimum is ${count}.`);
  },
);

test('plays an answer, pauses, and ends', async ({ rotate }) => {
  const { page } = rotate;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rotate.open();
  await rotate.press(texts.rotate.actions.solve);
  const count = await presses(rotate);
  await page.getByRole('slider', { name: texts.rotate.player.speed }).fill('0');
  await rotate.press(texts.rotate.player.play);
  await expect(rotate.status).toContainText('Move 1 of');
  await rotate.press(texts.rotate.player.pause);
  const paused = await rotate.rows();
  await page.getByRole('slider', { name: texts.rotate.player.speed }).fill('4');
  await expect(rotate.button(texts.rotate.player.play)).toBeVisible();
  await rotate.expectRows(...paused);
  await rotate.press(texts.rotate.player.play);
  await expect(rotate.status).toContainText(`Move ${count} of ${count}`);
  await expect(rotate.button(texts.rotate.player.play)).toBeVisible();
  await rotate.expectRows(...rowsOf(3, 3));
  await page.getByRole('slider', { name: texts.rotate.player.place }).fill('2');
  await expect(rotate.status).toContainText(`Move 2 of ${count}`);
  await rotate.press(texts.rotate.player.play);
  await page.getByRole('link', { name: texts.rotate.puzzles.tripods }).click();
  await page.getByRole('link', { name: texts.rotate.puzzles.sort }).click();
  await expect(rotate.button(texts.rotate.player.play)).toBeVisible();
});

test('pressing the next move advances the answer', async ({ rotate }) => {
  await rotate.open();
  await rotate.press(texts.rotate.actions.solve);
  await presses(rotate);
  await rotate.page.getByRole('button', { name: /next in the answer$/ }).click();
  await expect(rotate.status).toContainText('Move 1 of');
  await rotate.page.keyboard.press('ArrowDown');
  await rotate.crossing(1, 1).click();
  await rotate.crossing(2, 2).click();
  await rotate.crossing(1, 1).click();
  await expect(rotate.status).toContainText('moves so far; the minimum is');
});

test('reports an answer removed by another press or rule', async ({ rotate }) => {
  const gone = texts.status.answerGone;
  await rotate.open();
  await rotate.press(texts.rotate.actions.solve);
  await presses(rotate);
  await rotate.page.locator('#rotate-view .crossing:not(.next)').first().click();
  await expect(rotate.status).toContainText('1 move so far; the minimum is');
  await expect(rotate.status).toContainText(gone);
  await rotate.press(texts.rotate.actions.undo);
  await presses(rotate);
  await rotate.chooseTurns('any');
  await expect(rotate.status).toContainText(gone);
});

test('copies moves in both notations, with explanations', async ({ rotate, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => rotate.page.evaluate(() => navigator.clipboard.readText());
  await rotate.open();
  await rotate.openText();
  await expect(rotate.button(texts.rotate.text.copyMoves)).toHaveAttribute('aria-disabled', 'true');
  await rotate.press(texts.rotate.actions.solve);
  const count = await presses(rotate);
  await rotate.press(texts.rotate.text.copyMoves);
  await expect(rotate.page.getByText(texts.page.text.copied)).toBeVisible();
  expect(await clipboard()).toMatch(new RegExp(`^(r[12]c[12] ?){${count}}$`));
  await expect(rotate.moves).toHaveValue(await clipboard());
  await rotate.press(texts.rotate.text.copyNumbers);
  await expect.poll(clipboard).toMatch(new RegExp(`^([0-3] ?){${count}}$`));
  await expect(rotate.page.getByText('0 is the button at the top left')).toBeVisible();
  await rotate.chooseSize(4, 4);
  await expect(rotate.button(texts.rotate.text.copyNumbers)).toHaveCount(0);
});

test('sorts tiles to a custom goal', async ({ rotate, sudoku }) => {
  await rotate.open();
  await expect(rotate.page.getByRole('textbox', { name: texts.rotate.goal.label })).toBeHidden();
  await rotate.setGoal('9 8 7\n6 5 4\n3 2 1');
  await expect(rotate.status).toContainText(texts.rotate.status.done.goal);
  await sudoku.paste('1 2 3\n4 5 6\n7 8 9');
  await expect(rotate.page.getByText(texts.rotate.goal.title(texts.rotate.goal.own))).toBeVisible();
  await rotate.press(texts.rotate.actions.solve);
  await presses(rotate);
  await rotate.press(texts.rotate.player.end);
  await rotate.expectRows('9 8 7', '6 5 4', '3 2 1');
  await rotate.setGoal('9 8 7\n6 5 4\n3 2 2');
  await expect(rotate.status).toContainText('The number 1 occurs 0 times in the goal and once on');
  await rotate.setGoal('9 8\nx');
  await expect(rotate.page.getByRole('textbox', { name: texts.rotate.goal.label })).toBeFocused();
  await rotate.setGoal('');
  await expect(rotate.status).toContainText('1 of 9 tiles in place.');
  await sudoku.paste('2 1\n3 4');
  await rotate.setGoal('2 1 4 3');
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText(texts.rotate.status.unreachableGoal);
});

test('accepts the engine’s full range of numbers on tiles', async ({ rotate, sudoku }) => {
  await rotate.open();
  await sudoku.paste('-2147483648 2147483647\n-5 1000');
  await rotate.expectRows('-2147483648 2147483647', '-5 1000');
  for (const tile of await rotate.page.locator('#rotate-view .tile').all()) {
    const width = await tile.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1]!);
  }
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText(/Solved in \d+ move|No moves lead/);
});

test(
  'reports tiles that cannot be sorted',
  { tag: ['@gate', '@everywhere'] },
  async ({ rotate, sudoku }) => {
    await rotate.open();
    await sudoku.paste('2 1\n3 4');
    // Before Solve, which stops the reading of a text.
    await rotate.expectRows('2 1', '3 4');
    await rotate.press(texts.rotate.actions.solve);
    await expect(rotate.status).toContainText(texts.rotate.status.unreachable);
  },
);

for (const turns of ['quarter', 'any'] as const) {
  test(`sorts tiles in the fewest presses with one press as ${turns}`, async ({ rotate }) => {
    await rotate.open();
    await rotate.chooseTurns(turns);
    await rotate.press(texts.rotate.actions.solve);
    await presses(rotate);
    await expect(rotate.status).toContainText('the minimum');
    await rotate.press(texts.rotate.player.end);
    await rotate.expectRows(...rowsOf(3, 3));
  });
}

test('sorts larger boards, however long the search for fewer presses takes', async ({ rotate }) => {
  test.setTimeout(90_000);
  await rotate.open();
  await rotate.chooseSize(3, 5);
  await rotate.press(texts.rotate.actions.solve);
  await presses(rotate);
  await rotate.press(texts.rotate.player.end);
  await rotate.expectRows(...rowsOf(3, 5));
});

test('shows the progress of a long search and stops it', async ({ rotate }) => {
  await rotate.open();
  await rotate.chooseSize(10, 10);
  const before = await rotate.rows();
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.page.getByRole('progressbar')).toBeVisible();
  await expect(rotate.status).toContainText(/\d+ moves so far; looking for fewer/);
  await rotate.press(texts.rotate.actions.stop);
  await expect(rotate.status).toContainText(texts.status.stopped);
  await expect(rotate.page.getByRole('progressbar')).toHaveCount(0);
  await rotate.expectRows(...before);
  // The answer found so far stays, and is complete.
  await presses(rotate);
  await rotate.press(texts.rotate.player.end);
  await rotate.expectRows(...rowsOf(10, 10));
  await rotate.press(texts.rotate.player.start);
  await rotate.press(texts.rotate.player.step);
  await expect(rotate.status).toContainText('Move 1 of');
  const [, row, col] = /r(\d+)c(\d+)/.exec((await rotate.status.textContent())!)!;
  await rotate.press(texts.rotate.player.start);
  await rotate.press(texts.rotate.actions.improve);
  await expect(rotate.page.getByRole('progressbar')).toBeVisible();
  // Another block than the answer's next, which would advance the answer.
  await rotate.crossing(row === '1' && col === '1' ? 2 : 1, 1).click();
  await expect(rotate.status).toContainText('1 move so far; best known');
  await expect(rotate.button(texts.rotate.actions.solve)).toBeVisible();
});

test('fills in a rotating sudoku while its boxes turn', async ({ rotate }) => {
  await rotate.open('boxes');
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('Solved in 7 moves, the minimum.');
  await expect(rotate.status).toContainText('The only answer, apart from');
  const filled = () => rotate.page.locator('#rotate-view .box.filled').count();
  expect(await filled()).toBe(0);
  let last = 0;
  for (let at = 1; at <= 7; ++at) {
    await rotate.press(texts.rotate.player.step);
    const now = await filled();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
  expect(last).toBe(9);
  const rows = await rotate.rows();
  for (const row of rows) expect(row.split(' ').sort().join('')).toBe('123456789');
  await rotate.chooseTurns('any');
  await rotate.press(texts.rotate.actions.startOver);
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('Solved in 4 moves');
});

test('reports boxes without a solution', async ({ rotate, sudoku }) => {
  await rotate.open('boxes');
  await sudoku.paste(
    '...25..877.46....5.5..7...97..146.5.196348.725...97...4276.581.98.74.2.6362..19.4',
  );
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('However the nine boxes are arranged');
});

test('solves nine tripods', async ({ rotate }) => {
  test.setTimeout(90_000);
  await rotate.open('tripods');
  await rotate.chooseTurns('quarter');
  await rotate.press(texts.rotate.actions.solve);
  const count = await presses(rotate);
  expect(count).toBeLessThan(70);
  await rotate.press(texts.rotate.player.end);
  await expect(rotate.page.locator('.mark')).toHaveCount(18);
  for (const row of await rotate.rows()) {
    expect(row.split(' ').sort().join('')).toBe('123456789');
  }
});

test('Find fewer searches longer, and keeps the present answer', async ({ rotate }) => {
  test.setTimeout(90_000);
  await rotate.open('tripods');
  await rotate.press(texts.rotate.actions.solve);
  const first = await presses(rotate);
  await rotate.press(texts.rotate.actions.improve);
  await expect(rotate.page.getByRole('progressbar')).toBeVisible();
  await expect(rotate.status).toContainText(`Looking for fewer than ${first} moves.`);
  await rotate.press(texts.rotate.actions.stop);
  await expect(rotate.status).toContainText(texts.status.stopped);
  await rotate.press(texts.rotate.player.step);
  expect(await presses(rotate)).toBe(first);
});

test('playing works without WebAssembly', async ({ page, homeUrl, rotate }) => {
  await page.addInitScript('delete globalThis.WebAssembly');
  await page.goto(homeUrl);
  await page.reload();
  await rotate.open();
  await rotate.crossing(1, 1).click();
  await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('This browser cannot run the solver.');
});
