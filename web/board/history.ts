/** Undo and redo: a list of boards and a place in it. */
import type { Board } from './state';

export interface History {
  readonly past: readonly Board[];
  readonly present: Board;
  readonly future: readonly Board[];
}

export const startHistory = (present: Board): History => ({ past: [], present, future: [] });

/** Makes a board the present one; what was undone before is forgotten. */
export const record = (history: History, present: Board): History =>
  present === history.present
    ? history
    : { past: [...history.past, history.present], present, future: [] };

/** Changes how the present board is looked at, which is not worth a step of its own. */
export const amend = (history: History, present: Board): History =>
  present === history.present ? history : { ...history, present };

export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
