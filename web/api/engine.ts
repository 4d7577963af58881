/** The engine: its methods, and how it is loaded. */
import type { CallOptions } from './call';
import type { ExactCoverOptions, ExactCoverResult } from './exact-cover';
import type { ManyInput, ManyOptions, ManyRun } from './many';
import type {
  RegionPresetName,
  RegionsInput,
  RegionsPuzzle,
  SolveRegionsOptions,
  SolveRegionsResult,
} from './regions';
import type {
  CountOptions,
  CountResult,
  Difference,
  GenerateOptions,
  GeneratedPuzzle,
  PuzzleInput,
  SolveOptions,
  SolveResult,
} from './sudoku';
import type { ReadResult, TextResult, WriteOptions } from './text';
import type {
  NineTripodsOptions,
  NineTripodsResult,
  RotateSudokuOptions,
  RotateSudokuResult,
  UntwistOptions,
  UntwistResult,
} from './twist';

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

  /**
   * Solves an exact cover problem: finds rows that together cover each of the first `columns` columns
   * exactly once and each of the `optional` ones at most once. Finds up to two solutions and counts up
   * to `limit` (2 by default); `status` is exact whatever the limit. Rows that cover only optional
   * columns, or none, are part of no solution. Without required columns there is one solution, which
   * has no rows. The same call has the same answer everywhere.
   *
   * The search is Algorithm X, as in programs named `DancingLink`. These take a matrix of zeros and
   * ones; here a row is the list of the columns that hold its ones:
   * `matrix.map((row) => [...row.keys()].filter((column) => row[column] === 1))`.
   *
   * Rejects with code `'bad-argument'` for what is no such problem; `line` and `column` of the error
   * then name the row and the place in it, both from 1. Large problems may take long, so hand over a
   * `signal`.
   *
   * @example
   * const { status, solution } = await engine.exactCover({
   *   columns: 7,
   *   rows: [[2, 4], [0, 3, 6], [1, 2, 5], [0, 3, 5], [1, 6], [3, 4, 6]],
   * }); // 'unique', [0, 3, 4]
   */
  exactCover(options: ExactCoverOptions): Promise<ExactCoverResult>;

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
