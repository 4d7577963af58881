/**
 * Jiugong: a sudoku engine for the browser and for Node.
 *
 * This file and those it takes types from are the whole public surface: what
 * they declare is `jiugong.d.ts`.
 * Cells are numbered 0..80 in row-major order. A board is a string of 81
 * characters, `1`..`9` for digits and `.` for blank cells.
 *
 * @example
 * const engine = await load();
 * const { status, solution } = await engine.solve(
 *   '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
 * );
 * engine.close();
 */
import { connect } from './connect';
import { JiugongError } from './error';
import type { ManyInput, ManyOptions, ManyRun } from './many';
import type {
  RegionPresetName,
  RegionsInput,
  RegionsPuzzle,
  SolveRegionsOptions,
  SolveRegionsResult,
} from './regions';
import type {
  Move,
  NineTripodsOptions,
  NineTripodsResult,
  RotateSudokuOptions,
  RotateSudokuResult,
  UntwistOptions,
  UntwistResult,
} from './twist';

export { JiugongError } from './error';
export type { ErrorCode, ErrorPlace, Phrase } from './error';
export type {
  ManyCounts,
  ManyFormat,
  ManyInput,
  ManyOptions,
  ManyProgress,
  ManyResult,
  ManyRun,
} from './many';
export { REGION_PRESETS } from './regions';
export type {
  Cage,
  RegionPresetName,
  RegionsInput,
  RegionsPuzzle,
  SolveRegionsFigures,
  SolveRegionsOptions,
  SolveRegionsResult,
} from './regions';
export type {
  Move,
  NineTripodsOptions,
  NineTripodsResult,
  RotateSudokuFigures,
  RotateSudokuOptions,
  RotateSudokuResult,
  Turns,
  TwistOptions,
  UntwistOptions,
  UntwistResult,
} from './twist';

/** How many solutions a puzzle has, as far as the search went. */
export type Status = 'unique' | 'multiple' | 'none';

/**
 * A puzzle: text that holds exactly one puzzle in any format the engine reads,
 * 81 numbers, or nine rows of nine numbers (0 or null for a blank cell) or characters.
 */
export type PuzzleInput =
  string | ArrayLike<number | null> | ArrayLike<ArrayLike<number | string | null>>;

/**
 * The formats of puzzle texts: nine lines of nine, 81 characters on one line,
 * a case count and nine lines a case, a grid drawn with `|`, `-` and spaces,
 * and a JSON board.
 */
export type TextFormat = 'rows' | 'line' | 'cases' | 'boxed' | 'json';

export interface CallOptions {
  /** Aborting rejects the promise at once with the signal's reason and stops the work. */
  signal?: AbortSignal | undefined;
}

/**
 * How far a long call is. The last report may be far from the end: a search that
 * finds its answer early never comes near 1, and what it finds last, which may be
 * much better than all before, is only in the result.
 */
export interface Progress {
  /** The part of the work that is done, 0..1; it never falls. */
  done: number;
  /** How many presses the best answer so far has, once there is one. */
  best?: number;
  /** These presses, to be kept by whoever may abort the call, which rejects all the same. */
  moves?: Move[];
}

export interface LongCallOptions extends CallOptions {
  /**
   * Is called now and then, at most some ten times a second and not at all by a
   * short search, and never after the promise is settled. What it throws rejects
   * the promise and stops the work.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

export interface SolveOptions extends CallOptions {
  /** Stop searching at this many solutions: a whole number of at least 1, or Infinity; 2 by default. */
  limit?: number | undefined;
}

export interface CountOptions extends CallOptions {
  /**
   * Stop counting at this many solutions: a whole number of at least 1, or
   * Infinity; 1,000,000 by default. Where there may be many, hand over a `signal`
   * as well: a blank board has more than can be counted.
   */
  limit?: number | undefined;
}

/** The status tells which solutions there are: the first one, and a second that differs from it. */
export type Solutions<Solution> =
  | { status: 'unique'; solution: Solution; second: null }
  | { status: 'multiple'; solution: Solution; second: Solution }
  | { status: 'none'; solution: null; second: null };

