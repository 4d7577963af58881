/** Checks the arguments of callers, who may write plain JavaScript: each function returns a valid argument or throws. */
import type { OnProgress } from '../api/call';
import type { GenerateManyFormat } from '../api/generate-many';
import type { Turns } from '../api/move';
import { REGION_CLUES } from '../api/generate-regions';
import { REGION_PRESETS } from '../api/regions';
import { SYMMETRIES } from '../api/sudoku';
import { TECHNIQUES, type PositionFormat, type TeachStyle } from '../api/teach';
import type { TextFormat } from '../api/text';
import { wellFormed } from './puzzle-input';
import { badArgument, isInt32, notInt32, shown } from './bad-argument';
import { knownNames } from './known-names';

const MAX_SEED = 2n ** 64n - 1n;

/** Checks for a name of a list; `list` is what has all of a list that is too long for a message. */
export const oneOf =
  <T extends string>(what: string, values: readonly T[], list = '') =>
  (value: T): T => {
    if (values.includes(value)) return value;
    throw badArgument(`Unknown ${what} ${shown(value)}; ${knownNames(value, values, list)}.`);
  };

/**
 * Options as an object; throws for one that the method does not have. `elsewhere` says what the options go with that it
 * has only together with others.
 */
export function checkOptions<T extends object>(
  options: T | null | undefined,
  known: readonly string[],
  elsewhere: Readonly<Record<string, string>> = {},
): Partial<T> {
  if (options === null || options === undefined) return {};
  if (typeof options !== 'object') {
    throw badArgument(`The options must be an object, not ${shown(options)}.`);
  }
  const wrong = Object.keys(options).find((name) => !known.includes(name));
  if (wrong === undefined) return options;
  if (Object.hasOwn(elsewhere, wrong)) {
    throw badArgument(`The option ${wrong} goes only ${elsewhere[wrong]}.`);
  }
  throw badArgument(`Unknown option ${shown(wrong)}; known options are ${known.join(', ')}.`);
}

export function checkSignal(signal: AbortSignal | null | undefined): AbortSignal | null {
  if (signal === undefined || signal === null) return null;
  // No `instanceof`: a signal may come from another frame.
  if (typeof signal === 'object' && 'aborted' in signal && 'addEventListener' in signal) {
    return signal;
  }
  throw badArgument('The signal must be an AbortSignal.');
}

function checkFunction<T>(name: string, value: T | null | undefined): T | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'function') return value;
  throw badArgument(`The option ${name} must be a function, not ${shown(value)}.`);
}

export function checkProgress<T = OnProgress>(onProgress: T | null | undefined): T | null {
  return checkFunction('onProgress', onProgress);
}

export function checkWrite<T>(write: T | null | undefined): T | null {
  return checkFunction('write', write);
}

/** (No `instanceof`: a set may come from another frame.) */
export function checkSet<T>(name: string, value: Set<T>): Set<T> {
  if (Object.prototype.toString.call(value) === '[object Set]') return value;
  throw badArgument(`The option ${name} must be a Set, not ${shown(value)}.`);
}

/** Checks a bound of a search, or another number that may be Infinity. */
const bound =
  (what: string) =>
  (value: number | undefined): number => {
    const isWhole = Number.isInteger(value) || value === Infinity;
    if (isWhole && value! >= 1) return value!;
    throw badArgument(
      `${what} must be Infinity or a whole number of at least 1, not ${shown(value)}.`,
    );
  };

export const checkLimit = bound('The limit');
export const checkWorkers = bound('The number of workers');
export const checkAttempts = bound('The number of attempts');
export const checkAmount = bound('The amount');
const checkBoundOfEffort = bound('The effort');

/** The effort of a search that ends when it finds what is wanted; 0 for the default. */
export const checkMaxEffort = (effort: number | undefined): number =>
  effort === undefined ? 0 : checkBoundOfEffort(effort);

/** What a random puzzle of any shape shall have. */
export const checkClue = oneOf('rule', REGION_CLUES);
export const checkTechnique = oneOf('technique', TECHNIQUES, 'TECHNIQUES');
export const checkPreset = oneOf('preset', REGION_PRESETS, 'REGION_PRESETS');
export const checkFormat = oneOf<TextFormat>('format', ['rows', 'line', 'cases', 'boxed', 'json']);
export const checkPositionFormat = oneOf<PositionFormat>('format', [
  'line',
  'candidates',
  'drawn',
  'json',
]);
export const checkGenerateManyFormat = oneOf<GenerateManyFormat>('format', [
  'puzzle',
  'csv',
  'json',
]);
export const checkTeachStyle = oneOf<TeachStyle>('style', ['explainer', 'human']);
export const checkSymmetry = oneOf('symmetry', SYMMETRIES);
/** The kind of turns that count as one press. */
export const checkTurns = oneOf<Turns>('kind of turns', ['clockwise', 'quarter', 'any']);

