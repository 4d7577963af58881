/** Puzzles of the panel Variants in links and in the browser's storage. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { FIRST_PUZZLE } from '../../page/panels/variants/examples';
import { PUZZLE_LINK, type Drawn } from '../../page/panels/variants/link';
import * as models from '../../page/panels/variants/model';
import { FIRST_MODEL, puzzleOf, stepOf, type Model } from '../../page/panels/variants/model';
import { RULES } from '../../board/layout';
import { VOID, type Cell, type Puzzle } from '../../page/panels/variants/puzzle';
import { describe as describeModel } from '../../page/panels/variants/words';
import { parseWork, workOf } from '../../page/panels/variants/work';
import { fragmentOf, readFragment, readState, writeState } from '../../page/ui/link';
import { REGION_PRESETS } from '../../api/regions';
import { textsFor } from '../../page/panels/variants/texts';

const texts = textsFor('en');

/** Without null prototypes, records equal object literals. */
const PLAIN = { noNullPrototype: true } as const;

const side = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 36 }));

/** Pieces that do not overlap: each cell has the number of its piece, or 0 for none. */
const piecesFrom = (numbers: readonly number[]): readonly (readonly number[])[] =>
  [1, 2, 3, 4]
    .map((piece) => numbers.flatMap((number, cell) => (number === piece ? [cell] : [])))
    .filter((cells) => cells.length > 0);

const puzzleOfSize = (rows: number, cols: number): fc.Arbitrary<Puzzle> => {
  const count = rows * cols;
  const cell = fc.nat(count - 1);
  const region = fc
    .uniqueArray(cell, { minLength: 1, maxLength: 12 })
    .map((cells) => cells.sort((a, b) => a - b));
  const sum = fc.oneof(fc.constant(null), fc.nat(60), fc.nat(2 ** 31 - 1));
  const value: fc.Arbitrary<Cell> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constant(VOID),
    fc.nat(40),
    fc.nat(2 ** 31 - 1),
  );
  const rules = Object.fromEntries(
    RULES.map((rule) => [
      rule,
      rule === 'diagonals' && rows !== cols ? fc.constant(false) : fc.boolean(),
    ]),
  ) as Record<(typeof RULES)[number], fc.Arbitrary<boolean>>;
  return fc
    .record({
      low: fc.oneof(fc.nat(2), fc.nat(999)),
      more: fc.nat(35),
      cells: fc.array(value, { minLength: count, maxLength: count }),
      rules: fc.record(rules, PLAIN),
      boxes: fc.option(
        fc.record({ rows: fc.nat(rows - 1), cols: fc.nat(cols - 1) }, PLAIN).map((boxes) => ({
          rows: boxes.rows + 1,
          cols: boxes.cols + 1,
        })),
      ),
      pieces: fc.array(fc.nat(4), { minLength: count, maxLength: count }),
      extras: fc.array(region, { maxLength: 4 }),
      cages: fc.array(fc.record({ sum, cells: region }, PLAIN), { maxLength: 5 }),
    })
    .map(({ low, more, pieces, boxes, ...rest }) => {
      const areas = boxes === null ? piecesFrom(pieces) : [];
      return { rows, cols, low, high: low + more, boxes, areas, ...rest };
    });
};

const drawn: fc.Arbitrary<Drawn> = fc.record(
  {
    puzzle: fc.tuple(side, side).chain(([rows, cols]) => puzzleOfSize(rows, cols)),
    preset: fc.option(fc.constantFrom(...REGION_PRESETS)),
  },
  PLAIN,
);

const said = (model: Model): string => {
  const { headline, details } = describeModel(model, texts);
  return [headline, ...details].join(' ');
};

