/** Works on several connections at once: chunk by chunk, with the output in order and with bounded memory. */
import { type ErrorCode, JiugongError } from '../../api/error';
import type { RunProgress, RunResult } from '../../api/run';
import type { Connection } from '../connection';
import type { ModuleName } from '../modules';
import type { Invocation } from '../protocol';
import type { Pace } from './pace';

/** Chunks in flight on each connection: one is worked on while the other travels. */
const LANES = 2;

/** Crashes of hosts with the same chunk before the batch gives up. */
const MAX_CRASHES = 3;

/** The errors with which a host is lost. */
const CRASHES: ReadonlySet<ErrorCode> = new Set(['internal', 'out-of-memory']);

/** Milliseconds between two reports. */
const PAUSE = 100;

/** Bytes that are copied before the thread handles its other events. */
const COPIED = 2 ** 22;

/** What became of a chunk: its part of the output, and what the work counts. */
interface Answered {
  readonly bytes: Uint8Array;
}

/** A part of the work. */
export interface Chunk<Answer = Answered> {
  readonly size: number;
  /** The size of the work up to its end. */
  readonly end: number;
  /** The calls that do it. (Sending transfers their bytes, so each attempt needs new ones.) */
  toCalls(): Invocation[];
  /** Made of the answers to these calls. */
  toAnswer(answers: unknown[]): Answer;
}

/** What a batch does; sizes are bytes of a file, or puzzles. `Rest` is what the result holds besides the totals. */
export interface Work<
  Totals extends { puzzles: number },
  Rest,
  Answer extends Answered = Answered,
> {
  /** The module that does it. */
  readonly module: ModuleName;
  /** The size of the whole work; null if it is not known. */
  readonly total: number | null;
  readonly pace: Pace;
  /** The size per connection of what may be begun and not yet written. */
  readonly ahead: number;
  /** Makes chunks of about `size()`; an abort ends a wait for the input. `call` asks the module about them. */
  chunks(
    size: () => number,
    signal: AbortSignal,
    call: (toCalls: Chunk['toCalls']) => Promise<unknown[]>,
  ): AsyncGenerator<Chunk<Answer>, void>;
  readonly nothing: Totals;
  add(sum: Totals, answer: Answer): Totals;
  /** Totals that a caller may change. */
  copy(totals: Totals): Totals;
  toRest(done: number): Rest;
  /** Takes a buffer of output that nobody needs any more. */
  reuse?(buffer: ArrayBuffer): void;
}

export interface BatchOptions<Totals> {
  readonly write: ((bytes: Uint8Array) => unknown) | null;
  /** Whether the buffers that `write` was given may be reused. */
  readonly reuse: boolean;
  readonly onProgress: ((progress: Totals & RunProgress) => void) | null;
}

/** The part of a connection that a batch needs; each has a host of its own. */
export type Caller = Pick<Connection, 'call' | 'abandon'>;

export class Batch<Totals extends { puzzles: number }, Rest> {
  readonly #work: Work<Totals, Rest>;
  readonly #options: BatchOptions<Totals>;
  /** Size of the next chunk. */
  #size: number;
  readonly #stop = new AbortController();
  readonly #chunks: AsyncGenerator<Chunk, void>;
  #connections: readonly Caller[] = [];
  /** Answers that wait for an earlier one to be written, by the number of their chunk. */
  readonly #waiting = new Map<number, { answer: Answered; size: number; end: number }>();
  /** Wakes lanes that wait for room or for the end of a pause. */
  #sleepers: (() => void)[] = [];
  /** Numbers of chunks that were begun, and of answers that were written. */
  #begun = 0;
  #written = 0;
  /** Size of the chunks that were begun and are not written yet. */
  #ahead = 0;
  #isWriting = false;
  /** Settles when the current (or last) writing ends. */
  #writing = Promise.resolve();
  #paused = false;
  /** Start time, shifted by all pauses; and start of the last pause. */
  #since = performance.now();
  #pausedAt = 0;
  #reportAt = 0;
  #totals: Totals;
  /** Size of the work that is written. */
  #done = 0;
  #collected: Uint8Array[] = [];

