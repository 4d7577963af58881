/** A walk-through as plain data: the steps from a position on, which of them is shown, and how. */
import type { ChainNode, Hint, Step, TeachStyle } from '../../../api/engine';
import type { TaughtPosition } from '../../../hints/hints';
import { isSingle } from '../../../hints/place';
import { choose, UNKNOWN, withFound, withList, type Choice, type Row, type Search } from './choice';

/** Where the steps begin: at the board, at its digits without the marks, or at the givens. */
export const STARTS = ['board', 'digits', 'givens'] as const;
export type Start = (typeof STARTS)[number];

type After = (position: TaughtPosition, step: Step) => TaughtPosition;

export const STYLES: readonly TeachStyle[] = ['human', 'explainer'];

/** The position that is shown: the one that a step applies to, or the one that it leads to. */
export const PHASES = ['before', 'after'] as const;
export type Phase = (typeof PHASES)[number];

/** Why there are no further steps. */
export type End = Exclude<Hint, { kind: 'step' }>;

/** A step inside another: its place in `nested`, and which branch of the outer one was drawn. */
interface Inside {
  readonly place: number;
  readonly branch: number;
}

export interface Shown {
  /** The place of the step. */
  readonly at: number;
  readonly phase: Phase;
  readonly branch: number;
  /** The way to the step that is shown in place of this one; empty for the step itself. */
  readonly way: readonly Inside[];
}

export interface Walk {
  readonly style: TeachStyle;
  readonly start: Start;
  readonly steps: readonly Step[];
  /** The position before each step, and the one after all. */
  readonly positions: readonly TaughtPosition[];
  /** Null as long as there may be further steps. */
  readonly end: End | null;
  /** Whether further steps are looked for. */
  readonly search: Search;
  readonly shown: Shown;
  /** The rows that were opened in the list, or closed again, by their first steps. */
  readonly toggled: ReadonlySet<number>;
  /** What there is in place of the step that is shown, while a person looks at it; else null. */
  readonly choice: Choice | null;
  /** What was shown before the choice; null without one. */
  readonly left: Shown | null;
  /** The walk-through before it went on from a chosen step; null if it did not. */
  readonly former: Walk | null;
}

const showing = (at: number, phase: Phase): Shown => ({ at, phase, branch: 0, way: [] });

export const begin = (style: TeachStyle, start: Start, position: TaughtPosition): Walk => ({
  style,
  start,
  steps: [],
  positions: [position],
  end: null,
  search: 'running',
  shown: showing(0, 'before'),
  toggled: new Set(),
  choice: null,
  left: null,
  former: null,
});

/** Adds a step that was found, and the position that it leads to. */
export const withStep = (walk: Walk, step: Step, position: TaughtPosition): Walk => ({
  ...walk,
  steps: [...walk.steps, step],
  positions: [...walk.positions, position],
});

export const withEnd = (walk: Walk, end: End): Walk => ({ ...walk, end, search: 'none' });

export const withSearch = (walk: Walk, search: Search): Walk => ({ ...walk, search });

/** The place, in the list, of the step that is shown. */
export const placeShown = ({ choice, shown }: Walk): number => choice?.at ?? shown.at;

export const stepsListed = ({ choice, steps }: Walk): readonly Step[] => choice?.steps ?? steps;

/** Shows a step of the list, or the first or last one for a place before or after them. */
export function goTo(walk: Walk, place: number): Walk {
  if (walk.choice !== null) return withChoice(walk, choose(walk.choice, place));
  const at = Math.max(0, Math.min(place, walk.steps.length - 1));
  if (at === walk.shown.at) return walk;
  // (Behind a chosen step, which is shown as made, they are shown as before the choice.)
  const { phase } = walk.former?.shown.at === walk.shown.at ? walk.former.left! : walk.shown;
  return { ...walk, shown: showing(at, phase) };
}

/** Shows the position before or after the step, and the step itself. */
export const withPhase = (walk: Walk, phase: Phase): Walk => ({
  ...walk,
  shown: showing(walk.shown.at, phase),
});

/** Shows a branch, counted round. */
export function withBranch(walk: Walk, branch: number, count: number): Walk {
  return { ...walk, shown: { ...walk.shown, branch: (branch + count) % count } };
}

/** Shows a step that the shown one refers to. */
export const goInside = (walk: Walk, place: number): Walk => {
  const { branch, way } = walk.shown;
  return { ...walk, shown: { ...walk.shown, branch: 0, way: [...way, { place, branch }] } };
};

/** Shows the step again that refers to the shown one. */
export function goOutside(walk: Walk): Walk {
  const { way } = walk.shown;
  const last = way.at(-1);
  if (last === undefined) return walk;
  return { ...walk, shown: { ...walk.shown, branch: last.branch, way: way.slice(0, -1) } };
}

/** The place of the step in whose position the board is; there may be none yet. */
const placeOfPosition = ({ shown }: Walk): number => shown.at + (shown.phase === 'after' ? 1 : 0);

/** Whether a step is known in the position that is shown, in whose place others may be chosen. */
export const hasChoice = (walk: Walk): boolean => walk.steps.length > placeOfPosition(walk);

