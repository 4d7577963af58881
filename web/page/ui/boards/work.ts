/** Stored work on boards, which survives a reload: the undo history as links, and what goes with it. */
import type { History } from '../../../board/history';
import { isCell, type Layout } from '../../../board/layout';
import { setEditing, type Board } from '../../../board/state';
import { readState, writeState, type LinkFormat } from '../link';

export interface Work {
  readonly history: History<Board>;
  /** The cell at which givens are entered; null if none is selected, or in playing. */
  readonly selected: number | null;
}

/** How the work of a panel is stored. */
export interface WorkFormat {
  /** Encodes the steps. */
  readonly link: LinkFormat<Board>;
  /** Formats the present board, to which the rest is added. */
  readonly writePresent: (board: Board) => object;
  /** Parses the present board in stored work; null if it is invalid. */
  readonly readPresent: (kept: Readonly<Record<string, unknown>>) => Board | null;
}

/**
 * The number of stored undo and redo steps each, and of their characters: more than a puzzle takes,
 * less than fills a storage. (A thousand steps of a classic board rarely have as many.)
 */
export const MAX_STEPS = 1000;
export const MAX_LENGTH = 600_000;

/** The prefix of a step at which givens were edited. */
const EDITING = 'editing ';

/** Each board is formatted once, not again after every typed digit. */
const written = new WeakMap<LinkFormat<Board>, WeakMap<Board, string>>();

/** Formats the board of a step as in a link; results of the engine are left out. */
function stepOf(link: LinkFormat<Board>, board: Board): string {
  const known = written.get(link) ?? new WeakMap<Board, string>();
  written.set(link, known);
  const step = known.get(board) ?? (board.editing ? EDITING : '') + writeState(link, board);
  known.set(board, step);
  return step;
}

/** The steps from the nearest one on that a storage has room for. */
function stored(link: LinkFormat<Board>, boards: readonly Board[], present: string): string[] {
  const steps: string[] = [];
  let last = present;
  let length = 0;
  for (const board of boards.slice(0, MAX_STEPS)) {
    const step = stepOf(link, board);
    // A step to an identical board only showed or hid results of the engine.
    if (step !== last) {
      length += step.length;
      if (length > MAX_LENGTH) break;
      steps.push(step);
    }
    last = step;
  }
  return steps;
}

export function formatWork(format: WorkFormat, { history, selected }: Work): object {
  const { past, present, future } = history;
  const step = stepOf(format.link, present);
  return {
    ...format.writePresent(present),
    editing: present.editing,
    selected,
    past: stored(format.link, past.slice(-MAX_STEPS).reverse(), step).reverse(),
    future: stored(format.link, future, step),
  };
}

/** Reads steps; those of the same shape get the same layout, and those of the same puzzle the same givens, as they had. */
class StepReader {
  readonly #link: LinkFormat<Board>;
  readonly #layouts = new Map<string, Layout>();
  readonly #givens = new Map<string, Board['givens']>();

  constructor(link: LinkFormat<Board>) {
    this.#link = link;
  }

  share(board: Board): Board {
    const shape = JSON.stringify(board.layout);
    const layout = this.#layouts.get(shape) ?? board.layout;
    this.#layouts.set(shape, layout);
    // (Puzzles without givens differ in their shapes alone.)
    const puzzle = `${shape} ${board.givens.join()}`;
    const givens = this.#givens.get(puzzle) ?? board.givens;
    this.#givens.set(puzzle, givens);
    return { ...board, layout, givens };
  }

  /** Parses stored steps; returns none if any of them is invalid. */
  read(steps: unknown): readonly Board[] {
    if (!Array.isArray(steps) || steps.length > MAX_STEPS) return [];
    const boards = steps.map((step) => this.#parse(step));
    return boards.every((board) => board !== null) ? boards : [];
  }

  #parse(step: unknown): Board | null {
    if (typeof step !== 'string') return null;
    const editing = step.startsWith(EDITING);
    const link = readState(this.#link, editing ? step.slice(EDITING.length) : step);
    return link.kind === 'state' ? setEditing(this.share(link.state), editing) : null;
  }
}

/** Parses stored work; null if it is invalid. */
export function parseWork(format: WorkFormat, kept: unknown): Work | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const entries = kept as Readonly<Record<string, unknown>>;
  const { editing, selected, past, future } = entries;
  const parsed = format.readPresent(entries);
  if (parsed === null) return null;
  const steps = new StepReader(format.link);
  const board = steps.share(parsed);
  const present = typeof editing === 'boolean' ? setEditing(board, editing) : board;
  return {
    history: { past: steps.read(past), present, future: steps.read(future) },
    selected: isCell(selected, present.layout) ? selected : null,
  };
}