  constructor(work: Work<Totals, Rest>, options: BatchOptions<Totals>) {
    this.#work = work;
    this.#options = options;
    this.#size = work.pace.first;
    this.#totals = work.nothing;
    this.#chunks = work.chunks(
      () => this.#size,
      this.#stop.signal,
      (toCalls) => this.#call({ toCalls }, this.#connections[0]!),
    );
  }

  /** Rejects with the reason for which it stopped; `result` then says how far it came. */
  async run(connections: readonly Caller[]): Promise<void> {
    const { signal } = this.#stop;
    this.#connections = connections;
    await Promise.resolve(); // a caller may pause before anything begins
    const lanes = connections.flatMap((connection) =>
      Array.from({ length: LANES }, () =>
        this.#runLane(connection).catch((error) => this.stop(error)),
      ),
    );
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (signal.aborted) reject(signal.reason);
    });
    await Promise.race([stopped, Promise.all(lanes)]);
    signal.throwIfAborted();
    this.#report(0);
  }

  stop(reason: unknown): void {
    this.#stop.abort(reason);
    for (const connection of this.#connections) connection.abandon(this, reason);
    this.#wake();
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#pausedAt = performance.now();
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#since += performance.now() - this.#pausedAt;
    this.#wake();
  }

  /** The result so far. */
  async result(): Promise<Totals & Rest & RunResult> {
    await this.#writing.catch(() => undefined);
    return {
      ...this.#work.copy(this.#totals),
      ...this.#work.toRest(this.#done),
      bytes: await this.#join(),
      complete: !this.#stop.signal.aborted,
    };
  }

  async #runLane(connection: Caller): Promise<void> {
    const { signal } = this.#stop;
    const { ahead, pace } = this.#work;
    const most = ahead * this.#connections.length;
    for (;;) {
      while (!signal.aborted && (this.#paused || this.#ahead >= most)) {
        await new Promise<void>((resolve) => this.#sleepers.push(resolve));
      }
      if (signal.aborted) return;
      const number = this.#begun++;
      const { value: chunk } = await this.#chunks.next();
      if (chunk === undefined) return;
      const { size, end } = chunk;
      this.#ahead += size;
      const since = performance.now();
      const answer = chunk.toAnswer(await this.#call(chunk, connection));
      this.#size = pace.next(this.#size, size, performance.now() - since);
      this.#waiting.set(number, { answer, size, end });
      if (!this.#isWriting) await (this.#writing = this.#writeAnswers());
    }
  }

  /** Makes calls, such as those of a chunk, again if the host crashes, and on the first connection if the host cannot start. */
  async #call(chunk: Pick<Chunk, 'toCalls'>, connection: Caller): Promise<unknown[]> {
    const { signal } = this.#stop;
    const spare = this.#connections[0]!;
    for (let crashes = 1; ; ++crashes) {
      try {
        signal.throwIfAborted();
        // (Without the signal: each call would listen to it. `stop` abandons them.)
        const calls = chunk.toCalls().map((invocation) => connection.call(this, invocation, null));
        return await Promise.all(calls);
      } catch (error) {
        const crashed = error instanceof JiugongError && CRASHES.has(error.code);
        const refused = !(error instanceof JiugongError) && connection !== spare;
        if (signal.aborted || crashes === MAX_CRASHES || !(crashed || refused)) throw error;
        if (refused) connection = spare;
      }
    }
  }

  /** Writes the answers whose turn it is. */
  async #writeAnswers(): Promise<void> {
    const { write, reuse } = this.#options;
    const { signal } = this.#stop;
    this.#isWriting = true;
    for (;;) {
      const next = this.#waiting.get(this.#written);
      if (next === undefined || signal.aborted) break;
      this.#waiting.delete(this.#written);
      const { bytes } = next.answer;
      if (write === null) this.#collected.push(bytes);
      else await write(bytes);
      if (reuse && write !== null) this.#work.reuse?.(bytes.buffer as ArrayBuffer);
      this.#totals = this.#work.add(this.#totals, next.answer);
      this.#done = next.end;
      this.#ahead -= next.size;
      ++this.#written;
      this.#wake();
      this.#report(PAUSE);
    }
    this.#isWriting = false;
  }

  #wake(): void {
    const sleepers = this.#sleepers;
    this.#sleepers = [];
    for (const wake of sleepers) wake();
  }

  #report(pause: number): void {
    const { onProgress } = this.#options;
    const now = performance.now();
    if (onProgress === null || now < this.#reportAt + pause) return;
    this.#reportAt = now;
    const until = this.#paused ? this.#pausedAt : now;
    const seconds = Math.max(until - this.#since, 1) / 1000;
    onProgress({
      ...this.#work.copy(this.#totals),
      done: this.#done,
      total: this.#work.total,
      perSecond: this.#totals.puzzles / seconds,
    });
  }

  /** Joins the collected answers, with pauses for the other events of the thread. */
  async #join(): Promise<Uint8Array> {
    const pieces = this.#collected;
    this.#collected = [];
    if (pieces.length === 1) return pieces[0]!;
    const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
    let size = 0;
    let copied = 0;
    for (const [at, piece] of pieces.entries()) {
      all.set(piece, size);
      size += piece.length;
      pieces[at] = all.subarray(0, 0); // releases its memory
      if ((copied += piece.length) < COPIED) continue;
      copied = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return all;
  }
}
