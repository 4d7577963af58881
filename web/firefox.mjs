/** The Firefox that is installed, which Playwright drives over WebDriver BiDi, and how tests start it. */
export function firefoxOptions() {
  return {
    channel: 'moz-firefox',
    executablePath: process.env['FIREFOX'] || '/usr/bin/firefox-esr',
  };
}
