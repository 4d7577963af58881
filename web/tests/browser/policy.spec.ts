/**
 * The page's policy: no text becomes a script or a style, and nothing is requested from another
 * origin.
 */
import { panelName } from '../panel-name';
import { expect, test } from './fixtures';
import { FIRST_SOLVED } from './puzzles';
import { SudokuPage } from './sudoku-page';

test.use({
  allowedErrors:
    /Content Security Policy|^console: (forbidden by|markup that acts)|^error: downloadable font|^request after load/,
});

const ELSEWHERE = 'https://example.invalid';

/** Attacks on the page, and the directive that blocks each. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'script-src-elem': `const script = document.createElement('script');
    script.textContent = 'window.taken = true';
    document.body.append(script);`,
  'script-src-attr': `const button = document.createElement('button');
    button.setAttribute('onclick', 'window.taken = true');
    document.body.append(button);
    button.click();`,
  'script-src': `try { new Function('window.taken = true')(); } catch {}`,
  'style-src-elem': `const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);`,
  'style-src-attr': `document.body.setAttribute('style', 'color: red');`,
  'connect-src': `fetch('${ELSEWHERE}').catch(() => undefined);`,
  'img-src': `new Image().src = '${ELSEWHERE}/picture.png';`,
  'font-src': `document.fonts.add(new FontFace('x', 'url(${ELSEWHERE}/font)'));
    document.fonts.load('1rem x').catch(() => undefined);`,
  'worker-src': `try { new Worker('data:text/javascript,'); } catch {}`,
  'frame-src': `const frame = document.createElement('iframe');
    frame.src = '${ELSEWHERE}';
    document.body.append(frame);`,
  'form-action': `const form = document.createElement('form');
    form.action = '${ELSEWHERE}';
    document.body.append(form);
    try { form.submit(); } catch {}`,
  'base-uri': `const base = document.createElement('base');
    base.href = '${ELSEWHERE}';
    document.head.append(base);`,
};

test.describe('under trusted types,', () => {
  test.use({ allowedErrors: null, serviceWorker: true });

  test('which a server may demand, everything works', async ({ page, server }) => {
    const policy = "require-trusted-types-for 'script'; trusted-types jiugong lit-html";
    await page.route(`${server.origin}/`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${server.origin}/`);
    const sudoku = new SudokuPage(page);
    await sudoku.solve();
    await sudoku.expectValue(FIRST_SOLVED);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.getByRole('link', { name: panelName('variants'), exact: true }).click();
    await expect(page.locator('#variants-view').getByRole('grid')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
  });
});

test(
  'the policy blocks everything the page does not need',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    const { page } = sudoku;
    const violated = await page.evaluateHandle(() => {
      const directives: string[] = [];
      addEventListener('securitypolicyviolation', (event) => {
        if (event.disposition === 'enforce') directives.push(event.effectiveDirective);
      });
      return directives;
    });
    for (const [directive, attempt] of Object.entries(ATTEMPTS)) {
      // Scripts of the protocol itself are exempt from the policy; their timers are not.
      await page.evaluate(`setTimeout(() => { ${attempt} })`);
      await expect.poll(() => violated.jsonValue(), attempt).toContain(directive);
    }
    expect(await page.evaluate('window.taken')).toBeUndefined();
  },
);
