import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CLASSIC } from '../../board/layout';
import { boardCode, filesFor, FIRST_LOOK, frameCode } from '../../page/ui/embed/code';
import { readFragment } from '../../site/frame-messages';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SITE = 'https://example.org/puzzles/app.js?v=1#x';
/** Whatever a text may hold. */
const NASTY = `"><script>alert('1')</script>&quot;&amp;`;

/** Reads an attribute as a browser does. */
const attributeIn = (code: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`)
    .exec(code)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const shape = (rows: number, cols: number, high = 9) => ({ rows, cols, low: 1, high });

describe('the code of a board for other pages', () => {
  it('has the address of the script, and the choices', () => {
    assert.equal(
      boardCode(PUZZLE, { controls: true, theme: 'dark', width: 'small' }, SITE),
      [
        '<script src="https://example.org/puzzles/jiugong.js"></script>',
        '<jiugong-board',
        '  controls',
        '  theme="dark"',
        '  style="max-width: 320px"',
        `  puzzle="${PUZZLE}"`,
        '></jiugong-board>',
        '',
      ].join('\n'),
    );
    const plain = boardCode(PUZZLE, { ...FIRST_LOOK, controls: false }, null);
    assert.match(plain, /^<script src="jiugong\.js">/);
    assert.doesNotMatch(plain, /controls|theme/);
  });

  it('of a frame describes the board in its address', () => {
    const code = frameCode(PUZZLE, { controls: true, theme: 'light', width: 'large' }, SITE, 'x');
    const address = new URL(attributeIn(code, 'src')!);
    assert.equal(address.origin + address.pathname, 'https://example.org/puzzles/embed.html');
    const { puzzle, controls, theme } = readFragment(address.hash);
    assert.deepEqual(
      { puzzle, controls, theme },
      { puzzle: PUZZLE, controls: true, theme: 'light' },
    );
    assert.match(attributeIn(code, 'style')!, /max-width: 576px; height: \d+px/);
    const plain = frameCode(PUZZLE, { ...FIRST_LOOK, controls: false }, null, 'x');
    assert.match(attributeIn(plain, 'style')!, /aspect-ratio: 1/);
    assert.equal(readFragment(new URL(attributeIn(plain, 'src')!, SITE).hash).controls, false);
  });

  it('of a frame is as high as its board', () => {
    const styleOf = (controls: boolean, layout?: ReturnType<typeof shape>): string =>
      attributeIn(frameCode(PUZZLE, { ...FIRST_LOOK, controls }, SITE, 'x', layout), 'style')!;
    assert.match(styleOf(false, shape(6, 12)), /; aspect-ratio: 12 \/ 6;/);
    const shapes = [undefined, shape(7, 7), shape(18, 9), shape(16, 16, 16), shape(25, 25, 25)];
    const heights = shapes.map((layout) =>
      Number(/ height: (\d+)px/.exec(styleOf(true, layout))![1]),
    );
    assert.equal(heights[1], heights[0]);
    assert.equal(heights[2], heights[0]! + 448);
    assert.ok(heights[3]! > heights[0]! && heights[4]! > heights[3]!, 'more rows of keys');
  });

  it('needs a script for other shapes, one for rules, and one for Chinese texts', () => {
    const shaped = { ...CLASSIC, preset: null, cages: [{ sum: 3, cells: [0, 1] }] };
    const ruled = { ...CLASSIC, constraints: [{ kind: 'renban', cells: [0, 1] }] } as const;
    const [own, regions, rules, chinese] = ['', '-regions', '-rules', '-chinese'].map(
      (name) => `jiugong${name}.js`,
    );
    assert.deepEqual(filesFor(CLASSIC, 'en'), [own]);
    assert.deepEqual(filesFor(shaped, 'en'), [own, regions]);
    assert.deepEqual(filesFor(ruled, 'en'), [own, regions, rules]);
    assert.deepEqual(filesFor(CLASSIC, 'zh-Hans'), [own, chinese]);
    assert.deepEqual(filesFor(ruled, 'zh-Hant'), [own, regions, rules, chinese]);
  });

  it('holds any text as nothing but text', () => {
    const board = boardCode(NASTY, FIRST_LOOK, SITE);
    assert.equal(attributeIn(board, 'puzzle'), NASTY);
    const frame = frameCode(NASTY, FIRST_LOOK, SITE, NASTY);
    assert.equal(attributeIn(frame, 'title'), NASTY);
    assert.equal(readFragment(new URL(attributeIn(frame, 'src')!).hash).puzzle, NASTY);
    assert.equal(board.match(/</g)?.length, 4);
    assert.equal(frame.match(/</g)?.length, 2);
  });
});
