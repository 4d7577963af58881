/** Undo and redo: a list of states and a place in it. */

export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

/** Makes a state the present one; what was undone before is forgotten. */
export const record = <State>(history: History<State>, present: State): History<State> =>
  present === history.present
    ? history
    : { past: [...history.past, history.present], present, future: [] };

/** Changes how the present state is looked at, which is not worth a step of its own. */
export const amend = <State>(history: History<State>, present: State): History<State> =>
  present === history.present ? history : { ...history, present };

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
