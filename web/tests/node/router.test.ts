/** Addresses of the page, and what each panel claims. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compressToBase64 } from 'lz-string';
import { EXAMPLES } from '../../page/panels/solve/examples';
import { nameOf } from '../../page/panel';
import { PANELS } from '../../page/panels/panels';
import { PANEL_CASES } from '../panel-cases';
import { addressOf, panelLinkIn, puzzleIn, destinationOf } from '../../page/shell/router';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LINK = `#p=1-${PUZZLE.replaceAll('.', '0')}`;
const addressText = `see https://example.org\n${PUZZLE}`;

const GRID = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));

const routed = (fragment: string) => {
  const { panel, route, isLink } = destinationOf(fragment, PANELS);
  return [panel.id, route, isLink];
};

const claimed = (text: string, isPicture = false): readonly string[] =>
  PANELS.filter((panel) => panel.claims?.({ name: '', text, isPicture })).map(({ id }) => id);

describe('a link from a board on another page', () => {
  it('has the text of a puzzle, of any shape', () => {
    const notation = '4x4; rows; columns; boxes 2x2; cage 9 r1c1 r2c1';
    for (const state of [PUZZLE, notation, '.'.repeat(100_000), '；'.repeat(100_000)]) {
      const link = puzzleIn(`#puzzle=${encodeURIComponent(state)}`);
      assert.deepEqual(link, { kind: 'state', state });
    }
    for (const fragment of ['', '#', '#puzzle', '#solve', LINK]) {
      assert.deepEqual(puzzleIn(fragment), { kind: 'none' }, fragment);
    }
  });

  it('is damaged where it was cut, or has more than a puzzle', () => {
    for (const text of ['', '%', '4x4%3', '1'.repeat(100_001)]) {
      assert.deepEqual(puzzleIn(`#puzzle=${text}`), { kind: 'damaged' });
    }
  });

  it('leads to no other such link', () => {
    const inner = `#puzzle=${PUZZLE}`;
    for (const text of [inner, `#puzzle=${inner}`, ` https://example.org/${inner}\n`]) {
      assert.notEqual(panelLinkIn({ text, isPicture: false }, PANELS), null);
      assert.deepEqual(puzzleIn(`#puzzle=${text}`), { kind: 'damaged' }, text);
      assert.deepEqual(puzzleIn(`#puzzle=${encodeURIComponent(text)}`), { kind: 'damaged' }, text);
    }
  });
});

describe('an address', () => {
  it('selects each panel, and each of its parts', () => {
    for (const panel of PANELS) {
      assert.deepEqual(routed(addressOf(panel)), [panel.id, null, false]);
      for (const route of panel.routes ?? []) {
        assert.deepEqual(routed(addressOf(panel, route)), [panel.id, route, false]);
      }
    }
  });

  it('is that of the first panel otherwise', () => {
    for (const fragment of ['', '#', '#nonsense', '#solve/boxes', '#x=1', '#pp=1', '#SOLVE']) {
      assert.deepEqual(routed(fragment), ['solve', null, false], fragment);
    }
  });

  it('has no unknown route', () => {
    assert.deepEqual(routed('#rotate/none'), ['rotate', null, false]);
    assert.deepEqual(routed('#variants/'), ['variants', null, false]);
  });

  it('may be a link of a panel, also an invalid one', () => {
    const letters = PANELS.flatMap(({ link }) => link ?? []);
    assert.equal(new Set(letters).size, letters.length);
    for (const { id, link } of PANELS) {
      if (link === undefined) continue;
      for (const state of ['1-3', '', '<img>', '😀']) {
        assert.deepEqual(routed(`#${link}=${state}`), [id, null, true]);
      }
    }
  });
});

describe('panels', () => {
  it('with links are all tested for them and for kept work', () => {
    const ids = PANELS.flatMap(({ id, link }) => (link === undefined ? [] : id));
    assert.deepEqual(
      PANEL_CASES.map(({ id }) => id),
      ids,
    );
  });

  it('have different names in each language', () => {
    for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
      const names = PANELS.map((panel) => nameOf(panel, language));
      assert.equal(new Set(names).size, PANELS.length);
      assert.ok(!names.includes(''));
    }
  });

  it('find the link of any of them in a text', () => {
    for (const link of [LINK, '#r=1-SC-3987654321', '#v=1-S4413300']) {
      assert.equal(
        panelLinkIn({ text: `Look (https://example.org/${link}).`, isPicture: false }, PANELS),
        link,
      );
    }
    const fragment = `#puzzle=${encodeURIComponent('4x4; rows; columns; boxes 2x2')}`;
    for (const text of [fragment, `https://example.org/jiugong/${fragment}\n`]) {
      assert.equal(panelLinkIn({ text, isPicture: false }, PANELS), fragment);
      assert.deepEqual(claimed(text), []);
    }
    // What frames have is read as a text.
    for (const text of [`see ${fragment} there`, 'embed.html#puzzle=4x4;+rows&lang=en']) {
      assert.equal(panelLinkIn({ text, isPicture: false }, PANELS), null);
    }
    assert.equal(panelLinkIn({ text: '#q=1-300 and #rotate', isPicture: false }, PANELS), null);
  });

  it('claim what can be for no other', () => {
    const addresses = [`https://example.org/?bd=${PUZZLE}`, `https://example.org/play/${PUZZLE}`];
    const ofSolve = [`Look: ${LINK}`, `[Puzzle]\n${PUZZLE}`, ...addresses];
    for (const text of ofSolve) assert.deepEqual(claimed(text), ['solve'], text);
  });

  it('claim what has another shape or rules', () => {
    const killer = { size: 9, grid: GRID, killercage: [{ cells: ['R1C1', 'R1C2'], value: '7' }] };
    const classic = { size: 9, grid: GRID };
    const link = (puzzle: object): string =>
      `https://www.f-puzzles.com/?load=${compressToBase64(JSON.stringify(puzzle))}`;
    const texts = ['6x6; rows; columns; boxes 2x3', '.'.repeat(256), '.'.repeat(16), link(killer)];
    for (const text of texts) {
      assert.deepEqual(claimed(text), ['variants'], text);
      assert.deepEqual(claimed(`> ${text}\n`), ['variants'], text);
    }
    assert.deepEqual(claimed(link(classic)), ['solve']);
  });

  it('leave the rest to the one that is shown', () => {
    const texts = EXAMPLES.flatMap(({ puzzle, text }) => [puzzle, text]);
    for (const text of [...texts, '', '9 8 7\n6 5 4', 'Hello', `"${PUZZLE}"`, `# ${addressText}`]) {
      assert.deepEqual(claimed(text), [], text);
    }
    assert.deepEqual(claimed('\x89PNG', true), []);
    // A long one is not looked through.
    assert.deepEqual(claimed(`[Puzzle]\n${PUZZLE}\n${'\n'.repeat(100_000)}`), []);
  });
});
