import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as models from '../../page/panels/rotate/model';
import { bestOf, FIRST_MODEL, stepOf, type Model } from '../../page/panels/rotate/model';
import {
  canImprove,
  filledIn,
  isFinished,
  shownPosition,
  shownPresses,
  type Found,
} from '../../page/panels/rotate/step';
import { inOrder, press, samePosition, sortPosition } from '../../page/panels/rotate/position';
import type { GoalProblem } from '../../page/panels/rotate/read';
import type { Move, Turn } from '../../page/panels/rotate/turns';
import { describe as describeModel } from '../../page/panels/rotate/words';
import { JiugongError } from '../../api/error';
import { textsFor } from '../../page/panels/rotate/texts';
import { SOLUTION } from './board-fixtures';

const at = (row: number, col: number, turn: Turn = 'cw'): Move => ({ row, col, turn });

/** One clockwise press at the top left, then one at the bottom right, before the end. */
const start = press(press(inOrder(3, 3), at(1, 1, 'ccw')), at(0, 0, 'ccw'));
const loaded = models.load(FIRST_MODEL, start);
const found: Found = {
  moves: [at(0, 0), at(1, 1)],
  optimal: true,
  nodes: 100,
  attempt: 0,
  solution: null,
  arrangements: null,
};
const play = (model: Model, ...moves: readonly Move[]): Model =>
  moves.reduce(models.pressBlock, model);
const presses = (model: Model): number => shownPresses(stepOf(model));
const shows = (model: Model, position = inOrder(3, 3)): boolean =>
  samePosition(shownPosition(stepOf(model)), position);

describe('playing', () => {
  it('counts presses, undoes and redoes them without limit', () => {
    let model = loaded;
    for (let count = 0; count < 200; ++count) model = play(model, at(count % 2, 0));
    assert.equal(presses(model), 200);
    for (let count = 0; count < 200; ++count) model = models.undoStep(model);
    assert.ok(shows(model, start));
    assert.equal(presses(model), 0);
    for (let count = 0; count < 200; ++count) model = models.redoStep(model);
    assert.equal(presses(model), 200);
    assert.equal(presses(models.startOver(model)), 0);
    assert.ok(shows(models.startOver(model), start));
    assert.equal(presses(models.undoStep(models.startOver(model))), 200);
  });

  it('accepts only turns that are one press', () => {
    const refused = play(loaded, at(0, 0, 'ccw'));
    assert.deepEqual(refused.notice, { kind: 'not-allowed', turn: 'ccw' });
    assert.ok(shows(refused, start));
    const quarter = models.chooseTurns(loaded, 'quarter');
    assert.equal(play(quarter, at(0, 0, 'ccw')).notice, null);
    assert.equal(play(quarter, at(0, 0, 'half')).notice?.kind, 'not-allowed');
    assert.equal(presses(play(models.chooseTurns(loaded, 'any'), at(0, 0, 'half'))), 1);
  });

  it('restarts the count when the rules change, and keeps a direction that is still a press', () => {
    const quarter = models.chooseDirection(models.chooseTurns(loaded, 'quarter'), 'ccw');
    assert.equal(quarter.direction, 'ccw');
    const back = play(quarter, at(0, 0, 'ccw'));
    assert.equal(presses(back), 1);
    const clockwise = models.chooseTurns(back, 'clockwise');
    assert.equal(presses(clockwise), 3);
    assert.equal(clockwise.direction, 'cw');
    assert.equal(models.chooseTurns(quarter, 'any').direction, 'ccw');
    assert.equal(models.chooseDirection(loaded, 'half').direction, 'cw');
  });

  it('recognizes the end, and stores the fewest presses to it', () => {
    const done = play(loaded, at(0, 0), at(1, 1));
    assert.ok(isFinished(stepOf(done)));
    assert.deepEqual(bestOf(done), { presses: 2, optimal: false });
    const longer = play(models.startOver(done), at(0, 0), at(1, 1), ...Array(4).fill(at(0, 0)));
    assert.deepEqual(bestOf(longer), { presses: 2, optimal: false });
  });

  it('keeps the three puzzles separate', () => {
    const played = play(loaded, at(0, 0));
    const other = models.choosePuzzle(played, 'tripods');
    assert.equal(presses(other), 0);
    assert.equal(presses(models.choosePuzzle(play(other, at(7, 7)), 'sort')), 1);
  });

  it('keeps the cursor on a smaller board', () => {
    const far = models.moveCursor(models.load(loaded, inOrder(9, 9)), { row: 7, col: 7 });
    const small = models.load(far, inOrder(2, 3));
    assert.deepEqual(small.cursors.sort, { row: 0, col: 1 });
  });
});

