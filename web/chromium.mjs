/** The Chromium that is installed, and how tests and measurements start it. */
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Options for Playwright's `launch`; without a path it looks for a browser of its own. */
export function chromiumOptions() {
  const executablePath = process.env['CHROMIUM'] || installed.find((path) => existsSync(path));
  return {
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
  };
}
