/** Screenshots of other programs, in looks that are drawn here (screens.ts). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED, HARD } from './puzzles';
import { drawScreen, LOOKS, SIZES, type Game, type Look } from './screens';

/** Reads what an SVG picture shows. */
const read = (page: Page, svg: string, { width, height }: { width: number; height: number }) =>
  page.evaluate(
    async ([picture, wide, high]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, wide, high);
      const engine = await window.Jiugong!.load();
      const reading = await engine.readPhoto({ data, width: wide, height: high });
      engine.close();
      return reading.problem === null
        ? { verdict: reading.verdict, puzzle: reading.puzzle, byHand: reading.byHand }
        : reading;
    },
    [svg, width, height] as const,
  );

const blanksOf = (puzzle: string): readonly number[] =>
  [...puzzle].flatMap((digit, cell) => (digit === '.' ? [cell] : []));

/** A game that has been played for a while: every third blank cell is filled, others have candidates. */
const PLAYED: Game = {
  givens: FIRST,
  entries: [...FIRST]
    .map((digit, cell) => (digit === '.' && cell % 3 === 1 ? FIRST_SOLVED[cell] : '.'))
    .join(''),
};
const MARKED: Game = { givens: HARD, marked: blanksOf(HARD).filter((cell) => cell % 2 === 0) };

test('reads screens in every look', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.goto(`${server.origin}/blog.html`);
  for (const [name, look] of Object.entries<Look>(LOOKS)) {
    await test.step(`${name}, with entries, on a phone`, async () => {
      const reading = await read(page, drawScreen(look, PLAYED, 'phone'), SIZES.phone);
      expect.soft(reading, name).toMatchObject({ puzzle: FIRST, byHand: PLAYED.entries });
    });
    await test.step(`${name}, with candidates, on a desktop`, async () => {
      const reading = await read(page, drawScreen(look, MARKED, 'desktop'), SIZES.desktop);
      expect.soft(reading, name).toMatchObject({ puzzle: HARD });
    });
  }
});
