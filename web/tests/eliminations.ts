/** What tests of practising know of the eliminations of steps. */
import { isDeepStrictEqual } from 'node:util';
import type { Step } from '../engine/jiugong';

/** The eliminations of a step one by one. */
export const removals = ({ eliminations }: Step) =>
  eliminations.flatMap(({ cell, digits }) => digits.map((digit) => ({ cell, digits: [digit] })));

const namesOf = (step: Step): readonly string[] =>
  removals(step)
    .map(({ cell, digits }) => `${cell} ${digits.join()}`)
    .sort();

/**
 * Whether none of these steps but its equals shares some eliminations with a step of its technique: of several that one
 * belongs to, practice counts the step that is nearest to its end.
 */
export function isAlone(step: Step, steps: readonly Step[]): boolean {
  const names = namesOf(step);
  return steps
    .filter(({ technique }) => technique === step.technique)
    .map(namesOf)
    .every(
      (others) => isDeepStrictEqual(others, names) || !others.some((name) => names.includes(name)),
    );
}
