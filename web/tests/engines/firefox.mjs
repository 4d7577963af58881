/** Firefox, driven by Playwright. */
import { firefox } from '@playwright/test';

/** The Firefox that is installed, over WebDriver BiDi. */
const OPTIONS = {
  channel: 'moz-firefox',
  executablePath: process.env['FIREFOX'] || '/usr/bin/firefox-esr',
};

/** Starts Firefox; returns the same interface as webkit.mjs. */
export async function startFirefox() {
  const browser = await firefox.launch(OPTIONS);
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  return {
    open: (url) => page.goto(url),
    /** Runs a function in the page; its result must be plain data. */
    run: (program, ...values) =>
      page.evaluate(`(${program}).apply(null, ${JSON.stringify(values)})`),
    click: (x, y) => page.mouse.click(x, y),
    /** A stroke of the mouse from point to point. */
    async drag([start, ...rest]) {
      await page.mouse.move(...start);
      await page.mouse.down();
      for (const point of rest) await page.mouse.move(...point);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    /** Presses keys together, by their names in the DOM: 'Control+a'. */
    press: (chord) => page.keyboard.press(chord),
    close: () => browser.close(),
  };
}
