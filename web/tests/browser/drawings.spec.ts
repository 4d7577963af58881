/**
 * Compares the drawing of every technique and variant with a picture: two sheets of all shapes, by day and by night, as the
 * board colours them. Boards with their digits are in the pictures of Help.
 *
 *     npm run pictures       takes both anew
 */
import type { Page } from '@playwright/test';
import { load } from '../../../build/site/jiugong.mjs';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { Drawing, Shape } from '../../hints/drawing';
import { taughtPosition, viewOf } from '../../hints/hints';
import { stepOf, TECHNIQUE_POSITIONS } from '../technique-positions';
import { expect, test } from './fixtures';
import { whyNoPictures } from './pictures';

/** A cell has 11 px, the disc of a candidate 4. */
const BOARD = 99;
const COLUMNS = 12;

/** Sharper than for states: of a sheet a single candidate has to be noticed. */
const TOLERANCE = { threshold: 0.03, maxDiffPixels: 4 } as const;

async function drawings(): Promise<Drawing[]> {
  const engine = await load();
  const all = [];
  for (const known of TECHNIQUE_POSITIONS) {
    const step = await stepOf(engine, known);
    const position = taughtPosition(known.position);
    all.push(viewOf({ kind: 'step', step }, 'what', position, 'en').drawing);
  }
  engine.close();
  return all;
}

const layer = (name: string, shapes: readonly Shape[]): string =>
  `<svg class="layer ${name}" viewBox="0 0 9 9">` +
  `${shapes.map(({ look, path }) => `<path class="look-${look}" d="${path}"/>`).join('')}</svg>`;

const tile = ({ under, over }: Drawing): string =>
  `<div>${layer('under', under)}${layer('over', over)}</div>`;

/** Draws all of them in place of the content of one board, whose styles they need. */
const drawSheet = (page: Page, all: readonly Drawing[]): Promise<void> =>
  page
    .locator('jiugong-board')
    .first()
    .evaluate(
      (board: JiugongBoard, [html, size, columns]) => {
        const style = new CSSStyleSheet();
        style.replaceSync(
          // Flat colours make the pictures a third of the size, and the same everywhere.
          `.frame { display: contents; } .layer { shape-rendering: crispEdges; } .sheet { display: grid; grid-template-columns: repeat(${columns}, ${size}px); gap: 3px; }` +
            `.sheet > div { position: relative; block-size: ${size}px; background: var(--paper); }`,
        );
        const root = board.shadowRoot!;
        root.adoptedStyleSheets.push(style);
        const sheet = document.createElement('div');
        sheet.className = 'sheet';
        sheet.setHTMLUnsafe(html);
        // It has the colours.
        const frame = document.createElement('div');
        frame.className = 'frame';
        frame.append(sheet);
        root.replaceChildren(frame);
        board.style.cssText = `inline-size: max-content; max-inline-size: none; block-size: auto;`;
        document.body.replaceChildren(board);
      },
      [all.map(tile).join(''), BOARD, COLUMNS] as const,
    );

const takeSheet = (page: Page): Promise<Buffer> =>
  page
    .locator('jiugong-board .sheet')
    .screenshot({ type: 'jpeg', quality: 45, animations: 'disabled' });

test('each technique is drawn as before', async ({ page, server }) => {
  const reason = await whyNoPictures(page);
  test.skip(reason !== null, reason ?? '');
  const all = await drawings();
  await page.setViewportSize({ width: COLUMNS * (BOARD + 4), height: 1100 });
  await page.goto(`${server.origin}/blog.html`);
  await drawSheet(page, all);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect.soft(await takeSheet(page)).toMatchSnapshot(['drawings', `${theme}.jpg`], TOLERANCE);
  }
  // (Else this would become the picture.)
  if (test.info().config.updateSnapshots !== 'missing') return;
  // One candidate of one drawing is noticed.
  const known = all[9]!;
  const lost = known.under.find(({ look }) => look === 'candidate')!;
  const other = { ...known, under: known.under.filter((shape) => shape !== lost) };
  await page.goto(`${server.origin}/blog.html`);
  await drawSheet(
    page,
    all.map((drawing) => (drawing === known ? other : drawing)),
  );
  expect(await takeSheet(page)).not.toMatchSnapshot(['drawings', 'light.jpg'], TOLERANCE);
});
