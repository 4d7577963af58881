import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { compressToBase64 } from 'lz-string';
import { BOARD_LINK, NO_DIGITS } from '../../page/panels/solve/link';
import type { Problem } from '../../page/ui/problems';
import { fragmentOf, linkTo, readFragment, writeState } from '../../page/ui/link';
import { pictureOf, type PictureWords } from '../../page/ui/boards/picture';
import { withText } from '../../page/ui/boards/png-text';
import { readPicture, readShared, type Shared } from '../../page/panels/solve/read-shared';
import * as texts from '../../page/panels/solve/share/texts';
import { puzzleOnly } from '../../page/panels/solve/share/texts';
import { NO_MARKS } from '../../board/marks';
import { boardFrom, parseSnapshot, snapshotOf, type Snapshot } from '../../board/snapshot';
import { emptyGrid } from '../f-puzzles';
import { SOLUTION } from './board-fixtures';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ADDRESS = 'https://example.org/sudoku/';
const WORDS = { title: 'A sudoku', description: '30 givens' };

const digit = fc.constantFrom('.', '.', '1', '2', '3', '4', '5', '6', '7', '8', '9');
const digits = fc.array(digit, { minLength: 81, maxLength: 81 }).map((cells) => cells.join(''));
/** Masks that are mostly empty, as marks are, but also full. */
const mask = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 511 }));
const marks = fc.oneof(
  fc.constant(NO_MARKS),
  fc.array(mask, { minLength: 81, maxLength: 81 }),
  fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 81, maxLength: 81 }),
);

const snapshots: fc.Arbitrary<Snapshot> = fc
  .record({
    givens: digits,
    own: fc.oneof(fc.constant(NO_DIGITS), digits),
    corner: marks,
    candidates: marks,
    removed: marks,
    colors: marks.map((masks) => masks.map((bits) => bits % 256)),
  })
  .map((snapshot) => ({
    ...snapshot,
    own: Array.from(snapshot.own, (own, cell) => (snapshot.givens[cell] === '.' ? own : '.')).join(
      '',
    ),
  }))
  // Layers that are empty are left out.
  .map((snapshot) => snapshotOf(boardFrom(snapshot)));

const linkOf = (snapshot: Snapshot): string => fragmentOf(BOARD_LINK, boardFrom(snapshot));

const pictured = (snapshot: Snapshot, words: PictureWords): string => {
  const board = boardFrom(snapshot);
  return pictureOf(board, writeState(BOARD_LINK, board), words);
};

const SEED = { seed: 9 };

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...'#p=1-0OCKAZG?&bds.5%[]{}"<>`\n') }),
);

const found = (snapshot: Snapshot): Shared => ({ kind: 'snapshot', snapshot });
const text = (content: string): Shared => ({ kind: 'text', text: content });
const problem = (name: Problem): Shared => ({
  kind: 'problem',
  problem: name,
});

/** gzip uses the same checksum as PNG. */
function crc32(bytes: Uint8Array): number {
  const compressed = gzipSync(bytes);
  return compressed.readUInt32LE(compressed.length - 8);
}