describe('an answer', () => {
  const settled = models.settle(loaded, found);

  it('is played forth and back within its ends', () => {
    assert.ok(shows(settled, start));
    assert.ok(shows(models.goTo(settled, 2)));
    assert.ok(shows(models.goTo(settled, 99)));
    assert.ok(shows(models.goTo(models.goTo(settled, 2), -1), start));
    assert.equal(presses(models.goTo(settled, 1)), 1);
    assert.ok(isFinished(stepOf(models.goTo(settled, 2))));
  });

  it('is one undo step, however it was played', () => {
    const played = models.goTo(models.goTo(settled, 1), 2);
    const undone = models.undoStep(played);
    assert.equal(stepOf(undone).answer, null);
    assert.ok(shows(undone, start));
    assert.equal(stepOf(models.redoStep(undone)).answer?.at, 2);
  });

  it('advances with its next press, and is removed by another', () => {
    const next = play(settled, at(0, 0));
    assert.equal(stepOf(next).answer?.at, 1);
    const other = play(next, at(0, 1));
    assert.equal(stepOf(other).answer, null);
    assert.equal(presses(other), 2);
    assert.equal(stepOf(models.undoStep(other)).answer?.at, 1);
  });

  it('is the best known, counted from the start of the game', () => {
    assert.deepEqual(bestOf(settled), { presses: 2, optimal: true });
    const around = play(loaded, at(0, 1), at(0, 1), at(0, 1), at(0, 1));
    assert.deepEqual(bestOf(models.settle(around, found)), { presses: 6, optimal: false });
  });

  it('is removed with the rules it was found under', () => {
    const other = models.chooseTurns(models.goTo(settled, 1), 'any');
    assert.equal(stepOf(other).answer, null);
    assert.equal(presses(other), 1);
    assert.equal(stepOf(models.undoStep(other)).answer?.at, 1);
  });

  it('belongs to its puzzle and its rules, whatever is chosen elsewhere', () => {
    const quarter = models.settle(models.chooseTurns(loaded, 'quarter'), found);
    const elsewhere = models.chooseTurns(models.choosePuzzle(quarter, 'tripods'), 'any');
    const back = models.choosePuzzle(elsewhere, 'sort');
    assert.equal(stepOf(back).turns, 'quarter');
    assert.equal(stepOf(back).answer?.moves.length, 2);
    assert.equal(stepOf(elsewhere).turns, 'any');
    assert.equal(bestOf(models.undoStep(models.undoStep(back))), null);
  });

  it('is restored by Undo together with its rules, and an allowed direction', () => {
    const any = models.chooseDirection(models.chooseTurns(settled, 'any'), 'half');
    const undone = models.undoStep(any);
    assert.equal(stepOf(undone).turns, 'clockwise');
    assert.equal(stepOf(undone).answer?.moves.length, 2);
    assert.equal(undone.direction, 'cw');
    assert.equal(play(undone, at(0, 0)).notice, null);
    assert.equal(stepOf(models.redoStep(undone)).turns, 'any');
  });

  it('leaves the boxes in place when the rules change', () => {
    const solution = Array.from({ length: 81 }, (_, cell) => (cell % 9) + 1);
    const boxes = models.choosePuzzle(FIRST_MODEL, 'boxes');
    const settledBoxes = models.settle(boxes, { ...found, moves: [at(0, 0)], solution });
    assert.equal(stepOf(models.chooseTurns(settledBoxes, 'any')).solution, null);
    const ended = models.goTo(settledBoxes, 1);
    assert.deepEqual(stepOf(models.chooseTurns(ended, 'any')).solution, solution);
  });

  it('is replaced only by a better one', () => {
    const long = { ...found, moves: [...found.moves, ...Array(4).fill(at(0, 1))], optimal: false };
    const first = models.goTo(models.settle(loaded, long), 3);
    assert.ok(canImprove(stepOf(first)));
    const better = models.improve(first, found);
    assert.equal(stepOf(better).answer?.moves.length, 2);
    assert.equal(stepOf(better).answer?.at, 0);
    assert.ok(!canImprove(stepOf(better)));
    assert.deepEqual(bestOf(better), { presses: 2, optimal: true });
    const same = models.improve(first, { ...long, nodes: 400, attempt: 1 });
    assert.equal(same.notice?.kind, 'no-better');
    assert.equal(stepOf(same).answer?.nodes, 400);
    assert.ok(shows(models.undoStep(better), start));
    assert.equal(models.improve(loaded, found), loaded);
  });

  it('is the best one found when the search was stopped', () => {
    const long = [...found.moves, ...Array<Move>(4).fill(at(0, 1))];
    const stopped = models.stopSearch(loaded, long);
    assert.equal(stopped.notice?.kind, 'stopped');
    assert.deepEqual(stepOf(stopped).answer?.moves, long);
    assert.ok(canImprove(stepOf(stopped)));
    assert.deepEqual(bestOf(stopped), { presses: 6, optimal: false });
    const known = models.goTo(models.settle(loaded, { ...found, moves: long, optimal: false }), 3);
    const none = models.stopSearch(known, [...long, at(0, 0)]);
    assert.deepEqual([stepOf(none).answer?.at, none.notice?.kind], [3, 'stopped']);
    const better = models.stopSearch(known, found.moves);
    assert.deepEqual(stepOf(better).answer?.moves, found.moves);
    assert.deepEqual([stepOf(better).answer?.at, stepOf(better).answer?.nodes], [0, 100]);
    assert.equal(stepOf(models.stopSearch(loaded, null)).answer, null);
  });

  it('restarts from the end', () => {
    assert.ok(models.setPlaying(settled, true).playing);
    const again = models.setPlaying(models.goTo(settled, 2), true);
    assert.ok(again.playing && stepOf(again).answer?.at === 0);
    assert.ok(!models.setPlaying(loaded, true).playing);
    assert.ok(!models.setPlaying(models.settle(loaded, { ...found, moves: [] }), true).playing);
    assert.ok(!play(again, at(0, 1)).playing);
  });
});

