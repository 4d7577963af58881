/** The same tests in Firefox; `fixtures.ts` skips those that Playwright cannot run with it yet. */
import { defineConfig } from '@playwright/test';
import { firefoxOptions } from '../../firefox.mjs';
import type { Options } from './fixtures';
import common from './playwright.config';

export default defineConfig<Options>({
  ...common,
  expect: { timeout: 15_000 },
  use: {
    ...common.use,
    browserName: 'firefox',
    launchOptions: {
      ...firefoxOptions(),
      // Required by `firefox.ts`.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // As in headless Chromium, scroll bars overlay the content, and there is a mouse.
        'ui.useOverlayScrollbars': 1,
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
});
