/** What of a reader's changes to a position to practise is the step, a part of it, something else, or a mistake. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CLASSIC, housesOf } from '../../board/layout';
import type { Snapshot } from '../../board/snapshot';
import { valuesIn } from '../../board/marks';
import {
  eliminate,
  enter,
  markCandidates,
  strike,
  tidy,
  withAutomaticNotes,
  type Board,
} from '../../board/state';
import { load, type Engine, type Step } from '../../../build/site/jiugong.mjs';
import { GROUPS } from '../../hints/groups';
import * as hints from '../../hints/hints';
import { examplesOf, snapshotFor } from '../../page/ui/technique-pages/examples';
import { taskIn } from '../../page/panels/solve/practice/find';
import { isOver, judge, type Task } from '../../page/panels/solve/practice/judge';
import { PRACTISED, type Practised } from '../../page/ui/techniques';
import { PUZZLE } from './board-fixtures';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** A position of a technique, with candidates where its steps remove some. */
function positionOf(technique: Practised): Snapshot {
  const example = examplesOf(technique)[0]!;
  const isSingle = GROUPS.singles.includes(technique);
  return snapshotFor(example, hints.taughtPosition(example.position), !isSingle);
}

async function taskOf(technique: Practised): Promise<Task> {
  const task = await taskIn(engine, positionOf(technique), [technique]);
  assert.ok(task !== null && task.steps.length > 0, technique);
  return task;
}

const removals = ({ eliminations }: Step) =>
  eliminations.flatMap(({ cell, digits }) => digits.map((digit) => ({ cell, digits: [digit] })));

/** What each of several boards is to the one before. */
const verdicts = (task: Task, boards: readonly Board[]) =>
  boards.map((board, at) => judge(task, at === 0 ? task.start : boards[at - 1]!, board));

/** The boards on which one elimination follows another. */
function boardsOf(task: Task, step: Step, areAutomatic = false): readonly Board[] {
  let board = task.start;
  return removals(step).map((one) => {
    board = eliminate(board, [one], areAutomatic);
    if (areAutomatic) board = withAutomaticNotes(board);
    return board;
  });
}

describe('the step of a position to practise', () => {
  it('is recognised once all of it is done, whatever the technique', async () => {
    // Where other techniques apply, no step is told as a forcing chain that Sudoku Explainer finds there.
    const { forcing } = GROUPS;
    for (const technique of PRACTISED.filter((one) => !forcing.includes(one))) {
      const task = await taskOf(technique);
      for (const step of task.steps.slice(0, 3)) {
        const { placement } = step;
        const boards =
          placement === null
            ? boardsOf(task, step)
            : [enter(task.start, placement.cell, placement.digit)];
        const kinds = verdicts(task, boards).map((verdict) => verdict?.kind);
        assert.equal(kinds.at(-1), 'done', technique);
        for (const kind of kinds) assert.ok(kind === 'part' || kind === 'done', technique);
      }
    }
  });

  it('is counted on the way, in notes of either kind', async () => {
    const task = await taskOf('hidden-quad');
    const [step] = task.steps;
    const of = removals(step!).length;
    assert.ok(of > 2);
    for (const areAutomatic of [false, true]) {
      assert.deepEqual(verdicts(task, boardsOf(task, step!, areAutomatic)), [
        ...Array.from({ length: of - 1 }, (_, at) => ({ kind: 'part', step, made: at + 1, of })),
        { kind: 'done', step },
      ]);
    }
  });

  it('is any of those that are there', async () => {
    const task = await taskOf('naked-pair');
    const others = await engine.explain(PUZZLE);
    assert.ok(others.steps.length > 0);
    const two = { ...task, steps: [{ ...others.steps[0]!, placement: null }, ...task.steps] };
    const last = boardsOf(task, task.steps[0]!).at(-1)!;
    assert.equal(judge(two, task.start, last)?.kind, 'done');
  });

  it('that was made beside a wrong digit counts once that is gone', async () => {
    const task = await taskOf('x-wing');
    const cell = task.start.givens.findIndex(
      (given, at) => given === null && task.start.own[at] === null,
    );
    const right = task.solution[cell]!;
    const wrong = enter(task.start, cell, (right % 9) + 1);
    const made = boardsOf({ ...task, start: wrong }, task.steps[0]!).at(-1)!;
    assert.equal(judge(task, wrong, made)?.kind, 'wrong-digit');
    const erased = { ...made, own: made.own.map((digit, at) => (at === cell ? null : digit)) };
    assert.deepEqual(judge(task, made, erased), { kind: 'done', step: task.steps[0] });
    assert.equal(judge(task, wrong, task.start), null);
  });

  it('counts no longer once it is taken back', async () => {
    const task = await taskOf('x-wing');
    const [first] = boardsOf(task, task.steps[0]!);
    assert.equal(judge(task, first!, task.start), null);
  });
});

