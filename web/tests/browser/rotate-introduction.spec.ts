/** The introduction to rotation puzzles: its steps on the board, and when it is shown. */
import type { Locator } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import type { RotatePage } from './rotate-page';

test.use({ introduced: false });

const { introduction: words, actions } = texts.rotate;
const { rules } = texts.rotation;

const introductionOf = (rotate: RotatePage): Locator =>
  rotate.page.getByRole('region', { name: words.label });

test('it is taken on the board, and not shown again', { tag: '@gate' }, async ({ rotate }) => {
  const { page } = rotate;
  const introduction = introductionOf(rotate);
  await rotate.open('sort');
  await expect(introduction).toContainText(rules.sort);
  await expect(introduction).toContainText(words.turn.tiles);
  // Keys take it as presses do.
  await rotate.crossing(1, 1).press('Enter');
  await expect(introduction).toContainText(words.undo);
  await rotate.press(actions.undo);
  await expect(introduction).toContainText(words.solve);
  await rotate.press(words.done);
  await expect(introduction).toBeHidden();
  await expect(rotate.crossing(1, 1)).toBeFocused();
  for (const kind of ['boxes', 'tripods', 'sort'] as const) {
    await rotate.open(kind);
    await expect(introduction).toBeHidden();
    await expect(page.locator('#rotate-view')).toContainText(rules[kind]);
  }
  await page.reload();
  await expect(rotate.crossing(1, 1)).toBeVisible();
  await expect(introduction).toBeHidden();
});

test('it is skipped, and shown again from Help', async ({ rotate }) => {
  const { page } = rotate;
  const introduction = introductionOf(rotate);
  await rotate.open('boxes');
  await expect(introduction).toContainText(words.turn.boxes);
  await rotate.press(words.skip);
  await expect(introduction).toBeHidden();
  await page.keyboard.press('?');
  await page.getByRole('link', { name: texts.help.rotate.introduction }).click();
  await expect(introduction).toContainText(words.turn.boxes);
});
