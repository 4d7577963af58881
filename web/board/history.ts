/** An immutable undo history: past states, the present state, and undone states. */

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

/** Records a new present state and drops the undone states. */
export const record = <State>(history: History<State>, present: State): History<State> =>
  present === history.present
    ? history
    : { past: [...history.past, history.present], present, future: [] };

/** Replaces the present state without an undo step, for changes such as the view of a solution. */
export const amend = <State>(history: History<State>, present: State): History<State> =>
  present === history.present ? history : { ...history, present };

/**
 * Changes the present state and those before and after it, as far as all of them are like it,
 * without an undo step.
 */
export function amendAround<State>(
  { past, present, future }: History<State>,
  isLike: (state: State) => boolean,
  change: (state: State) => State,
): History<State> {
  const changeRun = (states: readonly State[]): readonly State[] => {
    const end = states.findIndex((state) => !isLike(state));
    return states.map((state, at) => (end < 0 || at < end ? change(state) : state));
  };
  return {
    past: [...changeRun([...past].reverse())].reverse(),
    present: change(present),
    future: changeRun(future),
  };
}

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
