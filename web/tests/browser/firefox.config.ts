/** The same tests in Firefox; `fixtures.ts` skips those that need what Playwright cannot do with it yet. */
import { defineConfig } from '@playwright/test';
import { firefoxOptions } from '../../firefox.mjs';
import type { Options } from './fixtures';
import common from './playwright.config';

export default defineConfig<Options>({
  ...common,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...common.use,
    browserName: 'firefox',
    launchOptions: {
      ...firefoxOptions(),
      // As in headless Chromium, scroll bars lie over what is scrolled.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
  },
});
