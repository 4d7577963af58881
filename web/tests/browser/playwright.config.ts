import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../chromium.mjs';
import type { Options } from './fixtures';

/** The tests that also run for each way to open the page. */
const everywhere = /@everywhere/;

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../../build/test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only a test that hangs reaches these, also on a machine with other work.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Another version of the browser may draw the edges of letters in another way, but not as many pixels as a key has.
    toHaveScreenshot: {
      stylePath: './pictures.css',
      threshold: 0.05,
      maxDiffPixels: 150,
    },
  },
  // A test that needs it is told at the end as flaky, and has to be mended.
  retries: 1,
  reporter: [['list'], ['junit', { outputFile: '../../../build/times/chromium.xml' }]],
  use: {
    viewport: { width: 1024, height: 768 },
    launchOptions: chromiumOptions(),
    // (Recording takes time, so only the second try is recorded.)
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'http', use: { home: 'http' } },
    { name: 'file', use: { home: 'file' }, grep: everywhere },
    { name: 'single-file', use: { home: 'single-file' }, grep: everywhere },
  ],
});
