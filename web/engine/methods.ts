/**
 * The methods of the engine that are calls of a module, one row each: the module, the names of the options, and how
 * what a caller hands over becomes the arguments of the job (wasm/bindings). `client.ts` makes the methods of these
 * rows; `Engine` in `api/engine.ts` is their manual.
 */
import type { Engine } from '../api/engine';
import type { GenerateRatedOptions, RatedPuzzle } from '../api/generate-rated';
import type { RegionClue } from '../api/generate-regions';
import type { RegionsInput } from '../api/regions';
import type { GenerateOptions, GeneratedPuzzle, PuzzleInput } from '../api/sudoku';
import type { HintOptions, Position } from '../api/teach';
import type { TextFailure } from '../api/text';
import {
  checkAttempts,
  checkClue,
  checkEffort,
  checkFlag,
  checkFormat,
  checkGivens,
  checkLimit,
  checkMaxEffort,
  checkPositionFormat,
  checkOptions,
  checkPreset,
  checkSeed,
  checkSide,
  checkSymmetry,
  checkTeachStyle,
  checkText,
  checkTiles,
  checkTurns,
} from './arguments';
import { badArgument } from './bad-argument';
import { DIFFICULTY, ONLY_PLAIN, ONLY_RATED, toDifficulty } from './difficulty';
import { toExactCover, toExactCoverResult } from './exact-cover';
import type { ModuleName } from './modules';
import { toError } from './module-error';
import type { Invocation, Json } from './protocol';
import { toPhoto, toPhotoReading } from './photo';
import { toPosition } from './position-input';
import { toPuzzleText } from './puzzle-input';
import { toList, toRegionJson } from './region-input';

/** `solveMany` and `generateMany` make many calls of the module, and so have a program of their own (batch/). */
export type ModuleMethods = Omit<
  Engine,
  'thread' | 'generate' | 'solveMany' | 'generateMany' | 'close'
>;

/** The two methods that `generate` is. */
interface GenerateMethods {
  generate(options?: GenerateOptions): Promise<GeneratedPuzzle>;
  generateRated(options: GenerateRatedOptions): Promise<RatedPuzzle>;
}

type Methods = ModuleMethods & GenerateMethods;
export type MethodName = keyof Methods;

/** What a job takes: bytes go into its `input`, and it gets their number. */
export type Arguments = Invocation extends [string, ...infer Values] ? Values : never;

/** What a job takes that takes a puzzle: one of givens alone, or one of candidates as well. */
export type PuzzleKind = 'givens' | 'candidates';

type Options<Value> = Partial<NonNullable<Value>>;

/** The row of a method `(input, options?)` or `(options)`; what is wrong with them is thrown as a JiugongError. */
type Row<Method extends (...values: never[]) => Promise<unknown>> = {
  readonly module: ModuleName;
  /** The options besides `signal`. */
  readonly options?: readonly string[];
  /** Options that the method has only together with others, and what they go with. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** The first argument is such a puzzle: the job gets its line, or 729 candidates, whatever text a caller has. */
  readonly puzzle?: PuzzleKind;
  /** Makes the result of the JSON that the job wrote, where it is not the result as it stands. */
  readonly toResult?: (json: never) => Awaited<ReturnType<Method>>;
} & (2 extends Parameters<Method>['length']
  ? {
      readonly takesInput: true;
      readonly toArguments: (
        options: Options<Parameters<Method>[1]>,
        input: Parameters<Method>[0],
      ) => Arguments;
    }
  : {
      readonly takesInput?: false;
      readonly toArguments: (options: Options<Parameters<Method>[0]>) => Arguments;
    });

/** JSON holds errors as plain data; here they become JiugongErrors. */
function reviveFailure<T extends object>(item: T | Json<TextFailure>): T | TextFailure {
  return 'error' in item ? { ...item, error: toError(item.error) } : item;
}

/** The module knows the number of givens by its older name. */
const withGivens = <Puzzle extends GeneratedPuzzle>(made: Omit<Puzzle, 'givens'>): Puzzle =>
  ({ ...made, givens: made.clues }) as Puzzle;

