/** Solves a file on several connections at once: part by part, answered in order, with bounded memory. */
import type { Json } from 'jiugong:module';
import type { Connection } from '../connection';
import { JiugongError } from '../error';
import type { ManyFormat, ManyProgress, ManyResult } from '../many';
import type { Invocation } from '../protocol';
import { MOST, PACE, type Pace, type Part, cutParts } from './parts';
import type { Source } from './pieces';
import { NOTHING, type PartCounts, addPart } from './tally';

/** Parts under way on each connection: while one travels, the other is solved. */
const LANES = 2;

/**
 * Bytes for each connection that may be under way or wait for an answer before theirs: four of the largest parts,
 * or so many small ones that nobody waits for a worker that is only beginning.
 */
const AHEAD = 4 * MOST;

/** How often a host may die with the same part. */
const MOST_DEATHS = 3;

/** Milliseconds between two reports. */
const PAUSE = 100;

/** Bytes that are copied before other events get their turn. */
const COPIED = 2 ** 22;

export interface BatchOptions {
  readonly format: ManyFormat;
  readonly limit: number;
  readonly write: ((bytes: Uint8Array) => unknown) | null;
  /** Whether bytes that were written may be overwritten. */
  readonly reuse: boolean;
  readonly onProgress: ((progress: ManyProgress) => void) | null;
}

/** What makes the calls: a host of its own for each. */
export type Caller = Pick<Connection, 'call'>;

/** What the host answers to a part. */
export type PartAnswer = Json<PartCounts> & { bytes: Uint8Array };

export class Batch {
  readonly #source: Source;
  readonly #options: BatchOptions;
  readonly #pace: Pace;
  /** Bytes of the next part. */
  #size: number;
  readonly #stop = new AbortController();
  /** Memory for parts, to be used again. */
  readonly #free: Uint8Array[] = [];
  /** And for what is sent. */
  readonly #sendable: ArrayBuffer[] = [];
  readonly #parts: AsyncGenerator<Part, void>;
  /** Answers that wait for one before them, by the number of their part. */
  readonly #waiting = new Map<number, { answer: PartAnswer; size: number; end: number }>();
  /** Those who wait for something to change. */
  #sleepers: (() => void)[] = [];
  /** Parts that have begun, and those whose answers are written. */
  #begun = 0;
  #written = 0;
  /** Bytes of those that have begun and are not written. */
  #ahead = 0;
  #isWriting = false;
  /** The end of what is or was being written. */
  #writing = Promise.resolve();
  #paused = false;
  /** When it began, later by all pauses; and when the last pause did. */
  #since = performance.now();
  #pausedAt = 0;
  #reportAt = 0;
  #tally = NOTHING;
  /** Bytes that are answered. */
  #read = 0;
  #collected: Uint8Array[] = [];

  constructor(source: Source, options: BatchOptions, pace: Pace = PACE) {
    this.#pace = pace;
    this.#size = pace.first;
    this.#source = source;
    this.#options = options;
    this.#parts = cutParts(source.read(this.#stop.signal), () => this.#size, this.#free);
  }

  /** Rejects with what stopped it; `result` then tells how far it came. */
  async run(connections: readonly Caller[]): Promise<void> {
    const { signal } = this.#stop;
    const lanes = connections.flatMap((connection) =>
      Array.from({ length: LANES }, () =>
        this.#solveParts(connection, connections).catch((error) => this.stop(error)),
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

  /** What is done. */
  async result(): Promise<ManyResult> {
    await this.#writing.catch(() => undefined);
    const { errors, ...counts } = this.#tally;
    return {
      ...counts,
      bytes: await this.#join(),
      errors: [...errors],
      complete: !this.#stop.signal.aborted,
      read: this.#read,
    };
  }

  async #solveParts(connection: Caller, connections: readonly Caller[]): Promise<void> {
    const { signal } = this.#stop;
    const most = AHEAD * connections.length;
    for (;;) {
      while (!signal.aborted && (this.#paused || this.#ahead >= most)) {
        await new Promise<void>((resolve) => this.#sleepers.push(resolve));
      }
      if (signal.aborted) return;
      const number = this.#begun++;
      const { value: part } = await this.#parts.next();
      if (part === undefined) return;
      this.#ahead += part.bytes.length;
      const since = performance.now();
      const answer = await this.#solve(part, number === 0, connection, connections[0]!);
      this.#size = this.#pace.next(this.#size, part.bytes.length, performance.now() - since);
      this.#free.push(new Uint8Array(part.bytes.buffer));
      this.#waiting.set(number, { answer, size: part.bytes.length, end: part.end });
      if (!this.#isWriting) await (this.#writing = this.#writeAnswers());
    }
  }

  /** Solves a part, again where its host dies; on `spare` where none can be started. */
  async #solve(
    { bytes }: Part,
    first: boolean,
    connection: Caller,
    spare: Caller,
  ): Promise<PartAnswer> {
    const { format, limit } = this.#options;
    for (let deaths = 1; ; ++deaths) {
      try {
        const invocation: Invocation = ['solveMany', this.#copy(bytes), format, limit, first];
        return (await connection.call(this, invocation, this.#stop.signal)) as PartAnswer;
      } catch (error) {
        const died = error instanceof JiugongError && error.code === 'internal';
        const refused = !(error instanceof JiugongError) && connection !== spare;
        if (this.#stop.signal.aborted || deaths === MOST_DEATHS || !(died || refused)) throw error;
        if (refused) connection = spare;
      }
    }
  }

  /** What is sent is gone, so it is a copy: into memory that came back, since other memory takes longer to get than to fill. */
  #copy(bytes: Uint8Array): Uint8Array {
    const memory = this.#sendable.pop();
    if (memory === undefined || memory.byteLength < bytes.length) return bytes.slice();
    const copy = new Uint8Array(memory, 0, bytes.length);
    copy.set(bytes);
    return copy;
  }

  /** Writes what is next, as far as it is there. */
  async #writeAnswers(): Promise<void> {
    const { write, reuse } = this.#options;
    const { signal } = this.#stop;
    this.#isWriting = true;
    for (;;) {
      const next = this.#waiting.get(this.#written);
      if (next === undefined || signal.aborted) break;
      this.#waiting.delete(this.#written);
      const { bytes, ...counts } = next.answer;
      if (write === null) this.#collected.push(bytes);
      else await write(bytes);
      if (reuse && write !== null) this.#sendable.push(bytes.buffer as ArrayBuffer);
      this.#tally = addPart(this.#tally, counts);
      this.#read = next.end;
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
    const { errors, ...counts } = this.#tally;
    const until = this.#paused ? this.#pausedAt : now;
    const seconds = Math.max(until - this.#since, 1) / 1000;
    onProgress({
      ...counts,
      histogram: [...counts.histogram],
      errors: [...errors],
      done: this.#read,
      total: this.#source.total,
      perSecond: counts.puzzles / seconds,
    });
  }

  /** The collected answers in one piece; a long one is put together with pauses for other events. */
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
      pieces[at] = all.subarray(0, 0); // its memory is free to go
      if ((copied += piece.length) < COPIED) continue;
      copied = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return all;
  }
}