describe('a link', () => {
  it('restores every board', () => {
    const bringsBack = (snapshot: Snapshot): void => {
      assert.deepEqual(readFragment(BOARD_LINK, linkOf(snapshot)), {
        kind: 'state',
        state: boardFrom(snapshot),
      });
    };
    fc.assert(fc.property(snapshots, bringsBack), SEED);
  });

  it('has only digits, capitals and hyphens, and does not end with a hyphen', () => {
    const isPlain = (snapshot: Snapshot): boolean =>
      /^#p=1-[0-9A-Z-]*[0-9A-Z]$/.test(linkOf(snapshot));
    fc.assert(fc.property(snapshots, isPlain), SEED);
  });

  it('shows a bare puzzle as its 81 digits', () => {
    assert.equal(linkOf(puzzleOnly(PUZZLE)), `#p=1-${PUZZLE.replaceAll('.', '0')}`);
  });

  it('keeps its format: sent links are opened for years', () => {
    const snapshot = {
      givens: PUZZLE,
      own: `..4${'.'.repeat(78)}`,
      corner: NO_MARKS.map((_, cell) => (cell === 3 ? 0b11 : cell === 80 ? 511 : 0)),
      candidates: NO_MARKS.map((_, cell) => (cell === 5 ? 1 << 8 : 0)),
    };
    const zeros = PUZZLE.replaceAll('.', '0');
    assert.equal(linkOf(snapshot), `#p=1-${zeros}-O4-CI03ZZZVFV-KK80`);
    const removed = NO_MARKS.map((_, cell) => (cell === 3 ? 0b100 : 0));
    const colors = NO_MARKS.map((_, cell) => (cell === 0 ? 255 : cell === 4 ? 1 : 0));
    assert.equal(
      linkOf({ ...snapshot, removed, colors }),
      `#p=1-${zeros}-O4-CI03ZZZVFV-KK80-RI04-F7VI01`,
    );
  });

  it('replaces the fragment of the URL', () => {
    const link = linkTo(`${ADDRESS}#rotate/sort`, linkOf(puzzleOnly(PUZZLE)));
    assert.equal(link, ADDRESS + linkOf(puzzleOnly(PUZZLE)));
  });

  it('leaves out the query of the URL, which may be long or private', () => {
    for (const tail of ['?from=mail', `?${'x'.repeat(10_000)}`, '?a#solve', '#b?c']) {
      const link = linkTo(ADDRESS + tail, linkOf(puzzleOnly(PUZZLE)));
      assert.equal(link, ADDRESS + linkOf(puzzleOnly(PUZZLE)));
    }
  });

  it('to anything else is not a board', () => {
    for (const fragment of ['', '#', '#solve', '#rotate/sort', '#variants/killer', '#q=1-1']) {
      assert.deepEqual(readFragment(BOARD_LINK, fragment), { kind: 'none' });
    }
  });

  it('of a later version is distinguished from a damaged one', () => {
    assert.deepEqual(readFragment(BOARD_LINK, '#p=2-whatever comes'), { kind: 'newer' });
    for (const fragment of [
      '#p=',
      '#p=1',
      '#p=1-',
      '#p=0-1',
      '#p=x',
      '#p=01-1',
      '#p=99999999999-1',
    ]) {
      assert.deepEqual(readFragment(BOARD_LINK, fragment), { kind: 'damaged' }, fragment);
    }
  });

  it('detects nearly every change', () => {
    const oneCharacter = fc.record({
      snapshot: snapshots,
      at: fc.nat(),
      to: fc.constantFrom(...'0A-Zz.'),
    });
    const isSeen = ({ snapshot, at, to }: { snapshot: Snapshot; at: number; to: string }): void => {
      const fragment = linkOf(snapshot);
      const place = '#p=1-'.length + (at % (fragment.length - '#p=1-'.length));
      const changed = fragment.slice(0, place) + to + fragment.slice(place + 1);
      const link = readFragment(BOARD_LINK, changed);
      // A link that is still readable is written in the same way: it is a possible link.
      if (link.kind === 'state') assert.equal(linkOf(snapshotOf(link.state)), changed);
      else assert.equal(link.kind, 'damaged');
    };
    fc.assert(fc.property(oneCharacter, isSeen), SEED);
  });

  it('of noise is at worst damaged', () => {
    const isTold = (tail: string): void => {
      const link = readFragment(BOARD_LINK, `#p=${tail}`);
      if (link.kind === 'state') assert.notEqual(parseSnapshot(snapshotOf(link.state)), null);
      else assert.match(link.kind, /^(newer|damaged)$/);
    };
    fc.assert(fc.property(noise, isTold), SEED);
    for (const part of ['-', '9', 'Z', 'p=1-', '1-', '😀', '<script>']) {
      const long = part.repeat(1_000_000 / part.length);
      assert.equal(readFragment(BOARD_LINK, `#p=1-${long}`).kind, 'damaged');
    }
  });
});

