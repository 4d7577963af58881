/** Touch strokes, which Playwright does not support: each browser's own protocol sends them. */
import type { Page } from '@playwright/test';
import { type Point, touchInFirefox } from './firefox';

export type { Point } from './firefox';

async function touchInChromium(page: Page, [start, ...rest]: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start!]);
  for (const point of rest) await send('touchMove', [point]);
  await send('touchEnd', []);
}

/** Touches the first point, moves over the others, and lifts the finger. */
export function stroke(page: Page, points: readonly Point[]): Promise<void> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return isFirefox ? touchInFirefox(page, points) : touchInChromium(page, points);
}