/** What `solve` tells besides solutions. */
export interface SolveFigures {
  /** Solutions found, at most `limit`. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
  /** Cells of givens that clash: the same digit twice in a row, column or box. */
  conflicts: number[];
  /** How often the search had to try a digit, since logic alone did not go on. */
  guesses: number;
  /** Time spent on the search, in microseconds. */
  micros: number;
}

/**
 * What `solve` finds.
 *
 * @example
 * if (result.status === 'unique') print(result.solution); // a string: only 'none' has null
 */
export type SolveResult = Solutions<string> & SolveFigures;

export interface CountResult {
  /** Solutions found, at most the limit. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
}

/** Where the solutions of a puzzle differ. */
export interface Difference {
  /** A solution. */
  first: string;
  /** One that differs from it in many cells. */
  second: string;
  /** The cells that do not hold the same digit in every solution, ascending. */
  differing: number[];
}

/**
 * Under what the pattern of givens looks the same: turned by half or by a
 * quarter, left and right exchanged (`'horizontal'`), top and bottom exchanged
 * (`'vertical'`), or mirrored at the diagonal from the top left (`'diagonal'`)
 * or from the top right (`'antidiagonal'`).
 */
export type Symmetry =
  'none' | 'rotate180' | 'rotate90' | 'horizontal' | 'vertical' | 'diagonal' | 'antidiagonal';

export interface GenerateOptions extends CallOptions {
  /**
   * What the puzzle is drawn from: the same seed with the same other options
   * gives the same puzzle in every browser and in Node. A whole number up to
   * 2^53 - 1, or up to 2^64 - 1 a bigint or a string of decimal digits. Without
   * it every call draws its own.
   */
  seed?: number | bigint | string | undefined;
  /** How many givens the puzzle shall have, 17..81; without it as few as it comes, about 24. */
  clues?: number | undefined;
  /** The symmetry of the pattern of givens, `'none'` by default. */
  symmetry?: Symmetry | undefined;
  /**
   * Whether no given may be left that could be dropped (with a symmetry: none
   * together with those it is carried into), even if that means another number
   * of clues. False by default; without `clues` a puzzle is always minimal.
   */
  minimal?: boolean | undefined;
  /**
   * How many puzzles may be made in search of the wished number of clues: a whole
   * number of at least 1, or Infinity to go on until one is found or the call is
   * aborted; 1,000 by default, which take some 0.2 s. A count and not a time,
   * so that a seed gives the same puzzle on a slow machine.
   */
  attempts?: number | undefined;
}

export interface GeneratedPuzzle {
  /** A puzzle with exactly one solution. */
  puzzle: string;
  solution: string;
  /** How many givens the puzzle has. */
  clues: number;
  /** The seed in decimal: handed to `generate` again with the same options, it gives this puzzle again. */
  seed: string;
  /** Whether the puzzle has as many clues as wished; always where no number was. */
  reached: boolean;
}

/** One puzzle of a text, before it is solved. */
export interface TextPuzzle {
  /** 81 characters, `.` for blank cells. */
  puzzle: string;
  /** What stood behind the 81st character of its line, or ''. */
  comment: string;
  /** The 1-based line on which the puzzle begins. */
  line: number;
}

/** A place in a text where a puzzle was expected and none could be read. */
export interface TextFailure {
  status: 'error';
  error: JiugongError;
  /** The 1-based line on which the bad puzzle begins. */
  line: number;
}

export interface ReadResult {
  format: TextFormat;
  puzzles: (TextPuzzle | TextFailure)[];
}

export interface TextResult {
  /**
   * The answer in the format of the question. Of several solutions it has one, and a puzzle without
   * any stands unchanged: which these are, only `results` tell.
   */
  text: string;
  format: TextFormat;
  /** One entry a puzzle, in the order of the text. */
  results: ((SolveResult & TextPuzzle) | TextFailure)[];
}

export interface WriteOptions extends CallOptions {
  /** `'rows'` by default. */
  format?: TextFormat | undefined;
}

export interface Engine {
  /** Where the work is done: a worker, or the thread that called `load`. */
  readonly thread: 'worker' | 'main';

