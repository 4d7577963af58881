/** The pictures of `axe.spec.ts` and `phone.spec.ts`: what they notice, and that they stay small. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { DESK, FOLDER, picture, TOLERANCE, whyNoPictures } from './pictures';

const NAMES = ['desk', 'Solve, answers', 'a puzzle at first sight'] as const;

const sizesIn = (folder: string): readonly number[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sizesIn(path) : [statSync(path).size];
  });

test('all pictures together have less than 2 MB', () => {
  expect(sizesIn(FOLDER).reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});

test('a picture notices what moves, disappears or changes its colour', async ({ sudoku }) => {
  const { page } = sudoku;
  const reason = await whyNoPictures(page);
  test.skip(reason !== null, reason ?? '');
  await page.emulateMedia({ colorScheme: 'light' });
  const same = await picture(page, NAMES, DESK);
  expect(same.taken).toMatchSnapshot(same.path, TOLERANCE);
  for (const style of [
    '.keypad { visibility: hidden; }',
    'jiugong-board { translate: 10px 0; }',
    '.actions { display: none; }',
    ':root { --sheet: #e8e4da !important; }',
    ':root { --jiugong-accent: #b0452f !important; }',
  ]) {
    const other = await picture(page, NAMES, DESK, style);
    expect.soft(other.taken, style).not.toMatchSnapshot(other.path, TOLERANCE);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await picture(page, NAMES, DESK);
  expect(dark.taken).not.toMatchSnapshot(dark.path, TOLERANCE);
});