/** The boards on which a digit was entered that a step leaves: in a cell, or in a house. */
const entriesAfter = (task: Task, step: Step): readonly Board[] => {
  const left = boardsOf(task, step).at(-1) ?? task.start;
  const isOnly = (digit: number, cell: number): boolean =>
    left.candidates[cell] === 1 << (digit - 1) ||
    housesOf(CLASSIC).some(
      ({ cells }) =>
        cells.includes(cell) &&
        cells.every((one) => (one === cell) === ((left.candidates[one]! >> (digit - 1)) % 2 === 1)),
    );
  return task.solution.flatMap((digit, cell) =>
    task.start.own[cell] === null && task.start.givens[cell] === null && isOnly(digit!, cell)
      ? [tidy(enter(task.start, cell, digit!), [cell], digit!)]
      : [],
  );
};

describe('a digit', () => {
  it('that the eliminations of a step leave is the step', async () => {
    let forced = 0;
    for (const technique of PRACTISED) {
      if (GROUPS.singles.includes(technique) || GROUPS.forcing.includes(technique)) continue;
      const task = await taskOf(technique);
      for (const step of task.steps.filter(({ placement }) => placement === null)) {
        const already = new Set(
          entriesAfter(task, { ...step, eliminations: [] }).map(({ own }) => own.join()),
        );
        for (const board of entriesAfter(task, step)) {
          const isNew = !already.has(board.own.join());
          const verdict = judge(task, task.start, board);
          if (isNew) assert.equal(verdict?.kind, 'done', technique);
          forced += Number(isNew);
        }
      }
    }
    assert.ok(forced > 10, String(forced));
  });

  it('says that no step is left where it has done all that they would', async () => {
    const task = await taskOf('x-wing');
    const { start, solution } = task;
    // (A step that eliminates one candidate, in a cell where nothing follows from that.)
    const cell = start.candidates.findIndex(
      (mask) => mask.toString(2).replaceAll('0', '').length > 3,
    );
    const digit = valuesIn(start.candidates[cell]!, CLASSIC).find((one) => one !== solution[cell])!;
    const eliminations = [{ cell, digits: [digit] }];
    const only = { ...task, steps: [{ ...task.steps[0]!, eliminations }] };
    const filled = enter(start, cell, solution[cell]!);
    assert.deepEqual(judge(only, start, filled), { kind: 'other', isOver: true });
    assert.ok(isOver(only, filled) && !isOver(only, start));
    const next = start.candidates.findIndex((mask, at) => mask !== 0 && at !== cell);
    assert.equal(judge(only, filled, enter(filled, next, solution[next]!)), null);
  });

  it('that is wrong is told until it is gone, and nothing counts before', async () => {
    const task = await taskOf('x-wing');
    const blank = task.start.givens.findIndex(
      (given, at) => given === null && task.start.own[at] === null,
    );
    const right = task.solution[blank]!;
    const wrong = (right % 9) + 1;
    const spoilt = enter(task.start, blank, wrong);
    for (const step of task.steps) {
      const made = eliminate(spoilt, step.eliminations, false);
      const verdict = judge(task, spoilt, made);
      if (verdict !== null)
        assert.deepEqual(verdict, { kind: 'wrong-digit', cell: blank, digit: wrong, right });
    }
    assert.equal(isOver(task, spoilt), false);
  });
});

describe('what is not the step', () => {
  it('is wrong against the solution, with the digit that it is', async () => {
    const task = await taskOf('x-wing');
    const { cell } = removals(task.steps[0]!)[0]!;
    const digit = task.solution[cell]!;
    const without = eliminate(task.start, [{ cell, digits: [digit] }], false);
    assert.deepEqual(judge(task, task.start, without), { kind: 'wrong-candidate', cell, digit });
    const wrong = (digit % 9) + 1;
    assert.deepEqual(judge(task, task.start, enter(task.start, cell, wrong)), {
      kind: 'wrong-digit',
      cell,
      digit: wrong,
      right: digit,
    });
  });

  it('is true without being counted, also where a digit takes candidates of other cells along', async () => {
    const task = await taskOf('x-wing');
    const { start, solution, steps } = task;
    const cell = start.candidates.findIndex(
      (mask, at) =>
        mask !== 0 && !steps.some((step) => removals(step).some((one) => one.cell === at)),
    );
    const digit = solution[cell]!;
    assert.deepEqual(judge(task, start, tidy(enter(start, cell, digit), [cell], digit)), {
      kind: 'other',
      isOver: false,
    });
  });

  it('is not judged where the reader writes notes, or erases them', async () => {
    const single = await taskOf('naked-single');
    const noted = markCandidates(single.start);
    assert.equal(judge(single, single.start, noted), null);
    const blank = noted.candidates.findIndex((mask) => mask !== 0);
    assert.equal(judge(single, noted, strike(noted, [blank], single.solution[blank]!)), null);
    const fewer = eliminate(noted, [{ cell: blank, digits: [single.solution[blank]!] }], false);
    assert.equal(judge(single, noted, fewer), null);
    const task = await taskOf('x-wing');
    const { candidates } = task.start;
    const erased = { ...task.start, candidates: candidates.map(() => 0) };
    assert.equal(judge(task, task.start, erased), null);
  });
});