/** Looks at all steps of the position that is shown, on request with chains. */
export const openChoice = (walk: Walk, hasChains = false): Walk => ({
  ...walk,
  choice: { ...UNKNOWN, hasChains },
  left: walk.shown,
  shown: showing(placeOfPosition(walk), 'before'),
  toggled: new Set(),
});

/** Shows the step again that was there before, as it was shown. */
export const closeChoice = (walk: Walk): Walk => ({
  ...walk,
  choice: null,
  left: null,
  shown: walk.left ?? walk.shown,
  toggled: new Set(),
});

/** Changes what is chosen. */
function withChoice(walk: Walk, choice: Choice): Walk {
  return choice === walk.choice
    ? walk
    : { ...walk, choice, shown: showing(walk.shown.at, walk.shown.phase) };
}

export const withChoiceFound = (walk: Walk, steps: readonly Step[]): Walk =>
  walk.choice === null ? walk : withChoice(walk, withFound(walk.choice, steps));

export const withChoiceSearch = (walk: Walk, search: Search): Walk =>
  walk.choice === null ? walk : { ...walk, choice: { ...walk.choice, search } };

export const withChoiceList = (walk: Walk, change: Parameters<typeof withList>[1]): Walk =>
  walk.choice === null
    ? walk
    : { ...walk, choice: withList(walk.choice, change), toggled: new Set() };

/** The walk-through as it would go on with the chosen step; as it is where none is chosen. */
export function previewed(walk: Walk, after: After): Walk {
  const { choice, shown, steps, positions } = walk;
  if (choice === null) return walk;
  const before: Walk = {
    ...walk,
    steps: steps.slice(0, shown.at),
    positions: positions.slice(0, shown.at + 1),
    end: null,
  };
  const step = choice.steps[choice.at];
  return step === undefined ? before : withStep(before, step, after(positions[shown.at]!, step));
}

/**
 * Goes on from the chosen step, which is made: whoever plays on from there has it on the board. Those that came after the one
 * that was there before are gone.
 */
export const takeChosen = (walk: Walk, after: After): Walk => ({
  ...closeChoice(previewed(walk, after)),
  shown: showing(walk.shown.at, 'after'),
  search: 'running',
  former: walk,
});

/** The walk-through again as it was when a step was chosen. */
export const undoTaken = (walk: Walk): Walk => walk.former ?? walk;

export const toggleRun = (walk: Walk, first: number): Walk => {
  const toggled = new Set(walk.toggled);
  if (!toggled.delete(first)) toggled.add(first);
  return { ...walk, toggled };
};

/** The step that is shown, which may be inside another one; undefined before the first is known. */
export const stepShown = ({ steps, shown }: Walk): Step | undefined =>
  shown.way.reduce<Step | undefined>((outer, { place }) => outer?.nested[place], steps[shown.at]);

export const positionShown = (walk: Walk): TaughtPosition =>
  walk.positions[placeOfPosition(walk)] ?? walk.positions[walk.shown.at]!;

export const isComplete = ({ digits }: TaughtPosition): boolean => !digits.includes(0);

/** The steps that the shown branch refers to, each with its first statement that does, in their order. */
export function insideShown(walk: Walk): readonly { place: number; node: ChainNode }[] {
  const tree = stepShown(walk)?.trees[walk.shown.branch] ?? [];
  const first = new Map<number, ChainNode>();
  for (const node of tree) {
    if (node.nested !== null && !first.has(node.nested)) first.set(node.nested, node);
  }
  return [...first].map(([place, node]) => ({ place, node }));
}

/** The first step with the highest rating; -1 without steps, and where singles are enough. */
export function hardestOf(steps: readonly Step[]): number {
  const ratings = steps.map((step) => (isSingle(step) ? 0 : (step.rating ?? 0)));
  const highest = Math.max(...ratings);
  return highest > 0 ? ratings.indexOf(highest) : -1;
}

/** Ratings of Sudoku Explainer have one decimal, as it prints them. */
export const ratingOf = ({ rating }: Step, style: TeachStyle): string =>
  rating === null ? '' : style === 'explainer' ? rating.toFixed(1) : String(rating);

/** The hardest step of a walk-through; -1 as long as a harder one may come, and where there is none. */
export const hardestIn = ({ steps, end }: Walk): number => (end === null ? -1 : hardestOf(steps));

/** Fewer singles in turn are not worth a line that has to be opened. */
const MIN_RUN = 3;

/** Runs of singles are a row each, all others are rows of their own. */
export function rowsOf(steps: readonly Step[]): readonly Row[] {
  const rows: Row[] = [];
  for (let first = 0; first < steps.length;) {
    let next = first + 1;
    if (isSingle(steps[first]!)) while (next < steps.length && isSingle(steps[next]!)) ++next;
    const isRun = next - first >= MIN_RUN;
    if (isRun) rows.push({ first, last: next - 1 });
    else for (let place = first; place < next; ++place) rows.push({ first: place, last: place });
    first = next;
  }
  return rows;
}

/** Whether a row is open in the list: one that is all there is begins so. */
export const isRunOpen = ({ toggled }: Walk, { first }: Row, rows: readonly Row[]): boolean =>
  toggled.has(first) !== (rows.length === 1);