describe('a link to a puzzle of any shape', () => {
  it('holds all of it', () => {
    fc.assert(
      fc.property(drawn, (state) => {
        const text = fragmentOf(PUZZLE_LINK, state);
        assert.match(text, /^#v=1(-P[0-9A-Z]+)?-S[0-9A-Z]+(-[COAEK][0-9A-Z]+)*$/);
        assert.deepEqual(readFragment(PUZZLE_LINK, text), { kind: 'state', state });
      }),
    );
  });

  it('is short', () => {
    assert.equal(
      fragmentOf(PUZZLE_LINK, stepOf(FIRST_MODEL)),
      '#v=1-PX-S9918733-CZ24Z256Z66Z311ZB7Z12Z15Z28Z52Z26Z11Z14ZB53Z37Z659Z23',
    );
    const jigsaw = { ...FIRST_PUZZLE, boxes: null, extras: [[8, 0, 4]] };
    const cages = [
      { sum: 15, cells: [1, 0] },
      { sum: null, cells: [80] },
    ];
    assert.match(
      fragmentOf(PUZZLE_LINK, { puzzle: { ...jigsaw, cages }, preset: null }),
      /^#v=1-S9918700-C\w+-E044-KG01-K0R8$/,
    );
  });

  it('holds drawn and typed content', () => {
    let model = models.load(FIRST_MODEL, { ...FIRST_PUZZLE, boxes: null }, null);
    for (const [mode, cells] of [
      ['void', [80]],
      ['regions', [0, 1, 10]],
      ['cages', [3, 4]],
    ] as const) {
      model = models.chooseMode(model, mode);
      model = models.startStroke(model, cells[0]);
      for (const cell of cells) model = models.select(model, cell);
      model = models.drawStroke(model);
    }
    model = models.type(model, 7);
    const link = readState(PUZZLE_LINK, writeState(PUZZLE_LINK, stepOf(model)));
    assert.deepEqual(link, { kind: 'state', state: { puzzle: puzzleOf(model), preset: null } });
    assert.equal(puzzleOf(model).cages[0]!.sum, 7);
  });

  it('is one undo step', () => {
    const before = models.type(models.moveTo(FIRST_MODEL, 0), 7);
    const puzzle = { ...FIRST_PUZZLE, cages: [{ sum: 9, cells: [0] }] };
    const model = models.openPuzzle(before, { puzzle, preset: 'killer' });
    assert.deepEqual(stepOf(model), { puzzle, preset: 'killer', finding: null });
    assert.match(said(model), /^\d+ givens, 1 cage\. Undo brings back what was on the board\./);
    assert.deepEqual(stepOf(models.undoStep(model)), stepOf(before));
  });

  it('is damaged if it holds an invalid puzzle', () => {
    const many = '-E0'.repeat(4097);
    for (const text of [
      '1-',
      '1-S',
      '1-S441330',
      '1-S44133000',
      '1-S0413300',
      '1-SP14133000', // sizes: 0 rows, 37 rows
      '1-S44Z13300',
      '1-S441PD300',
      '1-S4413PX00', // values below 0, 37 values, unknown rules
      '1-S4413350',
      '1-S4413302',
      '1-S4514700', // boxes that are too large, have no rows; diagonals on a rectangle
      '1-PNONE-S4413300',
      '1-P-S4413300',
      '1-S4413300-PX',
      '1-S4413300-C',
      '1-S4413300-CZ1',
      '1-S4413300-CZ01',
      '1-S4413300-CZ11Z1',
      '1-S4413300-CZH1',
      '1-S4413300-O',
      '1-S4413300-OG',
      '1-S4413300-O00',
      '1-S4413300-C1-O0',
      '1-S4413300-O0-C1',
      '1-S4413300-AZ1',
      '1-S4413300-A01-A1',
      '1-S4413322-A01', // areas that overlap, or beside boxes
      '1-S4413300-K0',
      '1-S4413300-KZ10',
      '1-S4413300-X0',
      '1-S4413300-E1Z1',
      '1-S4413300-E00',
      '1-S4413300-E0-A1',
      `1-S4413300${many}`,
      `1-S4413300-E${'1'.repeat(1_000_000)}`,
      `1-S4413300${'-'.repeat(1_000_000)}`,
      '1-S4413300-CZX0',
      '1-S4413300-<img src=x onerror=alert(1)>',
      '1-S4413300-😀',
      'constructor',
    ]) {
      assert.deepEqual(readState(PUZZLE_LINK, text), { kind: 'damaged' }, text.slice(0, 60));
    }
    assert.equal(readState(PUZZLE_LINK, `1-S4413300${many.slice(3)}`).kind, 'state');
    assert.deepEqual(readState(PUZZLE_LINK, '3-?'), { kind: 'newer' });
  });

  it('rejects noise, and each accepted link has one encoding', () => {
    const near = fc
      .array(fc.string({ unit: fc.constantFrom(...'0123456789COAEKSPXZ'), maxLength: 8 }))
      .map((parts) => ['1-S4413300', ...parts].join('-'));
    const any = fc.string();
    fc.assert(
      fc.property(fc.oneof(near, any), (text) => {
        const link = readState(PUZZLE_LINK, text);
        if (link.kind === 'state') assert.equal(writeState(PUZZLE_LINK, link.state), text);
        else assert.notEqual(link.kind, 'none');
      }),
    );
  });
});

describe('work of the panel Variants', () => {
  it('is the puzzle and its preset, without an answer', () => {
    const model = models.settle(models.type(models.moveTo(FIRST_MODEL, 0), 7), {
      kind: 'counted',
      count: 1,
      capped: false,
      nodes: 1,
      micros: 1,
    });
    const work = parseWork(JSON.parse(JSON.stringify(workOf(model))))!;
    assert.deepEqual(work, { puzzle: puzzleOf(model), preset: 'x' });
    const restored = models.restore(FIRST_MODEL, work);
    assert.deepEqual(stepOf(restored), { ...work, finding: null });
    assert.equal(restored.game.past.length, 0);
    assert.match(said(restored), /^Your board is as you left it\. 21 givens\./);
  });

  it('is nothing if it is invalid', () => {
    const { puzzle } = workOf(FIRST_MODEL);
    const texts = ['', '<script>', `${puzzle}-`, puzzle.replace('1-', '2-'), 3, [], null];
    const wrong: readonly unknown[] = [
      null,
      7,
      'x',
      [],
      {},
      ...texts.map((text) => ({ puzzle: text })),
    ];
    for (const kept of wrong) assert.equal(parseWork(kept), null, JSON.stringify(kept));
    fc.assert(fc.property(fc.jsonValue(), (kept) => parseWork(kept) === null));
  });
});
