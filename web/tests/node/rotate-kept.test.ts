/** Games of the panel Rotate in links and in the browser's storage. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { GAME_LINK } from '../../page/panels/rotate/link';
import * as models from '../../page/panels/rotate/model';
import { FIRST_MODEL, stepOf, type Model } from '../../page/panels/rotate/model';
import {
  boxesPosition,
  sortPosition,
  tripodsPosition,
  type Position,
} from '../../page/panels/rotate/position';
import { KINDS } from '../../page/panels/rotate/address';
import { LARGEST_TILE, SMALLEST_TILE } from '../../page/panels/rotate/read';
import { GameShare } from '../../page/panels/rotate/share';
import { shownPosition, shownPresses, tallyOf, type Step } from '../../page/panels/rotate/step';
import { allowedTurns, TURNS } from '../../page/panels/rotate/turns';
import { withWork, workOf } from '../../page/panels/rotate/work';
import { describe as describeModel } from '../../page/panels/rotate/words';
import { writeNumbers } from '../../page/ui/link-numbers';
import { fragmentOf, readFragment, readState, writeState } from '../../page/ui/link';
import { textsFor } from '../../page/panels/rotate/texts';

const texts = textsFor('en');

const side = fc.integer({ min: 2, max: 10 });
const tile = fc.oneof(
  fc.integer({ min: 0, max: 99 }),
  fc.integer({ min: SMALLEST_TILE, max: LARGEST_TILE }),
);
const shuffledOf = (list: readonly number[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
const sorting = fc
  .tuple(side, side)
  .chain(([rows, cols]) =>
    fc
      .array(tile, { minLength: rows * cols, maxLength: rows * cols })
      .chain((tiles) =>
        fc.option(shuffledOf(tiles)).map((goal): Position => sortPosition(rows, cols, tiles, goal)),
      ),
  );
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 81, maxLength: 81 });
const nineOfEach = Array.from({ length: 81 }, (_, index) => (index % 9) + 1);
const position = fc.oneof(
  sorting,
  digits.map(boxesPosition),
  shuffledOf(nineOfEach).map(tripodsPosition),
);

/** A panel with a loaded game and some presses. */
const played: fc.Arbitrary<Model> = fc
  .tuple(position, fc.constantFrom(...TURNS), fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat())))
  .map(([start, turns, presses]) =>
    presses.reduce(
      (model, [row, col, turn]) => {
        const allowed = allowedTurns(turns);
        return models.pressBlock(model, {
          row: row % (start.rows - 1),
          col: col % (start.cols - 1),
          turn: allowed[turn % allowed.length]!,
        });
      },
      models.chooseTurns(models.load(FIRST_MODEL, start), turns),
    ),
  );

const fragment = (model: Model): string => fragmentOf(GAME_LINK, stepOf(model));

const opened = (text: string): Step => {
  const link = readFragment(GAME_LINK, text);
  assert.ok(link.kind === 'state', `${text} is ${link.kind}`);
  return link.state;
};

const said = (model: Model): string => {
  const { headline, details } = describeModel(model, texts);
  return [headline, ...details].join(' ');
};

