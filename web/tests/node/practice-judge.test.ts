/** What of a reader's changes to a position to practise is the step, a part of it, something else, or a mistake. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Snapshot } from '../../board/snapshot';
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
import { examplesOf, snapshotFor } from '../../page/panels/help/techniques/examples';
import { taskIn } from '../../page/panels/solve/practice/find';
import { judge, type Task } from '../../page/panels/solve/practice/judge';
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

  it('counts no longer once it is taken back', async () => {
    const task = await taskOf('x-wing');
    const [first] = boardsOf(task, task.steps[0]!);
    assert.equal(judge(task, first!, task.start), null);
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
