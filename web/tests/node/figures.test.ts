/** How constraints look, and what is said of them. */
import { drawn, putBoard } from './element-board';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Constraint } from '../../board/constraints';
import { CLASSIC, type Layout } from '../../board/layout';
import { figuresOf as figuresOfBoard, provideRules, type Figure } from '../../board/shapes/figures';
import { figuresOf } from '../../rules/on-board/draw';
import { RULE_NAMES, ruleName } from '../../rules/rules';
import { describeRule, namesIn, rulesOf } from '../../rules/on-board/names';
import { BOARD_RULES } from '../../rules/on-board/on-board';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { pathAround } from '../../board/shapes/outline';
import { labelsOf, marginsOf } from '../../board/shapes/view';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { LANGUAGES } from '../../locales/languages';
import { pictureOf, pictureSize } from '../../page/ui/boards/picture';
import { SAMPLES } from '../rule-samples';
import { square } from '../layouts';
import { constraintsOn } from '../random-rules';

const withConstraints = (constraints: readonly Constraint[], layout = CLASSIC): Layout => ({
  ...layout,
  preset: null,
  constraints,
});

const sandwichAbove = {
  kind: 'sandwich',
  cells: [2, 11, 20, 29, 38, 47, 56, 65, 74],
  sum: 9,
} as const;

const signsOf = (figures: readonly Figure[]): readonly string[] =>
  figures.flatMap(({ signs = [] }) => signs.map(({ text }) => text));

/** The signs that are drawn of some constraints. */
function signsOn(...constraints: readonly Constraint[]): readonly string[] {
  const { under, over } = figuresOf(withConstraints(constraints));
  return [...signsOf(under), ...signsOf(over)];
}

