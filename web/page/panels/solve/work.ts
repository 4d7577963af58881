/** The stored work of the panel Solve, which survives a reload. */
import type { History } from '../../../board/history';
import { boardFrom, parseSnapshot, snapshotOf, type Snapshot } from '../../../board/snapshot';
import { CLASSIC, isCell } from '../../../board/layout';
import { formatValues } from '../../../board/values';
import { setEditing, type Board } from '../../../board/state';
import { readState, writeState } from '../../ui/link';
import { BOARD_LINK } from './link';

export interface Work {
  readonly history: History<Board>;
  readonly keepMarks: boolean;
  /** The cell at which givens are entered, 0..80; null if none is selected, or in playing. */
  readonly selected: number | null;
}

/**
 * The number of stored undo and redo steps each: more than a puzzle takes, less than fills a
 * storage.
 */
export const MAX_STEPS = 1000;

/** The prefix of a step at which givens were edited. */
const EDITING = 'editing ';

/** Formats the board of a step as in a link; results of the engine are left out. */
const formatStep = (board: Board): string =>
  (board.editing ? EDITING : '') + writeState(BOARD_LINK, snapshotOf(board));

/** Each board is formatted once, not again after every typed digit. */
const written = new WeakMap<Board, string>();

function stepOf(board: Board): string {
  const step = written.get(board) ?? formatStep(board);
  written.set(board, step);
  return step;
}

/** Removes steps to an identical board: they only showed or hid results of the engine. */
const withoutRepeats = (steps: readonly string[]): readonly string[] =>
  steps.filter((step, at) => step !== steps[at - 1]);

export function formatWork({ history, keepMarks, selected }: Work): object {
  const { past, present, future } = history;
  const steps = withoutRepeats([...past.slice(-MAX_STEPS), present].map(stepOf));
  const next = withoutRepeats([present, ...future.slice(0, MAX_STEPS)].map(stepOf));
  return {
    snapshot: snapshotOf(present),
    editing: present.editing,
    keepMarks,
    selected,
    past: steps.slice(0, -1),
    future: next.slice(1),
  };
}

function parseStep(step: unknown): Board | null {
  if (typeof step !== 'string') return null;
  const editing = step.startsWith(EDITING);
  const link = readState(BOARD_LINK, editing ? step.slice(EDITING.length) : step);
  return link.kind === 'state' ? setEditing(boardFrom(link.state), editing) : null;
}

/** Parses stored steps; returns none if any of them is invalid. */
function parseSteps(steps: unknown): readonly Board[] {
  if (!Array.isArray(steps) || steps.length > MAX_STEPS) return [];
  const boards = steps.map(parseStep);
  return boards.every((board) => board !== null) ? boards : [];
}

/** Parses stored work; null if it is invalid. */
export function parseWork(kept: unknown): Work | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { snapshot, editing, keepMarks, selected, past, future } = kept as Readonly<
    Record<string, unknown>
  >;
  const parsed = parseSnapshot(snapshot);
  if (parsed === null) return null;
  const present = setEditing(boardFrom(parsed), editing === true);
  const history = { past: parseSteps(past), present, future: parseSteps(future) };
  return {
    history,
    keepMarks: keepMarks === true,
    selected: isCell(selected, CLASSIC) ? selected : null,
  };
}

/** Returns the last state of a puzzle that was on the board before; null if it was not. */
export function lastWorkOn(puzzle: string, { past, present }: History<Board>): Snapshot | null {
  const isIt = ({ givens }: Board): boolean => formatValues(givens) === puzzle;
  const board = [...past, present].reverse().find(isIt);
  return board === undefined ? null : snapshotOf(board);
}
