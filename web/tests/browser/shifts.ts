/** What moves in a page by itself. */
import type { Page } from '@playwright/test';

/** Collects layout shifts from the first drawing on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shifts after the first drawing. */
export const shifts = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { moved: number[] }).moved;
  });
