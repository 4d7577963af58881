/** The colours of cells: what eyes can tell apart, what can be read on them, and how they are set. */
import './small-dom';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it, test } from 'node:test';
import { facesOf } from '../../board/cells';
import { COLORS, fillOf } from '../../board/colors';
import { controlStyles } from '../../board/control-styles';
import { exhibitStyles } from '../../board/exhibit-styles';
import { CLASSIC, valuesOf } from '../../board/layout';
import * as models from '../../board/model';
import { boardIn, EMPTY_MODEL, type Model } from '../../board/model';
import { boardOf, clear, reset, reshape } from '../../board/state';
import { palette } from '../../board/palette';
import { styles } from '../../board/styles';
import { parseValues } from '../../board/values';
import { cellLabel, spokenContent } from '../../board/words';
import type { Look } from '../../hints/drawing';
import { MESSAGES } from '../../locales/all-messages';
import { FILLS } from '../../page/ui/boards/picture-parts';
import { square } from '../layouts';
import { PUZZLE } from './board-fixtures';

/** The colours of cells in a style sheet: first those of the day. */
const colorsIn = (sheet: string): readonly string[] =>
  Array.from(sheet.matchAll(/--jg-color-\d:.*(#[0-9a-f]{6})\)?;/g), ([, color]) => color!);

const DAY_AND_NIGHT = colorsIn(styles.map(({ cssText }) => cssText).join(''));
const COUNT = valuesOf(COLORS).length;
const PALETTE = {
  day: DAY_AND_NIGHT.slice(0, COUNT),
  night: DAY_AND_NIGHT.slice(COUNT, 2 * COUNT),
};

test('the page has the colours of a board by itself', () => {
  const page = readFileSync('page/styles/base.css', 'utf8');
  const declared = palette.cssText.matchAll(/--jg-([\w-]+): var\(.*(#\w{6})\)+;/g);
  const colors = Array.from(declared, ([, name, color]) => `--jg-${name}: ${color};`);
  // Those of the day, and of the night by the system's choice and by its own.
  assert.equal(colors.length % 3, 0);
  const [day, night] = page.split('@media screen', 2);
  colors.forEach((color, at) => {
    assert.ok((at < colors.length / 3 ? day! : night!).includes(color), color);
  });
});

type Triple = readonly [number, number, number];

const THEMES = {
  day: { paper: '#fffdf8', ink: '#1d1b18', accent: '#1f4bb4' },
  night: { paper: '#1d1c19', ink: '#f0ebe0', accent: '#9bb8ff' },
} as const;

/** Red, green and blue as a style sheet has them, from 0 to 1. */
const channels = (hex: string): Triple =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;

const linear = (color: Triple): Triple =>
  color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Triple;

const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** What eyes see of linear light: all cones, or none of one kind (Machado and others, 2009). */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  'with all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopic: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopic: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopic: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear light in OKLab, where equal distances look equally large (Ottosson, 2020). */
const oklab = (light: Triple): Triple =>
  times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      light.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple,
    ).map(Math.cbrt) as unknown as Triple,
  );

const distance = (a: Triple, b: Triple): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const luminance = (color: Triple): number => times([[0.2126, 0.7152, 0.0722]], linear(color))[0]!;

const contrast = (a: Triple, b: Triple): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

/** All names of shapes; one more or less does not compile. */
const LOOKS: Readonly<Record<Look, true>> = {
  house: true,
  cover: true,
  cell: true,
  'cell-extra': true,
  blocker: true,
  candidate: true,
  extra: true,
  'group-1': true,
  'group-2': true,
  'group-3': true,
  'group-4': true,
  on: true,
  off: true,
  strong: true,
  weak: true,
  arrow: true,
  removed: true,
  placed: true,
};

test('notes and lines can be read where cells are marked for a digit', () => {
  const sheet = styles.map(({ cssText }) => cssText).join('');
  // Those of the day, and twice those of the night: of the system, and of the attribute.
  const byTheme = (name: string): readonly Triple[] =>
    Array.from(sheet.matchAll(new RegExp(`--jg-${name}: .*?(#[0-9a-f]{6})\\);`, 'g')), ([, hex]) =>
      channels(hex!),
    );
  const fits = byTheme('fits');
  assert.equal(fits.length, 3);
  for (const sign of ['ink', 'soft', 'accent', 'alarm']) {
    for (const [theme, color] of byTheme(sign).entries()) {
      assert.ok(contrast(color, fits[theme]!) >= 4.5, `${sign} ${theme}`);
    }
  }
});

test('frames, signs and shapes have colours in browsers that mix none', () => {
  // A mix of variables that is not understood counts as one all the same, and leaves no colour.
  const sheet = [controlStyles, styles, exhibitStyles].flat().map(({ cssText }) => cssText);
  const always = sheet
    .join('')
    .replace(/^  @(?:supports \(color: color-mix|media \(forced-colors)[^]*?^  \}/gm, '');
  assert.match(always, /--jg-edge: var\(--jg-soft\);/);
  assert.doesNotMatch(always, /(?:--[\w-]+|[{;]\s*(?:color|fill|stroke)): color-mix/);
});

describe('the shapes of exhibits', () => {
  const sheet = exhibitStyles.cssText;

  it('have a rule each, and there is no other', () => {
    const ruled = Array.from(sheet.matchAll(/\.look-([\w-]+)/g), ([, look]) => look!);
    assert.deepEqual([...new Set(ruled)].sort(), Object.keys(LOOKS).sort());
  });

  it('leave digits legible where two kinds of houses cross', () => {
    const shareOf = (look: Look, color: string): number => {
      const rule = new RegExp(
        `\\.look-${look} \\{\\s+fill: var\\(--jg-${color}\\);\\s+fill-opacity: ([\\d.]+);`,
      );
      return Number(rule.exec(sheet)![1]);
    };
    const over = (below: Triple, color: Triple, share: number): Triple =>
      below.map((part, at) => part + (color[at]! - part) * share) as unknown as Triple;
    for (const theme of ['day', 'night'] as const) {
      const { paper, ink, accent } = THEMES[theme];
      const house = over(channels(paper), channels(accent), shareOf('house', 'accent'));
      const both = over(house, channels(PALETTE[theme][1]!), shareOf('cover', 'color-2'));
      for (const sign of [ink, accent]) {
        assert.ok(contrast(channels(sign), both) >= 4.5, `${theme} ${sign}`);
      }
    }
  });
});

const given = boardOf(parseValues(PUZZLE)!);
const start = models.chooseMode(models.startWith(EMPTY_MODEL, given), 'color');
const select = (...cells: number[]): Model => models.selectCells(start, cells);

describe('the palette', () => {
  for (const theme of ['day', 'night'] as const) {
    const { paper, ink, accent } = THEMES[theme];
    const colors = PALETTE[theme];

    it(`has different colours for all eyes by ${theme}`, () => {
      assert.equal(colors.length, COUNT);
      for (const [eyes, matrix] of Object.entries(EYES)) {
        const seen = [paper, ...colors].map((hex) => oklab(times(matrix, linear(channels(hex)))));
        for (const [at, one] of seen.entries()) {
          for (const [past, other] of seen.slice(at + 1).entries()) {
            // (0.02 is what most people can just tell apart side by side.)
            const names = `${at} and ${at + 1 + past}, ${eyes}`;
            assert.ok(distance(one, other) > 0.06, names);
          }
        }
      }
    });

    it(`leaves digits legible by ${theme}`, () => {
      // The style sheet mixes the colour of own digits with ink.
      const own = channels(accent).map(
        (part, at) => (part + channels(ink)[at]!) / 2,
      ) as unknown as Triple;
      for (const hex of colors) {
        assert.ok(contrast(channels(hex), channels(ink)) >= 4.5, `ink on ${hex}`);
        assert.ok(contrast(channels(hex), own) >= 4.5, `own digits on ${hex}`);
      }
    });
  }

  it('is that of pictures', () => {
    assert.deepEqual(PALETTE.day, FILLS);
  });

  it('has a name for each in every language', () => {
    for (const { board } of Object.values(MESSAGES)) {
      assert.equal(new Set(board.colors).size, COUNT);
    }
  });

  it('fills a cell with stripes', () => {
    assert.equal(fillOf(0), '');
    assert.equal(
      fillOf(0b10000001),
      '--jg-fill: linear-gradient(to right, var(--jg-color-1) 0% 50%,var(--jg-color-8) 50% 100%)',
    );
  });
});

describe('colours of cells', () => {
  it('are set in all selected cells, givens among them, and removed if all have them', () => {
    const one = models.typeInMode(select(0), 3);
    const both = models.typeInMode(models.selectCells(one, [0, 2]), 3);
    assert.deepEqual([boardIn(both).colors[0], boardIn(both).colors[2]], [0b100, 0b100]);
    assert.deepEqual(boardIn(models.typeInMode(both, 3)), given);
  });

  it('are several in a cell, and all erased at once, in steps that can be undone', () => {
    const two = models.typeInMode(models.typeInMode(select(0), 1), 8);
    assert.equal(boardIn(two).colors[0], 0b10000001);
    for (const erase of [models.eraseHere, models.eraseBack]) {
      const erased = erase(two);
      assert.deepEqual(boardIn(erased), given);
      const undone = models.undoStep(models.selectCell(erased, 40));
      assert.deepEqual([boardIn(undone), undone.selected], [boardIn(two), 0]);
    }
    assert.deepEqual(boardIn(models.typeInMode(two, null)), given);
  });

  it('stay when digits are typed or erased, and while an answer is shown', () => {
    const painted = models.typeInMode(select(2), 5);
    const typed = models.eraseHere(
      models.typeInMode(models.typeInMode(painted, 4, 'digit'), 3, 'corner'),
    );
    assert.equal(boardIn(models.chooseMode(typed, 'digit')).colors[2], 0);
    const digits = models.chooseMode(painted, 'digit');
    assert.equal(boardIn(models.eraseHere(models.typeValue(digits, 4))).colors[2], 0b10000);
    const counted = models.settle(select(2), {
      kind: 'counted',
      count: 1,
      capped: false,
      ofGivens: false,
    });
    assert.notEqual(boardIn(models.typeInMode(counted, 5)).finding, null);
  });

  it('need a selected cell', () => {
    assert.equal(models.typeInMode(select(), 3).notice?.kind, 'pick-cell');
  });

  it('are removed by Reset and Clear, and move with their cells to another shape', () => {
    const board = boardIn(models.typeInMode(select(10), 5));
    assert.deepEqual(reset(board), given);
    assert.ok(clear(board).colors.every((mask) => mask === 0));
    const small = reshape(board, square(2, 2));
    assert.deepEqual([small.colors[5], small.colors.length], [0b10000, 16]);
  });

  it('are on every face and in labels, and are announced with their names', () => {
    const texts = MESSAGES.en;
    const painted = models.typeInMode(models.typeInMode(select(0), 6), 1);
    const face = facesOf(boardIn(painted))[0]!;
    assert.deepEqual([face.role, face.colors], ['given', 0b100001]);
    const [red, blue] = [texts.board.color(1, 'red'), texts.board.color(6, 'blue')];
    assert.ok(
      cellLabel(0, face, CLASSIC, texts).startsWith(
        `${texts.board.given(5)}, ${red}, ${blue}, row 1`,
      ),
    );
    assert.equal(spokenContent(painted, [0], texts, true), `${red}, ${blue}`);
    assert.equal(spokenContent(models.eraseHere(painted), [0], texts, true), texts.board.noColor);
    assert.equal(spokenContent(painted, [0], texts), texts.board.given(5));
  });
});
