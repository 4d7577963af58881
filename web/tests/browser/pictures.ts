/**
 * Compares states of the page with small pictures of them in `pictures/`, which show what no other check notices: what
 * lies elsewhere, is hidden by something else or has another colour.
 *
 *     npm run pictures       takes all of them anew
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';

export const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'pictures');

/** The part of the page in a picture, in CSS pixels from its top, and how much smaller the picture is. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Two screens of a phone. */
export const PHONE: Frame = { width: 320, height: 1280, scale: 0.5 };
export const DESK: Frame = { width: 1024, height: 768, scale: 0.375 };

/** A picture has some 6 KB. */
const QUALITY = 50;

/**
 * A pixel differs by some 13 of 255 levels of grey. Another version of the browser may draw the edges of letters in another
 * way, but not as many pixels as a key has (`pictures.spec.ts`).
 */
export const TOLERANCE = { threshold: 0.05, maxDiffPixelRatio: 0.004 } as const;

/** `./dev` installs it, with `fonts-dejavu-core`. */
const FONT = 'DejaVu Sans';

/** Stops what moves, and hides what is not the same each time: times, dates, addresses, and how far work has come. */
const STILL = `
  #share-dialog :is(.address, .qr, textarea), .clock span, .paused p, .status .headline ~ p { visibility: hidden !important; }
  #name { display: none !important; } /* (Chinese letters have the form and the size of whichever font there is.) */
  .figures li ~ li, #history-dialog .about p ~ p { display: none !important; }
  .work:has(.step:nth-of-type(2)[aria-disabled='false']) > :not(.line) {
    display: none !important;
  }
  :root { --jiugong-font: '${FONT}'; }
  * { font-family: '${FONT}' !important; caret-color: transparent !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
`;

/** Scrolls the page and what is in it to the start: a part of a pixel would shift all that is drawn. */
const still = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const element of document.querySelectorAll('*')) {
      if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, css);

/** Undoes the styles of `still`. */
const goOn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** Whether letters have the same form as in the pictures. */
const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate((font) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const [one, other] = ['serif', 'monospace'].map((generic) => {
      pen.font = `20px "${font}", ${generic}`;
      return pen.measureText('Sudoku 123').width;
    });
    return one === other;
  }, FONT);

/** Takes a picture without a change of the layout, as a `deviceScaleFactor` of a half would be one. */
async function take(session: CDPSession, { scale, ...part }: Frame): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: QUALITY,
    clip: { x: 0, y: 0, ...part, scale },
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}

function readOr(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Something may move that no style stops. */
const MAX_TRIES = 10;

/** Takes pictures until one is the expected one, or twice the same: a state may still be drawn. */
async function takeSettled(page: Page, frame: Frame, expected: Buffer | null): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    for (let last: Buffer | null = null, tries = 1; ; ++tries) {
      const next = await take(session, frame);
      if (expected?.equals(next) || last?.equals(next) || tries === MAX_TRIES) return next;
      last = next;
      await page.waitForTimeout(100);
    }
  } finally {
    await session.detach();
  }
}

const fileName = (name: string): string => name.replaceAll(/[^\w]+/g, '-').slice(0, 48);

/** Returns a picture of the page with some more style, and the parts of its path. */
export async function picture(
  page: Page,
  names: readonly string[],
  frame: Frame,
  style = '',
): Promise<{ readonly taken: Buffer; readonly path: string[] }> {
  const path = [...names.slice(0, -1).map(fileName), `${fileName(names.at(-1)!)}.jpg`];
  await still(page, STILL + style);
  const expected = readOr(test.info().snapshotPath(...path));
  const taken = await takeSettled(page, frame, expected);
  await goOn(page);
  return { taken, path };
}

/** Why pictures cannot be compared here; null if they can. */
export async function whyNoPictures(page: Page): Promise<string | null> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return 'Chromium draws them';
  if (process.platform !== 'linux') return 'other systems draw letters in another way';
  return (await hasFont(page)) ? null : `${FONT} is missing (Debian package fonts-dejavu-core)`;
}

let isTold = false;

/** What a search has found when it is stopped differs each time, and with it the layout; others look like one before. */
const WITHOUT_PICTURE = new Set([
  'the steps from the start of the puzzle',
  'a technique of several types',
  'rules that are drawn',
  'rules being drawn, and a list of them',
  'drawings, of which some are rules',
  'drawings without a rule, and the words of the author',
  'why a puzzle has no solution',
  'a state machine that is wrong',
  'a search that was stopped, and branches of a chain',
  'what a chain rests on',
  'a step inside another',
  'no camera',
  'the camera, and a grid in its sight',
  'a photo with doubtful cells',
  'the dialog for a new variant',
]);

/** Compares the page with its picture. Goes on after a difference, so that all of them are found at once. */
export async function expectPicture(
  page: Page,
  names: readonly string[],
  frame: Frame,
): Promise<void> {
  if (WITHOUT_PICTURE.has(names.at(-1)!)) return;
  const reason = await whyNoPictures(page);
  if (reason !== null) {
    if (!isTold) console.warn(`Pictures are not compared: ${reason}.`);
    isTold = true;
    return;
  }
  const { taken, path } = await picture(page, names, frame);
  expect.soft(taken, names.join(': ')).toMatchSnapshot(path, TOLERANCE);
}

/** Expects that the pictures of a walk are of its states: none stays behind when a state goes. */
export function expectNoOthers(walk: readonly string[], states: readonly string[]): void {
  const drawn = states.filter((state) => !WITHOUT_PICTURE.has(state));
  const known = new Set(drawn.map((state) => `${fileName(state)}.jpg`));
  if (drawn.length === 0) return;
  const all = readdirSync(join(FOLDER, ...walk.map(fileName)));
  expect.soft(all.filter((name) => !known.has(name))).toEqual([]);
}
