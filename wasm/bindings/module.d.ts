/**
 * The JavaScript interface of an engine module: `<name>_module.cpp` adds a function for each
 * method, and embind.h adds the functions that drive a running call, a job (see job.h). This file
 * does not describe individual methods: the jobs and the table in web/engine/methods.ts define
 * their arguments and results.
 */

/** An argument of a method. For bytes it is their number; the bytes are then written to `input`. */
export type Argument = string | number | boolean;

/** The handle of a job; 0 means none. The handle of a freed job is invalid. */
export type Job = number;

/**
 * Starts a call in the job `idle` of this method, or in a new one if `idle` is 0. Returns the job,
 * or 0 if `idle` is no job of this method or there are too many jobs.
 */
export type Begin = (idle: Job, ...values: Argument[]) => Job;

/** The results of `advance`: the values of `State` in job.h. */
export type Working = 0;
export type Done = 1;
export type Failed = 2;

export interface JiugongModule {
  /** Works for about `nodes` nodes of the search. */
  advance(job: Job, nodes: number): Working | Done | Failed;
  /**
   * Returns the JSON written since the last `take`: of the result, or of the error if the job
   * failed.
   */
  take(job: Job): string;
  /** The part of the work that is done, 0..1; negative if the method does not report progress. */
  progress(job: Job): number;
  /** A number that changes whenever `interim` does; -1 as long as nothing is known. */
  stage(job: Job): number;
  /** What is known before the end: the JSON of an object. */
  interim(job: Job): string;
  /**
   * For methods that work on bytes: the address of the input, to be written before the first step.
   */
  input(job: Job): number;
  /** For methods that work on bytes: the address and size of the output. */
  output(job: Job): number;
  outputSize(job: Job): number;
  /** Frees the job; its handle becomes invalid. */
  free(job: Job): void;
  /** The module's memory; replaced by another object when it grows. */
  readonly HEAPU8: Uint8Array;
  /** The methods, each a `Begin`. */
  readonly [method: string]: unknown;
}

export default function createModule(options: { wasmBinary: Uint8Array }): Promise<JiugongModule>;