describe('a link to a game', () => {
  it('holds its board, goal, rule and presses', () => {
    fc.assert(
      fc.property(played, (model) => {
        const step = stepOf(model);
        const text = fragment(model);
        assert.match(text, /^#r=1-[SBT][CQA]-[0-9A-Z]+(-G[0-9A-Z]+)?(-W[0-9A-Z]+)?$/);
        assert.deepEqual(opened(text), { ...step, answer: null, solution: null });
      }),
    );
  });

  it('is short', () => {
    assert.equal(fragment(FIRST_MODEL), '#r=1-SC-3987654321');
  });

  it('has the moves of an answer as far as they are played', () => {
    const moves = [
      { row: 0, col: 0, turn: 'cw' },
      { row: 1, col: 1, turn: 'cw' },
    ] as const;
    const found = {
      moves,
      optimal: true,
      nodes: 1,
      attempt: 0,
      solution: null,
      arrangements: null,
    };
    const model = models.goTo(models.settle(FIRST_MODEL, found), 1);
    const step = opened(fragment(model));
    assert.deepEqual(step.position, shownPosition(stepOf(model)));
    assert.deepEqual(step.tally, tallyOf(stepOf(model)));
    assert.equal(step.answer, null);
  });

  it('is one undo step, on its own board', () => {
    const boxes = stepOf(models.choosePuzzle(FIRST_MODEL, 'boxes'));
    const before = models.pressBlock(FIRST_MODEL, { row: 0, col: 0, turn: 'cw' });
    const model = models.openGame(before, { ...boxes, turns: 'any' });
    assert.equal(model.kind, 'boxes');
    assert.equal(stepOf(model).turns, 'any');
    // What the page began with is nothing that one wants back.
    const undoBrings = /Undo brings back what was on the board\.$/;
    assert.doesNotMatch(said(model), undoBrings);
    assert.match(said(models.openGame(model, boxes)), undoBrings);
    assert.deepEqual(stepOf(models.undoStep(model)), boxes);
    assert.deepEqual(stepOf(models.choosePuzzle(model, 'sort')), stepOf(before));
  });

  it('is damaged if it holds an invalid game', () => {
    const zeros = '0'.repeat(81);
    for (const text of [
      '1-SC-3987654321-', // a part too many
      '1-SC-398765432', // not a rectangle
      '1-SC-1123', // too narrow
      '1-SC-B' + '0'.repeat(22), // too wide
      '1-SX-3987654321',
      '1-XC-3987654321',
      '1-SC-3987654321-G123456789', // the default goal
      '1-SC-3987654321-G123456788', // a goal with other tiles
      '1-SC-3987654321-W000987654321', // work without a press
      '1-SC-3987654321-W100987654322', // other tiles
      '1-SC-3987654321-WZ100987654321', // a negative number of presses
      `1-SC-3987654321-W${writeNumbers([1_000_000_001])}00987654321`, // too many presses
      `1-SC-298${writeNumbers([LARGEST_TILE + 1])}7`,
      '1-SC-3987654321-W100987654321-G213456789', // in another order
      `1-TC-${zeros}`, // not nine of each
      `1-BC-${zeros}0`,
      `1-BC-A${zeros.slice(1)}`, // not a digit
      `1-BC-${zeros}-G${zeros}`, // boxes have no goal
      `1-BC-12${zeros.slice(2)}-W100${zeros.slice(2)}12`, // digits that left their box
      '1--',
      '1-S-3987654321',
      '1-constructor-',
      '1-SC-😀',
      `1-SC-${'9'.repeat(1_000_000)}`,
      '1-SC-' + '-'.repeat(1_000_000),
    ]) {
      assert.deepEqual(readState(GAME_LINK, text), { kind: 'damaged' }, text.slice(0, 100));
    }
    assert.deepEqual(readState(GAME_LINK, `2-SC-${zeros}`), { kind: 'newer' });
  });

  it('rejects noise, and each accepted link has one encoding', () => {
    const near = fc
      .array(fc.string({ unit: fc.constantFrom(...'-0123456789SBTCQAGWZO'), maxLength: 14 }))
      .map((parts) => ['1', ...parts].join('-'));
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        const link = readState(GAME_LINK, text);
        if (link.kind === 'state') assert.equal(writeState(GAME_LINK, link.state), text);
        else assert.notEqual(link.kind, 'none');
      }),
    );
  });

  it('detects a changed character', () => {
    fc.assert(
      fc.property(played, fc.nat(), fc.constantFrom(...'0A9Z-'), (model, at, other) => {
        const text = writeState(GAME_LINK, stepOf(model));
        const index = at % text.length;
        const changed = text.slice(0, index) + other + text.slice(index + 1);
        const link = readState(GAME_LINK, changed);
        if (link.kind === 'state') assert.equal(writeState(GAME_LINK, link.state), changed);
      }),
    );
  });
});

describe('the shareable states of a game', () => {
  it('are the board it began with, and the work on it if there is some', async () => {
    let model = FIRST_MODEL;
    const share = new GameShare(() => stepOf(model));
    assert.deepEqual(share.contents(), ['puzzle']);
    const puzzle = share.fragment('puzzle');
    model = models.pressBlock(model, { row: 0, col: 0, turn: 'cw' });
    assert.deepEqual(share.contents(), ['puzzle', 'work']);
    assert.equal(share.fragment('puzzle'), puzzle);
    assert.equal(shownPresses(opened(share.fragment('work'))), 1);
    assert.equal(await share.textAs('puzzle'), '9 8 7\n6 5 4\n3 2 1');
    assert.equal(await share.textAs('work'), '6 9 7\n5 8 4\n3 2 1');
  });
});

describe('work of the panel Rotate', () => {
  it('is the game of each puzzle, the current one, and the direction of a press', () => {
    fc.assert(
      fc.property(played, (model) => {
        const kept: unknown = JSON.parse(JSON.stringify(workOf(model)));
        const restored = withWork(FIRST_MODEL, kept)!;
        assert.deepEqual(workOf(restored), workOf(model));
        assert.equal(restored.kind, model.kind);
        assert.deepEqual(stepOf(restored).position, stepOf(model).position);
        assert.equal(restored.games[model.kind].past.length, 0);
        assert.match(said(restored), /^Your board is as you left it\./);
      }),
    );
  });

  it('keeps a direction only if it is one press', () => {
    const quarter = models.chooseTurns(FIRST_MODEL, 'quarter');
    const work = workOf(models.chooseDirection(quarter, 'ccw'));
    assert.equal(withWork(FIRST_MODEL, work)?.direction, 'ccw');
    assert.equal(withWork(FIRST_MODEL, { ...work, direction: 'half' })?.direction, 'cw');
  });

  it('is nothing if any of it is invalid', () => {
    const work = workOf(FIRST_MODEL);
    const withGames = (change: object): object => ({
      ...work,
      games: { ...work.games, ...change },
    });
    const wrong: readonly unknown[] = [
      null,
      7,
      'x',
      [],
      {},
      ...[null, 'x', []].map((games) => ({ ...work, games })),
      ...[undefined, 'solve', 'constructor', 0].map((kind) => ({ ...work, kind })),
      ...[undefined, 'around', 'toString'].map((direction) => ({ ...work, direction })),
      ...KINDS.flatMap((kind) =>
        [null, '', '<script>', 3, [], '2-SC-3987654321', `${work.games[kind]}0`].map((game) =>
          withGames({ [kind]: game }),
        ),
      ),
      withGames({ sort: work.games.boxes }),
    ];
    for (const kept of wrong) {
      assert.equal(withWork(FIRST_MODEL, kept), null, JSON.stringify(kept));
    }
    fc.assert(fc.property(fc.jsonValue(), (kept) => withWork(FIRST_MODEL, kept) === null));
  });
});