describe('the figure of a constraint', () => {
  for (const name of RULE_NAMES) {
    it(`is that of its kind: ${name}`, () => {
      const layout = withConstraints([SAMPLES[name]]);
      assert.equal(ruleName(SAMPLES[name], layout), name);
      const { under, over } = figuresOf(layout);
      const isDrawn = under.length + over.length > 0;
      assert.equal(isDrawn, !name.startsWith('unmarked'));
    });
  }

  it('has numbers for places, whatever the constraint', () => {
    const all = [...Array(81).keys()];
    fc.assert(
      fc.property(constraintsOn(all), (constraint) => {
        const { under, over } = figuresOf(withConstraints([constraint]));
        const drawn = JSON.stringify([under, over]);
        // (JSON has null in the place of what is no number.)
        assert.doesNotMatch(drawn, /NaN|Infinity|undefined|:null|"path":"M"/);
      }),
      { seed: 22, numRuns: 500 },
    );
  });

  it('is one of places, however often a constraint names a cell', () => {
    fc.assert(
      fc.property(constraintsOn([30, 31, 40]), (constraint) => {
        const { under, over } = figuresOf(withConstraints([constraint]));
        assert.doesNotMatch(
          JSON.stringify([under, over]),
          /NaN|Infinity|undefined|:null|"path":"M"/,
        );
      }),
      { seed: 22, numRuns: 2000 },
    );
    const around = pathAround([3, 4, 3], 9, 0.1);
    assert.equal(around, pathAround([3, 4], 9, 0.1));
  });

  it('of an entropic square leaves the digits of a quadruple at its crossing to be seen', () => {
    const { over } = figuresOf(withConstraints([SAMPLES.quadruple, SAMPLES['entropic-quad']]));
    assert.deepEqual(signsOf(over.slice(-1)), signsOn(SAMPLES.quadruple));
    assert.equal(over.length, 2);
  });

  it('differs from those of other kinds without its colour, too', () => {
    const cells = [20, 21, 22];
    const drawn = ['renban', 'palindrome', 'zipper', 'entropic', 'between'] as const;
    const looks = drawn.map((kind) => {
      const { under } = figuresOf(withConstraints([{ kind, cells }]));
      return JSON.stringify(under).replaceAll(/#[0-9a-f]{6}/g, '');
    });
    assert.equal(new Set(looks).size, drawn.length);
  });

  it('follows the values of the layout', () => {
    const layout = withConstraints([], square(2, 2));
    const kinds = (values: readonly number[]): string =>
      ruleName({ kind: 'values', cells: [0], values }, layout);
    assert.deepEqual([kinds([3, 1]), kinds([2, 4]), kinds([1, 3, 5])], ['odd', 'even', 'allowed']);
  });

  it('has its number', () => {
    for (const sample of [SAMPLES.whisper, SAMPLES.lockout]) {
      assert.deepEqual(signsOn({ ...sample, difference: 7 } as Constraint), ['7']);
    }
    assert.deepEqual(signsOn(SAMPLES['german-whisper']), []);
    assert.deepEqual(signsOn(SAMPLES.lockout), []);
    assert.deepEqual(signsOn(SAMPLES.quadruple), ['1', '2', '5']);
    assert.deepEqual(signsOn(SAMPLES.contains), ['=5 5']);
    assert.deepEqual(signsOn(SAMPLES.x, SAMPLES.v), ['X', 'V']);
  });
});

/** The end of the last shaft of an arrow, which its head follows. */
function tipIn({ strokes }: Figure): readonly [x: number, y: number] {
  const [x, y] = strokes.at(-2)!.path.split('L').at(-1)!.split(' ').map(Number);
  return [x!, y!];
}

describe('an arrow', () => {
  it('ends in its last cell, short of the digit', () => {
    for (const cells of [[51, 42], [51], [50, 40], [52]]) {
      const arrow = { kind: 'arrow', bulb: [60], cells } as const;
      const [x, y] = tipIn(figuresOf(withConstraints([arrow])).under[0]!);
      const last = cells.at(-1)!;
      const [across, down] = [x - (last % 9) - 0.5, y - Math.floor(last / 9) - 0.5];
      assert.ok(Math.hypot(across, down) > 0.25, `${cells}: ${x} ${y}`);
      assert.ok(Math.max(Math.abs(across), Math.abs(down)) < 0.5, `${cells}: ${x} ${y}`);
    }
  });

  it('into the grid ends at its edge', () => {
    const [x, y] = tipIn(figuresOf(withConstraints([SAMPLES['little-killer']])).over[0]!);
    assert.deepEqual([x < 1, y < 0], [true, true]);
  });
});

describe('the text of a dotted line', () => {
  const { sum, contains, thermometer } = SAMPLES;

  it('is above all that is drawn, on a cover', () => {
    const { under, over } = figuresOf(withConstraints([contains, thermometer, SAMPLES.x]));
    assert.deepEqual(signsOf(under), []);
    assert.deepEqual(signsOf(over), ['X', '=5 5']);
    assert.equal(over[1]!.strokes[0]!.fill, 'paper');
  });

  it('stands beside the sum of a cage', () => {
    const place = (cages: Layout['cages']): number =>
      figuresOf(withConstraints([sum], { ...CLASSIC, cages })).over[0]!.signs![0]!.x;
    assert.ok(place([]) < 4.3);
    assert.ok(place([{ sum: 9, cells: [40, 41] }]) > 4.7);
    assert.ok(place([{ sum: null, cells: [40, 41] }]) < 4.3);
  });

  it('has room in its cell, as small texts below have', () => {
    const { headed, footed, isCrowded } = figuresOf(withConstraints([sum, SAMPLES.whisper]));
    assert.deepEqual([[...headed], [...footed], isCrowded], [[40], [18], true]);
    assert.equal(figuresOf(withConstraints([SAMPLES.whisper])).isCrowded, false);
  });
});

describe('clues outside the grid', () => {
  const { sandwich, skyscraper } = SAMPLES;

  it('make room on their side', () => {
    assert.deepEqual(figuresOf(withConstraints([sandwich])).margins, {
      top: 0,
      right: 0,
      bottom: 0,
      left: 0.75,
    });
    assert.equal(figuresOf(withConstraints([skyscraper])).margins.right, 0.75);
    assert.equal(figuresOf(withConstraints([SAMPLES['x-sum']])).margins.bottom, 0.75);
    assert.equal(figuresOf(withConstraints([SAMPLES['numbered-room']])).margins.top, 0.75);
    // Arrows, letters and several at a place need more.
    const diagonal = figuresOf(withConstraints([SAMPLES['little-killer']])).margins;
    assert.ok(Object.values(diagonal).includes(1));
    assert.equal(figuresOf(withConstraints([sandwich, skyscraper])).margins.left, 1);
    const two = withConstraints([sandwich, { ...sandwich, sum: 3 } as Constraint]);
    assert.equal(figuresOf(two).margins.left, 1);
  });

  it('have a letter if there are several kinds', () => {
    assert.deepEqual(signsOn(sandwich), ['15']);
    assert.deepEqual(signsOn(sandwich, skyscraper), ['S15', 'K3']);
  });

  it('share a place', () => {
    const { over } = figuresOf(withConstraints([sandwich, { ...sandwich, sum: 3 } as Constraint]));
    const [first, second] = over.map(({ signs }) => signs![0]!);
    assert.equal(first!.x, second!.x);
    assert.ok(second!.y - first!.y > 0.35 && second!.size < 0.4);
  });

  it('stand on the line if that does not begin at an edge', () => {
    const inner = { kind: 'sandwich', cells: [10, 11, 12], sum: 4 } as const;
    const { margins, under } = figuresOf(withConstraints([inner]));
    assert.deepEqual(margins, { top: 0, right: 0, bottom: 0, left: 0 });
    assert.deepEqual(signsOf(under), ['S4']);
  });

  it('are about a diagonal of one cell in a corner, too', () => {
    const corner = { kind: 'sum', cells: [0], sum: 4 } as const;
    assert.equal(ruleName(corner, withConstraints([corner])), 'little-killer');
  });
});

describe('words for constraints', () => {
  it('are at each cell, with the place on a line', () => {
    const names = namesIn(withConstraints([SAMPLES.thermometer, SAMPLES.arrow]), 'en');
    assert.deepEqual(names[11], ['thermometer 3 of 3']);
    assert.deepEqual(names[60], ['arrow circle']);
    assert.deepEqual(names[42], ['arrow 2 of 2']);
    assert.deepEqual(names[80], []);
  });

  it('tell lines of a kind apart', () => {
    const other = { kind: 'thermometer', cells: [40, 41, 42] } as const;
    const names = namesIn(withConstraints([SAMPLES.thermometer, other]), 'en');
    assert.deepEqual([names[0], names[40]], [['thermometer A 1 of 3'], ['thermometer B 1 of 3']]);
  });

  it('tell a clue where it stands', () => {
    const names = namesIn(withConstraints([SAMPLES.sandwich]), 'en');
    assert.deepEqual([names[0], names[1]], [['sandwich 15'], []]);
  });

  it('name the cells of one', () => {
    const layout = withConstraints([]);
    const say = (constraint: Constraint): string => describeRule(constraint, layout, 'en');
    assert.equal(say(SAMPLES.thermometer), 'Thermometer: r1c1 r1c2 r2c3');
    assert.equal(say(SAMPLES.sandwich), 'Sandwich 15: r1c1–r1c9');
    assert.equal(say(SAMPLES.arrow), 'Arrow: r7c7 r7c8 / r6c7 r5c7');
    assert.equal(say(SAMPLES.indexing), 'Index cell 3: r1c3');
    assert.equal(say(SAMPLES['unmarked-xv']), 'All X and V are shown');
  });

  it('are the rules of what is drawn, each once', () => {
    const { rules } = FIGURE_MESSAGES.en;
    const layout = withConstraints([SAMPLES.arrow, SAMPLES.thermometer, SAMPLES.thermometer]);
    assert.deepEqual(rulesOf(layout, 'en'), [rules.thermometer, rules.arrow]);
  });

  it('name the letter of a clue outside just where the board shows one', () => {
    const { rules, letter } = FIGURE_MESSAGES.en;
    const told = (...constraints: readonly Constraint[]): readonly string[] =>
      rulesOf(withConstraints(constraints), 'en');
    const [sandwich, skyscraper] = [rules.sandwich, rules.skyscraper];
    assert.deepEqual(told(SAMPLES.sandwich), [sandwich.replace('{}', '')]);
    assert.deepEqual(told(SAMPLES.sandwich, SAMPLES.skyscraper), [
      sandwich.replace('{}', letter('S')),
      skyscraper.replace('{}', letter('K')),
    ]);
    // Away from the edge it stands at its line.
    const inside: Constraint = { kind: 'sandwich', cells: [40, 41, 42], sum: 5 };
    assert.deepEqual(told(inside), [sandwich.replace('{}', letter('S'))]);
  });

  it('exist for each kind in each language', () => {
    for (const tag of LANGUAGES) {
      const { names, rules } = FIGURE_MESSAGES[tag];
      assert.equal(new Set(Object.values(names)).size, RULE_NAMES.length);
      assert.equal(new Set(Object.values(rules)).size, RULE_NAMES.length);
    }
  });
});

describe('a board', () => {
  const layout = withConstraints([SAMPLES.sandwich, SAMPLES.renban]);

  it('has no figures without constraints, nor before they are provided', () => {
    assert.deepEqual(figuresOfBoard(CLASSIC).under, []);
    assert.deepEqual(figuresOfBoard(layout).under, []);
    provideRules(BOARD_RULES);
    assert.ok(figuresOfBoard(layout).under.length > 0);
  });

  it('has them in its picture, which is larger for clues outside', () => {
    provideRules(BOARD_RULES);
    const [width, height] = pictureSize(layout);
    assert.deepEqual([width, height], [1015, 940]);
    const words = { title: 'T', description: 'D' };
    const picture = pictureOf(boardOf(blank(layout), layout), 'x', words);
    assert.match(picture, /viewBox="0 0 1015 940"/);
    assert.match(picture, /<g transform="translate\(75 0\)">/);
    assert.match(picture, />15<\/text>/);
    assert.match(picture, /stroke="#b14fd6"/);
    assert.doesNotMatch(picture, /var\(/);
  });
});

describe('labels of rows and columns', () => {
  it('stand at the edge of the board, beyond clues outside the grid', () => {
    provideRules(BOARD_RULES);
    for (const [layout, beside] of [
      [square(2, 3), 0],
      [withConstraints([sandwichAbove, SAMPLES.sandwich]), 0.75],
    ] as const) {
      const { rows, cols } = layout;
      const margins = marginsOf(layout, undefined, true);
      const signs = labelsOf(layout, margins).signs!;
      assert.equal(signs.length, rows + cols);
      for (const { text, x, y } of signs) {
        const [along, across] = text.startsWith('c') ? [x, y] : [y, x];
        assert.equal(along, Number(text.slice(1)) - 0.5);
        assert.ok(across < -beside - 0.15 && across > -beside - 0.5, `${text}: ${across}`);
      }
    }
    assert.equal(marginsOf(square(2, 3), undefined, false).left, 0);
  });

  it('are drawn by a board that has them', async () => {
    const board = await putBoard({ labels: true });
    const texts = [...(await drawn(board)).querySelectorAll('svg text')];
    const named = texts.map(({ textContent }) => textContent);
    assert.deepEqual([named.length, named[0], named[17]], [18, 'c1', 'r9']);
    board.labels = false;
    assert.equal((await drawn(board)).querySelector('svg text'), null);
  });
});
