/** Distributes numbered tasks over workers and delivers the results in the order of the numbers. */
import type { Gate } from './gate';

/** Tasks in flight per worker: enough to keep it busy, and few enough to stop at once. */
const LANES = 16;

/** The largest number of tasks in flight or with results that wait for an earlier one. */
const AHEAD = 4096;

export interface Work<Worker, Result> {
  /** Workers that start as soon as they are ready; null for one that cannot be started. */
  readonly workers: readonly Promise<Worker | null>[];
  readonly amount: number;
  readonly gate: Gate;
  readonly signal: AbortSignal;
  /** Performs the task with this number, counted from 0; rejects when the signal aborts. */
  readonly work: (worker: Worker, place: number, signal: AbortSignal) => Promise<Result>;
  /** Takes the next result; the following one is delivered after the promise resolves. */
  readonly take: (result: Result) => void | Promise<void>;
}

/**
 * Resolves when all results are delivered or the signal aborts; nothing is delivered after that.
 */
export async function inOrder<Worker, Result>({
  workers,
  amount,
  gate,
  signal,
  work,
  take,
}: Work<Worker, Result>): Promise<void> {
  /**
   * Aborts when all results are delivered, when a task fails, and when the caller's signal aborts.
   */
  const end = new AbortController();
  /** Results that wait for an earlier one, by number. */
  const waiting = new Map<number, Result>();
  let begun = 0;
  let taken = 0;
  /**
   * The delivery in progress, or the last one. Its result is in neither `waiting` nor `taken`, so
   * that no other lane delivers it again.
   */
  let taking = Promise.resolve();
  /** Lanes that are too far ahead. */
  const sleepers: (() => void)[] = [];

  const takeNext = async (): Promise<void> => {
    for (let next; !end.signal.aborted && (next = waiting.get(taken)) !== undefined;) {
      waiting.delete(taken);
      await (taking = Promise.resolve(take(next)));
      ++taken;
      for (const go of sleepers.splice(0)) go();
    }
    if (taken === amount) end.abort();
  };

  const runLane = async (opening: Promise<Worker | null>): Promise<void> => {
    const worker = await opening;
    if (worker === null) return;
    for (;;) {
      await gate.pass();
      if (end.signal.aborted || begun === amount) return;
      if (begun - taken >= AHEAD) {
        await new Promise<void>((resolve) => sleepers.push(resolve));
        continue;
      }
      const place = begun++;
      waiting.set(place, await work(worker, place, end.signal));
      await takeNext();
    }
  };

  /** The first failure ends all lanes; failures caused by that end are ignored. */
  const run = new Promise<void>((resolve, reject) => {
    end.signal.addEventListener('abort', () => resolve());
    for (const opening of workers) {
      for (let lane = 0; lane < LANES; ++lane) {
        runLane(opening).catch((error: unknown) => {
          if (end.signal.aborted) return;
          reject(error);
          end.abort();
        });
      }
    }
  });
  const abort = (): void => end.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    await run;
  } finally {
    signal.removeEventListener('abort', abort);
    await taking.catch(() => undefined);
  }
}