const REGIONS = [
  'rows',
  'cols',
  'low',
  'high',
  'cells',
  'regions',
  'cages',
  'diagonals',
  'antiKnight',
  'antiKing',
  'nonConsecutive',
  'rules',
  // Those of a preset or of a puzzle that was read say how to draw it; they change no answer.
  'areas',
  'extras',
];

const toPuzzleJson = (puzzle: RegionsInput): string =>
  toRegionJson(checkOptions(puzzle, [...REGIONS, 'limit', 'signal']));

/** The rows of methods that take a puzzle of any shape, with any options of `solveRegions`. */
const REGION_QUESTION = {
  module: 'regions',
  takesInput: true,
  options: ['onProgress'],
  toArguments: (_: unknown, puzzle: RegionsInput): Arguments => [toPuzzleJson(puzzle)],
} as const;

/** The rows of methods that tell what comes next in a position. */
const NEXT_STEPS = {
  module: 'teach',
  takesInput: true,
  options: ['style'],
  toArguments: ({ style = 'explainer' }: Options<HintOptions>, position: Position): Arguments => [
    toPosition(position),
    checkTeachStyle(style),
  ],
} as const;

/** The rows of methods that take givens, or a text, and nothing else. */
const ofGivens = <Module extends ModuleName>(module: Module) =>
  ({
    module,
    puzzle: 'givens',
    takesInput: true,
    toArguments: (_: unknown, puzzle: PuzzleInput): Arguments => [toPuzzleText(puzzle)],
  }) as const;

const ofText = <Module extends ModuleName>(module: Module) =>
  ({
    module,
    takesInput: true,
    toArguments: (_: unknown, text: string): Arguments => [checkText(text)],
  }) as const;

