/** The engine's methods, the options of `load`, and the types of all questions and answers. */
import type { CallOptions } from './call';
import type { Canonical } from './canonical';
import type { ExactCoverOptions, ExactCoverResult } from './exact-cover';
import type { GenerateRatedOptions, RatedPuzzle } from './generate-rated';
import type { GeneratedRegions, GenerateRegionsOptions } from './generate-regions';
import type { GenerateManyOptions, GenerateManyRun } from './generate-many';
import type { ManyInput, ManyOptions, ManyRun } from './many';
import type { PhotoOptions, PhotoReading } from './photo';
import type {
  RegionContradiction,
  RegionDifference,
  RegionPresetName,
  RegionQuestionOptions,
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
import type {
  ExplainOptions,
  ExplainResult,
  Hint,
  HintOptions,
  Position,
  RateOptions,
  RateResult,
  ReadPosition,
  StepsOptions,
  StepsResult,
  WritePositionOptions,
} from './teach';
import type { ReadResult, TextResult, WriteOptions } from './text';
import type {
  NineTripodsOptions,
  NineTripodsResult,
  RotateSudokuOptions,
  RotateSudokuResult,
  UntwistOptions,
  UntwistResult,
} from './twist';

export * from './call';
export * from './canonical';
export * from './error';
export * from './sudoku';
export * from './text';
export * from './run';
export * from './many';
export * from './generate-many';
export * from './generate-rated';
export * from './generate-regions';
export * from './regions';
export * from './rules';
export * from './exact-cover';
export * from './move';
export * from './photo';
export * from './teach';
export * from './twist';

export interface Engine {
  /** The thread that does the work: a worker, or the thread that called `load`. */
  readonly thread: 'worker' | 'main';

  /**
   * Solves a puzzle: finds up to two solutions, counts solutions up to `limit` (2 by default), and
   * says whether the puzzle has one solution, several or none.
   */
  solve(puzzle: PuzzleInput, options?: SolveOptions): Promise<SolveResult>;

  /** Counts solutions up to `limit` (1,000,000 by default). */
  count(puzzle: PuzzleInput, options?: CountOptions): Promise<CountResult>;

  /**
   * Finds the true candidates. Returns one number for each of the 81 cells; bit d - 1 is set if
   * digit d occurs in that cell in at least one solution. Every number is 0 if there is no
   * solution, and has exactly one bit if there is one solution.
   *
   * @example
   * const possible = await engine.candidates(puzzle);
   * const canBe5 = (possible[40] & (1 << 4)) !== 0; // the cell in the middle
   */
  candidates(puzzle: PuzzleInput, options?: CallOptions): Promise<Uint16Array>;

  /**
   * Explains why a puzzle has no solution: returns the cells of a minimal set of contradictory
   * givens, in ascending order; without any one of them the others have a solution. Returns null if
   * the puzzle has a solution. If givens clash, the set is two givens that clash; otherwise it is
   * small, but not necessarily the smallest.
   */
  contradiction(puzzle: PuzzleInput, options?: CallOptions): Promise<number[] | null>;

  /**
   * Compares the solutions of a puzzle: returns the cells in which they differ, and two solutions
   * that differ in many cells. Returns null if the puzzle has fewer than two solutions.
   */
  difference(puzzle: PuzzleInput, options?: CallOptions): Promise<Difference | null>;

  /**
   * Finds the least of all puzzles that are the same up to relabelling the digits, transposition, and
   * permuting bands, stacks, rows within a band and columns within a stack: the row-minlex form, where
   * 0 stands for blank cells. Puzzles are essentially the same exactly if their forms are equal.
   * Returns null if digits clash.
   *
   * @example
   * const form = await engine.canonical(puzzle);
   * if (form !== null) known.add(form.puzzle);
   */
  canonical(puzzle: PuzzleInput, options?: CallOptions): Promise<Canonical | null>;

  /**
   * Finds the givens that a puzzle does not need: the cells, in ascending order, of those of which each
   * alone could be left out so that there is still exactly one solution. (Without two of them there may be
   * several.) The puzzle is minimal if there are none. Returns null unless it has exactly one solution.
   *
   * @example
   * const cells = await engine.redundantGivens(puzzle);
   * const isMinimal = cells?.length === 0;
   */
  redundantGivens(puzzle: PuzzleInput, options?: CallOptions): Promise<number[] | null>;

  /**
   * Generates a random puzzle of a wanted difficulty: of a level, with an ER in a range, or for which a
   * technique is needed, and nothing harder. Levels take milliseconds, `'extreme'` up to some seconds;
   * rare techniques and ER above 9 take longer, and what is out of reach ends with `reached: false` and
   * the nearest puzzle that was found.
   *
   * @example
   * const { puzzle, er, level } = await engine.generate({ level: 'medium', seed: '2026-12-24' });
   * const fish = await engine.generate({ technique: 'swordfish', symmetry: 'rotate180' });
   * const hard = await engine.generate({ er: [9, 9.9], signal, onProgress: ({ best }) => show(best) });
   */
  generate(options: GenerateRatedOptions): Promise<RatedPuzzle>;

  /**
   * Generates a random puzzle with exactly one solution.
   *
   * The generator makes up to `attempts` puzzles to find one with so many `givens`. If it finds none
   * (puzzles with fewer than 20 givens are rare), it returns the nearest with `reached: false`;
   * more `attempts` or another seed may help.
   *
   * @example
   * const { puzzle, seed } = await engine.generate({ givens: 30, symmetry: 'rotate180' });
   * const again = await engine.generate({ givens: 30, symmetry: 'rotate180', seed });
   */
  generate(options?: GenerateOptions): Promise<GeneratedPuzzle>;

  /**
   * Generates a list of puzzles on all processors: one on each line, in the order of their numbers.
   * The options are those of `generate`, also for a difficulty, and of every run, and the same seed and options give the
   * same list, whatever the number of workers. Puzzle n of it, from 0, has as its own seed output n of
   * SplitMix64 from the seed of the list. `'csv'` and `'json'` show it; passed to `generate` with the
   * same options, it gives this puzzle again.
   *
   * Memory use is bounded if `write` takes the output. The puzzles of a worker that dies are
   * generated again, as in `solveMany`.
   *
   * @example
   * const { puzzles, givens, bytes } = await engine.generateMany({ amount: 1000, seed: 7, format: 'csv' });
   * const out = stream.getWriter();
   * await engine.generateMany({ amount: 1e6, givens: 30, write: (lines) => out.write(lines) });
   */
  generateMany(options: GenerateManyOptions): GenerateManyRun;

  /**
   * Rates a puzzle as Sudoku Explainer 1.2.1 does: ER, EP and ED, the hardest technique, and how often
   * each is used on the way to the solution. The position may be one that somebody is working on; the
   * ratings are then those of what is left.
   *
   * A puzzle rated 4 takes a millisecond, 8 ten milliseconds, 10 a tenth of a second, and the hardest
   * puzzles known several seconds; pass a `signal` to be able to stop it.
   *
   * @example
   * const { er, ep, ed, hardest } = await engine.rate(puzzle); // 1.2, 1.2, 1.2, 'hidden-single'
   */
  rate(position: Position, options?: RateOptions): Promise<RateResult>;

  /**
   * Solves a position step by step, as a person can follow: the easiest technique that applies, then
   * the easiest from there, and so on. Techniques, their order and their ratings are those of Sudoku
   * Explainer 1.2.1, or with `style: 'human'` those that people know by name (see `TeachStyle`). `limit`
   * bounds the number of steps. It takes about as long as `rate`.
   *
   * @example
   * const { steps } = await engine.explain(puzzle);
   * for (const { name, placement } of steps) print(name, placement); // 'Hidden Single', { cell, digit }
   */
  explain(position: Position, options?: ExplainOptions): Promise<ExplainResult>;

  /**
   * Returns the easiest step of a position, or what is wrong with it: digits that clash or differ from
   * the solution, and marks that lack its digit. It takes as long as the first step of `explain`.
   *
   * @example
   * const hint = await engine.hint({ givens, digits, marks });
   * if (hint.kind === 'step') draw(hint.step);
   * else if ('cells' in hint) highlight(hint.cells);
   */
  hint(position: Position, options?: HintOptions): Promise<Hint>;

  /**
   * Returns the steps that a position has now, by rating: each technique without chains wherever it
   * places or removes something, and of cycles and forcing chains that remove the same the best. Only
   * where there are none, of cell and region chains and so on the first kind that finds something; at
   * most 1,000. It takes up to a few times as long as `hint`.
   *
   * @example
   * const { steps } = await engine.steps(puzzle);
   * offer(steps.map(({ name }) => name));
   */
  steps(position: Position, options?: StepsOptions): Promise<StepsResult>;

  /**
   * Reads the text of a position: a puzzle in any format that the engine reads; 729 characters, nine for
   * each cell; a drawn grid with several digits in a cell; or JSON, `{"givens":"…","digits":"…","marks":[…]}`.
   * Only JSON tells what was entered from what was given; a cell with a single candidate counts as given.
   * Rejects with the code and place of what cannot be read. The text has at most 256 KB.
   *
   * @example
   * const position = await engine.readPosition(text);
   * const hint = await engine.hint(position);
   */
  readPosition(text: string, options?: CallOptions): Promise<ReadPosition>;

  /**
   * Writes a position as a text that `readPosition` reads. Blank cells have their marks without the
   * digits that they see, of all nine where there are no marks.
   *
   * @example
   * await engine.writePosition(puzzle, { format: 'candidates' }); // '....5......3…'
   */
  writePosition(position: Position, options?: WritePositionOptions): Promise<string>;

  /**
   * Finds presses that bring the tiles of a board to their goal; each press turns a block of 2×2
   * tiles. The answer is a shortest one (`optimal`) on 3×3 with different tiles, on boards with few
   * reachable orders, and close to the goal. Other answers are short, and more `effort` can make
   * them shorter.
   *
   * Rejects with code `'bad-size'`, `'bad-tile-count'` or `'goal-mismatch'` (tiles and goal do not
   * hold each number equally often) if the board is invalid.
   *
   * @example
   * const { moves } = await engine.untwist({ rows: 3, cols: 3, tiles: [4, 1, 3, 5, 2, 6, 7, 8, 9] });
   */
  untwist(options: UntwistOptions): Promise<UntwistResult>;

  /**
   * Arranges and solves a rotating sudoku, whose nine boxes are in wrong places: finds an
   * arrangement that has a solution, the fewest presses that lead to it, and the solution.
   * Clockwise turns need at most 9 presses, quarter turns 7, any turns 6. Of several shortest
   * answers it returns the first, ordered by button in row-major order, then by turn: `'cw'`,
   * `'ccw'`, `'half'`.
   *
   * @example
   * const { status, moves, solution } = await engine.rotateSudoku({ puzzle, turns: 'clockwise' });
   */
  rotateSudoku(options: RotateSudokuOptions): Promise<RotateSudokuResult>;

  /**
   * Solves nine tripods: turns blocks of 9×9 tiles, nine of each digit, until every row and every
   * column holds nine different digits. Every grid has an answer. The search returns a short one,
   * about 49 quarter turns for a random grid; more `effort` makes it slightly shorter, and other
   * seeds give other answers.
   *
   * Rejects with code `'wrong-tiles'` if the grid does not hold nine of each digit.
   *
   * @example
   * const { moves, grid } = await engine.nineTripods({ grid: shuffled, turns: 'any' });
   */
  nineTripods(options: NineTripodsOptions): Promise<NineTripodsResult>;

  /**
   * Solves every puzzle in a text and returns the solutions in the same format.
   *
   * Rejects with a JiugongError if no puzzle in the text can be read. Otherwise each unreadable
   * puzzle is an entry of `results` with its error. The answer to more than a million puzzles (1.4
   * million on short lines) exceeds the longest string of a browser, and the call rejects with code
   * `'too-long'`; split the text.
   */
  solveText(text: string, options?: CallOptions): Promise<TextResult>;

  /**
   * Solves a file of any size with one puzzle per line, on all processors. The output has one line
   * for each input line, in the same order and with its comment. A line without a valid puzzle is
   * reported and does not stop the run. Of a line longer than 512 KB only the beginning is read.
   *
   * Memory use is bounded if `write` takes the output. If a worker dies, a new one solves its lines
   * again: no line is lost or doubled. The call rejects with code `'internal'`, or
   * `'out-of-memory'`, if several workers die on the same lines.
   *
   * @example
   * const { unique, bytes } = await engine.solveMany(file, { format: 'csv' });
   * const out = stream.getWriter();
   * await engine.solveMany(file, { write: (answers) => out.write(answers) });
   */
  solveMany(input: ManyInput, options?: ManyOptions): ManyRun;

  /**
   * Reads every puzzle in a text without solving it; rejects as `solveText` does. A puzzle, with the blanks
   * and comments before it, has at most 256 KB: after one that is longer, the rest is not read.
   */
  readText(text: string, options?: CallOptions): Promise<ReadResult>;

  /** Formats a puzzle or a solution as text. */
  writeText(puzzle: PuzzleInput, options?: WriteOptions): Promise<string>;

  /**
   * Solves a puzzle of any shape: finds up to two solutions and counts solutions up to `limit` (2
   * by default). A large puzzle may take long; pass a `signal` to be able to stop it.
   *
   * Rejects if the puzzle is invalid, with the `cell`, `region` or `cage` that is wrong and code
   * `'bad-size'`, `'bad-range'`, `'bad-cell-count'`, `'empty-puzzle'`, `'bad-given'`,
   * `'bad-region-cell'`, `'bad-region-size'`, `'bad-cage-sum'`, `'bad-diagonals'` or
   * `'too-many-regions'` (more than 4,096 regions and cages).
   *
   * @example
   * const windoku = await engine.regionPreset('windoku');
   * windoku.cells[40] = 5;
   * const { status, solution } = await engine.solveRegions(windoku);
   */
  solveRegions(options: SolveRegionsOptions): Promise<SolveRegionsResult>;

  /**
   * Finds the true candidates of a puzzle of any shape: per cell, the values that it has in some
   * solution, ascending. All lists are empty if there is no solution, those of void cells always. A puzzle
   * with few rules may take long; pass a `signal` to be able to stop it. This and the next two reject as
   * `solveRegions` does.
   *
   * @example
   * const possible = await engine.regionCandidates(puzzle);
   * const sure = possible.filter((values) => values.length === 1).length;
   */
  regionCandidates(puzzle: RegionsInput, options?: RegionQuestionOptions): Promise<number[][]>;

  /**
   * Compares the solutions of a puzzle of any shape: returns two of them, and the cells in which any
   * solutions differ. Returns null if the puzzle has fewer than two solutions.
   */
  regionDifference(
    puzzle: RegionsInput,
    options?: RegionQuestionOptions,
  ): Promise<RegionDifference | null>;

  /**
   * Explains why a puzzle of any shape has no solution: returns givens, regions, cages and rules that have
   * none together, while all but any one of them do (`minimal`). Returns null if the puzzle has a solution.
   *
   * @example
   * const reason = await engine.regionContradiction(puzzle);
   * if (reason !== null) mark(reason.givens, reason.rules.map((rule) => puzzle.rules[rule]));
   */
  regionContradiction(
    puzzle: RegionsInput,
    options?: RegionQuestionOptions,
  ): Promise<RegionContradiction | null>;

  /**
   * Makes a puzzle of any shape with exactly one solution: a variant, a jigsaw with regions at random, a killer
   * without givens, a puzzle of thermometers, arrows, dots or clues outside the grid, or of several of these.
   * Most 9×9 puzzles take a fraction of a second, 16×16 some seconds; pass a `signal` to be able to stop it.
   *
   * The same seed and options give the same puzzle everywhere. Rejects with code `'bad-argument'` if the
   * layout has no solution, and as `solveRegions` does if it is invalid.
   *
   * @example
   * const { puzzle, solution, seed } = await engine.generateRegions({ preset: 'killer' });
   * const mixed = await engine.generateRegions({ rules: ['thermometer', 'arrow'], seed: '2026-12-24' });
   */
  generateRegions(options?: GenerateRegionsOptions): Promise<GeneratedRegions>;

  /**
   * Reads a puzzle of any shape from text: the output of `writeRegions`, a jigsaw (81 cells and 81
   * region labels in any order, or 81 numbers with walls), a killer (optional cells, then one cage
   * per line, such as `15 r1c1 r1c2`), the ID of a game of Simon Tatham's Solo, or a classic sudoku
   * of any size. Rejects with the line and column of the error if the text is
   * none of these, or a statement has more than 1 MB.
   */
  readRegions(text: string, options?: CallOptions): Promise<RegionsPuzzle>;

  /**
   * Writes a puzzle of any shape as one line of text for sharing, such as
   * `9x9; rows; columns; boxes 3x3; diagonals; cells 53..7…`. Rejects as `solveRegions` does.
   */
  writeRegions(puzzle: RegionsInput, options?: CallOptions): Promise<string>;

  /**
   * Returns a puzzle of a known kind with all cells open. The names are `REGION_PRESETS`: classic
   * puzzles of several sizes (6×6 has boxes of two rows and three columns), and for 9×9 `'x'`,
   * `'windoku'`, `'jigsaw'`, `'toroidal'` (pieces that wrap around the edges), `'disjoint'`
   * (disjoint groups), `'anti-knight'`, `'anti-king'`, `'non-consecutive'` and `'killer'` (the
   * caller adds the cages).
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
   * Rejects with code `'bad-argument'` for an invalid problem; `line` and `column` of the error
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

  /**
   * Reads the puzzle in a photo or a screenshot, and others on the same page. The grid may be turned in any direction,
   * seen at an angle of up to 45°, printed on curved paper, in coloured cells, or light on a dark ground. Digits written
   * by hand are told from printed ones (`byHand`).
   *
   * Misread digits are corrected by the solver: of all readings, the likeliest proper puzzle is taken. What is seen surely
   * stays, so a print with several solutions or a clash is read as it is (`status`, `conflicts`). Show a `'doubtful'`
   * or `'unread'` puzzle beside the picture, with the `doubtful` cells marked. Where no grid was found, `verdict` is
   * `'not-found'` and `problem` says why.
   *
   * Takes a tenth of a second for most photos; large pictures are shrunk first. The same picture has the same reading
   * everywhere, and the pixels stay on the device.
   *
   * Rejects with code `'bad-argument'` for a size that is none, and where `data` has not four bytes for each pixel.
   *
   * @example
   * const bitmap = await createImageBitmap(file);
   * const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
   * context.drawImage(bitmap, 0, 0);
   * const reading = await engine.readPhoto(context.getImageData(0, 0, bitmap.width, bitmap.height));
   * if (reading.verdict === 'sure') solve(reading.puzzle);
   */
  readPhoto(picture: PhotoOptions): Promise<PhotoReading>;

  /** Closes this engine: its pending calls and all later calls reject with code `'closed'`. */
  close(): void;
}

export interface LoadOptions {
  /**
   * `'main'` runs the engine on the calling thread even if workers are available. `'own'` starts a
   * worker that no other engine shares and that `close()` ends, so that several engines run at once
   * (`solveMany` and `generateMany` start their own workers).
   */
  thread?: 'main' | 'own' | undefined;
}
