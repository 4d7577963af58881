/** What of the view Solve survives a reload. */
import type { History } from '../board/history';
import { boardFrom, parseSnapshot, snapshotOf, type Snapshot } from '../board/snapshot';
import { formatDigits } from '../board/digits';
import { setEditing, type Board } from '../board/state';
import { readState, writeState } from './share/link';

export interface Work {
  readonly history: History<Board>;
  readonly keepMarks: boolean;
}

/** How many steps back, and as many forth, are kept: more than a puzzle takes, less than fills a storage. */
export const MAX_STEPS = 1000;

/** Stands before a step at which givens were edited. */
const EDITING = 'editing ';

/** A board that a step leads to as it stands in a link; what the engine told is not kept. */
const formatStep = (board: Board): string =>
  (board.editing ? EDITING : '') + writeState(snapshotOf(board));

/** Each board is written once, and not anew with every digit that is typed. */
const written = new WeakMap<Board, string>();

function stepOf(board: Board): string {
  const step = written.get(board) ?? formatStep(board);
  written.set(board, step);
  return step;
}

/** Steps that lead to the board that is there already: they showed or took away what the engine told. */
const withoutRepeats = (steps: readonly string[]): readonly string[] =>
  steps.filter((step, at) => step !== steps[at - 1]);

export function formatWork({ history, keepMarks }: Work): object {
  const { past, present, future } = history;
  const steps = withoutRepeats([...past.slice(-MAX_STEPS), present].map(stepOf));
  const next = withoutRepeats([present, ...future.slice(0, MAX_STEPS)].map(stepOf));
  return {
    snapshot: snapshotOf(present),
    editing: present.editing,
    keepMarks,
    past: steps.slice(0, -1),
    future: next.slice(1),
  };
}

function parseStep(step: unknown): Board | null {
  if (typeof step !== 'string') return null;
  const editing = step.startsWith(EDITING);
  const link = readState(editing ? step.slice(EDITING.length) : step);
  return link.kind === 'snapshot' ? setEditing(boardFrom(link.snapshot), editing) : null;
}

/** Steps as they were kept; none where there is anything else among them. */
function parseSteps(steps: unknown): readonly Board[] {
  if (!Array.isArray(steps) || steps.length > MAX_STEPS) return [];
  const boards = steps.map(parseStep);
  return boards.every((board) => board !== null) ? boards : [];
}

/** Work as it was kept; null if it is none. */
export function parseWork(kept: unknown): Work | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { snapshot, editing, keepMarks, past, future } = kept as Readonly<Record<string, unknown>>;
  const parsed = parseSnapshot(snapshot);
  if (parsed === null) return null;
  const present = setEditing(boardFrom(parsed), editing === true);
  const history = { past: parseSteps(past), present, future: parseSteps(future) };
  return { history, keepMarks: keepMarks === true };
}

/** What a person did last on a puzzle that was on the board before; null if it was not. */
export function lastWorkOn(puzzle: string, { past, present }: History<Board>): Snapshot | null {
  const isIt = ({ givens }: Board): boolean => formatDigits(givens) === puzzle;
  const board = [...past, present].reverse().find(isIt);
  return board === undefined ? null : snapshotOf(board);
}
