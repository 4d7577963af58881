/** The options for new puzzles that panels share, as plain data. */
import { valuesOf } from '../../board/layout';
import type { Symmetry } from '../../api/engine';

export interface ClassicRequest {
  /** The number of clues; null for any number, with a minimal puzzle. */
  readonly clues: number | null;
  readonly symmetry: Symmetry;
  /** The typed seed, or blank for a random one. */
  readonly seed: string;
}

export const FIRST_REQUEST: ClassicRequest = { clues: null, symmetry: 'none', seed: '' };

/** The numbers of clues to choose from; the smallest is the minimum of any puzzle. */
export const CLUES = valuesOf({ low: 17, high: 81 });

const MAX_SEED = 2n ** 64n - 1n;

/** Whether a text is a whole number below 2^64, or blank. */
export const isSeed = (text: string): boolean =>
  /^\s*[0-9]{0,20}\s*$/.test(text) && BigInt(text.trim()) <= MAX_SEED;

/** Draws a random seed that is short enough to read out and type. */
export const drawSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]!);
