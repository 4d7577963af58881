/**
 * WebKit (WebKitGTK's MiniBrowser), driven by Selenium through WebKitWebDriver; it needs a display
 * (xvfb-run).
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key } from 'selenium-webdriver';

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Polls a URL until a server answers. */
async function answered(url, attempts = 100) {
  for (let attempt = 0; attempt < attempts; ++attempt) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`nobody answers at ${url}`);
}

/** Starts a WebDriver session at a URL, with a window of a fixed size. */
async function startSession(address) {
  await answered(`${address}/status`);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().window().setRect({ width: 1024, height: 900 });
  return driver;
}

/** Selenium's name of a key: 'ArrowRight' is ARROW_RIGHT. */
const keyNamed = (name) => Key[name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? name;

const toPixel = ([x, y]) => ({ x: Math.round(x), y: Math.round(y) });

/** Starts WebKit; returns the same interface as firefox.mjs. */
export async function startWebKit() {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const driver = await startSession(`http://127.0.0.1:${port}`).catch((error) => {
    service.kill();
    throw error;
  });
  return {
    open: (url) => driver.get(url),
    /** Runs a function in the page; its result must be plain data. */
    run: (program, ...values) =>
      driver.executeScript(`return (${program}).apply(null, arguments)`, ...values),
    click: (x, y) =>
      driver
        .actions()
        .move(toPixel([x, y]))
        .click()
        .perform(),
    drag([start, ...rest]) {
      const stroke = driver.actions().move(toPixel(start)).press();
      return rest
        .reduce((actions, point) => actions.move(toPixel(point)), stroke)
        .release()
        .perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press(chord) {
      const keys = chord.split('+').map(keyNamed);
      const pressed = keys.reduce((actions, key) => actions.keyDown(key), driver.actions());
      return keys.reduceRight((actions, key) => actions.keyUp(key), pressed).perform();
    },
    async close() {
      await driver.quit();
      service.kill();
    },
  };
}
