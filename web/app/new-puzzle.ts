/** What a person wishes of a new puzzle, as plain data, and how that is kept. */
import type { Engine, GeneratedPuzzle, Symmetry } from '../engine/jiugong';

export interface Wishes {
  /** How many clues; null for as few as it comes, so that none can go. */
  readonly clues: number | null;
  readonly symmetry: Symmetry;
  /** What was typed: decimal digits, or nothing for another puzzle each time. */
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

/** All numbers of clues that may be wished: from the fewest that any puzzle has. */
export const CLUES: readonly number[] = Array.from(
  { length: MAX_CLUES - MIN_CLUES + 1 },
  (_, index) => MIN_CLUES + index,
);

const MAX_SEED = 2n ** 64n - 1n;

/** Whether a text is a seed, or nothing. */
export const isSeed = (text: string): boolean =>
  /^\s*[0-9]{0,20}\s*$/.test(text) && BigInt(text.trim()) <= MAX_SEED;

/** The lasting part of the wishes as text: a seed is for one puzzle. */
export const formatWishes = ({ clues, symmetry }: Wishes): string =>
  `${clues ?? 'minimal'} ${symmetry}`;

/** Reads what `formatWishes` wrote; of anything else what can be made out. */
export function parseWishes(text: string | null): Wishes {
  const [number, name] = (text ?? '').split(' ');
  return {
    ...FIRST_WISHES,
    clues: CLUES.find((clues) => String(clues) === number) ?? null,
    symmetry: SYMMETRIES.find((symmetry) => symmetry === name) ?? FIRST_WISHES.symmetry,
  };
}

/** A seed that is short enough to be read out and typed. */
export const drawSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]!);

/** Makes the puzzle that is wished, or the nearest to it that the engine finds in a fraction of a second. */
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
