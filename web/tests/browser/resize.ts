import type { Page } from '@playwright/test';

/** Gives the page a size, and waits until it has it, and what observes sizes has drawn, frames in it included. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([wide, high]) => {
      while (innerWidth !== wide || innerHeight !== high) await new Promise(requestAnimationFrame);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [width, height] as const,
  );
}
