/** Puzzles in photos: from a file, a paste, a drop, the camera and a share to the board. (The dialog itself: photo-view.test.ts.) */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { chromiumOptions } from '../../chromium.mjs';
import { texts } from './english';
import { expect, test } from './fixtures';
import { drawPhoto, fakeCamera, PhotoDialog, pngOf, turnedJpeg } from './photos';
import { BLANK, CLASHING, FIRST, HARD, TWO_WAYS } from './puzzles';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const { photo: words } = texts;

/** The first cell has a 5, the third one none. */
const STAINED = { puzzle: FIRST, stained: [0] };

/** Opens the dialog without a camera and lets it read a picture. */
async function read(sudoku: SudokuPage, ...drawn: Parameters<typeof drawPhoto>[1]) {
  const photo = new PhotoDialog(sudoku);
  await fakeCamera(sudoku.page, 'NotFoundError');
  await photo.open();
  await expect(photo.noCamera).toBeVisible();
  await photo.choose(await drawPhoto(sudoku.page, drawn));
  // The engine starts, and reads it.
  await expect(photo.cells).toBeVisible({ timeout: 15_000 });
  return photo;
}

/** Pastes or drops a file anywhere. */
const bring = (page: Page, kind: 'paste' | 'drop', base64: string): Promise<void> =>
  page.evaluate(
    ([how, text]) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'photo.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [kind, base64] as const,
  );

test(
  'reads a picture, and Undo takes it back',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    const photo = await read(sudoku, { puzzle: HARD });
    await expect(photo.said).toHaveText(words.check.sure);
    await expect(photo.button(words.check.start)).toBeFocused();
    await photo.press(words.check.start);
    await expect(photo.dialog).toBeHidden();
    await sudoku.expectPuzzle(HARD);
    await expect(sudoku.status).toContainText(texts.page.start.ready);
    await sudoku.expectEditing(false);
    await sudoku.press(texts.actions.undo);
    await sudoku.expectPuzzle(FIRST);
  },
);

test('reads a photo that is stored turned', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  const upright = await drawPhoto(page, [{ puzzle: HARD }]);
  for (const orientation of [6, 8] as const) {
    const turned = await turnedJpeg(page, upright, orientation);
    const decoded = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
      return [image.width, image.height];
    }, turned);
    expect(decoded, `${orientation}`).toEqual([660, 700]);
    await sudoku.clear();
    await bring(page, 'drop', turned);
    await expect(photo.said).toHaveText(words.check.sure);
    await photo.press(words.check.start);
    await sudoku.expectPuzzle(HARD);
  }
});

test('a puzzle without a solution stays to be mended', async ({ sudoku }) => {
  const photo = await read(sudoku, { puzzle: CLASHING });
  const cell = photo.cell(1, 2);
  if (!(await cell.getAttribute('aria-label'))!.includes(': 5')) await cell.click();
  await expect(cell).toHaveAccessibleName(/: 5/);
  await photo.press(words.check.start);
  await sudoku.expectPuzzle(CLASHING);
  await sudoku.expectEditing(true);
  await expect(sudoku.status).toContainText('No solution');
});

for (const kind of ['paste', 'drop'] as const) {
  test(`a ${kind} of a picture comes to Solve from any panel`, async ({ sudoku }) => {
    const { page } = sudoku;
    const picture = await drawPhoto(page, [{ puzzle: TWO_WAYS }]);
    const photo = new PhotoDialog(sudoku);
    await new VariantsPage(sudoku).open();
    await bring(page, kind, picture);
    await expect(photo.cells).toBeVisible();
    // Another one takes the place of the first.
    await bring(page, kind, await drawPhoto(page, [{ puzzle: HARD }]));
    await expect(photo.said).toHaveText(words.check.sure);
    await page.keyboard.press('Escape');
    await expect(photo.dialog).toBeHidden();
    await sudoku.expectPuzzle(FIRST);
    await page.evaluate(() => (location.hash = 'batch'));
    await bring(page, kind, picture);
    await expect(photo.cells).toBeVisible();
    await photo.press(words.check.start);
    await expect(page.locator('#solve-view')).toBeVisible();
  });
}

const colorOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).color);

test(
  'that there is no camera is no error, and a picture is the way',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    const photo = new PhotoDialog(sudoku);
    await fakeCamera(page, 'NotFoundError');
    await photo.open();
    await expect(photo.noCamera).toBeVisible();
    await expect(photo.problem).toHaveCount(0);
    const ink = await colorOf(photo.dialog.getByRole('heading'));
    for (const line of await photo.noCamera.locator('p').all())
      expect(await colorOf(line)).toBe(ink);
    const input = photo.dialog.locator('input[type=file]');
    await expect(input).toBeFocused();
    // Cancelling the choice of a file does not close the dialog.
    await input.dispatchEvent('cancel');
    await expect(input).toBeVisible();
  },
);

test('what was read is told from the photo', async ({ sudoku }) => {
  const photo = await read(sudoku, { puzzle: FIRST });
  await expect(photo.dialog.getByText(words.check.legend)).toBeInViewport({ ratio: 1 });
});

/** Whether the fake camera is off. */
const isOff = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (window as { film?: MediaStream })
      .film!.getTracks()
      .every(({ readyState }) => readyState === 'ended'),
  );