describe('a goal', () => {
  const texts = textsFor('en');
  const headline = (model: Model): string => describeModel(model, texts).headline;
  const goal = press(inOrder(3, 3), at(0, 0)).tiles;
  const set = models.chooseGoal(loaded, goal);

  it('is the end of the game, and a step of its own', () => {
    assert.ok(!isFinished(stepOf(models.chooseGoal(models.load(loaded, inOrder(3, 3)), goal))));
    const done = play(set, at(0, 0), at(1, 1), at(0, 0));
    assert.equal(presses(done), 3);
    assert.ok(isFinished(stepOf(done)));
    assert.equal(headline(done), 'The tiles match the goal!');
    assert.equal(stepOf(models.undoStep(set)).position.goal, null);
    assert.equal(stepOf(models.chooseGoal(set, goal)), stepOf(set));
  });

  it('has its own best known number, and removes an answer', () => {
    const settled = models.settle(loaded, found);
    const other = models.chooseGoal(settled, goal);
    assert.equal(bestOf(other), null);
    assert.equal(other.notice?.kind, 'answer-gone');
    assert.deepEqual(bestOf(models.chooseGoal(other, null)), { presses: 2, optimal: true });
  });

  it('reports its errors', () => {
    const said = (problem: GoalProblem): string =>
      describeModel(models.withNotice(loaded, { kind: 'no-goal', problem }), texts).details[0]!;
    assert.equal(
      said({ kind: 'goal-number', number: -3, inGoal: 1, onBoard: 2 }),
      'The number -3 occurs once in the goal and 2 times on the board.',
    );
    const expected = inOrder(3, 3);
    assert.equal(
      said({ kind: 'goal-size', rows: 2, cols: 3, expected }),
      'Found 2 × 3 numbers, expected 3 × 3 as on the board.',
    );
    assert.match(
      said({ kind: 'range', found: '9999999999', line: 1, column: 1 }),
      /-2147483648 to/,
    );
  });
});