  /** Finds up to two solutions, counts up to `limit` (2 by default), and tells unique, multiple and none apart. */
  solve(puzzle: PuzzleInput, options?: SolveOptions): Promise<SolveResult>;

  /** Counts solutions up to `limit` (1,000,000 by default). */
  count(puzzle: PuzzleInput, options?: CountOptions): Promise<CountResult>;

  /**
   * Tells which digits are possible: for each of the 81 cells a number whose bit
   * d - 1 is set when digit d stands there in at least one solution. All are 0
   * when there is none; when there is one, each has a single bit.
   *
   * @example
   * const possible = await engine.candidates(puzzle);
   * const canBe5 = (possible[40] & (1 << 4)) !== 0; // the cell in the middle
   */
  candidates(puzzle: PuzzleInput, options?: CallOptions): Promise<Uint16Array>;

  /**
   * Tells why there is no solution: the cells, ascending, of givens that have
   * none together, while without any single one of them the rest has one. Null
   * when the puzzle has a solution. Where givens clash, they are two that clash;
   * else a small set is looked for, which need not be the smallest of all.
   */
  contradiction(puzzle: PuzzleInput, options?: CallOptions): Promise<number[] | null>;

  /**
   * Tells how the solutions differ: the cells they do not agree on, and two that
   * differ in many of them. Null when the puzzle has fewer than two.
   */
  difference(puzzle: PuzzleInput, options?: CallOptions): Promise<Difference | null>;

  /**
   * Makes a random puzzle with exactly one solution.
   *
   * A wished number of clues is sought within a fixed number of attempts; where it
   * is not found (fewer than 20 clues are rare), the nearest puzzle comes with
   * `reached: false`, and more `attempts` or another seed may help.
   *
   * @example
   * const { puzzle, seed } = await engine.generate({ clues: 30, symmetry: 'rotate180' });
   * const again = await engine.generate({ clues: 30, symmetry: 'rotate180', seed });
   */
  generate(options?: GenerateOptions): Promise<GeneratedPuzzle>;

  /**
   * Sorts tiles by turning blocks of 2×2: finds presses that bring the tiles to
   * their goal. On 3×3 different tiles, on boards with few orders and close to
   * the goal no answer is shorter (`optimal`); elsewhere the answer is short, and
   * more `effort` can make it shorter.
   *
   * Rejects with code `'bad-size'`, `'bad-tile-count'` or `'goal-mismatch'` (a
   * number that tiles and goal do not hold equally often) for what is no board.
   *
   * @example
   * const { moves } = await engine.untwist({ rows: 3, cols: 3, tiles: [4, 1, 3, 5, 2, 6, 7, 8, 9] });
   */
  untwist(options: UntwistOptions): Promise<UntwistResult>;

  /**
   * Arranges and solves a rotating sudoku, whose nine boxes stand in wrong
   * places: finds where they belong, the fewest presses that bring them there,
   * and the solution. At most 9 presses are needed with clockwise turns, 7 with
   * quarter turns, 6 with any. Of equally short answers the first comes: by
   * button in row-major order, then `'cw'`, `'ccw'`, `'half'`.
   *
   * @example
   * const { status, moves, solution } = await engine.rotateSudoku({ puzzle, turns: 'clockwise' });
   */
  rotateSudoku(options: RotateSudokuOptions): Promise<RotateSudokuResult>;

  /**
   * Solves nine tripods: 9×9 tiles, nine of each digit, are to be turned until
   * every row and every column holds nine different digits. There is always an
   * answer, and a short one is found, about 49 quarter turns for a random grid;
   * more `effort` makes it a little shorter, and other seeds find others.
   *
   * Rejects with code `'wrong-tiles'` for a grid without nine of each digit.
   *
   * @example
   * const { moves, grid } = await engine.nineTripods({ grid: shuffled, turns: 'any' });
   */
  nineTripods(options: NineTripodsOptions): Promise<NineTripodsResult>;

  /**
   * Solves every puzzle of a text and answers in the same format.
   *
   * Rejects with a JiugongError when no puzzle of the text can be read; as soon
   * as one can, the bad ones are entries of `results` with their errors. An answer
   * to more than a million puzzles (1.4 million on short lines) does not fit into
   * a string of the browser and rejects with code `'too-long'`: ask in parts.
   */
  solveText(text: string, options?: CallOptions): Promise<TextResult>;

