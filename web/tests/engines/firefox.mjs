/** Firefox, driven by Puppeteer over WebDriver BiDi. */
import { launch } from 'puppeteer-core';

const EXECUTABLE = process.env['FIREFOX'] || '/usr/bin/firefox-esr';

/** Starts Firefox; gives what webkit.mjs gives, too. */
export async function startFirefox() {
  const browser = await launch({ browser: 'firefox', executablePath: EXECUTABLE, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 768 });
  return {
    open: (url) => page.goto(url),
    /** Runs a function in the page; what it gives is plain data. */
    run: (program, ...values) => page.evaluate(program, ...values),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