describe('boxes', () => {
  const solution = Array.from(SOLUTION, Number);
  const boxes = models.choosePuzzle(FIRST_MODEL, 'boxes');
  const filledBoxes = (model: Model): number =>
    (filledIn(stepOf(model)) ?? []).filter((digit) => digit !== 0).length / 9;

  it('are filled in when they reach their places', () => {
    const answer = { ...found, moves: [at(0, 0), at(1, 1), at(1, 1)], solution };
    const settled = models.settle(boxes, answer);
    assert.deepEqual(
      [0, 1, 2, 3].map((step) => filledBoxes(models.goTo(settled, step))),
      [0, 5, 5, 9],
    );
    assert.equal(filledBoxes(models.settle(boxes, { ...answer, moves: [] })), 9);
  });

  it('are filled in with the result of a stopped search, unless they moved on', () => {
    const moves = [at(0, 0), at(1, 1)];
    const stopped = models.stopSearch(boxes, moves);
    assert.ok(stepOf(stopped).answer?.optimal);
    const filled = models.fillAnswer(stopped, moves, solution);
    assert.equal(filled.notice?.kind, 'stopped');
    assert.equal(filledBoxes(models.goTo(filled, 2)), 9);
    assert.equal(stepOf(models.undoStep(filled)).answer, null);
    const on = models.settle(boxes, { ...found, moves: [at(0, 1)] });
    assert.equal(models.fillAnswer(on, moves, solution), on);
  });

  it('are filled in when the user has placed them, unless they moved on', () => {
    const pressed = play(boxes, at(0, 0));
    const there = shownPosition(stepOf(pressed));
    assert.ok(isFinished(stepOf(models.settleBoxes(pressed, there, solution))));
    const on = play(pressed, at(0, 0));
    assert.equal(models.settleBoxes(on, there, solution), on);
  });
});

