/** Puzzles in photos: from a file, a paste, a drop, the camera and a share to the board. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { chromiumOptions } from '../../chromium.mjs';
import { letWorkersCrash, type CrashingWorkers } from '../crashing-workers.mjs';
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

/** A picture three times as wide and high, as bytes in base64. */
const enlarged = (page: Page, base64: string): Promise<string> =>
  page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3 * image.width, 3 * image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL().replace(/^.*,/, '');
  }, base64);

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

for (const orientation of [6, 8] as const) {
  test(`reads a photo that is stored turned, orientation ${orientation}`, async ({ sudoku }) => {
    const { page } = sudoku;
    const turned = await turnedJpeg(page, await drawPhoto(page, [{ puzzle: HARD }]), orientation);
    const decoded = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
      return [image.width, image.height];
    }, turned);
    expect(decoded).toEqual([660, 700]);
    await bring(page, 'drop', turned);
    const photo = new PhotoDialog(sudoku);
    await expect(photo.said).toHaveText(words.check.sure);
    await photo.press(words.check.start);
    await sudoku.expectPuzzle(HARD);
  });
}

test('a doubtful cell comes first, says what it may hold, and changes at a press', async ({
  sudoku,
}) => {
  const { keyboard } = sudoku.page;
  const photo = await read(sudoku, STAINED);
  await expect(photo.said).toHaveText(words.check.doubtful(1));
  const cell = photo.cell(1, 1);
  await expect(cell).toBeFocused();
  const name = (await cell.getAttribute('aria-label'))!;
  expect(name).toContain('doubtful; or');
  const readings = name.replace(/^[^:]*: /, '').split(/, doubtful; or | or /);
  expect(readings).toContain('5');
  // As many presses as there are readings lead to all of them and back.
  const seen: string[] = [];
  for (const _ of readings) {
    await cell.click();
    seen.push((await cell.getAttribute('aria-label'))!.replace(/^[^:]*: ([^,]*).*$/, '$1'));
  }
  expect([...seen].sort()).toEqual([...readings].sort());
  await expect(cell).toHaveAccessibleName(name);
  // The Tab key goes on to one of the cells that are not doubtful, and then to the digits.
  await keyboard.press('Tab');
  await expect(photo.cell(1, 2)).toBeFocused();
  await keyboard.press('Tab');
  await expect(photo.button(texts.keypad.digit(1))).toBeFocused();
  await cell.focus();
  await keyboard.press('5');
  await expect(cell).toHaveAccessibleName(words.check.cell(1, 1, '5'));
  await expect(cell).toBeFocused();
  await expect(photo.said).toHaveText(words.check.cell(1, 1, '5'));
  await photo.press(words.check.start);
  await sudoku.expectPuzzle(FIRST);
});

test('keys and the keypad change any cell', async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  const photo = await read(sudoku, { puzzle: FIRST });
  await photo.cell(1, 1).focus();
  await keyboard.press('ArrowRight');
  await expect(photo.cell(1, 2)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(photo.cell(2, 2)).toBeFocused();
  await keyboard.press('7');
  await expect(photo.cell(2, 2)).toHaveAccessibleName(words.check.cell(2, 2, '7'));
  await keyboard.press('Backspace');
  await expect(photo.cell(2, 2)).toHaveAccessibleName(words.check.cell(2, 2, words.check.blank));
  await photo.cell(1, 1).click();
  await photo.press(texts.keypad.leaveBlank);
  await photo.cell(1, 3).click();
  await photo.press(texts.keypad.digit(4));
  await photo.press(words.check.start);
  await sudoku.expectPuzzle(`.34${FIRST.slice(3)}`);
});

test('Rotate turns the puzzle with its photo', async ({ sudoku }) => {
  const photo = await read(sudoku, { puzzle: FIRST });
  await photo.press(words.check.turn);
  await photo.press(words.check.start);
  const turned = Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return FIRST[9 * (8 - column) + row];
  }).join('');
  await sudoku.expectPuzzle(turned);
});

