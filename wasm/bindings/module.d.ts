/**
 * What embind.cpp puts into the module: for each method of `Jobs` a function of that name, which begins a
 * call, and those that drive a call at work, a job (see job.h).
 */
import type {
  CountResult,
  Difference,
  GeneratedPuzzle,
  JiugongError,
  ManyFormat,
  NineTripodsResult,
  Phrase,
  ReadResult,
  RegionPresetName,
  RegionsPuzzle,
  RotateSudokuResult,
  SolveRegionsResult,
  SolveResult,
  Symmetry,
  TextFormat,
  TextResult,
  Turns,
  UntwistResult,
} from '../../web/engine/jiugong';
import type { PartCounts } from '../../web/engine/batch/tally';

/** The methods of the module: what each is started with and what the JSON of its result holds. */
export interface Jobs {
  /** Puzzles are texts in any format; a limit is a whole number of at least 1, or Infinity. */
  solve(puzzle: string, limit: number): SolveResult;
  count(puzzle: string, limit: number): CountResult;
  candidates(puzzle: string): number[];
  contradiction(puzzle: string): number[] | null;
  difference(puzzle: string): Difference | null;
  /**
   * The seed is in decimal; 0 clues leave their number to chance; the attempts are a whole number of at
   * least 1, or Infinity.
   */
  generate(
    seed: string,
    clues: number,
    symmetry: Symmetry,
    minimal: boolean,
    attempts: number,
  ): GeneratedPuzzle;
  /**
   * Numbers with commas between them; an empty goal is the sorted order. The seed is in decimal;
   * effort 0 is the usual one.
   */
  untwist(
    rows: number,
    cols: number,
    tiles: string,
    goal: string,
    turns: Turns,
    seed: string,
    effort: number,
  ): UntwistResult;
  rotateSudoku(puzzle: string, turns: Turns, limit: number): RotateSudokuResult;
  /** The seed is in decimal; effort 0 is the usual one. */
  nineTripods(grid: string, turns: Turns, seed: string, effort: number): NineTripodsResult;
  /**
   * Bytes are handed over as their number and then written to `input`; the answers are read from `output`.
   * Whether these are the first lines is for the header of a table.
   */
  solveMany(lines: Uint8Array, format: ManyFormat, limit: number, header: boolean): PartCounts;
  solveText(text: string): Json<TextResult>;
  readText(text: string): Json<ReadResult>;
  writeText(puzzle: string, format: TextFormat): string;
  /** Puzzles of regions are numbers with commas between them, as region_jobs.h describes. */
  solveRegions(puzzle: string, limit: number): SolveRegionsResult;
  readRegions(text: string): RegionsPuzzle;
  writeRegions(puzzle: string): string;
  regionPreset(name: RegionPresetName): RegionsPuzzle;
}

/** A value as JSON holds it: errors are plain data. */
export type Json<Value> = Value extends JiugongError
  ? ModuleError
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

/** The error of a call that failed, as JSON holds it. */
export type ModuleError = Pick<JiugongError, 'code' | 'message' | 'line' | 'column'> & {
  found: Phrase;
  expected: Phrase;
} & Partial<Pick<JiugongError, 'cell' | 'region' | 'cage'>>;

/** What `advance` returns: the values of `State` in job.h. */
export type Working = 0;
export type Done = 1;
export type Failed = 2;

/** A job, by its address in the module's memory. */
export type Job = number;

/** Begins a call in a job of this method that is over, or in a new one where `idle` is 0; gives the job. */
export type Begin<Arguments extends readonly unknown[]> = (idle: Job, ...values: Arguments) => Job;

export type JiugongModule = { [Method in keyof Jobs]: Begin<Parameters<Jobs[Method]>> } & {
  /** Works for about `nodes` nodes of the search. */
  advance(job: Job, nodes: number): Working | Done | Failed;
  /** The JSON that was written since the last `take`: of the result, or of the error when it failed. */
  take(job: Job): string;
  /** The part of the work that is done, 0..1; negative where a method cannot tell. */
  progress(job: Job): number;
  /** Of methods that tell: the presses of the best answer so far, or -1. */
  bestLength(job: Job): number;
  /** Of methods that tell: these presses, the JSON of a list of moves. */
  bestMoves(job: Job): string;
  /** Of `solveMany`: the address of its bytes, to be written before the first step; */
  input(job: Job): number;
  /** and of those of its answer, and how many they are. */
  output(job: Job): number;
  outputSize(job: Job): number;
  /** The module's memory; another object once it has grown. */
  readonly HEAPU8: Uint8Array;
  /** Gives the job's memory back; it is not to be used again. */
  free(job: Job): void;
};

export default function createJiugong(options: { wasmBinary: Uint8Array }): Promise<JiugongModule>;