/** Notes from now on whether the fake camera is off at the moment when the dialog closes. */
const watchClose = ({ dialog }: PhotoDialog): Promise<void> =>
  dialog.evaluate((element) => {
    const shown = window as { film?: MediaStream; wasOff?: boolean };
    delete shown.wasOff;
    const observer = new MutationObserver(() => {
      shown.wasOff = shown.film!.getTracks().every(({ readyState }) => readyState === 'ended');
      observer.disconnect();
    });
    observer.observe(element, { attributeFilter: ['open'] });
  });

// All else that turns it off: photo-view.test.ts.
test('the camera is off once Escape or another panel leaves its view', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  // There is no puzzle to read, so that it goes on.
  await fakeCamera(page, null, await drawPhoto(page, [{ puzzle: BLANK }]));
  const leave = {
    Escape: () => page.keyboard.press('Escape'),
    'another panel': () => page.evaluate(() => void (location.hash = 'rotate')),
  };
  for (const [name, act] of Object.entries(leave)) {
    await test.step(name, async () => {
      await page.evaluate(() => (location.hash = 'solve'));
      await photo.open();
      await expect(photo.button(words.camera.take)).toBeFocused();
      expect(await isOff(page)).toBe(false);
      await watchClose(photo);
      await act();
      await expect(photo.dialog).toBeHidden();
      expect(await page.evaluate(() => Reflect.get(window, 'wasOff') as unknown)).toBe(true);
    });
  }
});

test('the camera reads a puzzle that is held still', async ({ page, server, playwright }) => {
  test.skip(page.context().browser()?.browserType().name() !== 'chromium', 'its fake camera');
  await page.goto(`${server.origin}/`);
  const frame = await drawPhoto(page, [{ puzzle: FIRST, type: 'image/jpeg' }]);
  const folder = mkdtempSync(join(tmpdir(), 'camera-'));
  const film = join(folder, 'film.mjpeg');
  writeFileSync(film, Buffer.from(frame, 'base64'));
  const { args, ...options } = chromiumOptions();
  const browser = await playwright.chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const filming = await browser.newPage();
    await filming.goto(`${server.origin}/`);
    const sudoku = new SudokuPage(filming);
    const photo = new PhotoDialog(sudoku);
    await sudoku.clear();
    await photo.open();
    await expect(photo.cells).toBeVisible();
    await photo.press(words.check.start);
    await sudoku.expectPuzzle(FIRST);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});

test.describe('the installed app', () => {
  test.use({ serviceWorker: true, allowedErrors: /status of 40[45]/ });

  test('takes a picture that is shared with it', async ({ page, server }) => {
    await page.goto(`${server.origin}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const target = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return link === null ? '' : new URL('share', link.href).href;
    });
    // Of an earlier share, which the page did not take.
    const keep = (): Promise<void> =>
      page.evaluate(async () => {
        await (await caches.open('jiugong-shared')).put('./share?3', new Response('no picture'));
      });
    const isKept = (): Promise<boolean> => page.evaluate(() => caches.has('jiugong-shared'));
    await keep();
    const picture = await drawPhoto(page, [{ puzzle: HARD }]);
    // As the system does: a form, which the policy of a page would forbid it to send.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setBypassCSP', { enabled: true });
    const share = async (from: string, content: string): Promise<void> => {
      await page.goto(from);
      await page.evaluate(
        ([action, text]) => {
          const bytes = Uint8Array.from(atob(text!), (character) => character.charCodeAt(0));
          const form = document.createElement('form');
          Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
          const field = document.createElement('input');
          Object.assign(field, { type: 'file', name: 'pictures' });
          const data = new DataTransfer();
          data.items.add(new File([bytes], 'photo.png', { type: 'image/png' }));
          field.files = data.files;
          form.append(field);
          document.body.append(form);
          form.submit();
        },
        [target, content],
      );
    };
    await share(`${server.origin}/embed.html`, picture);
    const sudoku = new SudokuPage(page);
    const photo = new PhotoDialog(sudoku);
    await expect(photo.cells).toBeVisible();
    await expect(page).toHaveURL(/#solve$/);
    await photo.press(words.check.start);
    await sudoku.expectPuzzle(HARD);
    expect(await isKept()).toBe(false);
    // What is none is told as one that cannot be read, not as a text.
    await share(`${server.origin}/embed.html`, Buffer.alloc(100).toString('base64'));
    await expect(photo.dialog).toContainText(words.problems['not-a-picture'][0]);
    // Another site shares nothing.
    await page.route('http://other.test/', (route) => route.fulfill({ body: '' }));
    await share('http://other.test/', picture);
    await expect(page).toHaveURL(target);
    await page.goto(`${server.origin}/`);
    expect(await isKept()).toBe(false);
    await keep();
    await sudoku.press(texts.page.kept.erase);
    await sudoku.press(texts.page.kept.eraseAll);
    await expect.poll(isKept).toBe(false);
  });
});

test('opens a picture from the menu for files', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  const chooser = page.waitForEvent('filechooser');
  await sudoku.choose(texts.page.puzzle.openFile);
  await (await chooser).setFiles(pngOf(await drawPhoto(page, [STAINED])));
  await expect(photo.said).toHaveText(words.check.doubtful(1));
});
