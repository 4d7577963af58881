/**
 * What a module of the engine is to JavaScript: `<name>_module.cpp` puts into it a function for each of its methods,
 * and embind.h those that drive a call at work, a job (see job.h). This file says nothing of single methods: their
 * arguments and results are those of the jobs and of the table in web/engine/methods.ts.
 */

/** What a method takes: bytes are handed over as their number and then written to `input`. */
export type Argument = string | number | boolean;

/** A job, by its handle; 0 is none. A handle that was freed names none. */
export type Job = number;

/**
 * Begins a call in a job of this method that is over, or in a new one where `idle` is 0; gives the job, or 0 where
 * `idle` is no such job.
 */
export type Begin = (idle: Job, ...values: Argument[]) => Job;

/** What `advance` returns: the values of `State` in job.h. */
export type Working = 0;
export type Done = 1;
export type Failed = 2;

export interface JiugongModule {
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
  /** Of methods that work on bytes: the address of those of the question, to be written before the first step; */
  input(job: Job): number;
  /** and of those of the answer, and how many they are. */
  output(job: Job): number;
  outputSize(job: Job): number;
  /** Frees the job; its handle names none from now on. */
  free(job: Job): void;
  /** The module's memory; another object once it has grown. */
  readonly HEAPU8: Uint8Array;
  /** The methods, each a `Begin`. */
  readonly [method: string]: unknown;
}

export default function createModule(options: { wasmBinary: Uint8Array }): Promise<JiugongModule>;
