/** Touch strokes, which Playwright does not support: the protocol of the browser sends them. */
import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Seconds between two points of a quick stroke. */
const QUICK = 0.008;

/** Touches the first point, moves over the others, and lifts the finger; a quick stroke would be a fling. */
export async function stroke(
  page: Page,
  [start, ...rest]: readonly Point[],
  isQuick = false,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Without a time it is that of the sending, so that each stroke is as fast as the machine.
  let time = Date.now() / 1000 - (rest.length + 1) * QUICK;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    time += QUICK;
    const timed = isQuick ? { timestamp: time } : {};
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, ...timed });
  };
  await send('touchStart', [start!]);
  for (const point of rest) await send('touchMove', [point]);
  await send('touchEnd', []);
}
