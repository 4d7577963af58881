/** Generates many puzzles; the same seed gives the same puzzles. */
import type {
  Engine,
  GeneratedPuzzle,
  GenerateOptions,
  JiugongError,
  Symmetry,
} from '../../../engine/jiugong';
import type { Gate } from './gate';
import { inOrder } from './in-order';

/** Output formats: 81 characters, a CSV row, or a JSON object per puzzle. */
export const MADE_FORMATS = ['puzzle', 'csv', 'json'] as const;

export type MadeFormat = (typeof MADE_FORMATS)[number];

export interface MadeCounts {
  readonly puzzles: number;
  /** The number of puzzles that do not have the requested number of clues. */
  readonly missed: number;
  /** The number of puzzles by number of clues. */
  readonly clues: Readonly<Record<number, number>>;
}

export const NONE_MADE: MadeCounts = { puzzles: 0, missed: 0, clues: {} };

/** The number of worker crashes on one puzzle after which the error is reported. */
const MAX_CRASHES = 3;

/** Characters collected before they are written. */
const WORTHWHILE = 2 ** 16;

/** Milliseconds between two progress reports. */
const PAUSE = 100;

const bits = (value: bigint): bigint => BigInt.asUintN(64, value);

/**
 * Returns the seed of the puzzle with this index, counted from 0: an output of SplitMix64. Plain
 * addition of the index would make the lists of neighbouring seeds nearly the same.
 */
export function seedAt(seed: bigint, index: number): bigint {
  let mixed = bits(seed + BigInt(index + 1) * 0x9e3779b97f4a7c15n);
  mixed = bits((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
  mixed = bits((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
  return mixed ^ (mixed >> 31n);
}

export const addMade = (
  { puzzles, missed, clues }: MadeCounts,
  made: Pick<GeneratedPuzzle, 'clues' | 'reached'>,
): MadeCounts => ({
  puzzles: puzzles + 1,
  missed: missed + (made.reached ? 0 : 1),
  clues: { ...clues, [made.clues]: (clues[made.clues] ?? 0) + 1 },
});

/** The header of the output. */
export const headerOf = (format: MadeFormat): string =>
  format === 'csv' ? 'puzzle,solution,clues,seed\n' : '';

/** Formats a puzzle as a line; the seed of the puzzle alone generates it again. */
export function lineOf(
  { puzzle, solution, clues, seed }: GeneratedPuzzle,
  format: MadeFormat,
): string {
  switch (format) {
    case 'puzzle':
      return `${puzzle}\n`;
    case 'csv':
      return `${puzzle},${solution},${clues},${seed}\n`;
    case 'json':
      return `${JSON.stringify({ puzzle, solution, clues, seed })}\n`;
  }
}

type Maker = Pick<Engine, 'generate'>;

export interface MakeOptions {
  readonly amount: number;
  readonly clues: number | null;
  readonly symmetry: Symmetry;
  readonly minimal: boolean;
  readonly seed: string;
  readonly format: MadeFormat;
  readonly gate: Gate;
  readonly signal: AbortSignal;
  readonly write: (bytes: Uint8Array) => unknown;
  readonly onProgress: (counts: MadeCounts) => void;
}

/**
 * Generates a puzzle. Retries after a crash of the worker: the next call of an engine starts a new
 * worker.
 */
async function generate(maker: Maker, wishes: GenerateOptions): Promise<GeneratedPuzzle> {
  for (let crashes = 1; ; ++crashes) {
    try {
      return await maker.generate(wishes);
    } catch (error) {
      const { code } = error as Partial<JiugongError>;
      if (code !== 'internal' || crashes === MAX_CRASHES) throw error;
    }
  }
}

/**
 * Generates all puzzles, or as many as are ready when the signal aborts; those are written. The
 * indices of the puzzles give the seeds and the order, independent of which engine makes which
 * puzzle.
 */
export async function makeMany(
  makers: readonly Promise<Maker | null>[],
  { amount, clues, symmetry, minimal, signal, gate, ...options }: MakeOptions,
): Promise<void> {
  const seed = BigInt(options.seed);
  const wishes = { clues: clues ?? undefined, symmetry, minimal };
  let counts = NONE_MADE;
  let text = headerOf(options.format);
  let reported = 0;
  const write = async (): Promise<void> => {
    const bytes = new TextEncoder().encode(text);
    text = '';
    if (bytes.length > 0) await options.write(bytes);
  };
  try {
    await inOrder<Maker, GeneratedPuzzle>({
      workers: makers,
      amount,
      gate,
      signal,
      work: (maker, place, stop) =>
        generate(maker, { ...wishes, seed: seedAt(seed, place), signal: stop }),
      take(made) {
        counts = addMade(counts, made);
        text += lineOf(made, options.format);
        if (performance.now() >= reported + PAUSE) {
          reported = performance.now();
          options.onProgress(counts);
        }
        return text.length >= WORTHWHILE ? write() : undefined;
      },
    });
  } finally {
    await write();
    options.onProgress(counts);
  }
}
