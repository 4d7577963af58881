/** The difficulty that callers of `generate` may ask for. */
import type { Difficulty } from '../api/generate-rated';
import { LEVELS } from '../api/teach';
import { checkTeachStyle, checkTechnique, oneOf } from './arguments';
import { badArgument, shown } from './bad-argument';

const checkLevel = oneOf('level', LEVELS);

/** The options of which one is wanted. */
export const DIFFICULTY = ['level', 'er', 'technique'] as const;

const WITH_TECHNIQUE = 'with a technique';
const WITH_DIFFICULTY = `with one of ${DIFFICULTY.join(', ')}`;

/** What options of `generate` go with that it has for a difficulty only, and that it has only without one. */
export const ONLY_RATED = {
  style: WITH_TECHNIQUE,
  effort: WITH_DIFFICULTY,
  onProgress: WITH_DIFFICULTY,
};
export const ONLY_PLAIN = {
  attempts: `without ${DIFFICULTY.join(', ')}; with one of them, effort says how long to search`,
};

/** The ratings that there are, in tenths. */
const LOWEST = 10;
const HIGHEST = 200;

function wanted(options: Partial<Difficulty>): (typeof DIFFICULTY)[number][] {
  return DIFFICULTY.filter((name) => options[name] !== undefined);
}

/** Whether `generate` is asked for a difficulty. */
export function asksForDifficulty(options: unknown): boolean {
  return typeof options === 'object' && options !== null && wanted(options).length !== 0;
}

function toTenths(er: unknown): readonly [number, number] {
  const [lowest, highest] = Array.isArray(er) && er.length === 2 ? (er as unknown[]) : [];
  if (typeof lowest === 'number' && typeof highest === 'number') {
    // (10 * 1.1 is more than 11.)
    const from = Math.max(Math.ceil(10 * lowest - 1e-6), LOWEST);
    const to = Math.min(Math.floor(10 * highest + 1e-6), HIGHEST);
    if (from <= to) return [from, to];
  }
  throw badArgument(
    'The option er must be a list of the lowest and the highest rating, with one from 1 to 20 between them, not ' +
      `${Array.isArray(er) ? `[${er.map(shown).join(', ')}]` : shown(er)}.`,
  );
}

/** The arguments of a job: the names of a level, a technique and a style, and ratings; what is not asked for is empty. */
export function toDifficulty(
  options: Partial<Difficulty>,
): [level: string, technique: string, style: string, lowest: number, highest: number] {
  const { level, er, technique, style } = options;
  const [name, other] = wanted(options);
  if (other !== undefined) {
    throw badArgument(`The options ${name} and ${other} exclude each other.`);
  }
  if (style !== undefined && technique === undefined) {
    throw badArgument(`The option style goes only ${WITH_TECHNIQUE}.`);
  }
  if (level !== undefined) return [checkLevel(level), '', '', 0, 0];
  if (er !== undefined) return ['', '', '', ...toTenths(er)];
  return ['', checkTechnique(technique!), style === undefined ? '' : checkTeachStyle(style), 0, 0];
}
