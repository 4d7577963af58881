/** The options for a new puzzle as plain data, and their stored form. */
import type { Engine, GeneratedPuzzle, Symmetry } from '../../engine/jiugong';

export interface Wishes {
  /** The number of clues; null for any number, with a minimal puzzle. */
  readonly clues: number | null;
  readonly symmetry: Symmetry;
  /** The typed seed: decimal digits, or blank for a random one. */
  readonly seed: string;
}

export const FIRST_WISHES: Wishes = { clues: null, symmetry: 'none', seed: '' };

export const SYMMETRIES: readonly Symmetry[] = [
  'none',
  'rotate180',
  'rotate90',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
];

const MIN_CLUES = 17;
const MAX_CLUES = 81;

/** The numbers of clues to choose from; the smallest is the minimum of any puzzle. */
export const CLUES: readonly number[] = Array.from(
  { length: MAX_CLUES - MIN_CLUES + 1 },
  (_, index) => MIN_CLUES + index,
);

const MAX_SEED = 2n ** 64n - 1n;

/** Whether a text is a seed or blank. */
export const isSeed = (text: string): boolean =>
  /^\s*[0-9]{0,20}\s*$/.test(text) && BigInt(text.trim()) <= MAX_SEED;

/** Formats the stored options; the seed is left out, since it is for one puzzle. */
export const formatWishes = ({ clues, symmetry }: Wishes): string =>
  `${clues ?? 'minimal'} ${symmetry}`;

/** Parses the output of `formatWishes`; anything invalid gets its default. */
export function parseWishes(text: string | null): Wishes {
  const [number, name] = (text ?? '').split(' ');
  return {
    ...FIRST_WISHES,
    clues: CLUES.find((clues) => String(clues) === number) ?? null,
    symmetry: SYMMETRIES.find((symmetry) => symmetry === name) ?? FIRST_WISHES.symmetry,
  };
}

/** Draws a random seed that is short enough to read out and type. */
export const drawSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]!);

/**
 * Generates the requested puzzle, or the nearest one that the engine finds in a fraction of a
 * second.
 */
export const makePuzzle = (
  engine: Engine,
  { clues, symmetry, seed }: Wishes,
  signal: AbortSignal,
): Promise<GeneratedPuzzle> =>
  engine.generate({
    clues: clues ?? undefined,
    symmetry,
    seed: seed.trim() === '' ? drawSeed() : seed.trim(),
    signal,
  });
