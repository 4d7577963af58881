import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM'] || installed.find((path) => existsSync(path));

/** The tests of what may depend on where the page is opened from. */
const everywhere = /@everywhere/;

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../../build/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 20_000,
  reporter: 'list',
  use: {
    viewport: { width: 1024, height: 768 },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'http', use: { home: 'http' } },
    { name: 'file', use: { home: 'file' }, grep: everywhere },
    { name: 'single-file', use: { home: 'single-file' }, grep: everywhere },
  ],
});