test('goes through the puzzles of a page', async ({ sudoku }) => {
  const photo = await read(sudoku, { puzzle: FIRST }, { puzzle: HARD });
  await expect(photo.dialog).toContainText(words.check.which(1, 2));
  await photo.press(words.check.other);
  await expect(photo.dialog).toContainText(words.check.which(2, 2));
  await photo.press(words.check.other);
  await photo.press(words.check.other);
  await photo.press(words.check.start);
  await sudoku.expectPuzzle(HARD);
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

test('says why nothing was read', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  await fakeCamera(page, 'NotAllowedError');
  await photo.open();
  await expect(photo.problem).toContainText(words.problems.refused[0]);
  await expect(photo.dialog).toContainText(words.privacy);
  const blank = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#c0c0c0';
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = '#202020';
    pen.font = '24px sans-serif';
    for (let line = 1; line < 14; ++line) {
      pen.fillText('Nothing but words, words, words.', 10 + 5 * line, 34 * line);
    }
    return canvas.toDataURL().replace(/^.*,/, '');
  });
  await photo.choose(blank);
  await expect(photo.problem).toContainText(words.problems['no-grid'][0]);
  await photo.choose(Buffer.from('no picture').toString('base64'));
  await expect(photo.problem).toContainText(words.problems['not-a-picture'][0]);
  await sudoku.expectPuzzle(FIRST);
});

test.describe('refused memory', () => {
  // Emscripten's glue writes it.
  test.use({ mayComplain: /^console: Aborted/ });

  test('is told, and the picture is read when there is some', async ({ page, homeUrl }) => {
    await page.addInitScript(letWorkersCrash);
    await page.goto(homeUrl);
    const photo = new PhotoDialog(new SudokuPage(page));
    await fakeCamera(page, 'NotFoundError');
    await photo.open();
    // So large that the module needs more than it has.
    const picture = await enlarged(page, await drawPhoto(page, [{ puzzle: FIRST }]));
    await page.evaluate(() => (window as unknown as CrashingWorkers).crashNext('memory'));
    await photo.choose(picture);
    await expect(photo.problem).toHaveText(words.problems['no-memory'].join(' '));
    await photo.choose(picture);
    await expect(photo.said).toHaveText(words.check.sure);
  });
});

test('without https there is a file input alone', async ({ sudoku }) => {
  await sudoku.page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined }),
  );
  const photo = new PhotoDialog(sudoku);
  await photo.open();
  await expect(photo.dialog).toContainText(words.choose);
  await expect(photo.button(words.useCamera)).toBeHidden();
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

test('the camera is off once its view is left, and while the page is hidden', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  // There is no puzzle to read, so that it goes on.
  await fakeCamera(page, null, await drawPhoto(page, [{ puzzle: BLANK }]));
  const leave = {
    'a press on Close': () => photo.press(texts.share.close),
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
  await page.evaluate(() => (location.hash = 'solve'));
  await photo.open();
  await expect(photo.button(words.camera.take)).toBeFocused();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await isOff(page)).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(photo.button(words.camera.take)).toBeFocused();
  await expect.poll(() => isOff(page)).toBe(false);
  await photo.press(words.camera.take);
  await expect(photo.said).toHaveText(words.check.unread);
  expect(await isOff(page)).toBe(true);
});

test(
  'a camera that goes away is told of, and a picture can be chosen',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    const photo = new PhotoDialog(sudoku);
    await fakeCamera(page, null, await drawPhoto(page, [{ puzzle: BLANK }]));
    await photo.open();
    await expect(photo.button(words.camera.take)).toBeFocused();
    await page.evaluate(() => {
      const [track] = (window as { film?: MediaStream }).film!.getTracks();
      track!.dispatchEvent(new Event('ended'));
    });
    await expect(photo.problem).toContainText(words.problems.busy[0]);
    expect(await isOff(page)).toBe(true);
  },
);

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
  test.use({ staysOffline: true });

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
    await page.goto(`${server.origin}/embed.html`);
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
      [target, picture],
    );
    const sudoku = new SudokuPage(page);
    const photo = new PhotoDialog(sudoku);
    await expect(photo.cells).toBeVisible();
    await expect(page).toHaveURL(/#solve$/);
    await photo.press(words.check.start);
    await sudoku.expectPuzzle(HARD);
    expect(await isKept()).toBe(false);
    await keep();
    await sudoku.press(texts.page.kept.erase);
    await sudoku.press(texts.page.kept.eraseAll);
    await expect.poll(isKept).toBe(false);
  });

  test('tells of a share that cannot be read', async ({ page, server }) => {
    await page.goto(`${server.origin}/embed.html`);
    await page.evaluate(async () => {
      const large = new Response(new Blob(Array(65).fill(new Uint8Array(1024 ** 2))));
      await (await caches.open('jiugong-shared')).put('./share?0', large);
    });
    await page.goto(`${server.origin}/#shared`);
    await expect(page.locator('#drop')).toHaveText(texts.page.drop.unreadable);
  });
});

test('opens a picture from the menu for files', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  const chooser = page.waitForEvent('filechooser');
  await sudoku.choose('puzzle', texts.page.puzzle.openFile);
  await (await chooser).setFiles(pngOf(await drawPhoto(page, [STAINED])));
  await expect(photo.said).toHaveText(words.check.doubtful(1));
});
