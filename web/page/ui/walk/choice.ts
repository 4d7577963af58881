/** All steps that a position has, arranged to be taken in, of which one is chosen. */
import type { Step, Technique } from '../../../api/engine';
import { GROUPS } from '../../../hints/groups';

/** How far a search is; a slow one is told, and can be stopped. */
export type Search = 'none' | 'running' | 'slow';

/** The easiest technique first; or by the box in which a step places or removes something. */
export const ORDERS = ['difficulty', 'place'] as const;
export type Order = (typeof ORDERS)[number];

export interface Choice {
  /** The easiest first; null until they are known. */
  readonly found: readonly Step[] | null;
  /** Whether there may be more than the engine tells. */
  readonly isCut: boolean;
  readonly search: Search;
  readonly order: Order;
  /** Whether chains are listed beside other steps: there are many, and they are rarely looked for. */
  readonly hasChains: boolean;
  /** Those that were found and are listed, in this order. */
  readonly steps: readonly Step[];
  /** The place of the chosen one among them. */
  readonly at: number;
}

/** A step in a list, or several in turn, which are one line until it is opened. */
export interface Row {
  readonly first: number;
  readonly last: number;
}

/** The most steps that the engine tells. */
export const MOST = 1000;

export const UNKNOWN: Choice = {
  found: null,
  isCut: false,
  search: 'running',
  order: ORDERS[0],
  hasChains: false,
  steps: [],
  at: 0,
};

/** The cells in which a step places or removes digits, by digit. */
export function effectsOf({
  placement,
  eliminations,
}: Step): ReadonlyMap<number, readonly number[]> {
  if (placement !== null) return new Map([[placement.digit, [placement.cell]]]);
  const cells = new Map<number, number[]>();
  for (const { cell, digits } of eliminations) {
    for (const digit of digits) cells.set(digit, [...(cells.get(digit) ?? []), cell]);
  }
  return cells;
}

/** The box, 0..8, of the first cell that a step changes. */
export function boxOf({ placement, eliminations }: Step): number {
  const cell = placement?.cell ?? eliminations[0]?.cell ?? 0;
  return 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
}

const groupOf = (step: Step, order: Order): string | number =>
  order === 'difficulty' ? step.technique : boxOf(step);

const CHAINS: ReadonlySet<Technique> = new Set(
  [GROUPS.chains, GROUPS.explainer, GROUPS.forcing, ['x-chain', 'als-chain'] as const].flat(),
);

const withoutChains = ({ found }: Choice): readonly Step[] =>
  (found ?? []).filter(({ technique }) => !CHAINS.has(technique));

/** How many chains there are beside other steps; where there is nothing else they are listed anyway. */
export function chainsIn(choice: Choice): number {
  const others = withoutChains(choice).length;
  return others === 0 ? 0 : choice.found!.length - others;
}

/** The steps to list: chains on request. */
const listed = (choice: Choice): readonly Step[] =>
  chainsIn(choice) === 0 || choice.hasChains ? (choice.found ?? []) : withoutChains(choice);

function arranged(choice: Choice): readonly Step[] {
  const { order } = choice;
  const groups = new Map<string | number, Step[]>();
  for (const step of listed(choice)) {
    const group = groupOf(step, order);
    groups.set(group, [...(groups.get(group) ?? []), step]);
  }
  const all = [...groups];
  if (order === 'place') all.sort(([one], [other]) => Number(one) - Number(other));
  return all.flatMap(([, steps]) => steps);
}

/** A technique that does the same in several ways, such as a single in a row and a box, is there once, the easiest way. */
function distinct(steps: readonly Step[]): Step[] {
  const seen = new Set<string>();
  return steps.filter((step) => {
    const { technique, placement, eliminations } = step;
    const key = JSON.stringify([technique, placement, eliminations]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Takes what the engine has found; the easiest step is chosen. */
export function withFound(choice: Choice, all: readonly Step[]): Choice {
  const found = distinct(all).sort((one, other) => (one.rating ?? 0) - (other.rating ?? 0));
  const next: Choice = { ...choice, found, isCut: all.length >= MOST, search: 'none', at: 0 };
  return { ...next, steps: arranged(next) };
}

/** Chooses a step, or the first or last one for a place before or after them. */
export function choose(choice: Choice, place: number): Choice {
  const at = Math.max(0, Math.min(place, choice.steps.length - 1));
  return at === choice.at ? choice : { ...choice, at };
}

/** Arranges the steps, or lists other ones; the chosen one stays. */
export function withList(
  choice: Choice,
  change: Partial<Pick<Choice, 'order' | 'hasChains'>>,
): Choice {
  const next = { ...choice, ...change };
  const steps = arranged(next);
  return { ...next, steps, at: Math.max(0, steps.indexOf(choice.steps[choice.at]!)) };
}

/** Each group is a row. */
export function groupsOf({ steps, order }: Choice): readonly Row[] {
  const rows: Row[] = [];
  steps.forEach((step, place) => {
    const before = steps[place - 1];
    const isSame = before !== undefined && groupOf(before, order) === groupOf(step, order);
    if (isSame) rows.push({ first: rows.pop()!.first, last: place });
    else rows.push({ first: place, last: place });
  });
  return rows;
}
