/**
 * Features that browsers implement differently: pointers, keys, the clipboard, files, dialogs,
 * print, and storage.
 */
import assert from 'node:assert/strict';
import { texts } from './english.mjs';
import {
  choose,
  click,
  drag,
  eventually,
  expectText,
  FIRST,
  hasValue,
  inEachEngine,
  SOLVED,
} from './page.mjs';

const BLANK = '.'.repeat(81);
const cellNumber = (cell) => `[data-cell="${cell}"]`;

const boardHas = (browser, property, wanted) =>
  eventually(
    browser,
    (name, value) => JSON.stringify(document.querySelector('jiugong-board')[name]) === value,
    property,
    JSON.stringify(wanted),
  );

/** Opens the share dialog. */
async function openDialog(browser) {
  await choose(browser, `${texts.share.open}…`);
  await eventually(browser, () => document.querySelector('dialog[open] input[readonly]') !== null);
}

async function closeDialog(browser) {
  await browser.press('Escape');
  await eventually(browser, () => document.querySelector('dialog[open]') === null);
}

/** Clears the board and focuses it. */
async function clear(browser) {
  await choose(browser, texts.page.puzzle.own);
  await hasValue(browser, BLANK);
  await click(browser, cellNumber(0));
}

const languageAndTheme = () => {
  const { lang, dataset } = document.documentElement;
  return [lang, dataset.theme];
};

/** Intercepts downloads of the page and stores their files. */
function catchFiles() {
  window.saved = [];
  HTMLAnchorElement.prototype.click = async function () {
    const content = await (await window.contents.get(this.href)).arrayBuffer();
    window.saved.push([this.download, new Uint8Array(content)]);
  };
  window.contents = new Map();
  const { createObjectURL } = URL;
  URL.createObjectURL = (content) => {
    const url = createObjectURL.call(URL, content);
    window.contents.set(url, content);
    return url;
  };
}

/** Drops a saved file on the board; returns whether the page takes it. */
function dropSaved(name) {
  const [, bytes] = window.saved.find(([saved]) => saved === name);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name));
  const options = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  const board = document.querySelector('jiugong-board');
  return ['dragover', 'drop'].map((type) => !board.dispatchEvent(new DragEvent(type, options)));
}

/** Draws a puzzle and drops it on the page as a photo. */
async function dropPhoto(puzzle) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 640];
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#e0dcd0';
  pen.fillRect(0, 0, 640, 640);
  pen.fillStyle = '#222222';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = '38px sans-serif';
  for (let line = 0; line <= 9; ++line) {
    const thick = line % 3 === 0 ? 5 : 2;
    pen.fillRect(50 + 60 * line - thick / 2, 50, thick, 540);
    pen.fillRect(50, 50 + 60 * line - thick / 2, 540, thick);
  }
  for (const [cell, digit] of Array.from(puzzle).entries()) {
    if (digit === '.') continue;
    pen.fillText(digit, 80 + 60 * (cell % 9), 82 + 60 * Math.floor(cell / 9));
  }
  const photo = await new Promise((done) => canvas.toBlob(done, 'image/jpeg'));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}

