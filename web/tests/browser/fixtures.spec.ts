/** The fixtures fail every test in which a page complains; these tests check what they detect. */
import { expect, test } from './fixtures';

/** Faults in a page or a frame of it, and the complaints that they cause. */
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

test(
  'reports executable markup, requests, and uncaught errors',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
    await page.goto(`${server.origin}/blog.html`);
    for (const [program, heard] of FAULTS) {
      await page.evaluate(`void (${program})`);
      await expect
        .poll(() => [...complaints].sort())
        .toEqual(heard.map((text) => expect.stringMatching(text)));
      complaints.length = 0;
    }
  },
);

test(
  'reports policy violations, also in a frame',
  { tag: '@gate' },
  async ({ page, server, complaints }) => {
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
  },
);