describe('shared content is read back', () => {
  const everyForm = (snapshot: Snapshot): readonly string[] => [
    linkTo(ADDRESS, linkOf(snapshot)),
    `Can you solve this? ${linkTo(ADDRESS, linkOf(snapshot))}, I cannot.\n`,
    `<${linkTo(ADDRESS, linkOf(snapshot))}>`,
    encodeURIComponent(linkTo(ADDRESS, linkOf(snapshot))),
    linkOf(snapshot),
    texts.jsonOf(snapshot),
    texts.markdownOf('a grid', 'Open', linkTo(ADDRESS, linkOf(snapshot))),
    pictured(snapshot, WORDS),
    `<?xml version="1.0"?>\n${pictured(snapshot, WORDS)}`,
  ];

  it('from links, JSON, Markdown and pictures with the whole board', () => {
    const isWhole = (snapshot: Snapshot): void => {
      for (const form of everyForm(snapshot))
        assert.deepEqual(readShared(form), found(snapshot), form);
    };
    fc.assert(fc.property(snapshots, isWhole), SEED);
  });

  it('from .sdk files with the marks as candidates', () => {
    const isThere = (snapshot: Snapshot): void => {
      const sdk = texts.sdkOf(snapshot);
      if (!texts.hasWork(snapshot)) {
        assert.match(sdk, /^(?:[1-9.]{9}\n){9}$/);
        assert.equal(readShared(sdk), null);
        return;
      }
      const candidates = snapshot.corner.map((corner, cell) => corner | snapshot.candidates[cell]!);
      // The format knows no colours.
      const { givens, own } = snapshot;
      const expected = { givens, own, corner: NO_MARKS, candidates };
      assert.deepEqual(readShared(sdk), found(expected));
      assert.deepEqual(readShared(sdk.replaceAll('\n', '\r\n')), found(expected));
    };
    fc.assert(fc.property(snapshots, isThere), SEED);
  });

  it('from PNG files that are read as a text, which other programs show as a picture', async () => {
    // Header chunk and end chunk only; the chunks between do not matter here.
    const png = new Uint8Array(8 + 25 + 12);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    png.set(
      [0xe0, 0xff, 0x80, 0xc3, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
      29,
    );
    assert.deepEqual(readPicture(await new Blob([png]).text()), problem('noBoard'));
    for (const snapshot of fc.sample(snapshots, { numRuns: 100, ...SEED })) {
      const state = linkOf(snapshot).slice('#p='.length);
      const marked = withText(png, state);
      assert.deepEqual(readPicture(await marked.text()), found(snapshot));
      const bytes = new Uint8Array(await marked.arrayBuffer());
      const length = new DataView(bytes.buffer).getUint32(33);
      const body = bytes.subarray(37, 41 + length);
      assert.equal(new TextDecoder().decode(body), `tEXtjiugong\0${state}\n`);
      assert.equal(new DataView(bytes.buffer).getUint32(41 + length), crc32(body));
      assert.deepEqual(bytes.subarray(45 + length), png.subarray(33));
    }
  });
});

describe('files of other programs', () => {
  const rows = PUZZLE.replaceAll(/.{9}/g, '$&\n');

  it('.sdk with headers', () => {
    const file = `#ARuud\n#DRandom\n#Uhttp://www.example.net/\n[Puzzle]\n${rows}`;
    assert.deepEqual(readShared(file), found(puzzleOnly(PUZZLE)));
    assert.equal(readShared(`#ARuud\n#Uhttp://www.example.net/\n${rows}`), null);
  });

  it('.sdk with a game state, sections in any order', () => {
    const state = rows.replace('53..7....', '534.7....');
    const file = `[Colours]\n,,\n[State]\n#CA comment\n${state}\n[Puzzle]\n${rows}`;
    const own = `..4${'.'.repeat(78)}`;
    assert.deepEqual(readShared(file), found({ ...puzzleOnly(PUZZLE), own }));
    // As it is in the answer to an e-mail.
    for (const mark of ['> ', '>', '>> ', '> > ']) {
      const quoted = file.replaceAll(/^/gm, mark);
      assert.deepEqual(readShared(quoted), found({ ...puzzleOnly(PUZZLE), own }), mark);
    }
  });

  it('.sdk whose lists of marks end with a comma, or are invalid', () => {
    const file = (list: string): string =>
      `[Puzzle]\n${rows}[PencilMarks]\n${`${list}\n`.repeat(9)}`;
    const read = readShared(file('12,,,,,,,,9,'));
    assert.equal(read?.kind, 'snapshot');
    assert.deepEqual(read.snapshot.candidates.slice(0, 10), [3, 0, 0, 0, 0, 0, 0, 0, 256, 3]);
    assert.deepEqual(readShared(file('12')), found(puzzleOnly(PUZZLE)));
  });

  it('.sdk with a bad puzzle is passed to the engine, which reports the error', () => {
    assert.deepEqual(readShared('[Puzzle]\n12345\n[State]\n1'), text('12345'));
  });

  it('Markdown with a code block', () => {
    assert.deepEqual(readShared(`# A puzzle\n\n\`\`\`text\n${rows}\`\`\`\n`), text(rows.trimEnd()));
    assert.deepEqual(readShared(`~~~\n${PUZZLE}\n~~~`), text(PUZZLE));
  });

  it('URLs', () => {
    const zeros = PUZZLE.replaceAll('.', '0');
    for (const address of [
      `https://www.example.org/sudoku.htm?bd=${zeros}`,
      `https://example.org/?s=${PUZZLE}`,
      `example.org/?s=${PUZZLE}&theme=dark`,
      `https://example.org/?theme=dark&puzzle=${PUZZLE.replaceAll('.', '-')}#top`,
      `https://example.org/play/${PUZZLE}/easy`,
      `https://example.org/#/${PUZZLE.replaceAll('.', '*')}`,
      `https://example.org/play/${PUZZLE.replaceAll('.', '-')}`,
      `https://example.org/easy-${PUZZLE}-1`,
      `https://example.org/${PUZZLE.replaceAll('.', '_')}/`,
      `https://example.org/?data=%22${PUZZLE}%22`,
      encodeURIComponent(`https://example.org/?bd=${zeros}`),
      `https://example.org/?bd=${encodeURIComponent(PUZZLE.replaceAll('.', '?'))}`,
      `Today's puzzle: www.example.org/?s=${PUZZLE} (hard)`,
      `<a href="https://example.org/?bd=${zeros}">`,
    ]) {
      const read = readShared(address);
      assert.equal(read?.kind, 'text', address);
      assert.equal(read.text.replaceAll(/[^1-9]/g, '.'), PUZZLE, address);
    }
    assert.deepEqual(readShared('https://example.org/%zz'), problem('noPuzzle'));
  });

  it('URLs of f-puzzles and SudokuPad with classic puzzles', () => {
    const grid = PUZZLE.match(/.{9}/g)!.map((row, at) =>
      Array.from(row, (digit, column) =>
        digit === '.'
          ? at + column === 2
            ? { value: 4 }
            : {}
          : { value: Number(digit), given: true },
      ),
    );
    const packed = (more: object): string =>
      compressToBase64(JSON.stringify({ size: 9, title: 'x', grid, ...more }));
    const plain = packed({ arrow: [], ruleset: 'Normal sudoku rules apply.' });
    for (const address of [
      `https://f-puzzles.com/?load=${plain}`,
      `https://www.f-puzzles.com/?load=${encodeURIComponent(plain)}`,
      `https://f-puzzles.com/?load=${plain.replaceAll('+', ' ').replaceAll(' ', '%20')}`,
      `https://sudokupad.app/fpuzzles${encodeURIComponent(plain)}`,
      `https://sudokupad.app/fpuz${encodeURIComponent(plain)}`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${encodeURIComponent(plain)}`,
    ]) {
      assert.deepEqual(readShared(address), text(PUZZLE), address);
    }
    const boxed = grid.map((row, down) =>
      row.map((cell, across) => ({
        ...cell,
        region: Math.floor(down / 3) * 3 + Math.floor(across / 3),
      })),
    );
    const withBoxes = `https://f-puzzles.com/?load=${packed({ grid: boxed })}`;
    assert.deepEqual(readShared(withBoxes), text(PUZZLE), 'boxes that are stated');
    for (const more of [
      { 'diagonal+': true },
      { killercage: [{ cells: ['R1C1'], value: '5' }] },
      { grid: grid.map((row) => row.map((cell) => ({ ...cell, region: 3 }))) },
      { grid: [[{ givenPencilMarks: [1, 2] }, ...grid[0]!.slice(1)], ...grid.slice(1)] },
      { size: 6, grid: emptyGrid(6) },
    ]) {
      const address = `https://f-puzzles.com/?load=${packed(more)}`;
      assert.deepEqual(readShared(address), problem('variant'), JSON.stringify(more));
    }
    for (const noise of [
      plain.slice(0, 50),
      'x',
      compressToBase64('5'),
      packed({ grid: 7 }),
      packed({ grid: [[]] }),
      packed({ grid: emptyGrid(37) }),
    ]) {
      assert.deepEqual(readShared(`https://f-puzzles.com/?load=${noise}`), problem('damaged'));
    }
    // Longer than any text that is unpacked.
    const bomb = packed({ grid: Array(9).fill(Array(16_000).fill({})) });
    assert.deepEqual(readShared(`https://f-puzzles.com/?load=${bomb}`), problem('damaged'));
    assert.deepEqual(readShared('https://sudokupad.app/abc123'), problem('noPuzzle'));
  });

  it('cells in quotation marks and after words', () => {
    const hyphens = PUZZLE.replaceAll('.', '-');
    for (const [text, puzzles] of [
      [`"${PUZZLE}"`, PUZZLE],
      [`Puzzle: ${PUZZLE}\n`, PUZZLE],
      [`“${hyphens}”,`, PUZZLE],
      [`'${PUZZLE}',\n'${SOLUTION}'`, PUZZLE],
      [`Is it "${SOLUTION}"?`, SOLUTION],
    ] as const) {
      assert.deepEqual(readShared(text), { kind: 'runs', text: puzzles });
    }
    assert.equal(readShared(`"${PUZZLE}1"`), null);
  });

  it('damaged links of this page', () => {
    assert.deepEqual(readShared(`${ADDRESS}#p=7-123`), problem('newer'));
    assert.deepEqual(readShared(`${ADDRESS}#p=1-123`), problem('damaged'));
    assert.deepEqual(readShared('{"jiugong":2}'), problem('newer'));
    assert.deepEqual(readShared('{"jiugong":1,"givens":"1"}'), problem('damaged'));
    assert.deepEqual(readShared('<svg><metadata>jiugong:1-1</metadata></svg>'), problem('damaged'));
    assert.deepEqual(readShared('<svg><text>5</text></svg>'), problem('noBoard'));
  });

  it('leaves texts for the engine to it, whatever their comments contain', () => {
    for (const plain of [
      PUZZLE,
      `${PUZZLE} https://example.org/?bd=${PUZZLE}\n${PUZZLE}\n`,
      `# https://example.org/?bd=${PUZZLE}\n${rows}`,
      rows.replaceAll(/.{3}/g, '| $&'),
      '[["5","3","."]]',
      'hello',
      '',
    ]) {
      assert.equal(readShared(plain), null, plain);
    }
  });
});

describe('noise', () => {
  it('is never read as more than it is', () => {
    const isTold = (content: string): void => {
      const read = readShared(content);
      if (read?.kind === 'snapshot') assert.notEqual(parseSnapshot(read.snapshot), null);
    };
    fc.assert(fc.property(noise, isTold), SEED);
  });

  it('is handled quickly, however long it is', () => {
    const parts = [
      '{',
      '[',
      '<svg',
      '<!--',
      '\n',
      ' \n',
      '#p=1-',
      '#p=1',
      '```\n',
      '~~~',
      'https://',
      '%',
    ];
    const more = [
      '[Puzzle]\n',
      '?bd=',
      '&s=',
      '5',
      '5 ',
      '.',
      '|',
      '😀',
      '<img src=x onerror=alert(1)>',
    ];
    for (const part of [...parts, ...more]) {
      for (const frame of ['', 'x', '{', '[Puzzle]\n', '```\n', 'https://x.org/?', '\ufffdPNG']) {
        const long = frame + part.repeat(100_000 / part.length);
        assert.notEqual(readShared(`${long}!`)?.kind, 'snapshot');
        assert.notEqual(readShared(`${long} !`)?.kind, 'snapshot');
      }
      assert.notEqual(readShared(part.repeat(1_000_000 / part.length))?.kind, 'snapshot');
    }
  });
});

describe('a picture', () => {
  it('shows givens, own digits and marks, and escapes foreign texts', () => {
    const snapshot = {
      ...puzzleOnly(PUZZLE),
      own: `..4${'.'.repeat(78)}`,
      corner: NO_MARKS.map((_, cell) => (cell === 3 ? 0b11 : cell === 2 ? 0b111 : 0)),
      candidates: NO_MARKS.map((_, cell) => (cell === 5 ? 511 : cell === 0 ? 511 : 0)),
    };
    const picture = pictured(snapshot, { title: '</title><script>', description: '"&' });
    const contents = Array.from(
      picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g),
      ([, shown]) => shown,
    );
    const givens = PUZZLE.replaceAll('.', '').split('');
    assert.deepEqual(contents, [...givens, '4', '1', '2', ...'123456789']);
    assert.ok(!picture.includes('<script'));
    assert.ok(picture.includes('<title>&#60;/title&#62;&#60;script&#62;</title>'));
    assert.ok(picture.includes('<desc>&#34;&#38;</desc>'));
  });
});

describe('texts', () => {
  it('of a collection have one puzzle per line', () => {
    assert.equal(texts.sdmOf([PUZZLE, PUZZLE]), `${PUZZLE}\n${PUZZLE}\n`);
  });

  it('contain own digits, too', () => {
    const snapshot = { ...puzzleOnly(PUZZLE), own: `..4${'.'.repeat(78)}` };
    assert.equal(texts.digitsOf(snapshot), `534${PUZZLE.slice(3)}`);
    assert.ok(texts.hasOwn(snapshot) && texts.hasWork(snapshot));
    assert.ok(!texts.hasWork(puzzleOnly(PUZZLE)));
    assert.ok(texts.hasWork({ ...puzzleOnly(PUZZLE), corner: NO_MARKS.map((_, cell) => cell) }));
  });
});