export const METHODS: { readonly [Name in MethodName]: Row<Methods[Name]> } = {
  solve: {
    module: 'core',
    puzzle: 'candidates',
    takesInput: true,
    options: ['limit'],
    toArguments: ({ limit = 2 }, puzzle) => [toPuzzleText(puzzle), checkLimit(limit)],
  },
  count: {
    module: 'core',
    puzzle: 'candidates',
    takesInput: true,
    options: ['limit'],
    toArguments: ({ limit = 1_000_000 }, puzzle) => [toPuzzleText(puzzle), checkLimit(limit)],
  },
  candidates: {
    ...ofGivens('analysis'),
    toResult: (masks: number[]) => Uint16Array.from(masks),
  },
  contradiction: ofGivens('analysis'),
  difference: ofGivens('analysis'),
  canonical: ofGivens('batch'),
  redundantGivens: ofGivens('batch'),
  generate: {
    module: 'generate',
    options: ['seed', 'givens', 'clues', 'symmetry', 'minimal', 'attempts'],
    elsewhere: ONLY_RATED,
    toArguments: ({ seed, symmetry = 'none', minimal = false, attempts = 1000, ...request }) => [
      checkSeed(seed),
      checkGivens(request),
      checkSymmetry(symmetry),
      checkFlag('minimal', minimal),
      checkAttempts(attempts),
    ],
    toResult: withGivens,
  },
  generateRated: {
    module: 'teach',
    options: [
      ...DIFFICULTY,
      'style',
      'seed',
      'givens',
      'clues',
      'symmetry',
      'minimal',
      'effort',
      'onProgress',
    ],
    elsewhere: ONLY_PLAIN,
    toArguments: (options) => {
      const { seed, symmetry = 'none', minimal = false, effort } = options;
      return [
        checkSeed(seed),
        ...toDifficulty(options),
        checkGivens(options),
        checkSymmetry(symmetry),
        checkFlag('minimal', minimal),
        checkMaxEffort(effort),
      ];
    },
    toResult: withGivens,
  },
  solveText: {
    ...ofText('batch'),
    toResult: (answer: Json<Awaited<ReturnType<Engine['solveText']>>>) => ({
      ...answer,
      results: answer.results.map(reviveFailure),
    }),
  },
  readText: {
    ...ofText('batch'),
    toResult: (answer: Json<Awaited<ReturnType<Engine['readText']>>>) => ({
      ...answer,
      puzzles: answer.puzzles.map(reviveFailure),
    }),
  },
  writeText: {
    module: 'batch',
    puzzle: 'givens',
    takesInput: true,
    options: ['format'],
    toArguments: ({ format = 'rows' }, puzzle) => [toPuzzleText(puzzle), checkFormat(format)],
  },
  solveRegions: {
    module: 'regions',
    options: [...REGIONS, 'limit'],
    toArguments: (puzzle) => [toRegionJson(puzzle), checkLimit(puzzle.limit ?? 2)],
  },
  generateRegions: {
    module: 'regions',
    options: [
      'puzzle',
      'preset',
      'rules',
      'givens',
      'irregular',
      'minimal',
      'seed',
      'attempts',
      'onProgress',
    ],
    toArguments: ({
      puzzle,
      preset,
      seed,
      givens = -1,
      minimal = false,
      attempts = 50,
      ...rest
    }) => {
      const { rules = preset === 'killer' ? ['cage'] : [], irregular = preset === 'jigsaw' } = rest;
      if (puzzle !== undefined && preset !== undefined) {
        throw badArgument('The options puzzle and preset exclude each other.');
      }
      return [
        puzzle === undefined ? '' : toPuzzleJson(puzzle),
        puzzle === undefined ? checkPreset(preset ?? '9x9') : '',
        toList('The rules', rules)
          .map((name) => checkClue(name as RegionClue))
          .join(),
        checkSeed(seed),
        checkSide('givens', givens),
        checkFlag('irregular', irregular),
        checkFlag('minimal', minimal),
        checkAttempts(attempts),
      ];
    },
  },
  readRegions: ofText('regions'),
  regionCandidates: REGION_QUESTION,
  regionDifference: REGION_QUESTION,
  regionContradiction: REGION_QUESTION,
  writeRegions: { ...REGION_QUESTION, options: [] },
  regionPreset: {
    module: 'regions',
    takesInput: true,
    toArguments: (_, name) => [checkPreset(name)],
  },
  exactCover: {
    module: 'cover',
    options: ['columns', 'optional', 'rows', 'limit'],
    toArguments: (problem) => [...toExactCover(problem), checkLimit(problem.limit ?? 2)],
    toResult: toExactCoverResult,
  },
  readPhoto: {
    module: 'photo',
    options: ['data', 'width', 'height', 'onProgress'],
    toArguments: toPhoto,
    toResult: toPhotoReading,
  },
  rate: {
    module: 'teach',
    takesInput: true,
    options: ['onProgress'],
    toArguments: (_, position) => [toPosition(position)],
  },
  explain: {
    module: 'teach',
    takesInput: true,
    options: ['limit', 'style', 'onProgress'],
    toArguments: ({ limit = Infinity, style = 'explainer' }, position) => [
      toPosition(position),
      checkLimit(limit),
      checkTeachStyle(style),
    ],
  },
  hint: NEXT_STEPS,
  steps: NEXT_STEPS,
  readPosition: ofText('teach'),
  writePosition: {
    module: 'teach',
    takesInput: true,
    options: ['format'],
    toArguments: ({ format = 'drawn' }, position) => [
      toPosition(position),
      checkPositionFormat(format),
    ],
  },
  untwist: {
    module: 'twist',
    options: ['rows', 'cols', 'tiles', 'goal', 'seed', 'effort', 'turns', 'onProgress'],
    toArguments: ({ rows, cols, tiles, goal, turns = 'quarter', seed = 0, effort }) => [
      checkSide('rows', rows),
      checkSide('columns', cols),
      checkTiles('tiles', tiles),
      goal === undefined ? '' : checkTiles('goal', goal),
      checkTurns(turns),
      checkSeed(seed),
      checkEffort(effort),
    ],
  },
  rotateSudoku: {
    module: 'twist',
    puzzle: 'givens',
    options: ['puzzle', 'limit', 'turns', 'onProgress'],
    toArguments: ({ puzzle, turns = 'quarter', limit = Infinity }) => [
      toPuzzleText(puzzle),
      checkTurns(turns),
      checkLimit(limit),
    ],
  },
  nineTripods: {
    module: 'twist',
    puzzle: 'givens',
    options: ['grid', 'seed', 'effort', 'turns', 'onProgress'],
    toArguments: ({ grid, turns = 'quarter', seed = 0, effort }) => [
      toPuzzleText(grid),
      checkTurns(turns),
      checkSeed(seed),
      checkEffort(effort),
    ],
  },
};
