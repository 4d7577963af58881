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
  timeout: 20_000,
  reporter: 'list',
  use: {
    viewport: { width: 1024, height: 768 },
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: 'http', use: { home: 'http' } },
    { name: 'file', use: { home: 'file' }, grep: everywhere },
    { name: 'single-file', use: { home: 'single-file' }, grep: everywhere },
  ],
});