export function checkText(text: string): string {
  if (typeof text === 'string') return wellFormed(text);
  throw badArgument(`The text must be a string, not ${shown(text)}.`);
}

/** A number of rows, columns or givens; the module knows which are valid. */
export function checkSide(what: 'rows' | 'columns' | 'givens', side: number | undefined): number {
  if (isInt32(side)) return side;
  throw notInt32(`The number of ${what}`, side);
}

/** Whole numbers with commas between them. */
export function checkTiles(what: 'tiles' | 'goal', tiles: ArrayLike<number> | undefined): string {
  if (typeof tiles !== 'object' || tiles === null || typeof tiles.length !== 'number') {
    throw badArgument(`The ${what} must be a list of numbers, not ${shown(tiles)}.`);
  }
  const numbers = Array.from(tiles);
  // (To the module an empty goal means the sorted order.)
  if (numbers.length === 0) throw badArgument(`The ${what} must not be empty.`);
  const wrong = numbers.findIndex((tile) => !isInt32(tile));
  if (wrong < 0) return numbers.join();
  throw notInt32(`Number ${wrong + 1} of the ${what}`, numbers[wrong]);
}

/** The effort of a search; 0 for the default. */
export function checkEffort(effort: number | undefined): number {
  if (effort === undefined) return 0;
  if (Number.isSafeInteger(effort) && effort >= 1) return effort;
  throw badArgument(`The effort must be a whole number from 1 to 2^53 - 1, not ${shown(effort)}.`);
}

/** The wanted number of givens, by either name; 0 for any. */
export function checkGivens({
  givens,
  clues,
}: {
  readonly givens?: number | undefined;
  readonly clues?: number | undefined;
}): number {
  if (givens !== undefined && clues !== undefined) {
    throw badArgument('The options givens and clues are two names of one; use givens.');
  }
  const number = givens ?? clues;
  if (number === undefined) return 0;
  if (Number.isInteger(number) && number >= 17 && number <= 81) return number;
  throw badArgument(
    `The number of givens must be a whole number from 17 (no puzzle has fewer) to 81, not ${shown(number)}.`,
  );
}

export function checkFlag(
  name:
    'irregular' | 'minimal' | 'reuse' | 'keep' | 'skip' | 'rating' | 'canonical' | 'keepColumns',
  value: boolean,
): boolean {
  if (typeof value === 'boolean') return value;
  throw badArgument(`The option ${name} must be true or false, not ${shown(value)}.`);
}

function randomSeed(): bigint {
  // Node 18 has no global `crypto`; a seed is no secret, so Math.random() will do there.
  const random = (globalThis as { crypto?: Crypto }).crypto;
  if (random !== undefined) return random.getRandomValues(new BigUint64Array(1))[0]!;
  const [high = 0n, low = 0n] = [0, 0].map(() => BigInt(Math.floor(Math.random() * 2 ** 32)));
  return (high << 32n) | low;
}

/** The seed that a text stands for, as `seed_of_text` in random.h: a number, or its 64-bit FNV-1a hash in UTF-8. */
function seedOfText(text: string): bigint {
  if (/^0*[0-9]{1,20}$/.test(text) && BigInt(text) <= MAX_SEED) return BigInt(text);
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash;
}

/** A seed in decimal; a random one if none is given. */
export function checkSeed(seed: number | bigint | string | undefined): string {
  if (seed === undefined) return randomSeed().toString();
  if (typeof seed === 'string') return seedOfText(seed).toString();
  const whole =
    typeof seed === 'bigint' || (typeof seed === 'number' && Number.isSafeInteger(seed));
  if (whole && BigInt(seed) >= 0n && BigInt(seed) <= MAX_SEED) return BigInt(seed).toString();
  throw badArgument(
    'The seed must be a text, a whole number from 0 to 2^53 - 1, or a bigint up to 2^64 - 1, ' +
      `not ${shown(seed)}.`,
  );
}