describe('the status of the panel', () => {
  const texts = textsFor('en');
  const say = (model: Model): string => {
    const { headline, details } = describeModel(model, texts);
    return [headline, ...details].join(' ');
  };
  const settled = models.settle(loaded, found);

  it('tells the progress, and then counts the presses, too', () => {
    assert.equal(say(loaded), '2 of 9 tiles in place.');
    assert.match(say(play(loaded, at(0, 1))), /^1 move so far\. \d of 9 tiles in place\.$/);
    assert.match(say(models.undoStep(settled)), /0 moves so far; the minimum is 2\.$/);
    assert.match(
      say(models.choosePuzzle(loaded, 'boxes')),
      /^27 digits clash in the rows and columns/,
    );
    assert.match(say(models.choosePuzzle(loaded, 'tripods')), /^0 rows and 0 columns complete\./);
  });

  it('congratulates, and compares with the best known', () => {
    assert.equal(say(play(loaded, at(0, 0), at(1, 1))), 'Sorted! 2 moves.');
    const around = [at(0, 1), at(0, 1), at(0, 1), at(0, 1), at(0, 0), at(1, 1)];
    assert.equal(
      say(play(models.undoStep(settled), ...around)),
      'Sorted! 6 moves; the minimum is 2.',
    );
    assert.equal(
      say(play(models.undoStep(settled), at(0, 0), at(1, 1))),
      'Sorted! 2 moves, the minimum.',
    );
  });

  it('follows an answer move by move', () => {
    assert.equal(say(settled), 'Solved in 2 moves, the minimum. Play or Step shows how.');
    assert.match(say(models.goTo(settled, 1)), /Move 1 of 2: r1c1, clockwise\.$/);
    assert.match(
      say(models.settle(models.load(loaded, inOrder(3, 3)), { ...found, moves: [] })),
      /sorted already/,
    );
  });

  it('reports a removed answer, together with the current state', () => {
    const gone = /Answer hidden; Undo brings it back\.$/;
    const other = play(models.goTo(settled, 1), at(0, 1));
    assert.match(
      say(other),
      /^2 moves so far; the minimum is 2\. \d of 9 tiles in place\. Answer hidden/,
    );
    assert.match(say(other), gone);
    assert.match(say(models.chooseTurns(settled, 'any')), gone);
    assert.match(say(models.startOver(models.goTo(settled, 1))), gone);
    const empty = models.settle(models.load(loaded, inOrder(3, 3)), { ...found, moves: [] });
    for (const model of [play(other, at(0, 1)), play(settled, at(0, 0)), play(empty, at(0, 0))]) {
      assert.doesNotMatch(say(model), gone);
    }
    assert.match(say(models.undoStep(other)), /^Solved in 2 moves/);
  });

  it('reports errors of a text, a press and a board', () => {
    const notice = (value: models.Notice): string => say(models.withNotice(loaded, value));
    assert.equal(
      notice({
        kind: 'unreadable',
        problem: { kind: 'character', found: 'x', line: 2, column: 3 },
      }),
      'That text is not a board. Line 2, column 3: found “x”, expected a number. The board is unchanged.',
    );
    assert.match(
      notice({ kind: 'wrong-count', digit: 3, count: 10 }),
      /The digit 3 occurs 10 times, expected nine/,
    );
    assert.match(notice({ kind: 'blank-cell', cell: 10 }), /Found a blank at r2c2/);
    assert.match(
      notice({ kind: 'not-allowed', turn: 'half' }),
      /^This turn is not allowed: half turn\./,
    );
    assert.match(notice({ kind: 'unreachable' }), /^No moves lead to the sorted order/);
    assert.equal(
      notice({ kind: 'failed', error: new JiugongError('bad-argument', 'Tile 4 is no number.') }),
      'This board cannot be solved. The solver received an invalid request.',
    );
    assert.match(
      notice({ kind: 'failed', error: new JiugongError('unsupported', 'No WebAssembly.') }),
      /^This browser cannot run the solver/,
    );
  });

  it('reports the progress of a search', () => {
    const search = (best: number | null, known: number | null = null): string => {
      const moves = best === null ? null : Array<Move>(best).fill(at(0, 0));
      return say({ ...loaded, search: { done: 0.3, moves, known } });
    };
    assert.match(search(null), /^Searching\. Stop ends/);
    assert.match(search(49), /^Searching\. 49 moves so far/);
  });

  it('never shows a worse number than that of the present answer', () => {
    const search = (best: number): string => {
      const moves = Array<Move>(best).fill(at(0, 0));
      return say({ ...settled, search: { done: 0.3, moves, known: 40 } });
    };
    for (const best of [40, 281]) {
      assert.equal(
        search(best),
        'Searching. Looking for fewer than 40 moves. Stop ends the search.',
      );
    }
    assert.match(search(39), /^Searching\. 39 moves so far; looking for fewer/);
  });

  it('reports that a search found nothing better, or what it had when stopped', () => {
    const long = { ...found, moves: [...found.moves, ...Array(4).fill(at(0, 1))], optimal: false };
    const none = models.improve(models.settle(loaded, long), { ...long, nodes: 400 });
    assert.match(
      say(none),
      /^No answer with fewer than 6 moves found\. Try again to search longer/,
    );
    assert.equal(say(models.stopSearch(loaded, null)), 'Stopped.');
    assert.equal(
      say(models.stopSearch(loaded, long.moves)),
      'Stopped. Solved in 6 moves. Play or Step shows how.',
    );
  });

  it('counts clashes only in rows and columns', () => {
    const one = models.load(loaded, sortPosition(2, 2, [2, 1, 3, 4]));
    assert.match(say(one), /^2 of 4 tiles/);
  });
});
