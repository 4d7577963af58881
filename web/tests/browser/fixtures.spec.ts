/** Every test fails in which a page complains: what it complains of. */
import { expect, test } from './fixtures';

/** What goes wrong in a page or in a frame of it, and what is heard then. */
const FAULTS: readonly (readonly [program: string, heard: readonly RegExp[]])[] = [
  [
    `document.body.insertAdjacentHTML('beforeend', '<p><i onclick="1"></i></p>')`,
    [/^console: markup that acts: <i onclick/],
  ],
  [
    `document.querySelector('jiugong-board').shadowRoot.firstElementChild
      .insertAdjacentHTML('beforeend', '<a href=" JavaScript:1">x</a>')`,
    [/^console: markup that acts: <a href/],
  ],
  [
    `document.querySelector('h1').setAttribute('onfocus', '1')`,
    [/^console: markup that acts: <h1 onfocus/],
  ],
  [`fetch('twice.html')`, [/^request after load: .*\/twice\.html$/]],
  [
    `setTimeout(() => Promise.reject(new Error('lost')))`,
    [/^console: nobody caught Error: lost/, /^error: Error: lost/],
  ],
  [`setTimeout(() => { throw new Error('thrown') })`, [/^error: Error: thrown/]],
];

test('of markup that acts, requests, and errors that nobody catches', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(`${server.origin}/blog.html`);
  for (const [program, heard] of FAULTS) {
    await page.evaluate(`void (${program})`);
    await expect
      .poll(() => [...complaints].sort())
      .toEqual(heard.map((text) => expect.stringMatching(text)));
    complaints.length = 0;
  }
});

test('of a broken policy, in a frame as well', async ({ page, server, complaints }) => {
  await page.goto(`${server.origin}/host.html`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'embed.html';
    frame.onload = () => {
      const style = frame.contentDocument!.createElement('style');
      style.textContent = 'body { color: red }';
      frame.contentDocument!.head.append(style);
    };
    document.body.append(frame);
  });
  const isHeard = (): boolean =>
    complaints.some((text) => text.startsWith('console: forbidden by style-src-elem: inline'));
  await expect.poll(isHeard).toBe(true);
  complaints.length = 0;
});