  /**
   * Solves a file with a puzzle a line, of any size, on all processors: for each
   * line one comes out, in the same order and with its comment. A line that is no
   * puzzle is told and stops nothing. Of a line of more than 512 KB the beginning
   * counts.
   *
   * Memory stays bounded where the answers go to `write`. A worker that dies is
   * replaced and its lines are solved again, so that none is lost or doubled; code
   * `'internal'` says that the same lines let several die.
   *
   * @example
   * const { unique, bytes } = await engine.solveMany(file, { format: 'csv' });
   * const out = stream.getWriter();
   * await engine.solveMany(file, { write: (answers) => out.write(answers) });
   */
  solveMany(input: ManyInput, options?: ManyOptions): ManyRun;

  /** Reads every puzzle of a text without solving; rejects as `solveText` does. */
  readText(text: string, options?: CallOptions): Promise<ReadResult>;

  /** Writes a puzzle or a solution in one of the formats. */
  writeText(puzzle: PuzzleInput, options?: WriteOptions): Promise<string>;

  /**
   * Solves a puzzle of any shape: finds up to two solutions and counts up to
   * `limit` (2 by default). Large puzzles may take long, so hand over a `signal`.
   *
   * Rejects with code `'bad-size'`, `'bad-range'`, `'bad-cell-count'`,
   * `'empty-puzzle'`, `'bad-given'`, `'bad-region-cell'`, `'bad-region-size'`,
   * `'bad-cage-sum'`, `'bad-diagonals'` or `'too-many-regions'` (with cages more than
   * 4,096), and the `cell`, `region` or `cage` that is wrong, for what is no puzzle.
   *
   * @example
   * const windoku = await engine.regionPreset('windoku');
   * windoku.cells[40] = 5;
   * const { status, solution } = await engine.solveRegions(windoku);
   */
  solveRegions(options: SolveRegionsOptions): Promise<SolveRegionsResult>;

  /**
   * Reads a puzzle of any shape from text: what `writeRegions` wrote, a jigsaw (81
   * cells, then 81 labels of its regions), a killer (cells or none, then a cage a
   * line, such as `15 r1c1 r1c2`), or a classic sudoku of any size. Rejects with
   * the line and column where it is none.
   */
  readRegions(text: string, options?: CallOptions): Promise<RegionsPuzzle>;

  /**
   * Writes a puzzle of any shape as one line of text, to share it:
   * `9x9; rows; columns; boxes 3x3; diagonals; cells 53..7…`. Rejects as
   * `solveRegions` does.
   */
  writeRegions(puzzle: RegionsInput, options?: CallOptions): Promise<string>;

  /**
   * A puzzle of a known kind in which every cell is open: classic ones of several
   * sizes (6×6 has boxes of two rows and three columns), and of 9×9 `'x'`,
   * `'windoku'`, `'jigsaw'`, `'toroidal'` (pieces that go on at the opposite edge),
   * `'disjoint'` (groups), `'anti-knight'`, `'anti-king'`, `'non-consecutive'` and
   * `'killer'`, to which cages are to be added. Their names are `REGION_PRESETS`.
   */
  regionPreset(name: RegionPresetName, options?: CallOptions): Promise<RegionsPuzzle>;

  /** Ends this engine: what is under way and what comes later rejects with code `'closed'`. */
  close(): void;
}

export interface LoadOptions {
  /**
   * `'main'` keeps the work on the calling thread even where a worker could do it;
   * `'own'` starts a worker that no other engine shares, so that several work at
   * once (`solveMany` starts its own). It ends with `close()`.
   */
  thread?: 'main' | 'own' | undefined;
}

/**
 * Starts an engine: in a worker in browsers (on the calling thread where a
 * page's policy forbids workers), in-process in Node. Engines on one page share
 * one module, so a second call is cheap.
 *
 * Rejects with a JiugongError of code `'unsupported'` where there is no
 * WebAssembly, or none with 128-bit vectors (every browser has them since 2023).
 */
export function load(options?: LoadOptions): Promise<Engine> {
  return connect(options);
}
