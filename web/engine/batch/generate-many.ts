/** The work of `generateMany`: a list of puzzles that its seed determines. */
import type {
  GenerateManyCounts,
  GenerateManyFormat,
  GenerateManyOptions,
} from '../../api/generate-many';
import type { GeneratedPuzzle } from '../../api/sudoku';
import { checkAmount, checkGenerateManyFormat } from '../arguments';
import { METHODS } from '../methods';
import type { Work } from './batch';
import { paceOf } from './pace';

const { options: generateOptions = [], toArguments } = METHODS.generate;

/** The options besides those of every run. */
export const GENERATE_OPTIONS = ['amount', 'format', ...generateOptions];

/** In puzzles. A host makes those of a chunk in turn, so larger ones would delay its other calls. */
const PACE = paceOf(1, 64);

/** Puzzles that a worker may make while another one is still starting; some 1 MB of output. */
const AHEAD = 4096;

const bits = (value: bigint): bigint => BigInt.asUintN(64, value);

/**
 * The seed of the puzzle with this number, from 0: an output of SplitMix64, as `seed_of` in random.h. (Adding the number
 * alone would make the lists of neighbouring seeds nearly the same.)
 */
export function seedAt(seed: bigint, number: number): bigint {
  let mixed = bits(seed + BigInt(number + 1) * 0x9e3779b97f4a7c15n);
  mixed = bits((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
  mixed = bits((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
  return mixed ^ (mixed >> 31n);
}

const LINES: Readonly<Record<GenerateManyFormat, (made: GeneratedPuzzle) => string>> = {
  puzzle: ({ puzzle }) => `${puzzle}\n`,
  csv: ({ puzzle, solution, clues, seed }) => `${puzzle},${solution},${clues},${seed}\n`,
  json: ({ puzzle, solution, clues, seed }) =>
    `${JSON.stringify({ puzzle, solution, clues, seed })}\n`,
};

/** The answer to a chunk. */
interface Made {
  readonly bytes: Uint8Array;
  readonly puzzles: readonly GeneratedPuzzle[];
}

export function generateWork({
  amount,
  format = 'puzzle',
  ...options
}: Partial<GenerateManyOptions>): Work<GenerateManyCounts, { seed: string }, Made> {
  const total = checkAmount(amount);
  const header = checkGenerateManyFormat(format) === 'csv' ? 'puzzle,solution,clues,seed\n' : '';
  const [listSeed, ...wishes] = toArguments(options);
  const seed = String(listSeed);
  const encoder = new TextEncoder();
  return {
    module: 'core',
    total,
    pace: PACE,
    ahead: AHEAD,
    async *chunks(size) {
      for (let begin = 0, end; begin < total; begin = end) {
        end = Math.min(begin + size(), total);
        const first = begin;
        const count = end - begin;
        yield {
          size: count,
          end,
          toCalls: () =>
            Array.from({ length: count }, (_, at) => [
              'generate',
              String(seedAt(BigInt(seed), first + at)),
              ...wishes,
            ]),
          toAnswer(answers) {
            const puzzles = answers as GeneratedPuzzle[];
            const lines = puzzles.map(LINES[format]).join('');
            return { bytes: encoder.encode(first === 0 ? header + lines : lines), puzzles };
          },
        };
      }
    },
    nothing: { puzzles: 0, missed: 0, clues: {} },
    add(sum, { puzzles }) {
      const clues = { ...sum.clues };
      for (const made of puzzles) clues[made.clues] = (clues[made.clues] ?? 0) + 1;
      return {
        puzzles: sum.puzzles + puzzles.length,
        missed: sum.missed + puzzles.filter(({ reached }) => !reached).length,
        clues,
      };
    },
    copy: (totals) => ({ ...totals, clues: { ...totals.clues } }),
    toRest: () => ({ seed }),
  };
}
