/**
 * Finds positions in which a technique is the next step, and what there is to find in one, for `#solve/practise-x-wing`, or
 * `practise-fish` for the techniques of a group in turn.
 */
import type { Engine, Step, Technique } from '../../../../api/engine';
import { positionOf } from '../../../../board/hint';
import type { Hints } from '../../../../board/load-hints';
import { NO_MARKS } from '../../../../board/marks';
import { boardFrom, snapshotOf, type Snapshot } from '../../../../board/snapshot';
import { parseValues } from '../../../../board/values';
import { drawSeed } from '../../../ui/new-puzzle';
import { PRACTISED, practisedAs, practisedFor, type Practised } from '../../../ui/techniques';
import { playedFrom } from '../../../ui/walk/position';
import { puzzleOnly } from '../share/texts';
import type { Task } from './judge';

/** The style of hints, so that a hint tells the technique. */
const STYLE = 'human';

/**
 * The random puzzles that are gone through first, half a second's worth: what most puzzles need is found there. What
 * few need is asked of the generator.
 */
const RANDOM_PUZZLES = 60;

/** The position before a step: with its candidates as marks once the digits alone do not say them, or the step needs them. */
export function positionBefore(
  puzzle: string,
  steps: readonly Step[],
  at: number,
  { after, taughtPosition }: Hints,
): Snapshot {
  const position = steps
    .slice(0, at)
    .reduce((before, step) => after(before, step), taughtPosition({ givens: puzzle }));
  const board = playedFrom(boardFrom(puzzleOnly(puzzle)), position);
  const needsMarks = steps.slice(0, at + 1).some(({ eliminations }) => eliminations.length > 0);
  return snapshotOf(needsMarks ? board : { ...board, candidates: NO_MARKS, removed: NO_MARKS });
}

/** A position in which a technique is the next step; null where none was found. */
export async function findPosition(
  engine: Engine,
  hints: Hints,
  technique: Technique,
  signal: AbortSignal,
): Promise<Snapshot | null> {
  const positionIn = async (puzzle: string): Promise<Snapshot | null> => {
    const { steps } = await engine.explain(puzzle, { style: STYLE, signal });
    const at = steps.findIndex((step) => step.technique === technique);
    return at < 0 ? null : positionBefore(puzzle, steps, at, hints);
  };
  for (let tried = 0; tried < RANDOM_PUZZLES; ++tried) {
    const { puzzle } = await engine.generate({ seed: drawSeed(), signal });
    const found = await positionIn(puzzle);
    if (found !== null) return found;
  }
  const { puzzle } = await engine.generate({ technique, style: STYLE, seed: drawSeed(), signal });
  return positionIn(puzzle);
}

/** A puzzle for a chapter of the course, and what it needs of later ones. */
export interface ChapterPuzzle {
  readonly puzzle: string;
  readonly later: readonly Practised[];
}

/** How many puzzles are tried for a chapter, and the milliseconds after which no further one is. */
const MOST_TRIES = 20;
const LONGEST_SEARCH = 8000;

/**
 * Finds a puzzle for a chapter: a technique is its hardest one in the style of hints, whose order is not that of the course.
 * So of some puzzles that one is taken which needs least of later chapters; null where none was found.
 */
export async function findPuzzle(
  engine: Engine,
  technique: Practised,
  signal: AbortSignal,
): Promise<ChapterPuzzle | null> {
  // (All puzzles need singles.)
  const earlier = PRACTISED.slice(0, PRACTISED.indexOf(technique) + 1);
  const known = new Set([...practisedFor('singles'), ...earlier]);
  const end = performance.now() + LONGEST_SEARCH;
  let best: ChapterPuzzle | null = null;
  for (let tried = 0; tried < MOST_TRIES && performance.now() < end; ++tried) {
    const made = await engine.generate({ technique, style: STYLE, seed: drawSeed(), signal });
    // What comes near is as far as the search goes.
    if (made.hardest !== technique) break;
    const { puzzle } = made;
    const { steps } = await engine.explain(puzzle, { style: STYLE, signal });
    const needed = new Set(steps.map((step) => practisedAs(step.technique)));
    const later = [...needed].filter((one) => !known.has(one));
    if (best === null || later.length < best.later.length) best = { puzzle, later };
    if (later.length === 0) break;
  }
  return best;
}

/** All steps of some techniques that are there in a position; null if it has no single solution. */
export async function taskIn(
  engine: Engine,
  snapshot: Snapshot,
  techniques: readonly Technique[],
  signal?: AbortSignal,
): Promise<Task | null> {
  const start = boardFrom(snapshot);
  const position = positionOf(start);
  // What is found twice is told as the easier technique: the hint may be one that is not among all steps.
  const [hint, all, { solution }] = await Promise.all([
    engine.hint(position, { style: STYLE, signal }),
    engine.steps(position, { style: STYLE, signal }),
    engine.solve(snapshot.givens, { signal }),
  ]);
  const found = hint.kind === 'step' ? [hint.step, ...all.steps] : all.steps;
  const steps = found.filter(({ technique }) => techniques.includes(technique));
  const values = solution === null ? null : parseValues(solution);
  return values === null ? null : { start, solution: values, steps };
}
