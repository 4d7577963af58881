import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CLASSIC } from '../../board/layout';
import { boardCode, filesFor, frameCode } from '../../page/ui/embed/code';
import { FIRST_LOOK, type Look } from '../../page/ui/embed/look';
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
      boardCode(
        PUZZLE,
        { ...FIRST_LOOK, theme: 'dark', width: 'small', language: 'zh-Hans' },
        SITE,
      ),
      [
        '<script src="https://example.org/puzzles/jiugong.js"></script>',
        '<jiugong-board',
        '  play',
        '  lang="zh-Hans"',
        '  theme="dark"',
        '  style="max-width: 320px"',
        `  puzzle="${PUZZLE}"`,
        '></jiugong-board>',
        '',
      ].join('\n'),
    );
    const plain = boardCode(PUZZLE, { ...FIRST_LOOK, controls: false }, null);
    assert.match(plain, /^<script src="jiugong\.js">/);
    assert.doesNotMatch(plain, /controls|play|theme|lang/);
    const alone = (look: Partial<Look>): string | undefined =>
      /<jiugong-board\n([^]*?)\n  style/.exec(
        boardCode(PUZZLE, { ...FIRST_LOOK, ...look }, null),
      )?.[1];
    assert.equal(alone({ hints: false }), '  play="check"');
    assert.equal(alone({ solve: true }), '  controls\n  hints');
    assert.equal(alone({ site: true }), '  play\n  site');
    assert.equal(alone({ site: true, controls: false }), undefined);
    const home = 'https://example.org/puzzles/';
    const copy = boardCode(PUZZLE, { ...FIRST_LOOK, site: true }, null, home);
    assert.equal(attributeIn(copy, 'site'), home);
    assert.equal(alone({ solve: true, hints: false }), '  controls');
  });

  it('of a frame describes the board in its address', () => {
    const code = frameCode(
      PUZZLE,
      { ...FIRST_LOOK, solve: true, theme: 'light', width: 'large' },
      SITE,
      'x',
    );
    const address = new URL(attributeIn(code, 'src')!);
    assert.equal(address.origin + address.pathname, 'https://example.org/puzzles/embed.html');
    const { puzzle, controls, hints, play, theme } = readFragment(address.hash);
    assert.deepEqual(
      { puzzle, controls, hints, play, theme },
      { puzzle: PUZZLE, controls: true, hints: true, play: false, theme: 'light' },
    );
    const playing = frameCode(PUZZLE, { ...FIRST_LOOK, hints: false, language: 'en' }, SITE, 'x');
    const asked = readFragment(new URL(attributeIn(playing, 'src')!).hash);
    assert.deepEqual([asked.controls, asked.play, asked.lang], [false, 'check', 'en']);
    assert.equal(asked.site, false);
    const linked = frameCode(PUZZLE, { ...FIRST_LOOK, site: true }, SITE, 'x');
    assert.equal(readFragment(new URL(attributeIn(linked, 'src')!).hash).site, true);
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
    assert.ok(heights[1]! >= heights[0]! + 44, 'the fold with the rules');
    assert.equal(heights[2], heights[1]! + 448);
    assert.ok(heights[3]! > heights[1]! && heights[4]! > heights[3]!, 'more rows of keys');
  });

  it('needs a script for other shapes, one for rules, and one for Chinese texts', () => {
    const shaped = { ...CLASSIC, preset: null, cages: [{ sum: 3, cells: [0, 1] }] };
    const ruled = { ...CLASSIC, constraints: [{ kind: 'renban', cells: [0, 1] }] } as const;
    const [own, regions, rules, chinese] = ['', '-regions', '-rules', '-chinese'].map(
      (name) => `jiugong${name}.js`,
    );
    assert.deepEqual(filesFor(CLASSIC, 'en', false), [own]);
    assert.deepEqual(filesFor(shaped, 'en', false), [own, regions, rules]);
    assert.deepEqual(filesFor(ruled, 'en', false), [own, regions, rules]);
    assert.deepEqual(filesFor(CLASSIC, 'zh-Hans', false), [own, chinese]);
    assert.deepEqual(filesFor(ruled, 'zh-Hant', false), [own, regions, rules, chinese]);
    const hints = 'jiugong-hints.js';
    assert.deepEqual(filesFor(CLASSIC, 'en', true), [own, 'jiugong-teach.js', hints]);
    assert.deepEqual(filesFor(shaped, 'en', true), [own, regions, rules, hints]);
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
