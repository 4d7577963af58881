/**
 * Compares some states of each panel with pictures of them in `pictures/`, which show what no other check notices: what
 * lies elsewhere, is hidden by something else or has another colour.
 *
 *     npm run pictures       takes those anew that differ, after node build.mjs
 *
 * They are in English, and in letters that the tests bring. Look at those that `git status` names before you commit them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { chromiumOptions } from '../../chromium.mjs';
import { expect, test } from './fixtures';
import { STATES } from './states';

const { resolve } = createRequire(import.meta.url);

/** The letters come with the tests: each system has others. */
const FONTS = (['', '-Bold'] as const).map((style) => ({
  weight: style === '' ? '400' : '700',
  source: `url(data:font/ttf;base64,${readFileSync(resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`), 'base64')})`,
}));

const FIRST = 'Solve, answers: a puzzle at first sight';

const ON_DESK = [
  FIRST,
  'Solve, answers: the menu of the puzzle',
  'Solve, answers: no solution',
  'Solve, entry: a wrong digit',
  'Solve, entry: pencil marks, and several cells selected',
  'Solve, entry: colours, and automatic notes',
  'Solve, entry: true candidates',
  'Solve, hints: a hint of candidates: what',
  'Solve, making: a new puzzle within a range of ratings',
  'Solve, panels: the examples',
  'Solve, panels: the settings',
  'Solve, panels: many puzzles, one of which cannot be read',
  'Solve, steps: the steps of a puzzle',
  'Rotate: tiles, and an answer',
  'Variants: killer, solved',
  'Variants: rules that are drawn',
  'Batch: a file that is solved, with bad lines',
  'Help: a technique with branches',
];

const ON_PHONE = [
  FIRST,
  'Solve, hints: a hint of a digit: what',
  'Solve, panels: the dialog to share',
  'Rotate: boxes in their places',
  'Variants: a jigsaw that is played: a wrong digit, and marks',
  'Batch: puzzles that were made',
  'Help: the list of techniques',
];

const LOOKS = [
  { device: 'desk', names: ON_DESK, use: { colorScheme: 'light' } },
  {
    device: 'phone',
    names: ON_PHONE,
    use: {
      colorScheme: 'dark',
      viewport: { width: 320, height: 1280 },
      hasTouch: true,
      isMobile: true,
    },
  },
] as const;

const fileOf = (name: string): string => `${name.replaceAll(/\W+/g, '-')}.png`;

async function bringLetters(page: Page): Promise<void> {
  await page.evaluate(async (fonts) => {
    for (const { source, weight } of fonts) {
      document.fonts.add(await new FontFace('Pictures', source, { weight }).load());
    }
  }, FONTS);
}

const { args, ...options } = chromiumOptions();

test.use({
  // The page's own policy would refuse the letters, and the style that Playwright adds.
  bypassCSP: true,
  // Without it letters follow the settings of the system.
  launchOptions: { ...options, args: [...args, '--font-render-hinting=none'] },
});

for (const { device, names, use } of LOOKS) {
  test.describe(`pictures on a ${device}`, () => {
    test.use(use);

    for (const name of names) {
      const { reach } = STATES.find((state) => state.name === name)!;

      test(name, async ({ sudoku, page }) => {
        await reach(sudoku);
        await bringLetters(page);
        await expect(page).toHaveScreenshot([device, fileOf(name)]);
      });
    }
  });
}

for (const style of [
  '.keypad { visibility: hidden; }',
  'jiugong-board { translate: 10px 0; }',
  '.actions { display: none; }',
  ':root { --jg-sheet: #e8e4da !important; }',
  ':root { --jg-accent: #b0452f !important; }',
]) {
  test(`a picture notices ${style}`, async ({ sudoku: { page } }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await bringLetters(page);
    await page.addStyleTag({ content: style });
    await expect(page).not.toHaveScreenshot(['desk', fileOf(FIRST)]);
  });
}
