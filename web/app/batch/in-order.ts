/** Shares out work that is numbered, and takes what comes of it in order, whoever was first. */
import type { Gate } from './gate';

/** What each worker has under way: enough to keep it busy, and few enough to stop at once. */
const LANES = 16;

/** How much may be under way, or wait for something before it. */
const AHEAD = 4096;

export interface Work<Worker, Result> {
  /** Begin as soon as they are there; null for one that cannot be had. */
  readonly workers: readonly Promise<Worker | null>[];
  readonly amount: number;
  readonly gate: Gate;
  readonly signal: AbortSignal;
  /** Does what has this number, from 0; rejects when the signal aborts. */
  readonly work: (worker: Worker, place: number, signal: AbortSignal) => Promise<Result>;
  /** Is waited for. */
  readonly take: (result: Result) => void | Promise<void>;
}

/** Resolves when all is taken or the signal aborts; after that nothing more is taken. */
export async function inOrder<Worker, Result>({
  workers,
  amount,
  gate,
  signal,
  work,
  take,
}: Work<Worker, Result>): Promise<void> {
  /** Aborts when all is taken, too, and when something failed. */
  const end = new AbortController();
  /** Results that wait for one before them, by their numbers. */
  const waiting = new Map<number, Result>();
  let begun = 0;
  let taken = 0;
  /**
   * The end of what is or was being taken. Until then it neither waits nor counts as taken, so that nobody
   * takes another.
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

  /** What fails first ends all; what is stopped by that fails as well. */
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