inEachEngine((quietly) => {
  quietly('a stroke of the mouse selects cells, keys move and type', async ({ browser }) => {
    await drag(browser, cellNumber(3), cellNumber(4), cellNumber(5));
    await boardHas(browser, 'selection', [3, 4, 5]);
    await click(browser, cellNumber(2));
    await browser.press('Shift+ArrowRight');
    await boardHas(browser, 'selection', [2, 3]);
    await browser.press('Shift+1');
    await browser.press('Control+2');
    const isMarked = (value) =>
      eventually(
        browser,
        (wanted) => {
          const { corner, candidates } = document.querySelector('jiugong-board').snapshot;
          return JSON.stringify([corner[2], corner[3], candidates[2], candidates[3]]) === wanted;
        },
        JSON.stringify(value),
      );
    await isMarked([1, 1, 2, 2]);
    await browser.press('Control+z');
    await isMarked([1, 1, 0, 0]);
    await browser.press('Control+y');
    await isMarked([1, 1, 2, 2]);
    await browser.press('Escape');
    await browser.press('Control+Home');
    await boardHas(browser, 'selection', [0]);
    await browser.press('End');
    await browser.type('6');
    await hasValue(browser, `${FIRST.slice(0, 8)}6${FIRST.slice(9)}`);
    await browser.press('Delete');
    await hasValue(browser, FIRST);
  });

  quietly('keys paste what they copied', async ({ browser }) => {
    // As where the browser refuses the clipboard.
    await browser.run(() => {
      Clipboard.prototype.readText = () => Promise.reject(new DOMException(''));
    });
    await choose(browser, texts.page.puzzle.paste);
    await eventually(browser, () => document.activeElement.matches('.paste textarea'));
    await browser.type(FIRST);
    await browser.press('Control+a');
    await browser.press('Control+c');
    await closeDialog(browser);
    await clear(browser);
    await browser.press('Control+v');
    await boardHas(browser, 'puzzle', FIRST);
  });

  quietly('Escape closes a dialog, and its copied text is pasted', async ({ browser }) => {
    await click(browser, cellNumber(2));
    await browser.type('4');
    await openDialog(browser);
    await browser.type('7');
    await click(browser, 'dialog[open] button', 'Copy link');
    await expectText(browser, 'dialog[open] .said', 'Copied.');
    await closeDialog(browser);
    const focused = await browser.run(() => document.activeElement.textContent.trim());
    assert.equal(focused, texts.page.more);
    await clear(browser);
    await browser.press('Control+v');
    await hasValue(browser, `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
    await boardHas(browser, 'puzzle', FIRST);
  });

  quietly('saves files, also pictures, and drops them', async ({ browser }) => {
    await browser.run(catchFiles);
    const files = ['sudoku.sdk', 'sudoku.svg', 'sudoku.png'];
    const { more } = texts.share;
    const { file } = texts.shareDialog;
    await openDialog(browser);
    await click(browser, 'dialog[open] summary', more);
    for (const [index, kind] of ['sdk', 'svg', 'png'].entries()) {
      await click(browser, 'dialog[open] button', file.save[kind]);
      await expectText(browser, 'dialog[open] .said', `Saved as ${files[index]}.`);
      await eventually(browser, (count) => window.saved.length === count, index + 1);
    }
    await closeDialog(browser);
    assert.deepEqual(await browser.run(() => window.saved.map(([file]) => file)), files);
    for (const file of files) {
      await clear(browser);
      assert.deepEqual(await browser.run(dropSaved, file), [true, true]);
      await boardHas(browser, 'puzzle', FIRST);
    }
  });

  quietly('reads a photo', async ({ browser }) => {
    await clear(browser);
    await browser.run(dropPhoto, FIRST);
    await expectText(browser, 'dialog[open] .said', 'Puzzle read.');
    await click(browser, 'dialog[open] button', 'Start');
    await boardHas(browser, 'puzzle', FIRST);
  });

  quietly('prints the boards instead of the page', async ({ browser }) => {
    await browser.run(() => {
      // A browser fires these events before and after it prints.
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        const sheets = document.querySelector('#sheets');
        window.printed = sheets.querySelectorAll('svg').length;
      };
    });
    await openDialog(browser);
    await click(browser, 'dialog[open] button', texts.shareDialog.paper.board);
    await eventually(browser, () => window.printed > 0);
    await browser.run(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await browser.run(() => document.querySelectorAll('#sheets svg').length), 0);
    await closeDialog(browser);
  });

  quietly('work, language and theme survive a reload', async ({ browser, open }) => {
    await click(browser, cellNumber(2));
    await browser.type('4');
    await click(browser, '#settings > button');
    for (const value of ['dark', 'zh-Hant']) {
      await browser.run((wanted) => {
        const option = document.querySelector(`#settings option[value="${wanted}"]`);
        option.parentElement.value = wanted;
        option.parentElement.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    }
    await eventually(browser, () => document.documentElement.lang === 'zh-Hant');
    await open('?again');
    await hasValue(browser, `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
    assert.deepEqual(await browser.run(languageAndTheme), ['zh-Hant', 'dark']);
  });

  quietly('a crossing turns its tiles, and the engine sorts them', async ({ browser }) => {
    await click(browser, '#views a', 'Rotate');
    const tiles = () =>
      browser.run(() =>
        [...document.querySelectorAll('#rotate-view table td')].map((cell) => cell.textContent),
      );
    await eventually(browser, () => document.querySelector('#rotate-view .crossing') !== null);
    const before = await tiles();
    await click(browser, '#rotate-view .crossing');
    const after = await tiles();
    assert.deepEqual(
      [after[0], after[1], after[3], after[4]],
      [before[3], before[0], before[4], before[1]],
    );
    await click(browser, '#rotate-view button', 'Solve');
    await expectText(browser, '#rotate-view [role="status"]', 'the minimum');
  });

  quietly('draws a cage, types its sum, and counts', async ({ browser }) => {
    await click(browser, '#views a', 'Variants');
    await eventually(browser, () => {
      const board = document.querySelector('#variants-view jiugong-board');
      return Boolean(board?.shadowRoot?.querySelector('[role="grid"]'));
    });
    await browser.run(() => {
      const menu = document.querySelector('#variants-view select');
      const small = [...menu.options].find((option) => option.textContent.trim() === '4 × 4');
      menu.value = small.value;
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expectText(browser, '#variants-view [role="status"]', 'An empty board.');
    await click(browser, '#variants-view label', 'Cages');
    await drag(
      browser,
      '.drawing [role="gridcell"][aria-label*=", row 1, column 1,"]',
      '.drawing [role="gridcell"][aria-label*=", row 1, column 2,"]',
    );
    await browser.type('3');
    await click(browser, '#variants-view button', 'Start');
    await expectText(
      browser,
      '#variants-view [role="status"]',
      'Ready, but with several solutions.',
    );
    await choose(browser, texts.page.solver.count);
    // A sixth of the 288 grids has 1 and 2 there.
    await expectText(browser, '#variants-view [role="status"]', 'Exactly 48 solutions.');
  });

  quietly('solves a file of puzzles on all processors', async ({ browser }) => {
    const text = await browser.run((puzzle) => {
      const file = new Blob([`${puzzle}\n`.repeat(20_000)]);
      window.Jiugong.load()
        .then((engine) => engine.solveMany(file, { format: 'solution' }))
        .then(({ bytes, unique }) => {
          window.answer = [unique, new TextDecoder().decode(bytes.subarray(-82))];
        });
      return file.size;
    }, FIRST);
    assert.equal(text, 20_000 * 82);
    await eventually(browser, () => window.answer !== undefined);
    assert.deepEqual(await browser.run(() => window.answer), [20_000, `${SOLVED}\n`]);
  });
});
