/** What the Rotate panel asks the engine, and what it makes of the answers. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import { FIRST_POSITIONS } from '../../page/panels/rotate/first-positions';
import * as models from '../../page/panels/rotate/model';
import { FIRST_MODEL, stepOf, type Model } from '../../page/panels/rotate/model';
import {
  boxesPosition,
  inOrder,
  isDone,
  parseDigits,
  press,
  sortPosition,
  trackOf,
  type Position,
} from '../../page/panels/rotate/position';
import { findAnswer, type SearchOptions } from '../../page/panels/rotate/search';
import { filledIn, isFinished, type Found } from '../../page/panels/rotate/step';
import { textsFor } from '../../page/panels/rotate/texts';
import { TURNS, type Turns } from '../../page/panels/rotate/turns';
import { describe as describeModel } from '../../page/panels/rotate/words';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const optionsOf = (turns: Turns, last: Found | null = null): SearchOptions => ({
  turns,
  last,
  signal: new AbortController().signal,
  onProgress: () => undefined,
});

async function answerTo(position: Position, turns: Turns, last?: Found): Promise<Found> {
  const outcome = await findAnswer(engine, position, optionsOf(turns, last));
  assert.ok('value' in outcome);
  return outcome.value;
}

const endOf = (position: Position, { moves }: Found): Position => trackOf(position, moves).at(-1)!;

const said = (model: Model): string => {
  const { headline, details } = describeModel(model, textsFor('en'));
  return [headline, ...details].join(' ');
};

describe('tiles', () => {
  test('are sorted in the fewest presses under each rule', async () => {
    /** The presses that undo a turn, by what the rules allow. */
    for (const [turn, counts] of [
      ['cw', [3, 1, 1]],
      ['half', [2, 2, 1]],
    ] as const) {
      const turned = press(inOrder(2, 3), { row: 0, col: 1, turn });
      for (const [place, turns] of TURNS.entries()) {
        const answer = await answerTo(turned, turns);
        assert.ok(answer.optimal);
        assert.ok(isDone(endOf(turned, answer)));
        assert.equal(answer.moves.length, counts[place], `${turn} ${turns}`);
      }
    }
  });

  test('are led to a goal, if moves lead there', async () => {
    const goal = [6, 5, 4, 3, 2, 1];
    const answer = await answerTo(sortPosition(2, 3, inOrder(2, 3).tiles, goal), 'clockwise');
    assert.deepEqual(endOf(inOrder(2, 3), answer).tiles, goal);
    const apart = sortPosition(2, 2, [2, 1, 3, 4], [2, 1, 4, 3]);
    const outcome = await findAnswer(engine, apart, optionsOf('clockwise'));
    assert.deepEqual(outcome, { notice: { kind: 'unreachable' } });
  });

  test('may be the least and the greatest number of the engine', async () => {
    const sorted = sortPosition(2, 2, [-2_147_483_648, -5, 1000, 2_147_483_647]);
    const tiles = press(sorted, { row: 0, col: 0, turn: 'ccw' });
    const answer = await answerTo(tiles, 'clockwise');
    assert.deepEqual(answer.moves, [{ row: 0, col: 0, turn: 'cw' }]);
  });
});

describe('boxes', () => {
  test('reach their places in the fewest turns, and are filled in meanwhile', async () => {
    const boxes = FIRST_POSITIONS.boxes;
    const answer = await answerTo(boxes, 'clockwise');
    const settled = models.settle(models.choosePuzzle(FIRST_MODEL, 'boxes'), answer);
    assert.match(said(settled), /^Solved in 7 moves, the minimum\. .*The only answer, apart from/);
    const filled = answer.moves.map((_, place) => {
      const digits = filledIn(stepOf(models.goTo(settled, place + 1))) ?? [];
      return digits.filter((digit) => digit !== 0).length / 9;
    });
    assert.equal(filledIn(stepOf(settled)), null);
    assert.deepEqual(filled, [...filled].sort());
    assert.ok(filled[0]! < 9);
    assert.equal(filled.at(-1), 9);
    const ended = models.goTo(settled, 7);
    assert.ok(isFinished(stepOf(ended)));
    const digits = filledIn(stepOf(ended))!;
    for (let row = 0; row < 9; ++row) {
      assert.equal(new Set(digits.slice(9 * row, 9 * row + 9)).size, 9);
    }
    endOf(boxes, answer).tiles.forEach((given, cell) => {
      if (given !== 0) assert.equal(digits[cell], given);
    });
    assert.equal((await answerTo(boxes, 'any')).moves.length, 4);
  });

  test('without a solution are told', async () => {
    const boxes = boxesPosition(
      parseDigits(
        '...25..877.46....5.5..7...97..146.5.196348.725...97...4276.581.98.74.2.6362..19.4',
      )!,
    );
    const outcome = await findAnswer(engine, boxes, optionsOf('clockwise'));
    assert.deepEqual(outcome, { notice: { kind: 'no-arrangement' } });
    const told = models.withNotice(FIRST_MODEL, { kind: 'no-arrangement' });
    assert.match(said(told), /No arrangement of the nine boxes/);
  });
});

test('nine tripods are completed, with another try of four times the effort', async () => {
  const { tripods } = FIRST_POSITIONS;
  const last = { attempt: 0, nodes: 2500, moves: [], optimal: false } as unknown as Found;
  const answer = await answerTo(tripods, 'quarter', last);
  assert.ok(isDone(endOf(tripods, answer)));
  assert.ok(answer.moves.length < 70, String(answer.moves.length));
  assert.equal(answer.attempt, 1);
});
