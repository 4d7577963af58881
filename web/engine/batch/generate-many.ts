/** The work of `generateMany`: a list of puzzles that its seed determines. */
import type {
  GenerateManyCounts,
  GenerateManyFormat,
  GenerateManyOptions,
} from '../../api/generate-many';
import type { GenerateRatedOptions, RatedPuzzle } from '../../api/generate-rated';
import type { GeneratedPuzzle } from '../../api/sudoku';
import { checkAmount, checkGenerateManyFormat } from '../arguments';
import { asksForDifficulty, DIFFICULTY } from '../difficulty';
import { METHODS } from '../methods';
import type { Chunk, Work } from './batch';
import { paceOf } from './pace';

/** The method that makes each puzzle. */
const methodFor = (options: unknown): 'generate' | 'generateRated' =>
  asksForDifficulty(options) ? 'generateRated' : 'generate';

/** The names of the options besides those of every run. */
export const generateOptionsFor = (options: unknown): readonly string[] => [
  'amount',
  'format',
  // (Each may be there without a value.)
  ...DIFFICULTY,
  ...(METHODS[methodFor(options)].options ?? []),
];

/** What options go with that `generateMany` has only together with others. */
export const generateElsewhereFor = (options: unknown): Readonly<Record<string, string>> =>
  METHODS[methodFor(options)].elsewhere ?? {};

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

/** A puzzle; its ratings are there where a difficulty was asked for. */
type MadePuzzle = GeneratedPuzzle & Partial<RatedPuzzle>;

const COLUMNS = ['puzzle', 'solution', 'givens', 'seed'] as const;
const RATED_COLUMNS = [...COLUMNS, 'er', 'ep', 'ed', 'level', 'hardest'] as const;

type Columns = typeof COLUMNS | typeof RATED_COLUMNS;

const LINES: Readonly<Record<GenerateManyFormat, (made: MadePuzzle, columns: Columns) => string>> =
  {
    puzzle: ({ puzzle }) => `${puzzle}\n`,
    csv: (made, columns) => `${columns.map((name) => made[name] ?? '').join()}\n`,
    json: (made, columns) =>
      `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, made[name]])))}\n`,
  };

/** The answer to a chunk. */
interface Made {
  readonly bytes: Uint8Array;
  readonly puzzles: readonly MadePuzzle[];
}

/** How many there are of each, with those of another list. */
function tally<Key extends string | number>(
  sum: Partial<Record<Key, number>>,
  keys: readonly Key[],
): Partial<Record<Key, number>> {
  const counts = { ...sum };
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

export function generateWork({
  amount,
  format = 'puzzle',
  ...options
}: Partial<GenerateManyOptions>): Work<GenerateManyCounts, { seed: string }, Made> {
  const total = checkAmount(amount);
  const method = methodFor(options);
  const columns = method === 'generate' ? COLUMNS : RATED_COLUMNS;
  const header = checkGenerateManyFormat(format) === 'csv' ? `${columns.join()}\n` : '';
  const { module, toResult = (made: never): unknown => made } = METHODS[method];
  const [listSeed, ...rest] =
    method === 'generate'
      ? METHODS.generate.toArguments(options)
      : METHODS.generateRated.toArguments(options as GenerateRatedOptions);
  const seed = String(listSeed);
  const encoder = new TextEncoder();
  /** The puzzles of the list from one number to another. */
  const chunkOf = (begin: number, end: number): Chunk<Made> => ({
    size: end - begin,
    end,
    toCalls: () =>
      Array.from({ length: end - begin }, (_, at) => [
        method,
        String(seedAt(BigInt(seed), begin + at)),
        ...rest,
      ]),
    toAnswer(answers) {
      const puzzles = answers.map((made) => toResult(made as never) as MadePuzzle);
      const lines = puzzles.map((made) => LINES[format](made, columns)).join('');
      return { bytes: encoder.encode(begin === 0 ? header + lines : lines), puzzles };
    },
    split: async (size) => {
      const middle = begin + size;
      return middle < end ? [chunkOf(begin, middle), chunkOf(middle, end)] : null;
    },
    toGap: () => ({ bytes: encoder.encode(begin === 0 ? header : ''), puzzles: [] }),
  });
  return {
    module,
    total,
    pace: PACE,
    ahead: AHEAD,
    async *chunks(size) {
      for (let begin = 0, end; begin < total; begin = end) {
        end = Math.min(begin + size(), total);
        yield chunkOf(begin, end);
      }
    },
    nothing: { puzzles: 0, missed: 0, givens: {}, levels: {} },
    add(sum, { puzzles }) {
      return {
        puzzles: sum.puzzles + puzzles.length,
        missed: sum.missed + puzzles.filter(({ reached }) => !reached).length,
        givens: tally(
          sum.givens,
          puzzles.map(({ givens }) => givens),
        ) as GenerateManyCounts['givens'],
        levels: tally(
          sum.levels,
          puzzles.flatMap(({ level }) => level ?? []),
        ),
      };
    },
    placeOf: ({ end }) => end,
    toRest: () => ({ seed }),
  };
}
